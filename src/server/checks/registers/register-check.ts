// People, devices and virtual shoes against the journal: whoever and whatever is in these tables
// was put there by an event, and is as the event says. What is not confirmed yet is on its way:
// nobody can use it, and the next start looks at it.

import { createHash } from 'node:crypto';

import type pg from 'pg';

import type { Damage } from '../../storage/journal/damage.ts';
import { markOfDevice } from '../../storage/secrets/device-mark.ts';
import { promiseIn } from '../../storage/secrets/shoe-promise.ts';
import { markOfName } from '../../storage/secrets/name-mark.ts';
import { HOUSE_STREAM } from '../../storage/journal/house-stream-name.ts';
import type { CheckFinding } from './finding.ts';

const KINDS = [
  ...(['staff-added', 'staff-left', 'device-enrolled', 'device-revoked'] as const),
  ...(['password-changed', 'pin-set', 'person-erased'] as const),
  ...(['code-enrolled', 'code-removed'] as const),
];

interface HouseFact {
  readonly kind: (typeof KINDS)[number];
  /** False where a crash may have come between the record and the table. */
  readonly isDone: boolean;
  readonly body: {
    readonly id: string;
    readonly name?: string | null;
    /** Of the name, where it does not stand here itself. */
    readonly nameMark?: string | null;
    readonly roles?: readonly string[];
    readonly kind?: string;
    readonly person?: string;
    readonly table?: string;
    readonly seat?: number | null;
    /** Of the stored password or PIN, or of a device's secret; not in journals of 0.1.0. */
    readonly mark?: string | null;
    readonly approval?: { readonly reference: string; readonly on: string } | null;
    readonly distanceM?: number | null;
  };
}

interface FactRow {
  readonly kind: HouseFact['kind'];
  readonly body: string;
  readonly isDone: boolean;
}

/**
 * A change is in the table once anything else was put on record well after it, or time has passed;
 * only a start that follows at once may mean that the house died in between.
 */
const FACTS = `
  select j.kind, j.body::text as body,
         coalesce(next.kind <> 'server-started', j.at < now() - interval '1 minute') as "isDone"
    from journal j join stream s on s.id = j.stream
    left join lateral (
      select k.kind from journal k
       where k.stream = j.stream and k.seq > j.seq
         and (k.kind in ('server-started', 'server-stopped')
              or k.at > j.at + interval '10 seconds')
       order by k.seq limit 1) next on j.kind in ('password-changed', 'pin-set')
   where s.name = $1 and j.kind = any($2) order by j.seq`;

/** A check for verifyJournal: the registers that are no projection of their own. */
export async function checkRegisters(client: pg.ClientBase): Promise<CheckFinding> {
  const { rows } = await client.query<FactRow>(FACTS, [HOUSE_STREAM, [...KINDS]]);
  const facts = rows.flatMap(readFact);
  const says = [
    ...(await staffFaults(client, facts)),
    ...(await deviceFaults(client, facts)),
    ...(await shoeFaults(client)),
  ];
  const damages = says.map((one): Damage => ({
    stream: HOUSE_STREAM,
    seq: 0,
    found: 'projection-differs',
    says: one,
  }));
  return { checked: 'people, devices and virtual shoes against their events', damages };
}

/** A body that was rewritten into something else is the chain's business, not this check's. */
function readFact({ kind, body, isDone }: FactRow): readonly HouseFact[] {
  const read = JSON.parse(body) as HouseFact['body']; // PostgreSQL stores valid JSON alone
  if (kind === 'person-erased') {
    const { kind: whose, person } = read;
    const isStaff = whose === 'staff' && typeof person === 'string';
    return isStaff ? [{ kind, isDone, body: { id: person } }] : [];
  }
  return typeof read.id === 'string' ? [{ kind, isDone, body: read }] : [];
}

interface StaffRow {
  readonly id: string;
  readonly name: string;
  readonly salt: Buffer | null;
  readonly roles: readonly string[];
  readonly gone: boolean;
  readonly recorded: boolean;
  readonly visits: boolean;
  readonly password: string | null;
  readonly pin: string | null;
  readonly hasCode: boolean;
}

/** People of a demonstration sign in by one click and have no password: nobody added them. */
async function staffFaults(
  client: pg.ClientBase,
  facts: readonly HouseFact[],
): Promise<readonly string[]> {
  const { rows } = await client.query<StaffRow>(
    `select id, name, name_salt as salt, roles, left_at is not null as gone, recorded,
            password is null as visits, encode(sha256(password::bytea), 'hex') as password,
            encode(sha256(pin::bytea), 'hex') as pin,
            code_confirmed_at is not null as "hasCode" from staff`,
  );
  const passwords = marksIn(facts, ['staff-added', 'password-changed']);
  const pins = marksIn(facts, ['pin-set']);
  const withPin = new Set(of(facts, 'pin-set').map(({ id }) => id));
  const added = new Map(of(facts, 'staff-added').map(body => [body.id, body]));
  const left = new Set(of(facts, 'staff-left').map(({ id }) => id));
  const erased = new Set(of(facts, 'person-erased').map(({ id }) => id));
  const lastOfCode = new Map(codeFacts(facts).map(({ kind, body }) => [body.id, kind]));
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows.flatMap(row => {
      const fact = added.get(row.id);
      if (fact === undefined) {
        return row.visits || !row.recorded ? [] : [`Nobody added ${row.id} to the staff.`];
      }
      const isSame =
        isNameOf(row, fact, erased.has(row.id)) &&
        row.roles.join() === (fact.roles ?? []).join() &&
        (row.gone === left.has(row.id) || !row.recorded) &&
        isOnRecord(passwords.get(row.id), row.password) &&
        (row.pin === null || withPin.has(row.id)) &&
        isOnRecord(pins.get(row.id), row.pin) &&
        (row.hasCode || lastOfCode.get(row.id) !== 'code-enrolled');
      return isSame ? [] : [`${row.id} of the staff is not as on record.`];
    }),
    ...[...added.keys()].filter(id => !known.has(id)).map(id => `${id} is missing from the staff.`),
  ];
}

