// What the house's own stream tells about it: its plan, what was approved for it, its documents.

import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import { assert } from '../../rules/assert.ts';
import type { RulebookId } from '../../rules/rulebook.ts';
import type { FeedStop } from '../devices/cards/feed.ts';
import { tableStream } from '../tables/mailbox/rebuild.ts';
import type { Setup } from '../../table/setup/setup.ts';
import { type AskedOnRecord, evolveAsked, isAskedEvent, NOTHING_ASKED } from './asked-approvals.ts';
import { type BansOnRecord, evolveBans, isBanEvent } from './bans-on-record.ts';
import {
  type CustodyOnRecord,
  evolveCustody,
  isCustodyEvent,
  NOTHING_IN_CUSTODY,
} from './custody.ts';
import { type EvacuatedOnRecord, evolveEvacuations, isEvacuationEvent } from './evacuations.ts';
import {
  evolveMessages,
  isMessageEvent,
  type MessagesOnRecord,
  NOTHING_TOLD,
} from './display-messages.ts';
import { evolveKeptSeats, isKeptSeatEvent, type SeatsKeptOnRecord } from './kept-seats.ts';
import type { HouseTerms } from './house-terms.ts';
import type { HousePlan, PlannedTable } from './plan.ts';
import type { OptionsInForce } from './pay-options.ts';
import type { Release } from '../ports/release.ts';
import type { SettingsOnRecord } from '../settings/settings.ts';
import {
  evolveOutside,
  isOutsideEvent,
  NOBODY_OUTSIDE,
  type OutsideEvent,
  type OutsideKnown,
} from './outside.ts';

/** The regulator's approval of the software that runs here (crown-rapid 1.1 game system (b)). */
export interface SystemApproval {
  readonly reference: string;
  /** 'YYYY-MM-DD'. */
  readonly on: string;
  /** The engine it was given for: version and mark of the code (R-SW-5). */
  readonly engine: string;
  /** Of the whole installation; not in approvals of 0.1.0, which were typed. */
  readonly whole?: string;
}

/** An approved document of a book: what its bytes must be, and since when (ruling G13). */
export interface RulesDocument {
  readonly book: RulebookId;
  readonly bytes: number;
  readonly sha256: string;
  /** The day it was approved, 'YYYY-MM-DD'. */
  readonly on: string;
}

/** A start of the server: which software, with which settings (R-SW-3, R-EVT-2). */
export interface Start {
  readonly release: Release;
  /** Null of a start that was put on record before settings were. */
  readonly settings: SettingsOnRecord | null;
  /** The fingerprint of the house's keys; not in starts of 0.1.0. */
  readonly keys?: string;
}

/** A card feed that stopped and that nobody has let go on yet (R-MEM-4). */
export interface StoppedFeed {
  readonly device: string;
  readonly table: string;
  readonly fault: FeedStop;
  readonly reason: HouseReason;
}

/** Money that two people paid to a patron of a stopped table. */
export interface StoppedPayment {
  readonly number: number;
  readonly seat: number;
  readonly patron: string;
  readonly cents: number;
}

/** Everything that is known; plain, so that a snapshot holds it. */
export interface HouseStreamState {
  readonly plan: HousePlan | null;
  /** As two people chose them; null where the settings hold. */
  readonly terms: HouseTerms | null;
  /** The regulator's public key as two people put it on record: SPKI, PEM. */
  readonly regulatorKey: string | null;
  /** Set-ups approved for a table beside the one it was installed with. */
  readonly setups: Readonly<Record<string, readonly Setup[]>>;
  /** What all tables of a book pay on the bets whose option is one for the whole house. */
  readonly options: { readonly [book in RulebookId]?: OptionsInForce };
  readonly approval: SystemApproval | null;
  readonly documents: { readonly [book in RulebookId]?: RulesDocument };
  readonly lastStart: Start | null;
  /** By device. */
  readonly stoppedFeeds: Readonly<Record<string, StoppedFeed>>;
  /** The number with which a released feed was to go on, by device. */
  readonly feedsFrom: Readonly<Record<string, number>>;
  readonly isMonitoringLost: boolean;
  /** By table, what was paid to its patrons while it was stopped and is not in its books yet. */
  readonly stoppedPayments: Readonly<Record<string, readonly StoppedPayment[]>>;
  /** How many such payments there were, at any table. */
  readonly stoppedPaid: number;
  /** By stream, what did not add up when two people let it go on: it stops no more for that. */
  readonly released: Readonly<Record<string, readonly string[]>>;
  /** Orders against patrons, by number. */
  readonly bans: BansOnRecord;
  /** Tables that were left in an emergency. */
  readonly evacuated: EvacuatedOnRecord;
  /** Seats kept for patrons who are away. */
  readonly keptSeats: SeatsKeptOnRecord;
  /** Credit that was left behind and is held for its patrons. */
  readonly custody: CustodyOnRecord;
  /** What displays tell besides the game. */
  readonly messages: MessagesOnRecord;
  /** Approvals asked of somebody elsewhere. */
  readonly asked: AskedOnRecord;
  /** Where the chains stood when play was first held, until two people let it begin. */
  readonly heldAt: readonly StreamHead[] | null;
  /** Programs with tokens, and webhooks: who outside the house hears of it. */
  readonly outside: OutsideKnown;
}

