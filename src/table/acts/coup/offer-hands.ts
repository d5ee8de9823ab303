// The cards of a hand, face down, to the patron with the highest wager on it, or on to the next.

import * as field from '../../fields.ts';
import type { Rulebook } from '../../../rulebooks/index.ts';
import { otherSide, type Side } from '../../../rules/hand.ts';
import type { SqueezeProcedure } from '../../../rulebooks/procedure.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeCoup, coupOf } from '../../change.ts';
import { lies } from '../../coup/hands.ts';
import { delegateFault, drawerOf, playerAt, speaksFor } from '../../people/holders.ts';
import { handOfferedTo } from '../../people/openers.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import type { Opener, Table } from '../../table.ts';
import type { Reason } from '../../reason.ts';

const takeHandFields = { side: field.side, seat: field.seatNumber };

export type TakeHand = CommandWith<'take-hand', typeof takeHandFields>;

const declineHandFields = { side: field.side, seat: field.seatNumber };

export type DeclineHand = CommandWith<'decline-hand', typeof declineHandFields>;

const delegateHandFields = {
  side: field.side,
  /** A seated person; null for the dealer. */
  to: field.word.nullable(),
};

/** The holder lets another person at the table open the cards (8.1.1 (g), 8.1.3 (c)(ii)). */
export type DelegateHand = CommandWith<'delegate-hand', typeof delegateHandFields>;

export interface HandTaken extends Happened {
  readonly happened: 'hand-taken';
  readonly side: Side;
  readonly seat: number;
  /** Who sits there; not in journals of 0.1.0. */
  readonly patron?: string;
}

export interface HandDeclined extends Happened {
  readonly happened: 'hand-declined';
  readonly side: Side;
  readonly seat: number;
}

export interface OpeningDelegated extends Happened {
  readonly happened: 'opening-delegated';
  readonly side: Side;
  readonly to: string | null;
}

export function decideTakeHand(room: At, { by, at, side, seat }: TakeHand): Decision<HandTaken> {
  const rule = squeezeOf(room);
  if ('refused' in rule) return rule;
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const offered = handOfferedTo(room, side);
  const { openers } = coupOf(room.table);
  const holdsOther = openers[otherSide(side)].seat === seat;
  // Who opens one hand may ask for the other where the dealer would have to open it (8.1.1 (f)).
  if (offered !== seat && !(offered === 'dealer' && holdsOther)) {
    const reason: Reason =
      offered === 'dealer'
        ? { code: 'hand-offered-to-dealer', side }
        : { code: 'hand-offered-elsewhere', side, seat: offered };
    return refuse('not-now', rule.clause, reason);
  }
  if (holdsOther && isUnopened(room.table, otherSide(side))) {
    return refuse('not-now', rule.oneAtATime, { code: 'one-hand-at-a-time' });
  }
  if (rule.playerFirst === true && side === 'banker' && isOfferedPlayer(room, seat)) {
    return refuse('not-now', rule.oneAtATime, { code: 'player-hand-first' });
  }
  const patron = playerAt(room.table, seat);
  return [{ happened: 'hand-taken', by, at, side, seat, ...(patron === null ? {} : { patron }) }];
}

/** True while the highest wagerer on both hands has yet to be passed the Player's (T9). */
const isOfferedPlayer = (room: At, seat: number): boolean =>
  coupOf(room.table).openers.player.seat === null && handOfferedTo(room, 'player') === seat;

export function decideDeclineHand(
  room: At,
  { by, at, side, seat }: DeclineHand,
): Decision<HandDeclined> {
  const rule = squeezeOf(room);
  if ('refused' in rule) return rule;
  const { seat: taken } = coupOf(room.table).openers[side];
  if ((taken ?? handOfferedTo(room, side)) !== seat) {
    return refuse('not-now', rule.refusal, { code: 'hand-not-offered', side, seat });
  }
  const denied = speaksFor(room, by, seat, rule.refusal);
  return denied ?? [{ happened: 'hand-declined', by, at, side, seat }];
}

