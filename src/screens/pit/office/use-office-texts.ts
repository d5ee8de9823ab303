// The texts of inbox, bans and cash desk in the language that is spoken.

import { textHook } from '../../client/use-texts.ts';
import { textsOf } from '../../texts/load-texts.ts';

export const useOfficeTexts = textHook(textsOf('office'));
