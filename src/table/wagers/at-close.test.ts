// What the close sends back at a live table, and which stake caps Insurance.

import { describe, expect, test } from 'vitest';
import { crown, crownRapid } from '../../rulebooks/index.ts';
import type { StakedBet } from '../../rules/placement/close.ts';
import type { GameRules, Version } from '../../rules/rulebook.ts';
import { patronAt, plainSetup, readyTable, type Scene } from '../testing/scene.ts';
import { lyingAt } from '../testing/stakes.ts';
import { betKey } from './wager.ts';

interface AtTheClose {
  readonly book: GameRules;
  readonly version: Version;
  readonly aggregateMin: number;
  /** What lies already when the rest is asked for: at a table it is laid first. */
  readonly standing: readonly StakedBet[];
  readonly asked: readonly StakedBet[];
  /** What goes back, by bet, with the clause that sends it. */
  readonly back: Readonly<Record<string, string>>;
}

const mains = [
  { on: 'player', stake: 1000 },
  { on: 'banker', stake: 1000 },
] as const;
const run = (stake: number) => ({ on: 'combination-run', length: 3, stake }) as const;

/** Sums are of wagers that still stand: clause 5.3.3 is judged after 4.11.1 and 6.5.7 (R6, C7). */
const CASES: Readonly<Record<string, AtTheClose>> = {
  'a combination Run that both sides void does not fill up the aggregate minimum': {
    ...{ book: crown, version: 'traditional', aggregateMin: 4000 },
    standing: [],
    asked: [...mains, run(3000)],
    back: { player: '7.1', banker: '7.1', 'combination-run 3': '6.5.7' },
  },
  'without an aggregate minimum the main wagers stand and the Run alone goes back': {
    ...{ book: crown, version: 'traditional', aggregateMin: 0 },
    standing: [],
    asked: [...mains, run(3000)],
    back: { 'combination-run 3': '6.5.7' },
  },
  'a combination Run that stands counts towards the aggregate minimum': {
    ...{ book: crown, version: 'traditional', aggregateMin: 4000 },
    standing: [],
    asked: [{ on: 'player', stake: 1000 }, run(3000)],
    back: {},
  },
  'a set under the aggregate minimum takes its combination Run along': {
    ...{ book: crown, version: 'traditional', aggregateMin: 5000 },
    standing: [],
    asked: [{ on: 'player', stake: 1000 }, run(3000)],
    back: { player: '7.1', 'combination-run 3': '7.1' },
  },
  'a Run against its declared side does not fill up the aggregate minimum': {
    ...{ book: crown, version: 'crown', aggregateMin: 4000 },
    standing: [{ on: 'player', stake: 2000 }],
    asked: [{ on: 'combination-run', pattern: ['banker', 'player'], stake: 3000 }],
    back: { player: '7.1', 'combination-run bp': '6.5.7' },
  },
  'a pair wager that stands without a qualifier does not fill up the aggregate minimum': {
    ...{ book: crownRapid, version: 'crown', aggregateMin: 5000 },
    standing: [{ on: 'player-pair', stake: 3000 }],
    asked: [{ on: 'super-6', stake: 3000 }],
    back: { 'player-pair': '4.11.1', 'super-6': '5.3.3' },
  },
};

const tableWith = (book: GameRules, version: Version, changes = {}): Scene => {
  const scene = readyTable(plainSetup(book.id, version, changes));
  return scene.do({ do: 'open-wagering' });
};

const lay = (scene: Scene, wagers: readonly StakedBet[]): void => {
  for (const { on, stake, ...bet } of wagers) scene.wager(1, on, stake, bet);
};

const deal = (scene: Scene, cards: string): Scene =>
  scene.do({ do: 'close-wagering' }).cards(cards);

