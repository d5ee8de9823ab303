// Every sentence in which the engine refuses, whichever of its rooms says it.

import type {
  CardSentence,
  CorrectionSentence,
  PeopleSentence,
  PlaySentence,
  ReportSentence,
  TournamentSentence,
  WagerSentence,
} from '../../../wire/index.ts';

export type EngineSentence =
  | WagerSentence
  | PeopleSentence
  | CardSentence
  | ReportSentence
  | CorrectionSentence
  | TournamentSentence
  | PlaySentence;
