// Whether a device may be put on the house's list: its kind, its place, its approval (R-COM-5).

import type { EquipmentRules } from '../../rulebooks/index.ts';
import type { SeatPlan } from '../../table/setup/setup.ts';
import { DEVICE_KINDS } from '../../wire/http.ts';
import type { HouseReason } from '../../wire/reasons/house-reasons.ts';

export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Screens, which may have a secret of ours in place of a key of their own. */
const SCREENS: readonly DeviceKind[] = ['terminal', 'console', 'display'];

export const isScreenKind = (kind: DeviceKind): boolean => SCREENS.includes(kind);

/** Kinds that belong to one seat; the others belong to a whole table. */
const AT_A_SEAT: readonly DeviceKind[] = ['terminal', 'note-acceptor', 'printer'];
/** Kinds of which a place has one: a table has one console (crown-rapid 2.2(b)). */
const ONE_AT_A_PLACE: readonly DeviceKind[] = [...AT_A_SEAT, 'console'];
/** Kinds that a live house may not use without an approval on record (1.1 ATS (b), SGC (c)). */
const APPROVED: readonly DeviceKind[] = DEVICE_KINDS.filter(kind => kind !== 'display');

/** What the register says about a device. */
export interface Enrolment {
  readonly kind: DeviceKind;
  readonly table: string;
  readonly seat: number | null;
  /** The regulator's approval: its reference and its day, 'YYYY-MM-DD'. */
  readonly approval: { readonly reference: string; readonly on: string } | null;
  /** How far a remote terminal may stand from its table, in metres (ruling R17). */
  readonly distanceM: number | null;
  /** Of a machine, and of a screen that has one: its public key, Ed25519 in DER as base64. */
  readonly publicKey: string | null;
  /** The second person behind it; nobody for a display, and in a demonstration. */
  readonly approvedBy?: string | null;
}

/** What the judgement needs to know of the house. */
export interface EnrolmentPlace {
  readonly isDemonstration: boolean;
  /** 'YYYY-MM-DD': an approval of a day to come is none. */
  readonly today: string;
  /** The seats of the table; undefined when there is no such table. */
  readonly seats: readonly SeatPlan[] | undefined;
  /** What the table's book says of equipment, where it does. */
  readonly equipment?: EquipmentRules<string> | undefined;
  /** The devices that are listed now. */
  readonly listed: readonly Pick<Enrolment, 'kind' | 'table' | 'seat'>[];
}

export const ENROLMENT_REFUSALS = [
  'no-such-table',
  'no-such-seat',
  'no-seat-for-this-kind',
  'not-in-the-plan',
  'not-approved',
  'no-approved-distance',
  'place-taken',
  'key-wanted',
] as const;

export interface EnrolmentRefusal {
  readonly refused: (typeof ENROLMENT_REFUSALS)[number];
  readonly clause: string;
  readonly reason: HouseReason;
}

const no = (
  refused: EnrolmentRefusal['refused'],
  clause: string,
  reason: HouseReason,
): EnrolmentRefusal => ({ refused, clause, reason });

/** Refuses what may not be listed; null for what may. */
export function enrolmentFault(
  enrolment: Enrolment,
  place: EnrolmentPlace,
): EnrolmentRefusal | null {
  return (
    placeFault(enrolment, place) ??
    approvalFault(enrolment, place) ??
    takenFault(enrolment, place) ??
    keyFault(enrolment)
  );
}

function placeFault(
  { kind, seat, distanceM }: Enrolment,
  { seats, equipment }: EnrolmentPlace,
): EnrolmentRefusal | null {
  if (seats === undefined) return no('no-such-table', 'R-COM-5', { code: 'no-such-table' });
  if (!AT_A_SEAT.includes(kind)) {
    if (seat === null) return null;
    return no('no-seat-for-this-kind', 'R-COM-5', { code: 'device-of-whole-table', name: kind });
  }
  const plan = seats.find(({ number }) => number === seat);
  if (plan === undefined) return no('no-such-seat', 'R-COM-5', { code: 'table-lacks-seat' });
  if (kind === 'note-acceptor' && !plan.noteAcceptor) {
    return no('not-in-the-plan', 'R-COM-5', { code: 'seat-without-acceptor' });
  }
  if (kind === 'printer' && (plan.kind !== 'remote-terminal' || !plan.printer)) {
    return no('not-in-the-plan', 'ruling R16', { code: 'tickets-from-remote-only' });
  }
  const isRemote = kind === 'terminal' && plan.kind === 'remote-terminal';
  if (isRemote && (distanceM === null || distanceM <= 0)) {
    const clause = equipment?.remote ?? 'ruling R17';
    return no('no-approved-distance', clause, { code: 'distance-wanted' });
  }
  if (!isRemote && distanceM !== null) {
    return no('not-in-the-plan', 'ruling R17', { code: 'distance-of-remote-only' });
  }
  return null;
}

function approvalFault(
  { kind, approval }: Enrolment,
  { isDemonstration, today, equipment }: EnrolmentPlace,
): EnrolmentRefusal | null {
  if (isDemonstration || !APPROVED.includes(kind)) return null;
  const clause = equipment?.[kind === 'console' ? 'console' : 'terminal'] ?? 'R-COM-5';
  if (approval === null || approval.reference.trim() === '') {
    return no('not-approved', clause, { code: 'device-approval-wanted' });
  }
  if (approval.on <= today) return null;
  return no('not-approved', clause, { code: 'device-approval-to-come' });
}

function takenFault(
  { kind, table, seat }: Enrolment,
  { isDemonstration, listed, equipment }: EnrolmentPlace,
): EnrolmentRefusal | null {
  // Visitors of a demonstration come and go without signing off.
  if (isDemonstration || !ONE_AT_A_PLACE.includes(kind)) return null;
  const isTaken = listed.some(
    other => other.kind === kind && other.table === table && other.seat === seat,
  );
  if (!isTaken) return null;
  const clause = (kind === 'console' ? equipment?.oneConsole : undefined) ?? 'R-MEM-8';
  return no('place-taken', clause, { code: 'revoke-other-first' });
}

function keyFault({ kind, publicKey }: Enrolment): EnrolmentRefusal | null {
  if (publicKey !== null || isScreenKind(kind)) return null;
  return no('key-wanted', 'R-COM-1', { code: 'machine-key-wanted' });
}
