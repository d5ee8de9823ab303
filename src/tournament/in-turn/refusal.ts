// An expected no at a competition's table: what was refused, by which clause of the book, and why.

import type { CompetitionClause } from '../../rulebooks/competition-play.ts';
import type { TournamentReason } from '../reason.ts';
import type { TournamentRefusal } from '../refusal.ts';
import type { PlayAt } from './act.ts';
import { competitionOf } from './powers.ts';

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

/** A no by a clause that the book has for its competitions. */
export const deny = (
  { book }: Pick<PlayAt, 'book'>,
  refused: PlayRefusalName,
  clause: CompetitionClause,
  reason: TournamentReason,
): TournamentRefusal => ({ refused, clause: competitionOf(book).clauses[clause], reason });
