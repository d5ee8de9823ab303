// The lab's texts in the language that is spoken.

import { textHook } from '../screens/client/use-texts.ts';
import { textsOf } from '../screens/texts/load-texts.ts';

export const useLabTexts = textHook(textsOf('lab'));
