// The slip of a patron's coup: what was dealt, staked and paid, in one short line that the house
// signs. Whoever has it checks it without the house.

import { z } from 'zod';

import { WAGERS } from '../rules/wagers.ts';

const FORMAT = 'sabot-slip/1';

const MOST_WAGERS = 40;
const MOST_CARDS = 12;
const cents = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const short = z.string().max(80);

const slipWager = z.strictObject({
  on: z.enum(WAGERS),
  stake: cents,
  paid: cents.describe('What went back to the patron, stake included.'),
  clause: short,
  /** Said where the wager is not settled by this coup's cards alone. */
  beside: z.enum(['streak', 'agreed', 'ruled']).exactOptional(),
});
export type SlipWager = z.infer<typeof slipWager>;

/** What the house choses where the book leaves it a choice. */
const slipPay = z.strictObject({
  dragonBonus: z.int(),
  perfectPairs: z.int(),
  tiePercent: z.strictObject({ player: z.number(), banker: z.number() }).exactOptional(),
  differential: cents.exactOptional(),
  chip: cents,
});

const slipSchema = z.strictObject({
  format: z.literal(FORMAT),
  house: short,
  demonstration: z.boolean(),
  table: short,
  rulebook: short,
  version: short,
  decks: z.int().min(1).max(8),
  currency: short,
  pay: slipPay,
  shoe: z.int(),
  coup: z.int(),
  seat: z.int(),
  at: z.int().describe('When it was settled.'),
  standing: z.enum(['live', 'dummy', 'void']),
  result: z.enum(['player', 'banker', 'tie']).nullable(),
  /** In dealing order: '9s 2h Kd Kc'. */
  cards: z.string().max(MOST_CARDS * 3),
  /** Clauses of rulings in this coup: its cards may then lie otherwise than the tableau deals. */
  rulings: z.array(short).max(MOST_WAGERS),
  wagers: z.array(slipWager).max(MOST_WAGERS),
});
export type CoupSlip = z.infer<typeof slipSchema>;

/** The line that is signed, byte for byte. */
export const slipLine = (slip: Omit<CoupSlip, 'format'>): string =>
  JSON.stringify({ format: FORMAT, ...slip });

/** Reads a line; null for anything else. */
export function readSlipLine(line: string): CoupSlip | null {
  try {
    const read = slipSchema.safeParse(JSON.parse(line));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The three parts of a link: the line, its signature and the key, each in base64url. */
export interface SlipParts {
  readonly line: string;
  readonly signature: string;
  readonly key: string;
}

/** Long enough for any slip, and no longer. */
const MOST_LINK = 20_000;

/** What stands behind the hash of a link, or alone; null where it has not three parts. */
export function slipParts(text: string): SlipParts | null {
  const bare = text.trim().slice(0, MOST_LINK);
  const [line, signature, key, more] = bare.slice(bare.indexOf('#') + 1).split('.');
  const isPart = (part: string | undefined): part is string =>
    part !== undefined && /^[\w-]+$/u.test(part);
  if (!isPart(line) || !isPart(signature) || !isPart(key) || more !== undefined) return null;
  return { line, signature, key };
}

export const slipFragment = ({ line, signature, key }: SlipParts): string =>
  `${line}.${signature}.${key}`;
