// The register of devices over HTTP: who is listed, enrolling, revoking (R-COM-5).

import { z } from 'zod';

import {
  challengeGiven,
  challengeBody,
  deviceClaim,
  devicePlace,
  deviceProof,
  machineRelease,
} from '../../../../wire/approved.ts';
import {
  denial,
  deviceEnrolled,
  deviceEntry,
  deviceName,
  newDevice,
} from '../../../../wire/http.ts';
import { enrolmentFault, isScreenKind } from '../../../devices/enrolment.ts';
import type { Enrolment } from '../../../devices/enrolment.ts';
import { Challenges, readDeviceKey } from '../../../devices/proof.ts';
import type { House } from '../../../house/house.ts';
import { denied, DEVICE_COOKIE, keepDevice, only, sessionBehind, STATUS } from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

const NOES = {
  [STATUS.notSignedIn]: denial,
  [STATUS.notPermitted]: denial,
  [STATUS.conflict]: denial,
};

export function deviceRoutes(app: TypedApp, house: House): void {
  listRoute(app, house);
  enrolRoute(app, house);
  revokeRoute(app, house);
  ownRoutes(app, house);
  keyRoutes(app, house);
  releaseRoute(app, house);
}

/** A screen with a key of its own signs a challenge, and is that screen until the next one. */
function keyRoutes(app: TypedApp, house: House): void {
  const challenges = new Challenges(house.clock);
  const config = { rateLimit: { max: 60, timeWindow: '1 minute' } };
  app.post(
    '/api/device/challenge',
    {
      config,
      schema: {
        summary: 'A challenge for an enrolled screen to sign',
        body: challengeBody,
        response: { [STATUS.ok]: challengeGiven },
      },
    },
    // Also for an id that nobody has: the answer must not tell which are listed.
    async (request, reply) =>
      reply.code(STATUS.ok).send({ nonce: challenges.give(request.body.id) }),
  );

  app.post(
    '/api/device/proof',
    {
      config,
      schema: {
        summary: 'The signed challenge: this browser is that screen from here on',
        body: deviceProof,
        response: { [STATUS.ok]: devicePlace, ...NOES },
      },
    },
    async (request, reply) => {
      const { id, signature } = request.body;
      const listed = house.devices.listed(id);
      const isProven = challenges.answer(id, listed?.publicKey ?? '', signature);
      const isScreen = listed !== null && isScreenKind(listed.kind);
      const token = isProven && isScreen ? await house.devices.renew(id) : null;
      if (token === null || listed === null) {
        return reply.code(STATUS.notSignedIn).send(notEnrolled());
      }
      keepDevice(request, reply, token, house.clock.now());
      const { kind, table, seat } = listed;
      return reply.code(STATUS.ok).send({ id, kind, table, seat });
    },
  );
}

/** A machine that stopped goes on when a supervisor has looked (R-EVT-3). */
function releaseRoute(app: TypedApp, house: House): void {
  app.post(
    '/api/devices/release',
    {
      onRequest: only(house, 'supervise'),
      schema: {
        summary: 'Lets a stopped shoe, scanner or note acceptor go on',
        body: machineRelease,
        response: { [STATUS.ok]: z.strictObject({}), ...NOES },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { id, next, found } = request.body;
      const by = session.person.id;
      const { machines, notes } = house.equipment;
      const isDone =
        next === undefined ? await notes.clear(id, by, found ?? null) : machines.goOn(id, next);
      if (!isDone) {
        return reply
          .code(STATUS.conflict)
          .send(denied('not-at-work', { code: 'device-not-connected', name: id }));
      }
      await house.record.note('device-released', { id, by, next, found });
      return reply.code(STATUS.ok).send({});
    },
  );
}

/** A browser becomes the screen that it was enrolled as, and learns where it stands. */
function ownRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/device',
    {
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: {
        summary: 'Makes this browser an enrolled screen: its token becomes a cookie',
        body: deviceClaim,
        response: { [STATUS.ok]: devicePlace, ...NOES },
      },
    },
    async (request, reply) => {
      const { token } = request.body;
      const device = house.devices.find(token);
      if (device === null) return reply.code(STATUS.notSignedIn).send(notEnrolled());
      keepDevice(request, reply, token, house.clock.now());
      return reply.code(STATUS.ok).send(device);
    },
  );

  app.get(
    '/api/device',
    {
      schema: {
        summary: 'Which enrolled screen this browser is',
        response: { [STATUS.ok]: devicePlace, ...NOES },
      },
    },
    async (request, reply) => {
      const token = request.cookies[DEVICE_COOKIE];
      const device = token === undefined ? null : house.devices.find(token);
      if (device === null) return reply.code(STATUS.notSignedIn).send(notEnrolled());
      return reply.code(STATUS.ok).send(device);
    },
  );
}

