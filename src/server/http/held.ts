// While play is held (house/play-hold.ts) the house answers questions, lets people sign in and
// takes their reconciliation. Nothing else is done: no card, no wager, no payment, no device.

import type { FastifyInstance } from 'fastify';

import type { House } from '../house/house.ts';
import { DEMONSTRATION_ACTS, HOUSE_ACTS } from './routes/house-acts.ts';
import { denied, STATUS } from './who.ts';

const STILL_DONE: readonly string[] = [...HOUSE_ACTS, ...DEMONSTRATION_ACTS]
  .filter(({ whileHeld }) => whileHeld)
  .map(({ address }) => address.slice(address.indexOf('/')));

/** Turns away whatever would change something. */
export function refuseWhileHeld(app: FastifyInstance, house: House): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const { reason } = house.hold;
    const [path = ''] = url.split('?');
    const asks = (method === 'GET' || method === 'HEAD') && path !== '/device';
    if (reason === null || asks || STILL_DONE.includes(path)) return;
    await reply.code(STATUS.unavailable).send(denied('play-held', reason));
  });
}
