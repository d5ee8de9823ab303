// What the odds sign says of a coup, in three languages: 'with 6', 'by 9', 'natural'.

import type { Language } from './index.ts';

interface SignTexts {
  /** Before a ladder of points won by, and of coups in a row. */
  readonly by: string;
  readonly inARow: string;
  readonly push: string;
  readonly lose: string;
  readonly less: (percent: string) => string;
  readonly facts: Readonly<Record<string, string>>;
}

const english: SignTexts = {
  by: 'by points',
  inARow: 'in a row',
  push: 'returned',
  lose: 'loses',
  less: percent => `less ${percent}`,
  facts: {
    tie: 'tie',
    'natural-tie': 'natural tie',
    'wins-with-six': 'with 6',
    'does-not-win-with-six': 'no Banker 6',
    'wins-with-natural': 'natural',
    'wins-with-three-card-8-or-9': '8 or 9 of three cards',
    'wins-with-two-card-6': '6 of two cards',
    'wins-with-three-card-6': '6 of three cards',
    'wins-with-three-card-7': '7 of three cards',
    'wins-with-three-card-8': '8 of three cards',
    'mixed-pair': 'mixed',
    'coloured-pair': 'one colour',
    'perfect-pair': 'one suit',
  },
};

const simplified: SignTexts = {
  by: '净胜',
  inARow: '连续局数',
  push: '退回',
  lose: '输',
  less: percent => `抽佣 ${percent}`,
  facts: {
    tie: '和局',
    'natural-tie': '例牌和局',
    'wins-with-six': '6 点赢',
    'does-not-win-with-six': '除庄 6 点赢外',
    'wins-with-natural': '例牌赢',
    'wins-with-three-card-8-or-9': '三张牌 8 或 9 点',
    'wins-with-two-card-6': '两张牌 6 点',
    'wins-with-three-card-6': '三张牌 6 点',
    'wins-with-three-card-7': '三张牌 7 点',
    'wins-with-three-card-8': '三张牌 8 点',
    'mixed-pair': '不同色',
    'coloured-pair': '同色',
    'perfect-pair': '同花色',
  },
};

const traditional: SignTexts = {
  by: '淨勝',
  inARow: '連續局數',
  push: '退回',
  lose: '輸',
  less: percent => `抽佣 ${percent}`,
  facts: {
    tie: '和局',
    'natural-tie': '例牌和局',
    'wins-with-six': '6 點贏',
    'does-not-win-with-six': '除莊 6 點贏外',
    'wins-with-natural': '例牌贏',
    'wins-with-three-card-8-or-9': '三張牌 8 或 9 點',
    'wins-with-two-card-6': '兩張牌 6 點',
    'wins-with-three-card-6': '三張牌 6 點',
    'wins-with-three-card-7': '三張牌 7 點',
    'wins-with-three-card-8': '三張牌 8 點',
    'mixed-pair': '不同色',
    'coloured-pair': '同色',
    'perfect-pair': '同花色',
  },
};

export const SIGN_TEXTS: Readonly<Record<Language, SignTexts>> = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

/** What the figures of a ladder count: coups in a row, or points won by. */
export const ladderText = (language: Language, ofCoups: boolean): string =>
  SIGN_TEXTS[language][ofCoups ? 'inARow' : 'by'];

/** '8:1', '5%', 'returned': a price as it stands on the sign. */
export function paysShort(
  language: Language,
  pays: readonly [pays: number, to: number] | 'push' | 'lose',
): string {
  if (pays === 'push' || pays === 'lose') return SIGN_TEXTS[language][pays];
  const [won, to] = pays;
  // Odds go by small figures; shares of a stake or of winnings by the hundred.
  return to < 100 ? `${won}:${to}` : `${(100 * won) / to}%`;
}
