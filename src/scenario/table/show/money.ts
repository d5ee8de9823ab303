// `show money`: what everybody has here, what of it is bound and by what, in cents.

import { type Account, accountsOf, balance } from '../../../ledger/index.ts';
import { lockedFor } from '../../../table/settlement/substantial-win.ts';
import { balanceOf } from '../../../table/accounts/money.ts';
import { ridingInto, stakesOf } from '../../../table/wagers/riding.ts';
import type { DrivenTable } from '../driven-table.ts';

/** One patron's money, over all seats. */
export interface PatronMoney {
  /** On the patron's account: chips in hand and stakes that lie. */
  readonly balance: number;
  /** What could be taken away now. */
  readonly available: number;
  /** Stakes on the present coup. */
  readonly locked: number;
  /** Stakes on Runs and Dragon Tails. */
  readonly riding: number;
  /** Kept back under 13.2.3, on an account apart from the balance. */
  readonly held: number;
  /** What the house owes the patron. */
  readonly owed: number;
  /** What the patron owes: commission, and what corrections could not take back. */
  readonly owing: number;
}

export interface Money {
  readonly patrons: Readonly<Record<string, PatronMoney>>;
  /** The table's own account where nobody counts chips. */
  readonly house: number;
  readonly commission: number;
  /** The table's own chips; nought at an electronic table. */
  readonly float: number;
}

export function moneyAt(driven: DrivenTable): Money {
  const { ledger } = driven.table;
  const accounts = accountsOf(ledger);
  const named = accounts.flatMap(account => patronIn(account) ?? []);
  const names = [...new Set([...driven.patrons, ...named])].toSorted();
  return {
    patrons: Object.fromEntries(names.map(name => [name, moneyOf(driven, accounts, name)])),
    house: balanceOf(ledger, 'house'),
    commission: balanceOf(ledger, 'commission'),
    float: balanceOf(ledger, 'float'),
  };
}

function moneyOf(driven: DrivenTable, accounts: readonly Account[], name: string): PatronMoney {
  const { table } = driven;
  const own = accounts.filter(account => patronIn(account) === name);
  const sum = (kind: Account['kind']): number =>
    own.filter(account => account.kind === kind).reduce((cents, each) => cents + balance(each), 0);
  const reserved = own
    .filter(({ kind }) => kind === 'patron')
    .reduce((cents, { pendingDebits }) => cents + pendingDebits, 0);
  const riding = stakesOf(ridingInto(table))
    .filter(({ wager }) => wager.patron === name)
    .reduce((cents, { wager }) => cents + wager.stake, 0);
  const wins = table.seats.reduce((cents, seat) => cents + lockedFor(seat, name), 0);
  const inHand = sum('patron') - reserved - wins;
  return {
    balance: sum('patron'),
    available: table.frozen === null ? Math.max(0, inHand) : 0,
    // What is reserved and does not ride is on the present coup, or it is lost: it shows here.
    locked: reserved - riding,
    riding,
    held: sum('held'),
    owed: sum('owed'),
    owing: sum('commission-due') + sum('owing'),
  };
}

const OF_PATRONS: readonly Account['kind'][] = [
  'patron',
  'held',
  'owed',
  'owing',
  'commission-due',
];

/** Whose account it is: 'patron:3/ann' is ann's. */
const patronIn = ({ kind, id }: Account): string | undefined =>
  OF_PATRONS.includes(kind) ? id.slice(id.indexOf('/') + 1) : undefined;
