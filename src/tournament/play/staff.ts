// Nobody wagers and nothing is dealt without the director and a table inspector (3, 16.2.7).

import type { PlayAt } from './act.ts';
import { type PlayRefusal, refuse } from './refusal.ts';

export function staffMissing({ play, directorPresent }: PlayAt): PlayRefusal | undefined {
  if (!directorPresent) {
    return refuse('director-away', '16.2.7', 'The director is not signed on: play waits.');
  }
  if (play.inspector === null) {
    return refuse('inspector-away', '3 presence', 'No table inspector is here: play waits.');
  }
  return undefined;
}
