// The running house: its tables, its people, its devices, and whether play is possible.

import type { HouseReason } from '../../wire/reasons.ts';
import { englishText } from '../../texts/index.ts';
import type { Logger } from 'pino';
import { assert } from '../../rules/assert.ts';
import type { SentCommand } from '../../table/acts.ts';
import type { Cage } from '../money/cage/cage.ts';
import type { Devices } from '../devices/devices.ts';
import { BroadcastScheduler } from '../tables/broadcast/broadcast-scheduler.ts';
import { TableBroadcast, wagersOnly } from '../tables/broadcast/broadcast.ts';
import { watchDisk, LEAST_ROOM_BYTES } from '../checks/watches/disk-watch.ts';
import { Journal, openJournal } from '../storage/journal/journal.ts';
import { Mailbox } from '../tables/mailbox/mailbox.ts';
import type { RefusalTold } from '../tables/mailbox/outcome.ts';
import type { MailboxPorts } from '../tables/mailbox/surroundings.ts';
import {
  type NotOpened,
  type OpenMailbox,
  type TableOpening,
  openTables,
} from '../tables/mailbox/open.ts';
import { readPastCoup } from '../reports/past-coup.ts';
import { Approvals } from '../people/approvals.ts';
import type { StaffSessions } from '../people/sessions.ts';
import type { SignInDesk } from '../people/sign-in-desk.ts';
import { thisRelease } from '../ports/release.ts';
import { type Chance, systemChance } from '../ports/chance.ts';
import type { Clock } from '../ports/clock.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import type { ShoeSafe } from '../tables/virtual/shoe-safe.ts';
import { Approved } from './approval/approved.ts';
import { ClockWatch } from '../checks/watches/clock-watch.ts';
import { Equipment } from '../equipment/equipment.ts';
import type { PlayState, StartFailure } from './failure.ts';
import type { JournalChecked } from '../checks/watches/full-check.ts';
import { LoadGauge } from '../tables/broadcast/load-gauge.ts';
import type { HouseRecord } from '../record/house-record.ts';
import type { HouseMeters } from './meters.ts';
import { type HousePlan, type PlannedTable, toOpen } from '../record/plan.ts';
import { noteSettings, type Settings } from '../settings/settings.ts';
import { noteStart } from '../record/start-note.ts';
import { logLease } from '../record/log-event.ts';
import { StoppedPayments } from './stopped/stopped-payments.ts';
import { HouseTable, stoppedNotice } from '../tables/installed/house-table.ts';
import { virtualDrivers } from './virtual-drivers.ts';
import { type HouseOptions, openWorld, type World } from './world.ts';

const DISK_LOOK_MS = 2_000;
/** How long a house that closes waits for a journal that does not write. */
const GIVE_UP_MS = 500;

export class House {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Logger;
  readonly release = thisRelease();
  readonly folder: string;
  readonly signer: World['signer'];
  readonly hold: World['hold'];
  readonly meters: HouseMeters;
  readonly approvals: Approvals;
  /** What was approved for the house and its tables. */
  readonly approved: Approved;
  /** Note acceptors, printers, shoes and scanners at work. */
  readonly equipment: Equipment;
  /** What patrons of stopped tables hold, and paying it to them. */
  readonly stoppedPayments = new StoppedPayments(this);
  readonly #world: World;
  readonly #tables = new Map<string, HouseTable>();
  readonly #clockWatch: ClockWatch;
  readonly #scheduler: BroadcastScheduler;
  readonly #disk: { readonly stop: () => void };
  /** How far the check of the whole journal is that goes on behind play. */
  checked: JournalChecked = 'not-checked';
  #simulates: boolean;
  #closing: Promise<void> | null = null;
  #tournaments: Tournaments | null = null;
  /** Why everybody was told that play waits, and since when. */
  #halt: { readonly says: string; readonly since: number } | null = null;
  /** Told when play halts or goes on. */
  readonly #listeners = new Set<(reason: HouseReason | null) => void>();

