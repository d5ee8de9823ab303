// Every sentence in which the engine refuses, whichever of its rooms says it.

import type { PlaySentence, TournamentSentence } from '../../../wire/index.ts';
import type {
  CardSentence,
  CorrectionSentence,
  PeopleSentence,
  ReportSentence,
  WagerSentence,
} from './table-sentences.ts';

export type EngineSentence =
  | WagerSentence
  | PeopleSentence
  | CardSentence
  | ReportSentence
  | CorrectionSentence
  | TournamentSentence
  | PlaySentence;
