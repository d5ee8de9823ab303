// What a house stands on: its own record, people, devices, the cage, and the plan it was founded
// by.

import type { Logger } from 'pino';

import { assert } from '../../rules/assert.ts';
import { Cage, type CageWorld } from '../money/cage/cage.ts';
import { Devices } from '../devices/devices.ts';
import type { Address } from '../storage/postgres/connect.ts';
import type { Chance } from '../ports/chance.ts';
import type { Clock } from '../ports/clock.ts';
import type { Release } from '../ports/release.ts';
import type { Journal } from '../storage/journal/journal.ts';
import { Bans, nextBan } from '../record/bans.ts';
import { IdentityMarks } from '../people/identity-marks.ts';
import { StaffSessions } from '../people/sessions.ts';
import { SignInDesk } from '../people/sign-in-desk.ts';
import { TicketSecret } from '../money/tickets/secret.ts';
import { sealKeyFingerprint, isKeyOf } from '../storage/secrets/fingerprint.ts';
import { sealKeyOf } from '../storage/secrets/seal.ts';
import { ShoeSafe } from '../tables/virtual/shoe-safe.ts';
import { demonstrationPlan } from './demonstration.ts';
import { houseFailure, type StartFailure } from './failure.ts';
import { houseSigner } from '../checks/checkpoints/key.ts';
import { secondPlace } from '../checks/checkpoints/second-place.ts';
import type { Signer } from '../checks/checkpoints/signer.ts';
import { PlayHold } from './play-hold.ts';
import { type HouseEvent, HouseRecord, type HouseRecordOptions } from '../record/house-record.ts';
import type { HouseShare } from './share.ts';
import { TermsInForce } from '../record/house-terms.ts';
import { logHouseEvent } from '../record/log-event.ts';
import { HouseMeters } from './meters.ts';
import { finishRegisters } from '../storage/registers/registers.ts';
import { PACE } from '../tables/virtual/pace.ts';
import { type HousePlan, planFault } from '../record/plan.ts';
import type { Settings } from '../settings/settings.ts';

/** A page asks for several things at once, and none of them waits at a table. */
const REQUESTS_A_MESSAGE = 2.5;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface HouseOptions {
  readonly settings: Settings;
  readonly address: Address;
  /** Where the key of virtual shoes lies. */
  readonly folder: string;
  readonly clock: Clock;
  /** The system's, unless another is handed in. */
  readonly chance?: Chance;
  readonly log: Logger;
  /** Where the house is one of several on one database. */
  readonly share?: HouseShare;
  /** This software, unless a trial says that it is another. */
  readonly release?: Release;
  /** The plan of a new house, where it is not the demonstration floor. */
  readonly plan?: HousePlan;
}

/** Everything that is read back before a table is opened. */
export interface World {
  readonly meters: HouseMeters;
  readonly plan: HousePlan;
  readonly journal: Journal;
  /** The house's own record of significant events. */
  readonly record: HouseRecord;
  readonly sessions: StaffSessions;
  /** Where staff prove who they are. */
  readonly desk: SignInDesk;
  /** Tickets, from the printer to the cash desk. */
  readonly cage: Cage;
  readonly devices: Devices;
  /** Orders against patrons, in the whole house. */
  readonly bans: Bans;
  readonly safe: ShoeSafe;
  /** The fingerprint of the house's keys. */
  readonly keys: string;
  /** Who signs for the house. */
  readonly signer: Signer;
  /** Why play has not begun, if the second place knows more. */
  readonly hold: PlayHold;
  /** What the house is called, what it counts in, when its day turns. */
  readonly terms: TermsInForce;
  readonly gamingDay: (at: number) => string;
}

