// A card that is bent: which part of it is lifted, and where its face is then seen. Pure geometry
// on a card of 70 by 100 that lies face down.

export type Point = readonly [x: number, y: number];

export const CARD_WIDTH = 70;
export const CARD_HEIGHT = 100;

const CORNERS: readonly Point[] = [
  [0, 0],
  [CARD_WIDTH, 0],
  [CARD_WIDTH, CARD_HEIGHT],
  [0, CARD_HEIGHT],
];

/** How near a corner a finger takes hold of it. */
const CORNER_REACH = 24;

/** What a finger holds, and in which directions it can pull it. */
export interface Grip {
  readonly at: Point;
  readonly along: 'both' | 'across' | 'down';
}

const between = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** A corner where one is near, or else the nearest edge: the side, or the top or bottom to peel. */
export function gripAt(point: Point): Grip {
  const corner = CORNERS.find(each => between(each, point) < CORNER_REACH);
  if (corner !== undefined) return { at: corner, along: 'both' };
  const [x, y] = point;
  const toSide = Math.min(x, CARD_WIDTH - x);
  const toEnd = Math.min(y, CARD_HEIGHT - y);
  return toSide < toEnd
    ? { at: [x < CARD_WIDTH / 2 ? 0 : CARD_WIDTH, y], along: 'across' }
    : { at: [x, y < CARD_HEIGHT / 2 ? 0 : CARD_HEIGHT], along: 'down' };
}

/** Where the held point is pulled to: a corner anywhere, an edge straight only. */
const pulledTo = ({ at, along }: Grip, [x, y]: Point): Point => [
  along === 'down' ? at[0] : x,
  along === 'across' ? at[1] : y,
];

export interface Fold {
  /** The part that still lies on the table, face down. */
  readonly lying: readonly Point[];
  /** The part that is lifted, as it lay: its face is seen. */
  readonly lifted: readonly Point[];
  /** Lays the whole face so that its lifted part comes where the finger has bent it. */
  readonly face: readonly [number, number, number, number, number, number];
  /** How much of the card is lifted: from 0 to 1. */
  readonly share: number;
}

/** The part of a shape on the one side of a line; the measure is negative on the other. */
function partOf(shape: readonly Point[], measure: (point: Point) => number): readonly Point[] {
  return shape.flatMap((from, at): readonly Point[] => {
    const to = shape[(at + 1) % shape.length] ?? from;
    const [a, b] = [measure(from), measure(to)];
    const kept = a >= 0 ? [from] : [];
    if (a >= 0 === b >= 0) return kept;
    const part = a / (a - b);
    const cut: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    return [...kept, cut];
  });
}

export const areaOf = (shape: readonly Point[]): number =>
  Math.abs(
    shape.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = shape[(at + 1) % shape.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** Folds so that the held point comes under the finger; null where that has not moved. */
export function foldTo(grip: Grip, finger: Point): Fold | null {
  const to = pulledTo(grip, finger);
  const far = between(grip.at, to);
  if (far < 1) return null;
  const [nx, ny] = [(to[0] - grip.at[0]) / far, (to[1] - grip.at[1]) / far];
  const line = ((to[0] + grip.at[0]) / 2) * nx + ((to[1] + grip.at[1]) / 2) * ny;
  const beyond = ([x, y]: Point): number => x * nx + y * ny - line;
  const lifted = partOf(CORNERS, point => -beyond(point));
  // Turned over on its long side a card shows its face, and over the fold it comes back: twice
  // mirrored, so that its index can be read.
  const [a, b, d] = [1 - 2 * nx * nx, -2 * nx * ny, 1 - 2 * ny * ny];
  return {
    lying: partOf(CORNERS, beyond),
    lifted,
    face: [-a, -b, b, d, a * CARD_WIDTH + 2 * line * nx, b * CARD_WIDTH + 2 * line * ny],
    share: areaOf(lifted) / (CARD_WIDTH * CARD_HEIGHT),
  };
}
