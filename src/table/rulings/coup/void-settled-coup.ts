// A coup that was settled already is void: its payments are undone by new entries (M2).

import type { At } from '../../act.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { asItStands } from '../../restatement/restate.ts';
import { restated } from '../../restatement/restated.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import type { CoupRecord } from '../../table.ts';

/** With `streaksToo` Runs and tails that were first placed on the coup go back as well (G6). */
export function voidSettledCoup(
  context: At,
  ruled: Ruled,
  record: CoupRecord | undefined,
  streaksToo: boolean,
): RulingEvents | Refusal {
  const { clause } = ruled;
  if (record === undefined || record.standing === 'void') {
    return refuse('nothing-to-do', clause, { code: 'no-such-settled-coup' });
  }
  const restating = { ...asItStands(record, clause), truth: 'void', streaksToo } as const;
  return restated(context, record, restating, ruled);
}
