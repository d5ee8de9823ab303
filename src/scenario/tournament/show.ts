// What a tournament shows: its money, how everybody stands, the entries, and the sessions.

import { type Account, accountsOf, balance } from '../../ledger/index.ts';
import { ADDED, tournamentBalanceOf, LIVE, POOL, RETAINED } from '../../tournament/money.ts';
import { type SessionTable, standingsAt, viewsOf, seatToWager } from '../../tournament/index.ts';
import { boardOf } from '../../tournament/view/board.ts';
import type { PatronMoney } from '../table/show/money.ts';
import type { DrivenTournament } from './driven-tournament.ts';

/** The same figures as at a table: fees and buy-ins are held, prizes awarded are owed. */
export function moneyIn({ tournament }: DrivenTournament): object {
  const { ledger, entries } = tournament;
  const accounts = accountsOf(ledger);
  const named = accounts.flatMap(account => patronIn(account) ?? []);
  const names = [...new Set([...entries.map(({ patron }) => patron), ...named])].toSorted();
  const [retained, added, live] = [RETAINED, ADDED, LIVE].map(id =>
    tournamentBalanceOf(ledger, id),
  );
  return {
    patrons: Object.fromEntries(names.map(name => [name, moneyOf(accounts, name)])),
    ...{ house: (retained ?? 0) + (added ?? 0) + (live ?? 0), commission: 0, float: 0 },
    ...{ pool: tournamentBalanceOf(ledger, POOL), retained, added, live },
  };
}

function moneyOf(accounts: readonly Account[], name: string): PatronMoney {
  const own = accounts.filter(account => patronIn(account) === name);
  const sum = (kind: Account['kind']): number =>
    own.filter(account => account.kind === kind).reduce((cents, each) => cents + balance(each), 0);
  const locked = own.reduce((cents, { pendingDebits }) => cents + pendingDebits, 0);
  const inHand = sum('patron');
  return {
    ...{ balance: inHand, available: inHand - locked, locked, riding: 0 },
    ...{ held: sum('entry-fees'), owed: sum('owed'), owing: 0 },
  };
}

const OF_PATRONS: readonly Account['kind'][] = ['patron', 'owed', 'entry-fees'];

/** Whose account it is: 'entry-fees:fee/ann' and 'owed:ann' are ann's. */
const patronIn = ({ kind, id }: Account): string | undefined =>
  OF_PATRONS.includes(kind)
    ? id.slice(id.indexOf(':') + 1).replace(/^(fee|buy-in)\//, '')
    : undefined;

/** The board, and table by table the chips of everybody. */
export function standingsIn({ tournament }: DrivenTournament): object {
  const sessions = tournament.sessions.map(({ id, round, state, tables, order }) => ({
    ...{ session: id, round, state, order },
    tables: tables.map(table => ({ table: table.table, standings: standingsOf(table) })),
  }));
  return {
    phase: tournament.phase,
    board: boardOf(tournament),
    sessions,
    prizes: tournament.prizes,
  };
}

const standingsOf = ({ play, closing }: SessionTable) =>
  closing ?? (play === null ? [] : standingsAt(play));

export const entriesIn = ({ tournament }: DrivenTournament): object => ({
  ...{ phase: tournament.phase, version: tournament.version, published: tournament.published },
  ...{ director: tournament.director, entries: tournament.entries },
});

/** Every session: who plays where, and how far each table has come. */
export const sessionsIn = ({ tournament }: DrivenTournament): object => ({
  ...{ phase: tournament.phase, tables: tournament.tables },
  sessions: tournament.sessions.map(({ rules: _rules, tables, ...session }) => ({
    ...session,
    tables: tables.map(tableShown),
  })),
});

function tableShown({ table, seats, play, closing, agreed }: SessionTable): object {
  const shown = { table, seats, closing, agreed };
  if (play === null) return { ...shown, play: null };
  if (play.way === 'together') {
    const { rules: _rules, ledger: _ledger, ...rest } = play.play;
    return { ...shown, play: { way: play.way, ...rest } };
  }
  const { rules: _rules, ...rest } = play.play;
  return { ...shown, play: { way: play.way, ...rest, turn: seatToWager(play.play) } };
}

export const viewIn = (
  driven: DrivenTournament,
  viewer: Parameters<ReturnType<typeof viewsOf>>[0],
) => viewsOf(driven, driven.now)(viewer);
