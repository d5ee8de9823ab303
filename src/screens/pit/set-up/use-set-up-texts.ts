// The texts of setting a house up, in the language that is spoken.

import { useSettings } from '../../client/settings.tsx';
import { textIn, type TextIn } from '../../client/use-texts.ts';
import type { ScreenTexts } from '../../texts/index.ts';
import { textsOf } from '../../texts/load-texts.ts';

export const setUpTexts = textsOf('setUp');

type SetUpTexts = ScreenTexts['setUp'];
type Plain = { [Name in keyof SetUpTexts]: SetUpTexts[Name] extends string ? Name : never };
export type SetUpWord = Plain[keyof SetUpTexts];

/** The plain ones among them; steps, fields and choices are looked up by their own names. */
export function useSetUpTexts(): TextIn<SetUpWord> {
  return textIn<SetUpWord>(setUpTexts(useSettings().language));
}
