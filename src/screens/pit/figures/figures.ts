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

/** One table in one currency: what came in, what was staked, what stayed. */
export interface TableFigures {
  readonly table: string;
  readonly currency: string;
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

const namesOf = (rows: readonly MeterRow[], of: 'table' | 'of' | 'currency'): readonly string[] => [
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

function tableFigures(
  rows: readonly MeterRow[],
  { table, currency }: Pick<TableFigures, 'table' | 'currency'>,
): TableFigures {
  const own = rows.filter(row => row.table === table && row.currency === currency);
  const staked = own.filter(({ meter }) => meter === 'stake');
  const [handle, paid] = [total(own, 'stake'), total(own, 'paid')];
  const late =
    total(own, 'commission-settled') + total(own, 'corrected-down') - total(own, 'corrected-up');
  return {
    ...{ table, currency, handle, paid, late },
    drop: total(own, 'in'),
    out: total(own, 'out'),
    commission: total(own, 'commission'),
    win: handle - paid + late,
    bets: namesOf(staked, 'of').map(bet => betFigures(own, bet)),
  };
}

/** Every table that moved money, in the order of their names; each currency for itself. */
export const figuresOf = (rows: readonly MeterRow[]): readonly TableFigures[] =>
  namesOf(rows, 'table')
    .toSorted((one, other) => one.localeCompare(other))
    .flatMap(table =>
      namesOf(
        rows.filter(row => row.table === table),
        'currency',
      ).map(currency => tableFigures(rows, { table, currency })),
    );

/** Sums of two currencies are no sum: what is added up or drawn together is of one. */
export function byCurrency<Row extends { readonly currency: string }>(
  rows: readonly Row[],
): readonly { readonly currency: string; readonly own: readonly Row[] }[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].toSorted();
  return currencies.map(currency => ({
    currency,
    own: rows.filter(row => row.currency === currency),
  }));
}

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
  ...['gaming day', 'table', 'currency', 'bet', 'wagers', 'drop', 'handle', 'paid', 'commission'],
  ...['corrections', 'win', 'hold on drop', 'win of handle'],
];

/** The whole day as comma-separated values: a line for each table, and one for each of its bets. */
export function csvOf(day: string, tables: readonly TableFigures[]): string {
  const lines = tables.flatMap(table => {
    const { currency, drop, handle, paid, commission, late, win, bets } = table;
    const wagers = bets.reduce((all, bet) => all + bet.wagers, 0);
    const hold = percentText(shareOf(win, drop));
    const all = ['', `${wagers}`, sum(drop), sum(handle), sum(paid), sum(commission), sum(late)];
    return [
      [day, table.table, currency, ...all, sum(win), hold, percentText(shareOf(win, handle))],
      ...bets.map(bet => [
        ...[day, table.table, currency, bet.bet, `${bet.wagers}`, ''],
        ...[sum(bet.handle), sum(bet.paid)],
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
