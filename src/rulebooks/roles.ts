// Everybody who acts in a house, and what each role is there for. A new role is one line here.

/** What a role may be there for; acts, routes, sockets and keys each say which they ask. */
export const HOUSE_POWERS = [
  /** At a terminal of their own. */
  'play',
  /** Acts at a table. */
  'run-table',
  'supervise',
  'inspect-table',
  'take-duty',
  /** Sees a table from the dealer's side. */
  'watch-table',
  /** Looks up what happened; whoever deals or pays does not need to (R-ACC-1). */
  'look-up',
  /** Reads what was won and what the odds make of it: theory is no figure for a table (G9). */
  'read-accounts',
  /** Sees whose cash is large or looks structured: the floor does not. */
  'read-suspicions',
  /** Writes notes and marks of surveillance, which stay on record. */
  'keep-watch',
  /** Looks at everything as the regulator does: coups, books, record, a day to take away. */
  'inspect-house',
  'handle-disputes',
  'record-video',
  'inspect-software',
  /** Opens the lab: odds are for whoever decides about games, never for a table (ruling G9). */
  'read-analysis',
  /** Money outside the tables. */
  'work-at-cage',
  'approve-payments',
  'audit-cage',
  /** The house, its people and machines. */
  'run-house',
  'agree-to-release',
  'manage-staff',
  'list-devices',
  /** Tournaments. */
  'run-tournament',
  'direct-tournament',
  'read-conditions',
  /** Follows what happens in the house, number by number, as it goes to other systems. */
  'follow-events',
] as const;
export type HousePower = (typeof HOUSE_POWERS)[number];

const SUPERVISES: readonly HousePower[] = [
  ...(['run-table', 'supervise', 'take-duty', 'watch-table'] as const),
  ...(['look-up', 'handle-disputes'] as const),
];
const WATCHES_OVER: readonly HousePower[] = [
  ...(['watch-table', 'look-up', 'handle-disputes', 'record-video'] as const),
  ...(['inspect-software', 'read-analysis', 'audit-cage', 'list-devices'] as const),
  ...(['read-accounts', 'read-suspicions', 'follow-events', 'inspect-house'] as const),
];

/**
 * Role by role what it may do at all; the rulebook then narrows it. Whoever has no power of a table
 * reads one and changes nothing at it (R-ACC-1, R-ACC-3).
 */
export const POWERS_OF = {
  patron: ['play'],
  dealer: ['run-table', 'take-duty', 'watch-table'],
  'game-supervisor': SUPERVISES,
  'casino-supervisor': [
    ...SUPERVISES,
    ...(['read-analysis', 'read-accounts', 'approve-payments', 'agree-to-release'] as const),
  ],
  'pit-boss': [
    ...SUPERVISES,
    ...(['read-analysis', 'read-accounts', 'approve-payments', 'agree-to-release'] as const),
  ],
  // Management stands above the table and takes no duty at it.
  operator: [
    ...['run-table', 'supervise', 'watch-table', 'look-up', 'handle-disputes', 'record-video'],
    ...['inspect-software', 'read-analysis', 'approve-payments', 'run-house', 'list-devices'],
    ...['run-tournament', 'read-conditions', 'read-accounts', 'read-suspicions'],
    'follow-events',
  ],
  'table-inspector': ['inspect-table', 'take-duty', 'watch-table', 'look-up', 'handle-disputes'],
  'tournament-director': ['watch-table', 'run-tournament', 'direct-tournament', 'read-conditions'],
  cashier: ['work-at-cage'],
  surveillance: [...WATCHES_OVER, 'read-conditions', 'keep-watch'],
  inspector: [...WATCHES_OVER, 'agree-to-release', 'read-conditions'],
  administrator: ['look-up', 'inspect-software', 'manage-staff', 'list-devices'],
  // The server's own drivers: they send past the gate.
  system: [],
} as const satisfies Readonly<Record<string, readonly HousePower[]>>;

/** What a program may be let do by a token of its own: it reads, and acts for nobody (G19). */
export const SERVICE_POWERS = [
  ...(['look-up', 'read-accounts', 'read-suspicions', 'list-devices', 'follow-events'] as const),
] as const satisfies readonly HousePower[];
export type ServicePower = (typeof SERVICE_POWERS)[number];

export type Role = keyof typeof POWERS_OF;
export const ROLES = Object.keys(POWERS_OF) as readonly Role[]; // its own keys

/** All that a role may do. */
export const powersOf = (role: Role): readonly HousePower[] => POWERS_OF[role];

/** Whether a role has one of these powers. */
export function hasAnyPower(role: Role, powers: readonly HousePower[]): boolean {
  const own = powersOf(role);
  for (const power of powers) if (own.includes(power)) return true;
  return false;
}

/** The roles that have one of these powers. */
export const rolesWith = (powers: readonly HousePower[]): readonly Role[] =>
  ROLES.filter(role => hasAnyPower(role, powers));

/** Whoever keeps the staff touches no game and no money: no other role goes with it. */
export const areInConflict = (roles: readonly Role[]): boolean =>
  new Set(roles).size > 1 && roles.some(role => hasAnyPower(role, ['manage-staff']));
