// How the readers of a tournament's conditions write sums and times.

import type { ConditionsFormat } from '../../tournament/index.ts';
import { type Language, languageFolder } from '../../texts/languages.ts';

const FACE_VALUE = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** '$1,250.00 AUD', '30,000.00', 'Saturday 14 November 2026 at 7:00 pm'. */
export function conditionsFormatOf(language: Language, zone: string): ConditionsFormat {
  const { locale } = languageFolder(language);
  const sums = new Intl.NumberFormat(locale, FACE_VALUE);
  const times = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  });
  return {
    chips: cents => sums.format(cents / 100),
    money: (cents, currency) => `$${sums.format(cents / 100)} ${currency}`.trim(),
    time: at => times.format(at),
  };
}
