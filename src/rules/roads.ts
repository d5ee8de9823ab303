// The five roads of a shoe and the ask-roads: history drawn five ways, rebuilt whole each time.

import { assert } from './assert.ts';

/** One hand as the roads see it: B, P or T, with the pairs of the first two cards. */
export interface RoadHand {
  readonly winner: 'B' | 'P' | 'T';
  readonly bankerPair: boolean;
  readonly playerPair: boolean;
}

export type Mark = 'R' | 'B';

export interface RoadColumn {
  readonly side: 'B' | 'P';
  readonly length: number;
  /** Ties that fell on each circle of the column. */
  readonly ties: readonly number[];
}

/** Where a mark lies on the six-row grid; columns and rows count from 1. */
export interface GridPlace {
  readonly column: number;
  readonly row: number;
}

export interface RoadCell extends GridPlace {
  readonly side: 'B' | 'P';
  /** Index of the hand in the shoe, from 0. */
  readonly hand: number;
  readonly ties: number;
  readonly bankerPair: boolean;
  readonly playerPair: boolean;
}

export interface Roads {
  /** Columns of up to six tokens, 'B', 'Pp', 'Tbp'. */
  readonly bead: readonly (readonly string[])[];
  readonly bigRoad: {
    readonly columns: readonly RoadColumn[];
    readonly cells: readonly RoadCell[];
  };
  /** Ties before the first circle; once there is one they lie on it. */
  readonly leadTies: number;
  readonly bigEyeBoy: string;
  readonly smallRoad: string;
  readonly cockroachPig: string;
  /** The mark each derived road would get, '-' for none. */
  readonly ask: { readonly banker: string; readonly player: string };
}

export const ROAD_ROWS = 6;

/** How many columns back each derived road compares. */
export const DERIVED_ROADS = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const;
export type DerivedName = keyof typeof DERIVED_ROADS;
/** In the order in which they are drawn. */
export const DERIVED_NAMES = Object.keys(DERIVED_ROADS) as readonly DerivedName[]; // its own keys

/** Reads one token, 'B', 'Pp', 'Tbp'; undefined for anything else. */
export function parseRoadHand(token: string): RoadHand | undefined {
  const parts = /^([BPT])(b?)(p?)$/.exec(token);
  if (parts === null) return undefined;
  const winner = parts[1];
  if (winner !== 'B' && winner !== 'P' && winner !== 'T') return undefined;
  return { winner, bankerPair: parts[2] === 'b', playerPair: parts[3] === 'p' };
}

export const roadToken = ({ winner, bankerPair, playerPair }: RoadHand): string =>
  winner + (bankerPair ? 'b' : '') + (playerPair ? 'p' : '');

/** Builds every road from the list of valid hands of a shoe. */
export function roadsOf(hands: readonly RoadHand[]): Roads {
  const circles = circlesOf(hands);
  const columns = columnsOf(circles.placed);
  const lengths = columns.map(({ length }) => length);
  return {
    bead: beadPlate(hands),
    bigRoad: { columns, cells: bigRoadCells(circles.placed) },
    leadTies: circles.leadTies,
    bigEyeBoy: derivedRoad(lengths, DERIVED_ROADS.bigEyeBoy),
    smallRoad: derivedRoad(lengths, DERIVED_ROADS.smallRoad),
    cockroachPig: derivedRoad(lengths, DERIVED_ROADS.cockroachPig),
    ask: askRoads(columns),
  };
}

function beadPlate(hands: readonly RoadHand[]): string[][] {
  const columns: string[][] = [];
  for (const [index, hand] of hands.entries()) {
    if (index % ROAD_ROWS === 0) columns.push([]);
    columns.at(-1)?.push(roadToken(hand));
  }
  return columns;
}

interface Circle {
  readonly side: 'B' | 'P';
  readonly hand: number;
  readonly bankerPair: boolean;
  readonly playerPair: boolean;
  ties: number;
}

/** Non-tie hands in order, each with the ties that fell on it; lead ties move to the first. */
function circlesOf(hands: readonly RoadHand[]): { placed: Circle[]; leadTies: number } {
  const placed: Circle[] = [];
  let leadTies = 0;
  for (const [hand, { winner, bankerPair, playerPair }] of hands.entries()) {
    if (winner !== 'T') {
      placed.push({ side: winner, hand, bankerPair, playerPair, ties: leadTies });
      leadTies = 0;
      continue;
    }
    const last = placed.at(-1);
    if (last === undefined) leadTies += 1;
    else last.ties += 1;
  }
  return { placed, leadTies };
}

