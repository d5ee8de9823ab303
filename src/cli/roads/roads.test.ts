// `sabot roads`: worked examples and small vectors of the roads, as JSON and drawn.

import { describe, expect, test } from 'vitest';
import { EXIT } from '../shell.ts';
import { linesIn, sabot } from '../testing/sabot.ts';

const EXAMPLE_1 = 'T B Bb T P Pp P B P P T T B B B B P B Pbp P B B P P';
const EXAMPLE_2 = 'B B B B B B B B P P B T P P P B B B P B B P P P P P P P B B P B B B P';

async function roads(hands: string) {
  const { out } = await sabot(['roads', '--json', hands]);
  const [answer] = linesIn(out);
  return answer ?? {};
}

interface BigRoad {
  readonly columns: readonly {
    readonly side: string;
    readonly length: number;
    readonly ties: readonly number[];
  }[];
  readonly cells: readonly { readonly column: number; readonly row: number }[];
}
const bigRoadOf = (answer: Readonly<Record<string, unknown>>) => answer['bigRoad'] as BigRoad;

describe('worked example 1', () => {
  test('has the columns, marks and ask-roads of the description', async () => {
    const answer = await roads(EXAMPLE_1);
    expect(answer).toMatchObject({
      bead: [
        ['T', 'B', 'Bb', 'T', 'P', 'Pp'],
        ['P', 'B', 'P', 'P', 'T', 'T'],
        ['B', 'B', 'B', 'B', 'P', 'B'],
        ['Pbp', 'P', 'B', 'B', 'P', 'P'],
      ],
      leadTies: 0,
      bigEyeBoy: 'RBBBBBRBRBBRBBRRR',
      smallRoad: 'BRBBRRBBBBBBBR',
      cockroachPig: 'RRRRBBRBRBBBB',
      ask: { banker: 'RRB', player: 'BBR' },
    });
    const { columns, cells } = bigRoadOf(answer);
    expect(columns.map(({ length }) => length)).toEqual([2, 3, 1, 2, 4, 1, 1, 2, 2, 2]);
    expect(columns.map(({ side }) => side).join('')).toBe('BPBPBPBPBP');
    expect(columns[0]?.ties).toEqual([1, 1]);
    expect(columns[3]?.ties).toEqual([0, 2]);
    expect(cells[1]).toEqual({
      ...{ column: 1, row: 2, side: 'B', hand: 2, ties: 1, bankerPair: true, playerPair: false },
    });
  });

  test('is drawn with letters', async () => {
    const { out } = await sabot(['roads', EXAMPLE_1]);
    expect(out).toContain(`Big Road (a digit counts ties)
  B1  P  B P  B P B Pbp B P
  B1b Pp . P2 B . . P   B P
  .   P  . .  B . . .   . .
  .   .  . .  B . . .   . .
`);
    expect(out).toContain(`Small Road
  B R B R B R
  . . B R B .
  . . . . B .
  . . . . B .
  . . . . B .
  . . . . B B
`);
    expect(out).toContain('If the next is Banker R R B, Player B B R');
    expect(out).toContain('Past results do not change the odds.');
  });
});

test('worked example 2 has its dragon tails', async () => {
  const answer = await roads(EXAMPLE_2);
  expect(answer).toMatchObject({
    bigEyeBoy: 'RBBBRBRRRBBBRBRRRRBRBBBRB',
    smallRoad: 'BRBBBRBBRBBRRRRRBRRBRBB',
    cockroachPig: 'RRBRBBRRBRRBRRRBBBBRRB',
    ask: { banker: 'BRB', player: 'RBR' },
  });
  const { columns, cells } = bigRoadOf(answer);
  expect(columns.map(({ length }) => length)).toEqual([8, 2, 1, 3, 3, 1, 2, 7, 2, 1, 3, 1]);
  expect(cells.slice(0, 9).map(({ column, row }) => `${column},${row}`)).toEqual(
    '1,1 1,2 1,3 1,4 1,5 1,6 2,6 3,6 2,1'.split(' '),
  );
});

