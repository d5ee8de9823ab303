// The sheet's texts in the language that is spoken.

import { textHook } from '../../client/use-texts.ts';
import type { ScreenTexts } from '../../texts/index.ts';
import { textsOf } from '../../texts/load-texts.ts';

export type ActWord = keyof ScreenTexts['acts']['texts'];

/** What acts and their groups are called on their keys, and what is asked for. */
export const actTexts = textsOf('acts');

export const useActTexts = textHook(language => actTexts(language).texts);
