// Tasmania's wagers: chips only, at most three people a space, limits, liability, Perfect Pairs.

import { englishText } from '../../../texts/index.ts';
import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import type { Limit } from '../../../rules/placement/limits.ts';
import { tooMuch } from '../../wagers/pro-rata.ts';
import type { Setup } from '../../setup/setup.ts';
import { setupFaults } from '../../setup/setup-check.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../../testing/scene.ts';
import { chipsOf, creditOf, lyingAt, paidAt } from '../../testing/stakes.ts';
import { publicView } from '../../views/index.ts';
import type { Bet } from '../../wagers/wager.ts';

const clause = clausesOf('tasmania');

const PLAYER_NINE = '9s Kh Kd 4c';
const BANKER_NINE = '4s 9h Kd Kc';
const TIE_NINE = '9s 9h Kd Kc';

const live = (changes: Partial<Setup> = {}): Scene =>
  readyTable(plainSetup('tasmania', 'traditional', changes));
const main: Limit = { min: 2500, max: 50_000, step: 100 };
const recorded = (changes: Partial<Setup> = {}): Scene => {
  const { limits } = plainSetup('tasmania', 'traditional');
  const own = { ...limits, player: main, banker: main };
  return live({ stakeMode: 'recorded', limits: own, ...changes });
};

const record = (seat: number, bet: Bet, stake: number, patron = `patron-${seat}`) =>
  ({ do: 'record-wager', seat, patron, bet, stake }) as const;
const change = (seat: number, bet: Bet, stake: number) =>
  ({ do: 'set-wager', by: patronAt(seat), seat, patron: `patron-${seat}`, bet, stake }) as const;
const coup = (scene: Scene, cards: string) =>
  scene.do({ do: 'close-wagering' }).cards(cards).do({ do: 'settle-coup' });
const room = (scene: Scene) => ({ book: scene.book, table: scene.table });

/** Somebody stands behind a seat with 1,000.00 in chips. */
function stands(scene: Scene, seat: number, patron: string): Scene {
  scene.do({ do: 'stand-behind', seat, patron });
  return scene.do({ do: 'buy-in', seat, patron, tender: 'chips', cents: 100_000 });
}

describe('wagers', () => {
  clause('6.1', 'a wager is chips of the own account; cash becomes chips first', () => {
    const scene = recorded().do({ do: 'open-wagering' });
    const over = record(1, { on: 'player' }, 1_000_100);
    expect(scene.refused(over)).toMatchObject({ refused: 'insufficient-balance', clause: '6.1' });
    const spoken = { ...over, do: 'call-bet', tender: 'cash', cents: 1_000_100 } as const;
    expect(scene.refused(spoken)).toMatchObject({ refused: 'not-in-this-book', clause: '6.1' });
    scene.do({ do: 'buy-in', seat: 1, patron: 'patron-1', tender: 'cash', cents: 100 }).do(over);
    expect(creditOf(scene, 1)).toBe(0);
  });

  clause('6.3', 'the first card freezes every wager of the coup, of every kind and hand', () => {
    const scene = live().do({ do: 'open-wagering' });
    scene.wager(1, 'player', 5000).wager(2, 'banker', 5000).wager(3, 'tie', 1000);
    scene.cards('9s');
    expect(scene.events.at(-2)).toMatchObject({
      ...{ happened: 'wagering-closed', byWhat: 'first-card' },
    });
    const late = [
      change(1, { on: 'player' }, 0),
      change(2, { on: 'banker' }, 9000),
      change(4, { on: 'banker' }, 5000),
      change(5, { on: 'player-perfect-pair' }, 5000),
    ];
    for (const each of late) {
      expect(scene.refused(each)).toMatchObject({ refused: 'wagers-closed', clause: '6.3' });
    }
    const revision = scene.table.seats[0]?.revision ?? 0;
    const [from, to] = [{ on: 'player' }, { on: 'banker' }] as const;
    const move = { ...change(1, from, 5000), do: 'move-wager', from, to, revision } as const;
    expect(scene.refused(move).clause).toBe('6.3');
  });

  clause('6.4', 'two people may stand behind a seated patron; the third is refused', () => {
    const scene = live({ stakeMode: 'recorded' });
    stands(stands(scene, 1, 'walker-1'), 1, 'walker-2');
    const third = { do: 'stand-behind', seat: 1, patron: 'walker-3' } as const;
    expect(scene.refused(third)).toMatchObject({ refused: 'area-full', clause: '6.4' });
    scene.do({ do: 'open-wagering' });
    scene.do(record(1, { on: 'banker' }, 5000, 'walker-1'));
    scene.do(record(1, { on: 'player' }, 4000, 'walker-2'));
    coup(scene, BANKER_NINE);
    // Separate accounts and separate wagers; the seated patron staked nothing.
    expect([
      ...[chipsOf(scene, 1, 'walker-1'), chipsOf(scene, 1, 'walker-2'), chipsOf(scene, 1)],
    ]).toEqual([104_750, 96_000, 1_000_000]);
    // They wager with somebody who sits there.
    scene.do({ do: 'pay-out', seat: 1, patron: 'patron-1', how: 'chips', cents: 1_000_000 });
    scene.do({ do: 'open-wagering' });
    expect(scene.refused(record(1, { on: 'player' }, 1000, 'walker-1')).clause).toBe('6.4');
    const alone = { do: 'stand-behind', seat: 1, patron: 'walker-4' } as const;
    expect(scene.refused(alone).refused).toBe('seat-empty');
  });
});

