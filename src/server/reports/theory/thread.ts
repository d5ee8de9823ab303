// The thread that works out the odds of one game: it counts what can be counted and samples Runs
// and Dragon Tails, which takes a few seconds that no table may wait for.

import { parentPort, workerData } from 'node:worker_threads';

import { jointOddsAt } from '../../../lab/odds/joint.ts';
import { streakReturns } from '../../../lab/streak-returns.ts';
import { rulebookOf } from '../../../rulebooks/index.ts';
import { versionOf } from '../../../rules/rulebook.ts';
import { PLAIN_PAY_RULES } from '../../../rules/settle.ts';
import { lowerPriority } from '../../ports/priority.ts';
import { gameOfKey } from '../projections/game-key.ts';
import type { TheoryAnswer } from './theory.ts';

lowerPriority();
const { rulebook, version, decks, pay }: ReturnType<typeof gameOfKey> = gameOfKey(workerData);
const book = rulebookOf(rulebook);
let answer: TheoryAnswer | null = null;
if (book !== undefined && versionOf(book, version) !== undefined) {
  const joint = jointOddsAt({ book, version, decks, house: { ...PLAIN_PAY_RULES, ...pay } });
  answer = { joint, streaks: await streakReturns({ rulebook, version, decks, pay }) };
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(answer);
