// The devices of the house: each is enrolled for one place, and an unlisted one cannot join
// (R-COM-5).

import { createHash } from 'node:crypto';

import type pg from 'pg';

import { confirm, type RegisterRecord } from '../storage/registers/registers.ts';
import { markOfDevice } from '../storage/secrets/device-mark.ts';
import { hashOfToken, newToken } from '../storage/secrets/tokens.ts';
import type { DeviceKind, Enrolment } from './enrolment.ts';

/** A device and where it stands. */
export interface Device {
  readonly id: string;
  readonly kind: DeviceKind;
  readonly table: string;
  /** The seat that it belongs to. */
  readonly seat: number | null;
}

/** A device as the register has it. */
export interface ListedDevice extends Device, Omit<Enrolment, 'kind' | 'table' | 'seat'> {
  readonly enrolledBy: string;
  readonly enrolledAt: number;
}

interface DeviceRow extends Device {
  readonly hash: string | null;
  readonly public_key: string | null;
  readonly reference: string | null;
  readonly approved_on: string | null;
  readonly distance: string | null;
  readonly enrolled_by: string;
  readonly enrolled_at: number;
}

/** Whether a device's approval is on record. */
export const isApprovedDevice = ({ approval }: ListedDevice): boolean => approval !== null;

/** Whether a device may be joined to the live game at this place. */
export const mayJoin = (
  device: Device | null,
  listed: ListedDevice | null,
  isDemonstration: boolean,
): device is Device =>
  device !== null && listed !== null && (isDemonstration || isApprovedDevice(listed));

/** All enrolled devices, at hand: after a power cut all of them knock at once. */
export class Devices {
  readonly #db: pg.Pool;
  readonly #record: RegisterRecord;
  readonly #byToken = new Map<string, Device>();
  readonly #byId = new Map<string, ListedDevice>();

  private constructor(db: pg.Pool, record: RegisterRecord) {
    this.#db = db;
    this.#record = record;
  }

  static async load(db: pg.Pool, record: RegisterRecord): Promise<Devices> {
    const devices = new Devices(db, record);
    const { rows } = await db.query<DeviceRow>(
      `select id, kind, table_name as table, seat, encode(token_hash, 'base64') as hash,
              encode(public_key, 'base64') as public_key, approval_reference as reference,
              to_char(approved_on, 'YYYY-MM-DD') as approved_on, distance_m::text as distance,
              enrolled_by, enrolled_at
         from device where revoked_at is null and recorded order by enrolled_at`,
    );
    // A screen with a key proves itself anew: what else says it is that screen, anybody may have
    // written into the database.
    for (const row of rows) {
      devices.#list(listedOf(row), row.public_key === null ? row.hash : null);
    }
    return devices;
  }

  /** The device whose secret this is. */
  find(token: string): Device | null {
    return this.#byToken.get(hashOfToken(token).toString('base64')) ?? null;
  }

  /** Where another node of the house enrols: it is asked about a secret that is not known here. */
  asksElsewhere: ((hash: string) => Promise<ListedDevice | null>) | null = null;

  /** Called with a device whose secret is good for nothing any more. */
  onForgotten: (id: string) => void = () => undefined;

  /** Learns of a secret what the office knows of it; throws where it is not reached. */
  async learn(token: string): Promise<void> {
    if (this.asksElsewhere === null || this.find(token) !== null) return;
    const hash = hashOfToken(token).toString('base64');
    const device = await this.asksElsewhere(hash);
    if (device !== null) this.#list(device, hash);
  }

  /** The device whose secret has this hash, for another node that asks. */
  behind(hash: string): ListedDevice | null {
    const device = this.#byToken.get(hash);
    return device === undefined ? null : this.listed(device.id);
  }

  /** The office has taken it off the list, or let it prove itself anew. */
  forget(id: string): void {
    this.#byId.delete(id);
    this.#forgetToken(id);
  }

  /** A device that is on the list now. */
  listed(id: string): ListedDevice | null {
    return this.#byId.get(id) ?? null;
  }

