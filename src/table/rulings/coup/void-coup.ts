// The coup is void: every stake on it goes back, Runs and Dragon Tails ride on (G6).

import type { Rulebook } from '../../../rulebooks/index.ts';
import type { At, Given, Happened } from '../../act.ts';
import { afterCoup, type CoupOver } from '../../coup/coup-over.ts';
import { NOTHING_HELD } from '../../coup/held-cards.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import { drawUp } from '../../accounts/money.ts';
import { assert } from '../../../rules/assert.ts';
import type { Refusal } from '../../refusal.ts';
import { coupMeant } from '../../restatement/reported-coup.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import { voidSettlementOf } from '../../settlement/settlement.ts';
import { shoeAfterCoup } from '../../shoe/shoe-life.ts';
import { aCardHasLeft } from '../../coup/standing.ts';
import type { Shoe } from '../../shoe/shoe.ts';
import type { Table } from '../../table.ts';
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
  const meant = coupMeant(room, report.facts);
  if (meant !== 'present') return voidSettledCoup(room, ruled, meant, streaksToo);
  return [coupVoided(room, { clause, endsShoe, streaksToo, by, at })];
}

interface Voiding extends Given {
  readonly clause: string;
  readonly endsShoe: boolean;
  /** Runs and tails that were first placed on the coup go back as well. */
  readonly streaksToo: boolean;
}

/** The coup at the table is void, on record like every other. */
export function coupVoided(
  room: At,
  { clause, endsShoe, streaksToo, by, at }: Voiding,
): CoupVoided {
  const { table } = room;
  const endOfShoe = endsShoe || (table.shoe.lastCoup && aCardHasLeft(table));
  const { drafts, ...over } = voidSettlementOf(room, at, { clause, endOfShoe, streaksToo });
  const transfers = drawUp(table.ledger, drafts);
  assert(!('refused' in transfers), 'stakes that are held can always go back');
  return { happened: 'coup-voided', by, at, clause, endsShoe, ...over, transfers };
}

export const evolveCoupVoided = (table: Table, event: CoupVoided, book: Rulebook): Table =>
  afterCoup({ book, table }, event, shoeAfterVoid({ book, table }, event));

/**
 * A coup of which no card was drawn uses up nothing, not even the last coup (R2). Cards held over
 * stay held on their own ground, whatever ended the coup (C22).
 */
function shoeAfterVoid(room: At, { clause, endsShoe }: CoupVoided): Shoe {
  const { shoe } = room.table;
  const after = aCardHasLeft(room.table) ? shoeAfterCoup(room, null) : shoe;
  if (!endsShoe) return after;
  return { ...after, ...NOTHING_HELD, over: true, lastCoup: false, shuffleOrdered: clause };
}
