// The figures of a gaming day by table and by bet, worked out from the meters; all in whole cents.

import type { DayFigures, MeterList } from '../../../wire/index.ts';

type MeterRow = MeterList['meters'][number];

/** One bet at one table. */
export interface BetFigures {
  readonly bet: string;
  readonly wagers: number;
  readonly handle: number;
  readonly paid: number;
  readonly commission: number;
  readonly win: number;
}

/** One table: what came in, what was staked, what stayed. */
export interface TableFigures {
  readonly table: string;
  /** Notes, tickets, chips and cash that patrons bought in with. */
  readonly drop: number;
  readonly out: number;
  readonly handle: number;
  readonly paid: number;
  readonly commission: number;
  /** What corrections and commission that was owed have brought since, or taken. */
  readonly late: number;
  readonly win: number;
  readonly bets: readonly BetFigures[];
}

const total = (rows: readonly MeterRow[], meter: string): number =>
  rows.filter(row => row.meter === meter).reduce((sum, { cents }) => sum + cents, 0);

const namesOf = (rows: readonly MeterRow[], of: 'table' | 'of'): readonly string[] => [
  ...new Set(rows.map(row => row[of])),
];

/** What a bet staked less what it paid is its win; commission that is taken at once is in it. */
function betFigures(rows: readonly MeterRow[], bet: string): BetFigures {
  const own = rows.filter(({ of }) => of === bet);
  const [handle, paid] = [total(own, 'stake'), total(own, 'paid')];
  const wagers = own
    .filter(({ meter }) => meter === 'stake')
    .reduce((sum, { count }) => sum + count, 0);
  return { bet, wagers, handle, paid, commission: total(own, 'commission'), win: handle - paid };
}

function tableFigures(rows: readonly MeterRow[], table: string): TableFigures {
  const own = rows.filter(row => row.table === table);
  const staked = own.filter(({ meter }) => meter === 'stake');
  const [handle, paid] = [total(own, 'stake'), total(own, 'paid')];
  const late =
    total(own, 'commission-settled') + total(own, 'corrected-down') - total(own, 'corrected-up');
  return {
    ...{ table, handle, paid, late },
    drop: total(own, 'in'),
    out: total(own, 'out'),
    commission: total(own, 'commission'),
    win: handle - paid + late,
    bets: namesOf(staked, 'of').map(bet => betFigures(own, bet)),
  };
}

/** Every table that moved money, in the order of their names. */
export const figuresOf = (rows: readonly MeterRow[]): readonly TableFigures[] =>
  namesOf(rows, 'table')
    .toSorted((one, other) => one.localeCompare(other))
    .map(table => tableFigures(rows, table));

const PARTS = 10_000;

/** A share in hundredths of a percent; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * PARTS) / whole);

/** '12.34%', '-3.00%' or a dash. */
export function percentText(share: number | null): string {
  if (share === null) return '–';
  const [size, sign] = [Math.abs(share), share < 0 ? '-' : ''];
  return `${sign}${Math.floor(size / 100)}.${`${size % 100}`.padStart(2, '0')}%`;
}

const sum = (cents: number): string => {
  const [size, sign] = [Math.abs(cents), cents < 0 ? '-' : ''];
  return `${sign}${Math.floor(size / 100)}.${`${size % 100}`.padStart(2, '0')}`;
};

/** A cell that a spreadsheet takes for nothing but its text. */
const cell = (text: string): string => {
  const safe = /^[=+@\t]/u.test(text) ? `'${text}` : text;
  return /[",\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const HEAD = [
  ...['gaming day', 'table', 'bet', 'wagers', 'drop', 'handle', 'paid', 'commission'],
  ...['corrections', 'win', 'hold on drop', 'win of handle'],
];

/** The whole day as comma-separated values: a line for each table, and one for each of its bets. */
export function csvOf(day: string, tables: readonly TableFigures[]): string {
  const lines = tables.flatMap(table => {
    const { drop, handle, paid, commission, late, win, bets } = table;
    const wagers = bets.reduce((all, bet) => all + bet.wagers, 0);
    const hold = percentText(shareOf(win, drop));
    const all = ['', `${wagers}`, sum(drop), sum(handle), sum(paid), sum(commission), sum(late)];
    return [
      [day, table.table, ...all, sum(win), hold, percentText(shareOf(win, handle))],
      ...bets.map(bet => [
        ...[day, table.table, bet.bet, `${bet.wagers}`, '', sum(bet.handle), sum(bet.paid)],
        ...[sum(bet.commission), '', sum(bet.win), '', percentText(shareOf(bet.win, bet.handle))],
      ]),
    ];
  });
  return `${[HEAD, ...lines].map(line => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A table's day as it went: after each quarter of an hour, all that was won since the first. */
export interface Course {
  readonly table: string;
  readonly points: readonly { readonly at: number; readonly win: number }[];
}

export const coursesOf = (quarters: DayFigures['quarters']): readonly Course[] =>
  [...new Set(quarters.map(({ table }) => table))].map(table => {
    let win = 0;
    const points = quarters
      .filter(quarter => quarter.table === table)
      .map(({ at, stake, paid }) => {
        win += stake - paid;
        return { at, win };
      });
    return { table, points };
  });
