// House rules where a scenario says none: one preset for every book and version, others by name.

import { z } from 'zod';
import { RULEBOOKS, type Rulebook } from '../../rulebooks/index.ts';
import {
  offeredBy,
  RULEBOOK_IDS,
  type Version,
  VERSIONS,
  versionsOf,
} from '../../rules/rulebook.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { isSingleCoupWager, WAGER_KINDS, type WagerName } from '../../rules/wagers.ts';
import type { Limit } from '../../rules/placement/limits.ts';
import { HOME_CURRENCY, plainChoices } from '../../table/setup/plain-setup.ts';
import type { SeatPlan, Setup } from '../../table/setup/setup.ts';
import { setupSchema } from '../../table/setup/setup-fields.ts';
import { lineError, type LineError } from '../line-error.ts';

/** Main wagers 5.00 to 5,000.00, all others 1.00 to 500.00; every such stake can be paid. */
const MAIN_LIMIT: Limit = { min: 500, max: 500_000, step: 100 };
const SIDE_LIMIT: Limit = { min: 100, max: 50_000, step: 100 };

const DECKS = 8;
const SEATS = 7;
/** Longer than any scenario takes to read: a book's own 30 seconds would run out between lines. */
const WAGERING_MS = 3_600_000;

/** What is different at a table that goes by this name. */
export const PRESETS = {
  plain: {},
  squeeze: { faceDown: true, method: 'hands-to-wagerers' },
  'patron-shoe': { method: 'shoe-to-a-wagerer' },
  'real-shoe': { cuttingCard: 'noted' },
  'recorded-stakes': { stakeMode: 'recorded' },
  'results-only': { stakeMode: 'results-only' },
  'deferred-commission': { deferredCommission: true },
  'locked-wins': { substantialWin: 100_000 },
} as const satisfies Readonly<Record<string, Partial<Setup>>>;
type PresetName = keyof typeof PRESETS;
// The keys of a closed record, which is not empty.
const PRESET_NAMES = Object.keys(PRESETS) as [PresetName, ...PresetName[]];
const preset = z.enum(PRESET_NAMES);

/** A set-up as a scenario writes it: what is left out comes from the preset. */
const setupLine = setupSchema
  .omit({ rulebook: true, version: true, decks: true })
  .partial()
  .extend({
    preset: preset.exactOptional().describe('A table that differs from the plain one by name.'),
    seats: z
      .union([z.int().min(1).max(50), setupSchema.shape.seats])
      .exactOptional()
      .describe('How many, or each with its kind.'),
    pay: setupSchema.shape.pay.partial().exactOptional(),
  })
  .strict();

export const tableSchema = z
  .strictObject({
    rulebook: z.enum(RULEBOOK_IDS),
    version: z.enum(VERSIONS).exactOptional().describe('Left out: the first that the book has.'),
    decks: z.int().min(1).max(16).exactOptional().describe('Left out: 8.'),
    setup: z.union([preset, setupLine]).exactOptional(),
  })
  .describe('The table of a scenario, under one book and version.');
export type TableLine = z.infer<typeof tableSchema>;

/** A set-up that a table is opened with or changed to: another version or other decks, too. */
export const changedSetupSchema = setupLine.extend({
  version: z.enum(VERSIONS).exactOptional(),
  decks: setupSchema.shape.decks.exactOptional(),
});
type ChangedSetupLine = z.infer<typeof changedSetupSchema>;

/** The whole set-up that a line stands for. */
export function presetSetup(line: TableLine): Setup | LineError {
  const book = RULEBOOKS[line.rulebook];
  const [first] = versionsOf(book);
  const version = line.version ?? first;
  if (version === undefined || book.versions[version] === undefined) {
    const expected = versionsOf(book).join(', ');
    const message = `table.version: expected one of ${expected}, got ${JSON.stringify(version)}`;
    return lineError('wrong-value', message, 'version');
  }
  const said = typeof line.setup === 'string' ? { preset: line.setup } : (line.setup ?? {});
  const plain = plainSetup(book, version, line.decks ?? DECKS);
  return mergedSetup({ ...plain, ...PRESETS[said.preset ?? 'plain'] }, said);
}

/** A set-up with what a line says in place of its own. */
export function mergedSetup(before: Setup, line: ChangedSetupLine): Setup {
  const { preset: _name, seats, pay, limits, ...rest } = line;
  const [first] = before.seats;
  const plans =
    typeof seats === 'number' ? plansFor(seats, first?.kind === 'seat') : (seats ?? before.seats);
  return {
    ...before,
    ...(rest as Partial<Setup>), // JSON has no undefined fields, whatever the compiler fears
    pay: { ...before.pay, ...(pay as Partial<Setup['pay']>) }, // the same
    limits: { ...before.limits, ...limits },
    seats: plans,
  };
}

function plainSetup(book: Rulebook, version: Version, decks: number): Setup {
  const offered = wagersAt(book, version, decks);
  const isLive = book.procedure.seats.kind === 'seats';
  const hasClock = book.procedure.wagering.defaultMs !== undefined;
  const percent = version === 'tie-baccarat' ? { tiePercent: { player: 5, banker: 5 } } : {};
  return {
    ...plainChoices(book),
    id: 'set-up-1',
    rulebook: book.id,
    version,
    decks,
    currency: HOME_CURRENCY[book.id],
    offered,
    pay: { ...PLAIN_PAY_RULES, ...percent },
    limits: Object.fromEntries(offered.map(on => [on, limitOf(on)])),
    seats: plansFor(SEATS, isLive),
    // The one mode in which a patron's own hand sets a wager, at a live table too (G12).
    stakeMode: 'seat-terminals',
    wageringMs: hasClock ? WAGERING_MS : null,
  };
}

/** Every wager of the version that so many decks permit. */
function wagersAt(book: Rulebook, version: Version, decks: number): readonly WagerName[] {
  const rules = book.versions[version];
  return rules === undefined
    ? []
    : offeredBy(rules).filter(on => {
        const offer = isSingleCoupWager(on) ? rules.wagers[on] : undefined;
        return decks >= (offer?.decks?.least ?? 0);
      });
}

const limitOf = (on: WagerName): Limit =>
  WAGER_KINDS[on].family === 'main' ? MAIN_LIMIT : SIDE_LIMIT;

const plansFor = (count: number, isLive: boolean): readonly SeatPlan[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    kind: isLive ? 'seat' : 'terminal',
    printer: false,
    noteAcceptor: !isLive,
  }));
