// The languages of the screens, and money and numbers as each writes them.

import { type Language } from '../../texts/languages.ts';
import { EVERY_SCREEN as english, type ScreenTexts } from '../../texts/en/screens/every-screen.ts';
import { EVERY_SCREEN as simplified } from '../../texts/zh-Hans/screens/every-screen.ts';
import { EVERY_SCREEN as traditional } from '../../texts/zh-Hant/screens/every-screen.ts';

export type { ScreenTextName, ScreenTexts } from '../../texts/en/screens/every-screen.ts';
export { type Language, LANGUAGE_NAMES, LANGUAGES } from '../../texts/languages.ts';

export const SCREEN_TEXTS: Readonly<Record<Language, ScreenTexts>> = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-AU',
  'zh-Hans': 'zh-CN',
  'zh-Hant': 'zh-HK',
};

const moneyOf = (language: Language) =>
  new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });

// Made once: a terminal writes fifty sums at every touch, and making one is dear.
const MONEY: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: moneyOf('en'),
  'zh-Hans': moneyOf('zh-Hans'),
  'zh-Hant': moneyOf('zh-Hant'),
};

/** '1,240.00' in the reader's own way; the currency stands on the limit sign. */
export const moneyText = (language: Language, cents: number): string =>
  MONEY[language].format(cents / 100);

type Sentence = (player: number, banker: number) => string;

const RESULTS: Readonly<Record<Language, Readonly<Record<Outcome, Sentence>>>> = {
  en: {
    player: (player, banker) => `Player wins, ${player} over ${banker}`,
    banker: (player, banker) => `Banker wins, ${banker} over ${player}`,
    tie: player => `Tie, ${player} each`,
  },
  'zh-Hans': {
    player: (player, banker) => `闲赢，闲\u00a0${player}\u00a0点，庄\u00a0${banker}\u00a0点`,
    banker: (player, banker) => `庄赢，庄\u00a0${banker}\u00a0点，闲\u00a0${player}\u00a0点`,
    tie: player => `和局，各\u00a0${player}\u00a0点`,
  },
  'zh-Hant': {
    player: (player, banker) => `閒贏，閒\u00a0${player}\u00a0點，莊\u00a0${banker}\u00a0點`,
    banker: (player, banker) => `莊贏，莊\u00a0${banker}\u00a0點，閒\u00a0${player}\u00a0點`,
    tie: player => `和局，各\u00a0${player}\u00a0點`,
  },
};

export type Outcome = 'player' | 'banker' | 'tie';

/** 'Banker wins, 7 over 4', for the eye and for the ear. */
export const resultText = (language: Language, result: Outcome, ...counts: [number, number]) =>
  RESULTS[language][result](...counts);

/** The language that a browser asks for first. */
export function languageAsked(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const lower = tag.toLowerCase();
    if (lower.startsWith('zh')) return /hant|tw|hk|mo/.test(lower) ? 'zh-Hant' : 'zh-Hans';
    if (lower.startsWith('en')) return 'en';
  }
  return 'en';
}
