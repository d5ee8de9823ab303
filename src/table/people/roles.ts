// Who may do what: powers come from the book and go up the ladder, never down (1.2, G7).

import { assert } from '../../rules/assert.ts';
import {
  type Power,
  type Powers,
  STAFF_RANKS,
  type RankedRole,
} from '../../rulebooks/procedure.ts';
import { type Role, ROLES } from '../../rulebooks/roles.ts';
import type { At } from '../act.ts';
import type { Refusal } from '../refusal.ts';
import type { Actor } from '../setup/setup.ts';

type PowerRule = NonNullable<Powers<string>[Power]>;

const isRanked = (role: Role): role is RankedRole => Object.hasOwn(STAFF_RANKS, role);
const rankOf = (role: Role): number => (isRanked(role) ? STAFF_RANKS[role] : 0);

/** True when the actor's rank reaches the power; a patron or cashier has no rank at a table. */
export function hasPower({ book }: At, by: Actor, power: Power): boolean {
  const rule = book.procedure.powers[power];
  return rule !== undefined && reaches(by.role, rule);
}

/** Everybody who has a power, the lowest rank first; who stands beside the ladder comes last. */
const havingIt = (rule: PowerRule): readonly Role[] => {
  const ranks = ROLES.filter(role => rankOf(role) >= STAFF_RANKS[rule.least]);
  const beside = ROLES.filter(role => !ranks.includes(role) && reaches(role, rule));
  return [...ranks.toSorted((one, other) => rankOf(one) - rankOf(other)), ...beside];
};

/** A power as screens are shown it: by which clause, from which rank on, and who has it. */
export interface PowerShown {
  readonly clause: string;
  readonly least: RankedRole;
  readonly roles: readonly Role[];
}

/** Who may do what by this book. */
export const powersShown = ({ book }: At): Readonly<Partial<Record<Power, PowerShown>>> =>
  Object.fromEntries(
    Object.entries(book.procedure.powers).map(([power, rule]) => {
      const { clause, least } = rule;
      return [power, { clause, least, roles: havingIt(rule) }];
    }),
  );

const reaches = (role: Role, { least, also }: PowerRule): boolean =>
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
