// Nodes of one house for tests: a real database, a bus in memory or real NATS, real sockets.

import { rm } from 'node:fs/promises';

import { pino } from 'pino';

import { MemoryExchange } from '../bus/memory-bus.ts';
import { connectNats } from '../bus/nats-bus.ts';
import { placeAt, lookAt } from '../cluster/membership.ts';
import { thingOf } from '../cluster/operator-commands.ts';
import { type RunningNode, startNode } from '../cluster/start-node.ts';
import type { Bus } from '../ports/bus.ts';
import { systemClock } from '../ports/clock.ts';
import type { PlannedTable } from '../record/plan.ts';
import type { Settings } from '../settings/settings.ts';
import { connections } from '../storage/postgres/connect.ts';
import { must, startTestPostgres, type TestPostgres } from './database.ts';
import { planOf, testSettings } from './house.ts';
import { type TestNats, startTestNats } from './nats.ts';
import { databaseUrlOf } from './database-url.ts';

export class TestCluster {
  readonly postgres: TestPostgres;
  readonly nats: TestNats | null;
  readonly exchange: MemoryExchange;
  readonly nodes: RunningNode[] = [];
  readonly #tables: readonly PlannedTable[];
  readonly #more: Partial<Settings>;

  private constructor(
    postgres: TestPostgres,
    nats: TestNats | null,
    tables: readonly PlannedTable[],
    more: Partial<Settings>,
  ) {
    this.postgres = postgres;
    this.nats = nats;
    this.exchange = new MemoryExchange(systemClock);
    this.#tables = tables;
    this.#more = more;
  }

  static async start(
    { nodes, nats }: { readonly nodes: number; readonly nats: boolean },
    tables: readonly PlannedTable[],
    more: Partial<Settings> = {},
  ): Promise<TestCluster> {
    const postgres = await startTestPostgres();
    const server = nats ? await startTestNats() : null;
    const cluster = new TestCluster(postgres, server, tables, more);
    for (let node = 1; node <= nodes; node += 1) await cluster.join(`n${node}`);
    return cluster;
  }

  get settings(): Partial<Settings> {
    const databaseUrl = databaseUrlOf(this.postgres);
    return { databaseUrl, nodeLeaseMs: 2_400, cluster: true, ...this.#more };
  }

  /** Another node comes. */
  async join(name: string, bus?: Bus, engine?: string): Promise<RunningNode> {
    const settings = testSettings(this.postgres.folder, { ...this.settings, node: name });
    const node = must(
      await startNode({
        settings,
        log: pino({ level: process.env['CLUSTER_LOG'] ?? 'silent' }),
        plan: planOf(...this.#tables),
        bus: bus ?? (await this.connect(name)),
        ...(engine === undefined ? {} : { release: { version: engine, engine } }),
      }),
    );
    this.nodes.push(node);
    return node;
  }

  async connect(name: string): Promise<Bus> {
    if (this.nats === null) return this.exchange.connect();
    const bus = await connectNats(this.nats.url, name);
    if ('says' in bus) throw new Error(bus.says);
    return bus;
  }

  named(name: string): RunningNode {
    const found = this.nodes.find(({ id }) => id.startsWith(`${name}.`));
    if (found === undefined) throw new Error(`no node ${name}`);
    return found;
  }

  /** Which node plays a table now; null while none does. */
  holder(table: string): RunningNode | null {
    return this.nodes.find(({ floor }) => floor.house.placed.held.includes(table)) ?? null;
  }

  async move(table: string, to: RunningNode): Promise<void> {
    const db = connections(this.postgres.address, 'test', 1);
    await placeAt(db, thingOf(table), to.id);
    await db.end();
  }

  /** Which tables are placed at a node, whoever has them yet. */
  async placedAt(node: RunningNode): Promise<readonly string[]> {
    const { placed } = await this.view();
    const things = new Set(placed.flatMap(one => (one.node === node.id ? [one.thing] : [])));
    return this.#tables.map(({ name }) => name).filter(name => things.has(thingOf(name)));
  }

  async view() {
    const db = connections(this.postgres.address, 'test', 1);
    const view = await lookAt(db);
    await db.end();
    return view;
  }

  async end(): Promise<void> {
    await Promise.all(this.nodes.map(node => node.close()));
    await this.nats?.stop();
    await this.postgres.stop();
    await rm(this.postgres.folder, { recursive: true, force: true });
  }
}

/** Waits for something that comes about in its own time. */
export async function comesAbout(holds: () => boolean | Promise<boolean>, withinMs = 20_000) {
  const giveUp = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > giveUp) throw new Error('it did not come about');
    await new Promise(again => setTimeout(again, 20));
  }
}
