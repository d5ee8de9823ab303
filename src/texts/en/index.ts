// English.

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
  locale: 'en-AU',
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
  odds: '{pays} to {to}',
  bet: {
    early: 'early {bet}',
    late: 'late {bet}',
    length: '{bet} of {number}',
    position: '{bet} at position {number}',
  },
  laid: { item: '{area}={cents}', join: ', ' },
  counts: { range: '{least} to {most}' },
  card: card => card,
};
