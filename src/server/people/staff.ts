// The house's staff: named people with the roles they may act in (R-ACC-1).

import type pg from 'pg';

import type { StaffRole } from '../../wire/roles.ts';
import { confirm, type RegisterRecord } from '../storage/registers/registers.ts';
import { markOfName, newNameSalt } from '../storage/secrets/name-mark.ts';
import { hashPassword, markOf } from './passwords.ts';

export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly since: number;
}

const PERSON = 'id, name, roles, since';

/** Everybody who has not left. */
export async function listStaff(db: pg.Pool): Promise<readonly StaffMember[]> {
  const { rows } = await db.query<StaffMember>(
    `select ${PERSON} from staff where left_at is null and recorded order by id`,
  );
  return rows;
}

/** Whether anybody can sign in at all; if not, the first start's link is the only way in. */
export async function hasStaff(db: pg.Pool): Promise<boolean> {
  const { rows } = await db.query<{ some: boolean }>(
    'select exists (select from staff where left_at is null and password is not null) as some',
  );
  return rows[0]?.some === true;
}

interface NewPerson extends Omit<StaffMember, 'since'> {
  readonly password: string | null;
  /** Whether somebody else chose the password. */
  readonly passwordIsFirst?: boolean;
}

/** Adds a person, on record; false when the id is taken, also by somebody who has left. */
export async function addStaff(
  db: pg.Pool,
  record: RegisterRecord,
  person: NewPerson,
  by: string,
  approvedBy: string | null = null,
): Promise<boolean> {
  if (!(await insertPerson(db, person, false))) return false;
  await recordPerson(db, record, person, by, approvedBy);
  return true;
}

/** A visitor of a demonstration, who signs in by one click and has no password. */
export const addVisitor = (db: pg.Pool, person: Omit<StaffMember, 'since'>): Promise<boolean> =>
  insertPerson(db, { ...person, password: null }, true);

/** The first step of adding somebody. */
export async function insertPerson(
  db: pg.Pool | pg.ClientBase,
  { id, name, roles, password, passwordIsFirst = false }: NewPerson,
  recorded: boolean,
): Promise<boolean> {
  const hash = password === null ? null : await hashPassword(password);
  const { rowCount } = await db.query(
    `insert into staff (id, name, roles, password, password_is_first, recorded, name_salt)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
    [id, name, roles, hash, passwordIsFirst, recorded, newNameSalt()],
  );
  return rowCount === 1;
}

/** The steps after it. */
export async function recordPerson(
  db: pg.Pool,
  record: RegisterRecord,
  { id, roles }: Omit<StaffMember, 'since'>,
  by: string,
  approvedBy: string | null = null,
): Promise<void> {
  const { rows } = await db.query<{
    password: string | null;
    name: string;
    salt: Buffer | null;
  }>('select password, name, name_salt as salt from staff where id = $1', [id]);
  const [{ password, name, salt } = { password: null, name: id, salt: null }] = rows;
  const mark = password === null ? null : markOf(password);
  const nameMark = markOfName(name, salt);
  await record.note('staff-added', { id, name: null, nameMark, roles, by, approvedBy, mark });
  await confirm(db, 'staff', id);
}

/** Somebody does not work here any more; their name is never given to anybody else. */
export async function leaveStaff(
  db: pg.Pool,
  record: RegisterRecord,
  id: string,
  by: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update staff set left_at = now(), recorded = false where id = $1 and left_at is null',
    [id],
  );
  if (rowCount !== 1) return false;
  await record.note('staff-left', { id, by });
  await confirm(db, 'staff', id);
  return true;
}

/** The role to act in: the one asked for if the person has it, the first if none was asked for. */
export const roleOf = (person: StaffMember, wanted: StaffRole | undefined): StaffRole | undefined =>
  wanted === undefined ? person.roles[0] : person.roles.find(role => role === wanted);
