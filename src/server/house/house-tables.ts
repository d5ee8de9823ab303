// The tables of the house: opened together, installed one by one, each with its mailbox, its
// broadcast and, in a demonstration, whoever plays there without people.

import type { Logger } from 'pino';

import { assert } from '../../rules/assert.ts';
import type { Clock } from '../ports/clock.ts';
import type { Release } from '../ports/release.ts';
import { messagesOn } from '../record/display-messages.ts';
import type { HouseRecord } from '../record/house-record.ts';
import { type PlannedTable, toOpen } from '../record/plan.ts';
import { readPastCoup } from '../reports/past-coup.ts';
import type { Settings } from '../settings/settings.ts';
import type { Journal } from '../storage/journal/journal.ts';
import { BroadcastScheduler } from '../tables/broadcast/broadcast-scheduler.ts';
import { TableBroadcast, wagersOnly } from '../tables/broadcast/broadcast.ts';
import { LoadGauge } from '../tables/broadcast/load-gauge.ts';
import {
  HouseTable,
  type HouseView,
  type OpenParts,
  stoppedNotice,
} from '../tables/installed/house-table.ts';
import { Mailbox } from '../tables/mailbox/mailbox.ts';
import { tableStream } from '../tables/mailbox/rebuild.ts';
import { type NotOpened, type OpenMailbox, openTables } from '../tables/mailbox/open.ts';
import type { MailboxPorts } from '../tables/mailbox/surroundings.ts';
import type { ShoeSafe } from '../tables/virtual/shoe-safe.ts';
import { notesStreamOf } from '../money/banknotes/banknote-stream.ts';
import type { HouseMeters } from './meters.ts';
import type { HouseShare } from './share.ts';
import { virtualDrivers } from './virtual-drivers.ts';

export interface TablesParts {
  readonly journal: Journal;
  readonly record: HouseRecord;
  readonly safe: ShoeSafe;
  readonly meters: HouseMeters;
  readonly clock: Clock;
  readonly gamingDay: (at: number) => string;
  readonly settings: Settings;
  readonly log: Logger;
  readonly release: Release;
  readonly demonstration: boolean;
  /** What the rest of the house says about a table. */
  readonly viewOf: (plan: PlannedTable) => HouseView;
  /** Something but a wager is stored at a table of this name. */
  readonly onChange: (name: string) => void;
  readonly onStopped: () => void;
  /** A table is played at another node from here on. */
  readonly onGone: (name: string) => void;
  /** Where the house is one of several; null where it has all tables. */
  readonly share: HouseShare | null;
}

