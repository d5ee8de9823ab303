import { describe, expect, test } from 'vitest';
import { type Card, cardsOf } from '../../rules/cards.ts';
import { fraction, minus, ZERO } from '../../rules/fraction.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { onlyThese } from '../odds/composition.ts';
import { oddsAt, type TableSetup } from '../table-setup.ts';
import { formatWatch, formatWatchHeading, watchAnswer, watchHeading } from './answer.ts';
import { readFeed } from './feed.ts';
import { DEFAULT_SETTINGS, levelOf, type WatchReport, watchShoe } from './watch.ts';

const setup: TableSetup = {
  book: RULEBOOKS.crown,
  version: 'crown',
  decks: 8,
  house: PLAIN_PAY_RULES,
};

const seen = (report: ReturnType<ReturnType<typeof watchShoe>['see']>): WatchReport => {
  if ('overdrawn' in report) throw new Error(`more ${report.overdrawn} than there are`);
  return report;
};

const wager = (report: WatchReport, on: string) => {
  const found = report.wagers.find(({ odds }) => odds.price.on === on);
  if (found === undefined) throw new Error(`no ${on}`);
  return found;
};

describe('the watch', () => {
  test('begins quiet: what the odds give away from a full shoe is known', () => {
    const report = watchShoe(setup).report();
    expect(report).toMatchObject({ coups: 0, level: 'quiet', irregular: false });
    expect(wager(report, 'insurance').odds.return.numerator > 0n).toBe(true);
    expect(wager(report, 'insurance').worth).toEqual(ZERO);
    expect(wager(report, 'player').worth).toEqual(wager(report, 'player').odds.return);
  });

  test('after each coup the odds are those of the cards that are left', () => {
    const watch = watchShoe(setup);
    seen(watch.seeBurnt(['9c']));
    seen(watch.see(['Ts', '6h', '5d', 'Tc', 'Th']));
    const report = seen(watch.see(['9s', '2h', 'Ts', 'Tc']));
    const left = cardsOf(8);
    for (const card of ['9c', 'Ts', '6h', '5d', 'Tc', 'Th', '9s', '2h', 'Ts', 'Tc'] as const) {
      left.splice(left.indexOf(card), 1);
    }
    const composition = onlyThese(left, 8);
    if ('overdrawn' in composition) throw new Error('these were left');
    expect(report.coups).toBe(2);
    expect(report.composition).toEqual(composition);
    expect(report.wagers.map(({ odds }) => odds.return)).toEqual(
      oddsAt(setup, composition).wagers.map(each => each.return),
    );
  });

  test('a shoe without small cards makes some wager worth an alarm', () => {
    const watch = watchShoe(setup);
    const small = cardsOf(8).filter(card => 'A2345'.includes(card.charAt(0)));
    const report = seen(watch.seeBurnt(small));
    expect(report.level).toBe('act');
    const raised = report.wagers.filter(({ level }) => level === 'act');
    for (const { worth } of raised) {
      expect(minus(worth, DEFAULT_SETTINGS.act).numerator >= 0n).toBe(true);
    }
    expect(formatWatch(report)).toMatch(/ACT {5}/);
    expect(watch.startShoe()).toMatchObject({ level: 'quiet', coups: 0 });
  });

  test('what was never there is not counted, and the watch goes on', () => {
    const watch = watchShoe({ ...setup, decks: 4 });
    expect(watch.see(['Ts', 'Ts', 'Ts', 'Ts', 'Ts'])).toEqual({ overdrawn: 'Ts' });
    expect(watch.report()).toMatchObject({ coups: 0, composition: { cards: 208 } });
  });

  test('cards that the tableau does not ask for are pointed out', () => {
    const watch = watchShoe(setup);
    expect(seen(watch.see(['9s', '2h', 'Ts', 'Tc', 'Kh'])).irregular).toBe(true);
    expect(seen(watch.see(['9s', '2h', 'Ts'])).irregular).toBe(true);
    const report = seen(watch.see(['9s', '2h', 'Ts', 'Tc']));
    expect(report.irregular).toBe(false);
  });

  test('Insurance counts only as far as it can be had', () => {
    const report = watchShoe(setup).report();
    expect(wager(report, 'insurance').available).toEqual(fraction(9_031_328, 153_741_315));
    expect(wager(report, 'tie').available).toEqual(fraction(1));
  });

  test('goes on to the last card', () => {
    const watch = watchShoe(setup);
    const all = cardsOf(8);
    const last: readonly Card[] = all.slice(-5);
    seen(watch.seeBurnt(all.slice(0, -5)));
    expect(watch.report().composition.cards).toBe(last.length);
    expect(seen(watch.seeBurnt(last)).composition.cards).toBe(0);
  });
});

test('levels: from notice on a notice, from act on act', () => {
  const level = (worth: number) => levelOf(fraction(worth, 10_000), DEFAULT_SETTINGS);
  expect([-500, 0, 99, 100, 499, 500, 9000].map(level)).toEqual([
    ...(['quiet', 'quiet', 'quiet', 'notice', 'notice', 'act', 'act'] as const),
  ]);
});

const OTHERWISE = {
  unreadable: 'expected "cards", "burn" or "newShoe" alone',
  code: 'wrong-type',
};

describe('lines', () => {
  test.each([
    ['Ts 6h, 5d', { fed: 'coup', cards: ['Ts', '6h', '5d'] }],
    ['{"cards":["ts","6H"]}', { fed: 'coup', cards: ['Ts', '6h'] }],
    ['["Ts"]', { fed: 'coup', cards: ['Ts'] }],
    ['burn 9c Ks', { fed: 'burn', cards: ['9c', 'Ks'] }],
    ['{"burn":["9c"]}', { fed: 'burn', cards: ['9c'] }],
    ['New shoe', { fed: 'new-shoe' }],
    ['{"newShoe":true}', { fed: 'new-shoe' }],
    ['# dealer changed', { fed: 'remark', remark: 'dealer changed' }],
    ['Ts 7x', { unreadable: '7x is no card', code: 'unknown-card' }],
    ['new dealer', { unreadable: 'new is no card', code: 'unknown-card' }],
    ['{"cards":[1]}', OTHERWISE],
    ['{"newShoe":true,"cards":["Ts"]}', OTHERWISE],
    ['{"id":7,"burn":["Ts"]}', OTHERWISE],
    ['{}', OTHERWISE],
    ['{"cards"', { unreadable: 'the line is no JSON', code: 'broken-json' }],
    ['[null]', OTHERWISE],
  ])('%s', (line, fed) => {
    expect(readFeed(line)).toEqual(fed);
  });
});

test('says in both forms for whom it is', () => {
  const words = /surveillance only: never on a screen that a patron can see \(13\.1, 13\.5\)/i;
  expect(formatWatchHeading(setup, DEFAULT_SETTINGS)).toMatch(words);
  expect(JSON.stringify(watchHeading(setup, DEFAULT_SETTINGS))).toMatch(words);
  const answer = watchAnswer(watchShoe(setup).report());
  expect(answer).toMatchObject({ coups: 0, cardsLeft: 416, level: 'quiet' });
  expect(answer.wagers).toHaveLength(10);
});
