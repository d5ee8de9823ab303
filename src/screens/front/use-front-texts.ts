// The front page's texts in the language that is spoken.

import { textHook } from '../client/use-texts.ts';
import { textsOf } from '../texts/load-texts.ts';

export const frontTexts = textsOf('front');

export const useFrontTexts = textHook(language => frontTexts(language).texts);
