// Bans and self-exclusions as the house's record has them: a fold, plain, so that a snapshot holds
// it.

import type { BanKind, MatchedBy } from '../../wire/pit/bans.ts';

/** Where somebody was met against whom an order stands. */
export interface BanMatch {
  readonly at: number;
  readonly where: string;
  readonly person: string;
  readonly how: MatchedBy;
}

export interface Ban {
  readonly ban: string;
  readonly kind: BanKind;
  readonly since: number;
  /** The last gaming day; null where it has no end. */
  readonly until: string | null;
  readonly by: string;
  readonly why: string;
  readonly marks: readonly string[];
  readonly persons: readonly string[];
  readonly seen: BanMatch | null;
}

/** By number; lifted ones are gone from it and stay in the journal. */
export type BansOnRecord = Readonly<Record<string, Ban>>;

const BAN_EVENTS = ['ban-made', 'ban-matched', 'ban-lifted'] as const;
export type BanEvent = (typeof BAN_EVENTS)[number];

export const isBanEvent = (kind: string): kind is BanEvent =>
  BAN_EVENTS.some(each => each === kind);

interface BanMatched extends BanMatch {
  readonly ban: string;
}

/** What an event adds; bodies were written by the house itself (`bans.ts`). */
export function evolveBans(bans: BansOnRecord, kind: BanEvent, body: unknown): BansOnRecord {
  if (kind === 'ban-made') {
    const made = body as Omit<Ban, 'seen'>; // written by `Bans.make`
    return { ...bans, [made.ban]: { ...made, seen: null } };
  }
  const { ban: number, at, where, person, how } = body as BanMatched; // `Bans`
  const { [number]: ban, ...others } = bans;
  if (ban === undefined || kind === 'ban-lifted') return others;
  const persons = ban.persons.includes(person) ? ban.persons : [...ban.persons, person];
  return { ...others, [number]: { ...ban, persons, seen: { at, where, person, how } } };
}
