// English.

import type { Texts } from '../texts.ts';
import { CARDS } from './cards.ts';
import { CORRECTIONS } from './corrections.ts';
import { HOUSE } from './house.ts';
import { LACKS } from './lacks.ts';
import { NAMES } from './names.ts';
import { PEOPLE } from './people.ts';
import { REPORTS } from './reports.ts';
import { SETUPS } from './setups.ts';
import { STORY } from './story.ts';
import { TOURNAMENT } from './tournament.ts';
import { WAGERS } from './wagers.ts';

export const ENGLISH: Texts = {
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
    'as-written': '{note}',
  },
  names: NAMES,
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
