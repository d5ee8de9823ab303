// How fast exact odds are: for Player, Banker and Tie alone, for every wager, and from the shell.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { arrangementsOf } from '../src/lab/odds/arrangements.ts';
import { byPointValue, fullShoe, without } from '../src/lab/odds/composition.ts';
import { oddsSolver } from '../src/lab/odds/solve.ts';
import { scalesOf } from '../src/lab/odds/sums.ts';
import { crown, crownRapid } from '../src/rulebooks/index.ts';
import { assert } from '../src/rules/assert.ts';
import { cardsOf } from '../src/rules/cards.ts';
import { cardByCard } from './peers/card-by-card.ts';
import type { BenchRow } from './row.ts';

export const name = 'exact odds: one core';

const PROMISED_A_SECOND = 5000;
const PROMISED_MS = 20;
const PROMISED_START_MS = 500;
const PASSES = 5;

/** Shoes at every stage, so that no answer can be remembered. */
const shoes = Array.from({ length: 64 }, (_, at) => {
  const cards = cardsOf(8).filter((_card, place) => (place * 7919 + at * 31) % 97 < at);
  const left = without(fullShoe(8), cards);
  assert(!('overdrawn' in left), 'no card is taken twice');
  return left;
});
const values = shoes.map(byPointValue);

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of processor time for each of these, the best of several passes. */
function bestMs(times: number, act: (at: number) => void): number {
  let best = Infinity;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const from = cpuMs();
    for (let at = 0; at < times; at += 1) act(at % shoes.length);
    best = Math.min(best, (cpuMs() - from) / times);
  }
  return best;
}

function resultRows(): readonly BenchRow[] {
  const scales = scalesOf(arrangementsOf(crown.tableau));
  const plain = cardByCard(crown.tableau);
  const ours = 1000 / bestMs(4000, at => scales.results(values[at] ?? []));
  const peer = 1000 / bestMs(40, at => plain(values[at] ?? []));
  const what = 'Player, Banker, Tie of a composition';
  const figure = { figure: Math.round(ours), unit: 'a second' };
  return [
    {
      ...{ what, ...figure, target: 1, ratio: ours / PROMISED_A_SECOND },
      against: `promised ${PROMISED_A_SECOND} a second`,
    },
    {
      ...{ what, ...figure, target: null, ratio: ours / peer },
      against: `card by card, inexact: ${Math.round(peer)} a second`,
    },
  ];
}

function wagerRow(book: typeof crown | typeof crownRapid): BenchRow {
  const solver = oddsSolver({ book, version: 'crown' });
  const ms = bestMs(100, at => {
    const shoe = shoes[at];
    if (shoe !== undefined) solver.wagers(solver.weigh(shoe));
  });
  return {
    what: `every wager of ${book.id}/crown (${solver.prices.length} prices)`,
    ...{ figure: ms, unit: 'ms', target: 1, ratio: PROMISED_MS / ms },
    against: `promised ${PROMISED_MS} ms`,
  };
}

/** The command from its start to its last line; nothing where it is not built. */
function startRows(): readonly BenchRow[] {
  const main = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
  if (!existsSync(main)) return [];
  const words = ['odds', '--rulebook', 'crown', '--game', 'crown', '--decks', '8', '--json'];
  let ms = Infinity;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const from = performance.now();
    const { status } = spawnSync(process.execPath, [main, ...words]);
    assert(status === 0, 'sabot odds answers');
    ms = Math.min(ms, performance.now() - from);
  }
  return [
    {
      what: 'sabot odds, start included',
      ...{ figure: Math.round(ms), unit: 'ms', target: 1, ratio: PROMISED_START_MS / ms },
      against: `promised ${PROMISED_START_MS} ms`,
    },
  ];
}

export const rows = (): readonly BenchRow[] => [
  ...resultRows(),
  wagerRow(crown),
  wagerRow(crownRapid),
  ...startRows(),
];
