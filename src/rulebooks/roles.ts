// Everybody who acts in a house, and what each role is there for. A new role is one line here.

/** What a role may be there for; acts, routes, sockets and keys each say which they ask. */
export const HOUSE_POWERS = [
  'play',
  'run-table',
  'supervise',
  'inspect-table',
  'take-duty',
] as const;
export type HousePower = (typeof HOUSE_POWERS)[number];

const SUPERVISES = ['run-table', 'supervise', 'take-duty'] as const;

/**
 * Role by role what it may do at all; the rulebook then narrows it. Whoever has nothing here reads
 * a table and changes nothing at it (R-ACC-1, R-ACC-3).
 */
export const POWERS_OF = {
  patron: ['play'],
  dealer: ['run-table', 'take-duty'],
  'game-supervisor': SUPERVISES,
  'casino-supervisor': SUPERVISES,
  'pit-boss': SUPERVISES,
  // Management stands above the table and takes no duty at it.
  operator: ['run-table', 'supervise'],
  'table-inspector': ['inspect-table', 'take-duty'],
  'tournament-director': [],
  cashier: [],
  surveillance: [],
  inspector: [],
  administrator: [],
  // The server's own drivers: they send past the gate.
  system: [],
} as const satisfies Readonly<Record<string, readonly HousePower[]>>;

export type Role = keyof typeof POWERS_OF;
export const ROLES = Object.keys(POWERS_OF) as readonly Role[]; // its own keys

/** Whether a role has one of these powers. */
export function hasAnyPower(role: Role, powers: readonly HousePower[]): boolean {
  const own: readonly HousePower[] = POWERS_OF[role];
  for (const power of powers) if (own.includes(power)) return true;
  return false;
}

/** The roles that have one of these powers. */
export const rolesWith = (powers: readonly HousePower[]): readonly Role[] =>
  ROLES.filter(role => hasAnyPower(role, powers));
