// Portuguese.

import type { Texts } from '../texts.ts';
import { CARDS } from './reasons/cards.ts';
import { CORRECTIONS } from './reasons/corrections.ts';
import { HOUSE } from './reasons/house.ts';
import { LACKS } from './reasons/lacks.ts';
import { NAMES } from './names.ts';
import { PEOPLE } from './reasons/people.ts';
import { REPORTS } from './reasons/reports.ts';
import { SERVER } from './reasons/server.ts';
import { SETTLEMENT, SHOWN } from './reasons/settlement.ts';
import { SETUPS } from './reasons/setups.ts';
import { STORY } from './reasons/story.ts';
import { TOURNAMENT } from './reasons/tournament.ts';
import { WAGERS } from './reasons/wagers.ts';

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