/** Whoever takes a second factor off says so first; one that is only gone was taken by nobody. */
const codeFacts = (facts: readonly HouseFact[]): readonly HouseFact[] =>
  facts.filter(({ kind }) => kind === 'code-enrolled' || kind === 'code-removed');

/** Somebody who was erased has no name but their id. */
function isNameOf({ id, name, salt }: StaffRow, fact: HouseFact['body'], isErased: boolean) {
  if (isErased && salt === null && name === id) return true;
  const { nameMark = null } = fact;
  return nameMark === null ? name === fact.name : nameMark === markOfName(name, salt);
}

/** The marks of everybody's passwords, or PINs, that may be in force. */
function marksIn(
  facts: readonly HouseFact[],
  kinds: readonly HouseFact['kind'][],
): ReadonlyMap<string, readonly string[]> {
  const marks = new Map<string, readonly string[]>();
  for (const { kind, isDone, body } of facts) {
    const { id, mark } = body;
    if (!kinds.includes(kind) || typeof mark !== 'string') continue;
    // One that a crash cut short is on record, and the one before is still in force.
    const before = isDone ? [] : (marks.get(id) ?? []).slice(-1);
    marks.set(id, [...before, mark]);
  }
  return marks;
}

const isOnRecord = (marks: readonly string[] | undefined, stored: string | null): boolean =>
  marks === undefined || (stored !== null && marks.includes(stored));

const of = (facts: readonly HouseFact[], kind: HouseFact['kind']): readonly HouseFact['body'][] =>
  facts.filter(fact => fact.kind === kind).map(({ body }) => body);

interface DeviceRow {
  readonly id: string;
  readonly kind: string;
  readonly table: string;
  readonly seat: number | null;
  readonly hash: Buffer | null;
  readonly key: Buffer | null;
  readonly gone: boolean;
  readonly recorded: boolean;
  readonly reference: string | null;
  readonly approvedOn: string | null;
  readonly distance: string | null;
}

async function deviceFaults(
  client: pg.ClientBase,
  facts: readonly HouseFact[],
): Promise<readonly string[]> {
  const { rows } = await client.query<DeviceRow>(
    `select id, kind, table_name as "table", seat, token_hash as hash, public_key as key,
            revoked_at is not null as gone, recorded, approval_reference as reference,
            to_char(approved_on, 'YYYY-MM-DD') as "approvedOn", distance_m::text as distance
       from device`,
  );
  const enrolled = new Map(of(facts, 'device-enrolled').map(body => [body.id, body]));
  const revoked = new Set(of(facts, 'device-revoked').map(({ id }) => id));
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows.flatMap(row => {
      const fact = enrolled.get(row.id);
      if (fact === undefined) {
        return row.recorded ? [`Nobody enrolled device ${row.id}.`] : [];
      }
      const isSame =
        row.kind === fact.kind &&
        row.table === fact.table &&
        row.seat === (fact.seat ?? null) &&
        row.id === idOf(row) &&
        (typeof fact.mark !== 'string' || fact.mark === markOfDevice(row)) &&
        (row.gone === revoked.has(row.id) || !row.recorded) &&
        (row.reference ?? null) === (fact.approval?.reference ?? null) &&
        (row.approvedOn ?? null) === (fact.approval?.on ?? null) &&
        Number(row.distance ?? 0) === (fact.distanceM ?? 0);
      return isSame ? [] : [`Device ${row.id} is not as it was enrolled.`];
    }),
    ...[...enrolled.keys()].filter(id => !known.has(id)).map(id => `Device ${id} is missing.`),
  ];
}

/** A device's name is the beginning of what it proves itself by. */
function idOf({ hash, key }: DeviceRow): string {
  // A screen with a key has a secret too from its last proof on, which is another each time.
  const secret =
    key === null ? (hash ?? Buffer.alloc(0)) : createHash('sha256').update(key).digest();
  return `d${secret.toString('hex').slice(0, 10)}`;
}

/** What two people have spent with a reconciliation; one that took its place is fresh. */
const UNSPENT = `
  select v.name from virtual_shoe v
   where v.spent_at is null and v.commitment in (
     select json_array_elements_text(j.body -> 'spent') from journal j
       join stream s on s.id = j.stream
      where s.name = $1 and j.kind = 'journal-reconciled' and j.body -> 'spent' is not null)`;

/** A virtual shoe was promised before its first wager: its row still bears that promise. */
async function shoeFaults(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ set: string | null; commitment: string | null }>(
    `select b.set, v.commitment
       from (select j.body ->> 'cardSet' as set from journal j where j.kind = 'cards-brought') b
       left join virtual_shoe v on v.name = split_part(b.set, '#', 1)`,
  );
  const unspent = await client.query<{ name: string }>(UNSPENT, [HOUSE_STREAM]);
  const again = unspent.rows.map(({ name }) => `Virtual shoe ${name} was spent, and is no more.`);
  const other = rows.flatMap(({ set, commitment }) => {
    const promise = promiseIn(set);
    if (promise === null || promise.commitment === commitment) return [];
    return [`Virtual shoe ${promise.shoe} is not the one that was promised.`];
  });
  return [...other, ...again];
}
