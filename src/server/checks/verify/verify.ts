// Checks a whole journal: chains, books, balances, snapshots, checkpoints. Reads only, while play
// goes on.

import { availableParallelism } from 'node:os';

import type pg from 'pg';

import { formatObjection, type Objection, PeopleAtWork } from '../../../judge/index.ts';
import type { Damage } from '../../storage/journal/damage.ts';
import { stopStream } from '../../storage/journal/streams.ts';
import { connect } from '../../storage/postgres/connect.ts';
import type { Address } from '../../storage/postgres/connect.ts';
import type { CheckFinding, JournalCheck } from '../registers/finding.ts';
import { checkPrograms } from '../registers/programs-check.ts';
import { checkRegisters } from '../registers/register-check.ts';
import { damagedBalances, readStoredBalances } from './balances-check.ts';

import { runScans } from './scanners.ts';
import { checkSnapshots } from './snapshots-check.ts';
import type { JudgedFinding, StreamFinding, StreamToCheck } from './stream-check.ts';

export interface VerifyOptions {
  readonly address: Address;
  /** How many threads scan; small journals are checked in one. */
  readonly threads?: number;
  /** From how many events on threads are worth their start. */
  readonly worthThreads?: number;
  /** A module with `witnessFor(stream)`, which sees every event in order: as a table replayed. */
  readonly witnessModule?: string;
  /** Further checks against what the chains came to, as checkpoints kept elsewhere. */
  readonly against?: readonly JournalCheck[];
  /** Stops each damaged stream, and no other (R-MEM-5). */
  readonly stopsDamaged?: boolean;
  readonly onProgress?: (checked: number, of: number) => void;
}

/** What was checked and what was found. */
export interface VerifyReport {
  readonly isWhole: boolean;
  readonly streams: number;
  readonly events: number;
  readonly transfers: number;
  readonly balances: number;
  readonly also: readonly string[];
  readonly damages: readonly Damage[];
  /** What the second judge made of the tables; null where it was not asked. */
  readonly judged: JudgedFinding | null;
  readonly seconds: number;
  readonly eventsPerSecond: number;
  readonly heads: readonly {
    readonly stream: string;
    readonly seq: number;
    readonly hash: string;
  }[];
}

/** Below this many events a thread costs more than it saves. */
const WORTH_THREADS = 200_000;
const MOST_THREADS = 4;
const MOST_ACROSS = 100;

/** Verifies the journal as it stands at this moment. */
export async function verifyJournal(options: VerifyOptions): Promise<VerifyReport> {
  const started = performance.now();
  const client = await connect(options.address, 'sabot verify');
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>(
      'select pg_export_snapshot() as snapshot',
    );
    const streams = await streamsToCheck(client);
    const total = streams.reduce((sum, { length }) => sum + length, 0);
    const parts = total < (options.worthThreads ?? WORTH_THREADS) ? 1 : threadsFor(options);
    let seen = 0;
    const { findings, strangers } = await runScans(
      Array.from({ length: parts }, (_, part) => ({
        address: options.address,
        snapshot: rows[0]?.snapshot ?? '',
        part,
        parts,
        streams: streams.filter(({ id }) => id % parts === part),
        witnessModule: options.witnessModule ?? null,
      })),
      more => options.onProgress?.((seen += more), total),
    );
    const balances = await readStoredBalances(client);
    const also: CheckFinding[] = [];
    for (const check of [checkSnapshots, checkRegisters, checkPrograms, ...(options.against ?? [])])
      also.push(await check(client));
    await client.query('commit');
    const across = judgeAcross(findings);
    const damages = [
      ...strangers,
      ...findings.flatMap(one => [...one.damages, ...damagedBalances(one, balances)]),
      ...across.objections.map(damageOf),
      ...also.flatMap(one => one.damages),
    ];
    if (options.stopsDamaged === true) await stopDamaged(client, damages);
    const seconds = (performance.now() - started) / 1000;
    const report = reportOf(findings, damages, balances.rows, also, seconds);
    return { ...report, judged: judgedIn(findings, across) };
  } finally {
    await client.end();
  }
}

const threadsFor = ({ threads }: VerifyOptions): number =>
  threads ?? Math.min(availableParallelism(), MOST_THREADS);

async function streamsToCheck(
  client: pg.ClientBase,
): Promise<readonly (StreamToCheck & { readonly length: number })[]> {
  const { rows } = await client.query<StreamToCheck & { length: number }>(
    `select s.id, s.name, coalesce(p.seq, 0) as "balancesAt",
            coalesce((select j.seq from journal j where j.stream = s.id
                       order by j.seq desc limit 1), 0) as length
       from stream s
       left join projection p on p.stream = s.id and p.name = 'balances'
      order by s.id`,
  );
  return rows;
}

async function stopDamaged(client: pg.ClientBase, damages: readonly Damage[]): Promise<void> {
  const first = new Map<string, string>();
  for (const { stream, says } of damages) if (!first.has(stream)) first.set(stream, says);
  for (const [stream, says] of first) await stopStream(client, stream, says);
}

function reportOf(
  findings: readonly StreamFinding[],
  damages: readonly Damage[],
  balances: number,
  also: readonly CheckFinding[],
  seconds: number,
): VerifyReport {
  const events = findings.reduce((sum, one) => sum + one.events, 0);
  return {
    isWhole: damages.length === 0,
    streams: findings.length,
    events,
    transfers: findings.reduce((sum, one) => sum + one.transfers, 0),
    balances,
    also: also.map(({ checked }) => checked),
    damages,
    judged: null,
    seconds,
    eventsPerSecond: Math.round(events / seconds),
    heads: findings.map(({ name, head }) => ({
      stream: name,
      seq: head.seq,
      hash: head.hash,
    })),
  };
}

/** The verdicts of all streams together, and what one says of another. */
function judgedIn(
  findings: readonly StreamFinding[],
  across: Pick<JudgedFinding, 'objections' | 'unjudged'>,
): JudgedFinding | null {
  const judged = findings.flatMap(one => one.judged ?? []);
  if (judged.length === 0) return null;
  return {
    events: judged.reduce((sum, { events }) => sum + events, 0),
    objections: [...judged.flatMap(({ objections }) => objections), ...across.objections],
    unjudged: [...judged.flatMap(({ unjudged }) => unjudged), ...across.unjudged],
  };
}

/** Whoever acted at a table, in a tournament or at the cage, against the house's own record. */
function judgeAcross(
  findings: readonly StreamFinding[],
): Pick<JudgedFinding, 'objections' | 'unjudged'> {
  const seen = findings.flatMap(one => one.judged?.across ?? []);
  const people = new PeopleAtWork();
  for (const fact of seen.flatMap(({ facts }) => facts)) people.see(fact);
  const objections = seen.flatMap(({ work }) => people.judge(work)).slice(0, MOST_ACROSS);
  return { objections, unjudged: people.unjudged };
}

const damageOf = (objection: Objection): Damage => ({
  ...{ stream: objection.stream, seq: objection.number, found: 'judge-objects' },
  says: formatObjection(objection),
});
