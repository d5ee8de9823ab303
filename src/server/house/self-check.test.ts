import { connect } from 'node:net';

import { expect, test } from 'vitest';

import { systemClock } from '../ports/clock.ts';
import { freePort } from '../testing/free-port.ts';
import { dealtTable, planOf, startTestHouse } from '../testing/house.ts';

const knock = (port: number): Promise<boolean> =>
  new Promise(answer => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('connect', () => socket.destroy());
  });

test('[R-MEM-3] nobody is answered while the house still reads and checks what was', async () => {
  const port = await freePort();
  const plan = planOf(dealtTable('t1'));
  const first = await startTestHouse({ port }, { plan });
  expect(await knock(port)).toBe(true);
  await first.close();
  // The clock is first asked while the journal is being read back.
  const early: Promise<boolean>[] = [];
  const clock = {
    ...systemClock,
    now: (): number => {
      if (early.length === 0) early.push(knock(port));
      return systemClock.now();
    },
  };
  const again = await startTestHouse({ port }, { plan, clock, folder: first.folder });
  expect(await early[0]).toBe(false);
  expect(await knock(port)).toBe(true);
  await again.end();
}, 60_000);
