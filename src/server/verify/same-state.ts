// Whether a snapshot holds, byte for byte, the state that its events make.

import type { Rebuilding } from '../journal/resume.ts';
import type { KeptSnapshot } from './stream-check.ts';

/**
 * What a snapshot says otherwise than a replay up to its event, or null. `compared` is what of a
 * state follows from the events alone.
 */
export function differenceIn<State>(
  { engine, body }: KeptSnapshot,
  replayed: State,
  rebuilding: Pick<Rebuilding<State>, 'engine' | 'fromSnapshot'>,
  compared: (state: State) => unknown,
): string | null {
  // The state of another release is never used: a restart begins from the journal then.
  if (engine !== rebuilding.engine) return null;
  const kept = readState(body, rebuilding.fromSnapshot);
  if (kept === null) return 'it cannot be read.';
  const isSame = JSON.stringify(compared(kept.state)) === JSON.stringify(compared(replayed));
  return isSame ? null : 'its events make another state.';
}

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