const notEnrolled = () => denied('not-enrolled', { code: 'device-not-on-list' });

function listRoute(app: TypedApp, house: House): void {
  app.get(
    '/api/devices',
    {
      onRequest: only(house, 'list-devices'),
      schema: {
        summary: 'The register of devices',
        response: { [STATUS.ok]: z.array(deviceEntry), ...NOES },
      },
    },
    async (_, reply) => {
      const entries = house.devices.all().map(({ publicKey, ...entry }) => ({
        ...entry,
        hasKey: publicKey !== null,
      }));
      return reply.code(STATUS.ok).send(entries);
    },
  );
}

function enrolRoute(app: TypedApp, house: House): void {
  app.post(
    '/api/devices',
    {
      onRequest: only(house, 'manage-staff'),
      schema: {
        summary: 'Enrols a device; a screen’s token is told once',
        body: newDevice,
        response: { [STATUS.made]: deviceEnrolled, ...NOES },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const enrolment = enrolmentOf(request.body);
      const fault = faultOf(house, enrolment);
      if (fault !== null) return reply.code(STATUS.conflict).send(fault);
      const { token, device } = await enrol(house, enrolment, session.person.id);
      return reply.code(STATUS.made).send({ id: device.id, token });
    },
  );
}

function revokeRoute(app: TypedApp, house: House): void {
  app.post(
    '/api/devices/revoke',
    {
      onRequest: only(house, 'manage-staff'),
      schema: {
        summary: 'Takes a device off the list',
        body: deviceName,
        response: { [STATUS.ok]: z.strictObject({}), ...NOES },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { id } = request.body;
      if (house.devices.listed(id) === null) {
        return reply
          .code(STATUS.conflict)
          .send(denied('not-listed', { code: 'not-listed', name: id }));
      }
      await house.devices.revoke(id, session.person.id);
      return reply.code(STATUS.ok).send({});
    },
  );
}

const enrolmentOf = (body: z.infer<typeof newDevice>): Enrolment => ({
  kind: body.kind,
  table: body.table,
  seat: body.seat ?? null,
  approval: body.approval ?? null,
  distanceM: body.distanceM ?? null,
  publicKey: body.publicKey ?? null,
});

function faultOf(house: House, enrolment: Enrolment) {
  const plan = house.plan.tables.find(({ name }) => name === enrolment.table);
  const fault = enrolmentFault(enrolment, {
    isDemonstration: house.demonstration,
    today: new Date(house.clock.now()).toISOString().slice(0, 10),
    seats: plan?.setup.seats,
    listed: house.devices.all(),
  });
  if (fault !== null) return denied(fault.refused, fault.reason);
  const { publicKey } = enrolment;
  if (publicKey === null) return null;
  if (readDeviceKey(publicKey) === null) {
    return denied('key-wanted', { code: 'not-a-key' });
  }
  const isKnown = house.devices.all().some(other => other.publicKey === publicKey);
  return isKnown ? denied('place-taken', { code: 'key-listed-already' }) : null;
}

async function enrol(house: House, enrolment: Enrolment, by: string) {
  const { publicKey } = enrolment;
  if (publicKey === null) return house.devices.enrol(enrolment, by);
  return { token: null, device: await house.devices.enrolKeyed({ ...enrolment, publicKey }, by) };
}
