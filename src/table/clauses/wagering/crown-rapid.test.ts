// Rapid Baccarat's wagers: who places them, until when, and what is settled.

import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import type { Limit } from '../../../rules/placement/limits.ts';
import { chipsOf, creditOf, lyingAt } from '../../testing/stakes.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../../testing/scene.ts';
import type { Setup } from '../../setup/setup.ts';

const clause = clausesOf('crown-rapid');

const rapid = (changes: Partial<Setup> = {}): Scene =>
  readyTable(plainSetup('crown-rapid', 'traditional', changes)).do({ do: 'open-wagering' });

/** Player wins nine to four. */
const PLAYER_NINE = '9s Kh Kd 4c';

const mine = (seat: number) => ({ by: patronAt(seat), seat, patron: `patron-${seat}` });
const revisionOf = (scene: Scene, seat: number) => scene.table.seats[seat - 1]?.revision ?? -1;
const limits = (on: string, limit: Limit) => ({
  limits: { ...plainSetup('crown-rapid', 'traditional').limits, [on]: limit },
});
const own = (seat: number) => ({ by: staff('system'), seat, signature: 'signed' });

describe('what lay at the close is what is settled', () => {
  clause('4.6', 'the snapshot is taken once and the coup is settled from it alone', () => {
    const scene = rapid();
    scene.wager(1, 'player', 10_000).wager(1, 'tie', 2000).wager(2, 'banker', 4000);
    scene.do({ do: 'close-wagering' });
    expect(scene.table.coup?.shown.map(({ digest }) => digest)).toEqual([
      '1/1 player=10000 tie=2000',
      '1/1 banker=4000',
      '1/1',
    ]);
    const atClose = scene.table.seats.map(({ wagers }) => wagers);
    for (const stake of [0, 20_000]) {
      const late = { do: 'set-wager', ...mine(1), bet: { on: 'player' }, stake } as const;
      expect(scene.refused(late).refused).toBe('wagers-closed');
    }
    scene.cards(PLAYER_NINE);
    expect(scene.table.seats.map(({ wagers }) => wagers)).toEqual(atClose);
    scene.do({ do: 'settle-coup' });
    expect([1, 2].map(seat => chipsOf(scene, seat))).toEqual([1_008_000, 996_000]);
  });

  clause('4.6', 'a terminal that showed something else, or says nothing, opens a matter', () => {
    const scene = rapid();
    for (const seat of [1, 2, 3]) scene.wager(seat, 'player', 10_000);
    scene.do({ do: 'close-wagering' });
    const agrees = { do: 'confirm-snapshot', digest: '1/1 player=10000', ...own(1) } as const;
    scene.do(agrees);
    scene.do({ do: 'confirm-snapshot', digest: '1/1 player=10000 tie=5000', ...own(2) });
    expect(scene.table.kept.shownMatters).toEqual([
      {
        ...{ shoe: 1, coup: 1, seat: 2, what: 'differs' },
        ...{ shown: '1/1 player=10000 tie=5000', recorded: '1/1 player=10000' },
      },
    ]);
    // The coup is settled from the records whatever was shown; the third terminal stayed silent.
    scene.cards(PLAYER_NINE).do({ do: 'settle-coup' });
    expect([1, 2, 3].map(seat => chipsOf(scene, seat))).toEqual([1_010_000, 1_010_000, 1_010_000]);
    expect(scene.table.kept.shownMatters.map(({ seat, what }) => [seat, what])).toEqual([
      [2, 'differs'],
      [3, 'silent'],
    ]);
    const close = { do: 'close-discrepancy', seat: 2, note: 'input trail shows no Tie' } as const;
    expect(scene.refused({ ...close, by: patronAt(2) }).clause).toBe('11.14(b)');
    expect(scene.refused(close).refused).toBe('needs-second-approver');
    scene.do({ ...close, approvedBy: staff('game-supervisor') });
    // A late answer that agrees closes the other matter; the same answer again changes nothing.
    scene.do({ ...agrees, ...own(3) });
    expect(scene.table.kept.shownMatters).toEqual([]);
    expect(scene.refused({ ...agrees, ...own(3) }).refused).toBe('nothing-to-do');
  });

  test('a terminal whose wagers were voided since is no matter any more', () => {
    const scene = rapid().wager(1, 'player', 10_000).wager(2, 'player', 10_000);
    scene.do({ do: 'close-wagering' });
    const where = { seat: 1, coup: 1, fault: 'screen', onset: 'after-the-close' } as const;
    const facts = { ...where, provenByRecords: false, note: 'screen went dark' };
    scene.do({ do: 'report-irregularity', what: 'terminal-malfunction', facts });
    scene.cards(PLAYER_NINE).do({ do: 'settle-coup' });
    expect(scene.table.kept.shownMatters.map(({ seat }) => seat)).toEqual([2]);
    expect([chipsOf(scene, 1), chipsOf(scene, 2)]).toEqual([1_000_000, 1_010_000]);
  });

  test('an answer about one coup leaves another’s matter open, and a late one closes it', () => {
    const scene = rapid().wager(1, 'player', 10_000);
    scene.do({ do: 'close-wagering' }).cards(PLAYER_NINE).do({ do: 'settle-coup' });
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 20_000).do({ do: 'close-wagering' });
    const matters = () => scene.table.kept.shownMatters.map(({ coup, what }) => [coup, what]);
    expect(matters()).toEqual([[1, 'silent']]);
    const say = (digest: string) => ({ do: 'confirm-snapshot', digest, ...own(1) }) as const;
    scene.do(say('1/2 player=20000'));
    expect(matters()).toEqual([[1, 'silent']]);
    scene.do(say('1/1 player=10000'));
    expect(matters()).toEqual([]);
    expect(scene.table.coup?.shown.map(({ reply }) => reply)[0]).toBe('same');
    // Whatever else it says is about the coup in hand.
    scene.do(say('rubbish'));
    expect(matters()).toEqual([[2, 'differs']]);
  });

  test('a repeated confirmation gives no events, and nobody answers for another terminal', () => {
    const scene = rapid().wager(1, 'player', 10_000).do({ do: 'close-wagering' });
    const answer = { do: 'confirm-snapshot', digest: '1/1 player=10000', ...own(1) } as const;
    expect(scene.refused({ ...answer, by: patronAt(2) }).refused).toBe('not-your-seat');
    expect(scene.do(answer).ask(answer)).toEqual([]);
  });
});

