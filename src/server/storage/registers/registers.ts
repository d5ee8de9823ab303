// The registers of people and devices follow the house's record. A change that a crash cut short
// is not confirmed: at the next start the record says what became of it.

import type pg from 'pg';

import { HOUSE_STREAM } from '../journal/house-stream-name.ts';

/** Puts a change of a register on record. */
export interface RegisterRecord {
  readonly note: (
    kind: 'staff-added' | 'staff-left' | 'device-enrolled' | 'device-revoked',
    body: object,
  ) => Promise<void>;
}

interface Register {
  readonly table: 'staff' | 'device';
  readonly gone: 'left_at' | 'revoked_at';
  readonly come: string;
  readonly left: string;
}

const REGISTERS: readonly Register[] = [
  { table: 'staff', gone: 'left_at', come: 'staff-added', left: 'staff-left' },
  { table: 'device', gone: 'revoked_at', come: 'device-enrolled', left: 'device-revoked' },
];

/** Brings every change that was cut short to what is on record about it, before anybody comes. */
export async function finishRegisters(db: pg.Pool): Promise<void> {
  for (const { table, gone, come, left } of REGISTERS) {
    const has = (kind: string): string =>
      `exists (select from journal j join stream s on s.id = j.stream
                where s.name = '${HOUSE_STREAM}' and j.kind = '${kind}'
                  and j.body ->> 'id' = ${table}.id)`;
    await db.query(`delete from ${table} where not recorded and not ${has(come)}`);
    await db.query(
      `update ${table} set recorded = true,
              ${gone} = case when ${has(left)} then coalesce(${gone}, now()) end
        where not recorded`,
    );
  }
}

/** The last step of a change: it is on record. */
export async function confirm(db: pg.Pool, table: Register['table'], id: string): Promise<void> {
  await db.query(`update ${table} set recorded = true where id = $1`, [id]);
}
