// The pit's texts in the language that is spoken.

import { textHook } from '../client/use-texts.ts';
import { textsOf } from '../texts/load-texts.ts';

export const usePitTexts = textHook(textsOf('pit'));
