import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { STAFF_ROLES, type StaffRole } from '../../wire/roles.ts';
import { addStaff } from '../people/staff.ts';
import { dealtTable } from '../testing/house.ts';
import { type Answer, LiveHouse, PASSWORD } from '../testing/live-house.ts';

// One of them reads all our files, once for each role.
vi.setConfig({ testTimeout: 120_000 });

const table = dealtTable('pit');
const SUPERVISORS: readonly StaffRole[] = [
  'game-supervisor',
  'casino-supervisor',
  'pit-boss',
  'operator',
];
const CAGE: readonly StaffRole[] = ['cashier', 'casino-supervisor', 'pit-boss', 'operator'];
const READERS: readonly StaffRole[] = ['surveillance', 'inspector'];

/** Whoever meets patrons. */
const MEETS: readonly StaffRole[] = [
  ...SUPERVISORS,
  ...(['dealer', 'table-inspector', 'tournament-director', 'cashier'] as const),
  ...READERS,
];

/** Who asks the floor for a second person, and whose word may count. */
const AT_TABLES: readonly StaffRole[] = [...SUPERVISORS, 'dealer', 'table-inspector'];
const CAGE_OR_FLOOR: readonly StaffRole[] = [...SUPERVISORS, 'cashier'];
const SECOND = { table: 'none', command: { do: 'freeze-accounts', why: 'x' } };

const ACCOUNTS: readonly StaffRole[] = ['casino-supervisor', 'pit-boss', 'operator', ...READERS];
const DAY = '&from=2026-01-01&to=2026-01-01';

const AGREES = { id: 'boss', password: PASSWORD };
const RELEASE = { why: 'x', approver: { id: 'nobody', password: PASSWORD } };

