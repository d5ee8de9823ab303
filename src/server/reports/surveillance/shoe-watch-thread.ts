// The thread that counts what every wager is worth before each coup of a shoe.

import { parentPort, workerData } from 'node:worker_threads';

import { toNumber, formatFraction } from '../../../rules/fraction.ts';
import { PLAIN_PAY_RULES } from '../../../rules/settle.ts';
import { rulebookOf } from '../../../rulebooks/index.ts';
import { type WatchReport, watchShoe } from '../../../lab/watch/watch.ts';
import { lowerPriority } from '../../ports/priority.ts';
import type { WatchAnswer, WatchAsked } from './shoe-watch.ts';

lowerPriority();
const { rulebook, version, decks, pay, coups, valued }: WatchAsked = workerData;
const book = rulebookOf(rulebook);
if (book === undefined) throw new Error(`there is no rulebook ${rulebook}`);
const watch = watchShoe({ book, version, decks, house: { ...PLAIN_PAY_RULES, ...pay } });
const chosen = new Map<string, number>([
  ['dragonBonus', pay.dragonBonus],
  ['perfectPairs', pay.perfectPairs],
]);

/** The options that the table plays by; the others are on no sign. */
const isPlayed = ({ odds: { price } }: WatchReport['wagers'][number]): boolean =>
  price.option === null ||
  price.option === chosen.get(price.offer.chosenBy ?? '') ||
  price.offer.chosenBy === undefined;

const worthsIn = ({ wagers }: WatchReport): Record<string, number> =>
  Object.fromEntries(
    wagers.filter(isPlayed).map(({ odds, worth }) => [odds.price.on, toNumber(worth)]),
  );

let report = watch.report();
// What was valued before has left the shoe, and that is all that its cards still say.
const gone = watch.seeBurnt(coups.slice(0, valued).flat());
if (!('overdrawn' in gone)) report = gone;
const before = coups.slice(valued).map(cards => {
  const worths = worthsIn(report);
  const seen = watch.see(cards);
  if (!('overdrawn' in seen)) report = seen;
  return worths;
});
const answer: WatchAnswer = {
  now: {
    coups: coups.length,
    cardsLeft: report.composition.cards,
    level: report.level,
    wagers: report.wagers.filter(isPlayed).map(({ odds, worth, level }) => ({
      on: odds.price.on,
      option: odds.price.option,
      exactly: formatFraction(odds.return),
      expected: toNumber(odds.return),
      worth: toNumber(worth),
      level,
    })),
  },
  before,
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(answer);
