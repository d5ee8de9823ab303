// The coup is void: every stake on it goes back, Runs and Dragon Tails ride on (G6).

import type { At, Happened } from '../act.ts';
import { afterCoup, type CoupOver } from '../coup-over.ts';
import type { Ruled } from '../irregularity.ts';
import { drawUp } from '../money.ts';
import { assert } from '../../rules/assert.ts';
import type { Refusal } from '../refusal.ts';
import { coupMeant } from '../restatement/past-coup.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import { voidSettlementOf } from '../settlement.ts';
import { shoeAfterCoup } from '../shoe-life.ts';
import { aCardHasLeft } from '../standing.ts';
import type { Shoe, Table } from '../table.ts';
import { voidSettledCoup } from './void-settled-coup.ts';

export interface CoupVoided extends Happened, CoupOver {
  readonly happened: 'coup-voided';
  readonly clause: string;
  /** True where no further coup may be dealt from these cards. */
  readonly endsShoe: boolean;
}

export function voidCoup(room: At, ruled: Ruled, streaksToo = false): RulingEvents | Refusal {
  const { clause, endsShoe, report } = ruled;
  const { by, at } = report;
  const { table } = room;
  const meant = coupMeant(room, report.facts);
  if (meant !== 'present') return voidSettledCoup(room, ruled, meant, streaksToo);
  const endOfShoe = endsShoe || (table.shoe.lastCoup && aCardHasLeft(table));
  const { drafts, ...over } = voidSettlementOf(room, at, { clause, endOfShoe, streaksToo });
  const transfers = drawUp(table.ledger, drafts);
  assert(!('refused' in transfers), 'stakes that are held can always go back');
  return [{ happened: 'coup-voided', by, at, clause, endsShoe, ...over, transfers }];
}

export const evolveCoupVoided = (room: At, event: CoupVoided): Table =>
  afterCoup(room, event, shoeAfterVoid(room, event));

/** A coup of which no card was drawn uses up nothing, not even the last coup (R2). */
function shoeAfterVoid(room: At, { clause, endsShoe }: CoupVoided): Shoe {
  const { shoe, coup } = room.table;
  const after = aCardHasLeft(room.table) ? shoeAfterCoup(room, null) : shoe;
  // A card that was seen and is still held over never opens a coup with wagers on it.
  const seen = shoe.held.some(card => card !== null);
  const nextIsDummy = seen ? (coup?.ground ?? clause) : after.nextIsDummy;
  return endsShoe
    ? { ...after, over: true, lastCoup: false, held: [], nextIsDummy: null }
    : { ...after, nextIsDummy };
}
