// The time of a simulated world: everything that is to happen waits in one queue, in an order that
// a seed decides, and each thing happens in some process, which may be dead or frozen by then.

import type { LoopClock } from '../../../src/server/ports/clock.ts';
import { NOON } from '../../../src/server/testing/journal.ts';
import type { Chance } from '../../oracle/chance.ts';

interface Happening {
  readonly at: number;
  readonly act: () => void;
  readonly of: SimProcess | null;
  isOff: boolean;
}

let latest = (): number => 0;

/** For logs: the time of the world that was made last. */
export const simulatedMs = (): number => Math.round(latest());

const JITTER = 1_000;
/** One turn of a loop, in milliseconds. */
const TURN_MS = 0.05;

export class SimTime {
  readonly chance: Chance;
  readonly #queue: Happening[] = [];
  #now = 0;
  /** How many things have happened. */
  happened = 0;

  constructor(chance: Chance) {
    this.chance = chance;
    latest = () => this.#now;
  }

  /** Milliseconds since the world began. */
  get now(): number {
    return this.#now;
  }

  /** Lets something happen, in a process or in the world itself; answers with what calls it off. */
  in(ms: number, of: SimProcess | null, act: () => void): () => void {
    // Nothing happens at quite the same time: chance says which of two comes first.
    const at = this.#now + Math.max(0, ms) + this.chance.below(JITTER) / (JITTER * 100);
    const happening = { at, act, of, isOff: false };
    this.#put(happening);
    return () => {
      happening.isOff = true;
    };
  }

  /** Lets the world go on for so long, or until it holds. */
  async pass(ms: number, holds: () => boolean = () => false): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#queue.at(-1);
      if (next === undefined || next.at > until || holds()) break;
      this.#queue.pop();
      if (next.isOff || next.of?.isDead === true) continue;
      if (next.of?.isFrozen === true) {
        next.of.whileFrozen.push(next);
        continue;
      }
      this.#now = Math.max(this.#now, next.at);
      this.happened += 1;
      next.act();
      // Whatever waited for it goes as far as it can before the next thing happens.
      await new Promise<void>(settled => setImmediate(settled));
    }
    if (!holds()) this.#now = Math.max(this.#now, until);
  }

  /** What waited for a frozen process happens now, in its order. */
  thaw(process: SimProcess): void {
    process.isFrozen = false;
    for (const { act, isOff } of process.whileFrozen.splice(0)) {
      if (!isOff) this.in(TURN_MS, process, act);
    }
  }

  #put(happening: Happening): void {
    // The soonest is the last: it is taken off without moving the others.
    let [low, high] = [0, this.#queue.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#queue[middle]?.at ?? 0) > happening.at) low = middle + 1;
      else high = middle;
    }
    this.#queue.splice(low, 0, happening);
  }
}

/** A process of the world, with a clock of its own that somebody may set. */
export class SimProcess {
  readonly name: string;
  readonly clock: LoopClock;
  isDead = false;
  isFrozen = false;
  readonly whileFrozen: Happening[] = [];
  /** By how much its clock on the wall is wrong. */
  offsetMs = 0;

  constructor(name: string, time: SimTime) {
    this.name = name;
    this.clock = {
      now: () => Math.round(NOON + time.now + this.offsetMs),
      steady: () => time.now,
      after: (ms, act) => time.in(ms, this, act),
      every: (ms, act) => {
        let callOff: () => void = () => undefined;
        const again = (): void => {
          callOff = time.in(ms, this, () => {
            again();
            act();
          });
        };
        again();
        return () => callOff();
      },
      turn: act => {
        time.in(TURN_MS, this, act);
      },
    };
  }
}
