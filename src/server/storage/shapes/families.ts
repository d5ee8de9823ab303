// Whose events had which shapes: the families of streams by the first word of their names.

import { HOUSE_LIFTS } from './house.ts';
import { TABLE_LIFTS, TOURNAMENT_LIFTS } from './of-0-1-0.ts';
import { Shapes } from './shapes.ts';

export const TABLE_SHAPES = new Shapes(TABLE_LIFTS);

export const TOURNAMENT_SHAPES = new Shapes(TOURNAMENT_LIFTS);

export const HOUSE_SHAPES = new Shapes(HOUSE_LIFTS);

const FAMILIES: ReadonlyMap<string, Shapes> = new Map([
  ['table', TABLE_SHAPES],
  ['tournament', TOURNAMENT_SHAPES],
  ['house', HOUSE_SHAPES],
  ['cage', new Shapes()],
  ['notes', new Shapes()],
]);

const NO_FAMILY = new Shapes();

/** The shapes of a stream's events: 'table:rapid-1' is a table's. */
export function shapesOf(stream: string): Shapes {
  const end = stream.indexOf(':');
  return FAMILIES.get(end < 0 ? stream : stream.slice(0, end)) ?? NO_FAMILY;
}

/** A row of the journal as a query gives it: what its body is today. */
export const bodyOf = (row: {
  readonly stream: string;
  readonly kind: string;
  readonly version: number;
  readonly body: string;
}): unknown => shapesOf(row.stream).lifted(row.kind, row.version, JSON.parse(row.body)).body;

/** Whether an event that was read is in a shape that this release knows. */
export const isKnownShape = ({
  stream,
  kind,
  version,
}: {
  readonly stream: string;
  readonly kind: string;
  readonly version: number;
}): boolean => version === shapesOf(stream).versionOf(kind);