describe('until when', () => {
  clause('4.7', 'from the instant of expiry nothing is placed, changed or withdrawn', () => {
    const scene = rapid();
    scene.now = 29_999;
    scene.wager(1, 'player', 10_000);
    // Nobody has closed the period yet, but its time is up.
    scene.now = 30_000;
    const bet = { on: 'player' } as const;
    const revision = revisionOf(scene, 1);
    const gestures = [
      { do: 'set-wager', ...mine(1), bet, stake: 20_000 },
      { do: 'set-wager', ...mine(1), bet, stake: 0 },
      { do: 'set-wager', ...mine(2), bet, stake: 1000 },
      { do: 'move-wager', ...mine(1), from: bet, to: { on: 'banker' }, stake: 10_000, revision },
      { do: 'clear-wagers', ...mine(1), revision },
      { do: 'repeat-wagers', ...mine(1), revision },
      { do: 'double-wagers', ...mine(1), revision },
    ] as const;
    for (const gesture of gestures) {
      expect(scene.refused(gesture)).toMatchObject({ refused: 'wagers-closed', clause: '4.7' });
    }
    scene.do({ do: 'close-wagering', by: staff('system') });
    for (const gesture of gestures) expect(scene.refused(gesture).clause).toBe('4.7');
    expect(lyingAt(scene, 1)).toEqual({ player: 10_000 });
  });

  clause('4.7', 'a gesture meant for one coup is never taken for the next', () => {
    const scene = rapid();
    const revision = revisionOf(scene, 1);
    scene.wager(2, 'player', 1000).do({ do: 'close-wagering' }).cards(PLAYER_NINE);
    scene.do({ do: 'settle-coup' }).do({ do: 'open-wagering' });
    const late = { do: 'set-wager', ...mine(1), bet: { on: 'player' }, stake: 1000 } as const;
    expect(scene.refused({ ...late, coup: 1 }).refused).toBe('wagers-closed');
    expect(scene.ask({ do: 'repeat-wagers', ...mine(2), revision })).toEqual([]);
  });

  clause('8.1(a)', 'the period lasts as long as the operator has set for the table', () => {
    const scene = rapid({ wageringMs: 12_000 });
    expect(scene.table.coup?.closesAt).toBe(12_000);
    scene.now = 11_999;
    expect(scene.refused({ do: 'close-wagering', by: staff('system') }).refused).toBe('not-now');
    scene.now = 12_000;
    scene.do({ do: 'close-wagering', by: staff('system') });
    expect(scene.events.at(-1)).toMatchObject({ happened: 'wagering-closed', byWhat: 'time' });
  });

  clause('8.1(b)', 'where no length is set the period lasts thirty seconds', () => {
    expect(rapid({ wageringMs: null }).table.coup?.closesAt).toBe(30_000);
  });

  clause('8.1(c)', 'the first card ends the period early, and the close checks run then', () => {
    const scene = rapid({ aggregateMin: 5000 });
    scene.wager(1, 'player', 10_000).wager(2, 'player-pair', 10_000).wager(3, 'banker', 4000);
    scene.now = 5000;
    scene.cards('9s');
    const closed = scene.events.find(event => event.happened === 'wagering-closed');
    expect(closed).toMatchObject({ byWhat: 'first-card', at: 5000 });
    expect(closed?.returned.map(({ seat, clause: by }) => [seat, by])).toEqual([
      [2, '4.11.1'],
      [3, '5.3.3'],
    ]);
    expect([lyingAt(scene, 1), lyingAt(scene, 2), lyingAt(scene, 3)]).toEqual([
      { player: 10_000 },
      {},
      {},
    ]);
    expect(
      scene.refused({ do: 'set-wager', ...mine(1), bet: { on: 'tie' }, stake: 1000 }).clause,
    ).toBe('4.7');
  });

  test('closing is idempotent: dealer, clock and first card may all say so', () => {
    const scene = rapid().wager(1, 'player', 1000).do({ do: 'close-wagering' });
    scene.now = 40_000;
    expect(scene.ask({ do: 'close-wagering' })).toEqual([]);
    expect(scene.ask({ do: 'close-wagering', by: staff('system') })).toEqual([]);
    scene.cards('9s');
    expect(scene.ask({ do: 'close-wagering', by: staff('system') })).toEqual([]);
  });
});

