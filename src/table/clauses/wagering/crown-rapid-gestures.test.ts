// Rapid Baccarat's gestures and payments: chips moved, cleared, repeated, doubled; coups settled.

import { englishText } from '../../../texts/index.ts';
import { describe, expect, test } from 'vitest';
import { transfer } from '../../../ledger/index.ts';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import type { Limit } from '../../../rules/placement/limits.ts';
import { drawUp, patronAccount } from '../../accounts/money.ts';
import type { Setup } from '../../setup/setup.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../../testing/scene.ts';
import { chipsOf, creditOf, lyingAt, paidAt } from '../../testing/stakes.ts';
import { seatView } from '../../views/index.ts';

const clause = clausesOf('crown-rapid');

const rapid = (changes: Partial<Setup> = {}): Scene =>
  readyTable(plainSetup('crown-rapid', 'traditional', changes)).do({ do: 'open-wagering' });

/** Player wins nine to four. */
const PLAYER_NINE = '9s Kh Kd 4c';
/** Banker wins nine to four. */
const BANKER_NINE = '4s 9h Kd Kc';

const mine = (seat: number) => ({ by: patronAt(seat), seat, patron: `patron-${seat}` });
const revisionOf = (scene: Scene, seat: number) => scene.table.seats[seat - 1]?.revision ?? -1;
const limits = (on: string, limit: Limit) => ({
  limits: { ...plainSetup('crown-rapid', 'traditional').limits, [on]: limit },
});

describe('gestures', () => {
  test('dragging chips from bet to bet is one change, judged as a whole (4.2.1)', () => {
    const scene = rapid(limits('banker', { min: 2500, max: 5000, step: 500 }));
    scene.wager(1, 'player', 5000);
    const move = {
      do: 'move-wager',
      ...mine(1),
      from: { on: 'player' },
      to: { on: 'banker' },
      ...{ stake: 2000, revision: revisionOf(scene, 1) },
    } as const;
    // Too little for the other bet: nothing moves at all.
    expect(englishText(scene.refused(move).reason)).toBe(
      'Banker minimum is 25.00: the 20.00 was not placed.',
    );
    expect(lyingAt(scene, 1)).toEqual({ player: 5000 });
    const enough = { ...move, stake: 3000 };
    scene.do(enough);
    expect(lyingAt(scene, 1)).toEqual({ player: 2000, banker: 3000 });
    // The same touch again moves nothing twice.
    expect(scene.ask(enough)).toEqual([]);
    expect(scene.table.seats[0]?.revision).toBe(move.revision + 1);
    // More than lies there cannot be moved; less than the minimum left behind is cleared.
    const revision = revisionOf(scene, 1);
    expect(scene.refused({ ...move, stake: 2500, revision }).refused).toBe('nothing-to-do');
    scene.do({ ...move, stake: 1500, revision });
    expect(lyingAt(scene, 1)).toEqual({ banker: 4500 });
    expect(creditOf(scene, 1)).toBe(995_500);
  });

  test('the credit changes by exactly what lies there, with every touch (4.2.2)', () => {
    const scene = rapid();
    for (const stake of [1000, 6000, 2000, 0, 9000]) {
      scene.wager(1, 'tie', stake);
      expect(creditOf(scene, 1)).toBe(1_000_000 - stake);
      expect(seatView({ book: scene.book, table: scene.table }, 1)).toMatchObject({
        credit: 1_000_000 - stake,
        balance: 1_000_000,
      });
    }
  });

  test('clear takes everything back, once', () => {
    const scene = rapid().wager(1, 'player', 5000).wager(1, 'tie', 1000);
    const clear = { do: 'clear-wagers', ...mine(1), revision: revisionOf(scene, 1) } as const;
    scene.do(clear);
    expect([lyingAt(scene, 1), creditOf(scene, 1)]).toEqual([{}, 1_000_000]);
    scene.wager(1, 'player', 7000);
    expect(scene.ask(clear)).toEqual([]);
    expect(lyingAt(scene, 1)).toEqual({ player: 7000 });
  });

  test('repeat lays what lay before; double doubles what lies, as far as limits go', () => {
    const scene = rapid(limits('tie', { min: 1000, max: 3000, step: 1000 }));
    scene.wager(1, 'player', 5000).wager(1, 'tie', 2000);
    scene.do({ do: 'close-wagering' }).cards(PLAYER_NINE).do({ do: 'settle-coup' });
    scene.do({ do: 'open-wagering' });
    const again = { do: 'repeat-wagers', ...mine(1), revision: revisionOf(scene, 1) } as const;
    scene.do(again);
    expect(lyingAt(scene, 1)).toEqual({ player: 5000, tie: 2000 });
    expect(scene.ask(again)).toEqual([]);
    const twice = { do: 'double-wagers', ...mine(1), revision: revisionOf(scene, 1) } as const;
    scene.do(twice);
    expect(lyingAt(scene, 1)).toEqual({ player: 10_000, tie: 3000 });
    expect(scene.ask(twice)).toEqual([]);
    // Tie is at its maximum: it is left out, and said.
    scene.do({ ...twice, revision: revisionOf(scene, 1) });
    expect(lyingAt(scene, 1)).toEqual({ player: 20_000, tie: 3000 });
    expect(scene.events.at(-1)).toMatchObject({
      leftOut: [{ bet: { on: 'tie' }, asked: 6000, clause: '5.3.2(b)' }],
    });
    expect(
      englishText(scene.refused({ ...twice, ...mine(2), revision: revisionOf(scene, 2) }).reason),
    ).toBe('No wagers lie here.');
  });

  test('a repeat that the credit does not cover places nothing at all', () => {
    const scene = rapid().wager(1, 'player', 600_000);
    scene.do({ do: 'close-wagering' }).cards(BANKER_NINE).do({ do: 'settle-coup' });
    scene.do({ do: 'open-wagering' });
    const again = { do: 'repeat-wagers', ...mine(1), revision: revisionOf(scene, 1) } as const;
    expect(scene.refused(again).refused).toBe('insufficient-balance');
    expect(lyingAt(scene, 1)).toEqual({});
  });
});

