// The cash desk's texts in the language that is spoken.

import { textHook } from '../../client/use-texts.ts';
import type { ScreenTexts } from '../../texts/index.ts';
import { textsOf } from '../../texts/load-texts.ts';

export type CageWord = keyof ScreenTexts['cage'];

export const useCageTexts = textHook(textsOf('cage'));
