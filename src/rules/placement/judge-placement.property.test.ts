import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import {
  judgePlacement,
  PHASES,
  type PlacementSituation,
  type WagerAsked,
} from './judge-placement.ts';
import type { Limit } from './limits.ts';
import type { PlacementTable } from './stake-rules.ts';
import { type GameRules, type Version, versionOf, versionsOf } from '../rulebook.ts';
import { PLAIN_PAY_RULES } from '../settle.ts';
import { WAGERS } from '../wagers.ts';

function tableOf(book: GameRules, name: Version, decks: number): PlacementTable {
  const version = versionOf(book, name);
  if (version === undefined) throw new Error(`${book.id} has no ${name}`);
  const house = { ...PLAIN_PAY_RULES, tiePercent: { player: 5, banker: 5 } };
  return { book, version, decks, house };
}

describe('whatever is asked', () => {
  const anyWager: fc.Arbitrary<WagerAsked> = fc
    .record(
      {
        on: fc.constantFrom(...WAGERS),
        stake: fc.integer({ min: 1, max: 60 }).map(n => n * 20),
        length: fc.integer({ min: 1, max: 7 }),
        pattern: fc.array(fc.constantFrom('player' as const, 'banker' as const), { maxLength: 7 }),
        area: fc.constantFrom('early' as const, 'late' as const),
      },
      { requiredKeys: ['on', 'stake'] },
    )
    .map(({ on, stake, length, pattern, area }) => {
      const shape = {
        ...(on.endsWith('-run') && length !== undefined ? { length } : {}),
        ...(on === 'combination-run' && pattern !== undefined ? { pattern } : {}),
        ...(on.endsWith('-tail') && area !== undefined ? { area } : {}),
      };
      return { on, stake, ...shape };
    });
  const anyTable = fc.constantFrom(
    ...Object.values(RULEBOOKS).flatMap(book =>
      versionsOf(book).flatMap(version => [4, 8, 11].map(decks => tableOf(book, version, decks))),
    ),
  );
  const anyLimit = fc.constantFrom<Limit>(
    { min: 100, max: 1000, step: 100 },
    { min: 60, max: 500, step: 20 },
  );
  const anySituation: fc.Arbitrary<PlacementSituation> = fc.record({
    phase: fc.constantFrom(...PHASES, 'open', 'open', 'open'),
    standing: fc.array(anyWager, { maxLength: 2 }),
    balance: fc.integer({ min: 0, max: 9000 }),
    limits: fc.record({ player: anyLimit, banker: anyLimit, tie: anyLimit, 'super-6': anyLimit }),
    aggregateMin: fc.constantFrom(0, 0, 500),
    tails: fc.record({ player: fc.nat(6), banker: fc.nat(6) }),
    lastCoup: fc.boolean(),
    playerCount: fc.nat(9),
    bankerCount: fc.constantFrom(6, 6, 5),
  });
  const manyWagers = fc.array(anyWager, { maxLength: 8 });

  test('each wager is accepted or refused, never both, never more than was asked', () => {
    fc.assert(
      fc.property(anyTable, anySituation, manyWagers, (table, situation, asked) => {
        const { accepted, refused } = judgePlacement(table, situation, asked);
        expect(accepted.length + refused.length).toBe(asked.length);
        const answered = [...accepted, ...refused].map(({ wager }) => wager);
        expect(new Set(answered)).toEqual(new Set(asked));
        for (const { wager, stake } of accepted) {
          expect(stake).toBeGreaterThan(0);
          expect(stake).toBeLessThanOrEqual(wager.stake);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the order of asking changes nothing', () => {
    const shuffled = manyWagers.chain(asked =>
      fc.tuple(fc.constant(asked), fc.shuffledSubarray(asked, { minLength: asked.length })),
    );
    const told = (table: PlacementTable, situation: PlacementSituation, asked: WagerAsked[]) => {
      const { accepted, refused } = judgePlacement(table, situation, asked);
      return [
        ...accepted.map(({ wager, stake }) => JSON.stringify({ ...wager, accepted: stake })),
        ...refused.map(({ wager, refusal }) => JSON.stringify({ ...wager, refusal })),
      ].toSorted();
    };
    fc.assert(
      fc.property(anyTable, anySituation, shuffled, (table, situation, [asked, other]) => {
        expect(told(table, situation, other)).toEqual(told(table, situation, asked));
      }),
      { numRuns: 300 },
    );
  });

  test('nothing is accepted that the balance, the book or the phase forbids', () => {
    fc.assert(
      fc.property(anyTable, anySituation, manyWagers, (table, situation, asked) => {
        const { accepted } = judgePlacement(table, situation, asked);
        const total = accepted.reduce((sum, { stake }) => sum + stake, 0);
        expect(total).toBeLessThanOrEqual(situation.balance ?? 0);
        const { least, most } = table.book.decks;
        if (table.decks < least || table.decks > most) expect(accepted).toEqual([]);
        const forbidden = accepted.filter(({ wager }) =>
          situation.phase === 'insurance' ? wager.on !== 'insurance' : situation.phase !== 'open',
        );
        expect(forbidden).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
