// What follows from a ruling that restates a coup: its entries, wins that lock, claims that open.

import type { At } from '../act.ts';
import { claimsFor } from '../matters/claims-for.ts';
import type { Ruled } from '../irregularities/irregularity.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { RulingEvents } from '../rulings/ruling-acts.ts';
import { winsAnew } from '../settlement/substantial-win.ts';
import type { CoupRecord } from '../table.ts';
import { knowsRules } from './reported-coup.ts';
import { restateCoup, type RestatementTerms } from './restate.ts';

export function restated(
  context: At,
  record: CoupRecord,
  restating: RestatementTerms,
  { what, report: { by, at } }: Ruled,
): RulingEvents | Refusal {
  const { clause } = restating;
  if (!knowsRules(context, record)) {
    return refuse('nothing-to-do', clause, { code: 'rules-of-coup-not-on-record' });
  }
  const ruled = { ...record, rulings: [...record.rulings, { what, clause }] };
  const event = restateCoup(context, ruled, restating, { by, at });
  if (event === null) {
    return refuse('not-enough-money', clause, { code: 'float-cannot-pay-corrections' });
  }
  const locked = winsAnew(context.table, record, event.record).map(
    win => ({ happened: 'win-locked', by, at, clause: 'R-CSH-11', ...win }) as const,
  );
  const claims = claimsFor(context, record, event.streaks?.fates ?? [], { by, at });
  return [event, ...locked, ...claims];
}