/** Reads it back, or founds a new house. */
export async function openWorld(
  options: HouseOptions,
  journal: Journal,
): Promise<World | StartFailure> {
  const { settings, clock, folder } = options;
  const signer = await houseSigner(folder, settings);
  if ('wrong' in signer) return houseFailure('no-signer', `Nobody signs: ${signer.wrong}.`);
  let opened: HouseRecord | null = null;
  const terms = new TermsInForce(settings, () => opened?.known ?? null);
  const { gamingDay } = terms;
  const meters = new HouseMeters();
  const onNoted = (kind: HouseEvent, body: object): void => {
    meters.noted(kind);
    logHouseEvent(options.log, kind, body);
  };
  const log = await openRecord({ journal, clock, terms, onNoted }, options.share);
  if (!(log instanceof HouseRecord)) return houseFailure('journal-not-taken', log.says);
  opened = log;
  const isFloor = options.share?.is === 'floor';
  const fault = isFloor ? kindFault(settings, log) : await foundHouse(options, log);
  if (fault !== null) return fault;
  assert(log.plan !== null, 'the house is founded');
  const key = await sealKeyOf(folder);
  if (!(await isKeyOf(journal.db, key, log.known.lastStart?.keys))) {
    const says = `The database has other keys than ${folder} holds: start with its own.`;
    return houseFailure('other-keys', says);
  }
  const safe = new ShoeSafe(journal.db, key);
  const place = settings.checkpoints === null ? null : secondPlace(settings.checkpoints);
  const holding = { journal, record: log, safe, signer, place };
  const hold = await (isFloor ? PlayHold.followed(holding) : PlayHold.atStart(holding));
  if (!isFloor) await finishRegisters(journal.db);
  const sessions = new StaffSessions(
    { db: journal.db, clock, key },
    {
      longestMs: settings.sessionHours * HOUR_MS,
      idleMs: settings.idleMinutes * MINUTE_MS,
    },
    settings.codeRoles,
    REQUESTS_A_MESSAGE * settings.commandsPerSecond,
  );
  await sessions.sweep();
  const caged = cageWorld({ journal, clock, terms, key, plan: log.plan });
  const cage = isFloor ? Cage.elsewhere(caged) : await Cage.open(caged);
  if (!(cage instanceof Cage)) return houseFailure('journal-not-taken', cage.says);
  return {
    meters,
    plan: log.plan,
    journal,
    record: log,
    sessions,
    cage,
    devices: await Devices.load(journal.db, log),
    bans: new Bans({
      ...{ record: log, marks: new IdentityMarks(key), now: clock.now, gamingDay },
      next: () => nextBan(journal.db),
    }),
    desk: new SignInDesk({
      ...{ db: journal.db, clock, key, codeRoles: settings.codeRoles },
      get house() {
        return terms.name;
      },
    }),
    ...{ safe, signer, hold, keys: sealKeyFingerprint(key) },
    terms,
    gamingDay,
  };
}

interface CageParts {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly terms: TermsInForce;
  readonly key: Buffer;
  readonly plan: HousePlan;
}

/** Tickets bear what the house is called now, and the zone of its clocks. */
const cageWorld = ({ journal, clock, terms, key, plan }: CageParts): CageWorld => ({
  ...{ journal, clock, gamingDay: terms.gamingDay, secret: new TicketSecret(key) },
  get currency() {
    return terms.currency;
  },
  terms: {
    get house() {
      return terms.name;
    },
    isDemonstration: plan.kind === 'demonstration',
    get zone() {
      return terms.zone;
    },
    validMs: null,
  },
});

/** Its own to write, or another node's to read along. */
async function openRecord(
  world: HouseRecordOptions,
  share: HouseShare | undefined,
): Promise<HouseRecord | { readonly says: string }> {
  if (share?.is !== 'floor') return HouseRecord.open(world);
  const { note, onFollowed } = share;
  const followed = await HouseRecord.follow({ ...world, writtenBy: { note, onFollowed } });
  return followed ?? { says: 'The office has not founded the house yet.' };
}

/** Founds a new house; one that stands must be of the kind that was asked for (R-MOD-2). */
async function foundHouse(options: HouseOptions, log: HouseRecord): Promise<StartFailure | null> {
  const { settings } = options;
  if (log.plan !== null) return kindFault(settings, log);
  const plan = options.plan ?? newPlan(settings);
  const says = planFault(plan);
  if (says !== null) return houseFailure('plan-not-permitted', says);
  await log.found(plan);
  return null;
}

function kindFault({ house }: Settings, { plan }: HouseRecord): StartFailure | null {
  if (plan === null || house === null || plan.kind === house) return null;
  return houseFailure(
    'other-kind-of-house',
    `The database holds a ${plan.kind} house, which can never become a ${house} ` +
      'one: choose another data folder.',
  );
}

/** A live house begins without tables; the administrator installs them. */
function newPlan({ house, houseName, currency, pace }: Settings): HousePlan {
  if (house === 'live') return { name: houseName, kind: house, currency, tables: [] };
  return demonstrationPlan(houseName, currency, PACE[pace]);
}