export function decideDelegateHand(
  room: At,
  { by, at, side, to }: DelegateHand,
): Decision<OpeningDelegated> {
  const rule = squeezeOf(room);
  if ('refused' in rule) return rule;
  const { seat } = coupOf(room.table).openers[side];
  if (rule.delegate === undefined) {
    return refuse('not-in-this-book', rule.clause, { code: 'opener-only' });
  }
  if (typeof seat !== 'number') {
    return refuse('not-now', rule.delegate, { code: 'hand-not-taken' });
  }
  const byHolder = drawerOf(room.table) === null ? undefined : shoeRule(room);
  const clause = byHolder?.mayOpen ?? rule.delegate;
  const denied = speaksFor(room, by, seat, clause) ?? openerFault(room.table, clause, to, byHolder);
  return denied ?? [{ happened: 'opening-delegated', by, at, side, to }];
}

const shoeRule = ({ book }: At) => book.procedure.deal.shoeToPatron;

/** The dealer opens for who holds the shoe; a hand that was passed is declined (8.1.3 (c)(ii)). */
function openerFault(
  table: Table,
  clause: string,
  to: string | null,
  byHolder: ReturnType<typeof shoeRule>,
): Refusal | undefined {
  if (to !== null) return delegateFault(table, to, clause);
  if (byHolder !== undefined) return undefined;
  return refuse('not-now', clause, { code: 'hand-to-be-declined' });
}

/** The squeeze of this book, when the coup is dealt face down by it. */
function squeezeOf({ book, table }: At): SqueezeProcedure<string> | Refusal {
  const rule = book.procedure.deal.squeeze;
  if (rule === undefined) {
    const clause = book.procedure.deal.order;
    return refuse('not-in-this-book', clause, { code: 'no-handling-in-book' });
  }
  const playing = table.phase === 'no-more-wagers' || table.phase === 'dealing';
  const handsOut = table.coup?.faceDown === true && table.coup.method !== 'dealer';
  if (playing && handsOut) return rule;
  return refuse('not-now', rule.clause, { code: 'hands-only-face-down' });
}

const isUnopened = (table: Table, side: Side): boolean =>
  coupOf(table).cards.some(card => card.to === side && lies(card));

const changeOpener = (table: Table, side: Side, change: Partial<Opener>): Table => {
  const { openers } = coupOf(table);
  return changeCoup(table, { openers: { ...openers, [side]: { ...openers[side], ...change } } });
};

/** Cards that patrons have handled are taken out of service after the shoe (4.4.3, 4.4). */
export const evolveHandTaken = (table: Table, { side, seat, patron }: HandTaken): Table => {
  const who = patron === undefined ? { seat } : { seat, patron };
  const taken = changeOpener(table, side, who);
  return { ...taken, shoe: { ...taken.shoe, handled: true } };
};

export function evolveHandDeclined(
  table: Table,
  { side, seat }: HandDeclined,
  book: Rulebook,
): Table {
  const { declined, seat: taken } = coupOf(table).openers[side];
  // Cards that were taken and are declined now are offered on.
  const free = taken === seat ? { seat: null, delegate: null } : {};
  const after = changeOpener(table, side, { declined: [...declined, seat], ...free });
  const nobody = handOfferedTo({ book, table: after }, side) === 'dealer';
  return nobody ? changeOpener(after, side, { seat: 'dealer' }) : after;
}

export const evolveOpeningDelegated = (table: Table, { side, to }: OpeningDelegated): Table =>
  changeOpener(table, side, to === null ? { seat: 'dealer', delegate: null } : { delegate: to });

export const takeHandAct: Act<TakeHand, HandTaken> = {
  name: 'take-hand',
  fields: takeHandFields,
  may: ['run-table'],
  decide: decideTakeHand,
  evolve: { 'hand-taken': evolveHandTaken },
};

export const declineHandAct: Act<DeclineHand, HandDeclined> = {
  name: 'decline-hand',
  fields: declineHandFields,
  may: ['play', 'run-table'],
  decide: decideDeclineHand,
  evolve: { 'hand-declined': evolveHandDeclined },
};

export const delegateHandAct: Act<DelegateHand, OpeningDelegated> = {
  name: 'delegate-hand',
  fields: delegateHandFields,
  may: ['play', 'run-table'],
  decide: decideDelegateHand,
  evolve: { 'opening-delegated': evolveOpeningDelegated },
};
