// The register of devices: who is listed, enrolling, revoking (R-COM-5), and how a browser becomes
// the screen that it was enrolled as.

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { RULEBOOKS } from '../../../../rulebooks/index.ts';
import {
  challengeGiven,
  challengeBody,
  deviceClaim,
  devicePlace,
  deviceProof,
  machineRelease,
} from '../../../../wire/administration/approvals.ts';
import { deviceEnrolled, deviceEntry, deviceName, newDevice } from '../../../../wire/http.ts';
import { enrolmentFault, isScreenKind } from '../../../devices/enrolment.ts';
import type { Enrolment } from '../../../devices/enrolment.ts';
import { readDeviceKey } from '../../../devices/proof.ts';
import { houseAct, NotDone, notDone, type Parts } from '../house-act.ts';
import { alone, secondBehind } from '../staff/agreed.ts';
import { DEVICE_COOKIE, keepDevice, STATUS } from '../../who.ts';

const notEnrolled = () =>
  notDone(STATUS.notSignedIn, 'not-enrolled', { code: 'device-not-on-list' });

const listDevicesAct = houseAct({
  address: 'GET /api/devices',
  summary: 'The register of devices',
  may: ['list-devices'],
  services: true,
  answer: z.array(deviceEntry),
  do: ({ devices }: Parts<'devices'>) =>
    devices.all().map(({ publicKey, ...entry }) => ({ ...entry, hasKey: publicKey !== null })),
});

const enrolDeviceAct = houseAct({
  address: 'POST /api/devices',
  summary: 'Enrols a device, by two people; a screen’s token is told once',
  may: ['manage-staff'],
  body: newDevice,
  answer: deviceEnrolled,
  makes: true,
  records: ['device-enrolled'],
  do: async (house: EnrollingHouse, { body, by, request }) => {
    const { kind, table, seat = null, approval = null } = body;
    const { distanceM = null, publicKey = null } = body;
    const asked = { kind, table, seat, approval, distanceM, publicKey };
    const fault = enrolmentDenied(house, asked);
    if (fault !== null) return fault;
    const agreed = await agreedToDevice(house, request, body, by.id);
    if (agreed instanceof NotDone) return agreed;
    const enrolment = { ...asked, approvedBy: agreed.id };
    const { devices } = house;
    if (publicKey === null) {
      const { token, device } = await devices.enrol(enrolment, by.id);
      return { id: device.id, token };
    }
    return { id: (await devices.enrolKeyed({ ...enrolment, publicKey }, by.id)).id, token: null };
  },
});

export type EnrollingHouse = Parts<
  'plan' | 'devices' | 'demonstration' | 'clock' | 'desk' | 'record'
>;

/**
 * What speaks for a patron, a dealer, cards or money comes onto the list by two people: an acceptor
 * with a key of one's own would credit notes that never came (ruling G19). A display says nothing.
 */
export async function agreedToDevice(
  house: EnrollingHouse,
  request: FastifyRequest,
  { kind, approver }: z.infer<typeof newDevice>,
  by: string,
): Promise<{ readonly id: string | null } | NotDone> {
  if (approver !== undefined) {
    return secondBehind(house, request, approver, { approving: 'new-device', by });
  }
  return kind === 'display' || house.demonstration ? { id: null } : alone();
}

/** Why a device may not be listed here; null where it may. */
export function enrolmentDenied(
  { plan, devices, demonstration, clock }: EnrollingHouse,
  enrolment: Enrolment,
) {
  const listed = devices.all();
  const setup = plan.tables.find(({ name }) => name === enrolment.table)?.setup;
  const fault = enrolmentFault(enrolment, {
    isDemonstration: demonstration,
    today: new Date(clock.now()).toISOString().slice(0, 10),
    seats: setup?.seats,
    equipment: setup && RULEBOOKS[setup.rulebook].procedure.equipment,
    listed,
  });
  if (fault !== null) return notDone(STATUS.conflict, fault.refused, fault.reason);
  const { publicKey } = enrolment;
  if (publicKey === null) return null;
  if (readDeviceKey(publicKey) === null) {
    return notDone(STATUS.conflict, 'key-wanted', { code: 'not-a-key' });
  }
  const isKnown = listed.some(other => other.publicKey === publicKey);
  return isKnown ? notDone(STATUS.conflict, 'place-taken', { code: 'key-listed-already' }) : null;
}

