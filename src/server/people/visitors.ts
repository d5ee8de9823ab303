// Visitors of a demonstration: named people like any other, who can only come in by its doors.

import type { StaffRole } from '../../wire/roles.ts';
import type { StaffMember } from './staff.ts';

export const visitorAs = (role: StaffRole): StaffMember => ({
  id: `visitor-${role}`,
  name: `Visitor as ${role.replaceAll('-', ' ')}`,
  roles: [role],
  since: 0,
});
