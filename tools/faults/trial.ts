// One simulated night: three nodes, four tables, patrons who wager, and everything that goes wrong;
// then peace, in which all tables must come to play again, and the journal is judged.

import { floorPlan, tableName } from '../floor/plan.ts';
import { Auditor } from '../crash/auditor.ts';
import { chanceFrom } from '../oracle/chance.ts';
import { judgeFor } from '../../src/server/checks/judge/stream-judge.ts';
import { formatObjection } from '../../src/judge/index.ts';
import { beginningOf, isDamage, readStream } from '../../src/server/storage/journal/read.ts';
import { isStopped, nightly, type Night, standing } from './disturb.ts';
import { SimPatron } from './patron.ts';
import { type Fault, faultsOf } from './plan.ts';
import { SimExchange } from './world/bus.ts';
import { SimDatabase } from './world/database.ts';
import { SimNode } from './world/node.ts';
import { SimProcess, SimTime } from './world/time.ts';

export interface TrialReport {
  readonly seed: number;
  readonly findings: readonly string[];
  readonly coups: number;
  readonly events: number;
  readonly answers: number;
  readonly faults: readonly Fault[];
  readonly simulatedMs: number;
  /** One figure that is the same whenever the same seed is run. */
  readonly mark: string;
}

const NODES = 3;
const TABLES = 4;
const SEATS = 3;
const COUPS = 20;
const MOST_MS = 90_000;
const PEACE_MS = 20_000;
const SETTLES_MS = 30_000;

export async function runTrial(seed: number, plan?: readonly Fault[]): Promise<TrialReport> {
  const time = new SimTime(chanceFrom(seed));
  const db = new SimDatabase(time);
  const exchange = new SimExchange(time);
  const house = floorPlan({ tables: TABLES, seats: SEATS, wageringMs: 3_000, spreadMs: 2_000 });
  const world = { time, db, exchange, plan: house };
  const nodes = Array.from({ length: NODES }, (_, index) => new SimNode(`n${index + 1}`, world));
  for (const node of nodes) node.start();
  const patrons = Array.from({ length: TABLES * SEATS }, (_, index) => {
    const open: ConstructorParameters<typeof SimPatron>[2]['open'] = (hear, over) =>
      time.chance.pick(nodes).open(hear, over);
    const table = tableName(index % TABLES);
    return new SimPatron(table, 1 + Math.floor(index / TABLES), { time, open });
  });
  for (const patron of patrons) patron.begin();
  const faults = plan ?? faultsOf(seed, MOST_MS);
  const night: Night = { ...world, nodes, tables: TABLES };
  const heal = faults.map(fault => nightly(night, fault));
  await time.pass(MOST_MS, () => db.tables.coups >= COUPS);
  const happened = faults.filter(({ atMs }) => atMs < time.now);
  for (const end of heal) end();
  const peaceAt = time.now;
  await time.pass(PEACE_MS);
  const findings: string[] = [];
  for (const { page, lastDoneAt } of patrons) {
    if (lastDoneAt < peaceAt) findings.push(`${page} has not wagered again in peace`);
  }
  for (const patron of patrons) patron.rest();
  await time.pass(SETTLES_MS, () => patrons.every(({ waits }) => !waits));
  for (const { page, waits } of patrons) if (waits) findings.push(`${page} was never answered`);
  findings.push(...isStopped(night));
  const audited = await audit(time, db, patrons);
  findings.push(...audited.findings);
  if (findings.length > 0) findings.push(...standing(night));
  const { events, answers } = audited;
  return {
    ...{ seed, findings, coups: db.tables.coups, events, answers, faults: happened },
    ...{ simulatedMs: Math.round(time.now), mark: `${time.happened}/${events}/${answers}` },
  };
}

/** The auditor and the second judge, over everything that is in the journal. */
async function audit(time: SimTime, db: SimDatabase, patrons: readonly SimPatron[]) {
  const findings: string[] = [];
  const auditor = new Auditor();
  const process = new SimProcess('auditor', time);
  const within = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    let answer: { readonly is: Answer } | null = null;
    let failed: unknown = null;
    void asked.then(
      is => (answer = { is }),
      error => (failed = error),
    );
    await time.pass(SETTLES_MS, () => answer !== null || failed !== null);
    if (failed !== null) throw new Error('the audit failed', { cause: failed });
    if (answer === null) throw new Error('the simulated database does not answer');
    return (answer as { readonly is: Answer }).is;
  };
  const client = await within(db.client(process));
  for (let index = 0; index < TABLES; index += 1) {
    const table = tableName(index);
    const records = patrons.filter(one => one.table === table).map(one => one.takeRecord());
    findings.push(...(await within(auditor.audit(client, table, records))));
  }
  for (const stream of db.tables.streams.values()) {
    const judge = stream.name.startsWith('table:') ? judgeFor(stream.name) : null;
    let epoch = 0;
    const read = await within(
      readStream(client, stream, beginningOf(stream.name), event => {
        if (event.epoch < epoch) findings.push(`${stream.name}: ${event.seq} is of an older owner`);
        epoch = event.epoch;
        const objections = judge?.see(event) ?? [];
        findings.push(...objections.map(formatObjection));
      }),
    );
    if (isDamage(read)) findings.push(read.says);
  }
  const { events, answers } = auditor.checked;
  return { findings, events, answers };
}