describe('by whom', () => {
  clause('4.9', 'no wager comes about but by the terminal of its own patron', () => {
    const scene = rapid();
    const change = { seat: 1, patron: 'patron-1', bet: { on: 'player' }, stake: 1000 } as const;
    const others = [staff('dealer'), staff('casino-supervisor'), staff('system'), patronAt(2)];
    for (const by of others) {
      expect(scene.refused({ do: 'set-wager', ...change, by })).toMatchObject({
        refused: 'not-your-seat',
        clause: '4.9',
      });
    }
    expect(scene.refused({ do: 'record-wager', ...change }).clause).toBe('4.9');
    const spoken = { do: 'call-bet', ...change, tender: 'cash', cents: 1000 } as const;
    expect(scene.refused(spoken)).toMatchObject({ refused: 'not-in-this-book', clause: '4.9' });
    expect(scene.do({ do: 'set-wager', ...change, by: patronAt(1) }).events.at(-1)).toMatchObject({
      ...{ happened: 'wagers-changed', by: patronAt(1), gesture: 'set' },
    });
  });

  clause(
    '4.3',
    'every gesture is on record with who made it; a nominee acts for the patron',
    () => {
      const scene = rapid();
      scene.do({ do: 'name-nominee', seat: 1, nominee: 'friend-1' });
      const change = { seat: 1, patron: 'patron-1', bet: { on: 'player' }, stake: 1000 } as const;
      const by = { role: 'patron', id: 'friend-1', seat: 1 } as const;
      scene.do({ do: 'set-wager', ...change, by });
      expect(scene.events.at(-1)).toMatchObject({ by, seat: 1, patron: 'patron-1' });
      expect(
        scene.refused({ do: 'set-wager', ...change, by: { ...by, id: 'friend-2' } }).refused,
      ).toBe('not-your-seat');
    },
  );

  clause('4.1', 'a wager is credit of its own account, and never more than there is', () => {
    const scene = rapid().wager(1, 'player', 900_000);
    expect(creditOf(scene, 1)).toBe(100_000);
    const change = { do: 'set-wager', ...mine(1), bet: { on: 'banker' }, stake: 101_000 } as const;
    expect(scene.refused(change)).toEqual({
      ...{ refused: 'insufficient-balance', clause: '4.1' },
      reason: { code: 'credit-too-small', balance: 100_000, lacking: 1000 },
    });
    scene.wager(1, 'banker', 100_000);
    expect([creditOf(scene, 1), chipsOf(scene, 1)]).toEqual([0, 1_000_000]);
  });
});

