// Whether a snapshot holds, field for field, the state that its events make.

import type { StreamRebuilder } from '../../storage/journal/resume.ts';
import type { KeptSnapshot } from './stream-check.ts';

/**
 * What a snapshot says otherwise than a replay up to its event, or null. `compared` is what of a
 * state follows from the events alone.
 */
export function differenceIn<State>(
  { engine, body }: KeptSnapshot,
  replayed: State,
  rebuilding: Pick<StreamRebuilder<State>, 'engine' | 'fromSnapshot'>,
  compared: (state: State) => unknown,
): string | null {
  // The state of another release is never used: a restart begins from the journal then.
  if (engine !== rebuilding.engine) return null;
  const kept = readState(body, rebuilding.fromSnapshot);
  if (kept === null) return 'it cannot be read.';
  const isSame = stateText(compared(kept.state)) === stateText(compared(replayed));
  return isSame ? null : 'its events make another state.';
}

/**
 * A state as text, its fields in one order. One that was read from a snapshot lacks the fields that
 * were undefined, and has them later where they come back: it is the same state all the same.
 */
export const stateText = (state: unknown): string =>
  JSON.stringify(state, (_, value: unknown) => (isFields(value) ? inOrder(value) : value));

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inOrder = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)));

function readState<State>(
  body: string,
  fromSnapshot: (body: unknown) => State,
): { readonly state: State } | null {
  try {
    return { state: fromSnapshot(JSON.parse(body)) };
  } catch {
    return null;
  }
}
