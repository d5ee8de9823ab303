// English.

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