describe('settlement', () => {
  clause(
    ['4.8.1', '4.8.2'],
    'losing chips go from every terminal, winnings are credit, stakes that push come back',
    () => {
      const scene = rapid();
      scene.wager(1, 'banker', 10_000).wager(1, 'player', 4000).wager(2, 'tie', 1000);
      scene.do({ do: 'close-wagering' }).cards(BANKER_NINE).do({ do: 'settle-coup' });
      expect(scene.table.seats.map(({ wagers }) => wagers.length)).toEqual([0, 0, 0]);
      const room = { book: scene.book, table: scene.table };
      expect(seatView(room, 1)).toMatchObject({ wagers: [], credit: 1_005_500 });
      expect(seatView(room, 2)).toMatchObject({ wagers: [], credit: 999_000 });
      expect(paidAt(scene, 1)['banker']).toMatchObject({ outcome: 'win', paid: 19_500 });
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 4000).do({ do: 'close-wagering' });
      scene.cards('9s 9h Kd Kc').do({ do: 'settle-coup' });
      expect(paidAt(scene, 1)['player']).toMatchObject({ outcome: 'push', paid: 4000 });
      expect(creditOf(scene, 1)).toBe(1_005_500);
    },
  );

  clause('4.8.2(a)', 'commission comes off before the one net credit, and is booked apart', () => {
    const scene = rapid().wager(1, 'banker', 10_000);
    scene.do({ do: 'close-wagering' }).cards(BANKER_NINE).do({ do: 'settle-coup' });
    expect(paidAt(scene, 1)['banker']).toMatchObject({ paid: 19_500, commission: 500 });
    expect(chipsOf(scene, 1)).toBe(1_009_500);
    const never = {
      do: 'approve-commission-deferral',
      seat: 1,
      patron: 'patron-1',
      approved: true,
    } as const;
    expect(scene.refused({ ...never, by: staff('operator') }).refused).toBe('not-in-this-book');
  });

  clause('13.12', 'nothing goes from one patron’s account to another’s', () => {
    const scene = rapid().wager(1, 'player', 5000).wager(2, 'banker', 5000);
    scene.do({ do: 'close-wagering' }).cards(PLAYER_NINE).do({ do: 'settle-coup' });
    const accounts = scene.events.flatMap(({ transfers = [] }) => transfers);
    expect(accounts.length).toBeGreaterThan(4);
    for (const { debit, credit } of accounts) {
      expect(debit.startsWith('patron:') && credit.startsWith('patron:')).toBe(false);
    }
    const [debit, credit] = [patronAccount(1, 'patron-1'), patronAccount(2, 'patron-2')];
    const gift = transfer({ debit, credit, cents: 100, memo: 'payment' });
    expect(drawUp(scene.table.ledger, [gift])).toMatchObject({ refused: 'between-patrons' });
    // What a win costs goes to the house, and stays with nobody at the table.
    const won = rapid();
    won.wager(1, 'banker', 5000).do({ do: 'close-wagering' }).cards('2c 9s Kd Kh');
    won.do({ do: 'settle-coup' });
    expect(chipsOf(won, 1)).toBe(1_004_750);
  });
});
