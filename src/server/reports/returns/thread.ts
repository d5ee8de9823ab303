// The thread that counts exactly what every wager of a set-up returns: the first count takes a
// tenth of a second, which no table may wait for.

import { parentPort, workerData } from 'node:worker_threads';

import { returnsAt } from '../../../lab/returns.ts';
import { rulebookOf } from '../../../rulebooks/index.ts';
import type { CountedGame } from './count.ts';

const { rulebook, version, decks, pay }: CountedGame = workerData;
const book = rulebookOf(rulebook);
const returns = book === undefined ? [] : returnsAt({ book, version, decks, house: pay });
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(returns);
