// The virtual dealer of one table: paced, tireless, and with no other power than ordinary commands.

import { englishText } from '../../../texts/index.ts';
import type { Setup } from '../../../table/setup/setup.ts';
import type { Pace } from './pace.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { busy, type CommandOutcome } from '../mailbox/outcome.ts';
import type { Clock } from '../../ports/clock.ts';
import { nextStep, type NextDealerStep, type DealerStep } from './next-step.ts';
import { cardSetOf, promiseIn } from '../../storage/secrets/shoe-promise.ts';
import type { SealedShoe, ShoeSafe } from './shoe-safe.ts';

export interface DealerOptions {
  readonly mailbox: Mailbox;
  readonly setup: Setup;
  readonly safe: ShoeSafe;
  readonly pace: Pace;
  readonly clock: Clock;
  readonly gamingDay: (at: number) => string;
  /** Told when a command of ours was refused: then something is not as it should be. */
  readonly onTrouble: (says: string) => void;
}

/** Who deals: the driver by itself, or a console that asks for every card. */
export type DealtBy = 'virtual' | 'by-hand';

const MOST_DOUBLINGS = 5;

export class VirtualDealer {
  readonly #options: DealerOptions;
  #dealtBy: DealtBy = 'virtual';
  #isRunning = false;
  #isGiving = false;
  #callOff: (() => void) | null = null;
  /** How often in a row we were refused: each time we wait twice as long. */
  #troubles = 0;
  #isPausing = false;
  #shoe: SealedShoe | null = null;
  /** The shoe that was sealed for the table and not brought to it yet. */
  #next: SealedShoe | null = null;

  constructor(options: DealerOptions) {
    this.#options = options;
  }

  get dealtBy(): DealtBy {
    return this.#dealtBy;
  }

  start(): void {
    this.#isRunning = true;
    void this.#goOn();
  }

  stop(): void {
    this.#isRunning = false;
    this.#callOff?.();
    this.#callOff = null;
  }

  switchTo(dealtBy: DealtBy): void {
    this.#dealtBy = dealtBy;
    this.#callOff?.();
    this.#callOff = null;
    void this.#goOn();
  }

  /** Something changed at the table. */
  onChange(): void {
    if (this.#callOff === null && !this.#isGiving) void this.#goOn();
  }

  /** Somebody wagered: that is waited for only where no clock closes the period. */
  onWager(): void {
    if (this.#options.mailbox.table.coup?.closesAt === null) this.onChange();
  }

  /** Play goes on after a halt: nobody waits out the pause after what was turned down then. */
  playGoesOn(): void {
    if (!this.#isPausing) return;
    this.#isPausing = false;
    this.#troubles = 0;
    void this.#goOn();
  }

  /** Does the next thing at once, for a dealer's console; null when there is nothing to do. */
  async stepNow(): Promise<{ readonly did: string; readonly outcome: CommandOutcome } | null> {
    if (this.#isGiving) return { did: 'nothing', outcome: busy({ code: 'one-at-a-time' }) };
    const next = await this.#look();
    if (next === 'wait' || next === 'needs-a-shoe') return null;
    return { did: next.request.command.do, outcome: await this.#give(next) };
  }

  async #goOn(): Promise<void> {
    if (!this.#isRunning || this.#dealtBy === 'by-hand' || this.#options.mailbox.stopped !== null) {
      return;
    }
    this.#callOff?.();
    this.#callOff = () => undefined;
    const next = await this.#look().catch((error: unknown) => this.#complain(String(error)));
    this.#callOff = null;
    if (next === 'wait' || next === 'needs-a-shoe' || !this.#isRunning) return;
    this.#callOff = this.#options.clock.after(next.pauseMs, () => void this.#givePaced());
  }

  /** The pause is over: what is right now, not what was right when it began. */
  async #givePaced(): Promise<void> {
    this.#callOff = () => undefined;
    const next = await this.#look().catch((error: unknown) => this.#complain(String(error)));
    this.#callOff = null;
    if (!this.#isRunning || this.#dealtBy === 'by-hand') return;
    if (next === 'wait' || next === 'needs-a-shoe') return;
    const outcome = await this.#give(next);
    if (outcome.outcome === 'done') {
      this.#troubles = 0;
      await this.#goOn();
      return;
    }
    if (outcome.outcome === 'refused') {
      this.#complain(`${next.request.command.do}: ${englishText(outcome.refusal.reason)}`);
    }
    if (this.#callOff !== null) return;
    this.#troubles += 1;
    const pauseMs = this.#options.pace.againMs * 2 ** Math.min(this.#troubles, MOST_DOUBLINGS);
    this.#isPausing = true;
    this.#callOff = this.#options.clock.after(pauseMs, () => {
      this.#isPausing = false;
      this.#callOff = null;
      void this.#goOn();
    });
  }

  async #give({ request }: DealerStep): Promise<CommandOutcome> {
    this.#isGiving = true;
    try {
      return await this.#options.mailbox.submit(request);
    } finally {
      this.#isGiving = false;
    }
  }

  /** What comes next at the table as it is now; a shoe is sealed when one is needed. */
  async #look(): Promise<NextDealerStep> {
    await this.#findShoe();
    const next = this.#nextStep();
    if (next !== 'needs-a-shoe') return next;
    await this.#sealShoe();
    return this.#nextStep();
  }

  #nextStep(): NextDealerStep {
    const { mailbox, setup, pace, clock } = this.#options;
    const { table, book } = mailbox;
    const shoe = this.#next ?? this.#shoe;
    const cardSet = this.#next === null ? null : cardSetOf(this.#next);
    return nextStep({ room: { book, table }, setup, pace, shoe, cardSet, now: clock.now() });
  }

  /** The shoe that lies on the table: known, or from under its seal after a restart. */
  async #findShoe(): Promise<void> {
    const { mailbox, safe } = this.#options;
    const promise = promiseIn(mailbox.table.shoe.cardSet);
    if (promise === null) {
      this.#shoe = null;
      return;
    }
    if (promise.shoe === this.#shoe?.shoe) return;
    this.#shoe = await safe.inPlay(promise.shoe);
    if (this.#shoe === null || this.#shoe.commitment !== promise.commitment) {
      throw new Error(`the seal of the virtual shoe ${promise.shoe} does not open`);
    }
    if (this.#next?.shoe === promise.shoe) this.#next = null;
    await safe.openPlayed(mailbox.name, promise.shoe);
  }

  async #sealShoe(): Promise<void> {
    const { mailbox, safe, setup, clock, gamingDay } = this.#options;
    const day = gamingDay(clock.now());
    const name = `${mailbox.name}/${day}/${mailbox.table.shoe.number + 1}`;
    this.#next = await safe.fresh(mailbox.name, name, setup.decks);
  }

  #complain(says: string): 'wait' {
    this.#options.onTrouble(`${this.#options.mailbox.name}: ${says}`);
    return 'wait';
  }
}
