// What the watch says after each coup, as JSON and as a line to read, under a heading that says for
// whom it is.

import { wagerTitle } from '../../rules/wagers.ts';
import { formatFraction, type Fraction, toNumber } from '../../rules/fraction.ts';
import type { TableSetup } from '../table-setup.ts';
import { percent } from '../format.ts';
import type { WatchedWager, WatchReport, WatchSettings } from './watch.ts';

/** Printed before anything else, in both forms. */
export const FOR_SURVEILLANCE =
  'For surveillance only: never on a screen that a patron can see (13.1, 13.5).';

export const watchHeading = (setup: TableSetup, { notice, act }: WatchSettings): object => ({
  watch: `${setup.book.id}/${setup.version}`,
  decks: setup.decks,
  for: FOR_SURVEILLANCE,
  notice: formatFraction(notice),
  act: formatFraction(act),
});

const wagerAnswer = ({ odds, available, worth, level }: WatchedWager) => ({
  on: odds.price.on,
  option: odds.price.option,
  return: formatFraction(odds.return),
  expected: toNumber(odds.return),
  available: formatFraction(available),
  worth: toNumber(worth),
  level,
});

/** One line of JSON. */
export const watchAnswer = ({ coups, composition, level, wagers, irregular }: WatchReport) => ({
  coups,
  cardsLeft: composition.cards,
  level,
  ...(irregular && { irregular }),
  wagers: wagers.map(wagerAnswer),
});

export const formatWatchHeading = (setup: TableSetup, { notice, act }: WatchSettings): string =>
  [
    `Shoe watch, ${setup.book.id}/${setup.version}, ${setup.decks} decks. ${FOR_SURVEILLANCE}`,
    `Notice from ${percent(notice, 2)} per coup and unit, act from ${percent(act, 2)}.`,
    '',
  ].join('\n');

const signed = (part: Fraction): string =>
  part.numerator > 0n ? `+${percent(part)}` : percent(part);

const sayWorth = ({ odds, worth }: WatchedWager): string => {
  const { on, option } = odds.price;
  return `${wagerTitle(on)}${option === null ? '' : ` option ${option}`} ${signed(worth)}`;
};

const byWorth = (a: WatchedWager, b: WatchedWager): number => toNumber(b.worth) - toNumber(a.worth);

/** One line of text: the level, and the wagers behind it or else the best one. */
export function formatWatch({ coups, composition, level, wagers, irregular }: WatchReport): string {
  const raised = wagers.filter(each => each.level !== 'quiet').toSorted(byWorth);
  const shown = raised.length > 0 ? raised : wagers.toSorted(byWorth).slice(0, 1);
  return [
    `after coup ${String(coups).padStart(3)}`,
    `${String(composition.cards).padStart(3)} left`,
    level.toUpperCase().padEnd(6),
    shown.map(sayWorth).join(', ') + (irregular ? '; NOT THE CARDS THE TABLEAU ASKS FOR' : ''),
  ].join('  ');
}

/** Every wager, one to a line. */
export const formatWatchInFull = (report: WatchReport): string =>
  [
    formatWatch(report),
    ...report.wagers.map(each => `    ${each.level.padEnd(6)}  ${sayWorth(each)}`),
  ].join('\n');
