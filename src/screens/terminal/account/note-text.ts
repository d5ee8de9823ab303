// Why a banknote came back.

import { englishText } from '../../../texts/index.ts';
import type { HouseReason } from '../../../wire/index.ts';
import type { Language } from '../../words/index.ts';
import { toldText } from '../../words/told.ts';

interface NoteRefusal {
  readonly refused: string;
  readonly reason: HouseReason;
}

export const noteText = (language: Language, { refused, reason }: NoteRefusal): string =>
  toldText(language, { refused, because: englishText(reason) });
