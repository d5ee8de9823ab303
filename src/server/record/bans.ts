// Bans of the house and self-exclusions: whoever is known by a card, a document or a name at the
// tables lays no wager and brings no money, anywhere in the house; what they hold stays theirs.

import type pg from 'pg';

import type { BanKind, MatchedBy } from '../../wire/pit/bans.ts';
import type { SentCommand } from '../../table/acts.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { Identity, IdentityMarks } from '../people/identity-marks.ts';
import type { Ban } from './bans-on-record.ts';
import type { HouseRecord } from './house-record.ts';
import { HOUSE_STREAM } from '../storage/journal/house-stream-name.ts';
import type { RefusalTold } from '../tables/mailbox/outcome.ts';

/** New money and new wagers; lowering, leaving, being paid and asking for somebody stay open. */
const SHUT: readonly SentCommand['do'][] = [
  'buy-in',
  'call-bet',
  'set-wager',
  'move-wager',
  'repeat-wagers',
  'double-wagers',
  'record-wager',
  'stand-behind',
];

export interface BansWorld {
  readonly record: Pick<HouseRecord, 'note' | 'known'>;
  readonly marks: IdentityMarks;
  readonly now: () => number;
  readonly gamingDay: (at: number) => string;
  /** The number of the next one: all that were ever made, and one. */
  readonly next: () => Promise<number>;
}

export interface AskedBan extends Identity {
  readonly kind: BanKind;
  readonly person?: string;
  readonly until: string | null;
  readonly why: string;
}

/** Somebody at a place, and by what they are known there. */
export interface Sighting {
  readonly person: string;
  readonly where: string;
  readonly how: MatchedBy;
  readonly by: string;
}

const NUMBER_DIGITS = 6;

/** How many orders there ever were, and one: numbers are in one series and never used again. */
export async function nextBan(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ readonly made: number }>(
    `select count(*)::int + 1 as made from journal j join stream s on s.id = j.stream
      where s.name = $1 and j.kind = 'ban-made'`,
    [HOUSE_STREAM],
  );
  return rows[0]?.made ?? 1;
}

export class Bans {
  readonly #world: BansWorld;
  /** Whom the orders in force bind, for the record as it was read last. */
  #bound: { readonly of: unknown; readonly day: string; readonly persons: Map<string, Ban> };
  /** What was told to staff this gaming day: a patron who tries again is the same news. */
  readonly #told = new Set<string>();

  constructor(world: BansWorld) {
    this.#world = world;
    this.#bound = { of: null, day: '', persons: new Map() };
  }

  /** By which cards and documents are known again. */
  get marks(): IdentityMarks {
    return this.#world.marks;
  }

  /** Every order that was not lifted, the newest first. */
  get all(): readonly (Ban & { readonly isInForce: boolean })[] {
    return Object.values(this.#world.record.known.bans)
      .toSorted((one, other) => other.since - one.since)
      .map(ban => ({ ...ban, isInForce: this.#isInForce(ban) }));
  }

  named(number: string): Ban | undefined {
    const { bans } = this.#world.record.known;
    return Object.hasOwn(bans, number) ? bans[number] : undefined;
  }

  /** The order that binds somebody whom the tables know by this name. */
  against(person: string): Ban | undefined {
    const { bans } = this.#world.record.known;
    const day = this.#today();
    if (this.#bound.of !== bans || this.#bound.day !== day) {
      const inForce = Object.values(bans).filter(ban => this.#isInForce(ban));
      const pairs = inForce.flatMap(ban => ban.persons.map(each => [each, ban] as const));
      this.#bound = { of: bans, day, persons: new Map(pairs) };
    }
    return this.#bound.persons.get(person);
  }

  /** The order that knows one of these cards or documents. */
  knowing(identity: Identity): Ban | undefined {
    const marks = this.#world.marks.all(identity);
    return this.all.find(ban => ban.isInForce && ban.marks.some(mark => marks.includes(mark)));
  }

  /** Puts an order on record; it holds from then on, at every place of the house. */
  async make(asked: AskedBan, alsoKnownAs: readonly string[], by: string): Promise<Ban> {
    const { kind, until, why, person } = asked;
    const number = `B-${`${await this.#world.next()}`.padStart(NUMBER_DIGITS, '0')}`;
    const persons = [...new Set([...(person === undefined ? [] : [person]), ...alsoKnownAs])];
    const marks = this.#world.marks.all(asked);
    const ban = { ban: number, kind, since: this.#world.now(), until, why, marks, persons, by };
    await this.#world.record.note('ban-made', ban);
    return { ...ban, seen: null };
  }

  async lift(ban: string, people: Readonly<Record<'by' | 'approvedBy' | 'why', string>>) {
    await this.#world.record.note('ban-lifted', { ban, ...people });
  }

  /** A self-exclusion is kept to its last day, and where it has none for good. */
  mayBeLifted({ kind, until }: Ban): boolean {
    return kind === 'house-ban' || (until !== null && until < this.#today());
  }

  /** Staff are told that somebody is here, once for a place and a day, by the record's alarms. */
  async met(ban: Ban, { person, where, how, by }: Sighting): Promise<void> {
    const told = `${ban.ban} ${person} ${where} ${this.#today()}`;
    if (this.#told.has(told)) return;
    this.#told.add(told);
    const match = { ban: ban.ban, at: this.#world.now(), person, where, how, by };
    await this.#world.record.note('ban-matched', match);
  }

  /** What nobody does under an order; a patron's own screen says no more than whom to ask. */
  faultOf(table: string, command: SentCommand, by: Actor): RefusalTold | null {
    if (!SHUT.includes(command.do) || !('patron' in command)) return null;
    const { patron } = command;
    if (patron === undefined) return null;
    const ban = this.against(patron);
    if (ban === undefined || ('stake' in command && command.stake === 0)) return null;
    const where = 'seat' in command ? `${table}/${command.seat}` : table;
    void this.met(ban, { person: patron, where, how: 'person', by: by.id }).catch(() => undefined);
    const code = by.role === 'patron' ? 'ask-attendant' : 'patron-banned';
    return { refused: 'not-served', clause: 'ruling G18', reason: { code } };
  }

  #isInForce({ until }: Ban): boolean {
    return until === null || this.#today() <= until;
  }

  #today(): string {
    return this.#world.gamingDay(this.#world.now());
  }
}
