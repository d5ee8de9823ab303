// What goes wrong in a simulated night, and when: drawn from a seed, so that it can be had again,
// and a list, so that it can be made shorter.

import { type Chance, chanceFrom } from '../oracle/chance.ts';

export const FAULTS = [
  'crash', // a node dies and is started again
  'freeze', // a node stands still and goes on
  'leave', // a node stops in peace and is started again
  'bus-trouble', // messages are lost, come twice, overtake one another
  'bus-cut', // one node's messages do not come to another, the other way they do
  'bus-away', // a node is away from the bus
  'database-cut', // what a node asks the database does not come, or the answer does not
  'database-away', // the database dies and comes back
  'database-trouble', // it refuses statements, and connections break before and after them
  'clock', // somebody sets a node's clock
  'lease', // a lease runs out under its owner
  'move', // somebody wants a table elsewhere
] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Fault {
  readonly kind: FaultKind;
  readonly atMs: number;
  readonly lastsMs: number;
  /** Which of the nodes, which other one, which table; and a figure where one is wanted. */
  readonly node: number;
  readonly other: number;
  readonly table: number;
  readonly figure: number;
}

const FIRST_MS = 6_000;
const BETWEEN_MS = 2_200;
const LASTS_MS = 6_000;
const NODES = 3;
const TABLES = 4;

export function faultsOf(seed: number, untilMs: number): readonly Fault[] {
  const chance: Chance = chanceFrom(seed ^ 0x5eed);
  const faults: Fault[] = [];
  for (let atMs = FIRST_MS; atMs < untilMs; atMs += 100 + chance.below(BETWEEN_MS)) {
    const node = chance.below(NODES);
    faults.push({
      ...{ kind: chance.pick(FAULTS), atMs, lastsMs: 100 + chance.below(LASTS_MS), node },
      other: (node + 1 + chance.below(NODES - 1)) % NODES,
      ...{ table: chance.below(TABLES), figure: chance.below(1_000) },
    });
  }
  return faults;
}

export const faultText = ({ kind, atMs, lastsMs, node, other, table }: Fault): string =>
  `${atMs} ms: ${kind}, node ${node + 1} (other ${other + 1}, table ${table + 1}), ${lastsMs} ms`;