describe('limits', () => {
  clause('7.2', 'management agrees own limits with one patron, and both say yes', () => {
    const scene = live();
    const limits = { player: { min: 100_000, max: 2_000_000, step: 1000 } };
    const agree = {
      do: 'agree-limits',
      ...{ seat: 2, patron: 'patron-2', limits, patronAgrees: true },
      by: staff('operator'),
    } as const;
    expect(scene.refused({ ...agree, by: staff('pit-boss') }).clause).toBe('7.2');
    expect(scene.refused({ ...agree, patronAgrees: false }).clause).toBe('7.2');
    stands(scene.do(agree), 2, 'walker');
    expect(publicView(room(scene)).markers).toEqual([{ seat: 2, limits }]);
    scene.do({ do: 'open-wagering' });
    expect(scene.refused(change(2, { on: 'player' }, 5000)).refused).toBe('below-minimum');
    // Whoever stands at the same position keeps the limits of the notice.
    const walker = { role: 'patron', id: 'walker', seat: 2 } as const;
    scene.do({ ...change(2, { on: 'player' }, 5000), by: walker, patron: 'walker' });
    expect(lyingAt(scene, 2, 'walker')).toEqual({ player: 5000 });
  });

  clause('7.3', 'one person’s stakes on a bet are added up over all positions', () => {
    const scene = recorded();
    stands(stands(scene, 1, 'walker'), 2, 'walker').do({ do: 'open-wagering' });
    scene.do(record(1, { on: 'player' }, 30_000, 'walker'));
    expect(scene.refused(record(2, { on: 'player' }, 30_000, 'walker'))).toEqual({
      ...{ refused: 'above-maximum', clause: '7.3' },
      reason: {
        code: 'stake-above-maximum',
        bet: { on: 'player' },
        maximum: 50_000,
        asked: 60_000,
        over: 10_000,
      },
    });
    scene.do(record(2, { on: 'player' }, 20_000, 'walker'));
    // Another bet is another sum.
    scene.do(record(2, { on: 'banker' }, 40_000, 'walker'));
  });

  clause('7.3', 'the table inspector tags partners, who share one maximum from then on', () => {
    const scene = recorded().do({ do: 'open-wagering' });
    scene.do(record(1, { on: 'player' }, 40_000));
    const tag = { do: 'tag-partnership', patrons: ['patron-1', 'patron-2'] } as const;
    expect(scene.refused(tag)).toMatchObject({ refused: 'not-authorised', clause: '7.3' });
    scene.do({ ...tag, by: staff('table-inspector') });
    expect(scene.refused(record(2, { on: 'player' }, 20_000)).clause).toBe('7.3');
    scene.do(record(2, { on: 'player' }, 10_000)).do(record(3, { on: 'player' }, 50_000));
    scene.do({ ...tag, patrons: ['patron-2'], by: staff('table-inspector') });
    scene.do(record(2, { on: 'player' }, 50_000));
  });

  clause(
    '7.3.a',
    'management alone sets a collective liability, on the notice, between coups',
    () => {
      const scene = live();
      const set = { do: 'set-collective-liability', cents: 100_000, setup: 'set-up-2' } as const;
      expect(scene.refused({ ...set, by: staff('pit-boss') }).clause).toBe('7.3.a');
      const by = staff('operator');
      expect(scene.refused({ ...set, by, setup: 'set-up-1' }).refused).toBe('set-up-not-permitted');
      expect(publicView(room(scene)).sign?.collectiveLiability).toBeNull();
      scene.do({ ...set, by });
      expect(publicView(room(scene)).sign?.collectiveLiability).toBe(100_000);
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 200_000);
      expect(scene.refused({ ...set, by, cents: null, setup: 'set-up-3' }).refused).toBe('not-now');
      expect(tooMuch(room(scene))).toMatchObject([{ side: 'player', limit: 100_000 }]);
      coup(scene, PLAYER_NINE).do({ ...set, by, cents: null, setup: 'set-up-3' });
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 200_000);
      // No figure on the notice, no cap.
      expect(tooMuch(room(scene))).toEqual([]);
    },
  );

  clause(
    '7.3.b',
    'each stake on a hand is cut by the same part, down to what can be paid exactly',
    () => {
      const scene = live({ collectiveLiability: 100_000 }).do({ do: 'open-wagering' });
      scene.wager(1, 'banker', 70_000).wager(2, 'banker', 70_000).wager(3, 'banker', 7000);
      scene.wager(4, 'player', 90_000).wager(5, 'tie', 500_000);
      scene.do({ do: 'close-wagering' }).do({ do: 'reduce-pro-rata' });
      // 1,000 of 1,470: 476.19 and 47.61, in multiples of 20 cents for the 5%. Never netted.
      expect([1, 2, 3, 4, 5].map(seat => lyingAt(scene, seat))).toEqual([
        ...[{ banker: 47_600 }, { banker: 47_600 }, { banker: 4760 }],
        ...[{ player: 90_000 }, { tie: 500_000 }],
      ]);
      expect(creditOf(scene, 1)).toBe(952_400);
      expect(scene.events.at(-1)).toMatchObject({
        ...{ happened: 'wagers-reduced', clause: '7.3.b' },
        wagers: [{ from: 70_000, to: 47_600 }, {}, { from: 7000, to: 4760 }],
      });
      scene.cards(BANKER_NINE).do({ do: 'settle-coup' });
      expect(paidAt(scene, 3)['banker']).toMatchObject({ stake: 4760, paid: 9282 });
    },
  );

  clause('7.3.b', 'it is the dealer’s choice, before the first card, and not after it', () => {
    const scene = live({ collectiveLiability: 100_000 }).do({ do: 'open-wagering' });
    scene.wager(1, 'banker', 150_000).do({ do: 'close-wagering' }).cards('4s');
    expect(scene.refused({ do: 'reduce-pro-rata' })).toMatchObject({
      ...{ refused: 'not-now', clause: '7.3.b' },
    });
    // Without the dealer's act the stakes stand.
    scene.cards('9h Kd Kc').do({ do: 'settle-coup' });
    expect(chipsOf(scene, 1)).toBe(1_142_500);
  });

  clause('7.4', 'what is found over the maximum wins or loses the maximum only', () => {
    const scene = recorded().do({ do: 'open-wagering' });
    scene.do(record(1, { on: 'player' }, 60_000)).do(record(2, { on: 'banker' }, 80_000));
    coup(scene, PLAYER_NINE);
    expect([chipsOf(scene, 1), chipsOf(scene, 2)]).toEqual([1_050_000, 950_000]);
    expect(paidAt(scene, 2)['banker']?.reason).toMatchObject({
      ...{ code: 'above-maximum-returned', over: 30_000, clause: '7.4' },
    });
    // A tie gives all of it back.
    scene.do({ do: 'open-wagering' }).do(record(1, { on: 'player' }, 60_000));
    coup(scene, TIE_NINE);
    expect(chipsOf(scene, 1)).toBe(1_050_000);
    // Terminals never take such an amount.
    const terminals = live({ limits: { player: main } }).do({ do: 'open-wagering' });
    expect(terminals.refused(change(1, { on: 'player' }, 60_000)).refused).toBe('above-maximum');
  });

  clause('7.5', 'the first under the minimum is settled with advice, later ones go back', () => {
    const scene = recorded()
      .do({ do: 'open-wagering' })
      .do(record(1, { on: 'player' }, 1000));
    // A tie pays and collects nothing: no advice yet (T7).
    coup(scene, TIE_NINE);
    expect(scene.table.kept.warned).toEqual([]);
    scene.do({ do: 'open-wagering' }).do(record(1, { on: 'player' }, 1000));
    coup(scene, BANKER_NINE);
    expect([scene.table.kept.warned, chipsOf(scene, 1)]).toEqual([['patron-1'], 999_000]);
    scene.do({ do: 'open-wagering' }).do(record(1, { on: 'player' }, 1000));
    coup(scene, PLAYER_NINE);
    expect(paidAt(scene, 1)['player']).toMatchObject({ outcome: 'void', clause: '7.5' });
    expect(chipsOf(scene, 1)).toBe(999_000);
    // It belongs to the person and the table, for the gaming day.
    scene.do({ do: 'begin-gaming-day', day: '2026-11-16', by: staff('system') });
    expect(scene.table.kept.warned).toEqual([]);
  });

  test('an amount that could not be paid exactly is never entered (G1)', () => {
    const scene = recorded().do({ do: 'open-wagering' });
    expect(englishText(scene.refused(record(1, { on: 'banker' }, 1010)).reason)).toBe(
      'Banker is staked in multiples of 0.20, so that a win can be paid.',
    );
    scene.do(record(1, { on: 'banker' }, 1020));
    const odd = plainSetup('tasmania', 'traditional', {
      limits: { banker: { ...main, max: 50_010 } },
    });
    expect(setupFaults(scene.book, odd).map(({ field }) => field)).toEqual(['limits.banker']);
  });
});

