// Codes as sentences of English, for what is printed outside the screens.

import type { StoryLine } from '../table/coup/tell-coup.ts';
import type { HouseReason } from '../wire/reasons/house-reasons.ts';
import { TEXTS as ENGLISH } from './en/index.ts';
import { reasonText } from './format.ts';

export { TEXTS as ENGLISH } from './en/index.ts';
export { betText, moneyText, reasonText } from './format.ts';

/** The sentence that English has for a code. */
export const englishText = (reason: HouseReason): string => reasonText(ENGLISH, reason);

/** A line of a coup's story in English, as files and printouts have it. */
export type WrittenLine = Omit<StoryLine, 'says'> & { readonly says: string };

export const writtenLines = (lines: readonly StoryLine[]): readonly WrittenLine[] =>
  lines.map(line => ({ ...line, says: englishText(line.says) }));
