// A house to lay siege to, and how it stands: what must be the same before and after.

import type pg from 'pg';

import {
  dealtTable,
  planOf,
  startTestHouse,
  type TestHouse,
} from '../../src/server/testing/house.ts';
import { post } from '../../src/server/testing/screen.ts';
import { Seated } from '../../src/server/testing/seated.ts';
import type { Loot } from './messages.ts';
import { Siege, type SiegeReport } from './siege.ts';

const TABLE = 't1';
const SEAT = 1;
/** Wagers stay open however long the siege lasts: only an attack could change anything. */
const A_DAY_MS = 86_400_000;
/** What the house may put on record about a siege: that it was refused. */
const REFUSALS = ['sign-in-refused', 'locked-out'];

/** What of the house an attack could change. */
interface Standing {
  readonly heads: readonly string[];
  readonly rows: readonly string[];
}

async function standingOf(db: pg.Pool): Promise<Standing> {
  const heads = await db.query<{ head: string }>(
    `select s.name || ' ' || coalesce(max(j.seq), 0) as head
       from stream s left join journal j on j.stream = s.id
      where s.name <> 'house' group by s.name order by s.name`,
  );
  const rows = await db.query<{ row: string }>(
    `select 'staff ' || count(*) as row from staff
     union all select 'device ' || count(*) || ' ' || count(revoked_at) from device
     union all select 'session ' || count(*) from session
     union all select 'house ' || count(*) from journal j join stream s on s.id = j.stream
                where s.name = 'house' and j.kind <> all($1)`,
    [REFUSALS],
  );
  return { heads: heads.rows.map(({ head }) => head), rows: rows.rows.map(({ row }) => row) };
}

/** Opens a house with a patron who has wagered, and hands the attackers what they may have. */
async function besieged(): Promise<{ house: TestHouse; seated: Seated; loot: Loot }> {
  const dealt = dealtTable(TABLE, { cuttingCard: 'counted', wageringMs: A_DAY_MS });
  const plan = planOf({ ...dealt, shoe: 'virtual' });
  const house = await startTestHouse(
    // Rates are tested elsewhere; here everything must get through to be refused for itself.
    { commandsPerSecond: 10_000, trustProxy: ['127.0.0.1'] },
    { plan },
  );
  const seated = await Seated.at(house.url, TABLE, SEAT);
  const answered = [];
  for (const [index, stake] of [500, 1000, 1500].entries()) {
    const command = seated.command(stake);
    await seated.screen.do(command);
    answered.push({ key: index + 1, command });
  }
  const role = await post(`${house.url}/api/demo/roles`, { role: 'inspector' });
  const loot: Loot = {
    ...{
      table: TABLE,
      seat: SEAT,
      page: seated.screen.page,
      terminalToken: seated.token,
      answered,
    },
    inspectorToken: (role.body as { readonly token: string }).token,
    setup: plan.tables[0]?.setup ?? noSetup(),
  };
  return { house, seated, loot };
}

const noSetup = (): never => {
  throw new Error('the plan has a table');
};

export interface Outcome extends SiegeReport {
  /** Bytes of memory that are held after it and were not before, where that can be measured. */
  readonly heapGrew: number | null;
}

const heap = (): number | null => {
  if (globalThis.gc === undefined) return null;
  globalThis.gc();
  return process.memoryUsage().heapUsed;
};

/** Lays one siege from its beginning to its end. */
export async function besiege(seed: number, count: number): Promise<Outcome> {
  const { house, loot } = await besieged();
  try {
    const { db } = house.house.journal;
    const before = await standingOf(db);
    const heapBefore = heap();
    const report = await new Siege(house, loot, seed).lay(count);
    const findings = [...report.findings];
    const after = await standingOf(db);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      findings.push(`the house has changed: ${JSON.stringify({ before, after })}`);
    }
    findings.push(...(await stillPlays(house, loot)));
    const heapAfter = heap();
    const heapGrew = heapBefore === null || heapAfter === null ? null : heapAfter - heapBefore;
    return { ...report, findings, heapGrew };
  } finally {
    await house.end();
  }
}

/** The patron comes back, wagers, and every attacker's connection is gone. */
async function stillPlays(house: TestHouse, loot: Loot): Promise<readonly string[]> {
  const findings: string[] = [];
  const health = await fetch(`${house.url}/healthz`);
  if (health.status !== 200) findings.push(`health is ${health.status}: ${await health.text()}`);
  const back = await Seated.again(house.url, loot.table, loot.seat, loot.terminalToken);
  const answer = await back.wager(2000);
  if (answer.outcome !== 'done') findings.push(`a wager is ${JSON.stringify(answer)}`);
  await back.screen.cut();
  // Their ends are told by the system in its own time.
  for (let turn = 0; turn < 500 && house.house.connections() > 0; turn += 1) {
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  const open = house.house.connections();
  if (open > 0) findings.push(`${open} connections are still open`);
  return findings;
}
