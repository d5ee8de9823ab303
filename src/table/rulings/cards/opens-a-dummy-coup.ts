// The coup is settled on the right hands; the card is the first card of a dummy coup after it.

import type { At } from '../../act.ts';
import { assertGround } from '../../coup/dummy.ts';
import { heldOver } from '../../coup/held-cards.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import type { RulingEvents } from '../ruling-acts.ts';

export function opensADummyCoup(room: At, { clause, report }: Ruled): RulingEvents {
  assertGround(room, clause);
  return [heldOver(report.facts.cards ?? [], clause, report)];
}
