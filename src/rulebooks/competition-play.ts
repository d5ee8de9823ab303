// How a book wants a competition played at the table: who may do what, and its few numbers.

import type { Provision, Ruling } from '../rules/rulebook.ts';
import type { RankedRole } from './procedure.ts';
import type { Role } from './roles.ts';

/** What needs somebody in particular while a competition is played. */
export const PLAY_POWERS = [
  'run-the-table',
  'insert-indicator',
  'examine-secrets',
  'note-presence',
  'direct',
  'disqualify',
] as const;
export type PlayPower = (typeof PLAY_POWERS)[number];

/** What a competition's table decides by a clause of its own. */
export const COMPETITION_CLAUSES = [
  'session',
  'removal',
  'late',
  'lateDeduction',
  'latePlaceLost',
  'lateForCash',
  'substitute',
  'absence',
  'absenceDeduction',
  'absenceForCash',
  'chipKind',
  'equalStacks',
  'chipsInView',
  'tieBesideMain',
  'ownSeat',
  'unit',
  'timeLimit',
  'timeOver',
  'indicator',
  'indicatorOut',
  'raisedLimits',
  'firstOpener',
  'puck',
  'final',
  'afterTie',
  'elimination',
  'maximum',
  'oneSide',
  'compulsory',
  'topUp',
  'excess',
  'secretCount',
  'secretForm',
  'secretBesideChips',
  'secretLimits',
  'secretChips',
  'secretMarked',
  'secretExamined',
  'secretAnnounced',
  'formsRead',
  'deemedMinimum',
  'deemedMaximum',
  'deemedChips',
  'deemedDeduction',
  'finalCoup',
  'finalCoupAnnounced',
  'finalCoupLaid',
  'formName',
  'formSeat',
  'formSignature',
  'faceDown',
  'thirdCard',
  'wrongHand',
  'hiddenChips',
  'allFell',
  'exactPay',
  'passOver',
] as const;
export type CompetitionClause = (typeof COMPETITION_CLAUSES)[number];

/** The table of a competition, number beside clause. */
export interface CompetitionPlay<Id extends string> {
  readonly powers: Readonly<
    Record<
      PlayPower,
      Provision<Id, { readonly least?: RankedRole; readonly also: readonly Role[] }>
    >
  >;
  readonly clauses: Readonly<Record<CompetitionClause, Id | Ruling>>;
  /** A minimum is deducted for `coups` played without a late patron, then the place goes. */
  readonly late: Provision<Id, { readonly coups: number }>;
  /** The indicator card goes in about this many cards from the back. */
  readonly indicator: Provision<Id, { readonly fromBack: number; readonly within: number }>;
  /** How long a time limit is shown before it holds. */
  readonly timeLimitNotice: Provision<Id, { readonly ms: number }>;
  /** What the form of a secret wager says about its use. */
  readonly formStatement: Provision<Id, { readonly says: string }>;
}
