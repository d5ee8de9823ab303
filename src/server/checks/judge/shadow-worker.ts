// The shadow judge's thread: reads what was committed at each table and judges it, again and again.
// It reads the journal itself, so that nothing on the wager path waits for it or copies for it.

import { setTimeout as rest } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import type pg from 'pg';

import { type Objection, PeopleAtWork } from '../../../judge/index.ts';
import { HOUSE_STREAM } from '../../storage/journal/house-stream-name.ts';
import { beginningOf, isDamage, readStream } from '../../storage/journal/read.ts';
import { connections } from '../../storage/postgres/connect.ts';
import type { Address } from '../../storage/postgres/connect.ts';
import type { Head } from '../../storage/journal/event.ts';
import type { Damage } from '../../storage/journal/damage.ts';
import { checkPrograms } from '../registers/programs-check.ts';
import { checkRegisters } from '../registers/register-check.ts';
import { judgeFor, type StreamJudge } from './stream-judge.ts';

/** What the thread is given. */
export interface ShadowOrder {
  readonly address: Address;
  readonly everyMs: number;
  /** How often people, devices and programs are held against the record. */
  readonly aroundMs: number;
}

/** What it tells: objections, and how far it is with the tables that it has read. */
export interface ShadowReport {
  readonly objections: readonly Objection[];
  readonly events: number;
  /** What is wrong with people, devices, shoes and the database's own programs. */
  readonly damages: readonly Damage[];
}

interface Followed {
  readonly judge: StreamJudge;
  from: Pick<Head, 'seq' | 'hash'>;
}

/** So many events at once; then the thread rests as long as it worked. */
const MOST_EVENTS = 2_000;

const { address, everyMs, aroundMs }: ShadowOrder = workerData;
let lookedAround = -Infinity;
const db = connections(address, 'sabot judge', 1);
const followed = new Map<string, Followed>();
const people = new PeopleAtWork();

const HEADS = `select s.id, s.name, head.seq from stream s cross join lateral
  (select seq from journal where stream = s.id order by seq desc limit 1) head
   where s.name like 'table:%' or s.name like 'tournament:%' or s.name in ('cage', 'house')
   order by s.name <> 'house', s.id`;

/** One look at every table; true where more is waiting than was read. */
async function look(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ id: number; name: string; seq: number }>(HEADS);
  let isMore = false;
  for (const { id, name, seq } of rows) {
    const known = followed.get(name) ?? begun(name);
    if (known === null || seq <= known.from.seq) continue;
    followed.set(name, known);
    const upTo = Math.min(seq, known.from.seq + MOST_EVENTS);
    const objections: Objection[] = [];
    const see = (event: Parameters<StreamJudge['see']>[0]): void => {
      objections.push(...known.judge.see(event));
    };
    const head = await readStream(client, { id, name }, known.from, see, upTo);
    // A broken chain is the full check's business: what follows it is not judged.
    known.from = isDamage(head) ? { seq: Number.MAX_SAFE_INTEGER, hash: '' } : head;
    tell({ objections, events: known.judge.events, damages: [] });
    isMore ||= upTo < seq;
    // The record comes first: until it was read to its end nobody can be held against it.
    if (name === HOUSE_STREAM && isMore) return true;
  }
  judgeAcross();
  return isMore;
}

/** Whoever acted, against the record as it stood when the heads were read. */
function judgeAcross(): void {
  const house = followed.get(HOUSE_STREAM);
  if (house === undefined || house.from.seq === Number.MAX_SAFE_INTEGER) return;
  for (const fact of house.judge.takeAcross().facts) people.see(fact);
  for (const [name, { judge }] of followed) {
    if (name === HOUSE_STREAM) continue;
    const objections = people.judge(judge.takeAcross().work);
    tell({ objections, events: judge.events, damages: [] });
  }
}

function begun(name: string): Followed | null {
  const judge = judgeFor(name);
  return judge === null ? null : { judge, from: beginningOf(name) };
}

/** People, devices and programs are few: a look at all of them now and then costs nothing. */
async function lookAround(client: pg.ClientBase): Promise<void> {
  for (const check of [checkRegisters, checkPrograms]) {
    const { damages } = await check(client);
    tell({ objections: [], events: 0, damages });
  }
}

function tell(report: ShadowReport): void {
  if (report.objections.length + report.damages.length === 0) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(report);
}

for (;;) {
  const from = performance.now();
  const isMore = await inOneLook().catch(() => false);
  const tookMs = performance.now() - from;
  await rest(isMore ? tookMs : Math.max(everyMs, tookMs));
}

async function inOneLook(): Promise<boolean> {
  const client = await db.connect();
  try {
    if (performance.now() - lookedAround >= aroundMs) {
      lookedAround = performance.now();
      await lookAround(client);
    }
    return await look(client);
  } finally {
    client.release();
  }
}