describe('at the close', () => {
  test.each(Object.entries(CASES))('%s', (_, { back, ...given }) => {
    const { book, version, aggregateMin, standing, asked } = given;
    const scene = tableWith(book, version, { aggregateMin });
    lay(scene, [...standing, ...asked]);
    scene.do({ do: 'close-wagering' });
    const closed = scene.events.find(event => event.happened === 'wagering-closed');
    const sentBack = closed?.returned.map(({ wager, clause }) => [betKey(wager), clause] as const);
    expect(Object.fromEntries(sentBack ?? [])).toEqual(back);
    const stays = [...standing, ...asked].filter(wager => !(betKey(wager) in back));
    expect(lyingAt(scene, 1)).toEqual(
      Object.fromEntries(stays.map(wager => [betKey(wager), wager.stake])),
    );
  });

  test('a Run that rides on is void when its main wager falls under the aggregate (C7)', () => {
    const scene = tableWith(crown, 'traditional', { aggregateMin: 2000 });
    scene.wager(1, 'player', 2000).wager(1, 'combination-run', 2000, { length: 2 });
    deal(scene, '9s Kh Kd 4c').do({ do: 'settle-coup' }).do({ do: 'open-wagering' });
    scene.wager(1, 'player', 1000).do({ do: 'close-wagering' });
    const closed = scene.events.findLast(event => event.happened === 'wagering-closed');
    expect(closed?.returned.map(({ wager, clause }) => [wager.on, clause])).toEqual([
      ['player', '7.1'],
      ['combination-run', '6.5.7'],
    ]);
  });
});

test('a tail without an area lies on the early one: both are one stake to the limits', () => {
  const limits = { 'player-dragon-tail': { min: 1000, max: 3000, step: 1000 } };
  const scene = tableWith(crown, 'traditional', { limits });
  lay(scene, [{ on: 'player-dragon-tail', area: 'early', stake: 2000 }]);
  lay(scene, [{ on: 'player-dragon-tail', stake: 2000 }]);
  expect(lyingAt(scene, 1)).toEqual({ 'player-dragon-tail early': 2000 });
});

test('Insurance over the main wager and over the credit is told of the main wager', () => {
  const scene = tableWith(crown, 'crown').wager(1, 'banker', 1000);
  deal(scene.wager(1, 'tie', 999_000), 'Ts 6h 5d Tc');
  const touch = { by: patronAt(1), seat: 1, patron: 'patron-1' } as const;
  const insure = { do: 'set-wager', ...touch, bet: { on: 'insurance' }, stake: 2000 } as const;
  expect(scene.refused(insure)).toMatchObject({ refused: 'exceeds-main-wager' });
});

describe('the stake that plays caps Insurance (C23)', () => {
  const limit = { min: 1000, max: 5000, step: 1000 };
  const recorded = () =>
    tableWith(crown, 'crown', {
      stakeMode: 'recorded',
      limits: { ...plainSetup('crown', 'crown').limits, banker: limit },
    });
  const record = (scene: Scene, on: 'banker' | 'insurance', stake: number) =>
    scene.ask({ do: 'record-wager', seat: 1, patron: 'patron-1', bet: { on }, stake });
  const lie = (scene: Scene, stake: number) =>
    scene.do({
      ...{ do: 'record-wager', seat: 1, patron: 'patron-1' },
      ...{ bet: { on: 'banker' }, stake },
    });

  test('a main wager over the maximum insures up to the maximum (7.3.2)', () => {
    const scene = deal(lie(recorded(), 8000), 'Ts 6h 5d Tc');
    expect(record(scene, 'insurance', 6000)).toMatchObject({ refused: 'exceeds-main-wager' });
    expect(record(scene, 'insurance', 5000)).toMatchObject([{ happened: 'wagers-changed' }]);
  });

  test('one under the minimum again goes back and insures nothing (7.3.1)', () => {
    const scene = deal(lie(recorded(), 500), '9s Kh Kd 4c').do({ do: 'settle-coup' });
    scene.do({ do: 'open-wagering' });
    deal(lie(scene, 500), 'Ts 6h 5d Tc');
    expect(record(scene, 'insurance', 500)).toMatchObject({ refused: 'exceeds-main-wager' });
  });

  test('the first under the minimum plays, and insures what it is', () => {
    const scene = deal(lie(recorded(), 500), 'Ts 6h 5d Tc');
    expect(record(scene, 'insurance', 500)).toMatchObject([{ happened: 'wagers-changed' }]);
  });
});