describe('Perfect Pairs', () => {
  const pair: Bet = { on: 'player-perfect-pair' };
  /** Player opens with a perfect pair of nines, a natural eight. */
  const PAIR = '9s Kh 9s 4c';

  clause('15.2', 'the window before each coup is open to Perfect Pairs as to all wagers', () => {
    const scene = live().do({ do: 'open-wagering' });
    for (const seat of [1, 4, 7]) scene.wager(seat, 'banker-perfect-pair', 1000);
    scene.do({ do: 'close-wagering' });
    expect(scene.refused(change(2, pair, 1000)).clause).toBe('6.3');
    // No coup starts without that window.
    const fresh = live();
    expect(fresh.refused({ do: 'deal-card', card: '9s', source: 'keypad' }).refused).toBe(
      'not-now',
    );
  });

  clause('15.4', 'a pairs wager stands alone, on the area of any position with room', () => {
    const scene = live().do({ do: 'open-wagering' });
    scene.wager(1, 'player-perfect-pair', 1000, { position: 5 });
    expect(lyingAt(scene, 1)).toEqual({ 'player-perfect-pair @5': 1000 });
    // It belongs to who placed it; its own area is another one.
    scene.wager(1, 'player-perfect-pair', 2000);
    expect(scene.table.seats[4]?.wagers).toEqual([]);
    scene.wager(2, 'player-perfect-pair', 1000, { position: 5 });
    const fourth = change(3, { ...pair, position: 5 }, 1000);
    expect(scene.refused(fourth)).toMatchObject({ refused: 'area-full', clause: '6.4' });
    expect(scene.refused({ do: 'stand-behind', seat: 5, patron: 'walker' }).refused).toBe(
      'area-full',
    );
    expect(scene.refused(change(3, { ...pair, position: 9 }, 1000)).refused).toBe('no-such-seat');
    // Only pairs may lie elsewhere: a main wager lies at the own position.
    scene.wager(3, 'player', 1000, { position: 5 });
    expect(lyingAt(scene, 3)).toEqual({ player: 1000 });
  });

  clause(
    ['15.7', '15.7.a', '15.7.b'],
    'pairs are settled when the coup is complete: losers taken first, winners paid after',
    () => {
      const scene = live().do({ do: 'open-wagering' });
      scene.wager(1, 'player-perfect-pair', 1000).wager(2, 'banker-perfect-pair', 1000);
      scene.wager(3, 'player-perfect-pair', 2000).do({ do: 'close-wagering' });
      scene.cards('5s 2h 5s 3c');
      // Four cards decide the pairs, but Player draws: no money has moved.
      expect(scene.table.phase).toBe('dealing');
      expect(scene.refused({ do: 'settle-coup' }).refused).toBe('not-now');
      expect([1, 2].map(seat => chipsOf(scene, seat))).toEqual([1_000_000, 1_000_000]);
      scene.cards('2d').do({ do: 'settle-coup' });
      const acts = scene.events.at(-1)?.transfers?.map(({ act }) => act);
      expect(acts).toEqual(['void', 'post', 'void', 'transfer', 'transfer']);
      expect(paidAt(scene, 1)['player-perfect-pair']?.outcome).toBe('win');
      expect(chipsOf(scene, 2)).toBe(999_000);
    },
  );

  test('with pairs wagers alone the coup is dealt to its end', () => {
    const scene = live().do({ do: 'open-wagering' }).wager(1, 'player-perfect-pair', 1000);
    coup(scene, PAIR);
    expect(scene.table.records.at(-1)?.result).toBe('player');
  });
});
