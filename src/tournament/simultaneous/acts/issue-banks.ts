// Everybody at the table gets the same bank, once.

import { AT_TABLE_STAFF } from '../../sessions/at-table-powers.ts';
import type {
  CommandWith,
  Happened,
  SimultaneousAct,
  SimultaneousContext,
  SimultaneousDecision,
} from '../act.ts';
import { dealingOpened } from '../dealing.ts';
import { fromBank, mustDrawUpChips } from '../money.ts';
import { refuseTournament } from '../../refusal.ts';
import { procedureOf } from '../../roles.ts';

type IssueBanks = CommandWith<'issue-banks'>;

export interface BanksIssued extends Happened {
  readonly happened: 'banks-issued';
  readonly bank: number;
}

function decideIssueBanks(room: SimultaneousContext, { by, at }: IssueBanks): SimultaneousDecision {
  const { play } = room;
  const { banks } = procedureOf(room).sessions;
  if (play.phase !== 'gathering')
    return refuseTournament('not-now', banks, { code: 'banks-already-out' });
  const { bank } = play.rules;
  const drafts = play.seats.map(({ seat }) => fromBank(seat, bank));
  const transfers = mustDrawUpChips(play.ledger, drafts);
  const issued = { happened: 'banks-issued', by, at, bank, transfers } as const;
  return [issued, dealingOpened(room, { by, at })];
}

export const issueBanksAct: SimultaneousAct<IssueBanks, BanksIssued> = {
  name: 'issue-banks',
  fields: {},
  may: AT_TABLE_STAFF,
  decide: decideIssueBanks,
  evolve: { 'banks-issued': play => ({ ...play, phase: 'between-coups' }) },
};
