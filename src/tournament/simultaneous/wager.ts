// Wagers at such a table: laid, changed and taken back by everybody until the period closes.

import * as field from '../fields.ts';
import { singleCoupWager } from '../../table/fields.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';
import { AT_TABLE } from '../sessions/at-table-powers.ts';
import { type Draft, pend, replace, voidTransfer } from '../../ledger/index.ts';
import { assert } from '../../rules/assert.ts';
import {
  judgePlacement,
  type Placement,
  PLAIN_SITUATION,
  type WagerAsked,
} from '../../rules/placement/judge-placement.ts';
import { versionOf } from '../../rules/rulebook.ts';
import { procedureOf } from '../roles.ts';
import { refuseTournament, type TournamentRefusal } from '../refusal.ts';
import type {
  CommandWith,
  Happened,
  SimultaneousAct,
  SimultaneousContext,
  SimultaneousDecision,
} from './act.ts';
import { behind, chipsOf, drawUpChips } from './money.ts';
import {
  BANK,
  changeSimultaneousSeat,
  seatAccount,
  type SimultaneousPlay,
  simultaneousSeat,
  type SimultaneousSeat,
  type SimultaneousWager,
} from './simultaneous.ts';

const layWagerFields = { ...field.ofSeat, on: singleCoupWager, stake: field.cents };

type LayWager = CommandWith<'wager', typeof layWagerFields>;

export interface WagerLaid extends Happened {
  readonly happened: 'wager-laid';
  readonly seat: number;
  readonly on: SingleCoupWager;
  readonly stake: number;
  readonly secret: boolean;
}

/** Where the book speaks of secret wagers; the banks' clause where it leaves them to the terms. */
export const secretsClause = (room: SimultaneousContext): string =>
  procedureOf(room).conditions.find(({ items }) => items.includes('secret-wagers'))?.clause ??
  procedureOf(room).sessions.banks;

/** Judges all wagers of a seat together, as at the close. */
export function judgeSeat(
  { book, play }: SimultaneousContext,
  seat: number,
  asked: readonly WagerAsked[],
): Placement {
  const { rules } = play;
  const version = versionOf(book, rules.version);
  assert(version !== undefined, `${book.id} has ${rules.version}`);
  const situation = {
    ...PLAIN_SITUATION,
    offered: rules.offered,
    limits: Object.fromEntries(rules.offered.map(on => [on, rules.limits])),
    balance: chipsOf(play, seat),
  };
  return judgePlacement({ book, version, decks: rules.decks, house: rules.pay }, situation, asked);
}

/** A stake on one bet is what it is set to; nought takes it back. */
function decideWager(room: SimultaneousContext, command: LayWager): SimultaneousDecision {
  const { play } = room;
  const { seat: number, on, by, at } = command;
  const seat = mayWager(room, command);
  if ('refused' in seat) return seat;
  const spot = seat.wagers.find(wager => wager.on === on && !wager.secret);
  const stake = permitted(room, seat, command, spot);
  if (typeof stake !== 'number') return stake;
  if (windowOf(play) === 'lower-only' && stake > (spot?.stake ?? 0)) {
    const { ranking } = procedureOf(room).sessions;
    return refuseTournament('not-now', ranking, { code: 'wagers-in-period-only' });
  }
  const transfers = drawUpChips(play.ledger, draftsOf(room, seat, spot, stake));
  if (transfers === undefined) return notSoMany(room);
  return [{ happened: 'wager-laid', by, at, seat: number, on, stake, secret: false, transfers }];
}

export const notSoMany = (room: SimultaneousContext): TournamentRefusal =>
  refuseTournament('not-enough-money', procedureOf(room).sessions.banks, {
    code: 'fewer-chips-there',
  });

/** The period, or a window that a ruling of the table opens once more (11.7, 11.9). */
function windowOf({ phase, dealing }: SimultaneousPlay): 'open' | 'lower-only' | 'shut' {
  if (dealing.frozen !== null) return 'shut';
  if (phase === 'wagering' || dealing.phase === 'wagers-changing') return 'open';
  return dealing.phase === 'wagers-reopened' ? 'lower-only' : 'shut';
}

/** Who may wager now, from which seat. */
export function mayWager(
  room: SimultaneousContext,
  { by, seat: number }: Pick<LayWager, 'by' | 'seat'>,
): SimultaneousSeat | TournamentRefusal {
  const { play } = room;
  const { exclusive, entrant, sessions } = procedureOf(room);
  const seat = simultaneousSeat(play, number);
  if (windowOf(play) === 'shut') {
    return refuseTournament('not-now', sessions.ranking, { code: 'wagers-in-period-only' });
  }
  if (seat === undefined || seat.state !== 'in') {
    return refuseTournament('not-entered', exclusive, { code: 'nobody-plays-seat', seat: number });
  }
  if (by.role === 'patron' && by.id !== seat.patron) {
    return refuseTournament('not-entered', entrant, { code: 'wagers-by-seat-patron' });
  }
  return seat;
}

/** What the book permits of the stake that was asked; nought where it is taken back. */
export function permitted(
  room: SimultaneousContext,
  seat: SimultaneousSeat,
  { on, stake }: Pick<LayWager, 'on' | 'stake'>,
  instead: SimultaneousWager | undefined,
): number | TournamentRefusal {
  if (stake === 0) return 0;
  const others = seat.wagers.filter(wager => wager !== instead);
  const asked: WagerAsked = { on, stake };
  const placement = judgeSeat(room, seat.seat, [...others, asked]);
  // A small wager beside a sealed one would tell what lies in it: it must reach the minimum alone.
  const alone = judgeSeat(room, seat.seat, [asked]).refused[0];
  const isTooSmall = alone?.refusal === 'below-minimum';
  const accepted = placement.accepted.find(({ wager }) => wager === asked);
  if (accepted !== undefined && !isTooSmall) return accepted.stake;
  const refused = isTooSmall ? alone : placement.refused.find(({ wager }) => wager === asked);
  assert(refused !== undefined, 'a wager is accepted or refused');
  return refuseTournament('not-permitted', refused.clause, {
    code: 'wager-refused',
    refused: refused.refusal,
  });
}

function draftsOf(
  { play }: SimultaneousContext,
  seat: SimultaneousSeat,
  spot: SimultaneousWager | undefined,
  stake: number,
): readonly Draft[] {
  if (spot === undefined) return stake === 0 ? [] : [staked(seat.seat, stake)];
  const pending = behind(play, seat.seat, spot);
  return [stake === 0 ? voidTransfer(pending) : replace(pending, stake)];
}

/** The chips of a wager, held until the coup is settled. */
export const staked = (seat: number, cents: number): Draft =>
  pend({ debit: seatAccount(seat), credit: BANK, cents, memo: 'wager' });

function wagerLaid(seat: SimultaneousSeat, event: WagerLaid): SimultaneousSeat {
  const { on, stake, secret, transfers = [] } = event;
  const others = seat.wagers.filter(wager => wager.on !== on || wager.secret !== secret);
  const id = transfers.at(-1)?.id;
  return stake === 0 || id === undefined
    ? { ...seat, wagers: others }
    : { ...seat, wagers: [...others, { on, stake, secret, sealed: secret, transfer: id }] };
}

export const layWagerAct: SimultaneousAct<LayWager, WagerLaid> = {
  name: 'wager',
  fields: layWagerFields,
  may: AT_TABLE,
  decide: decideWager,
  evolve: {
    'wager-laid': (play, event) =>
      changeSimultaneousSeat(play, event.seat, seat => wagerLaid(seat, event)),
  },
};
