// What a connection came with, and how it was let in or sent away.

import { type Device, mayJoin } from '../devices/devices.ts';
import type { House } from '../house/house.ts';
import type { StaffSession } from '../people/sessions.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { Watch } from '../../wire/socket/client-messages.ts';
import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import type { CloseReason } from '../../wire/socket/server-messages.ts';

/** What a browser sends along by itself: its person's session, and which device it is. */
export interface Cookies {
  readonly session?: string | undefined;
  readonly device?: string | undefined;
}

/** What a line came with before anything was said on it. */
export interface Caller {
  readonly cookies: Cookies;
  readonly address: string;
}

/** Somebody who was let in. */
export interface AdmittedClient {
  readonly watch: Watch;
  /** Who acts; a terminal's patron is whoever holds its seat at that moment. */
  readonly actor: () => Actor;
  /** Names the device or session in keys and logs. */
  readonly mark: string;
  /** Whose rate it is: one device's or person's; null where nobody proved who they are. */
  readonly whose: string | null;
  /** When the sign-in ends; null for devices, which stay. */
  readonly until: number | null;
  /** The enrolled device that it speaks from, where it had to be one. */
  readonly device: string | null;
}

export interface Rejection {
  readonly why: CloseReason;
  readonly reason: HouseReason;
}

interface EnrolledPlace {
  readonly kind: 'console' | 'terminal';
  readonly table: string;
  readonly seat?: number;
}

/** The device whose token it is, where it is enrolled for this place and may join; else null. */
export function enrolledAt(
  { devices, demonstration }: Pick<House, 'devices' | 'demonstration'>,
  token: string | undefined,
  { kind, table, seat }: EnrolledPlace,
): Device | null {
  const device = token === undefined ? null : devices.find(token);
  if (device?.kind !== kind || device.table !== table) return null;
  if (seat !== undefined && device.seat !== seat) return null;
  return mayJoin(device, devices.listed(device.id), demonstration) ? device : null;
}

export const away = (why: CloseReason, reason: HouseReason): Rejection => ({ why, reason });

/** A person has one rate on all their screens; visitors of a demonstration share their names. */
export const personsRate = (
  { demonstration }: Pick<House, 'demonstration'>,
  { person, mark }: StaffSession,
): string => (demonstration ? mark : `person ${person.id}`);
