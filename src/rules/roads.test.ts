import { describe, expect, test } from 'vitest';
import {
  DERIVED_ROADS,
  type GridPlace,
  layOut,
  parseRoadHand,
  ROAD_ROWS,
  type RoadHand,
  roadsOf,
  roadStatistics,
  roadToken,
} from './roads.ts';

/** Reads 'B Bb T Pbp'. */
const hands = (text: string): RoadHand[] =>
  text
    .split(' ')
    .filter(token => token !== '')
    .map(token => {
      const hand = parseRoadHand(token);
      if (hand === undefined) throw new Error(`${token} is no hand`);
      return hand;
    });

/** Draws marks on their places, dots where nothing lies, as people draw a road. */
function drawn(marks: readonly { readonly place: GridPlace; readonly text: string }[]): string[] {
  const width = Math.max(...marks.map(({ place }) => place.column));
  const height = Math.max(...marks.map(({ place }) => place.row));
  return Array.from({ length: height }, (_row, r) =>
    Array.from({ length: width }, (_column, c) => {
      const here = marks.filter(({ place }) => place.row === r + 1 && place.column === c + 1);
      expect(here.length).toBeLessThanOrEqual(1);
      return here[0]?.text ?? '.';
    }).join(' '),
  );
}

/** Rows as written, every gap one space, empty columns at the end left out. */
const picture = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map(row => row.trim().replace(/\s+/g, ' '));

const bigRoad = (text: string): string[] =>
  drawn(
    roadsOf(hands(text)).bigRoad.cells.map(
      ({ column, row, side, ties, bankerPair, playerPair }) => ({
        place: { column, row },
        text: `${side}${ties > 0 ? ties : ''}${bankerPair ? 'b' : ''}${playerPair ? 'p' : ''}`,
      }),
    ),
  );

const derived = (marks: string): string[] => {
  const places = layOut(marks);
  return drawn(places.map((place, index) => ({ place, text: marks.charAt(index) })));
};

const bead = (text: string): string[] => {
  const columns = roadsOf(hands(text)).bead;
  return Array.from({ length: ROAD_ROWS }, (_row, r) =>
    columns.map(column => column[r] ?? '.').join(' '),
  );
};

const letters = (text: string): string => text.replaceAll(' ', '');

describe('worked example 1: ties and pairs', () => {
  const shoe = 'T B Bb T P Pp P B P P T T B B B B P B Pbp P B B P P';
  const roads = roadsOf(hands(shoe));

  test('bead plate', () => {
    expect(bead(shoe)).toEqual(
      picture(`
        T   P   B   Pbp
        B   B   B   P
        Bb  P   B   B
        T   P   B   B
        P   T   P   P
        Pp  T   B   P
      `),
    );
  });

  test('Big Road, with the ties on their circles and the lead tie on the first', () => {
    expect(bigRoad(shoe)).toEqual(
      picture(`
        B1   P    B    P    B    P    B    Pbp  B    P
        B1b  Pp   .    P2   B    .    .    P    B    P
        .    P    .    .    B    .    .    .    .    .
        .    .    .    .    B    .    .    .    .    .
      `),
    );
    const { columns } = roads.bigRoad;
    expect(columns.map(({ length }) => length)).toEqual([2, 3, 1, 2, 4, 1, 1, 2, 2, 2]);
    expect(columns.map(({ side }) => side).join(' ')).toBe('B P B P B P B P B P');
    expect(columns[3]?.ties).toEqual([0, 2]);
    expect(roads.leadTies).toBe(0);
  });

  test('Big Eye Boy, 17 marks', () => {
    expect(roads.bigEyeBoy).toBe(letters('R B B B B B R B R B B R B B R R R'));
    expect(derived(roads.bigEyeBoy)).toEqual(
      picture(`
        R B R B R B R B R
        . B . . . B . B R
        . B . . . . . . R
        . B . . . . . . .
        . B . . . . . . .
      `),
    );
  });

  test('Small Road, 14 marks, with a tail', () => {
    expect(roads.smallRoad).toBe(letters('B R B B R R B B B B B B B R'));
    expect(derived(roads.smallRoad)).toEqual(
      picture(`
        B R B R B R
        . . B R B .
        . . . . B .
        . . . . B .
        . . . . B .
        . . . . B B
      `),
    );
  });

  test('Cockroach Pig, 13 marks', () => {
    expect(roads.cockroachPig).toBe(letters('R R R R B B R B R B B B B'));
    expect(derived(roads.cockroachPig)).toEqual(
      picture(`
        R B R B R B
        R B . . . B
        R . . . . B
        R . . . . B
      `),
    );
  });

  test('ask-roads', () => {
    expect(roads.ask).toEqual({ banker: 'RRB', player: 'BBR' });
  });
});

