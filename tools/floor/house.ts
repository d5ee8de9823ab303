// A house in a process of its own, for trials that kill it or press it hard: opened by the commands
// on the command line, it enrols a terminal for every seat and gives its patron chips.

import type { PaceName } from '../../src/server/tables/virtual/pace.ts';
import { startNode } from '../../src/server/cluster/start-node.ts';
import { readSettings, type Settings } from '../../src/server/settings/settings.ts';
import { startPostgres } from '../../src/server/storage/postgres/supervisor.ts';
import { databaseUrlOf } from '../../src/server/testing/database-url.ts';
import { type RunningHouse, startHouse } from '../../src/server/start.ts';
import type { Mailbox } from '../../src/server/tables/mailbox/mailbox.ts';
import { virtualStaff } from '../../src/server/tables/virtual/next-step.ts';
import { type FloorSize, floorPlan } from './plan.ts';

export interface HouseOptions {
  readonly data: string;
  readonly port: number;
  readonly size: FloorSize;
  /** Chips of each patron in a house that is new; a house that stands is left as it is. */
  readonly cents: number;
  /** How often the second judge looks; as in any house if left out. */
  readonly judgeSeconds?: number;
  /** How quickly it is dealt; fast if left out. */
  readonly pace?: PaceName;
  /** Opens it as the one node of a house of several, once it was furnished as one alone. */
  readonly isNode?: boolean;
}

/** Where a terminal stands, and the secret by which it is known. */
export interface Place {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

/** What the process says when it is open; places only where it has just enrolled them. */
export interface HouseReady {
  readonly url: string;
  readonly places: readonly Place[];
}

async function run(options: HouseOptions): Promise<void> {
  const { data, port, size, cents, pace = 'fast', judgeSeconds, isNode = false } = options;
  const settings = readSettings(process.env, {
    ...{ data, port, host: '127.0.0.1', pace, simulatedPatrons: false },
    ...{ logLevel: 'error' },
    ...(judgeSeconds === undefined ? {} : { judgeSeconds }),
  });
  if ('failed' in settings) throw new Error(settings.says);
  const running = await startHouse({ settings, plan: floorPlan(size) });
  if ('failed' in running) throw new Error(running.says);
  const places = running.house.devices.all().length === 0 ? await furnish(running, cents) : [];
  const open = isNode ? await asNode(running, settings) : running;
  process.send?.({ url: open.url, places } satisfies HouseReady);
  process.once('SIGTERM', () => void open.close().then(() => process.exit(0)));
}

/** The same house once more, on the same database, as a node without others. */
async function asNode(house: RunningHouse, settings: Settings) {
  await house.close();
  const postgres = await startPostgres({ folder: settings.data, purpose: 'sabot trial' });
  if ('says' in postgres) throw new Error(postgres.says);
  const databaseUrl = databaseUrlOf(postgres);
  const node = await startNode({ settings: { ...settings, databaseUrl, cluster: true } });
  if ('failed' in node) throw new Error(node.says);
  // Terminals come when its tables are there.
  const { placed, plan } = node.floor.house;
  while (placed.held.length < plan.tables.length) await new Promise(look => setTimeout(look, 50));
  return { url: node.url, close: () => node.close().then(postgres.stop) };
}

async function furnish({ house }: RunningHouse, cents: number): Promise<readonly Place[]> {
  const places: Place[] = [];
  for (const { plan, parts } of house.tables) {
    if (parts === null) throw new Error(`${plan.name} is not open`);
    const enrolled = plan.setup.seats.map(async ({ number: seat }) => {
      const place = { kind: 'terminal', table: plan.name, seat } as const;
      const { token } = await house.devices.enrol(place, 'trial');
      await buyIn(parts.mailbox, seat, cents);
      places.push({ table: plan.name, seat, token });
    });
    await Promise.all(enrolled);
  }
  return places;
}

/** As soon as the virtual dealer has opened the table, the seat is taken. */
async function buyIn(mailbox: Mailbox, seat: number, cents: number): Promise<void> {
  const patron = `patron-${mailbox.name}-${seat}`;
  const command = { do: 'buy-in', seat, patron, tender: 'chips', cents } as const;
  for (;;) {
    const outcome = await mailbox.submit({ by: virtualStaff('dealer'), command });
    if (outcome.outcome === 'done') return;
    if (mailbox.table.setup !== null) throw new Error(JSON.stringify(outcome));
    await new Promise(again => setTimeout(again, 20));
  }
}

const [, , commands] = process.argv;
if (commands === undefined) throw new Error('the commands stand on the command line');
await run(JSON.parse(commands) as HouseOptions); // handed over by house-process.ts