describe('within the limits', () => {
  const banker = limits('banker', { min: 2500, max: 50_000, step: 1000 });

  clause('5.3.1', 'under the minimum nothing is placed, and lowering below it clears', () => {
    const scene = rapid(banker);
    const change = { do: 'set-wager', ...mine(1), bet: { on: 'banker' }, stake: 2000 } as const;
    expect(scene.refused(change)).toEqual({
      ...{ refused: 'below-minimum', clause: '5.3.1' },
      reason: { code: 'stake-below-minimum', bet: { on: 'banker' }, minimum: 2500, asked: 2000 },
    });
    scene.wager(1, 'banker', 4500).do(change);
    expect(lyingAt(scene, 1)).toEqual({});
    expect(creditOf(scene, 1)).toBe(1_000_000);
    expect(scene.events.at(-1)).toMatchObject({ changes: [{ stake: 0, asked: 2000 }] });
  });

  clause(['5.3.2(a)', '5.3.2(b)'], 'a wager falls to the next permitted figure beneath', () => {
    const scene = rapid(banker);
    scene.wager(1, 'banker', 5200);
    expect(lyingAt(scene, 1)).toEqual({ banker: 4500 });
    const over = { do: 'set-wager', ...mine(1), bet: { on: 'banker' }, stake: 70_000 } as const;
    scene.do(over);
    // The maximum is off the ladder: the figure lies below it.
    expect(lyingAt(scene, 1)).toEqual({ banker: 49_500 });
    expect(creditOf(scene, 1)).toBe(950_500);
    // The same touch again changes nothing; another one is told the limit and by how much.
    expect(scene.ask(over)).toEqual([]);
    expect(scene.refused({ ...over, stake: 80_000 })).toEqual({
      ...{ refused: 'above-maximum', clause: '5.3.2(b)' },
      reason: {
        code: 'stake-above-maximum',
        bet: { on: 'banker' },
        maximum: 50_000,
        asked: 80_000,
        over: 30_000,
      },
    });
  });

  clause('4.11.1', 'withdrawing the last qualifier gives the pair wagers back with it', () => {
    const scene = rapid();
    scene.wager(1, 'player', 1000).wager(1, 'tie', 1000).wager(1, 'player-pair', 2000);
    scene.wager(1, 'super-6', 1000).wager(1, 'player', 0);
    expect(lyingAt(scene, 1)).toEqual({ tie: 1000, 'player-pair': 2000, 'super-6': 1000 });
    scene.wager(1, 'tie', 0);
    expect(lyingAt(scene, 1)).toEqual({ 'super-6': 1000 });
    expect(creditOf(scene, 1)).toBe(999_000);
    expect(scene.events.at(-1)).toMatchObject({
      changes: [{ bet: { on: 'player-pair' }, clause: '4.11.1' }, { bet: { on: 'tie' } }],
    });
  });

  clause(['4.11.1', '5.3.3'], 'pairs left alone and sums too small go back at the close', () => {
    const scene = rapid({ aggregateMin: 5000 });
    // The pair goes back first, so it does not help the sum.
    scene.wager(1, 'super-6', 4000).wager(1, 'player-pair', 4000).wager(2, 'player', 5000);
    scene.do({ do: 'close-wagering' });
    expect([lyingAt(scene, 1), lyingAt(scene, 2)]).toEqual([{}, { player: 5000 }]);
    expect(creditOf(scene, 1)).toBe(1_000_000);
    const closed = scene.events.at(-1);
    expect(closed).toMatchObject({
      returned: [
        {
          clause: '4.11.1',
          reason: { code: 'returned-without-main-wager', bet: { on: 'player-pair' } },
        },
        {
          clause: '5.3.3',
          reason: { code: 'returned-below-total-minimum', minimum: 5000, stake: 4000 },
        },
      ],
    });
  });
});
