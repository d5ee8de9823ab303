// Puts the parts of the running house together: whoever needs one is handed it, and no more.

import type { Logger } from 'pino';

import { assert } from '../../rules/assert.ts';
import type { JournalChecked } from '../checks/watches/full-check.ts';
import { Equipment } from '../equipment/equipment.ts';
import { Approvals } from '../people/approvals.ts';
import { type Chance, systemChance } from '../ports/chance.ts';
import type { Clock } from '../ports/clock.ts';
import { markOfOdds, type Release, thisRelease } from '../ports/release.ts';
import { logLease } from '../record/log-event.ts';
import type { HousePlan, PlannedTable } from '../record/plan.ts';
import { noteStart } from '../record/start-note.ts';
import { noteSettings, type Settings } from '../settings/settings.ts';
import { gameKeyOf } from '../reports/projections/game-key.ts';
import { oddsKeptIn } from '../reports/theory/kept-odds.ts';
import { Theories } from '../reports/theory/theory.ts';
import { Journal, openJournal } from '../storage/journal/journal.ts';
import type { HouseTable } from '../tables/installed/house-table.ts';
import type { RefusalTold } from '../tables/mailbox/outcome.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import { AskedApprovals } from './approval/asked.ts';
import { HouseApprovals } from './approval/approved.ts';
import type { StartFailure } from './failure.ts';
import { type HouseShare, isAtOffice } from './share.ts';
import { HouseTables } from './house-tables.ts';
import { PlayAvailability } from './play-availability.ts';
import { StoppedPayments } from './stopped/stopped-payments.ts';
import { keptSeatFault } from '../record/kept-seats.ts';
import { evacuationFault } from './evacuation-fault.ts';
import { Visitors } from './visitors.ts';
import { type HouseOptions, openWorld, type World } from './world.ts';

/** How long a house that closes waits for a journal that does not write. */
const GIVE_UP_MS = 500;

/** The parts of a house. Nothing takes all of them but what opens its doors. */
export interface House extends Omit<World, 'plan'> {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Logger;
  readonly release: Release;
  readonly folder: string;
  readonly demonstration: boolean;
  /** As it was founded, with every table that was installed since. */
  readonly plan: HousePlan;
  readonly approvals: Approvals;
  /** What the odds say of the games that are played here. */
  readonly theories: Theories;
  /** Approvals asked of somebody who is not at the table. */
  readonly asked: AskedApprovals;
  /** What was approved for the house and its tables. */
  readonly approved: HouseApprovals;
  /** Note acceptors, printers, shoes and scanners at work. */
  readonly equipment: Equipment;
  /** What patrons of stopped tables hold, and paying it to them. */
  readonly stoppedPayments: StoppedPayments;
  readonly tournaments: Tournaments;
  readonly play: PlayAvailability;
  readonly floor: Pick<HouseTables, 'simulates' | 'switchSimulatedPatrons'>;
  readonly tables: readonly HouseTable[];
  readonly table: HouseTables['named'];
  readonly stopTable: HouseTables['stop'];
  /** Which tables are played here, where the house is one of several. */
  readonly placed: Pick<HouseTables, 'held' | 'hold' | 'letGo'>;
  /** Installs another table: on record first, then taken up. */
  readonly install: (asked: PlannedTable, by: string) => Promise<HouseTable | RefusalTold>;
  /** How far the check of the whole journal is that goes on behind play. */
  checked: JournalChecked;
  /** How many sockets are open; the sockets say so. */
  connections: () => number;
  /** Begins to play: money on its way goes on, virtual dealers and simulated patrons start. */
  readonly begin: () => Promise<void>;
  /** Stops the drivers, waits for what is on its way, and gives everything back. */
  readonly close: () => Promise<void>;
}

/** Opens a house: everything is read back and checked before anybody is let in (R-MEM-3). */
export async function openHouse(options: HouseOptions): Promise<House | StartFailure> {
  let onChange = (): void => undefined;
  const { share } = options;
  const lease =
    share === undefined
      ? { owner: 'sabot-house' }
      : { owner: `${share.owner} ${share.is}`, leaseMs: share.leaseMs, isShared: true };
  const journal = await openJournal({
    ...{ address: options.address, ...lease },
    onChange: () => onChange(),
    onLease: change => {
      logLease(options.log, change);
      if ('lost' in change) onChange();
    },
  });
  if (!(journal instanceof Journal)) return journal;
  const opened = await openOn(options, journal, parts => {
    onChange = () => parts.play.look();
  }).catch(async (error: unknown) => {
    // A node tries again and again: what it had begun would renew its leases beside it.
    await journal.close(GIVE_UP_MS);
    throw error;
  });
  if ('failed' in opened) await journal.close();
  return opened;
}

async function openOn(
  options: HouseOptions,
  journal: Journal,
  onParts: (parts: OpeningHouse) => void,
): Promise<House | StartFailure> {
  const { share } = options;
  const world = await openWorld(options, journal);
  if ('failed' in world) return world;
  const parts = partsOf(options, world);
  onParts(parts);
  await parts.approved.countReturns();
  for (const table of await parts.tables.open(world.plan.tables.filter(heldAtOpening(share)))) {
    await parts.stoppedPayments.book(table);
  }
  parts.tournaments = await openTournaments(options, parts);
  if (share?.is !== 'floor') {
    await noteStart(world.record, parts.release, options.settings, world.keys);
  }
  const house = houseOf(parts);
  house.meters.watch(house, options.folder);
  return house;
}

