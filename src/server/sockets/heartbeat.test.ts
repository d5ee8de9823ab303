import { EventEmitter } from 'node:events';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';

import { Heartbeat } from './heartbeat.ts';

const BEAT_MS = 1_000;

/** The part of a socket that a heartbeat knows; one that is dead answers nothing. */
class Line extends EventEmitter {
  pings = 0;
  isOver = false;
  wasSilent = false;
  readonly isDead: boolean;

  constructor(isDead: boolean) {
    super();
    this.isDead = isDead;
  }

  ping(): void {
    this.pings += 1;
    if (!this.isDead) queueMicrotask(() => this.emit('pong'));
  }

  terminate(): void {
    this.isOver = true;
    this.emit('close');
  }
}

let heartbeat: Heartbeat;
beforeEach(() => {
  vi.useFakeTimers();
  heartbeat = new Heartbeat(BEAT_MS);
});
afterEach(() => {
  heartbeat.stop();
  vi.useRealTimers();
});

function connect(isDead = false): {
  readonly line: Line;
  readonly delays: number[];
  readonly speak: () => void;
} {
  const line = new Line(isDead);
  const delays: number[] = [];
  const cutOff = (): void => {
    line.wasSilent = true;
  };
  const watched = { measured: (ms: number) => delays.push(ms), cutOff };
  const speak = heartbeat.watch(line as unknown as WebSocket, watched);
  return { line, delays, speak };
}

test('[R-BET-2] everybody is asked about once a beat, never all at once', async () => {
  for (const many of [3, 250]) {
    const lines = Array.from({ length: many }, () => connect().line);
    await vi.advanceTimersByTimeAsync(10 * BEAT_MS);
    for (const { pings, isOver } of lines) {
      expect(isOver).toBe(false);
      expect(Math.abs(pings - 11)).toBeLessThanOrEqual(1);
    }
    const before = lines.reduce((sum, { pings }) => sum + pings, 0);
    await vi.advanceTimersByTimeAsync(BEAT_MS / 100);
    const asked = lines.reduce((sum, { pings }) => sum + pings, 0) - before;
    expect(asked).toBeLessThanOrEqual(3);
    for (const line of lines) line.terminate();
  }
});

test('[R-BET-2] whoever does not answer for a beat is ended; so is a newcomer', async () => {
  const dead = connect(true).line;
  const alive = connect();
  await vi.advanceTimersByTimeAsync(BEAT_MS * 0.9);
  expect(dead.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(BEAT_MS * 2);
  expect(dead).toMatchObject({ isOver: true, wasSilent: true });
  expect(alive.line.isOver).toBe(false);
  expect(alive.delays.length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...alive.delays)).toBeGreaterThanOrEqual(0);
});

test('[R-BET-2] who speaks is alive, and only the delay is measured, now and then', async () => {
  const { line, delays, speak } = connect();
  for (let beat = 0; beat < 24; beat += 1) {
    speak();
    await vi.advanceTimersByTimeAsync(BEAT_MS);
  }
  expect(line.isOver).toBe(false);
  expect(Math.abs(line.pings - 5)).toBeLessThanOrEqual(1);
  expect(delays).toHaveLength(line.pings);
  // From here on nothing is heard: it is asked again, as everybody is.
  await vi.advanceTimersByTimeAsync(10 * BEAT_MS);
  expect(line.pings).toBeGreaterThanOrEqual(13);
});
