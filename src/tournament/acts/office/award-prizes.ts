// The prizes: the pool is made up, every place is awarded, and prizes are paid out.

import * as field from '../../fields.ts';
import { type Draft, transfer } from '../../../ledger/index.ts';
import { assert } from '../../../rules/assert.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { changeEntry } from '../../state-changes.ts';
import {
  ADDED,
  tournamentBalanceOf,
  buyInAccount,
  feeAccount,
  mustDrawUp,
  POOL,
  prizeAccount,
  RETAINED,
} from '../../money.ts';
import { poolOf, prizesOf } from '../../standings/prizes.ts';
import { lacksTournamentPower, procedureOf } from '../../roles.ts';
import { refuseTournament } from '../../refusal.ts';
import type { Prize, Tournament } from '../../tournament.ts';

type AwardPrizes = CommandWith<'award-prizes'>;

export interface PrizesAwarded extends Happened {
  readonly happened: 'prizes-awarded';
  readonly prizes: readonly Prize[];
  readonly retained: number;
  readonly pool: number;
}

type PayPrize = CommandWith<'pay-prize', typeof field.ofPatron>;

export interface PrizePaid extends Happened {
  readonly happened: 'prize-paid';
  readonly patron: string;
  readonly cents: number;
}

function decideAwardPrizes(
  room: TournamentContext,
  { by, at }: AwardPrizes,
): TournamentDecision<PrizesAwarded> {
  const { tournament } = room;
  const procedure = procedureOf(room);
  if (tournament.phase !== 'decided') {
    const { allocation } = procedure.prizes;
    return refuseTournament('not-decided', allocation, { code: 'final-not-decided' });
  }
  const { retained, pool } = poolOf(tournament);
  const prizes = prizesOf(tournament, procedure, pool);
  const transfers = mustDrawUp(tournament, awardDrafts(tournament, prizes));
  return [{ happened: 'prizes-awarded', by, at, prizes, retained, pool, transfers }];
}

/** Fees and buy-ins become the pool, less what is kept; the pool becomes prizes owed. */
function awardDrafts(tournament: Tournament, prizes: readonly Prize[]): readonly Draft[] {
  const { entries, ledger } = tournament;
  const { retained, added, pool } = poolOf(tournament);
  const held = entries.flatMap(({ patron }) => [feeAccount(patron), buyInAccount(patron)]);
  const total = prizes.reduce((sum, { cents }) => sum + cents, 0);
  return [
    ...held.map(debit =>
      transfer({
        debit,
        credit: POOL,
        cents: tournamentBalanceOf(ledger, debit),
        memo: 'added-value',
      }),
    ),
    transfer({ debit: POOL, credit: RETAINED, cents: retained, memo: 'retention' }),
    transfer({ debit: ADDED, credit: POOL, cents: added, memo: 'added-value' }),
    // Shares are rounded up at the operator's cost; a place that nobody took stays with the pool.
    transfer({
      debit: ADDED,
      credit: POOL,
      cents: Math.max(total - pool, 0),
      memo: 'added-value',
    }),
    ...prizes.map(({ patron, cents }) =>
      transfer({ debit: POOL, credit: prizeAccount(patron), cents, memo: 'prize' }),
    ),
  ].filter(({ cents }) => cents > 0);
}

/**
 * The prize list without somebody who is put out after the award (T24): the unpaid prize goes back,
 * whoever stands behind moves up, and nobody gets less than was awarded before.
 */
export function awardedWithout(
  room: TournamentContext,
  patron: string,
): { readonly prizes: readonly Prize[]; readonly pool: number; readonly drafts: readonly Draft[] } {
  const { tournament } = room;
  const { pool, prizes: before } = tournament;
  assert(pool !== null, 'prizes were awarded');
  const left = changeEntry(tournament, patron, { state: 'disqualified' });
  const rises = prizesOf(left, procedureOf(room), pool).map(prize => {
    const old = before.find(other => other.patron === prize.patron);
    const cents = Math.max(prize.cents, old?.cents ?? 0);
    const more = cents - (old?.cents ?? 0);
    return { more, prize: { ...prize, cents, paid: old?.paid === true && more === 0 } };
  });
  const debit = prizeAccount(patron);
  const forfeited = tournamentBalanceOf(tournament.ledger, debit);
  const short = rises.reduce((sum, { more }) => sum + more, 0) - forfeited;
  const inPool = tournamentBalanceOf(tournament.ledger, POOL);
  const drafts = [
    transfer({ debit, credit: POOL, cents: forfeited, memo: 'prize' }),
    transfer({ debit: ADDED, credit: POOL, cents: short - inPool, memo: 'added-value' }),
    ...rises.map(({ more, prize }) =>
      transfer({ debit: POOL, credit: prizeAccount(prize.patron), cents: more, memo: 'prize' }),
    ),
  ].filter(({ cents }) => cents > 0);
  return { prizes: rises.map(({ prize }) => prize), pool, drafts };
}

function decidePayPrize(
  room: TournamentContext,
  { by, at, patron }: PayPrize,
): TournamentDecision<PrizePaid> {
  const { tournament } = room;
  const unauthorised =
    by.role === 'cashier' ? undefined : lacksTournamentPower(room, by, 'award-prizes');
  if (unauthorised !== undefined) return unauthorised;
  const cents = tournamentBalanceOf(tournament.ledger, prizeAccount(patron));
  if (cents === 0) {
    const { clause } = procedureOf(room).prizes;
    return refuseTournament('nothing-to-do', clause, { code: 'no-prize-waiting' });
  }
  const debit = prizeAccount(patron);
  const transfers = mustDrawUp(tournament, [
    transfer({ debit, credit: 'cash-out', cents, memo: 'prize' }),
  ]);
  return [{ happened: 'prize-paid', by, at, patron, cents, transfers }];
}

const evolvePrizesAwarded = (
  tournament: Tournament,
  { prizes, pool }: PrizesAwarded,
): Tournament => ({ ...tournament, phase: 'awarded', prizes, pool });

const evolvePrizePaid = (tournament: Tournament, { patron }: PrizePaid): Tournament => ({
  ...tournament,
  prizes: tournament.prizes.map(prize =>
    prize.patron === patron ? { ...prize, paid: true } : prize,
  ),
});

export const awardPrizesAct: TournamentAct<AwardPrizes, PrizesAwarded> = {
  name: 'award-prizes',
  fields: {},
  may: ['run-tournament'],
  power: 'award-prizes',
  decide: decideAwardPrizes,
  evolve: { 'prizes-awarded': evolvePrizesAwarded },
};

export const payPrizeAct: TournamentAct<PayPrize, PrizePaid> = {
  name: 'pay-prize',
  fields: field.ofPatron,
  may: ['run-tournament', 'work-at-cage'],
  decide: decidePayPrize,
  evolve: { 'prize-paid': evolvePrizePaid },
};
