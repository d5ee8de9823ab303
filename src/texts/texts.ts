// What a language consists of. A language that lacks a text does not compile.

import type { Power, ShoeStep } from '../rulebooks/procedure.ts';
import type { Role } from '../rulebooks/roles.ts';
import type { ConditionItem } from '../rulebooks/tournament.ts';
import type { PlacementRefusal } from '../rules/placement/refusals.ts';
import type { Card } from '../rules/cards.ts';
import type { Side } from '../rules/hand.ts';
import type { ShownCoup } from '../rules/settlement-reason.ts';
import type { WagerName } from '../rules/wagers.ts';
import type { TableEvent } from '../table/acts.ts';
import type { Facts } from '../table/irregularities/irregularity.ts';
import type { ClosedBy, TableReasons } from '../table/reason.ts';
import type { TablePhase } from '../table/table.ts';
import type { Gesture } from '../table/wagers/wager-change.ts';
import type { Terms } from '../tournament/conditions/document.ts';
import type { LackReasons, TournamentReasons } from '../tournament/reason.ts';
import type { HouseReasons } from '../wire/reasons/house-reasons.ts';

type Named<Name extends string> = Readonly<Record<Name, string>>;

/** Every code that has a text. */
export type Code =
  | keyof TableReasons
  | keyof HouseReasons
  | keyof TournamentReasons
  | keyof LackReasons;

/** What is filled into a text by its name. */
export interface Names {
  readonly bets: Named<WagerName>;
  readonly sides: Named<Side>;
  readonly roles: Named<Role>;
  readonly powers: Named<Power>;
  readonly phases: Named<TablePhase>;
  readonly steps: Named<ShoeStep>;
  readonly facts: Named<keyof Facts>;
  readonly gestures: Named<Gesture>;
  readonly closedBy: Named<ClosedBy>;
  readonly events: Named<TableEvent['happened']>;
  readonly places: Named<'seats' | 'terminals'>;
  readonly items: Named<ConditionItem>;
  readonly terms: Named<keyof Terms>;
  readonly refused: Named<PlacementRefusal>;
}

/** How a bet is named that is more than its area: {bet} is what stands before. */
export type BetForms = Named<'early' | 'late' | 'length' | 'position'>;

export interface Texts {
  /** For numbers, lists and plurals. */
  readonly locale: string;
  readonly reasons: Named<Code>;
  readonly names: Names;
  /** What a coup showed, with {player} and {banker} for the counts. */
  readonly shown: Named<ShownCoup>;
  /** {pays} to {to}: 8 to 1. */
  readonly odds: string;
  readonly bet: BetForms;
  /** Wagers as a terminal showed them: one, and what stands between two. */
  readonly laid: Named<'item' | 'join'>;
  readonly counts: Named<'range'>;
  readonly card: (card: Card) => string;
}
