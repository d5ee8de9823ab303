// The roads drawn with letters, for a terminal.

import { type GridPlace, layOut, type RoadCell, type Roads } from '../../rules/roads.ts';
import type { Ink, Paint } from '../ink.ts';

/** Something to draw at its place of the grid. */
interface Drawn extends GridPlace {
  readonly text: string;
  readonly ink: Ink;
}

const WINNER_INK: Readonly<Record<string, Ink>> = { B: 'red', P: 'blue', T: 'green' };
const MARK_INK: Readonly<Record<string, Ink>> = { R: 'red', B: 'blue' };

/** All five roads under their names, then what the next hand would mark. */
export function drawRoads(roads: Roads, paint: Paint): string {
  const { ask } = roads;
  const sections = [
    section('Bead plate', beads(roads.bead), paint),
    section('Big Road (a digit counts ties)', circles(roads), paint),
    section('Big Eye Boy', marks(roads.bigEyeBoy), paint),
    section('Small Road', marks(roads.smallRoad), paint),
    section('Cockroach Pig', marks(roads.cockroachPig), paint),
    `${paint('bold', 'If the next is')} Banker ${asked(ask.banker, paint)}, ` +
      `Player ${asked(ask.player, paint)}  (Big Eye Boy, Small Road, Cockroach Pig)`,
    paint('dim', 'Past results do not change the odds.'),
  ];
  return `${sections.join('\n')}\n`;
}

const section = (name: string, drawn: readonly Drawn[], paint: Paint): string =>
  `${paint('bold', name)}\n${grid(drawn, paint)}`;

const beads = (columns: Roads['bead']): Drawn[] =>
  columns.flatMap((column, x) =>
    column.map((text, y) => ({
      ...{ column: x + 1, row: y + 1, text },
      ink: WINNER_INK[text.charAt(0)] ?? 'dim',
    })),
  );

/** The circles; ties before the first of them lie where it will come. */
function circles({ bigRoad, leadTies }: Roads): Drawn[] {
  if (leadTies > 0) return [{ column: 1, row: 1, text: `T${leadTies}`, ink: 'green' }];
  return bigRoad.cells.map(cell => ({
    ...{ column: cell.column, row: cell.row, text: circle(cell) },
    ink: WINNER_INK[cell.side] ?? 'dim',
  }));
}

const circle = ({ side, ties, bankerPair, playerPair }: RoadCell): string =>
  `${side}${ties > 0 ? ties : ''}${bankerPair ? 'b' : ''}${playerPair ? 'p' : ''}`;

const marks = (road: string): Drawn[] =>
  layOut(road).map((place, index) => {
    const text = road.charAt(index);
    return { ...place, text, ink: MARK_INK[text] ?? 'dim' };
  });

const asked = (answer: string, paint: Paint): string =>
  answer
    .split('')
    .map(mark => paint(MARK_INK[mark] ?? 'dim', mark))
    .join(' ');

/** Rows of cells, as many as are used; a column is as wide as its widest. */
function grid(drawn: readonly Drawn[], paint: Paint): string {
  if (drawn.length === 0) return '  -\n';
  const width = Math.max(...drawn.map(({ column }) => column));
  const height = Math.max(...drawn.map(({ row }) => row));
  const byPlace = new Map(drawn.map(cell => [`${cell.column},${cell.row}`, cell]));
  const widths = Array.from({ length: width }, (_, x) =>
    Math.max(1, ...drawn.filter(({ column }) => column === x + 1).map(({ text }) => text.length)),
  );
  const rows = Array.from({ length: height }, (_, y) =>
    widths.map((cellWidth, x) => {
      const cell = byPlace.get(`${x + 1},${y + 1}`);
      return paint(cell?.ink ?? 'dim', (cell?.text ?? '.').padEnd(cellWidth));
    }),
  );
  return rows.map(cells => `  ${cells.join(' ').trimEnd()}\n`).join('');
}
