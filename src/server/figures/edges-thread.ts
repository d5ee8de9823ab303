// The thread that counts the exact edge of every bet of a set-up: it takes half a second, which no
// table may wait for.

import { parentPort, workerData } from 'node:worker_threads';

import { edgeOf, oddsAt } from '../../lab/index.ts';
import { rulebookOf } from '../../rulebooks/index.ts';
import type { Setup } from '../../table/setup.ts';

const { rulebook, version, decks, pay }: Setup = workerData;
const book = rulebookOf(rulebook);
const odds = book === undefined ? [] : oddsAt({ book, version, decks, house: pay }).wagers;
const edges = odds.map((one): readonly [string, number] => [one.price.on, edgeOf(one)]);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(edges);
