// Any gestures in any order: the books hold exactly what lies, nothing is done twice.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountOf } from '../../ledger/index.ts';
import type { WagerName } from '../../rules/wagers.ts';
import type { Command } from '../acts.ts';
import { fold } from '../evolve.ts';
import { patronAccount } from '../accounts/money.ts';
import { isRefusal } from '../refusal.ts';
import { newTable } from '../table.ts';
import { patronAt, plainSetup, readyTable, type Scene } from '../testing/scene.ts';
import type { Bet } from './wager.ts';

const BETS: readonly Bet[] = [
  { on: 'player' },
  { on: 'banker' },
  { on: 'tie' },
  { on: 'player-pair' },
  { on: 'banker-dragon-bonus' },
];
const LIMIT = { min: 2500, max: 400_000, step: 1500 };

interface Gesture {
  readonly what: 'set-wager' | 'move-wager' | 'clear-wagers' | 'repeat-wagers' | 'double-wagers';
  readonly seat: number;
  readonly bet: Bet;
  readonly to: Bet;
  readonly stake: number;
  /** How many revisions ago the patron last looked. */
  readonly stale: number;
}

const gesture: fc.Arbitrary<Gesture> = fc.record({
  what: fc.constantFrom(
    ...(['set-wager', 'set-wager', 'set-wager', 'move-wager'] as const),
    ...(['clear-wagers', 'repeat-wagers', 'double-wagers'] as const),
  ),
  seat: fc.integer({ min: 1, max: 3 }),
  bet: fc.constantFrom(...BETS),
  to: fc.constantFrom(...BETS),
  stake: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 })),
  stale: fc.nat(6).map(chance => (chance === 0 ? 1 : 0)),
});

function commandFor(scene: Scene, { what, seat, bet, to, stake, stale }: Gesture) {
  const revision = (scene.table.seats[seat - 1]?.revision ?? 0) - stale;
  const who = { by: patronAt(seat), at: scene.now, seat, patron: `patron-${seat}` };
  switch (what) {
    case 'set-wager':
      return { do: what, ...who, bet, stake } satisfies Command;
    case 'move-wager':
      return { do: what, ...who, from: bet, to, stake, revision } satisfies Command;
    case 'clear-wagers':
    case 'repeat-wagers':
    case 'double-wagers':
      return { do: what, ...who, revision } satisfies Command;
  }
}

/** The books hold the stakes that lie, each of them within the limits. */
function expectBooksAgree(scene: Scene): void {
  for (const seat of scene.table.seats) {
    const account = accountOf(
      scene.table.ledger,
      patronAccount(seat.number, `patron-${seat.number}`),
    );
    const lying = seat.wagers.reduce((sum, { stake }) => sum + stake, 0);
    expect(account?.pendingDebits).toBe(lying);
    for (const { stake, transfer } of seat.wagers) {
      expect(account?.pending.find(({ id }) => id === transfer)?.cents).toBe(stake);
      expect(stake >= LIMIT.min && stake <= LIMIT.max).toBe(true);
      expect((stake - LIMIT.min) % LIMIT.step).toBe(0);
    }
    expect(new Set(seat.wagers.map(({ on }) => on)).size).toBe(seat.wagers.length);
  }
}

const CARDS = ['9s Kh Kd 4c', '4s 9h Kd Kc', '9d 9c Ks Qc'];

test('whatever patrons touch, the books agree and a repeated touch does nothing', () => {
  const offered = BETS.map(({ on }) => on);
  const limits = Object.fromEntries(offered.map((on: WagerName) => [on, LIMIT]));
  const setup = plainSetup('crown-rapid', 'crown', { limits, offered, wageringMs: null });
  fc.assert(
    fc.property(fc.array(fc.array(gesture, { maxLength: 25 }), { maxLength: 3 }), coups => {
      const scene = readyTable(setup);
      for (const [number, gestures] of coups.entries()) {
        scene.do({ do: 'open-wagering' });
        for (const each of gestures) {
          const command = commandFor(scene, each);
          const before = scene.table;
          if (isRefusal(scene.ask(command))) continue;
          scene.do(command);
          if (each.stale > 0 && each.what !== 'set-wager') expect(scene.table).toBe(before);
          expectBooksAgree(scene);
          const again = scene.ask(command);
          expect(isRefusal(again) ? [] : again).toEqual([]);
        }
        scene
          .do({ do: 'close-wagering' })
          .cards(CARDS[number] ?? '')
          .do({ do: 'settle-coup' });
        expect(scene.table.ledger.reserved).toBe(0);
      }
      const again = fold(scene.book, newTable('table-1'), scene.events);
      expect(JSON.stringify(again)).toBe(JSON.stringify(scene.table));
    }),
    { numRuns: 150 },
  );
});
