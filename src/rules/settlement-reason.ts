// Why a wager was paid, lost or given back: a code with its figures. Sentences stand elsewhere.

import type { CoupFacts } from './coup.ts';
import type { Fact } from './facts.ts';
import type { Odds } from './rulebook.ts';

/** What the coup showed, as far as it decided a wager. */
export type ShownCoup =
  | Fact
  | 'no-player-pair'
  | 'no-banker-pair'
  | 'coup-went-against' // a streak broke at a coup whose cards are not known
  | 'shoe-is-over';

export interface SettlementFigures {
  readonly shown: ShownCoup;
  /** The point counts of both hands. */
  readonly player: number;
  readonly banker: number;
  readonly odds: Odds;
  /** Shares of one: of the stake, of the winnings, and of what is above the differential. */
  readonly rate: number;
  readonly beyond: number;
}

type Coup = 'shown' | 'player' | 'banker';

/** The figures that each code has. */
export interface SettlementReasons {
  readonly 'wager-loses': Coup;
  readonly 'stake-goes-back': Coup;
  readonly 'pays-share-of-stake': Coup | 'rate';
  readonly 'pays-half': Coup;
  readonly 'pays-odds': Coup | 'odds';
  readonly 'pays-less-commission': Coup | 'odds' | 'rate';
  readonly 'pays-less-beyond': Coup | 'odds' | 'beyond';
  readonly 'pays-less-both': Coup | 'odds' | 'rate' | 'beyond';
  readonly 'returned-dummy': never;
  readonly 'returned-void': never;
  readonly 'returned-too-few-cards': never;
}

/** The codes of a set, each with its figures. */
export type ReasonIn<Codes, All> = {
  readonly [Code in keyof Codes]: { readonly code: Code } & Pick<All, Codes[Code] & keyof All>;
}[keyof Codes];

export type SettlementReason = ReasonIn<SettlementReasons, SettlementFigures>;

const WON = { player: 'player-wins', banker: 'banker-wins', tie: 'tie' } as const;

/** The result of a coup with its counts. */
export const shownResult = (coup: CoupFacts): Pick<SettlementFigures, Coup> =>
  shownAs(WON[coup.result], coup);

export const shownAs = (
  shown: ShownCoup,
  { playerCount: player, bankerCount: banker }: CoupFacts,
): Pick<SettlementFigures, Coup> => ({ shown, player, banker });