const revokeDeviceAct = houseAct({
  address: 'POST /api/devices/revoke',
  summary: 'Takes a device off the list',
  may: ['manage-staff'],
  body: deviceName,
  records: ['device-revoked'],
  do: async ({ devices }: Parts<'devices'>, { body: { id }, by }) => {
    if (devices.listed(id) === null) {
      return notDone(STATUS.conflict, 'not-listed', { code: 'not-listed', name: id });
    }
    await devices.revoke(id, by.id);
    return undefined;
  },
});

/** A browser becomes the screen that it was enrolled as. */
const claimDeviceAct = houseAct({
  address: 'POST /api/device',
  summary: 'Makes this browser an enrolled screen: its token becomes a cookie',
  perMinute: 20,
  body: deviceClaim,
  answer: devicePlace,
  do: ({ devices, clock }: Parts<'devices' | 'clock'>, { body, request, reply }) => {
    const device = devices.find(body.token);
    if (device === null) return notEnrolled();
    keepDevice(request, reply, body.token, clock.now());
    return device;
  },
});

const nameDeviceAct = houseAct({
  address: 'GET /api/device',
  summary: 'Which enrolled screen this browser is',
  answer: devicePlace,
  do: ({ devices }: Parts<'devices'>, { request }) => {
    const token = request.cookies[DEVICE_COOKIE];
    return (token === undefined ? null : devices.find(token)) ?? notEnrolled();
  },
});

/** A screen with a key of its own signs a challenge, and is that screen until the next one. */
const challengeDeviceAct = houseAct({
  address: 'POST /api/device/challenge',
  summary: 'A challenge for an enrolled screen to sign',
  perMinute: 60,
  body: challengeBody,
  answer: challengeGiven,
  // Also for an id that nobody has: the answer must not tell which are listed.
  do: (_, { body }, { challenges }) => ({ nonce: challenges.give(body.id) }),
});

const proveDeviceAct = houseAct({
  address: 'POST /api/device/proof',
  summary: 'The signed challenge: this browser is that screen from here on',
  perMinute: 60,
  body: deviceProof,
  answer: devicePlace,
  do: async (
    { devices, clock }: Parts<'devices' | 'clock'>,
    { body: { id, signature }, request, reply },
    { challenges },
  ) => {
    const listed = devices.listed(id);
    const isProven = challenges.answer(id, listed?.publicKey ?? '', signature);
    const isScreen = listed !== null && isScreenKind(listed.kind);
    const token = isProven && isScreen ? await devices.renew(id) : null;
    if (token === null || listed === null) return notEnrolled();
    keepDevice(request, reply, token, clock.now());
    const { kind, table, seat } = listed;
    return { id, kind, table, seat };
  },
});

/** A machine that stopped goes on when a supervisor has looked (R-EVT-3). */
const releaseDeviceAct = houseAct({
  address: 'POST /api/devices/release',
  summary: 'Lets a stopped shoe, scanner or note acceptor go on',
  may: ['supervise'],
  body: machineRelease,
  records: ['device-released'],
  do: async ({ equipment, record }: Parts<'equipment' | 'record'>, { body, by }) => {
    const { id, next, found } = body;
    const { machines, notes } = equipment;
    const isDone =
      next === undefined ? await notes.clear(id, by.id, found ?? null) : machines.goOn(id, next);
    if (!isDone) {
      return notDone(STATUS.conflict, 'not-at-work', { code: 'device-not-connected', name: id });
    }
    await record.note('device-released', { id, by: by.id, next, found });
    return undefined;
  },
});

export const DEVICE_ACTS = [
  listDevicesAct,
  enrolDeviceAct,
  revokeDeviceAct,
  claimDeviceAct,
  nameDeviceAct,
  challengeDeviceAct,
  proveDeviceAct,
  releaseDeviceAct,
];
