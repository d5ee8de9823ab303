// An expected no at a competition's table: what was refused, by which clause, and one sentence why.

import type { TasmaniaClause } from '../../rulebooks/tasmania/clauses.ts';
import type { Ruling } from '../../rules/rulebook.ts';
import type { Said } from './sentences.ts';

export const PLAY_REFUSALS = [
  'not-now',
  'not-authorised',
  'no-such-seat',
  'not-your-seat',
  'out-of-play', // eliminated, cancelled, disqualified, or not at the table
  'director-away',
  'inspector-away',
  'stacks-differ',
  'wager-final',
  'both-sides',
  'off-step',
  'below-minimum',
  'above-maximum',
  'not-enough-chips',
  'wagers-missing',
  'no-secret-left',
  'forms-unexamined',
  'steps-missing', // something must be done first
  'not-your-cards',
  'impossible-card',
  'notice-not-long-enough',
  'not-announced-before',
  'nothing-to-do',
] as const;
export type PlayRefusalName = (typeof PLAY_REFUSALS)[number];

export interface PlayRefusal {
  readonly refused: PlayRefusalName;
  readonly clause: string;
  /** One plain sentence for the person who asked. */
  readonly because: Said;
}

export const refuse = (
  refused: PlayRefusalName,
  clause: TasmaniaClause | Ruling,
  because: Said,
): PlayRefusal => ({ refused, clause, because });

export const isRefusal = (answer: object): answer is PlayRefusal =>
  'refused' in answer && 'because' in answer;