/** Which tables a house takes up when it opens: all, those of the office, or none yet. */
const heldAtOpening =
  (share: HouseShare | undefined) =>
  (table: PlannedTable): boolean =>
    share === undefined || (share.is === 'office' && isAtOffice(table));

type OpeningHouse = ReturnType<typeof partsOf>;

/** What can be put together before the tables are there. */
function partsOf(options: HouseOptions, world: World) {
  const { settings, clock, log, folder, chance = systemChance } = options;
  const { record } = world;
  const { release = thisRelease() } = options;
  const demonstration = world.plan.kind === 'demonstration';
  const tables: HouseTables = new HouseTables({
    ...{ ...world, settings, clock, log, release, demonstration },
    share: options.share ?? null,
    viewOf: ({ name }) => ({
      setups: () => approved.setupsOf(name),
      fault: (command, by) =>
        evacuationFault(record.known, name) ??
        approved.faultOf(name, command) ??
        world.bans.faultOf(name, command, by) ??
        keptSeatFault(
          record.known.keptSeats,
          tables.named(name)?.parts?.mailbox.table,
          command,
          clock.now(),
        ),
      reserved: () => world.hold.refusal() ?? parts.tournaments?.busyAt(name) ?? null,
      isAudited: seat => equipment.audits.isOn({ table: name, seat }),
    }),
    onChange: name => {
      equipment.onChange(name);
      options.share?.onChange(name);
    },
    onStopped: () => play.look(),
    onGone: name => equipment.notes.forget(name),
  });
  const all = () => tables.all;
  const play = new PlayAvailability({ ...world, clock, log, folder, tables: all });
  const { substantialWin } = settings;
  const approved = new HouseApprovals({
    ...{ record, devices: world.devices, release, clock, substantialWin },
    ...{ isDemonstration: demonstration, tables: all },
  });
  const equipment = new Equipment({
    ...{ ...world, clock, chance, log, settings: noteSettings(settings) },
    get currency() {
      return world.terms.currency;
    },
    ...{ isDemonstration: demonstration, table: tables.named, tables: all },
    isPlayPossible: () => play.possible,
  });
  const visitors = new Visitors({ ...world, demonstration, clock, table: tables.named });
  const approvals = new Approvals(clock);
  const asked = new AskedApprovals({ record, approvals, clock, settings });
  const parts = {
    ...{ world, settings, clock, chance, log, folder, release, demonstration, visitors },
    share: options.share ?? null,
    ...{ tables, play, approved, equipment, approvals, asked },
    theories: new Theories(oddsKeptIn(folder, markOfOdds())),
    stoppedPayments: new StoppedPayments({ ...world, release, table: tables.named }),
    tournaments: null as Tournaments | null, // they are opened after the tables
  };
  return parts;
}

async function openTournaments(
  options: HouseOptions,
  { world, clock, demonstration, release, log }: OpeningHouse,
): Promise<Tournaments> {
  const { journal, gamingDay, record, terms } = world;
  const desks = {
    ...{ journal, clock, gamingDay, demonstration, engine: release.engine },
    get currency() {
      return terms.currency;
    },
    onStopped: (tournament: string, because: string) => {
      log.error({ tournament, because }, 'a tournament stopped');
      void record.note('tournament-stopped', { tournament, because }).catch(() => undefined);
    },
  };
  if (options.share?.is === 'floor') return Tournaments.none(desks);
  const tournaments = await Tournaments.open(desks);
  if (demonstration && options.plan === undefined) await tournaments.demonstrate();
  return tournaments;
}

/** The house that is open. */
function houseOf({ world, tables, tournaments, ...parts }: OpeningHouse): House {
  assert(tournaments !== null, 'they are open by now');
  const { record, plan } = world;
  const { approved, equipment } = parts;
  let closing: Promise<void> | null = null;
  return {
    ...{ ...world, ...parts, tournaments, floor: tables, placed: tables },
    ...{ table: tables.named, stopTable: tables.stop },
    get plan() {
      return record.plan ?? plan;
    },
    get tables() {
      return tables.all;
    },
    install: async (asked, by) => {
      const table = await approved.admitTable(asked);
      if ('refused' in table) return table;
      await record.install(table, by);
      const isHere = heldAtOpening(parts.share ?? undefined)(table);
      const installed = isHere ? (await tables.open([table]))[0] : tables.named(table.name);
      assert(installed !== undefined, 'the table is answered for');
      parts.play.look();
      return installed;
    },
    checked: 'not-checked',
    connections: () => 0,
    begin: async () => {
      await equipment.resume();
      tables.begin();
      if (parts.share?.is !== 'floor') parts.asked.begin();
      const games = () => tables.all.map(({ plan: { setup } }) => gameKeyOf(setup));
      if (parts.share?.is !== 'floor') parts.theories.countAhead(parts.clock, games);
      parts.visitors.begin();
    },
    close: () => (closing ??= close({ ...parts, world, tables, tournaments })),
  };
}

async function close(opened: OpeningHouse): Promise<void> {
  const { play, asked, equipment, tables, tournaments, visitors, world, share, theories } = opened;
  const { journal, record } = world;
  play.stop();
  asked.stop();
  const theory = theories.stop();
  equipment.stop();
  visitors.stop();
  const boxes = tables.close();
  const isWriting = journal.state.is === 'writing';
  if (isWriting) {
    await boxes;
    await tournaments?.close();
    if (share?.is !== 'floor') await record.note('server-stopped', {}).catch(() => undefined);
  }
  // In an outage whoever waits is told so now: nobody knows when the database is back.
  await journal.close(isWriting ? undefined : GIVE_UP_MS);
  await boxes;
  await theory;
}
