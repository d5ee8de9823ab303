// The texts of surveillance and the inspector in the language that is spoken.

import { textHook } from '../client/use-texts.ts';
import { textsOf } from '../texts/load-texts.ts';

export const useOversightTexts = textHook(textsOf('oversight'));
