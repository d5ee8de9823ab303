// One demonstration house for all browser tests, in a data folder that goes with it.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASE_PORT } from './port.ts';
import { runHouse } from './run-house.ts';

// oxlint-disable-next-line import/no-default-export -- Playwright takes no other
export default async function openHouse(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'sabot-e2e-'));
  const house = await runHouse(BASE_PORT, data, 'held');
  return async () => {
    await house.stop();
    await rm(data, { recursive: true, force: true });
  };
}
