// Strangers beside ordinary play: a house in its own process, patrons in another, and thousands of
// anonymous lines from a third. What patrons wait for a wager with them and without them, and what
// the house's memory does meanwhile.

import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { freshFolder } from '../../src/server/testing/database.ts';
import { forkTool, MUCH_ROOM, runHouse } from '../floor/house-process.ts';
import type { FloorSize } from '../floor/plan.ts';
import { quantile } from '../load/figures.ts';
import { ask, end, type Resident, sample } from '../load/load.ts';
import type { Ended, Played } from '../load/terminals.ts';
import type { AskCrowd, CrowdTold } from './crowd.ts';

export interface StrangersOptions {
  readonly size: FloorSize;
  /** Wagers a second, in all stretches. */
  readonly rate: number;
  readonly lines: number;
  readonly addresses: number;
  /** How long patrons play alone, half before and half after. */
  readonly aloneMs: number;
  readonly besideMs: number;
  readonly seed: number;
  readonly tell?: (line: string) => void;
}

export interface StrangersReport {
  /** What answers took in milliseconds. */
  readonly alone: readonly number[];
  readonly beside: readonly number[];
  /** While the strangers were there. */
  readonly resident: readonly Resident[];
  readonly crowd: CrowdTold;
  /** What patrons should not have met: a lost line, an answer that never came. */
  readonly faults: readonly string[];
}

/** A wager may take so much longer than usual. */
const MOST_RATIO = 2;
/** Memory that ends this much above its first third is not flat. */
const MOST_GROWTH = 1.15;
const CHIPS = 100_000_000;
const CROWD = fileURLToPath(new URL('crowd.ts', import.meta.url));
const TERMINALS = fileURLToPath(new URL('../load/terminals.ts', import.meta.url));

export async function runStrangers(options: StrangersOptions): Promise<StrangersReport> {
  const { size, seed, tell } = options;
  const folder = await freshFolder();
  const house = runHouse({ data: folder, port: 0, size, cents: CHIPS, pace: 'fast' });
  const terminals = forkTool(TERMINALS, [], MUCH_ROOM);
  const crowd = forkTool(CROWD);
  try {
    const ready = await house.ready;
    if (ready === null) throw new Error('the house did not open');
    const { url, places } = ready;
    await ask(terminals, { ask: 'open', url, places, seed, isAudited: false });
    tell?.(`${places.length} patrons are at their terminals`);
    const before = await play(terminals, options, options.aloneMs / 2);
    const { lines, addresses } = options;
    const port = Number(new URL(url).port);
    await ask<null>(crowd, { ask: 'come', port, lines, addresses } satisfies AskCrowd);
    const resident: Resident[] = [];
    const stopSampling = sample(house, resident);
    const beside = await play(terminals, options, options.besideMs);
    stopSampling();
    const told = await ask<CrowdTold>(crowd, { ask: 'go' } satisfies AskCrowd);
    tell?.(`strangers: ${JSON.stringify(told)}`);
    const after = await play(terminals, options, options.aloneMs / 2);
    const { faults } = await ask<Ended>(terminals, { ask: 'end' });
    const alone = [...before.tookMs, ...after.tookMs];
    return { alone, beside: beside.tookMs, resident, crowd: told, faults };
  } finally {
    if (crowd.connected) crowd.disconnect();
    await end(house, terminals, folder);
    await rm(folder, { recursive: true, force: true });
  }
}

const play = (
  terminals: Parameters<typeof ask>[0],
  { rate }: StrangersOptions,
  ms: number,
): Promise<Played> => ask(terminals, { ask: 'play', rate, ms });

export interface Said {
  readonly says: string;
  readonly holds: boolean;
}

/** What was promised, with its figures. */
export function sayStrangers({
  alone,
  beside,
  resident,
  crowd,
  faults,
}: StrangersReport): readonly Said[] {
  const [usual, crowded] = [p99(alone), p99(beside)];
  const third = Math.ceil(resident.length / 3);
  const [first, last] = [resident.slice(0, third), resident.slice(-third)].map(megabytes);
  return [
    {
      says: `p99 of a wager: ${ms(usual)} alone, ${ms(crowded)} beside ${crowd.most} strangers`,
      holds: beside.length > 0 && crowded < MOST_RATIO * usual,
    },
    {
      says: `memory beside them: ${mb(first)} in the first third, ${mb(last)} in the last`,
      holds: last !== undefined && first !== undefined && last <= MOST_GROWTH * first,
    },
    {
      says: `${crowd.opened} lines were opened, ${crowd.ended} ended by the house`,
      holds: crowd.opened > 0,
    },
    { says: `patrons were troubled: ${faults.length} times`, holds: faults.length === 0 },
  ];
}

const p99 = (tookMs: readonly number[]): number => quantile(tookMs, 0.99) ?? Number.NaN;

const megabytes = (samples: readonly Resident[]): number | undefined => {
  const bytes = quantile(
    samples.map(sampled => sampled.bytes),
    0.5,
  );
  return bytes === null ? undefined : bytes / 2 ** 20;
};

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const mb = (value: number | undefined): string => `${Math.round(value ?? 0)} MB`;