  /** The whole register. */
  all(): readonly ListedDevice[] {
    return [...this.#byId.values()];
  }

  /** Enrols a screen, on record. The token is told once. */
  async enrol(
    place: Omit<Device, 'id'> & Partial<Enrolment>,
    by: string,
  ): Promise<{ readonly token: string; readonly device: Device }> {
    const token = newToken();
    const hash = hashOfToken(token);
    const device = await this.#write(place, by, hash, null);
    return { token, device };
  }

  /** Enrols a machine by its public key; its id follows from the key. */
  async enrolKeyed(
    enrolment: Enrolment & { readonly publicKey: string },
    by: string,
  ): Promise<Device> {
    return this.#write(enrolment, by, null, Buffer.from(enrolment.publicKey, 'base64'));
  }

  /**
   * A screen has proven itself by its key: it is given a fresh secret for its connections, and
   * the one before is good for nothing any more.
   */
  async renew(id: string): Promise<string | null> {
    const device = this.#byId.get(id);
    if (device === undefined) return null;
    const token = newToken();
    const hash = hashOfToken(token);
    await this.#db.query('update device set token_hash = $2 where id = $1', [id, hash]);
    this.#forgetToken(id);
    this.onForgotten(id);
    this.#list(device, hash.toString('base64'));
    return token;
  }

  /** Takes a device off the list: from here on it cannot join, and no command of it is taken. */
  async revoke(id: string, by = 'house'): Promise<boolean> {
    const { rowCount } = await this.#db.query(
      `update device set revoked_at = now(), revoked_by = $2, recorded = false
        where id = $1 and revoked_at is null`,
      [id, by],
    );
    this.forget(id);
    this.onForgotten(id);
    if (rowCount !== 1) return false;
    await this.#record.note('device-revoked', { id, by });
    await confirm(this.#db, 'device', id);
    return true;
  }

  #forgetToken(id: string): void {
    for (const [hash, device] of this.#byToken) {
      if (device.id === id) this.#byToken.delete(hash);
    }
  }

  async #write(
    place: Omit<Device, 'id'> & Partial<Enrolment>,
    by: string,
    hash: Buffer | null,
    key: Buffer | null,
  ): Promise<Device> {
    const secret =
      hash ??
      createHash('sha256')
        .update(key ?? '')
        .digest();
    const id = `d${secret.toString('hex').slice(0, 10)}`;
    // The name is short enough to be met by chance that is tried often; the mark is not.
    const mark = markOfDevice({ hash, key });
    const { kind, table, seat, approval = null, distanceM = null, publicKey = null } = place;
    const { approvedBy = null } = place;
    const { rows } = await this.#db.query<{ at: number }>(
      `insert into device (id, kind, table_name, seat, token_hash, public_key, enrolled_by,
                           approval_reference, approved_on, distance_m, recorded)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, false) returning enrolled_at as at`,
      [
        ...[id, kind, table, seat, hash, key, by],
        ...[approval?.reference ?? null, approval?.on ?? null, distanceM],
      ],
    );
    const device = { id, kind, table, seat };
    const noted = { ...device, approval, distanceM, by, approvedBy, mark };
    await this.#record.note('device-enrolled', noted);
    await confirm(this.#db, 'device', id);
    const enrolledAt = rows[0]?.at ?? 0;
    const what = { approval, distanceM, publicKey, enrolledBy: by, enrolledAt };
    this.#list({ ...device, ...what }, hash?.toString('base64') ?? null);
    return device;
  }

  #list(device: ListedDevice, hash: string | null): void {
    const { id, kind, table, seat } = device;
    this.#byId.set(id, device);
    if (hash !== null) this.#byToken.set(hash, { id, kind, table, seat });
  }
}

function listedOf(row: DeviceRow): ListedDevice {
  const { id, kind, table, seat, reference, approved_on: on, distance } = row;
  const approval = reference === null || on === null ? null : { reference, on };
  return {
    ...{ id, kind, table, seat, approval },
    distanceM: distance === null ? null : Number(distance),
    publicKey: row.public_key?.replaceAll('\n', '') ?? null,
    enrolledBy: row.enrolled_by,
    enrolledAt: row.enrolled_at,
  };
}
