// What somebody is shown of a competition's table. What is secret is in nobody's view but two.

import type { Card } from '../../../rules/cards.ts';
import type { Result } from '../../../rules/coup.ts';
import type { Side } from '../../../rules/hand.ts';
import type { Limit } from '../../../rules/placement/limits.ts';
import type { OddsOnSign } from '../../../table/views/index.ts';
import type { DealingView } from '../../view/dealing-view.ts';
import type { TournamentFeltView } from '../../view/felt-view.ts';
import type { SettledLine } from '../lines.ts';
import type { FormReason } from '../play.ts';
import type { DeemedForm } from '../wagers/deem.ts';
import type { SecretForm } from '../wagers/form.ts';
import type { FormFault } from '../wagers/form-faults.ts';
import type { Holder, LastCoup, StakeLayout, PlayPhase, Presence } from '../play.ts';
import type {
  ChipKind,
  SessionLength,
  Standing,
  StandingState,
} from '../../sessions/play-rules.ts';

/** A card as it lies: face up, or only that it is there. */
export type ShownCard = Card | 'face-down';

/** One position as everybody may see it; chips count those held for a secret wager too. */
export interface PositionView {
  readonly seat: number;
  readonly patron: string;
  readonly presence: Presence;
  readonly state: StandingState;
  readonly outAfterCoup: number | null;
  readonly chips: number;
  readonly layout: StakeLayout;
  readonly worth: number;
  /** The stake stayed over a tie and may be changed in turn. */
  readonly lying: boolean;
  /** The dealer has set the marker of a secret wager here. */
  readonly marker: boolean;
  readonly restricted: boolean;
  readonly outOfSequence: boolean;
}

/** A secret wager that has been read out. */
export interface AnnouncedSecret {
  readonly seat: number;
  readonly deemed: DeemedForm;
  readonly laid: boolean;
}

export interface PlayCoupView {
  readonly number: number;
  readonly dummy: boolean;
  readonly declaredLast: boolean;
  readonly cards: Readonly<Record<Side, readonly ShownCard[]>>;
  readonly holders: Readonly<Record<Side, Holder>> | null;
  readonly result: Result | null;
  /** Empty until the inspector has read them out. */
  readonly secrets: readonly AnnouncedSecret[];
}

/** A form on the inspector's desk, with what the machine sees wrong on it. */
export interface FormView {
  readonly seat: number;
  readonly form: SecretForm;
  readonly recorded: boolean;
  readonly approved: boolean;
  readonly faults: readonly FormFault[];
}

/** What a patron is shown of the own position alone. */
export interface OwnView {
  readonly seat: number;
  /** Secret wagers left in this session. */
  readonly secretsLeft: number;
  readonly form: SecretForm | null;
  /** Why the form came back. */
  readonly returned: readonly FormReason[];
  /** Chips that can be staked beside the own secret wager. */
  readonly free: number;
  /** True when the cards of this hand are the patron's to turn. */
  readonly turns: Side | null;
  /** Forms of others that the patron has asked for. */
  readonly reading: readonly { readonly seat: number; readonly form: SecretForm }[];
}

/** What the dealer and the inspector need to run the table: still nothing of what forms say. */
export interface RunningView {
  readonly secretsLeft: readonly { readonly seat: number; readonly left: number }[];
  /** Forms that are in and wait for the marker. */
  readonly handedIn: readonly number[];
  /** Stakes that must be brought up to the minimum. */
  readonly short: readonly number[];
}

export interface ShoeView {
  readonly number: number;
  readonly lastHand: boolean;
  /** Cards at the mouth of the shoe that are dealt first. */
  readonly held: readonly (Card | 'face-down')[];
  /** The clause that shuts the wagers of the next coup. */
  readonly nextIsDummy: string | null;
}

export interface PlayView {
  readonly table: string;
  readonly phase: PlayPhase;
  readonly chips: ChipKind;
  readonly final: boolean;
  readonly playOff: boolean;
  readonly startsAt: number;
  readonly inspectorPresent: boolean;
  readonly directorPresent: boolean;
  readonly limits: Limit;
  readonly odds: readonly OddsOnSign[];
  /** The announced values that the director may raise the limits to now. */
  readonly raiseOnOffer: Limit | null;
  readonly secretWagers: number;
  /** What the form of a secret wager says about its use (Diagram I). */
  readonly formStatement: string;
  readonly puck: number | null;
  readonly turn: number | null;
  /** When the time of the patron in turn is over; null where no limit holds. */
  readonly turnEndsAt: number | null;
  readonly timeLimitMs: number | null;
  readonly positions: readonly PositionView[];
  readonly coup: PlayCoupView | null;
  readonly felt: TournamentFeltView | null;
  readonly length: SessionLength;
  readonly coupsPlayed: number;
  /** The coup before with its secrets, which have been read out (16.6.8). */
  readonly lastCoup: LastCoup | null;
  /** What every wager of that coup came to, as it stands now; empty where it had none. */
  readonly lastLines: readonly SettledLine[];
  readonly shoe: ShoeView | null;
  /** The coup at the table, for those who run it. */
  readonly dealing: DealingView | null;
  /** Seats whose form of the last coup may be asked for (16.6.9). */
  readonly readable: readonly number[];
  readonly over: boolean;
  readonly allFell: boolean;
  readonly standings: readonly Standing[];
  readonly you: OwnView | null;
  readonly running: RunningView | null;
  /** The inspector's desk; null for everybody else. */
  readonly desk: readonly FormView[] | null;
}
