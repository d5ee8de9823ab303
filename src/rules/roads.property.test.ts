import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DERIVED_ROADS, layOut, ROAD_ROWS, type RoadHand, type Roads, roadsOf } from './roads.ts';
import { anyRoadHand } from './testing/arbitraries.ts';

/** Shoes of up to a hundred hands, some with long streaks. */
const streaky = fc
  .array(fc.tuple(anyRoadHand, fc.constantFrom(1, 1, 1, 2, 3, 9)), { maxLength: 40 })
  .map(runs => runs.flatMap(([hand, times]) => Array.from({ length: times }, () => hand)));
const anyHands = fc.oneof(fc.array(anyRoadHand, { maxLength: 100 }), streaky);

const tie: RoadHand = { winner: 'T', bankerPair: false, playerPair: false };
const swapped = (hand: RoadHand): RoadHand => ({
  winner: ({ B: 'P', P: 'B', T: 'T' } as const)[hand.winner],
  bankerPair: hand.playerPair,
  playerPair: hand.bankerPair,
});
const derivedOf = ({ bigEyeBoy, smallRoad, cockroachPig }: Roads) => ({
  bigEyeBoy,
  smallRoad,
  cockroachPig,
});

describe('rebuilt from a prefix', () => {
  const prefixes = anyHands.chain(hands => fc.tuple(fc.constant(hands), fc.nat(hands.length)));

  test('a road equals the road cut to the prefix', () => {
    fc.assert(
      fc.property(prefixes, ([hands, length]) => {
        const [whole, prefix] = [roadsOf(hands), roadsOf(hands.slice(0, length))];
        expect(whole.bead.flat().slice(0, length)).toEqual(prefix.bead.flat());
        expect(whole.bigEyeBoy.startsWith(prefix.bigEyeBoy)).toBe(true);
        expect(whole.smallRoad.startsWith(prefix.smallRoad)).toBe(true);
        expect(whole.cockroachPig.startsWith(prefix.cockroachPig)).toBe(true);
        // Only the ties on the last circle may still grow.
        const { cells } = prefix.bigRoad;
        const cut = whole.bigRoad.cells.slice(0, cells.length);
        const last = cells.length - 1;
        expect(cut.slice(0, last)).toEqual(cells.slice(0, -1));
        expect({ ...cut[last], ties: 0 }).toEqual({ ...cells[last], ties: 0 });
      }),
    );
  });

  test('undoing the last hand restores what was there before', () => {
    fc.assert(
      fc.property(anyHands, anyRoadHand, (hands, next) => {
        const before = JSON.stringify(roadsOf(hands));
        roadsOf([...hands, next]);
        expect(JSON.stringify(roadsOf([...hands, next].slice(0, -1)))).toBe(before);
      }),
    );
  });
});

describe('derived roads', () => {
  test('ignore ties and pairs', () => {
    fc.assert(
      fc.property(anyHands, hands => {
        const bare = hands
          .filter(({ winner }) => winner !== 'T')
          .map(hand => ({ ...hand, bankerPair: false, playerPair: false }));
        expect(derivedOf(roadsOf(hands))).toEqual(derivedOf(roadsOf(bare)));
        expect(roadsOf(hands).ask).toEqual(roadsOf(bare).ask);
      }),
    );
  });

  test('a tie put anywhere changes none of them, nor what is asked', () => {
    fc.assert(
      fc.property(anyHands, fc.nat(100), (hands, at) => {
        const [before, after] = [roadsOf(hands), roadsOf(hands.toSpliced(at, 0, tie))];
        expect(derivedOf(after)).toEqual(derivedOf(before));
        expect(after.ask).toEqual(before.ask);
      }),
    );
  });

  test('stay the same when Player and Banker change places', () => {
    fc.assert(
      fc.property(anyHands, hands => {
        const [one, other] = [roadsOf(hands), roadsOf(hands.map(swapped))];
        expect(derivedOf(other)).toEqual(derivedOf(one));
        expect(other.ask).toEqual({ banker: one.ask.player, player: one.ask.banker });
      }),
    );
  });

  test('have N - (L1 + … + Lk) - 1 marks, or none', () => {
    fc.assert(
      fc.property(anyHands, hands => {
        const roads = roadsOf(hands);
        const lengths = roads.bigRoad.columns.map(({ length }) => length);
        const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0);
        for (const [name, back] of Object.entries(DERIVED_ROADS)) {
          const marks = roads[name as keyof typeof DERIVED_ROADS].length;
          const due = sum(lengths) - sum(lengths.slice(0, back)) - 1;
          expect(marks).toBe(lengths.length > back ? due : 0);
        }
      }),
    );
  });
});

