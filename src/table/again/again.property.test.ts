// Whatever was played and however it was corrected: under its own rules a day comes out as it did.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RULEBOOKS, type Rulebook } from '../../rulebooks/index.ts';
import { assert } from '../../rules/assert.ts';
import { broughtIn } from '../restatement/decide-wager.ts';
import type { CoupRecord } from '../table.ts';
import { RestatedNight, restatedNights } from '../testing/restated-night.ts';
import { plainSetup, readyTable, type Scene } from '../testing/scene.ts';
import { corrects, nights, playOn, tableOfFive } from '../testing/streak-night.ts';
import { AgainDay, type DayAgain } from './day-again.ts';
import { isOtherRulesFault, type OtherRules, otherRules } from './other-rules.ts';

/** Every coup of a table under other rules. */
function again(
  { book, table: { setup } }: Pick<Scene, 'book' | 'table'>,
  records: Iterable<CoupRecord>,
  other: OtherRules = {},
  otherBook: Rulebook = book,
): DayAgain {
  assert(setup !== null, 'the table is open');
  const own = { book, setup };
  const rules = otherRules(own, otherBook, other);
  if (isOtherRulesFault(rules)) throw new Error(rules.wrong.code);
  const day = new AgainDay();
  for (const record of records) {
    day.take({ table: 'table-1', currency: 'AUD', record }, own, rules);
  }
  return day.summary();
}

const winOf = (records: Iterable<CoupRecord>): number =>
  [...records]
    .flatMap(({ seats }) => seats.flatMap(({ paid }) => paid))
    .reduce((sum, wager) => sum - (wager.outcome === 'void' ? 0 : broughtIn(wager)), 0);

const totalOf = ({ totals }: DayAgain) => totals[0] ?? { did: { win: 0 }, would: { win: 0 } };

test('[R-HIS-3] corrected nights come out to the cent under their own rules', () => {
  let wagers = 0;
  fc.assert(
    fc.property(fc.constantFrom('crown-rapid', 'crown'), restatedNights, (rulebook, steps) => {
      const { scene, records } = new RestatedNight(rulebook).play(steps);
      const day = again(scene, records.values());
      for (const { did, would } of day.rows) expect(would).toEqual(did);
      expect(totalOf(day).did.win).toBe(winOf(records.values()) + 0);
      expect([day.left, day.notCompared]).toEqual([[], []]);
      wagers += day.rows.reduce((sum, { did }) => sum + did.wagers, 0);
    }),
    { numRuns: 60 },
  );
  expect(wagers).toBeGreaterThan(100);
});

test('[R-HIS-3] Runs and tails, corrected too, come out to the cent under their own rules', () => {
  let streaks = 0;
  fc.assert(
    fc.property(nights, fc.constantFrom('player', 'banker', 'tie'), (night, truth) => {
      const scene = tableOfFive();
      playOn(scene, night);
      const last = scene.table.records.at(-1);
      if (last?.standing === 'live' && last.result !== truth) corrects(scene, truth);
      const day = again(scene, scene.table.records);
      for (const { did, would } of day.rows) expect(would).toEqual(did);
      expect([day.left, day.notCompared]).toEqual([[], []]);
      const ended = day.rows.filter(({ bet }) => /run|tail/u.test(bet));
      streaks += ended.reduce((sum, { did }) => sum + did.wagers, 0);
    }),
    { numRuns: 60 },
  );
  expect(streaks).toBeGreaterThan(40);
});

