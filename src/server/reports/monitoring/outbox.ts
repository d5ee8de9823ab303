// What is still to be reported to the central monitoring system: read from the journal, so that
// nothing is lost while the link is down, and numbered without a gap (R-EVT-1, ruling R17).

import type pg from 'pg';

import { bodyOf } from '../../storage/shapes/families.ts';

/** One thing that happened, as it is reported. */
export interface MonitoringReport {
  /** Rises by one from report to report; the same number is the same report. */
  readonly number: number;
  readonly stream: string;
  readonly seq: number;
  readonly at: number;
  readonly gamingDay: string;
  readonly kind: string;
  readonly body: unknown;
}

/** Some reports in their order, and how far the journal is read when they have arrived. */
export interface ReportBatch {
  readonly reports: readonly MonitoringReport[];
  readonly read: ReadonlyMap<number, number>;
}

/** Too many and of no weight alone: what lay on the felt is in the close of wagering. */
const NOT_REPORTED = ['wagers-changed', 'snapshot-confirmed', 'wished-to-wager'];
/** Of tickets: their numbers are nobody's business, not even sealed (R-CSH-6). */
const LEFT_OUT = new Set(['sealed', 'name', 'tail']);
const MOST_ROWS = 2_000;
const NAME = 'monitoring';
/** The place of the numbering itself: no stream has it. */
const NUMBERING = 0;

interface Row {
  readonly id: number;
  readonly stream: string;
  readonly seq: number;
  readonly at: number;
  readonly day: string;
  readonly kind: string;
  readonly version: number;
  readonly body: string;
}

export class Outbox {
  readonly #db: pg.Pool;

  constructor(db: pg.Pool) {
    this.#db = db;
  }

  /** A house that had no link before reports from now on, not its whole past. */
  async begin(): Promise<void> {
    await this.#db.query(
      `insert into projection (name, version, stream, seq)
       select $1, 1, stream, max(seq) from journal
        where not exists (select from projection where name = $1) group by stream
       union all
       select $1, 1, $2, 0 where not exists (select from projection where name = $1)`,
      [NAME, NUMBERING],
    );
  }

  /** The next reports; none when everything was delivered. */
  async next(): Promise<ReportBatch> {
    const { rows } = await this.#db.query<Row>(
      `select j.stream as id, s.name as stream, j.seq, j.at, j.gaming_day::text as day, j.kind,
              j.version, j.body
         from stream s
         left join projection p on p.name = $1 and p.stream = s.id
         join journal j on j.stream = s.id and j.seq > coalesce(p.seq, 0)
        order by j.at, j.stream, j.seq limit $2`,
      [NAME, MOST_ROWS],
    );
    const { rows: numbering } = await this.#db.query<{ seq: number }>(
      'select seq from projection where name = $1 and stream = $2',
      [NAME, NUMBERING],
    );
    const last = numbering[0]?.seq ?? 0;
    const due = rows.filter(({ kind }) => !NOT_REPORTED.includes(kind));
    const reports = due.map((row, index) => {
      const { stream, seq, at, day: gamingDay, kind } = row;
      const body = withoutNumbers(kind, bodyOf(row));
      return { number: last + index + 1, stream, seq, at, gamingDay, kind, body };
    });
    const read = new Map<number, number>();
    for (const { id, seq } of rows) read.set(id, Math.max(seq, read.get(id) ?? 0));
    if (reports.length > 0) read.set(NUMBERING, last + reports.length);
    return { reports, read };
  }

  /** They have arrived: never told again. */
  async delivered({ read }: ReportBatch): Promise<void> {
    await this.#db.query(
      `insert into projection (name, version, stream, seq)
       select $1, 1, * from unnest($2::int[], $3::bigint[])
       on conflict (name, stream) do update set seq = excluded.seq`,
      [NAME, [...read.keys()], [...read.values()]],
    );
  }
}

function withoutNumbers(kind: string, body: unknown): unknown {
  if (kind !== 'ticket-issued' || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([field]) => !LEFT_OUT.has(field)));
}
