// Traditional Chinese, written for Macau.

import type { Texts } from '../texts.ts';
import { cardSign } from '../card-sign.ts';
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
