import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crown } from '../rulebooks/index.ts';
import {
  advanceTail,
  endTail,
  LONGEST_TAIL,
  NO_TAIL,
  PLAIN_TAIL_RULES,
  placeOnTail,
  type SettledTail,
  TAIL_AREAS,
  type Tail,
  tailAreaOpen,
} from './dragon-tails.ts';
import { formatFraction } from './fraction.ts';
import type { TailOffer } from './rulebook.ts';
import type { PlayedCoup } from './streaks.ts';
import { anyPlayedCoup } from './testing/arbitraries.ts';

const offer = offerOfCrown();

function offerOfCrown(): TailOffer<string> {
  const tails = crown.versions.traditional?.tails;
  if (tails === undefined) throw new Error('crown offers Dragon Tails');
  return tails['player-dragon-tail'];
}

const coup = (result: PlayedCoup['result'], more: Partial<PlayedCoup> = {}): PlayedCoup => ({
  kind: 'live',
  result,
  endOfShoe: false,
  ...more,
});

const early = { key: 'early', area: 'early', stake: 100 } as const;
const late = { key: 'late', area: 'late', stake: 100 } as const;

/** A Player tail after so many Player results, with an early and a late wager on it. */
function tailAt(indicator: number, withLate = true): Tail<string> {
  let tail: Tail<string> = placeOnTail<string>(NO_TAIL, early);
  for (let shown = 1; shown <= indicator; shown += 1) {
    if (shown === 2 && withLate) tail = placeOnTail(tail, late);
    tail = advanceTail(offer, 'player', tail, coup('player')).tail;
  }
  return tail;
}

const told = (settled: readonly SettledTail<string>[]) =>
  settled.map(({ key, outcome, profit }) => [key, outcome, formatFraction(profit)]);

describe('the areas', () => {
  test.each([
    { indicator: 0, open: ['early'] },
    { indicator: 1, open: ['late'] },
    { indicator: 2, open: [] },
    { indicator: 5, open: [] },
    { indicator: 6, open: ['early'] },
  ])('at $indicator: $open take wagers (C1, C3)', ({ indicator, open }) => {
    expect(TAIL_AREAS.filter(area => tailAreaOpen(area, indicator, false))).toEqual(open);
  });

  test('both close for the announced last coup, unless the house leaves them open', () => {
    const open = (closedOnLastCoup: boolean) =>
      [0, 1, 6].flatMap(indicator =>
        TAIL_AREAS.filter(area =>
          tailAreaOpen(area, indicator, true, { ...PLAIN_TAIL_RULES, closedOnLastCoup }),
        ),
      );
    expect(open(true)).toEqual([]);
    expect(open(false)).toEqual(['early', 'late', 'early']);
  });

  test('early stays shut during the hold where the house says so', () => {
    const house = { ...PLAIN_TAIL_RULES, earlyDuringHold: false };
    expect(tailAreaOpen('early', 6, false, house)).toBe(false);
    expect(tailAreaOpen('early', 0, false, house)).toBe(true);
  });
});

