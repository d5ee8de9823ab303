// What a coup must show for a line of the odds to pay, in three languages.

import type { OddsOnSign } from '../../wire/index.ts';
import type { Language } from './index.ts';

type Fact = NonNullable<OddsOnSign['when']>;
type Line = readonly [en: string, hans: string, hant: string];

const winsBy = (margin: number): readonly [Line, Line] => [
  [`Player wins by ${margin}`, `闲净胜 ${margin} 点`, `閒淨勝 ${margin} 點`],
  [`Banker wins by ${margin}`, `庄净胜 ${margin} 点`, `莊淨勝 ${margin} 點`],
];

const [[player4, banker4], [player5, banker5], [player6, banker6]] = [
  winsBy(4),
  winsBy(5),
  winsBy(6),
];
const [[player7, banker7], [player8, banker8], [player9, banker9]] = [
  winsBy(7),
  winsBy(8),
  winsBy(9),
];

const FACTS: Readonly<Record<Fact, Line>> = {
  'player-wins': ['Player wins', '闲赢', '閒贏'],
  'banker-wins': ['Banker wins', '庄赢', '莊贏'],
  tie: ['Tie', '和局', '和局'],
  'banker-wins-with-six': ['Banker wins with 6', '庄以 6 点赢', '莊以 6 點贏'],
  'banker-does-not-win-with-six': [
    'Banker does not win with 6',
    '庄没有以 6 点赢',
    '莊沒有以 6 點贏',
  ],
  'natural-tie': ['Tie of naturals', '例牌和局', '例牌和局'],
  'player-wins-with-natural': ['Player wins with a natural', '闲以例牌赢', '閒以例牌贏'],
  'banker-wins-with-natural': ['Banker wins with a natural', '庄以例牌赢', '莊以例牌贏'],
  'player-wins-by-4': player4,
  'player-wins-by-5': player5,
  'player-wins-by-6': player6,
  'player-wins-by-7': player7,
  'player-wins-by-8': player8,
  'player-wins-by-9': player9,
  'banker-wins-by-4': banker4,
  'banker-wins-by-5': banker5,
  'banker-wins-by-6': banker6,
  'banker-wins-by-7': banker7,
  'banker-wins-by-8': banker8,
  'banker-wins-by-9': banker9,
  'player-wins-with-three-card-8-or-9': [
    'Player wins with 8 or 9 in three cards',
    '闲以三张牌 8 或 9 点赢',
    '閒以三張牌 8 或 9 點贏',
  ],
  'banker-wins-with-three-card-8-or-9': [
    'Banker wins with 8 or 9 in three cards',
    '庄以三张牌 8 或 9 点赢',
    '莊以三張牌 8 或 9 點贏',
  ],
  'banker-wins-with-two-card-6': [
    'Banker wins with 6 in two cards',
    '庄以两张牌 6 点赢',
    '莊以兩張牌 6 點贏',
  ],
  'banker-wins-with-three-card-6': [
    'Banker wins with 6 in three cards',
    '庄以三张牌 6 点赢',
    '莊以三張牌 6 點贏',
  ],
  'banker-wins-with-three-card-7': [
    'Banker wins with 7 in three cards',
    '庄以三张牌 7 点赢',
    '莊以三張牌 7 點贏',
  ],
  'player-wins-with-three-card-8': [
    'Player wins with 8 in three cards',
    '闲以三张牌 8 点赢',
    '閒以三張牌 8 點贏',
  ],
  'player-pair': ['Player’s first two are a pair', '闲首两张为对子', '閒首兩張為對子'],
  'banker-pair': ['Banker’s first two are a pair', '庄首两张为对子', '莊首兩張為對子'],
  'player-mixed-pair': [
    'Mixed pair: same rank',
    '混合对：牌面相同，颜色不同',
    '混合對：牌面相同，顏色不同',
  ],
  'player-coloured-pair': ['Coloured pair: same colour', '同色对', '同色對'],
  'player-perfect-pair': ['Perfect pair: same suit', '完美对子：同花色', '完美對子：同花色'],
  'banker-mixed-pair': [
    'Mixed pair: same rank',
    '混合对：牌面相同，颜色不同',
    '混合對：牌面相同，顏色不同',
  ],
  'banker-coloured-pair': ['Coloured pair: same colour', '同色对', '同色對'],
  'banker-perfect-pair': ['Perfect pair: same suit', '完美对子：同花色', '完美對子：同花色'],
};

const PLACES: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, 'zh-Hans': 1, 'zh-Hant': 2 };

export const factText = (language: Language, fact: Fact): string => FACTS[fact][PLACES[language]];
