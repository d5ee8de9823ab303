// The no that may follow what somebody typed into a form of the floor.

import { useConsoleText } from '../use-texts.ts';
import type { DenialWord } from './denial-text.ts';

/** Why the house said no, where it did. */
export function DenialTold({ denied }: { readonly denied: DenialWord | null }) {
  const tell = useConsoleText();
  if (denied === null) return null;
  return (
    <p className="refusal" role="alert">
      {tell(denied)}
    </p>
  );
}
