// The five roads, drawn from the list of hands: letters in beads, marks that differ in shape.

import { memo, type ReactNode, useMemo } from 'react';
import {
  DERIVED_NAMES,
  type DerivedName,
  layOut,
  type RoadHand,
  roadsOf,
  type Roads,
  ROAD_ROWS,
} from '../../../rules/roads.ts';

/** A shoe's roads, worked out again only when a hand has come. */
export const useRoads = (hands: readonly RoadHand[]): Roads =>
  useMemo(() => roadsOf(hands), [hands]);

export interface RoadProps {
  readonly roads: Roads;
  /** How many columns fit; older ones are cut off whole. */
  readonly columns: number;
  readonly label: string;
}

/** What stands in a bead: P, B, T, or 闲, 庄, 和. */
export type BeadLetters = Readonly<Record<'P' | 'B' | 'T', string>>;

const letterIn = (letters: BeadLetters, mark: string): string =>
  mark === 'P' || mark === 'B' ? letters[mark] : letters.T;

const SIZE = 20;

/** The middle of a column or a row, counted from 0. */
const middle = (at: number): number => (at + 0.5) * SIZE;

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const slash = (x: number, y: number, r: number): string => `M${x - r} ${y + r}L${x + r} ${y - r}`;

/** A sign and where its middle lies. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly sign: string;
}

// A road is drawn in a few strokes, all marks of a kind in one: a shoe has hundreds of them.

/** All marks of one kind: one path. */
const Marks = ({ kind, d }: { readonly kind: string; readonly d: readonly string[] }) =>
  d.length === 0 ? null : <path className={kind} d={d.join('')} />;

/** Letters or figures, each at its own place: one text. */
const Signs = ({ kind, spots }: { readonly kind: string; readonly spots: readonly Spot[] }) =>
  spots.length === 0 ? null : (
    <text
      className={kind}
      textAnchor="middle"
      x={spots.map(({ x }) => x).join(' ')}
      y={spots.map(({ y }) => y).join(' ')}
    >
      {spots.map(({ sign }) => sign).join('')}
    </text>
  );

const Grid = memo(({ columns, rows }: { readonly columns: number; readonly rows: number }) => {
  const down = Array.from({ length: columns + 1 }, (_, at) => `M${at * SIZE} 0v${rows * SIZE}`);
  const across = Array.from({ length: rows + 1 }, (_, at) => `M0 ${at * SIZE}h${columns * SIZE}`);
  return <path className="road-grid" d={[...down, ...across].join('')} />;
});

interface PaperProps extends Pick<RoadProps, 'columns' | 'label'> {
  readonly children: ReactNode;
}

/** Six rows to draw on, with a name for whoever cannot see them. */
const Paper = ({ columns, label, children }: PaperProps) => (
  <svg
    className="road"
    viewBox={`0 0 ${columns * SIZE} ${ROAD_ROWS * SIZE}`}
    role="img"
    aria-label={label}
  >
    <Grid columns={columns} rows={ROAD_ROWS} />
    {/* Its name on the paper, under the marks: five roads are many to tell apart. */}
    <text className="road-name" x={columns * SIZE - 4} y={ROAD_ROWS * SIZE - 5} textAnchor="end">
      {label}
    </text>
    {children}
  </svg>
);

const TONES = [
  ['banker', 'B'],
  ['player', 'P'],
  ['tie', 'T'],
] as const;

/** Every hand a bead with its letter; pairs as dots in the corners. */
export function BeadPlate({
  roads: { bead },
  columns,
  label,
  letters,
}: RoadProps & { readonly letters: BeadLetters }) {
  const gone = Math.max(0, bead.length - columns);
  const beads = bead
    .slice(gone)
    .flatMap((tokens, x) =>
      tokens.map((token, y) => ({ token, x: middle(x), y: middle(y), mark: token.charAt(0) })),
    );
  const dots = (pair: string, off: number) =>
    beads
      .filter(({ token }) => token.includes(pair, 1))
      .map(({ x, y }) => disc(x + off, y + off, 3));
  return (
    <Paper {...{ columns, label }}>
      {TONES.map(([tone, letter]) => (
        <Marks
          key={tone}
          kind={`bead bead-${tone}`}
          d={beads.filter(({ mark }) => mark === letter).map(({ x, y }) => disc(x, y, 8.6))}
        />
      ))}
      <Signs
        kind="bead-letter"
        spots={beads.map(({ x, y, mark }) => ({ x, y: y + 4, sign: letterIn(letters, mark) }))}
      />
      <Marks kind="dot-banker" d={dots('b', -6)} />
      <Marks kind="dot-player" d={dots('p', 6)} />
    </Paper>
  );
}

