// Whose pages may talk to us: our own, and those the operator has named; and what we are called.

import { isIP } from 'node:net';
import { hostname } from 'node:os';

import type { FastifyRequest } from 'fastify';

import type { Settings } from '../settings/settings.ts';

/**
 * True where a browser asked for us by a name of ours. A stranger's name that was made to lead here
 * would make a stranger's page one of our own; an address cannot be made to.
 */
export function isOurName(
  { hostname: asked }: Pick<FastifyRequest, 'hostname'>,
  { host, hosts, origins }: Pick<Settings, 'host' | 'hosts' | 'origins'>,
): boolean {
  const name = asked.replace(/^\[|\]$/gu, '').toLowerCase();
  if (name === '' || isIP(name) !== 0 || name === 'localhost') return true;
  const named = origins.flatMap(origin => URL.parse(origin)?.hostname ?? []);
  return [host, hostname(), ...hosts, ...named].some(ours => ours.toLowerCase() === name);
}

/** True for a request that no foreign page can have sent. */
export function isOurs(request: FastifyRequest, others: readonly string[]): boolean {
  const { origin } = request.headers;
  const { host, protocol } = request;
  // Only browsers send an origin, and they never leave it out where it matters.
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  try {
    const page = new URL(origin);
    // A page that came without TLS could be anybody's.
    return page.host === host && (protocol !== 'https' || page.protocol === 'https:');
  } catch {
    return false;
  }
}
