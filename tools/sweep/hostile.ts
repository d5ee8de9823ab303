// Values at the limits and beyond, and every place of a message where one of them can be put.

/** What programs stumble over, by name. */
export const HOSTILE: Readonly<Record<string, unknown>> = {
  zero: 0,
  'minus one': -1,
  'one and a half': 1.5,
  '2^31': 2 ** 31,
  '10^11': 1e11,
  '10^11 + 1': 1e11 + 1,
  '2^53 - 1': 2 ** 53 - 1,
  '2^53': 2 ** 53,
  '-2^53': -(2 ** 53),
  '1e308': 1e308,
  'NaN as text': 'NaN',
  'a number as text': '5',
  'empty text': '',
  'a blank': ' ',
  '10,000 letters': 'x'.repeat(10_000),
  '500 letters': 'x'.repeat(500),
  '128 letters': 'x'.repeat(128),
  'control characters': '\u0000\u0007\u001B[2J\u007F',
  'a lone surrogate': '\uD800',
  'right to left': '\u202Eabc',
  __proto__x: '__proto__',
  constructor: 'constructor',
  toString: 'toString',
  'a path': '../../etc/passwd',
  SQL: "'; drop table journal; --",
  'year 0': '0000-01-01',
  'year 275760': '275760-09-13',
  'no such day': '2025-02-30',
  'not a date': 'yesterday',
  'last moment of time': 8_640_000_000_000_000,
  'after the end of time': 8_640_000_000_000_001,
  'before the year 1': -62_167_219_200_001,
  'empty list': [],
  'list in lists': [[[[]]]],
  null: null,
  true: true,
  'empty object': {},
  'object with a method': { toString: 1, length: -1 },
};

const MANY = 10_000;

/** Where a value stands in a message. */
export type Path = readonly (string | number)[];

/** Every place in a message, the message itself left out. */
export function pathsIn(value: unknown, at: Path = []): readonly Path[] {
  const own: readonly Path[] = at.length === 0 ? [] : [at];
  if (Array.isArray(value)) {
    // Elements are alike: the first stands for all.
    return [...own, ...value.slice(0, 1).flatMap((one, index) => pathsIn(one, [...at, index]))];
  }
  if (typeof value !== 'object' || value === null) return own;
  return [...own, ...Object.entries(value).flatMap(([name, one]) => pathsIn(one, [...at, name]))];
}

export const sayPath = (path: Path): string => path.join('.');

/** What stands at a place. */
export const valueAt = (message: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (isThing(value) ? value[step] : undefined), message);

type Thing = Readonly<Record<string | number, unknown>>;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** The same message with something else at one place; `undefined` takes the field away. */
export function withValue(message: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(message)) {
    return message.map((one: unknown, index) =>
      index === step ? withValue(one, rest, value) : one,
    );
  }
  const before: Thing = isThing(message) ? message : {};
  const { [step]: _, ...others } = before;
  const after = withValue(before[step], rest, value);
  return after === undefined ? others : { ...before, [step]: after };
}

/** A message with one thing wrong in it, or at its limit. */
export interface HostileMessage {
  readonly path: Path;
  readonly what: string;
  readonly message: unknown;
}

/** Every hostile message that can be made of a sound one. */
export function* hostileOf(message: unknown, paths = pathsIn(message)): Generator<HostileMessage> {
  for (const path of paths) {
    for (const [what, value] of Object.entries(HOSTILE)) {
      yield { path, what, message: withValue(message, path, value) };
    }
    yield { path, what: 'missing', message: withValue(message, path, undefined) };
    const value = valueAt(message, path);
    if (!Array.isArray(value)) continue;
    const [first = 'x'] = value as readonly unknown[];
    const many = (count: number) => Array.from({ length: count }, () => first);
    yield { path, what: 'the same twice', message: withValue(message, path, many(2)) };
    yield { path, what: '10,000 elements', message: withValue(message, path, many(MANY)) };
  }
}
