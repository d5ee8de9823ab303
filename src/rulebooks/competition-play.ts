// How a book wants a competition played at the table: who may do what, and its few numbers.

import type { Provision } from '../rules/rulebook.ts';
import type { RankedRole } from './procedure.ts';
import type { Role } from './roles.ts';

/** What needs somebody in particular while a competition is played. */
export const PLAY_POWERS = [
  'run-the-table',
  'insert-indicator',
  'examine-secrets',
  'void-coup',
  'note-presence',
  'direct',
  'disqualify',
] as const;
export type PlayPower = (typeof PLAY_POWERS)[number];

/** The table of a competition, number beside clause. */
export interface CompetitionPlay<Id extends string> {
  readonly powers: Readonly<
    Record<
      PlayPower,
      Provision<Id, { readonly least?: RankedRole; readonly also: readonly Role[] }>
    >
  >;
  /** A minimum is deducted for `coups` played without a late patron, then the place goes. */
  readonly late: Provision<Id, { readonly coups: number }>;
  /** The indicator card goes in about this many cards from the back. */
  readonly indicator: Provision<Id, { readonly fromBack: number; readonly within: number }>;
  /** How long a time limit is shown before it holds. */
  readonly timeLimitNotice: Provision<Id, { readonly ms: number }>;
  /** What the form of a secret wager says about its use. */
  readonly formStatement: Provision<Id, { readonly says: string }>;
}
