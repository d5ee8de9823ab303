// Whether an answer is what was expected. Objects are matched in part, everything else exactly.

import type { LineFields } from './answer.ts';
import { shownText } from './line-error.ts';

/** Where an answer first differs from what was expected. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** In a list: any number of members, none included. */
const ANY = '...';

export const isLineFields = (value: unknown): value is LineFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The first difference; undefined where all that is expected is there.
 *
 * - An object: every expected field is there and matches; fields that are not named do not matter.
 * - A list: as long as the expected one, member by member; `"..."` stands for any number of them.
 * - Anything else is equal.
 */
export function differenceOf(expected: unknown, got: unknown, path = ''): Difference | undefined {
  if (Array.isArray(expected)) return listDifference(expected, got, path);
  if (!isLineFields(expected)) return expected === got ? undefined : { path, expected, got };
  if (!isLineFields(got)) return { path, expected, got };
  for (const [name, wanted] of Object.entries(expected)) {
    const inside = path === '' ? name : `${path}.${name}`;
    if (!Object.hasOwn(got, name) || got[name] === undefined) {
      return { path: inside, expected: wanted, got: undefined };
    }
    const difference = differenceOf(wanted, got[name], inside);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function listDifference(
  expected: readonly unknown[],
  got: unknown,
  path: string,
): Difference | undefined {
  if (!Array.isArray(got)) return { path, expected, got };
  if (expected.includes(ANY)) {
    return fitsAround(expected, got) ? undefined : { path, expected, got };
  }
  if (expected.length !== got.length) return { path, expected, got };
  for (const [index, wanted] of expected.entries()) {
    const difference = differenceOf(wanted, got[index], `${path}[${index}]`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** Whether a list with gaps in it fits another. */
function fitsAround(expected: readonly unknown[], got: readonly unknown[]): boolean {
  const [first, ...rest] = expected;
  if (expected.length === 0) return got.length === 0;
  if (first === ANY) {
    return got.some((_, at) => fitsAround(rest, got.slice(at))) || fitsAround(rest, []);
  }
  const [head, ...tail] = got;
  return got.length > 0 && differenceOf(first, head) === undefined && fitsAround(rest, tail);
}

/**
 * The same for an answer, with the short forms: a text in `events` or `allEvents` is an event of
 * that name, `events` are found in this order with others between them (an empty list: nothing
 * happened), `allEvents` are all there are, and `"refused": "*"` is any refusal.
 */
export function answerDifference(expected: LineFields, answer: LineFields): Difference | undefined {
  const { events, allEvents, refused, ...rest } = expected;
  if (events !== undefined) {
    const list = named(events);
    const inOrder = Array.isArray(list) && list.length > 0 ? spread(list) : list;
    const difference = differenceOf(inOrder, answer['events'], 'events');
    if (difference !== undefined) return { ...difference, expected: events };
  }
  if (allEvents !== undefined) {
    const difference = differenceOf(named(allEvents), answer['events'], 'events');
    if (difference !== undefined) return { ...difference, expected: allEvents };
  }
  if (refused !== undefined && !(refused === '*' && typeof answer['refused'] === 'string')) {
    const difference = differenceOf({ refused }, answer);
    if (difference !== undefined) return difference;
  }
  return differenceOf(rest, answer);
}

const named = (events: unknown): unknown =>
  Array.isArray(events)
    ? events.map((event: unknown) =>
        typeof event === 'string' && event !== ANY ? { happened: event } : event,
      )
    : events;

const spread = (list: readonly unknown[]): readonly unknown[] => [
  ANY,
  ...list.flatMap(each => [each, ANY]),
];

/** The part of an answer that an expectation is about. */
export function expectedPart(expected: unknown, got: unknown): unknown {
  if (!isLineFields(expected) || !isLineFields(got)) return got;
  return Object.fromEntries(
    Object.keys(expected).flatMap(name => {
      const found = name === 'allEvents' ? 'events' : name;
      return Object.hasOwn(got, found) ? [[found, expectedPart(expected[name], got[found])]] : [];
    }),
  );
}

/** One sentence for a person: what differs, and how. */
export function sayDifference({ path, expected, got }: Difference): string {
  const where = path === '' ? 'the answer' : path;
  return `${where} is ${shownText(namesIn(got))}, not ${shownText(expected)}`;
}

/** Events by their names: whole ones are too long for a sentence. */
const namesIn = (got: unknown): unknown =>
  Array.isArray(got)
    ? got.map((each: unknown) => (isLineFields(each) ? (each['happened'] ?? each) : each))
    : got;
