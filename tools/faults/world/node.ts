// One node of the simulated world, as often as it is started: the house's own cluster code on a
// clock, a database and a bus of the simulation.

import { Membership } from '../../../src/server/cluster/membership.ts';
import { openNode } from '../../../src/server/cluster/open-node.ts';
import { subjectsOf } from '../../../src/server/cluster/subjects.ts';
import type { HousePlan } from '../../../src/server/record/plan.ts';
import { partsOf, QUIET, SIM_SETTINGS } from '../parts.ts';
import type { ScreenLine } from '../patron.ts';
import { SimBus, type SimExchange } from './bus.ts';
import { type SimDatabase, simPool } from './database.ts';
import { SimProcess, type SimTime } from './time.ts';

export interface SimWorld {
  readonly time: SimTime;
  readonly db: SimDatabase;
  readonly exchange: SimExchange;
  readonly plan: HousePlan;
}

interface Running {
  readonly process: SimProcess;
  readonly bus: SimBus;
  readonly opened: ReturnType<typeof openNode>;
}

export const LEASE_MS = 2_400;
const BEATS_IN_LEASE = 4;
const FAR_MS = 3;
const CLOSES_WITHIN_MS = 3_000;

export class SimNode {
  readonly name: string;
  readonly #world: SimWorld;
  /** Whoever is told when their line is gone. */
  readonly #overs = new Set<() => void>();
  #running: Running | null = null;
  #starts = 0;
  #isLeaving = false;

  constructor(name: string, world: SimWorld) {
    this.name = name;
    this.#world = world;
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  get process(): SimProcess | null {
    return this.#running?.process ?? null;
  }

  get bus(): SimBus | null {
    return this.#running?.bus ?? null;
  }

  get id(): string {
    return `${this.name}.${this.#starts}`;
  }

  /** How its tables stand, for whoever looks for what went wrong. */
  get standing(): readonly string[] {
    const house = this.#running?.opened.node.floor?.house;
    return (house?.tables ?? []).flatMap(({ plan, parts, stopped }) => {
      if (parts === null) return [];
      const { flying, number, table } = parts.mailbox;
      const { is } = house?.journal.state ?? { is: 'gone' };
      const standing = `${table.phase} at ${number}, ${flying} on their way, ${stopped}`;
      return [`${this.id} has ${plan.name}: ${standing}; its journal: ${is}`];
    });
  }

  start(): void {
    if (this.#running !== null) return;
    const { time, db, exchange, plan } = this.#world;
    this.#starts += 1;
    this.#isLeaving = false;
    const process = new SimProcess(this.name, time);
    const bus = new SimBus(process, exchange);
    const { id } = this;
    const release = { version: 'sim', engine: 'sim' };
    const entry = { id, name: this.name, engine: release.engine };
    const opened = openNode({
      ...{ id, settings: SIM_SETTINGS, address: { url: '' }, folder: '', clock: process.clock },
      ...{ log: QUIET.child({ node: id }), bus, subjects: subjectsOf('sim'), release },
      membership: new Membership(simPool(db, process), entry, LEASE_MS),
      ...{ leaseMs: LEASE_MS, beatMs: LEASE_MS / BEATS_IN_LEASE },
      open: partsOf(db, process, plan),
      beginWork: async ({ house }) => {
        await house.begin();
        return { close: () => Promise.resolve() };
      },
    });
    this.#running = { process, bus, opened };
  }

  /** kill -9. */
  crash(): void {
    const running = this.#running;
    if (running === null) return;
    this.#running = null;
    running.process.isDead = true;
    this.#world.db.died(running.process);
    void running.bus.close();
    this.#endLines();
  }

  /** It stops in peace; whatever it does not manage in its time dies with it. */
  leave(): void {
    const running = this.#running;
    if (running === null || this.#isLeaving) return;
    this.#isLeaving = true;
    const stop = async (): Promise<void> => {
      await running.opened.drain(CLOSES_WITHIN_MS);
      await running.opened.close();
    };
    const gone = (): void => {
      if (this.#running === running) this.crash();
    };
    void stop().then(gone, gone);
  }

  /** A screen connects; null where nobody is there to take it. */
  open(hear: (text: string) => void, over: () => void): ScreenLine | null {
    const running = this.#running;
    if (running === null || running.opened.node.floor === null) return null;
    const { time } = this.#world;
    const { process, opened } = running;
    let isDropped = false;
    let lastAt = 0;
    /** In the order in which it was said, as any socket. */
    const far = (): number => {
      lastAt = Math.max(time.now + 0.2 + (time.chance.below(100) * FAR_MS) / 100, lastAt + 0.02);
      return lastAt - time.now;
    };
    const tell = (act: () => void): void => {
      time.in(far(), null, () => {
        if (!isDropped) act();
      });
    };
    const gone = (): void => {
      this.#overs.delete(gone);
      time.in(far(), null, over);
    };
    this.#overs.add(gone);
    const transport = {
      send: (text: string) => tell(() => hear(text)),
      close: gone,
      buffered: () => 0,
    };
    const line = opened.edge.connect(transport, { cookies: {}, address: 'sim' });
    const toNode = (act: () => void): void => {
      time.in(0.2 + (time.chance.below(100) * FAR_MS) / 100, process, act);
    };
    let saidAt = 0;
    return {
      say: text => {
        saidAt = Math.max(time.now + 0.2 + (time.chance.below(100) * FAR_MS) / 100, saidAt + 0.02);
        time.in(saidAt - time.now, process, () => void line.receive(text));
      },
      drop: () => {
        isDropped = true;
        this.#overs.delete(gone);
        toNode(() => line.over());
      },
    };
  }

  #endLines(): void {
    for (const over of this.#overs) over();
    this.#overs.clear();
  }
}
