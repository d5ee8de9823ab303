// Which act is being filled in: kept above the console, so that another role may finish it.

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { RefusedCommand, ScreenState } from '../../client/screen-state.ts';
import type { ActName, Answers } from './act.ts';

/** An act with what was said for it; no act while its sheet shows them all. */
export interface Begun {
  readonly act: ActName | null;
  readonly said: Answers;
  /** The key under which it was sent, while its answer is on the way. */
  readonly sent?: number;
  /** Why the table did not do it, until it is sent once more. */
  readonly refused?: RefusedCommand;
}

/** What became of an act that was sent; the same as before while nobody has answered. */
export function answeredTo(
  begun: Begun,
  { pending, refused, nextKey }: Pick<ScreenState, 'pending' | 'refused' | 'nextKey'>,
): Begun | null {
  const { act, said, sent } = begun;
  if (sent === undefined || pending.some(({ key }) => key === sent)) return begun;
  // What was done may bear a remark; it is done all the same.
  if (refused?.key === sent && refused.refused !== 'remark') return { act, said, refused };
  // The line broke before it arrived: the server still waits for this key.
  if (nextKey <= sent) return { act, said };
  return null;
}

interface Acts {
  readonly begun: Begun | null;
  readonly begin: (begun: Begun | null) => void;
}

const NOWHERE: Acts = { begun: null, begin: () => undefined };
const ActsContext = createContext<Acts>(NOWHERE);

export function ActsRoom({ children }: { readonly children: ReactNode }) {
  const [begun, begin] = useState<Begun | null>(null);
  const acts = useMemo(() => ({ begun, begin }), [begun]);
  return <ActsContext.Provider value={acts}>{children}</ActsContext.Provider>;
}

export const useActs = (): Acts => useContext(ActsContext);