describe('a tail', () => {
  test.each([
    { at: 1, settled: [['early', 'lose', '-100']] },
    {
      at: 2,
      settled: [
        ['early', 'win', '100'],
        ['late', 'lose', '-100'],
      ],
    },
    {
      at: 3,
      settled: [
        ['early', 'win', '300'],
        ['late', 'win', '100'],
      ],
    },
    {
      at: 4,
      settled: [
        ['early', 'win', '700'],
        ['late', 'win', '300'],
      ],
    },
    {
      at: 5,
      settled: [
        ['early', 'win', '1100'],
        ['late', 'win', '700'],
      ],
    },
  ])('broken at $at pays early for $at and late for one less', ({ at, settled }) => {
    for (const other of ['banker', 'tie'] as const) {
      const step = advanceTail(offer, 'player', tailAt(at), coup(other));
      expect(told(step.settled)).toEqual(settled);
      expect(step.tail).toEqual(NO_TAIL);
    }
    const ended = endTail(offer, tailAt(at));
    expect(told(ended.settled)).toEqual(settled);
  });

  test('pays early wagers at six at once and holds the late ones for one live coup', () => {
    const six = advanceTail(offer, 'player', tailAt(5), coup('player'));
    expect(told(six.settled)).toEqual([['early', 'win', '3000']]);
    expect(six.tail).toMatchObject({ indicator: 6, late: [late], early: [], fresh: [] });
    const dummy = advanceTail(offer, 'player', six.tail, coup('banker', { kind: 'dummy' }));
    expect(dummy).toEqual({ tail: six.tail, settled: [] });
    const held = (result: 'player' | 'banker' | 'tie') =>
      told(advanceTail(offer, 'player', six.tail, coup(result)).settled);
    expect(held('player')).toEqual([['late', 'win', '3000']]);
    expect(held('banker')).toEqual([['late', 'win', '1100']]);
    expect(held('tie')).toEqual([['late', 'win', '1100']]);
  });

  test('is over at six when nothing late lies on it', () => {
    const six = advanceTail(offer, 'player', tailAt(5, false), coup('player'));
    expect(six.tail).toEqual(NO_TAIL);
  });

  test('is established by an early wager, never by the streak of the shoe', () => {
    const step = advanceTail(offer, 'player', NO_TAIL, coup('player'));
    expect(step).toEqual({ tail: NO_TAIL, settled: [] });
  });

  test('starts afresh in the hold if that coup matches', () => {
    const held = placeOnTail(tailAt(6), { ...early, key: 'fresh' });
    const step = advanceTail(offer, 'player', held, coup('player'));
    expect(told(step.settled)).toEqual([['late', 'win', '3000']]);
    expect(step.tail).toMatchObject({ indicator: 1, early: [{ key: 'fresh' }] });
    const lost = advanceTail(offer, 'player', held, coup('tie'));
    expect(told(lost.settled)).toEqual([
      ['late', 'win', '1100'],
      ['fresh', 'lose', '-100'],
    ]);
  });

  test('gives back at the end of the shoe what saw no coup (C4)', () => {
    const placed = placeOnTail<string>(NO_TAIL, early);
    const last = coup('player', { kind: 'dummy', endOfShoe: true });
    expect(told(advanceTail(offer, 'player', placed, last).settled)).toEqual([
      ['early', 'void', '0'],
    ]);
  });

  test('ends with the last coup, on what it has after it', () => {
    const last = coup('player', { endOfShoe: true });
    expect(told(advanceTail(offer, 'player', tailAt(2), last).settled)).toEqual([
      ['early', 'win', '300'],
      ['late', 'win', '100'],
    ]);
    expect(told(advanceTail(offer, 'player', tailAt(5), last).settled)).toEqual([
      ['early', 'win', '3000'],
      ['late', 'win', '1100'],
    ]);
  });
});

describe('through any shoe', () => {
  const shoe = fc.array(
    fc.record({ coup: anyPlayedCoup, early: fc.boolean(), late: fc.boolean() }),
    { maxLength: 40 },
  );

  /** Plays a shoe, laying wagers wherever an area is open, and closes it at the end. */
  function play(coups: readonly { coup: PlayedCoup; early: boolean; late: boolean }[]) {
    let tail: Tail<number> = NO_TAIL;
    const placed: number[] = [];
    const settled: SettledTail<number>[] = [];
    const tails: Tail<number>[] = [];
    for (const { coup: played, ...wanted } of coups) {
      for (const area of TAIL_AREAS) {
        if (!wanted[area] || !tailAreaOpen(area, tail.indicator, played.endOfShoe)) continue;
        const key = placed.length;
        placed.push(key);
        tail = placeOnTail(tail, { key, area, stake: 100 });
      }
      const step = advanceTail(offer, 'player', tail, played);
      tail = step.tail;
      tails.push(tail);
      settled.push(...step.settled);
    }
    settled.push(...endTail(offer, tail).settled);
    return { placed, settled, tails };
  }

  test('every wager placed is settled exactly once', () => {
    fc.assert(
      fc.property(shoe, coups => {
        const { placed, settled } = play(coups);
        const keys = settled.map(({ key }) => key);
        expect(keys.toSorted((a, b) => a - b)).toEqual(placed);
      }),
    );
  });

  test('the indicator stays between nought and six, and shows what lies on the felt', () => {
    fc.assert(
      fc.property(shoe, coups => {
        for (const { indicator, fresh, early: riding, late: behind } of play(coups).tails) {
          expect(indicator).toBeGreaterThanOrEqual(0);
          expect(indicator).toBeLessThanOrEqual(LONGEST_TAIL);
          if (indicator === 0) expect([riding, behind]).toEqual([[], []]);
          if (indicator >= 1 && indicator < LONGEST_TAIL) {
            expect(riding.length).toBeGreaterThan(0);
            expect(fresh).toEqual([]);
          }
          if (indicator === LONGEST_TAIL) expect(behind.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('a wager pays the odds of two to six in a row, loses its stake, or goes back', () => {
    fc.assert(
      fc.property(shoe, coups => {
        const wrong = play(coups).settled.filter(({ outcome, profit, count }) => {
          const pays = offer.early[count]?.pays[0] ?? -1;
          const due = { win: pays * 100, lose: count < 2 ? -100 : Number.NaN, void: 0 };
          return !(outcome in due) || formatFraction(profit) !== `${due[outcome as 'win']}`;
        });
        expect(wrong).toEqual([]);
      }),
    );
  });
});
