// The house's staff: named people with the roles they may act in (R-ACC-1).

import type pg from 'pg';

import type { StaffRole } from '../../wire/http.ts';
import { hashPassword } from './passwords.ts';

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
    `select ${PERSON} from staff where left_at is null order by id`,
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

/** Adds a person; false when the id is taken, also by somebody who has left. */
export async function insertStaff(
  db: pg.Pool | pg.ClientBase,
  { id, name, roles, password }: Omit<StaffMember, 'since'> & { readonly password: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into staff (id, name, roles, password) values ($1, $2, $3, $4)
     on conflict (id) do nothing`,
    [id, name, roles, password === null ? null : await hashPassword(password)],
  );
  return rowCount === 1;
}

/** Somebody does not work here any more; their name is never given to anybody else. */
export async function leaveStaff(db: pg.Pool, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'update staff set left_at = now() where id = $1 and left_at is null',
    [id],
  );
  return rowCount === 1;
}

/** The role to act in: the one asked for if the person has it, the first if none was asked for. */
export const roleOf = (person: StaffMember, wanted: StaffRole | undefined): StaffRole | undefined =>
  wanted === undefined ? person.roles[0] : person.roles.find(role => role === wanted);
