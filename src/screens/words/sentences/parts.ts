// Parts of sentences that the house fills in, in both Chinese scripts.

import type { Both } from './both.ts';

type Part = Readonly<Record<string, Both>>;

/** What a coup showed. */
export const SHOWN: Part = {
  'Tie at {number}': ['和局，各 {0} 点', '和局，各 {0} 點'],
  'Player wins {number} to {number}': ['闲赢，闲 {0} 点，庄 {1} 点', '閒贏，閒 {0} 點，莊 {1} 點'],
  'Banker wins {number} to {number}': ['庄赢，庄 {0} 点，闲 {1} 点', '莊贏，莊 {0} 點，閒 {1} 點'],
  '{shown} with a natural': ['{0}，以例牌赢', '{0}，以例牌贏'],
  '{shown}, by {number} points without a natural': [
    '{0}，非例牌，相差 {1} 点',
    '{0}，非例牌，相差 {1} 點',
  ],
  '{shown} with three cards': ['{0}，以三张牌赢', '{0}，以三張牌贏'],
  '{shown} with two cards': ['{0}，以两张牌赢', '{0}，以兩張牌贏'],
  "{side}'s first two cards are no pair": ['{0}首两张不成对', '{0}首兩張不成對'],
  '{side} opens with a mixed pair': ['{0}首两张为混合对', '{0}首兩張為混合對'],
  '{side} opens with a coloured pair': ['{0}首两张为同色对', '{0}首兩張為同色對'],
  '{side} opens with a perfect pair': ['{0}首两张为完美对子', '{0}首兩張為完美對子'],
  'Banker wins with 6': ['庄以 6 点赢', '莊以 6 點贏'],
  '{shown}, no Banker win with 6': ['{0}，庄没有以 6 点赢', '{0}，莊沒有以 6 點贏'],
  'Natural tie at {number}': ['例牌和局，各 {0} 点', '例牌和局，各 {0} 點'],
  'The coup went against it': ['本局结果相反', '本局結果相反'],
  'The shoe is over': ['本靴已完', '本靴已完'],
};

/** Who won so often. */
export const ROWS: Part = {
  'Tie {times} in a row': ['连续和局{0}', '連續和局{0}'],
  '{side} won {times} in a row': ['{0}连赢{1}', '{0}連贏{1}'],
  '{side} won {times} in a row and the shoe ended': [
    '{0}连赢{1}，本靴已完',
    '{0}連贏{1}，本靴已完',
  ],
  '{side} won {times} in a row since it was laid': ['自下注起{0}连赢{1}', '自下注起{0}連贏{1}'],
  '{side} won {times} in a row since it was laid and the shoe ended': [
    '自下注起{0}连赢{1}，本靴已完',
    '自下注起{0}連贏{1}，本靴已完',
  ],
  'The nominated side won {times} in a row ({sides})': [
    '指定一方连赢{0}（{1}）',
    '指定一方連贏{0}（{1}）',
  ],
};

/** What is paid. */
export const PAYMENTS: Part = {
  '{number}% of the stake': ['赔注码的 {0}%', '賠注碼的 {0}%'],
  half: ['赔半数', '賠半數'],
  '{number} to {number}': ['{1} 赔 {0}', '{1} 賠 {0}'],
  '{number} to {number} less {number}% commission': [
    '{1} 赔 {0}，扣 {2}% 佣金',
    '{1} 賠 {0}，扣 {2}% 佣金',
  ],
  '{number} to {number} less {number}% commission and {number}% of what is above the differential':
    [
      '{1} 赔 {0}，扣 {2}% 佣金及超出差额限红部分的 {3}%',
      '{1} 賠 {0}，扣 {2}% 佣金及超出差額限紅部分的 {3}%',
    ],
  '{number} to {number} less {number}% of what is above the differential': [
    '{1} 赔 {0}，扣超出差额限红部分的 {2}%',
    '{1} 賠 {0}，扣超出差額限紅部分的 {2}%',
  ],
};

/** How often. */
export const TIMES: Part = {
  'not once': ['零次', '零次'],
  once: ['一次', '一次'],
  twice: ['两次', '兩次'],
  'three times': ['三次', '三次'],
  'four times': ['四次', '四次'],
  'five times': ['五次', '五次'],
  '{number} times': [' {0} 次', ' {0} 次'],
};
