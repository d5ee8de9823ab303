// For whoever watches the house: is play possible, and the figures.

import { englishText } from '../../../../texts/index.ts';
import { health } from '../../../../wire/http.ts';
import type { House } from '../../../house/house.ts';
import { STATUS } from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

export function healthRoutes(app: TypedApp, house: House): void {
  const schema = {
    summary: 'Whether play is possible',
    response: { [STATUS.ok]: health, [STATUS.unavailable]: health },
  };
  app.get('/healthz', { schema }, async (_, reply) => {
    const { play } = house;
    const stopped = house.tables.filter(table => table.stopped !== null);
    const says = play.possible ? 'Play is possible.' : englishText(play.reason);
    return reply.code(play.possible ? STATUS.ok : STATUS.unavailable).send({
      play: play.possible,
      says,
      tables: house.tables.length,
      stopped: stopped.map(({ plan }) => plan.name),
      journal: house.checked,
    });
  });

  app.get('/metrics', { schema: { summary: 'Figures for Prometheus' } }, async (_, reply) => {
    const { registry } = house.meters;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