describe('small vectors', () => {
  // Hands, columns with ties, lead ties, the three derived roads, ask Banker, ask Player.
  test.each([
    ['', '', 0, '', '', '', '---', '---'],
    ['T', '', 1, '', '', '', '---', '---'],
    ['TT', '', 2, '', '', '', '---', '---'],
    ['TB', 'B1(1)', 0, '', '', '', '---', '---'],
    ['BTP', 'B1(1) P1(0)', 0, '', '', '', 'R--', 'B--'],
    ['BTB', 'B2(1/0)', 0, '', '', '', '---', '---'],
    ['BTTP', 'B1(2) P1(0)', 0, '', '', '', 'R--', 'B--'],
    ['BP', 'B1(0) P1(0)', 0, '', '', '', 'R--', 'B--'],
    ['BPB', 'B1(0) P1(0) B1(0)', 0, 'R', '', '', 'BB-', 'RR-'],
    ['BBPPBB', 'B2(0/0) P2(0/0) B2(0/0)', 0, 'RRR', 'R', '', 'BB-', 'RR-'],
    ['BPBPBPBP', null, 0, 'RRRRRR', 'RRRRR', 'RRRR', 'RRR', 'BBB'],
    ['BBPBBPBBP', null, 0, 'BBBBBB', 'RRRRR', 'BBB', 'BRB', 'RBR'],
    ['BBBBBBB', 'B7(0/0/0/0/0/0/0)', 0, '', '', '', '---', '---'],
  ])('%j', async (hands, columns, leadTies, bigEyeBoy, smallRoad, cockroachPig, banker, player) => {
    const answer = await roads(hands);
    expect(answer).toMatchObject({
      ...{ leadTies, bigEyeBoy, smallRoad, cockroachPig },
      ask: { banker, player },
    });
    const drawn = bigRoadOf(answer).columns.map(
      ({ side, length, ties }) => `${side}${length}(${ties.join('/')})`,
    );
    expect(columns === null ? [] : [drawn.join(' ')]).toEqual(columns === null ? [] : [columns]);
  });

  test('runs of eight and eight: once turned, always right', async () => {
    const { cells } = bigRoadOf(await roads('B'.repeat(8) + 'P'.repeat(8)));
    expect(cells.map(({ column, row }) => `${column},${row}`).join(' ')).toBe(
      '1,1 1,2 1,3 1,4 1,5 1,6 2,6 3,6 2,1 2,2 2,3 2,4 2,5 3,5 4,5 5,5',
    );
  });

  test('a new run starts on the next free top, over all the tails', async () => {
    const runs = [11, 9, 7, 5, 3, 2, 1].map((length, at) => (at % 2 ? 'P' : 'B').repeat(length));
    const { out } = await sabot(['roads', runs.join('')]);
    expect(out).toContain(`Big Road (a digit counts ties)
  B P B P B P P B
  B P B P B B . .
  B P B P P P . .
  B P B B B B . .
  B P P P P P . .
  B B B B B B . .
`);
  });
});

describe('the hands', () => {
  test('come as one text, as many, or close together', async () => {
    const ways = [['B B T P Pp P'], ['B', 'B', 'T', 'P', 'Pp', 'P'], ['BBTPPpP'], ['B,B,T,P,Pp,P']];
    const given = await Promise.all(ways.map(words => sabot(['roads', '--json', ...words])));
    expect(new Set(given.map(({ out }) => out)).size).toBe(1);
  });

  test('are typed or in a file, not both', async () => {
    const { code, out, error } = await sabot(['roads', 'B', '--in', 'shoes.txt']);
    expect({ code, out }).toEqual({ code: EXIT.usage, out: '' });
    expect(error).toBe('sabot: expected hands or --in, not both\n');
  });

  test.each([
    ['B X P', 2, 'X'],
    ['B Ppb', 2, 'Ppb'],
    ['banker', 1, 'banker'],
    ['BPTbbB', 3, 'Tbb'],
    ['B 1', 2, '1'],
  ])('of %j: the wrong one is named with its place', async (hands, place, token) => {
    const json = await sabot(['roads', '--json', hands]);
    expect(json.code).toBe(EXIT.failed);
    expect(linesIn(json.out)).toMatchObject([
      { id: null, error: { code: 'unknown-hand', field: `hands[${place - 1}]` } },
    ]);
    const drawn = await sabot(['roads', hands]);
    expect(drawn).toMatchObject({ code: EXIT.failed, out: '' });
    expect(drawn.error).toContain(`hand ${place} is "${token}"; expected B, P or T`);
  });

  test('come by the line too, in letters or in JSON', async () => {
    const lines = 'B B\n\n{"id":9,"hands":"P"}\nB Q\n{"id":8,"hand":"P"}\n{"id":7,"hands":1}\n';
    const { code, out } = await sabot(['roads', '--json'], lines);
    expect(code).toBe(EXIT.failed);
    expect(linesIn(out)).toMatchObject([
      { bead: [['B', 'B']] },
      { id: 9, bead: [['P']] },
      { id: null, error: { code: 'unknown-hand', field: 'hands[1]' } },
      { id: 8, error: { code: 'unknown-field', field: 'hand' } },
      { id: 7, error: { code: 'wrong-type', field: 'hands' } },
    ]);
    const drawn = await sabot(['roads'], 'T T\nB Q\n');
    expect(drawn.out).toContain('Big Road (a digit counts ties)\n  T2\n');
    expect(drawn.error).toContain('line 2, hand 2 is "Q"');
  });
});
