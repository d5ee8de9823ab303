// The failover trial: nodes of one house are killed -9 or frozen under load, their bus and their
// database restarted, a standby promoted; how long until each table takes wagers again, and whether
// the journal bears out what terminals were told.

import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type pg from 'pg';

import { verifyJournal } from '../../src/server/checks/verify/verify.ts';
import { connections } from '../../src/server/storage/postgres/connect.ts';
import { tableStream } from '../../src/server/tables/mailbox/rebuild.ts';
import { freePort } from '../../src/server/testing/free-port.ts';
import { startTestNats, type TestNats } from '../../src/server/testing/nats.ts';
import { Auditor } from '../crash/auditor.ts';
import type { Ask, Told } from '../crash/terminals.ts';
import { closeHouse, forkTool, runHouse } from '../floor/house-process.ts';
import { type FloorSize, tableName } from '../floor/plan.ts';
import { type TrialDatabase, trialDatabase } from './database.ts';
import type { NodeReady, NodeToRun } from './node.ts';

/** What happens to the house in a round. */
export const DISTURBANCES = ['kill', 'freeze', 'nats', 'database', 'standby'] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

export interface FailoverOptions {
  /** How many rounds of each, one after the other. */
  readonly rounds: Readonly<Record<Disturbance, number>>;
  readonly size: FloorSize;
  readonly nodes: number;
  readonly nodeLeaseMs: number;
  readonly seed: number;
  readonly tell?: (line: string) => void;
}

export interface FailoverReport {
  /** From each disturbance to the first wager that each of its tables stored, in milliseconds. */
  readonly againMs: Readonly<Record<Disturbance, readonly number[]>>;
  /** How many frozen nodes wrote nothing of what others had by then. */
  readonly fenced: number;
  readonly checked: Auditor['checked'];
  readonly findings: readonly string[];
}

interface Running {
  readonly name: string;
  readonly child: ChildProcess;
  readonly ready: NodeReady;
}

/** A table's lease as it was. */
interface Lease {
  readonly stream: string;
  readonly epoch: number;
}

const TERMINALS = fileURLToPath(new URL('../crash/terminals.ts', import.meta.url));
const NODE = fileURLToPath(new URL('node.ts', import.meta.url));
const CHIPS = 100_000_000;
const PATIENCE_MS = 40_000;
const LOOK_MS = 50;

