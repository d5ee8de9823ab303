// Who may do what: powers come from the book and go up the ladder, never down (1.2, G7).

import { assert } from '../../rules/assert.ts';
import {
  type Power,
  type Powers,
  STAFF_RANKS,
  type RankedRole,
} from '../../rulebooks/procedure.ts';
import type { Role } from '../../rulebooks/roles.ts';
import type { At } from '../act.ts';
import type { Refusal } from '../refusal.ts';
import type { Actor } from '../setup/setup.ts';

const isRanked = (role: Role): role is RankedRole => Object.hasOwn(STAFF_RANKS, role);
const rankOf = (role: Role): number => (isRanked(role) ? STAFF_RANKS[role] : 0);

/** True when the actor's rank reaches the power; a patron or cashier has no rank at a table. */
export function hasPower({ book }: At, by: Actor, power: Power): boolean {
  const rule = book.procedure.powers[power];
  return rule !== undefined && reaches(by.role, rule);
}

const reaches = (role: Role, { least, also }: NonNullable<Powers<string>[Power]>): boolean =>
  rankOf(role) >= STAFF_RANKS[least] || also?.includes(role) === true;

/** Refuses who may not; undefined for who may. */
export function lacksPower({ book }: At, by: Actor, power: Power): Refusal | undefined {
  const rule = book.procedure.powers[power];
  if (rule === undefined) {
    return {
      refused: 'not-in-this-book',
      clause: book.procedure.powers.deal?.clause ?? 'ruling G7',
      reason: { code: 'power-given-to-nobody', power },
    };
  }
  if (reaches(by.role, rule)) return undefined;
  return {
    refused: 'not-authorised',
    clause: rule.clause,
    reason: { code: 'needs-rank', role: rule.least },
    needs: rule.least,
  };
}

/** The clause that gives a power; the power is one the book has. */
export function clauseOfPower({ book }: At, power: Power): string {
  const rule = book.procedure.powers[power];
  assert(rule !== undefined, `${book.id} has no power to ${power}`);
  return rule.clause;
}
