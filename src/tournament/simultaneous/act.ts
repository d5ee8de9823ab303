// What can be asked and what can happen at a table where everybody wagers together.

import type { Rulebook } from '../../rulebooks/index.ts';
import type { Card } from '../../rules/cards.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';
import type { TableEvent } from '../../table/index.ts';
import type { Reason } from '../../table/reason.ts';
import type { Given, Happened } from '../act.ts';
import type { Refusal } from '../refusal.ts';
import type { CoupCommandAsked, CoupTold, RecordPlace } from '../table-coup.ts';
import type { Together } from './simultaneous.ts';

/** The book, the table of the session, and whether the director is there. */
export interface TogetherAt {
  readonly book: Rulebook;
  readonly play: Together;
  readonly directorPresent: boolean;
}

/** Why somebody leaves the table before the session ends. */
export type Removal = 'disqualified' | 'retired' | 'forfeited';

export type TogetherCommand = Given &
  (
    | { readonly do: 'issue-banks' }
    | { readonly do: 'sit-down'; readonly seat: number }
    | { readonly do: 'open-wagering' }
    | {
        readonly do: 'wager';
        readonly seat: number;
        readonly on: SingleCoupWager;
        readonly stake: number;
      }
    | {
        /** One wager on a form that is signed and sealed: nobody sees it before it is opened. */
        readonly do: 'seal-wager';
        readonly seat: number;
        readonly on: SingleCoupWager;
        readonly stake: number;
        readonly signature: string;
      }
    | { readonly do: 'break-seal'; readonly seat: number }
    | { readonly do: 'close-wagering' }
    | {
        /** Both hands at once, dealt at the table card by card as the tableau has it. */
        readonly do: 'record-coup';
        readonly coup: { readonly player: readonly Card[]; readonly banker: readonly Card[] };
      }
    | { readonly do: 'at-table'; readonly command: CoupCommandAsked }
    | { readonly do: 'open-secret'; readonly seat: number }
    | { readonly do: 'settle-coup' }
    | { readonly do: 'add-chips'; readonly seat: number; readonly chips: number }
    | { readonly do: 'take-chips'; readonly seat: number; readonly chips: number }
    | { readonly do: 'remove-patron'; readonly seat: number; readonly why: Removal }
    | { readonly do: 'replace-patron'; readonly seat: number; readonly patron: string }
    | { readonly do: 'end-play' }
  );

/** A wager as it was decided, with its clause. */
export interface SettledWager {
  readonly on: SingleCoupWager;
  readonly stake: number;
  readonly secret: boolean;
  readonly paid: number;
  readonly clause: string;
  readonly reason: Reason;
}

export interface SettledSeat {
  readonly seat: number;
  readonly wagers: readonly SettledWager[];
}

export type TogetherEvent = Happened &
  (
    | { readonly happened: 'banks-issued'; readonly bank: number }
    | { readonly happened: 'sat-down'; readonly seat: number }
    | { readonly happened: 'wagering-opened'; readonly coup: number }
    | {
        readonly happened: 'wager-laid';
        readonly seat: number;
        readonly on: SingleCoupWager;
        readonly stake: number;
        readonly secret: boolean;
      }
    | {
        readonly happened: 'wager-sealed';
        readonly seat: number;
        readonly on: SingleCoupWager;
        readonly stake: number;
        readonly signature: string;
      }
    | { readonly happened: 'seal-broken'; readonly seat: number }
    | {
        readonly happened: 'wagering-closed';
        /** Those who wagered too little where a wager was compulsory. */
        readonly missed: readonly number[];
        /** Main wagers under the minimum go back with what hangs on them. */
        readonly clause: string;
      }
    | {
        /** The cards are known, and sealed wagers wait to be opened. */
        readonly happened: 'coup-told';
        readonly coup: CoupTold;
      }
    | {
        readonly happened: 'secret-opened';
        readonly seat: number;
        readonly on: SingleCoupWager;
        readonly stake: number;
      }
    | {
        readonly happened: 'coup-settled';
        readonly coup: CoupTold;
        readonly seats: readonly SettledSeat[];
        readonly eliminated: readonly number[];
        /** Not in journals of 0.1.0, whose coups were typed in. */
        readonly of?: RecordPlace;
      }
    | {
        /** A settled coup was put right: chips follow by the difference (G17). */
        readonly happened: 'coup-restated';
        readonly of: RecordPlace;
        readonly coup: CoupTold;
        readonly seats: readonly SettledSeat[];
        readonly eliminated: readonly number[];
        /** Seats that the wrong result had put out. */
        readonly back: readonly number[];
      }
    | { readonly happened: 'at-table'; readonly event: TableEvent }
    | { readonly happened: 'shoe-ended' }
    | { readonly happened: 'chips-added'; readonly seat: number; readonly chips: number }
    | { readonly happened: 'chips-taken'; readonly seat: number; readonly chips: number }
    | { readonly happened: 'patron-removed'; readonly seat: number; readonly why: Removal }
    | { readonly happened: 'patron-replaced'; readonly seat: number; readonly patron: string }
    | { readonly happened: 'play-ended' }
  );

export type TogetherCommandOf<Name extends TogetherCommand['do']> = Extract<
  TogetherCommand,
  { do: Name }
>;
export type TogetherEventOf<Name extends TogetherEvent['happened']> = Extract<
  TogetherEvent,
  { happened: Name }
>;

export type TogetherDecision = readonly TogetherEvent[] | Refusal;
