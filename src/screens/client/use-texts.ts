// A hook for the texts of one part, in the language that is spoken, their blanks filled.

import { filled } from '../../texts/filled.ts';
import type { Language } from '../texts/index.ts';
import { useSettings } from './settings.tsx';

export type TextIn<Name extends string> = (
  name: Name,
  ...values: readonly (string | number)[]
) => string;

/** A text by its name, in a language. */
export const textIn =
  <Name extends string>(texts: Readonly<Record<Name, string>>): TextIn<Name> =>
  (name, ...values) =>
    filled(texts[name], values);

export const textHook =
  <Name extends string>(textsIn: (language: Language) => Readonly<Record<Name, string>>) =>
  (): TextIn<Name> =>
    textIn(textsIn(useSettings().language));