  private constructor(options: HouseOptions, world: World) {
    this.settings = options.settings;
    this.clock = options.clock;
    this.chance = options.chance ?? systemChance;
    this.log = options.log;
    this.folder = options.folder;
    this.signer = world.signer;
    this.hold = world.hold;
    this.#world = world;
    this.meters = world.meters;
    const leisure = new LoadGauge(this.clock.steady);
    this.#scheduler = new BroadcastScheduler(this.clock, () =>
      leisure.wait(this.settings.totalsMs),
    );
    this.approvals = new Approvals(options.clock);
    this.approved = new Approved({
      ...{ record: world.log, devices: world.devices, release: this.release, clock: this.clock },
      ...{ isDemonstration: this.demonstration, tables: () => this.tables },
      substantialWin: this.settings.substantialWin,
    });
    this.equipment = new Equipment({
      ...{ journal: world.journal, clock: this.clock, chance: this.chance },
      gamingDay: world.gamingDay,
      ...{ currency: this.settings.currency, cage: world.cage, log: this.log, record: world.log },
      settings: noteSettings(this.settings),
      isDemonstration: this.demonstration,
      table: name => this.#tables.get(name),
      tables: () => this.tables,
      isPlayPossible: () => this.play.possible,
    });
    this.#simulates = this.demonstration && options.settings.simulatedPatrons;
    this.#clockWatch = new ClockWatch(
      options.clock,
      () => this.#lookAtPlay(),
      ms => void world.log.note('clock-set', { byMs: ms }).catch(() => undefined),
    );
    const looks = { leastBytes: LEAST_ROOM_BYTES, everyMs: DISK_LOOK_MS };
    this.#disk = watchDisk(world.journal, { folder: options.folder, ...looks });
  }

  /** Opens the house: everything is read back and checked before anybody is let in (R-MEM-3). */
  static async open(options: HouseOptions): Promise<House | StartFailure> {
    const journalState: { onChange: () => void } = { onChange: () => undefined };
    const journal = await openJournal({
      address: options.address,
      owner: 'sabot-house',
      onChange: () => journalState.onChange(),
      onLease: change => logLease(options.log, change),
    });
    if (!(journal instanceof Journal)) return journal;
    const world = await openWorld(options, journal);
    if ('failed' in world) {
      await journal.close();
      return world;
    }
    const house = new House(options, world);
    journalState.onChange = () => house.#lookAtPlay();
    await house.approved.countReturns();
    await house.#openTables();
    await house.#openTournaments(options.plan === undefined);
    await noteStart(world.log, house.release, options.settings);
    house.meters.watch(house, options.folder);
    return house;
  }

  get plan(): HousePlan {
    return this.record.plan ?? this.#world.plan;
  }

  get demonstration(): boolean {
    return this.#world.plan.kind === 'demonstration';
  }

  get journal(): Journal {
    return this.#world.journal;
  }

  /** The house's own record of significant events. */
  get record(): HouseRecord {
    return this.#world.log;
  }

  get sessions(): StaffSessions {
    return this.#world.sessions;
  }

  /** Where staff prove who they are. */
  get desk(): SignInDesk {
    return this.#world.desk;
  }

  /** Tickets, from the printer to the cash desk. */
  get cage(): Cage {
    return this.#world.cage;
  }

  get devices(): Devices {
    return this.#world.devices;
  }

  get safe(): ShoeSafe {
    return this.#world.safe;
  }

  get tournaments(): Tournaments {
    assert(this.#tournaments !== null, 'the house is open');
    return this.#tournaments;
  }

  get tables(): readonly HouseTable[] {
    return [...this.#tables.values()];
  }

  table(name: string): HouseTable | undefined {
    return this.#tables.get(name);
  }

  /** Why nothing can be stored now; null while the journal writes. */
  get waiting(): HouseReason | null {
    const { state } = this.journal;
    if (this.#closing !== null) return { code: 'house-closing' };
    return state.is === 'waiting' ? state.outage.reason : null;
  }

  get play(): PlayState {
    const reason = this.waiting ?? this.hold.reason ?? this.#clockWatch.reason;
    if (reason !== null) return { possible: false, reason };
    if (this.tables.every(({ stopped }) => stopped !== null)) {
      return { possible: false, reason: { code: 'no-table-open' } };
    }
    return { possible: true };
  }

  /** Whether simulated patrons play. */
  get simulates(): boolean {
    return this.#simulates;
  }

  switchSimulatedPatrons(isOn: boolean): void {
    assert(this.demonstration, 'simulated patrons play in a demonstration house only');
    this.#simulates = isOn;
    for (const { parts } of this.tables) parts?.patrons?.switchTo(isOn);
  }

  /** Installs another table: on record first, then taken up. */
  async install(asked: PlannedTable): Promise<HouseTable | RefusalTold> {
    const table = await this.approved.admitTable(asked);
    if ('refused' in table) return table;
    await this.record.install(table);
    const [opened] = await openTables(this.#opening(), [toOpen(table)]);
    assert(opened !== undefined, 'the table is answered for');
    const installed = this.#houseTable(table, opened);
    this.#tables.set(table.name, installed);
    return installed;
  }

  /** Stops one table, for a reason that is told to all its screens; false if it is not there. */
  readonly stopTable = (name: string, because: string): boolean => {
    const table = this.#tables.get(name);
    table?.parts?.mailbox.stopBecause(because);
    return table !== undefined;
  };

  /** Begins to play: money on its way goes on, virtual dealers and simulated patrons start. */
  async begin(): Promise<void> {
    await this.equipment.resume();
    for (const { parts } of this.tables) {
      parts?.dealer?.start();
      if (this.#simulates) parts?.patrons?.switchTo(true);
    }
  }

  /** Hears of halts and of play going on (null). */
  onHalt(listener: (reason: HouseReason | null) => void): void {
    this.#listeners.add(listener);
  }

  /** Stops the drivers, waits for what is on its way, and gives everything back. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#clockWatch.stop();
    this.#disk.stop();
    this.equipment.stop();
    for (const { parts } of this.tables) {
      parts?.patrons?.stop();
      parts?.dealer?.stop();
      parts?.broadcast.stop();
    }
    const boxes = Promise.all(this.tables.flatMap(({ parts }) => parts?.mailbox.close() ?? []));
    const isWriting = this.journal.state.is === 'writing';
    if (isWriting) {
      await boxes;
      await this.#tournaments?.close();
      await this.record.note('server-stopped', {}).catch(() => undefined);
    }
    // In an outage whoever waits is told so now: nobody knows when the database is back.
    await this.journal.close(isWriting ? undefined : GIVE_UP_MS);
    await boxes;
  }

  async #openTables(): Promise<void> {
    const { plan } = this.#world;
    const opened = await openTables(this.#opening(), plan.tables.map(toOpen));
    for (const [index, table] of plan.tables.entries()) {
      const one = opened[index];
      assert(one !== undefined, 'every table is answered for');
      const houseTable = this.#houseTable(table, one);
      this.#tables.set(table.name, houseTable);
      if ('because' in one) await this.#noteStopped(table.name, one.because);
      await this.stoppedPayments.book(houseTable);
    }
  }

  async #openTournaments(isPlain: boolean): Promise<void> {
    const { journal, gamingDay } = this.#world;
    const { clock, demonstration } = this;
    this.#tournaments = await Tournaments.open({
      ...{ journal, clock, gamingDay, demonstration },
      engine: this.release.engine,
      currency: this.plan.currency,
      onStopped: (tournament, because) => {
        this.log.error({ tournament, because }, 'a tournament stopped');
        void this.record.note('tournament-stopped', { tournament, because }).catch(() => undefined);
      },
    });
    if (demonstration && isPlain) await this.#tournaments.demonstrate();
  }

  #opening(): TableOpening {
    const { journal, gamingDay } = this.#world;
    return { journal, engine: this.release.engine, now: this.clock.now, gamingDay };
  }

  #houseTable(plan: PlannedTable, opened: OpenMailbox | NotOpened): HouseTable {
    const says = {
      setups: () => this.approved.setupsOf(plan.name),
      fault: (command: SentCommand) => this.approved.faultOf(plan.name, command),
      reserved: () => this.hold.refusal() ?? this.#tournaments?.busyAt(plan.name) ?? null,
      isAudited: (seat: number) => this.equipment.audits.isOn({ table: plan.name, seat }),
    };
    if ('because' in opened) return new HouseTable(plan, opened, says);
    const mailbox = new Mailbox(plan.name, opened, this.#mailboxHouse(plan));
    const broadcast = new TableBroadcast(
      {
        ...{ table: plan.name, book: opened.book, clock: this.clock, scheduler: this.#scheduler },
        demonstration: this.demonstration,
      },
      mailbox.table,
      mailbox.number,
    );
    return new HouseTable(
      plan,
      { mailbox, broadcast, ...virtualDrivers(this, this.#world, plan, mailbox) },
      says,
    );
  }

  #mailboxHouse(plan: PlannedTable): MailboxPorts {
    return {
      journal: this.journal,
      clock: this.clock,
      gamingDay: this.#world.gamingDay,
      engine: this.release.engine,
      mostFlying: this.settings.mostFlying,
      snapshotEvery: this.settings.snapshotEvery,
      onStored: (name, stored) => {
        const parts = this.#tables.get(name)?.parts;
        parts?.broadcast.stored(stored);
        // Very many are wagers, which neither move anybody nor open or close a slot.
        if (wagersOnly(stored.events) !== null) return parts?.dealer?.onWager();
        parts?.dealer?.onChange();
        parts?.patrons?.onChange();
        this.equipment.onChange(name);
      },
      onStopped: (name, because) => {
        this.log.error({ table: name, because }, 'a table stopped');
        this.#tables.get(name)?.parts?.broadcast.sendToAll(stoppedNotice(because));
        void this.#noteStopped(name, because);
        this.#lookAtPlay();
      },
      pastCoup: (name, coup) => readPastCoup(this.journal.db, name, coup),
      reopen: async () => {
        const [opened] = await openTables(this.#opening(), [toOpen(plan)]);
        return opened !== undefined && 'table' in opened ? opened : null;
      },
    };
  }

  async #noteStopped(table: string, because: string): Promise<void> {
    await this.record.note('table-stopped', { table, because }).catch(() => undefined);
  }

  /** Play halts with a reason or goes on: every screen is told, and it is on record (R-EVT-1). */
  #lookAtPlay(): void {
    const reason = this.play.possible ? null : this.play.reason;
    const says = reason && englishText(reason);
    const { says: because = null, since = this.clock.now() } = this.#halt ?? {};
    if (says === because) return;
    const lasted = says === null ? { because, lastedMs: this.clock.now() - since } : { says };
    this.log.warn(lasted, says === null ? 'play goes on' : 'play is halted');
    for (const listener of this.#listeners) listener(reason);
    if (says === null) {
      for (const { parts } of this.tables) parts?.dealer?.playGoesOn();
      // While the journal does not write, a halt is put on record when it is over.
      void this.record.note('play-resumed', { because, since }).catch(() => undefined);
    } else if (this.journal.state.is === 'writing') {
      void this.record.note('play-halted', { says }).catch(() => undefined);
    }
    this.#halt = says === null ? null : { says, since };
  }

  /** How many sockets are open; the sockets say so. */
  connections: () => number = () => 0;
}