test('lower limits leave out exactly the stakes above them, and nothing else changes', () => {
  fc.assert(
    fc.property(restatedNights, fc.integer({ min: 1, max: 30 }), (steps, units) => {
      const { scene, records } = new RestatedNight('crown').play(steps);
      const max = units * 1000;
      const limit = { min: 1000, max, step: 1000 };
      const own = again(scene, records.values());
      const day = again(scene, records.values(), { limits: { player: limit } });
      const isOver = (sum: { readonly stake: number }): boolean => sum.stake > max;
      for (const each of day.left) {
        expect([isOver(each), each.bet.on]).toEqual([true, 'player']);
        expect([each.refusal, each.cents]).toEqual(['above-maximum', each.stake]);
      }
      const kept = (of: DayAgain) => of.rows.find(({ bet }) => bet === 'player')?.would.stake ?? 0;
      const gone = day.left.reduce((sum, { cents }) => sum + cents, 0);
      expect(kept(day) + gone).toBe(kept(own));
      const others = (of: DayAgain) => of.rows.filter(({ bet }) => bet !== 'player');
      expect(others(day)).toEqual(others(own));
    }),
    { numRuns: 40 },
  );
});

/** Crown Rapid: Player 100 wins, Banker 100 loses, Tie 10 loses; then Banker wins with six. */
function twoCoups(): Scene {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional', { wageringMs: null }));
  scene.do({ do: 'open-wagering' });
  scene.wager(1, 'player', 10_000).wager(2, 'banker', 10_000).wager(3, 'tie', 1000);
  scene.do({ do: 'close-wagering' }).cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
  scene.do({ do: 'open-wagering' });
  scene.wager(1, 'player', 10_000).wager(2, 'banker', 10_000);
  return scene.do({ do: 'close-wagering' }).cards('Ks 6h 5d Qc Jc').do({ do: 'settle-coup' });
}

const rowsOf = ({ rows }: DayAgain) =>
  Object.fromEntries(rows.map(({ bet, did, would }) => [bet, [did.win, would.win]]));

test('another version pays by its own odds, beside what was paid', () => {
  const scene = twoCoups();
  const { records } = scene.table;
  expect(records.map(({ result }) => result)).toEqual(['player', 'banker']);
  // Banker on six: 95.00 less commission; without commission half of the stake.
  expect(rowsOf(again(scene, records))).toEqual({
    player: [0, 0],
    banker: [500, 500],
    tie: [1000, 1000],
  });
  const free = again(scene, records, { version: 'no-commission' }, RULEBOOKS['mbs-rapid']);
  expect(rowsOf(free)).toEqual({ player: [0, 0], banker: [500, 5000], tie: [1000, 1000] });
  const own = again(scene, records, {
    odds: { banker: [{ when: 'banker-wins', pays: [2, 1] }] },
  });
  expect(rowsOf(own)['banker']).toEqual([500, -10_000]);
});

test('a wager that is not on offer is left out and listed with its clause', () => {
  const scene = twoCoups();
  const day = again(scene, scene.table.records, {
    limits: { tie: { min: 2000, max: 9000, step: 1 } },
  });
  expect(day.left).toEqual([
    {
      ...{ table: 'table-1', shoe: 1, coup: 1, seat: 3, patron: 'patron-3', bet: { on: 'tie' } },
      ...{ stake: 1000, cents: 1000, refusal: 'below-minimum', clause: expect.any(String) },
    },
  ]);
  expect(rowsOf(day)['tie']).toEqual([1000, 0]);
  const { setup } = scene.table;
  assert(setup !== null, 'the table is open');
  const rules = { book: scene.book, setup };
  const fault = (...of: Parameters<typeof otherRules>) => {
    const answer = otherRules(...of);
    return isOtherRulesFault(answer) ? answer.wrong.code : 'none';
  };
  expect([
    fault(rules, RULEBOOKS.tasmania, { version: 'lucky-6' }),
    fault(rules, scene.book, { odds: { insurance: [] } }),
    fault(rules, scene.book, { pay: { dragonBonus: 9 } }),
    fault(rules, scene.book, { limits: { tie: { min: 5, max: 2, step: 1 } } }),
    fault(rules, scene.book, {}),
  ]).toEqual([
    ...['no-such-version', 'wager-not-in-version', 'no-such-odds-option'],
    ...['limits-not-in-order', 'none'],
  ]);
});
