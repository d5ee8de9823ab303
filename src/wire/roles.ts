// The roles of a house on the wire, and what each may do.

import { z } from 'zod';

import { HOUSE_POWERS, powersOf, type Role, ROLES } from '../rulebooks/roles.ts';

/** Roles that a person signs in with; patrons sit down at terminals, the system is nobody. */
export const STAFF_ROLES = ROLES.filter(
  (role): role is Exclude<Role, 'patron' | 'system'> => role !== 'patron' && role !== 'system',
);
export type StaffRole = (typeof STAFF_ROLES)[number];
export const staffRole = z.enum(STAFF_ROLES as [StaffRole, ...StaffRole[]]); // there are eleven

export const housePowers = z.array(z.enum(HOUSE_POWERS)).describe('What the role may do at all.');

/** A role that a visitor of a demonstration takes by one touch, and what it may do. */
export const visitorRole = z.strictObject({ role: staffRole, powers: housePowers });
export type VisitorRole = z.infer<typeof visitorRole>;

export const VISITOR_ROLES: readonly VisitorRole[] = STAFF_ROLES.map(role => ({
  role,
  powers: [...powersOf(role)],
}));
