// Ways to alter what no event carries by itself: people, machines, sessions, shoes, tickets, and
// the programs of the database.

import { appendPlainly } from '../../src/server/storage/migrations/0009-append-plainly.ts';
import { alone, ddl, drop, set, sql, STREAM, type Way } from './way.ts';

export const TICKETS: readonly Way[] = [
  set('a ticket’s sum', 'tickets', 'ticket', 'cents = cents + 100'),
  set('how a ticket stands', 'tickets', 'ticket', `state = 'outstanding'`, `state = 'void'`),
  drop('a ticket removed', 'tickets', 'ticket'),
  alone(
    'a ticket that never was',
    'tickets',
    sql(`insert into ticket select stream, 'T-999999', table_name, seat, patron, tail, cents,
      currency, gaming_day, issued_at, state from ticket limit 1`),
  ),
  alone(
    'a stake that waits for nothing',
    'tickets',
    sql(`insert into pending_transfer (stream, id, debit, credit, cents, currency)
      values (${STREAM}, 999999, 'patron:1/eve', 'bank', 500, 'AUD')`),
  ),
];

/** The database's own programs: whoever changes them need not touch a row. */
export const PROGRAMS: readonly Way[] = [
  alone(
    'the function that appends',
    'programs',
    ddl(appendPlainly.replace('begin', 'begin\n  perform 1;')),
  ),
  alone(
    'the journal’s guard disabled',
    'programs',
    ddl('alter table journal disable trigger journal_is_append_only'),
  ),
  alone(
    'a trigger more',
    'programs',
    ddl(`create trigger eve before update on journal for each row
      execute function suppress_redundant_updates_trigger()`),
  ),
];

/** A shoe that some table was brought: its promise stands in the journal. */
const PROMISED = `name in (select split_part(body ->> 'cardSet', '#', 1) from journal
  where kind = 'cards-brought')`;

export const PEOPLE: readonly Way[] = [
  alone(
    'a person nobody added',
    'people',
    sql(`insert into staff (id, name, roles, password)
    values ('eve', 'Eve', '{operator}', 'x')`),
  ),
  set('a role more', 'people', 'staff', `roles = roles || '{operator}'::text[]`, `id = 'ada'`),
  set('another name', 'people', 'staff', `name = 'Eve'`, `id = 'ada'`),
  set('somebody back who has left', 'people', 'staff', 'left_at = null', `id = 'dan'`),
  drop('a person removed', 'people', 'staff', `id = 'ada'`),
  {
    ...{ name: 'another password', class: 'people', finder: 'alone' },
    alter: sql(`update staff set password = 'x' where id = 'ada'`),
  },
  alone('the password before put back', 'people', async ({ admin, earlier }) =>
    admin.query(`update staff set password = $1 where id = 'ada'`, [earlier]),
  ),
  {
    ...{ name: 'another PIN', class: 'people', finder: 'alone' },
    alter: sql(`update staff set pin = 'x' where id = 'ada'`),
  },
  set('a device’s table', 'devices', 'device', `table_name = 'live'`),
  set('a device’s seat', 'devices', 'device', 'seat = 2'),
  set('a device’s token', 'devices', 'device', `token_hash = sha256('x')`),
  // What a device is called is the beginning of its secret: that much can be met by trying.
  set(
    'a device’s secret made to fit its name',
    'devices',
    'device',
    `token_hash = substring(token_hash for 5) || substring(sha256('x') from 6)`,
  ),
  set('a device revoked by nobody', 'devices', 'device', 'revoked_at = now()'),
  drop('a device removed', 'devices', 'device'),
  alone(
    'a device nobody enrolled',
    'devices',
    sql(`insert into device
    (id, kind, table_name, seat, token_hash, enrolled_by)
    values ('d0123456789', 'terminal', 'rapid', 2, sha256('y'), 'eve')`),
  ),
  set(
    'a role more, as if on its way to the record',
    'people',
    'staff',
    `recorded = false, roles = roles || '{operator}'::text[]`,
    `id = 'ada'`,
  ),
  set('a second factor taken off', 'people', 'staff', 'code_confirmed_at = null', `id = 'ada'`),
  set(
    'a second factor of somebody else’s',
    'people',
    'staff',
    `code_secret = code_secret || '\\x00'::bytea`,
    `id = 'ada'`,
  ),
  set(
    'a device’s approval',
    'devices',
    'device',
    `approval_reference = 'VCGR 1', approved_on = now()`,
  ),
  set('a device’s seat, as if on its way', 'devices', 'device', 'recorded = false, seat = 2'),
  set('a session in another role', 'sessions', 'session', `role = 'operator'`),
  alone(
    'a session nobody opened',
    'sessions',
    sql(`insert into session (token_hash, staff, role, until, seal)
    values (sha256('mine'), 'ada', 'administrator', now() + interval '1 hour', sha256('x'))`),
  ),
  set('a shoe’s order', 'shoes', 'virtual_shoe', `sealed = sealed || '\\x00'::bytea`),
  set('where a shoe was cut', 'shoes', 'virtual_shoe', 'cut_at = cut_at + 1'),
  set(
    'a spent shoe fresh again',
    'shoes',
    'virtual_shoe',
    'spent_at = null',
    'spent_at is not null',
  ),
  set('another promise for a shoe', 'shoes', 'virtual_shoe', `commitment = 'x'`, PROMISED),
  drop('a shoe removed', 'shoes', 'virtual_shoe', PROMISED),
];
