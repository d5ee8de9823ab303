// Portuguese.

import type { Texts } from '../texts.ts';
import { CARDS } from './cards.ts';
import { CORRECTIONS } from './corrections.ts';
import { HOUSE } from './house.ts';
import { LACKS } from './lacks.ts';
import { NAMES } from './names.ts';
import { PEOPLE } from './people.ts';
import { REPORTS } from './reports.ts';
import { SERVER } from './server.ts';
import { SETTLEMENT, SHOWN } from './settlement.ts';
import { SETUPS } from './setups.ts';
import { STORY } from './story.ts';
import { TOURNAMENT } from './tournament.ts';
import { WAGERS } from './wagers.ts';

export const TEXTS: Texts = {
  locale: 'pt-PT',
  reasons: {
    ...WAGERS,
    ...PEOPLE,
    ...CARDS,
    ...REPORTS,
    ...SETUPS,
    ...CORRECTIONS,
    ...STORY,
    ...TOURNAMENT,
    ...LACKS,
    ...HOUSE,
    ...SERVER,
    ...SETTLEMENT,
    'as-written': '{note}',
  },
  names: NAMES,
  shown: SHOWN,
  odds: '{pays} para {to}',
  bet: {
    early: '{bet} inicial',
    late: '{bet} tardia',
    length: '{bet} de {number}',
    position: '{bet} na posição {number}',
  },
  laid: { item: '{wager} {stake}', join: ', ' },
  counts: { range: '{least} a {most}' },
  card: card => card,
};
