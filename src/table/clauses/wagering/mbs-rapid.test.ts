// Marina Bay Sands: wagers between "Place your bets, please" and "No more bets", each on its own.

import { englishText } from '../../../texts/index.ts';
import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import type { WagerName } from '../../../rules/wagers.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../../testing/scene.ts';
import { chipsOf, lyingAt, paidAt } from '../../testing/stakes.ts';

const clause = clausesOf('mbs-rapid');

const rapid = (): Scene =>
  readyTable(plainSetup('mbs-rapid', 'no-commission')).do({ do: 'open-wagering' });
const change = (seat: number, on: WagerName, stake: number) =>
  ({
    do: 'set-wager',
    ...{ by: patronAt(seat), seat, patron: `patron-${seat}` },
    ...{ bet: { on }, stake },
  }) as const;

describe('the window', () => {
  test('it opens and closes once for all, by the table’s own events (3.1, 3.2)', () => {
    const scene = readyTable(plainSetup('mbs-rapid', 'no-commission'));
    expect(scene.refused(change(1, 'player', 1000)).clause).toBe('3.2');
    scene.now = 5000;
    scene.do({ do: 'open-wagering' }).do(change(1, 'player', 1000));
    expect(scene.table.coup?.openedAt).toBe(5000);
    // A card before "No more bets" is refused: only the call closes here.
    const card = { do: 'deal-card', card: '9s', source: 'keypad' } as const;
    expect(scene.refused(card)).toMatchObject({ refused: 'not-now', clause: '3.2' });
    scene.do({ do: 'close-wagering' });
    for (const stake of [0, 5000]) {
      expect(scene.refused(change(1, 'player', stake)).clause).toBe('3.2');
    }
    expect(scene.refused(change(2, 'tie', 1000)).clause).toBe('3.2');
  });

  clause('3.5', 'any of the five wagers stands alone, and all of them together', () => {
    const five = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;
    for (const on of five) {
      const scene = rapid()
        .do(change(1, on, 1000))
        .do({ do: 'close-wagering' });
      expect(lyingAt(scene, 1)).toEqual({ [on]: 1000 });
    }
    const all = rapid();
    for (const on of five) all.do(change(1, on, 1000));
    all.do({ do: 'close-wagering' });
    expect(Object.keys(lyingAt(all, 1))).toEqual([...five]);
  });

  clause('1.1.5', 'only the patron at the terminal places wagers there', () => {
    const scene = rapid();
    expect(scene.refused({ ...change(1, 'player', 1000), by: staff('dealer') })).toMatchObject({
      ...{ refused: 'not-your-seat', clause: '1.1.5' },
    });
    const spoken = { ...change(1, 'player', 1000), do: 'call-bet', tender: 'cash' } as const;
    expect(scene.refused({ ...spoken, cents: 1000 }).refused).toBe('not-in-this-book');
  });

  test('limits are house rules: a stake outside them is refused with its figures (M4)', () => {
    const limits = { player: { min: 2500, max: 5000, step: 500 } };
    const scene = readyTable(plainSetup('mbs-rapid', 'no-commission', { limits }));
    scene.do({ do: 'open-wagering' }).do(change(1, 'player', 2500));
    expect(scene.refused(change(1, 'player', 5500))).toEqual({
      ...{ refused: 'above-maximum', clause: 'ruling M4' },
      reason: {
        code: 'stake-above-maximum',
        bet: { on: 'player' },
        maximum: 5000,
        asked: 5500,
        over: 500,
      },
    });
    expect(englishText(scene.refused(change(1, 'player', 2700)).reason)).toBe(
      'Player goes from 25.00 in steps of 5.00: 27.00 is 2.00 off.',
    );
    // Nothing is clamped here, so lowering under the minimum is refused too.
    expect(scene.refused(change(1, 'player', 2000)).refused).toBe('below-minimum');
    expect(lyingAt(scene, 1)).toEqual({ player: 2500 });
  });
});

describe('settlement', () => {
  clause(['3.8.1', '3.8.2'], 'pairs are paid with the coup, by the first two cards alone', () => {
    const scene = rapid();
    scene.do(change(1, 'player-pair', 1000)).do(change(2, 'banker-pair', 1000));
    scene.do({ do: 'close-wagering' }).cards('4s 2h 4c Kd').do({ do: 'announce-counts' });
    expect(scene.table.phase).toBe('complete');
    scene.do({ do: 'settle-coup' });
    expect(paidAt(scene, 1)['player-pair']?.outcome).toBe('win');
    expect(chipsOf(scene, 2)).toBe(999_000);
  });

  clause(
    ['3.10', '3.10.1'],
    'the larger total wins; a tie gives main stakes back and pays Tie',
    () => {
      const scene = rapid()
        .do(change(1, 'player', 5000))
        .do(change(2, 'tie', 1000));
      scene.do({ do: 'close-wagering' }).cards('9s 9h Kd Kc').do({ do: 'settle-coup' });
      expect(paidAt(scene, 1)['player']).toMatchObject({ outcome: 'push', paid: 5000 });
      expect(paidAt(scene, 2)['tie']).toMatchObject({ outcome: 'win', paid: 9000 });
      scene
        .do({ do: 'open-wagering' })
        .do(change(1, 'player', 5000))
        .do(change(2, 'banker', 5000));
      scene.do({ do: 'close-wagering' }).cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
      expect([chipsOf(scene, 1), chipsOf(scene, 2)]).toEqual([1_005_000, 1_003_000]);
    },
  );
});
