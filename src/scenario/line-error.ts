// A line that cannot be read: which field, what was expected there, what was found.

import type { z } from 'zod';

export const LINE_ERRORS = [
  'broken-json',
  'unknown-line', // no such kind of line
  'unknown-command',
  'unknown-field',
  'missing-field',
  'wrong-value',
  'too-many-copies', // more of one card than the decks hold
  'out-of-order', // a line where it cannot stand
] as const;
export type LineErrorCode = (typeof LINE_ERRORS)[number];

export interface LineError {
  readonly code: LineErrorCode;
  readonly message: string;
  readonly field?: string;
}

export const lineError = (code: LineErrorCode, message: string, field?: string): LineError => ({
  code,
  message,
  ...(field === undefined ? {} : { field }),
});

export const isLineError = (value: object): value is LineError =>
  'code' in value && 'message' in value;

/** Reads a value by its schema: the value, or the first thing wrong with it. */
export function readAs<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { readonly value: z.infer<Schema> } | LineError {
  const read = schema.safeParse(value);
  if (read.success) return { value: read.data };
  const [issue] = read.error.issues;
  return issue === undefined
    ? lineError('wrong-value', 'this line cannot be read')
    : errorOf(issue, value, fieldsOf(schema));
}

/** The fields of an object's schema; none known of any other. */
const fieldsOf = (schema: z.ZodType): readonly string[] =>
  'shape' in schema && typeof schema.shape === 'object' ? Object.keys(schema.shape ?? {}) : [];

type Issue = z.core.$ZodIssue;

function errorOf(
  issue: Issue,
  line: unknown,
  fields: readonly string[],
  inside: readonly PropertyKey[] = [],
): LineError {
  const path = [...inside, ...issue.path];
  const field = fieldOf(path);
  const got = valueAt(line, path);
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const expected =
      path.length === 0 && fields.length > 0 ? `; expected ${fields.join(', ')}` : '';
    const message = `${fieldOf([...path, key])}: no such field here${expected}`;
    return lineError('unknown-field', message, key);
  }
  const nearest = issue.code === 'invalid_union' ? nearestOf(issue.errors) : undefined;
  if (nearest !== undefined) return errorOf(nearest, line, [], path);
  if (got === undefined && path.length > 0) {
    return lineError(
      'missing-field',
      `${field}: expected ${expectedBy(issue)}, got nothing`,
      field,
    );
  }
  const where = field === '' ? '' : `${field}: `;
  const message = `${where}expected ${expectedBy(issue)}, got ${shownText(got)}`;
  return lineError('wrong-value', message, ...(field === '' ? [] : [field]));
}

/** Of several forms that all failed, the one that was understood furthest. */
function nearestOf(errors: readonly (readonly Issue[])[]): Issue | undefined {
  const firsts = errors.flatMap(([first]) => (first === undefined ? [] : [first]));
  return firsts.toSorted((a, b) => b.path.length - a.path.length)[0];
}

function expectedBy(issue: Issue): string {
  if (issue.code === 'invalid_type') return NAMES_OF_TYPES[issue.expected] ?? issue.expected;
  if (issue.code === 'too_small') return `at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  if (issue.code === 'invalid_format') return `a text like ${issue.pattern ?? issue.format}`;
  if ('options' in issue && issue.options !== undefined)
    return `one of ${issue.options.join(', ')}`;
  if (issue.code !== 'invalid_value') return issue.message;
  const [only, ...others] = issue.values;
  return others.length === 0 ? JSON.stringify(only) : `one of ${issue.values.join(', ')}`;
}

const NAMES_OF_TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const fieldOf = (path: readonly PropertyKey[]): string =>
  path
    .map(part => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

const valueAt = (line: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    // Whatever stands there: a list has its indices for names.
    (value, part) => (value as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[part],
    line,
  );

const MOST_SHOWN = 60;

/** What was sent, short enough to read. */
export function shownText(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}...`;
}

/** A command that is none, with those that share a word with it. */
export function unknownCommand(name: unknown, names: readonly string[]): LineError {
  const words = typeof name === 'string' ? name.split('-') : [];
  const near = names.filter(each => each.split('-').some(word => words.includes(word)));
  const expected = near.length === 0 ? 'a command that sabot schema lists' : near.join(', ');
  return lineError('unknown-command', `do: expected ${expected}, got ${shownText(name)}`, 'do');
}