/** Each door that is not for everybody, what is brought to it, and who may. */
const DOORS: readonly (readonly [string, object | null, readonly StaffRole[]])[] = [
  ['/api/staff', null, ['administrator']],
  [
    '/api/staff',
    { id: 'ada', name: 'Ada', roles: ['dealer'], password: PASSWORD, approver: AGREES },
    ['administrator'],
  ],
  ['/api/staff/release', { id: 'nobody' }, ['administrator']],
  ['/api/staff/remove-code', { id: 'nobody' }, ['administrator']],
  ['/api/staff/leave', { id: 'nobody' }, ['administrator']],
  [
    '/api/persons/erase',
    { kind: 'patron', person: 'none', why: 'asked', approver: AGREES },
    ['administrator', 'operator'],
  ],
  ['/api/bans', null, [...SUPERVISORS, ...READERS]],
  [
    '/api/bans',
    { kind: 'house-ban', documents: [], cards: [], until: null, why: 'x' },
    SUPERVISORS,
  ],
  ['/api/bans/lift', { ban: 'B-000009', why: 'x', approver: AGREES }, SUPERVISORS],
  ['/api/identity-checks', { person: 'x' }, MEETS],
  ['/api/devices', null, ['administrator', 'operator', ...READERS]],
  ['/api/devices', { kind: 'display', table: 'none' }, ['administrator']],
  ['/api/devices/revoke', { id: 'none' }, ['administrator']],
  ['/api/devices/release', { id: 'none' }, SUPERVISORS],
  ['/api/tables', { name: 'pit', title: 'Pit', setup: table.setup }, ['operator']],
  ['/api/tables/pit/setups', { setup: table.setup }, ['operator']],
  ['/api/tables/pit/release', RELEASE, ['operator']],
  ['/api/tournaments/cup/release', RELEASE, ['operator']],
  ['/api/cage/release', RELEASE, ['operator']],
  ['/api/system/approval', { file: 'x' }, ['operator']],
  ['/api/system/verify', { seed: '' }, ['operator', 'administrator', ...READERS]],
  ['/api/options', { book: 'crown', options: { dragonBonus: 1, perfectPairs: 1 } }, ['operator']],
  ['/api/inbox', null, [...SUPERVISORS, 'cashier', ...READERS]],
  ['/api/display-messages', null, [...SUPERVISORS, ...READERS]],
  ['/api/display-messages', { tables: ['none'], texts: { en: 'x' }, minutes: 5 }, SUPERVISORS],
  ['/api/display-messages/over', { message: 'M-000009' }, SUPERVISORS],
  ['/api/kept-seats?table=none', null, SUPERVISORS],
  ['/api/kept-seats', { table: 'none', seat: 1, patron: 'x', minutes: 5 }, SUPERVISORS],
  ['/api/kept-seats/over', { table: 'none', seat: 1 }, SUPERVISORS],
  ['/api/custody', null, [...SUPERVISORS, 'cashier', ...READERS]],
  [
    '/api/custody',
    { table: 'none', seat: 1, patron: 'x', cents: 1, found: 'x', approver: AGREES },
    SUPERVISORS,
  ],
  [
    '/api/custody/paid',
    { custody: 'K-000009', cents: 1, note: 'x', approver: AGREES },
    ['cashier'],
  ],
  ['/api/cage/look-up', { number: '0'.repeat(18) }, ['cashier']],
  [
    '/api/cage/outstanding',
    {
      ...{ table: 'none', seat: 1, patron: 'x', cents: 1, way: 'owed', note: 'x' },
      approver: AGREES,
    },
    ['cashier'],
  ],
  ['/api/cage/day?day=2026-01-01', null, [...CAGE, ...READERS]],
  ['/api/cage/day', { day: '2026-01-01', counts: [], approver: AGREES }, ['cashier']],
  ['/api/cage/redeem', { number: '0'.repeat(18) }, ['cashier']],
  ['/api/cage/duplicate', { ticket: 'T-000001', why: 'torn', approver: AGREES }, CAGE],
  ['/api/cage/tickets', null, [...CAGE, ...READERS]],
  ['/api/approval-requests', null, CAGE_OR_FLOOR],
  ['/api/approval-requests/first', SECOND, AT_TABLES],
  ['/api/approval-requests', SECOND, AT_TABLES],
  ['/api/approval-requests/A-000009', null, AT_TABLES],
  ['/api/approval-requests/take', { request: 'A-000009' }, AT_TABLES],
  ['/api/approval-requests/withdraw', { request: 'A-000009' }, AT_TABLES],
  ['/api/approval-requests/agree', { request: 'A-000009', password: PASSWORD }, CAGE_OR_FLOOR],
  [
    '/api/approval-requests/refuse',
    { request: 'A-000009', password: PASSWORD, why: 'x' },
    CAGE_OR_FLOOR,
  ],
  ['/api/again', { day: '2026-01-01' }, ACCOUNTS],
  [`/api/reports/figures?by=table${DAY}`, null, ACCOUNTS],
  [`/api/reports/course?${DAY}`, null, ACCOUNTS],
  [`/api/reports/coups?${DAY}`, null, ACCOUNTS],
  [`/api/reports/reconciliation?${DAY}`, null, ACCOUNTS],
  [`/api/reports/corrections?${DAY}`, null, ACCOUNTS],
  [`/api/reports/tickets?${DAY}`, null, ACCOUNTS],
  [`/api/reports/events?${DAY}`, null, ACCOUNTS],
  [`/api/reports/cash?${DAY}`, null, ['operator', ...READERS]],
];

let live: LiveHouse;
const cookies = new Map<StaffRole, string>();

beforeAll(async () => {
  live = await LiveHouse.start([table]);
  const { journal, record } = live.running.house;
  const boss = { id: 'boss', name: 'Boss', roles: ['casino-supervisor'] as const };
  await addStaff(journal.db, record, { ...boss, password: PASSWORD }, 'set-up');
  for (const role of STAFF_ROLES) {
    // Each has every role: the one that they sign in with counts. One person for all would ask
    // more often than the house lets a person ask.
    const person = { id: `all-as-${role}`, name: 'All', roles: STAFF_ROLES, password: PASSWORD };
    await addStaff(journal.db, record, person, 'set-up');
    const { cookie } = await live.ask('/api/sign-in', { id: person.id, password: PASSWORD, role });
    cookies.set(role, cookie);
  }
});
afterAll(() => live.running.end());

const isTurnedAway = ({ status, body }: Answer): boolean =>
  status === 403 || (status === 409 && body['denied'] === 'not-authorised');

test.each(DOORS)('R-ACC-1: %s is open to its own roles only', async (path, body, may) => {
  expect((await live.ask(path, body)).status).toBe(401);
  const open: StaffRole[] = [];
  for (const role of STAFF_ROLES) {
    const answer = await live.ask(path, body, cookies.get(role));
    if (!isTurnedAway(answer)) open.push(role);
    expect(answer.status).toBeLessThan(500);
  }
  expect(open.toSorted()).toEqual([...may].toSorted());
});