/** Logical columns: runs of equal non-tie results, however the grid bends them. */
function columnsOf(circles: readonly Circle[]): RoadColumn[] {
  const columns: { side: 'B' | 'P'; length: number; ties: number[] }[] = [];
  for (const { side, ties } of circles) {
    const column = columns.at(-1);
    if (column?.side === side) {
      column.length += 1;
      column.ties.push(ties);
    } else {
      columns.push({ side, length: 1, ties: [ties] });
    }
  }
  return columns;
}

function bigRoadCells(circles: readonly Circle[]): RoadCell[] {
  const places = layOut(circles.map(({ side }) => side));
  return circles.map((circle, index) => {
    const place = places[index];
    assert(place !== undefined, 'every circle has its place');
    const { side, hand, ties, bankerPair, playerPair } = circle;
    return { ...place, side, hand, ties, bankerPair, playerPair };
  });
}

/**
 * Lays marks out on six rows: equal marks go down, and where that cell is taken or missing the run
 * turns right and goes on right for good; a new run starts on top of the next free column.
 */
export function layOut(marks: Iterable<string>): GridPlace[] {
  const places: GridPlace[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => !taken.has(`${column},${row}`);
  let last: string | undefined;
  let [start, column, row, turned] = [0, 0, 0, false];
  for (const mark of marks) {
    if (mark !== last) {
      do start += 1;
      while (!isFree(start, 1));
      [column, row, turned] = [start, 1, false];
    } else if (!turned && row < ROAD_ROWS && isFree(column, row + 1)) {
      row += 1;
    } else {
      turned = true;
      column += 1;
    }
    last = mark;
    taken.add(`${column},${row}`);
    places.push({ column, row });
  }
  return places;
}

/** The mark that entry `row` of column `index` (from 0) earns, looking `back` columns left. */
function derivedMark(lengths: readonly number[], index: number, row: number, back: number) {
  if (row >= 2) {
    const compared = lengths[index - back];
    if (compared === undefined) return undefined;
    return row === compared + 1 ? 'B' : 'R';
  }
  const [finished, compared] = [lengths[index - 1], lengths[index - 1 - back]];
  if (finished === undefined || compared === undefined) return undefined;
  return finished === compared ? 'R' : 'B';
}

function derivedRoad(lengths: readonly number[], back: number): string {
  let marks = '';
  for (const [index, length] of lengths.entries()) {
    for (let row = 1; row <= length; row += 1)
      marks += derivedMark(lengths, index, row, back) ?? '';
  }
  return marks;
}

/** What each derived road would show if the next hand were Banker's, and Player's. */
function askRoads(columns: readonly RoadColumn[]): { banker: string; player: string } {
  const lengths = columns.map(({ length }) => length);
  const ask = (side: 'B' | 'P') => {
    const last = columns.at(-1);
    const goesOn = last?.side === side;
    const index = goesOn ? lengths.length - 1 : lengths.length;
    const row = goesOn ? (last?.length ?? 0) + 1 : 1;
    const marks = Object.values(DERIVED_ROADS).map(back => derivedMark(lengths, index, row, back));
    return marks.map(mark => mark ?? '-').join('');
  };
  return { banker: ask('B'), player: ask('P') };
}

/** Counts for the statistics panel. */
export interface RoadStatistics {
  readonly hands: number;
  readonly banker: number;
  readonly player: number;
  readonly ties: number;
  readonly bankerPairs: number;
  readonly playerPairs: number;
  readonly longestRun: number;
  readonly currentRun: number;
}

export function roadStatistics(hands: readonly RoadHand[]): RoadStatistics {
  const count = (holds: (hand: RoadHand) => boolean) => hands.filter(holds).length;
  const lengths = columnsOf(circlesOf(hands).placed).map(({ length }) => length);
  return {
    hands: hands.length,
    banker: count(({ winner }) => winner === 'B'),
    player: count(({ winner }) => winner === 'P'),
    ties: count(({ winner }) => winner === 'T'),
    bankerPairs: count(({ bankerPair }) => bankerPair),
    playerPairs: count(({ playerPair }) => playerPair),
    longestRun: Math.max(0, ...lengths),
    currentRun: lengths.at(-1) ?? 0,
  };
}
