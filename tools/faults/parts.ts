// A floor or an office of the simulated world: journal, record, tables and mailboxes are the
// house's own code; people, devices and money beside the tables are left out.

import { createHash } from 'node:crypto';

import { pino } from 'pino';

import { playsBy } from './sim-floor.ts';
import type { HousePart, PartOptions } from '../../src/server/cluster/part.ts';
import { houseFailure, type StartFailure } from '../../src/server/house/failure.ts';
import { HouseTables, type TablesParts } from '../../src/server/house/house-tables.ts';
import { isAtOffice } from '../../src/server/house/share.ts';
import { gamingDays } from '../../src/server/ports/gaming-day.ts';
import { HouseRecord } from '../../src/server/record/house-record.ts';
import type { HousePlan } from '../../src/server/record/plan.ts';
import { readSettings, type Settings } from '../../src/server/settings/settings.ts';
import { must } from '../../src/server/testing/database.ts';
import { Journal } from '../../src/server/storage/journal/journal.ts';
import type { SealedShoe } from '../../src/server/tables/virtual/shoe-safe.ts';
import { DECK } from '../../src/rules/cards.ts';
import { chanceFrom } from '../oracle/chance.ts';
import { type SimDatabase, simPool } from './world/database.ts';
import { type SimProcess, simulatedMs } from './world/time.ts';

/** FAULTS_LOG=info shows what the nodes say, with the world's own time. */
export const QUIET = pino({
  ...{ level: process.env['FAULTS_LOG'] ?? 'silent', base: {} },
  timestamp: () => `,"at":${simulatedMs()}`,
});
const DAYS = gamingDays({ startsAtHour: 6, zone: 'Australia/Melbourne' });
const TERMS = { gamingDay: DAYS, currency: 'AUD' };

/** As any house's, but with snapshots so often that they matter in a short night. */
export const SIM_SETTINGS: Settings = must(
  readSettings({}, { data: '.', pace: 'fast', simulatedPatrons: false, snapshotEvery: 60 }),
);

/** Opens parts for one process. */
export const partsOf =
  (db: SimDatabase, process: SimProcess, plan: HousePlan) =>
  async (options: PartOptions): Promise<HousePart | StartFailure> => {
    const { share, release } = options;
    const { clock } = process;
    const journal = new Journal(
      {
        address: { url: '' },
        ...{ owner: `${share.owner} ${share.is}`, leaseMs: share.leaseMs, isShared: true },
      },
      {
        clock,
        connect: (_, __, stuckMs) => db.client(process, stuckMs),
        connections: () => simPool(db, process),
      },
    );
    try {
      const record = await openRecord(journal, options);
      if ('says' in record) {
        await journal.close(0);
        return houseFailure('journal-not-taken', record.says);
      }
      if (record.plan === null) await record.found(plan);
      return partOf({ journal, record, options, engine: release?.engine ?? 'sim' });
    } catch (error) {
      await journal.close(0);
      throw error;
    }
  };

async function openRecord(
  journal: Journal,
  { clock, share }: PartOptions,
): Promise<HouseRecord | { readonly says: string }> {
  const world = { journal, clock, terms: TERMS };
  if (share.is === 'office') return HouseRecord.open(world);
  const { note, onFollowed } = share;
  const followed = await HouseRecord.follow({ ...world, writtenBy: { note, onFollowed } });
  return followed ?? { says: 'The office has not founded the house yet.' };
}

interface Opened {
  readonly journal: Journal;
  readonly record: HouseRecord;
  readonly options: PartOptions;
  readonly engine: string;
}

function partOf({ journal, record, options, engine }: Opened): HousePart {
  const { clock, share } = options;
  const nothing = async (): Promise<void> => undefined;
  const onTable: { changed: (table: string) => void } = { changed: () => undefined };
  const parts = {
    ...{ journal, record, clock, gamingDay: DAYS, settings: SIM_SETTINGS, log: QUIET, share },
    ...{ safe: SHOES, release: { version: 'sim', engine }, demonstration: true },
    meters: { dealerTroubles: { inc: () => undefined } },
    viewOf: () => ({
      ...{ setups: () => [], fault: () => null, reserved: () => null, isAudited: () => false },
    }),
    onChange: (name: string) => {
      share.onChange(name);
      onTable.changed(name);
    },
    onStopped: () => undefined,
    onGone: () => undefined,
  } as unknown as TablesParts; // as much of a house as its tables ask
  const tables = new HouseTables(parts);
  const floor = playsBy(tables);
  onTable.changed = floor.changed;
  const house = {
    ...{ journal, record, placed: tables, table: tables.named, floor: tables },
    get tables() {
      return tables.all;
    },
    get plan() {
      return record.plan;
    },
    hold: { reason: null },
    stoppedPayments: { book: nothing },
    equipment: { notes: { resumeAt: nothing } },
    devices: { learn: nothing, find: () => null, behind: () => null, forget: () => undefined },
    approvals: { keep: () => undefined },
    sessions: { readAgain: nothing },
    approved: { countReturns: nothing },
    begin: async () => tables.begin(),
  };
  const close = async (): Promise<void> => {
    floor.close();
    const boxes = tables.close();
    const isWriting = journal.state.is === 'writing';
    if (isWriting) await boxes;
    await journal.close(isWriting ? undefined : 500);
  };
  // Lines, requests and the record go by the house's own code; nobody asks for anything else.
  return { house, floor, close } as unknown as HousePart;
}

/** Shoes whose order follows from their names: every node finds the same under a seal. */
const SHOES = {
  fresh: (_: string, shoe: string, decks: number): Promise<SealedShoe> =>
    Promise.resolve(shoeNamed(shoe, decks)),
  inPlay: (shoe: string): Promise<SealedShoe> => Promise.resolve(shoeNamed(shoe, DECKS)),
  openPlayed: (): Promise<void> => Promise.resolve(),
};

const DECKS = 8;

function shoeNamed(shoe: string, decks: number): SealedShoe {
  const mark = createHash('sha256').update(shoe).digest();
  const chance = chanceFrom(mark.readUInt32BE(0));
  const cards = Array.from({ length: decks }, () => DECK).flat();
  for (let at = cards.length - 1; at > 0; at -= 1) {
    const other = chance.below(at + 1);
    const [one, two] = [cards[at], cards[other]];
    if (one !== undefined && two !== undefined) [cards[at], cards[other]] = [two, one];
  }
  return { shoe, commitment: mark.toString('hex'), cutAt: 104, cards, isSpent: false };
}

/** Tables that must stand where the office is do not occur: none prints. */
export const nothingAtOffice = ({ tables }: HousePlan): boolean => !tables.some(isAtOffice);
