// What the machine itself gives two threads: plain arithmetic that shares nothing, on one and on
// two. Cores that are halves of one, or lent to neighbours, give less than twice as much.

import { Worker } from 'node:worker_threads';

const PASSES = 3;
const LOOP = `
  let x = 1;
  for (let turn = 0; turn < 500_000_000; turn += 1) { x ^= x << 13; x ^= x >>> 17; x ^= x << 5; }
  require('node:worker_threads').parentPort.postMessage(x);`;

const oneThread = (): Promise<unknown> =>
  new Promise((tell, fail) => {
    new Worker(LOOP, { eval: true }).once('message', tell).once('error', fail);
  });

async function secondsOf(threads: number): Promise<number> {
  const from = performance.now();
  await Promise.all(Array.from({ length: threads }, oneThread));
  return (performance.now() - from) / 1000;
}

/** How many times one thread's work two threads do in the same time; the best of several passes. */
export async function machinesOwnTwo(): Promise<number> {
  let [one, two] = [Infinity, Infinity];
  for (let pass = 0; pass < PASSES; pass += 1) {
    one = Math.min(one, await secondsOf(1));
    two = Math.min(two, await secondsOf(2));
  }
  return (2 * one) / two;
}
