// A port of its own for figures and health, so that monitoring needs no way to the screens, and
// whoever has a way to the screens sees no figures.

import { fastify, type FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';

import type { House } from '../house/house.ts';
import type { Settings } from '../settings/settings.ts';
import { healthRoutes, metricsRoute } from './routes/floor/health.ts';

/** Builds it, where the settings name a port; nothing listens yet. */
export function metricsApp(house: House): FastifyInstance | null {
  if (house.settings.metricsPort === 0) return null;
  const app = fastify({ forceCloseConnections: true });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  healthRoutes(typed, house);
  metricsRoute(typed, house);
  return app;
}

export const metricsAddress = ({ metricsPort, metricsHost }: Settings) => ({
  port: metricsPort,
  host: metricsHost,
});
