// The error of the library's edge: what was wrong with the input, in a form that programs can use.

import { type Fault, type InputCode, isFault } from './input/fault.ts';

/** Thrown for input that cannot be used. `code` is stable; `message` is for people. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** One of `INPUT_CODES`. */
  readonly code: InputCode;
  /** Where in the input: `wagers[2].stake`; undefined where the whole is meant. */
  readonly field: string | undefined;
  /** The clause or ruling behind it, where there is one. */
  readonly clause: string | undefined;

  /** @internal */
  constructor({ code, message, field, clause }: Fault) {
    super(field === undefined ? message : `${field}: ${message}`);
    this.code = code as InputCode; // the library reads no lines
    this.field = field;
    this.clause = clause;
  }
}

/** Throws what was wrong, gives what was right. */
export function orThrow<Value>(value: Value): Exclude<Value, Fault> {
  if (isFault(value)) throw new InputError(value);
  return value as Exclude<Value, Fault>; // just checked
}
