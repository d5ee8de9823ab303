// What the house tells, in the language that is spoken.

import type { HouseReason } from '../../wire/index.ts';
import type { Language } from './index.ts';
import { codeText } from './code-text.ts';

/** Sentences of journals of 0.1.0 have no code: they are shown as they were written. */
export const houseText = (
  language: Language,
  { reason }: { readonly reason: HouseReason },
): string => codeText(language, reason);
