// The link to the central monitoring system. Play does not wait for it: while it is down reports
// stay in the journal, and go out in their order when it is back (crown-rapid 1.1 game system (a)).

import type { Clock } from '../../ports/clock.ts';
import type { ReportBatch, Outbox, MonitoringReport } from './outbox.ts';

export interface LinkWorld {
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** Whether it was lost before a restart and never came back: that is not news again. */
  readonly wasLost: boolean;
  /** Carries reports there; true when they have arrived. */
  readonly carry: (reports: readonly MonitoringReport[]) => Promise<boolean>;
  /** The link was lost, or is back: on record, and in the figures (R-EVT-2). */
  readonly onChange: (isUp: boolean) => void;
}

const LOOK_MS = 1_000;

export class MonitoringLink {
  readonly #world: LinkWorld;
  #isUp: boolean;
  #isClosed = false;
  #callOff: () => void = () => undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(world: LinkWorld) {
    this.#world = world;
    this.#isUp = !world.wasLost;
  }

  async start(): Promise<void> {
    await this.#world.outbox.begin();
    this.#later(0);
  }

  /** Sends nothing more; what was not delivered is, after the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#callOff();
    await this.#sending;
  }

  #later(ms: number): void {
    if (this.#isClosed) return;
    this.#callOff = this.#world.clock.after(ms, () => {
      this.#sending = this.#send();
    });
  }

  async #send(): Promise<void> {
    const { outbox, carry } = this.#world;
    const batch = await outbox.next().catch(() => null);
    const isEmpty = batch === null || batch.read.size === 0;
    if (isEmpty) {
      this.#later(LOOK_MS);
      return;
    }
    const hasArrived = batch.reports.length === 0 || (await carry(batch.reports));
    if (hasArrived) await this.#keep(batch);
    if (hasArrived !== this.#isUp) {
      this.#isUp = hasArrived;
      this.#world.onChange(hasArrived);
    }
    // There may be more than one batch of them: no need to wait.
    this.#later(hasArrived ? 0 : LOOK_MS);
  }

  async #keep(batch: ReportBatch): Promise<void> {
    // If it cannot be noted they are sent again under their numbers, which does no harm.
    await this.#world.outbox.delivered(batch).catch(() => undefined);
  }
}

const PATIENCE_MS = 10_000;

/** Carries reports by HTTP: JSON, one POST for each batch, any 2xx says that they have arrived. */
export const byHttp =
  (url: string, house: string): LinkWorld['carry'] =>
  async reports => {
    try {
      const { ok } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ house, reports }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return ok;
    } catch {
      return false;
    }
  };