describe('worked example 2: dragon tails', () => {
  const shoe = 'B B B B B B B B P P B T P P P B B B P B B P P P P P P P B B P B B B P';
  const roads = roadsOf(hands(shoe));

  test('bead plate', () => {
    expect(bead(shoe)).toEqual(
      picture(`
        B B P P P P
        B B P B P B
        B P P B P B
        B P B P P B
        B B B P B P
        B T B P B .
      `),
    );
  });

  test('Big Road, with two tails', () => {
    expect(bigRoad(shoe)).toEqual(
      picture(`
        B    P    B1   P    B    P    B    P    B    P    B    P
        B    P    .    P    B    .    B    P    B    .    B    .
        B    .    .    P    B    .    .    P    .    .    B    .
        B    .    .    .    .    .    .    P    .    .    .    .
        B    .    .    .    .    .    .    P    .    .    .    .
        B    B    B    .    .    .    .    P    P    .    .    .
      `),
    );
    const lengths = roads.bigRoad.columns.map(({ length }) => length);
    expect(lengths).toEqual([8, 2, 1, 3, 3, 1, 2, 7, 2, 1, 3, 1]);
    const places = roads.bigRoad.cells.map(({ column, row }) => `${column},${row}`);
    expect(places.slice(0, 9).join(' ')).toBe('1,1 1,2 1,3 1,4 1,5 1,6 2,6 3,6 2,1');
    expect(places.slice(20, 28).join(' ')).toBe('8,1 8,2 8,3 8,4 8,5 8,6 9,6 9,1');
  });

  test('Big Eye Boy, 25 marks', () => {
    expect(roads.bigEyeBoy).toBe(letters('R B B B R B R R R B B B R B R R R R B R B B B R B'));
    expect(derived(roads.bigEyeBoy)).toEqual(
      picture(`
        R B R B R B R B R B R B R B
        . B . . R B . . R . . B . .
        . B . . R B . . R . . B . .
        . . . . . . . . R . . . . .
      `),
    );
  });

  test('Small Road, 23 marks', () => {
    expect(roads.smallRoad).toBe(letters('B R B B B R B B R B B R R R R R B R R B R B B'));
    expect(derived(roads.smallRoad)).toEqual(
      picture(`
        B R B R B R B R B R B R B
        . . B . B . B R . R . . B
        . . B . . . . R . . . . .
        . . . . . . . R . . . . .
        . . . . . . . R . . . . .
      `),
    );
  });

  test('Cockroach Pig, 22 marks', () => {
    expect(roads.cockroachPig).toBe(letters('R R B R B B R R B R R B R R R B B B B R R B'));
    expect(derived(roads.cockroachPig)).toEqual(
      picture(`
        R B R B R B R B R B R B
        R . . B R . R . R B R .
        . . . . . . . . R B . .
        . . . . . . . . . B . .
      `),
    );
  });

  test('ask-roads', () => {
    expect(roads.ask).toEqual({ banker: 'BRB', player: 'RBR' });
  });
});