export class HouseTables {
  readonly #parts: TablesParts;
  readonly #tables = new Map<string, HouseTable>();
  readonly #scheduler: BroadcastScheduler;
  #simulates: boolean;
  #isBegun = false;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    const { clock, settings, demonstration } = parts;
    const leisure = new LoadGauge(clock.steady);
    this.#scheduler = new BroadcastScheduler(clock, () => leisure.wait(settings.totalsMs));
    this.#simulates = demonstration && settings.simulatedPatrons;
  }

  get all(): readonly HouseTable[] {
    this.#listOthers();
    return [...this.#tables.values()];
  }

  readonly named = (name: string): HouseTable | undefined => {
    if (!this.#tables.has(name)) this.#listOthers();
    return this.#tables.get(name);
  };

  /** Those that are played here. */
  get held(): readonly string[] {
    return [...this.#tables.values()].flatMap(({ plan, isElsewhere }) =>
      isElsewhere ? [] : [plan.name],
    );
  }

  /** Takes tables of the plan up that no other node has; answers with those that it could. */
  async hold(names: readonly string[]): Promise<readonly string[]> {
    const planned = this.#parts.record.plan?.tables ?? [];
    const plans = planned.filter(({ name }) => names.includes(name));
    const opened = await this.open(plans);
    const held = opened.filter(({ isElsewhere }) => !isElsewhere);
    if (this.#isBegun) for (const { parts } of held) this.#begin(parts);
    return held.map(({ plan }) => plan.name);
  }

  /** Lets a table go to another node: what is on its way is stored first. */
  async letGo(name: string): Promise<void> {
    const { parts } = this.#tables.get(name) ?? { parts: null };
    this.#rest(parts);
    await parts?.mailbox.close();
    this.#forget(name);
    await this.#parts.journal.giveBack([tableStream(name), notesStreamOf(name)]);
  }

  /** Forgets a table that another node has taken already. */
  #forget(name: string): void {
    const known = this.#tables.get(name);
    if (known === undefined || known.isElsewhere) return;
    this.#rest(known.parts);
    this.#listElsewhere(known.plan);
    this.#parts.onGone(name);
    this.#parts.share?.onElsewhere(name);
  }

  #rest(parts: OpenParts | null): void {
    parts?.patrons?.stop();
    parts?.dealer?.stop();
    parts?.broadcast.stop();
  }

  #listElsewhere(plan: PlannedTable): HouseTable {
    const { share, viewOf } = this.#parts;
    const heard = () => share?.heard(plan.name) ?? null;
    const table = new HouseTable(plan, { heard }, viewOf(plan));
    this.#tables.set(plan.name, table);
    return table;
  }

  /** A house of several knows all tables, whoever has them. */
  #listOthers(): void {
    const { share, record } = this.#parts;
    if (share === null) return;
    for (const plan of record.plan?.tables ?? []) {
      if (!this.#tables.has(plan.name)) this.#listElsewhere(plan);
    }
  }

  /** Takes tables up as the journal has them. */
  async open(plans: readonly PlannedTable[]): Promise<readonly HouseTable[]> {
    const opened = await openTables(this.#opening, plans.map(toOpen));
    const tables = plans.map((plan, index) => {
      const one = opened[index];
      assert(one !== undefined, 'every table is answered for');
      const isAway = this.#parts.share !== null && 'because' in one && one.isElsewhere === true;
      return isAway ? this.#listElsewhere(plan) : this.#table(plan, one);
    });
    for (const table of tables) {
      this.#tables.set(table.plan.name, table);
      if (table.stopped !== null) await this.#noteStopped(table.plan.name, table.stopped);
    }
    return tables;
  }

  /** Stops one table, for a reason that is told to all its screens; false if it is not there. */
  readonly stop = (name: string, because: string): boolean => {
    const table = this.named(name);
    table?.parts?.mailbox.stopBecause(because);
    if (table?.isElsewhere === true) {
      // Whoever has it finds its lease void.
      const { journal } = this.#parts;
      void journal.stopAnywhere(tableStream(name), because).catch(() => undefined);
    }
    return table !== undefined;
  };

  /** Virtual dealers and simulated patrons start. */
  begin(): void {
    this.#isBegun = true;
    for (const { parts } of this.all) this.#begin(parts);
  }

  #begin(parts: OpenParts | null): void {
    parts?.dealer?.start();
    if (this.#simulates) parts?.patrons?.switchTo(true);
  }

  /** Whether simulated patrons play. */
  get simulates(): boolean {
    return this.#simulates;
  }

  switchSimulatedPatrons(isOn: boolean): void {
    assert(this.#parts.demonstration, 'simulated patrons play in a demonstration house only');
    this.#simulates = isOn;
    for (const { parts } of this.all) parts?.patrons?.switchTo(isOn);
  }

  /** Stops whoever plays without people; answers when what is on its way is stored or given up. */
  close(): Promise<unknown> {
    for (const { parts } of this.all) this.#rest(parts);
    return Promise.all(this.all.flatMap(({ parts }) => parts?.mailbox.close() ?? []));
  }

  get #opening() {
    const { journal, gamingDay, release, clock } = this.#parts;
    return { journal, engine: release.engine, now: clock.now, gamingDay };
  }

  #table(plan: PlannedTable, opened: OpenMailbox | NotOpened): HouseTable {
    const view = this.#parts.viewOf(plan);
    if ('because' in opened) return new HouseTable(plan, opened, view);
    const mailbox = new Mailbox(plan.name, opened, this.#mailboxPorts(plan));
    const { clock, demonstration, record } = this.#parts;
    const broadcast = new TableBroadcast(
      {
        ...{ table: plan.name, book: opened.book, clock, scheduler: this.#scheduler },
        demonstration,
        houseMessages: () => messagesOn(record.known.messages, plan.name, clock.now()),
      },
      mailbox.table,
      mailbox.number,
    );
    const drivers = virtualDrivers(this.#parts, plan, mailbox);
    return new HouseTable(plan, { mailbox, broadcast, ...drivers }, view);
  }

  #mailboxPorts(plan: PlannedTable): MailboxPorts {
    const { journal, clock, gamingDay, release, settings } = this.#parts;
    return {
      ...{ journal, clock, gamingDay, engine: release.engine },
      mostFlying: settings.mostFlying,
      snapshotEvery: settings.snapshotEvery,
      onStored: (name, stored) => {
        const parts = this.#tables.get(name)?.parts;
        parts?.broadcast.stored(stored);
        // Very many are wagers, which neither move anybody nor open or close a slot.
        if (wagersOnly(stored.events) !== null) return parts?.dealer?.onWager();
        parts?.dealer?.onChange();
        parts?.patrons?.onChange();
        this.#parts.onChange(name);
      },
      onStopped: (name, because) => {
        this.#parts.log.error({ table: name, because }, 'a table stopped');
        this.#tables.get(name)?.parts?.broadcast.sendToAll(stoppedNotice(because));
        void this.#noteStopped(name, because);
        this.#parts.onStopped();
      },
      pastCoup: (name, coup) => readPastCoup(journal.db, name, coup),
      reopen: async () => {
        const [opened] = await openTables(this.#opening, [toOpen(plan)]).catch(error => {
          if (this.#parts.share === null) throw error;
          // A node that cannot ask the database does not know whether the table is still its own.
          return [{ name: plan.name, because: 'not asked', isElsewhere: true } as const];
        });
        if (opened === undefined) return null;
        if ('table' in opened) return opened;
        return this.#parts.share !== null && opened.isElsewhere === true ? 'elsewhere' : null;
      },
      ...(this.#parts.share === null
        ? {}
        : { isSure: () => journal.isLeaseSure, onElsewhere: name => this.#forget(name) }),
    };
  }

  async #noteStopped(table: string, because: string): Promise<void> {
    await this.#parts.record.note('table-stopped', { table, because }).catch(() => undefined);
  }
}