describe('what is asked', () => {
  test('is the mark that the next hand really brings', () => {
    fc.assert(
      fc.property(anyHands, hands => {
        const before = roadsOf(hands);
        for (const [side, winner] of [
          ['banker', 'B'],
          ['player', 'P'],
        ] as const) {
          const after = roadsOf([...hands, { ...tie, winner }]);
          const brought = (['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const).map(road =>
            after[road].slice(before[road].length).padEnd(1, '-'),
          );
          expect(before.ask[side]).toBe(brought.join(''));
        }
      }),
    );
  });

  test('is absent for both sides or of opposite colours', () => {
    fc.assert(
      fc.property(anyHands, hands => {
        const { banker, player } = roadsOf(hands).ask;
        const opposite = { R: 'B', B: 'R', '-': '-' } as const;
        const turned = Array.from(banker, mark => opposite[mark as keyof typeof opposite]);
        expect(turned.join('')).toBe(player);
      }),
    );
  });
});

describe('the grid', () => {
  const anyMarks = anyHands.map(hands =>
    hands.flatMap(({ winner }) => (winner === 'T' ? [] : [winner])),
  );

  test('has no two marks in one cell, and all of them on six rows', () => {
    fc.assert(
      fc.property(anyMarks, marks => {
        const places = layOut(marks);
        expect(places).toHaveLength(marks.length);
        expect(new Set(places.map(({ column, row }) => `${column},${row}`)).size).toBe(
          marks.length,
        );
        for (const { column, row } of places) {
          expect(column).toBeGreaterThanOrEqual(1);
          expect(row).toBeGreaterThanOrEqual(1);
          expect(row).toBeLessThanOrEqual(ROAD_ROWS);
        }
      }),
    );
  });

  test('keeps each run connected: down, and once turned only right', () => {
    fc.assert(
      fc.property(anyMarks, marks => {
        const places = layOut(marks);
        let turned = false;
        for (const [index, place] of places.entries()) {
          const last = places[index - 1];
          if (last === undefined || marks[index] !== marks[index - 1]) {
            expect(place.row).toBe(1);
            turned = false;
            continue;
          }
          const step = [place.column - last.column, place.row - last.row].join();
          expect(turned ? ['1,0'] : ['0,1', '1,0']).toContain(step);
          turned = step === '1,0';
        }
      }),
    );
  });

  test('starts every run further right than the one before', () => {
    fc.assert(
      fc.property(anyMarks, marks => {
        const starts = layOut(marks).filter((_place, index) => marks[index] !== marks[index - 1]);
        const columns = starts.map(({ column }) => column);
        expect(new Set(columns).size).toBe(columns.length);
        expect(columns.toSorted((a, b) => a - b)).toEqual(columns);
      }),
    );
  });

  test('holds as many circles as there are hands without a tie, and every tie on one', () => {
    fc.assert(
      fc.property(anyHands, hands => {
        const { bigRoad, leadTies } = roadsOf(hands);
        const ties = bigRoad.cells.reduce((sum, cell) => sum + cell.ties, leadTies);
        const inColumns = bigRoad.columns.flatMap(column => column.ties);
        expect(bigRoad.cells.length + ties).toBe(hands.length);
        expect(bigRoad.cells.map(cell => cell.ties)).toEqual(inColumns);
      }),
    );
  });
});
