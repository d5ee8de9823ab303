// What is wrong with some input: as data, with field, clause and what was expected instead.

/** Faults of the shape alone: the JSON Schema of `sabot schema` refuses these lines too. */
export const SHAPE_FAULTS = [
  'wrong-type',
  'missing-field',
  'unknown-field',
  'out-of-range',
  'unknown-rulebook',
  'unknown-version',
  'unknown-kind',
  'unknown-card',
  'unknown-wager',
  'unknown-area',
  'unknown-phase',
  'bad-pattern',
  'bad-stake',
  'stake-too-large',
] as const;

/** Faults that only the book can see. */
export const RULE_FAULTS = [
  'wrong-version',
  'wrong-decks',
  'too-many-copies',
  'unknown-option',
  'needs-tie-percent',
  'not-offered',
  'wrong-command',
  'window-not-open',
  'wrong-length',
  'no-such-coup',
  'beyond-the-stack',
  'limits-crossed',
] as const;

/** Faults of a call that no line of JSON can have: a coup or a shoe that cannot give this now. */
const CALL_FAULTS = ['coup-complete', 'coup-incomplete', 'shoe-over', 'unknown-clause'] as const;

/** Faults of a line before anything in it is read, of a road, and of sabot itself. */
const LINE_FAULTS = ['broken-json', 'line-too-long', 'unknown-hand', 'impossible'] as const;

/** Every code that the library reports; a code keeps its meaning from version to version. */
export const INPUT_CODES = [
  ...SHAPE_FAULTS,
  ...RULE_FAULTS,
  'unknown-hand',
  ...CALL_FAULTS,
] as const;
export type InputCode = (typeof INPUT_CODES)[number];

/** Every code that a line of the command line is answered with. */
export const FAULT_CODES = [...SHAPE_FAULTS, ...RULE_FAULTS, ...LINE_FAULTS] as const;
export type FaultCode = InputCode | (typeof LINE_FAULTS)[number];

/** Why some input is not answered: a value inside, an InputError at the library's edge. */
export class Fault {
  readonly code: FaultCode;
  readonly message: string;
  /** Where in the input: `wagers[2].stake`. */
  readonly field: string | undefined;
  /** The clause or ruling that is behind it, where one is. */
  readonly clause: string | undefined;

  constructor(code: FaultCode, message: string, field?: string, clause?: string) {
    this.code = code;
    this.message = message;
    this.field = field;
    this.clause = clause;
  }

  /** The same fault seen from outside: `stake` in `wagers[2]` is `wagers[2].stake`. */
  inside(outer: string): Fault {
    const field = this.field === undefined ? outer : `${outer}.${this.field}`;
    return new Fault(this.code, this.message, field, this.clause);
  }
}

export const isFault = (value: unknown): value is Fault => value instanceof Fault;

const LONGEST_SHOWN = 40;

/** Names what was sent, short enough to read: never the whole of a long or deep value. */
export function shownInput(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'number') return `${value}`;
  if (typeof value !== 'string') return JSON.stringify(value);
  return value.length <= LONGEST_SHOWN
    ? JSON.stringify(value)
    : `${JSON.stringify(value.slice(0, LONGEST_SHOWN))}...`;
}
