// Holds every report against the second count: money to the cent, theoretical win and spread to a
// thousand millionth.

import type pg from 'pg';

import type { FigureRow } from '../../src/wire/reports/accounts.ts';
import { CUTS } from '../../src/wire/reports/accounts.ts';
import { readAccounts } from '../../src/server/reports/accounts/figures.ts';
import { reconcile } from '../../src/server/reports/accounts/reconcile.ts';
import { Theories } from '../../src/server/reports/theory/theory.ts';
import type { ShiftRule } from '../../src/server/reports/accounts/narrowed.ts';
import { type JournalRow, recount, type RowAgain } from './second/recount.ts';

const PERIOD = { from: '2000-01-01', to: '2100-01-01' };
const CLOSE = 1e-9;

export interface Compared {
  readonly figures: number;
  readonly differences: readonly string[];
  /** The greatest relative difference of a theoretical win or a variance. */
  readonly worst: number;
}

export async function compareReports(db: pg.Pool, rule: ShiftRule): Promise<Compared> {
  const { rows } = await db.query<JournalRow>(
    `select s.name as stream, j.seq, j.at, j.gaming_day::text as day, j.currency, j.kind, j.body,
            coalesce(j.transfers, '[]') as transfers
       from journal j join stream s on s.id = j.stream where s.name like 'table:%'
      order by s.name, j.seq`,
  );
  const again = recount(rows.map(parsed), rule.zone, rule.shifts);
  const differences: string[] = [];
  let [figures, worst] = [0, 0];
  const theories = new Theories();
  for (const by of CUTS) {
    const report = await readAccounts(db, { by, ...PERIOD }, rule, theories);
    const rest = new Map(again.reports[by]);
    for (const row of report.rows) {
      const place = `${row.key}|${row.currency}`;
      const own = rest.get(place);
      rest.delete(place);
      const compared = compareRow(row, own ?? null);
      figures += compared.figures;
      worst = Math.max(worst, compared.worst);
      differences.push(...compared.differences.map(text => `${by} ${place}: ${text}`));
    }
    differences.push(...[...rest.keys()].map(place => `${by} ${place}: is in no report`));
  }
  const { lines } = await reconcile(db, PERIOD);
  for (const { table, day, currency, what, reported, held } of lines) {
    figures += 1;
    const place = `${table}|${day}|${currency}`;
    if (reported !== held) differences.push(`${place}: ${what} ${reported}, held ${held}`);
    if (what !== 'win-ledger') continue;
    const booked = again.ledger.get(place) ?? 0;
    if (held !== booked) differences.push(`${place}: ledger ${held}, again ${booked}`);
  }
  return { figures, differences, worst };
}

/** The database hands some columns over as text, some as what it says. */
const parsed = (row: JournalRow): JournalRow => ({
  ...row,
  body: read(row.body),
  transfers: read(row.transfers),
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what a text holds
const read = <Of>(value: Of | string): Of =>
  typeof value === 'string' ? (JSON.parse(value) as Of) : value; // the journal's own JSON

const MONEY = [
  ...(['coups', 'dummies', 'voids', 'wagers', 'handle', 'paid', 'commission', 'deferred'] as const),
  ...(['void', 'corrections', 'corrected', 'rulings', 'win', 'drop', 'out'] as const),
] as const;

/** What leaving the shoe's memory out may cost a Run or a tail, as a part of what was at risk. */
const WITHOUT_MEMORY = 0.02;

function compareRow(row: FigureRow, again: RowAgain | null): Compared {
  if (again === null) return { figures: 1, differences: ['is not there again'], worst: 0 };
  const differences: string[] = [];
  const isWager = row.drop === null;
  for (const of of MONEY) {
    const one = row[of] ?? 0;
    // A wager has no coups, no rulings and no drop of its own.
    const other = isWager && !OF_A_WAGER.includes(of) ? 0 : again[of];
    if (one !== other) differences.push(`${of} ${one}, again ${other}`);
  }
  if (again.sampled !== 0) {
    const off = Math.abs(row.theoretical - again.theoretical - again.nearly);
    if (off > again.sampled * WITHOUT_MEMORY + 5 * row.theoreticalError) {
      differences.push(`theoretical ${row.theoretical}, with Runs nearly ${again.nearly}`);
    }
    return { figures: MONEY.length + 1, differences, worst: 0 };
  }
  const sigma = Math.sqrt(Math.max(0, again.variance));
  const z = sigma === 0 ? 0 : (again.win - again.theoretical) / sigma;
  let worst = 0;
  for (const [what, one, other] of [
    ['theoretical', row.theoretical, again.theoretical],
    ['sigma', row.sigma, sigma],
    ['z', row.z ?? 0, z],
  ] as const) {
    const off = Math.abs(one - other) / Math.max(1, Math.abs(other));
    worst = Math.max(worst, off);
    if (off > CLOSE) differences.push(`${what} ${one}, again ${other}`);
  }
  return { figures: MONEY.length + 3, differences, worst };
}

const OF_A_WAGER: readonly string[] = [
  ...['wagers', 'handle', 'paid', 'commission', 'deferred', 'void', 'corrected', 'win'],
];
