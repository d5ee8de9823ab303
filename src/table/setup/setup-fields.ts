// The house rules of a table as they are sent when it is opened or changed.

import { z } from 'zod';

import { RULEBOOK_IDS, VERSIONS } from '../../rules/rulebook.ts';
import {
  CHANGEOVERS,
  DEALING_METHODS,
  LAYOUTS,
  SEAT_KINDS,
  type Setup,
  STAKE_MODES,
  TERMINAL_EXTRAS,
} from './setup.ts';
import type { Same } from '../same.ts';
import { cents, count, seatNumber, wagerName, word, words } from '../fields.ts';

const limit = z.strictObject({ min: cents, max: cents, step: cents });

export const limitsSchema = z.partialRecord(wagerName, limit).meta({ title: 'limits' });

const seatPlan = z.strictObject({
  number: seatNumber,
  kind: z.enum(SEAT_KINDS),
  printer: z.boolean(),
  noteAcceptor: z.boolean(),
});

const percent = z.number().min(0).max(100);

export const pay = z.strictObject({
  dragonBonus: z.int().min(1).max(9),
  perfectPairs: z.int().min(1).max(9),
  tiePercent: z.strictObject({ player: percent, banker: percent }).exactOptional(),
  differential: cents.exactOptional(),
  chip: cents.min(1),
});

const MOST_SEATS = 50;

export const setupSchema = z
  .strictObject({
    id: word,
    rulebook: z.enum(RULEBOOK_IDS),
    edition: words.exactOptional(),
    amendment: z.strictObject({ edition: words, from: z.enum(CHANGEOVERS) }).exactOptional(),
    version: z.enum(VERSIONS),
    decks: z.int().min(1).max(16),
    currency: word,
    offered: z.array(wagerName).max(wagerName.options.length),
    pay,
    limits: limitsSchema,
    aggregateMin: cents,
    seats: z.array(seatPlan).max(MOST_SEATS),
    stakeMode: z.enum(STAKE_MODES),
    wageringMs: z.int().min(1).max(3_600_000).nullable(),
    insuranceMs: z.int().min(1).max(3_600_000).exactOptional(),
    cutFromBack: count,
    cuttingCard: z.enum(['counted', 'noted']),
    faceDown: z.boolean(),
    method: z.enum(DEALING_METHODS),
    layout: z.enum(LAYOUTS),
    differentialBasis: z.enum(['net', 'gross']),
    collectiveLiability: cents.nullable(),
    tails: z.strictObject({ earlyDuringHold: z.boolean(), closedOnLastCoup: z.boolean() }),
    deferredCommission: z.boolean(),
    returnFloor: z
      .strictObject({
        least: z.number().min(0).max(1),
        returns: z.partialRecord(wagerName, z.number().min(0).max(10)).exactOptional(),
      })
      .nullable(),
    substantialWin: cents.min(1).exactOptional(),
    ticketsIn: z.boolean().exactOptional(),
    extras: z.array(z.enum(TERMINAL_EXTRAS)).max(TERMINAL_EXTRAS.length).exactOptional(),
    recalculation: z
      .strictObject({ approval: z.string().regex(/^[0-9a-f]{64}$/u) })
      .exactOptional(),
    practice: z.boolean(),
  })
  .meta({ title: 'set-up' });

/** Does not compile when a set-up has another field than the table's. */
export const SETUP_IS_THE_TABLES: Same<z.infer<typeof setupSchema>, Setup> = true;
