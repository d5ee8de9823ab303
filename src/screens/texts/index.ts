// Money, times and results as each language writes them.

import { type Language, languageFolder } from '../../texts/languages.ts';
import { filled } from '../../texts/filled.ts';
import { textsOf } from './load-texts.ts';

export type { ScreenTexts } from '../../texts/screen-texts.ts';
export { type Language, LANGUAGES } from '../../texts/languages.ts';

const names = textsOf('names');

// Kept: a terminal writes fifty sums at every touch, and making a format is dear.
const formats = new Map<Language, Intl.NumberFormat>();

function moneyFormat(language: Language): Intl.NumberFormat {
  const { locale } = languageFolder(language);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const format = formats.get(language) ?? new Intl.NumberFormat(locale, digits);
  formats.set(language, format);
  return format;
}

/** '1,240.00' in the reader's own way; the currency stands on the limit sign. */
export const moneyText = (language: Language, cents: number): string =>
  moneyFormat(language).format(cents / 100);

/** '9:05 pm', '21:05', '下午9:05': hours and minutes. */
export const timeText = (language: Language, time: number): string =>
  new Intl.DateTimeFormat(languageFolder(language).locale, {
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);

/** 'Banker wins, 7 over 4', for the eye and for the ear. */
export const resultText = (
  language: Language,
  result: 'player' | 'banker' | 'tie',
  ...counts: readonly [player: number, banker: number]
): string => filled(names(language).results[result], counts);
