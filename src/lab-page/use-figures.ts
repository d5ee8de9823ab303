// Figures as each language writes them.

import { useMemo } from 'react';
import { parseFraction, toNumber } from '../rules/fraction.ts';
import { languageFolder } from '../texts/languages.ts';
import { useSettings } from '../screens/client/settings.tsx';

/** An exact fraction as a number to look at. */
export function fractionTextToNumber(text: string): number {
  const exact = parseFraction(text);
  return exact === undefined ? Number.NaN : toNumber(exact);
}

export interface FigureFormats {
  readonly percent: (part: number, places?: number) => string;
  readonly decimal: (value: number, places: number) => string;
  readonly whole: (value: number | bigint) => string;
}

export function useFigures(): FigureFormats {
  const { language } = useSettings();
  return useMemo(() => {
    const { locale } = languageFolder(language);
    const fixed = (places: number) => ({
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
    return {
      percent: (part, places = 4) =>
        part.toLocaleString(locale, { style: 'percent', ...fixed(places) }),
      decimal: (value, places) => value.toLocaleString(locale, fixed(places)),
      whole: value => value.toLocaleString(locale),
    };
  }, [language]);
}