/** Circles by runs, tails to the right, ties as slashes with their number. */
export function BigRoad({
  roads: { bigRoad, leadTies },
  columns,
  label,
  letters,
}: RoadProps & { readonly letters: BeadLetters }) {
  const last = Math.max(0, ...bigRoad.cells.map(({ column }) => column));
  const gone = Math.max(0, last - columns);
  const cells = bigRoad.cells
    .filter(({ column }) => column > gone)
    .map(cell => ({ ...cell, x: middle(cell.column - gone - 1), y: middle(cell.row - 1) }));
  const lead = { x: middle(0), y: middle(0), ties: leadTies };
  const tied = bigRoad.cells.length === 0 ? [lead] : cells;
  const ties = tied.filter(each => each.ties > 0);
  return (
    <Paper {...{ columns, label }}>
      {TONES.map(([tone, letter]) => (
        <Marks
          key={tone}
          kind={`ring ring-${tone}`}
          d={cells.filter(({ side }) => side === letter).map(({ x, y }) => disc(x, y, 7.6))}
        />
      ))}
      <Signs
        kind="ring-letter"
        spots={cells.map(({ x, y, side }) => ({ x, y: y + 3, sign: letterIn(letters, side) }))}
      />
      <Marks kind="tie-slash" d={ties.map(({ x, y }) => slash(x, y, 6))} />
      {ties
        .filter(each => each.ties > 1)
        .map(({ x, y, ties: times }) => (
          <text key={`${x},${y}`} className="tie-count" x={x + 4} y={y + 7}>
            {times}
          </text>
        ))}
      <Marks
        kind="dot-banker"
        d={cells.filter(cell => cell.bankerPair).map(({ x, y }) => disc(x - 6, y - 6, 2.6))}
      />
      <Marks
        kind="dot-player"
        d={cells.filter(cell => cell.playerPair).map(({ x, y }) => disc(x + 6, y + 6, 2.6))}
      />
    </Paper>
  );
}

/** Rings, discs or slashes: which derived road it is shows in the shape. */
const SHAPES: Readonly<Record<DerivedName, readonly [kind: string, draw: typeof disc]>> = {
  bigEyeBoy: ['mark-ring', disc],
  smallRoad: ['mark-disc', disc],
  cockroachPig: ['mark-slash', slash],
};

const INKS = [
  ['mark-red', 'R'],
  ['mark-blue', 'B'],
] as const;

/** Blue has a bar across as well, for whoever sees both colours alike. */
const bar = (x: number, y: number): string => `M${x - 4} ${y}h8`;
const tick = (x: number, y: number): string => `M${x - 4} ${y - 4}l8 8`;

const barOf = (name: DerivedName): typeof bar => (name === 'cockroachPig' ? tick : bar);

/** The bar of a disc is cut out of it. */
const barKind = (name: DerivedName): string =>
  name === 'smallRoad' ? 'mark-bar mark-bar-cut' : 'mark-bar';

export function DerivedRoad({
  roads,
  columns,
  label,
  name,
}: RoadProps & { readonly name: DerivedName }) {
  const marks = roads[name];
  const places = layOut(marks);
  const gone = Math.max(0, ...places.map(({ column }) => column - columns));
  const [kind, shape] = SHAPES[name];
  const shown = places.flatMap(({ column, row }, at) =>
    column > gone ? [{ ink: marks[at], x: middle(column - gone - 1), y: middle(row - 1) }] : [],
  );
  return (
    <Paper {...{ columns, label }}>
      {INKS.map(([tone, letter]) => (
        <Marks
          key={tone}
          kind={`${tone} ${kind}`}
          d={shown.filter(({ ink }) => ink === letter).map(({ x, y }) => shape(x, y, 7))}
        />
      ))}
      <Marks
        kind={barKind(name)}
        d={shown.filter(({ ink }) => ink === 'B').map(({ x, y }) => barOf(name)(x, y))}
      />
    </Paper>
  );
}

/** What each derived road would show next, for either side; history, not a forecast. */
export function AskRoads({
  ask,
  banker,
  player,
}: {
  readonly ask: Roads['ask'];
  readonly banker: string;
  readonly player: string;
}) {
  return (
    <span className="ask-roads">
      {(
        [
          ['banker', banker, ask.banker],
          ['player', player, ask.player],
        ] as const
      ).map(([side, word, marks]) => (
        <span key={side} className={`ask ask-${side}`}>
          {word}
          <svg viewBox={`0 0 ${DERIVED_NAMES.length * SIZE} ${SIZE}`} aria-hidden="true">
            {DERIVED_NAMES.map((name, at) => {
              const [kind, shape] = SHAPES[name];
              const ink = marks[at] === 'R' ? 'mark-red' : 'mark-blue';
              return marks[at] === '-' ? null : (
                <g key={name}>
                  <path className={`${ink} ${kind}`} d={shape(middle(at), SIZE / 2, 7)} />
                  {marks[at] === 'B' && (
                    <path className={barKind(name)} d={barOf(name)(middle(at), SIZE / 2)} />
                  )}
                </g>
              );
            })}
          </svg>
        </span>
      ))}
    </span>
  );
}
