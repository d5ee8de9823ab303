// Whose pages may talk to us: our own, and those the operator has named.

import type { FastifyRequest } from 'fastify';

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