describe('small shoes', () => {
  test.each([
    { shoe: '', columns: '', lead: 0, marks: ['', '', ''], ask: ['---', '---'] },
    { shoe: 'T', columns: '', lead: 1, marks: ['', '', ''], ask: ['---', '---'] },
    { shoe: 'TT', columns: '', lead: 2, marks: ['', '', ''], ask: ['---', '---'] },
    { shoe: 'TB', columns: 'B1', lead: 0, marks: ['', '', ''], ask: ['---', '---'] },
    { shoe: 'BTP', columns: 'B1 P0', lead: 0, marks: ['', '', ''], ask: ['R--', 'B--'] },
    { shoe: 'BTB', columns: 'B1/0', lead: 0, marks: ['', '', ''], ask: ['---', '---'] },
    { shoe: 'BTTP', columns: 'B2 P0', lead: 0, marks: ['', '', ''], ask: ['R--', 'B--'] },
    { shoe: 'BP', columns: 'B0 P0', lead: 0, marks: ['', '', ''], ask: ['R--', 'B--'] },
    { shoe: 'BPB', columns: 'B0 P0 B0', lead: 0, marks: ['R', '', ''], ask: ['BB-', 'RR-'] },
    {
      shoe: 'BBPPBB',
      columns: 'B0/0 P0/0 B0/0',
      lead: 0,
      marks: ['RRR', 'R', ''],
      ask: ['BB-', 'RR-'],
    },
    {
      shoe: 'BPBPBPBP',
      columns: 'B0 P0 B0 P0 B0 P0 B0 P0',
      lead: 0,
      marks: ['RRRRRR', 'RRRRR', 'RRRR'],
      ask: ['RRR', 'BBB'],
    },
    {
      shoe: 'BBPBBPBBP',
      columns: 'B0/0 P0 B0/0 P0 B0/0 P0',
      lead: 0,
      marks: ['BBBBBB', 'RRRRR', 'BBB'],
      ask: ['BRB', 'RBR'],
    },
    {
      shoe: 'BBBBBBB',
      columns: 'B0/0/0/0/0/0/0',
      lead: 0,
      marks: ['', '', ''],
      ask: ['---', '---'],
    },
  ])('"$shoe": ties $columns, marks $marks, ask $ask', ({ shoe, columns, lead, marks, ask }) => {
    const roads = roadsOf(hands(Array.from(shoe).join(' ')));
    const told = roads.bigRoad.columns.map(({ side, ties }) => side + ties.join('/'));
    expect(told.join(' ')).toBe(columns);
    expect(roads.leadTies).toBe(lead);
    expect([roads.bigEyeBoy, roads.smallRoad, roads.cockroachPig]).toEqual(marks);
    expect([roads.ask.banker, roads.ask.player]).toEqual(ask);
  });
});

describe('placement', () => {
  const runs = (...lengths: number[]) =>
    lengths.map((length, index) => (index % 2 === 0 ? 'B' : 'P').repeat(length)).join('');
  const places = (marks: string) => layOut(marks).map(({ column, row }) => `${column},${row}`);

  test('runs of 8 and 8: the second turns above the first one’s tail and never drops again', () => {
    const [first, second] = [places(runs(8, 8)).slice(0, 8), places(runs(8, 8)).slice(8)];
    expect(first.join(' ')).toBe('1,1 1,2 1,3 1,4 1,5 1,6 2,6 3,6');
    expect(second.join(' ')).toBe('2,1 2,2 2,3 2,4 2,5 3,5 4,5 5,5');
  });

  test('runs of 11, 9, 7, 5, 3, 2, 1: the last starts beyond a tail in the first row', () => {
    const marks = runs(11, 9, 7, 5, 3, 2, 1);
    const starts = [0, 11, 20, 27, 32, 35, 37].map(at => layOut(marks)[at]?.column);
    expect(starts).toEqual([1, 2, 3, 4, 5, 6, 8]);
    expect(derived(marks)).toEqual(
      picture(`
        B P B P B P P B
        B P B P B B . .
        B P B P P P . .
        B P B B B B . .
        B P P P P P . .
        B B B B B B . .
      `),
    );
  });
});

describe('a hand in writing', () => {
  test('is read and written alike', () => {
    for (const token of ['B', 'P', 'T', 'Bb', 'Bp', 'Bbp', 'Pb', 'Pp', 'Pbp', 'Tb', 'Tp', 'Tbp']) {
      const hand = parseRoadHand(token);
      expect(hand && roadToken(hand)).toBe(token);
    }
  });

  test.each(['', 'b', 'X', 'BB', 'Bpb', 'Bbb', 'B ', ' B', 'Bbpx', '庄', '__proto__'])(
    'refuses %o',
    token => {
      expect(parseRoadHand(token)).toBeUndefined();
    },
  );
});

test('the statistics count all hands, and runs across ties', () => {
  expect(roadStatistics(hands('T B Bb T B Pp Tbp P'))).toEqual({
    hands: 8,
    banker: 3,
    player: 2,
    ties: 3,
    bankerPairs: 2,
    playerPairs: 2,
    longestRun: 3,
    currentRun: 2,
  });
  expect(roadStatistics([])).toMatchObject({ hands: 0, longestRun: 0, currentRun: 0 });
});

test('there are three derived roads, looking one, two and three columns back', () => {
  expect(DERIVED_ROADS).toEqual({ bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 });
});
