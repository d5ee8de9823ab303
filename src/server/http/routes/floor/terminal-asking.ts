// Which terminal asks over HTTP: by its token in a demonstration, by its browser's own in a house.

import type { FastifyRequest } from 'fastify';

import { notDone, type Parts } from '../house-act.ts';
import { DEVICE_COOKIE, STATUS } from '../../who.ts';

export const noTerminal = () =>
  notDone(STATUS.notSignedIn, 'not-enrolled', { code: 'terminal-not-enrolled' });

export function terminalAsking(
  { devices }: Parts<'devices'>,
  { cookies }: FastifyRequest,
  given?: string,
) {
  const token = given ?? cookies[DEVICE_COOKIE];
  const device = token === undefined ? null : devices.find(token);
  if (device?.kind !== 'terminal' || device.seat === null) return null;
  return { id: device.id, table: device.table, seat: device.seat };
}
