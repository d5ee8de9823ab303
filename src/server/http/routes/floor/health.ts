// For whoever watches the house: does it live, is it ready, is play possible, and the figures.

import { englishText } from '../../../../texts/index.ts';
import { health, probe } from '../../../../wire/http.ts';
import type { House } from '../../../house/house.ts';
import { STATUS } from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

export function healthRoutes(app: TypedApp, house: House): void {
  const response = { [STATUS.ok]: health, [STATUS.unavailable]: health };
  app.get(
    '/healthz',
    { schema: { summary: 'Whether play is possible', response } },
    async (_, reply) => {
      const { play } = house;
      const stopped = house.tables.filter(table => table.stopped !== null);
      const says = play.reason === null ? 'Play is possible.' : englishText(play.reason);
      return reply.code(play.possible ? STATUS.ok : STATUS.unavailable).send({
        play: play.possible,
        says,
        tables: house.tables.length,
        stopped: stopped.map(({ plan }) => plan.name),
        lost: [...house.journal.leases.gone],
        journal: house.checked,
      });
    },
  );
  probeRoutes(app, house);
}

/**
 * For whatever starts and stops processes. A house that waits for its database lives: a restart
 * would not help it. One without a table is ready: somebody has to come in and install the first.
 */
function probeRoutes(app: TypedApp, house: House): void {
  const alive = { summary: 'Whether the process answers', response: { [STATUS.ok]: probe } };
  app.get('/livez', { schema: alive }, async (_, reply) =>
    reply.code(STATUS.ok).send({ ok: true, says: 'The process answers.' }),
  );
  const ready = {
    summary: 'Whether what is sent can be stored',
    response: { [STATUS.ok]: probe, [STATUS.unavailable]: probe },
  };
  app.get('/readyz', { schema: ready }, async (_, reply) => {
    const { waiting } = house.play;
    return waiting === null
      ? reply.code(STATUS.ok).send({ ok: true, says: 'The journal writes.' })
      : reply.code(STATUS.unavailable).send({ ok: false, says: englishText(waiting) });
  });
}

export function metricsRoute(app: TypedApp, house: House): void {
  app.get('/metrics', { schema: { summary: 'Figures for Prometheus' } }, async (_, reply) => {
    const { registry } = house.meters;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
