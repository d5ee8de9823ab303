// What it costs to be the one node of a house of several: runs of a single process and of a node in
// turn, since a machine is quicker at one moment than at another, and the medians of both.

import { quantile } from './figures.ts';
import { type LoadOptions, type LoadReport, runLoad } from './load.ts';

/** What of a single process' wagers a second a node must take, and how much later it may answer. */
const LEAST_SHARE = 0.7;
const MOST_ADDED_MS = 2;

interface Runs {
  readonly perSecond: number[];
  /** The median of the answers of each run, in milliseconds. */
  readonly p50: number[];
}

export interface NodeCost {
  readonly single: Runs;
  readonly node: Runs;
}

type Reported = Pick<LoadReport, 'pressed'> & { readonly played: { tookMs: readonly number[] } };

export async function costOfNode(
  commands: LoadOptions,
  runs: number,
  run: (commands: LoadOptions) => Promise<Reported> = runLoad,
): Promise<NodeCost> {
  const cost: NodeCost = { single: { perSecond: [], p50: [] }, node: { perSecond: [], p50: [] } };
  for (let count = 0; count < runs; count += 1) {
    // Whichever comes first has the cooler machine: they change places each time.
    for (const isNode of count % 2 === 0 ? [false, true] : [true, false]) {
      const { pressed, played } = await run({ ...commands, isNode });
      const into = isNode ? cost.node : cost.single;
      into.perSecond.push(pressed.done / pressed.seconds);
      into.p50.push(median(played.tookMs));
    }
  }
  return cost;
}

const median = (values: readonly number[]): number => quantile(values, 0.5) ?? Number.NaN;

export const nodeShare = ({ node, single }: NodeCost): number =>
  median(node.perSecond) / median(single.perSecond);

export const addedMs = ({ node, single }: NodeCost): number =>
  median(node.p50) - median(single.p50);

export const isNodeWithin = (cost: NodeCost): boolean =>
  nodeShare(cost) >= LEAST_SHARE && addedMs(cost) < MOST_ADDED_MS;

export function sayNodeCost(cost: NodeCost): string {
  const said = ({ perSecond, p50 }: Runs): string => {
    const pairs = perSecond.map((rate, at) => `${Math.round(rate)} (${p50[at]?.toFixed(2)} ms)`);
    return pairs.join(', ');
  };
  return [
    `wagers a second and median answer of a single process: ${said(cost.single)}`,
    `of one node: ${said(cost.node)}`,
    `a node takes ${nodeShare(cost).toFixed(2)} of a single process (at least ${LEAST_SHARE}),`,
    `and answers ${addedMs(cost).toFixed(2)} ms later (under ${MOST_ADDED_MS} ms), by the medians`,
  ].join('\n');
}