/** Where a chain ends: its name, the number of its last event and that event's hash. */
type StreamHead = readonly [name: string, seq: number, hash: string];

export const EMPTY_RECORD: HouseStreamState = {
  plan: null,
  terms: null,
  regulatorKey: null,
  setups: {},
  options: {},
  approval: null,
  documents: {},
  lastStart: null,
  stoppedFeeds: {},
  feedsFrom: {},
  isMonitoringLost: false,
  stoppedPayments: {},
  stoppedPaid: 0,
  released: {},
  bans: {},
  evacuated: {},
  keptSeats: {},
  custody: NOTHING_IN_CUSTODY,
  messages: NOTHING_TOLD,
  asked: NOTHING_ASKED,
  heldAt: null,
  outside: NOBODY_OUTSIDE,
};

/** What stands under a name that came from outside: a table may be called `constructor`. */
export const ownOf = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(record, name) ? record[name] : undefined);

/** What an event of the stream adds; bodies were written by the house itself. */
export function evolveRecord(
  known: HouseStreamState,
  kind: string,
  body: unknown,
): HouseStreamState {
  switch (kind) {
    case 'house-opened':
      assert(known.plan === null, 'a house is opened once and stays what it was then');
      return { ...known, plan: { ...(body as Omit<HousePlan, 'tables'>), tables: [] } }; // `found`
    case 'house-terms-set':
      return evolveTerms(known, body as HouseTerms); // written by its act
    case 'regulator-key-enrolled':
      return { ...known, regulatorKey: (body as { readonly key: string }).key }; // the same
    case 'table-installed':
      return withTable(known, body as TableInstalled); // written by `install`
    case 'setup-approved': {
      const { table, setup } = body as SetupApproved; // written by `approveSetup`
      const others = ownOf(known.setups, table) ?? [];
      return { ...known, setups: { ...known.setups, [table]: [...others, setup] } };
    }
    case 'pay-options-switched': {
      const { book, options } = body as OptionsSwitched; // written by `switchOptions`
      return { ...known, options: { ...known.options, [book]: options } };
    }
    case 'system-approved': {
      const { reference, on, engine } = body as SystemApproval; // written by `approveSystem`
      return { ...known, approval: { reference, on, engine } };
    }
    case 'rules-document-stored': {
      const { book, bytes, sha256, on } = body as RulesDocument; // written by `Documents.store`
      const document = { book, bytes, sha256, on };
      return { ...known, documents: { ...known.documents, [book]: document } };
    }
    case 'server-started':
      return { ...known, lastStart: body as Start }; // written by `noteStart`, or lifted to it
    case 'feed-stopped': {
      const stopped = body as StoppedFeed; // written by `Equipment`
      return { ...known, stoppedFeeds: { ...known.stoppedFeeds, [stopped.device]: stopped } };
    }
    case 'device-released': {
      const { id, next } = body as DeviceReleased; // written by the route that lets it go on
      const { [id]: _, ...others } = known.stoppedFeeds;
      const feedsFrom = next === undefined ? known.feedsFrom : { ...known.feedsFrom, [id]: next };
      return { ...known, stoppedFeeds: others, feedsFrom };
    }
    case 'stopped-table-paid':
    case 'stopped-payments-booked':
      return evolveStoppedPayments(known, kind, body);
    case 'table-released': {
      const { table, ...release } = body as TableReleased; // written by `releaseStopped`
      return released(known, tableStream(table), release);
    }
    case 'stream-released': {
      const { stream, ...release } = body as StreamReleased; // the same
      return released(known, stream, release);
    }
    case 'play-held': {
      const { stood } = body as { readonly stood: readonly StreamHead[] }; // `PlayHold`
      return { ...known, heldAt: known.heldAt ?? stood };
    }
    case 'journal-reconciled':
      return { ...known, heldAt: null };
    case 'monitoring-lost':
    case 'monitoring-restored':
      return { ...known, isMonitoringLost: kind === 'monitoring-lost' };
    default:
      return evolvedBeside(known, kind, body);
  }
}

