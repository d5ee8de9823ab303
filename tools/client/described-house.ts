// The description of a live house's whole interface, asked of one.

import { dealtTable } from '../../src/server/testing/house.ts';
import { LiveHouse } from '../../src/server/testing/live-house.ts';
import type { Description } from './types-of.ts';

export async function describedHouse(): Promise<Description> {
  const live = await LiveHouse.start([dealtTable('pit')]);
  try {
    const response = await fetch(`${live.url}/openapi/json`);
    return (await response.json()) as Description; // the house's own
  } finally {
    await live.running.end();
  }
}