export async function runFailover(options: FailoverOptions): Promise<FailoverReport> {
  const database = await trialDatabase(options.rounds.standby > 0);
  const nats = await startTestNats();
  const folder = await mkdtemp(join(tmpdir(), 'sabot-failover-'));
  const trial = new FailoverTrial(options, database, nats, folder);
  try {
    return await trial.run();
  } finally {
    await trial.end();
    await nats.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

class FailoverTrial {
  readonly #options: FailoverOptions;
  readonly #database: TrialDatabase;
  readonly #nats: TestNats;
  readonly #folder: string;
  readonly #nodes: Running[] = [];
  readonly #auditor = new Auditor();
  readonly #findings: string[] = [];
  readonly #againMs: Record<Disturbance, number[]> = {
    ...{ kill: [], freeze: [], nats: [], database: [], standby: [] },
  };
  readonly #kept: Told['records'][number][] = [];
  readonly #ports = new Map<string, number>();
  #terminals: ChildProcess | null = null;
  readonly #db: pg.Pool;
  #fenced = 0;

  constructor(options: FailoverOptions, database: TrialDatabase, nats: TestNats, folder: string) {
    this.#options = options;
    this.#database = database;
    this.#nats = nats;
    this.#folder = folder;
    this.#db = connections(database.address, 'sabot failover', 1);
  }

  async run(): Promise<FailoverReport> {
    const { rounds, nodes, tell } = this.#options;
    const places = await this.#furnish();
    for (let node = 1; node <= nodes; node += 1) await this.#join(`n${node}`);
    await this.#untilSpread();
    this.#terminals = forkTool(TERMINALS);
    this.#ask({ ask: 'open', urls: this.#urls(), places });
    const plan = DISTURBANCES.flatMap(what => Array<Disturbance>(rounds[what]).fill(what));
    for (const [index, what] of plan.entries()) {
      if (this.#findings.length > 0) break;
      await this.#untilConnected();
      const again = await this.#disturb(what, index + 1);
      this.#againMs[what].push(...again);
      await this.#untilSpread();
      await this.#untilConnected();
      await this.#audit();
      const took = `${Math.round(percentile(again, 50))} to ${Math.round(Math.max(...again))} ms`;
      tell?.(
        `${index + 1}: ${what}, ${again.length} tables ${took}, ${this.#findings.length} wrong`,
      );
    }
    const { checked } = this.#auditor;
    return { againMs: this.#againMs, fenced: this.#fenced, checked, findings: this.#findings };
  }

  /** Leaves nothing running. */
  async end(): Promise<void> {
    this.#terminals?.disconnect();
    for (const { child } of this.#nodes) await killed(child);
    await this.#db.end();
  }

  /** Enrols terminals and gives patrons chips, as a house that runs alone. */
  async #furnish() {
    const { size } = this.#options;
    process.env['DATABASE_URL'] = this.#database.url;
    const port = await freePort();
    const house = runHouse({ data: this.#folder, port, size, cents: CHIPS });
    const ready = await house.ready;
    delete process.env['DATABASE_URL'];
    if (ready === null) throw new Error('the house did not open');
    await closeHouse(house);
    return ready.places;
  }

  async #join(name: string): Promise<void> {
    // The same address after it was killed, as a machine has it.
    const port = this.#ports.get(name) ?? (await freePort());
    this.#ports.set(name, port);
    const node: NodeToRun = {
      ...{ data: this.#folder, databaseUrl: this.#database.url },
      ...{ natsUrl: this.#nats.url, node: name, port },
      nodeLeaseMs: this.#options.nodeLeaseMs,
    };
    const child = forkTool(NODE, [JSON.stringify(node)]);
    const ready = await new Promise<NodeReady>((tell, fail) => {
      child.once('message', message => tell(message as NodeReady)); // sent by node.ts
      child.once('exit', () => fail(new Error(`${name} did not open`)));
    });
    this.#nodes.push({ name, child, ready });
  }

  /** Does it, and answers with how long each of the tables that it concerns was without. */
  async #disturb(what: Disturbance, round: number): Promise<readonly number[]> {
    const { seed, nodeLeaseMs } = this.#options;
    const victim = this.#nodes[(seed + round) % this.#nodes.length];
    if (victim === undefined) throw new Error('there is a node');
    await wait((seed * round * 37) % 400);
    const own = await this.#leasesOf(victim.ready.id);
    const at = Date.now();
    switch (what) {
      case 'kill': {
        await killed(victim.child);
        const again = await this.#untilAgain(own, at);
        this.#nodes.splice(this.#nodes.indexOf(victim), 1);
        await this.#join(victim.name);
        return again;
      }
      case 'freeze': {
        victim.child.kill('SIGSTOP');
        const again = await this.#untilAgain(own, at);
        victim.child.kill('SIGCONT');
        await wait(nodeLeaseMs);
        await this.#holdFenced(own);
        return again;
      }
      case 'nats':
        await this.#nats.stop();
        await wait(nodeLeaseMs);
        await this.#nats.start();
        return this.#untilAgain(await this.#allTables(), Date.now());
      case 'database':
        await this.#database.restart();
        return this.#untilAgain(await this.#allTables(), at);
      case 'standby': {
        const done = this.#database.failOver();
        const again = await this.#untilAgain(await this.#allTables(), at);
        await done;
        return again;
      }
    }
  }

  /** What a frozen node wrote when it went on bears its old epochs: there must be none of it. */
  async #holdFenced(leases: readonly Lease[]): Promise<void> {
    const { rows } = await this.#query<{ name: string }>(
      `select s.name from unnest($1::text[], $2::int[]) as l (name, epoch)
         join stream s on s.name = l.name
        where exists (select from journal old join journal later on later.stream = old.stream
                       where old.stream = s.id and old.epoch <= l.epoch
                         and later.epoch > old.epoch and later.seq < old.seq)`,
      [leases.map(({ stream }) => stream), leases.map(({ epoch }) => epoch)],
    );
    for (const { name } of rows) this.#findings.push(`${name}: a frozen node wrote into it`);
    if (rows.length === 0) this.#fenced += 1;
  }

  /** All tables, whoever writes them under whichever epoch. */
  async #allTables(): Promise<readonly Lease[]> {
    const { tables } = this.#options.size;
    return Array.from({ length: tables }, (_, index) => {
      return { stream: tableStream(tableName(index)), epoch: -1 };
    });
  }

  async #leasesOf(id: string): Promise<readonly Lease[]> {
    const { rows } = await this.#query<Lease>(
      `select name as stream, epoch from stream where owner = $1 and name like 'table:%'`,
      [`${id} floor`],
    );
    return rows;
  }

  /** From that moment to the first wager in each table's journal under a later epoch. */
  async #untilAgain(leases: readonly Lease[], at: number): Promise<readonly number[]> {
    const giveUp = performance.now() + PATIENCE_MS;
    for (;;) {
      const { rows } = await this.#query<{ name: string; first: number | null }>(
        `select s.name, (select min(j.at) from journal j where j.stream = s.id and j.epoch > l.epoch
                    and j.key is not null and j.at > $3) as first
           from unnest($1::text[], $2::int[]) as l (name, epoch) join stream s on s.name = l.name`,
        [
          leases.map(({ stream }) => stream),
          leases.map(({ epoch }) => epoch),
          new Date(at).toISOString(),
        ],
      );
      const again = rows.flatMap(({ first }) => (first === null ? [] : [first - at]));
      if (again.length === leases.length) return again;
      if (performance.now() > giveUp) {
        const waiting = rows.filter(({ first }) => first === null).map(({ name }) => name);
        this.#findings.push(`these did not come back: ${waiting.join(', ')}`);
        return again;
      }
      await wait(LOOK_MS);
    }
  }

  /** Every table is played, and no node has more than its share. */
  async #untilSpread(): Promise<void> {
    const giveUp = performance.now() + PATIENCE_MS;
    const { size } = this.#options;
    while (performance.now() < giveUp) {
      const { rows } = await this.#query<{ owner: string; tables: number }>(
        `select owner, count(*)::int as tables from stream
          where name like 'table:%' and leased_until > clock_timestamp() group by owner`,
        [],
      );
      const held = rows.filter(({ owner }) =>
        this.#nodes.some(({ ready }) => owner === `${ready.id} floor`),
      );
      const all = held.reduce((sum, { tables }) => sum + tables, 0);
      const most = Math.max(0, ...held.map(({ tables }) => tables));
      if (all === size.tables && most <= Math.ceil((size.tables + 1) / this.#nodes.length)) return;
      await wait(LOOK_MS);
    }
    this.#findings.push('the tables were not spread again');
  }

  #urls(): readonly string[] {
    return this.#nodes.map(({ ready }) => ready.url);
  }

  #ask(asked: Ask): void {
    this.#terminals?.send(asked);
  }

  #told(): Promise<Told> {
    const told = new Promise<Told>((tell, fail) => {
      const gone = (): void => fail(new Error('the terminals’ process ended'));
      this.#terminals?.once('exit', gone);
      this.#terminals?.once('message', message => {
        this.#terminals?.off('exit', gone);
        tell(message as Told); // sent by terminals.ts
      });
    });
    this.#ask({ ask: 'record' });
    return told;
  }

  async #untilConnected(): Promise<void> {
    const { tables, seats } = this.#options.size;
    const giveUp = performance.now() + PATIENCE_MS;
    for (;;) {
      const { connected, records } = await this.#told();
      this.#kept.push(...records);
      if (connected === tables * seats) return;
      if (performance.now() > giveUp) throw new Error(`only ${connected} terminals came back`);
      await wait(LOOK_MS);
    }
  }

  /** Holds the journal against what was told, and checks it by itself. */
  async #audit(): Promise<void> {
    const { records } = await this.#told();
    const kept = [...this.#kept.splice(0), ...records];
    const client = await this.#db.connect();
    try {
      for (let index = 0; index < this.#options.size.tables; index += 1) {
        const table = tableName(index);
        const own = kept.filter(record => record.table === table);
        this.#findings.push(...(await this.#auditor.audit(client, table, own)));
      }
    } finally {
      client.release();
    }
    const { damages } = await verifyJournal({ address: this.#database.address });
    this.#findings.push(...damages.map(({ says }) => says));
  }

  /** The database may just be away: it is asked until it answers. */
  async #query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) {
    const giveUp = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.#db.query<Row>(text, [...values]);
      } catch (error) {
        if (performance.now() > giveUp) throw error;
        await wait(LOOK_MS);
      }
    }
  }
}

/** kill -9, and wait until it is gone. */
async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(end => child.once('exit', end));
  child.kill('SIGKILL');
  await gone;
}

/** The figure that so many hundredths of all do not exceed. */
export function percentile(figures: readonly number[], hundredths: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? 0;
}
