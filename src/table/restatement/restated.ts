// What follows from a ruling that restates a coup: its entries, wins that lock, claims that open.

import type { At } from '../act.ts';
import { claimsFor } from '../matters/claims-for.ts';
import type { Ruled } from '../irregularities/irregularity.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { RulingEvents } from '../rulings/ruling-acts.ts';
import { winsAnew } from '../settlement/substantial-win.ts';
import type { CoupRecord } from '../table.ts';
import { knowsRules } from './past-coup.ts';
import { restateCoup, type Restating } from './restate.ts';

export function restated(
  context: At,
  record: CoupRecord,
  restating: Restating,
  { what, report: { by, at } }: Ruled,
): RulingEvents | Refusal {
  const { clause } = restating;
  if (!knowsRules(context, record)) {
    const because = 'The house rules of that coup are not on record: take it to a dispute.';
    return refuse('nothing-to-do', clause, because);
  }
  const ruled = { ...record, rulings: [...record.rulings, { what, clause }] };
  const event = restateCoup(context, ruled, restating, { by, at });
  if (event === null) {
    const because = 'The float cannot pay these corrections: call for a fill first.';
    return refuse('not-enough-money', clause, because);
  }
  const locked = winsAnew(context.table, record, event.record).map(
    win => ({ happened: 'win-locked', by, at, clause: 'R-CSH-11', ...win }) as const,
  );
  const claims = claimsFor(context, record, event.streaks?.fates ?? [], { by, at });
  return [event, ...locked, ...claims];
}
