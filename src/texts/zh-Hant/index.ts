// Traditional Chinese, written for Macau.

import type { Texts } from '../texts.ts';
import { cardSign } from '../card-sign.ts';
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
  locale: 'zh-HK',
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
  odds: '{to} 賠 {pays}',
  bet: {
    early: '前段{bet}',
    late: '後段{bet}',
    length: '{bet} {number} 局',
    position: '{bet}（{number} 號座位）',
  },
  laid: { item: '{wager} {stake}', join: '、' },
  counts: { range: '{least} 至 {most}' },
  card: cardSign,
};
