// A set-up while it is typed: reading and writing its fields by their names, and what differs.

import type { SetupFieldNote, SetupPreset } from '../../../wire/index.ts';

export type DraftSetup = SetupPreset['setup'];

type Tree = Readonly<Record<string, unknown>>;

/** What stands at 'pay.chip'. */
export function valueAt(setup: DraftSetup, field: string): unknown {
  let at: unknown = setup;
  for (const name of field.split('.')) at = (at as Tree | undefined)?.[name]; // a set-up is plain
  return at;
}

/** The same set-up with another value there; an optional field that is empty is left out. */
export function withValue(setup: DraftSetup, field: string, value: unknown): DraftSetup {
  // The fields come from the house's own list, and the house reads the whole by its schema again.
  return changed(setup as unknown as Tree, field.split('.'), value) as unknown as DraftSetup;
}

function changed(tree: Tree, [name = '', ...deeper]: readonly string[], value: unknown): Tree {
  if (deeper.length > 0) {
    const below = (tree[name] ?? {}) as Tree; // the same
    return { ...tree, [name]: changed(below, deeper, value) };
  }
  if (value !== undefined) return { ...tree, [name]: value };
  const { [name]: _, ...others } = tree;
  return others;
}

/** As many places as the first, numbered from 1. */
export function withPlaces(setup: DraftSetup, count: number): DraftSetup {
  const [first] = setup.seats;
  if (first === undefined || count < 1 || count > 50) return setup;
  const seats = Array.from({ length: count }, (_, index) => ({
    ...(setup.seats[index] ?? first),
    number: index + 1,
  }));
  return { ...setup, seats };
}

/** Which of the house's choices differ. */
export const changedFields = (
  before: DraftSetup,
  after: DraftSetup,
  fields: readonly SetupFieldNote[],
): readonly string[] =>
  fields
    .map(({ field }) => field)
    .filter(field => !sameValue(valueAt(before, field), valueAt(after, field)));

/** In any order of their names: what is read again from the record has them sorted. */
const sameValue = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

const plain = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  ) ?? '';