function withTable(known: HouseStreamState, installed: TableInstalled): HouseStreamState {
  const { by: _, ...table } = installed;
  const { plan } = known;
  assert(plan !== null, 'a table is installed in a house');
  return { ...known, plan: { ...plan, tables: [...plan.tables, table] } };
}

/** What stands in files of its own. */
function evolvedBeside(known: HouseStreamState, kind: string, body: unknown): HouseStreamState {
  if (isBanEvent(kind)) return { ...known, bans: evolveBans(known.bans, kind, body) };
  if (isEvacuationEvent(kind)) {
    return { ...known, evacuated: evolveEvacuations(known.evacuated, kind, body) };
  }
  if (isKeptSeatEvent(kind)) {
    return { ...known, keptSeats: evolveKeptSeats(known.keptSeats, kind, body) };
  }
  if (isCustodyEvent(kind)) {
    return { ...known, custody: evolveCustody(known.custody, kind, body) };
  }
  if (isMessageEvent(kind)) {
    return { ...known, messages: evolveMessages(known.messages, kind, body) };
  }
  if (isAskedEvent(kind)) return { ...known, asked: evolveAsked(known.asked, kind, body) };
  return isOutsideEvent(kind) ? evolvedOutside(known, kind, body) : known;
}

const evolvedOutside = (
  known: HouseStreamState,
  kind: OutsideEvent,
  body: unknown,
): HouseStreamState => ({
  ...known,
  outside: evolveOutside(known.outside, kind, body),
});

function evolveTerms(known: HouseStreamState, body: HouseTerms): HouseStreamState {
  const { name, currency, startsAtHour, zone } = body;
  assert(known.plan !== null, 'terms are of a house');
  const terms = { name, currency, startsAtHour, zone };
  return { ...known, plan: { ...known.plan, name, currency }, terms };
}

/** What was paid to patrons of a stopped table, until the table has booked it. */
function evolveStoppedPayments(
  known: HouseStreamState,
  kind: string,
  body: unknown,
): HouseStreamState {
  if (kind === 'stopped-table-paid') {
    const { table, number, seat, patron, cents } = body as StoppedTablePaid; // `StoppedPayments`
    const payments = [
      ...(ownOf(known.stoppedPayments, table) ?? []),
      { number, seat, patron, cents },
    ];
    const stoppedPayments = { ...known.stoppedPayments, [table]: payments };
    return { ...known, stoppedPayments, stoppedPaid: number };
  }
  const { table } = body as { readonly table: string }; // the same
  const { [table]: _, ...stoppedPayments } = known.stoppedPayments;
  return { ...known, stoppedPayments };
}

const released = (
  known: HouseStreamState,
  stream: string,
  { matters = [] }: StreamRelease,
): HouseStreamState => ({
  ...known,
  released: { ...known.released, [stream]: matters },
});

interface StreamRelease {
  /** What of its figures still does not add up; a release of 0.1.0 does not say. */
  readonly matters?: readonly string[];
}

interface TableReleased extends StreamRelease {
  readonly table: string;
}

interface StreamReleased extends StreamRelease {
  readonly stream: string;
}

interface StoppedTablePaid extends StoppedPayment {
  readonly table: string;
}

interface TableInstalled extends PlannedTable {
  /** Who did it; null at the founding. */
  readonly by: string | null;
}

interface SetupApproved {
  readonly table: string;
  readonly setup: Setup;
}

interface OptionsSwitched {
  readonly book: RulebookId;
  readonly options: OptionsInForce;
}

interface DeviceReleased {
  readonly id: string;
  readonly next?: number;
}
