// Secret wagers where everybody wagers together: signed and sealed, then opened after the cards.

import { AT_TABLE, AT_TABLE_STAFF } from '../../sessions/at-table-powers.ts';
import * as field from '../../fields.ts';
import { singleCoupWager } from '../../../table/fields.ts';
import type { SingleCoupWager } from '../../../rules/wagers.ts';
import { assert } from '../../../rules/assert.ts';
import { voidTransfer } from '../../../ledger/index.ts';
import { refuseTournament, type TournamentRefusal } from '../../refusal.ts';
import type {
  CommandWith,
  Happened,
  SimultaneousAct,
  SimultaneousContext,
  SimultaneousDecision,
} from '../act.ts';
import { behind, drawUpChips, mustDrawUpChips } from '../money.ts';
import {
  changeSimultaneousSeat,
  simultaneousSeat,
  type SimultaneousSeat,
  type SimultaneousWager,
} from '../simultaneous.ts';
import { mayWager, notSoMany, permitted, secretsClause, staked } from '../wager.ts';

const sealWagerFields = {
  ...field.ofSeat,
  on: singleCoupWager,
  stake: field.cents,
  signature: field.text(200),
};

/** One wager on a form that is signed and sealed: nobody sees it before it is opened. */
type SealWager = CommandWith<'seal-wager', typeof sealWagerFields>;
type BreakSeal = CommandWith<'break-seal', typeof field.ofSeat>;
type OpenSecret = CommandWith<'open-secret', typeof field.ofSeat>;

export interface WagerSealed extends Happened {
  readonly happened: 'wager-sealed';
  readonly seat: number;
  readonly on: SingleCoupWager;
  readonly stake: number;
  readonly signature: string;
}

export interface SealBroken extends Happened {
  readonly happened: 'seal-broken';
  readonly seat: number;
}

export interface SecretOpened extends Happened {
  readonly happened: 'secret-opened';
  readonly seat: number;
  readonly on: SingleCoupWager;
  readonly stake: number;
}

const sealedOf = ({ wagers }: SimultaneousSeat): SimultaneousWager | undefined =>
  wagers.find(({ sealed }) => sealed);

/** One form a coup, by the patron's own hand: whoever wrote it for them would know it. */
function decideSealWager(room: SimultaneousContext, command: SealWager): SimultaneousDecision {
  const { by, at, on, signature } = command;
  const seat = mayWager(room, command);
  if ('refused' in seat) return seat;
  const fault = maySeal(room, command, seat);
  if (fault !== undefined) return fault;
  const stake = permitted(room, seat, command, undefined);
  if (typeof stake !== 'number') return stake;
  const transfers = drawUpChips(room.play.ledger, [staked(seat.seat, stake)]);
  if (transfers === undefined) return notSoMany(room);
  return [{ happened: 'wager-sealed', by, at, seat: seat.seat, on, stake, signature, transfers }];
}

function maySeal(
  room: SimultaneousContext,
  { by, stake, signature }: SealWager,
  seat: SimultaneousSeat,
): TournamentRefusal | undefined {
  const clause = secretsClause(room);
  const { secretWagers: most } = room.play.rules;
  if (by.role !== 'patron') {
    return refuseTournament('not-authorised', clause, { code: 'secret-written-by-patron' });
  }
  if (seat.secretsUsed >= most) {
    return refuseTournament('not-permitted', clause, { code: 'secrets-used-up', count: most });
  }
  if (sealedOf(seat) !== undefined) {
    return refuseTournament('not-now', clause, { code: 'one-secret-a-coup' });
  }
  if (stake === 0 || signature.trim() === '') {
    return refuseTournament('steps-missing', clause, { code: 'secret-needs-stake-and-signature' });
  }
  return undefined;
}

/** While wagers are taken the patron may have the form back; it was not used then. */
function decideBreakSeal(room: SimultaneousContext, command: BreakSeal): SimultaneousDecision {
  const { by, at } = command;
  const { play } = room;
  const seat = mayWager(room, command);
  if ('refused' in seat) return seat;
  const clause = secretsClause(room);
  if (by.role !== 'patron') {
    return refuseTournament('not-authorised', clause, { code: 'seal-broken-by-patron' });
  }
  const wager = sealedOf(seat);
  if (wager === undefined)
    return refuseTournament('nothing-to-do', clause, { code: 'nothing-sealed' });
  const transfers = mustDrawUpChips(play.ledger, [voidTransfer(behind(play, seat.seat, wager))]);
  return [{ happened: 'seal-broken', by, at, seat: seat.seat, transfers }];
}

/** After the cards a form is opened before everybody, one seat after another. */
function decideOpenSecret(
  room: SimultaneousContext,
  { by, at, seat: number }: OpenSecret,
): SimultaneousDecision {
  const clause = secretsClause(room);
  if (room.play.phase !== 'revealing') {
    return refuseTournament('not-now', clause, { code: 'secrets-after-cards' });
  }
  if (by.role === 'patron') {
    return refuseTournament('not-authorised', clause, { code: 'secrets-opened-by-staff' });
  }
  const seat = simultaneousSeat(room.play, number);
  const wager = seat === undefined ? undefined : sealedOf(seat);
  if (wager === undefined) {
    return refuseTournament('nothing-to-do', clause, {
      code: 'nothing-sealed-at-seat',
      seat: number,
    });
  }
  const { on, stake } = wager;
  return [{ happened: 'secret-opened', by, at, seat: number, on, stake }];
}

function withSealed(seat: SimultaneousSeat, event: WagerSealed): SimultaneousSeat {
  const { on, stake, transfers = [] } = event;
  const id = transfers.at(-1)?.id;
  assert(id !== undefined, 'a sealed wager holds its chips');
  const wager = { on, stake, secret: true, sealed: true, transfer: id };
  return { ...seat, wagers: [...seat.wagers, wager] };
}

export const sealWagerAct: SimultaneousAct<SealWager, WagerSealed> = {
  name: 'seal-wager',
  fields: sealWagerFields,
  may: AT_TABLE,
  decide: decideSealWager,
  evolve: {
    'wager-sealed': (play, event) =>
      changeSimultaneousSeat(play, event.seat, seat => withSealed(seat, event)),
  },
};

export const breakSealAct: SimultaneousAct<BreakSeal, SealBroken> = {
  name: 'break-seal',
  fields: field.ofSeat,
  may: AT_TABLE,
  decide: decideBreakSeal,
  evolve: {
    'seal-broken': (play, { seat }) =>
      changeSimultaneousSeat(play, seat, at => ({
        ...at,
        wagers: at.wagers.filter(wager => !wager.sealed),
      })),
  },
};

export const openSecretAct: SimultaneousAct<OpenSecret, SecretOpened> = {
  name: 'open-secret',
  fields: field.ofSeat,
  may: AT_TABLE_STAFF,
  decide: decideOpenSecret,
  evolve: {
    'secret-opened': (play, { seat }) =>
      changeSimultaneousSeat(play, seat, at => ({
        ...at,
        wagers: at.wagers.map(wager => ({ ...wager, sealed: false })),
      })),
  },
};
