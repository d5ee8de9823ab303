// Which keys have been answered: a repeated one gets its first answer and does nothing (R-BET-3).
// A page numbers its commands upward, so that a short memory is enough to know what is new.

import type { Remark } from '../../../wire/socket/server-messages.ts';
import { type Done, done, isUnchanged, type CommandOutcome, refused } from './outcome.ts';

/** How many of a page's latest answers are at hand; older ones are asked of the journal. */
const ANSWERS_KEPT = 16;
/** How many pages are remembered; the one that was silent longest is forgotten first. */
const PAGES_KEPT = 1024;

/** The page that asks, and the number of its command. */
export interface Key {
  readonly page: string;
  readonly number: number;
  /**
   * Each is done once and none waits for another, as notes and tickets by their own numbers: a
   * refusal is no end, and a later one may come first.
   */
  readonly isInAnyOrder?: true;
}

/**
 * A page sends its commands in their order. Once a later one is on the disk, an earlier one of
 * which the journal knows nothing had changed nothing, was refused or never came: to do it now
 * would undo the later one.
 */
const OVERTAKEN: CommandOutcome = refused({
  refused: 'overtaken',
  clause: 'R-BET-3',
  reason: { code: 'later-command-done' },
});

/** Whoever waits for the outcome of a command; must not throw. */
export type OnOutcome = (outcome: CommandOutcome) => void;

/** A command on its way to the disk, and who else has asked for it under the same key meanwhile. */
export class PendingCommand {
  #others: OnOutcome[] | null = null;

  join(onOutcome: OnOutcome): void {
    (this.#others ??= []).push(onOutcome);
  }

  land(outcome: CommandOutcome): void {
    if (this.#others !== null) for (const onOutcome of this.#others) onOutcome(outcome);
  }
}

/** What is known about a key: its answer, that it is being worked on, or that it may be tried. */
export type KeyStatus = CommandOutcome | PendingCommand | 'untried';

/**
 * The commands of one page. Keys count up, so each has its place in a ring. What was done is kept
 * as its bare number: ten thousand terminals' answers are the longest-lived objects of a wager, and
 * made most of the garbage that only a full collection finds.
 */
export class ClientPage {
  /** When it was last heard of, counted in commands of the table. */
  usedAt = 0;
  #last = 0;
  #lastStored = 0;
  readonly #keys: number[] = [];
  readonly #answers: (KeyStatus | number)[] = [];

  /** The highest key it has used. */
  get last(): number {
    return this.#last;
  }

  /** Whether a later command than this is on the disk. */
  isPast(key: number): boolean {
    return key < this.#lastStored;
  }

  /** What is known of a key; undefined for an older one that only the journal can tell about. */
  look(key: number): KeyStatus | undefined {
    return key > this.#last ? 'untried' : this.#answerOf(key);
  }

  keep(key: number, known: KeyStatus): void {
    this.#last = Math.max(this.#last, key);
    const isOnDisk = isStored(known);
    if (isOnDisk) this.#lastStored = Math.max(this.#lastStored, key);
    const place = key % ANSWERS_KEPT;
    // One that was long on its way does not push out a newer one.
    if (key < (this.#keys[place] ?? 0)) return;
    this.#keys[place] = key;
    this.#answers[place] = isOnDisk && !known.remarks ? known.number : known;
  }

  /** Answers that are in the journal up to this event, in the order of their keys. */
  stored(upTo: number): readonly KeptAnswer[] {
    const keys = this.#keys.filter(key => key > 0).toSorted((one, other) => one - other);
    return keys.flatMap((key): KeptAnswer[] => {
      const known = this.#answerOf(key);
      if (known === undefined || !isStored(known) || known.number > upTo) return [];
      const { number, remarks } = known;
      return [remarks === undefined ? [key, number] : [key, number, remarks]];
    });
  }

  #answerOf(key: number): KeyStatus | undefined {
    const place = key % ANSWERS_KEPT;
    if (this.#keys[place] !== key) return undefined;
    const known = this.#answers[place];
    return typeof known === 'number' ? done(known) : known;
  }
}

/** An answer that is in the journal, as a snapshot keeps it. */
type KeptAnswer = readonly [key: number, number: number, remarks?: readonly Remark[]];
export type KeptPages = readonly (readonly [page: string, last: number, ...KeptAnswer[]])[];

export class ClientPages {
  readonly #pages = new Map<string, ClientPage>();
  #commands = 0;

  /** The page that commands something now; a new one if it was not heard of, or not for long. */
  of(name: string): ClientPage {
    const page = this.#pages.get(name) ?? this.#turn(name);
    page.usedAt = this.#commands += 1;
    return page;
  }

  /**
   * Tries a command unless its key is known: then its first answer is told. Of a key older than
   * what is at hand the journal is asked first whether it was ever done.
   */
  once(
    { page: name, number, isInAnyOrder }: Key,
    onOutcome: OnOutcome,
    attempt: (onOutcome: OnOutcome) => void,
    askJournal: () => Promise<CommandOutcome | undefined>,
  ): void {
    const page = this.of(name);
    const known = page.look(number);
    if (known instanceof PendingCommand) {
      known.join(onOutcome);
      return;
    }
    if (known !== undefined && known !== 'untried') {
      onOutcome(known);
      return;
    }
    const flight = new PendingCommand();
    page.keep(number, flight);
    const land: OnOutcome = outcome => {
      // What was not tried may be tried again under its key.
      const mayCome =
        outcome.outcome === 'busy' || (isInAnyOrder === true && outcome.outcome === 'refused');
      page.keep(number, mayCome ? 'untried' : outcome);
      onOutcome(outcome);
      flight.land(outcome);
    };
    const attemptInOrder = (): void =>
      page.isPast(number) && isInAnyOrder !== true ? land(OVERTAKEN) : attempt(land);
    if (known === 'untried') attempt(land);
    else void askJournal().then(first => (first === undefined ? attemptInOrder() : land(first)));
  }

  #turn(name: string): ClientPage {
    if (this.#pages.size >= PAGES_KEPT) this.#pages.delete(this.#silentLongest());
    const page = new ClientPage();
    this.#pages.set(name, page);
    return page;
  }

  #silentLongest(): string {
    let longest = firstOf(this.#pages);
    let since = Infinity;
    for (const [name, { usedAt }] of this.#pages) {
      if (usedAt < since) [longest, since] = [name, usedAt];
    }
    return longest;
  }

  /** The lowest key that this page has not used. */
  nextOf(name: string): number {
    return (this.#pages.get(name)?.last ?? 0) + 1;
  }

  /** What of it belongs into a snapshot: answers that are in the journal up to this event. */
  kept(upTo: number): KeptPages {
    const pages: [string, number, ...KeptAnswer[]][] = [];
    for (const [name, page] of this.#pages) {
      const stored = page.stored(upTo);
      const last = Math.max(0, ...stored.map(([key]) => key));
      if (last > 0) pages.push([name, last, ...stored]);
    }
    return pages;
  }

  static from(kept: KeptPages): ClientPages {
    const pages = new ClientPages();
    for (const [name, , ...answers] of kept) {
      const page = pages.of(name);
      for (const [key, number, remarks] of answers) page.keep(key, done(number, remarks));
    }
    return pages;
  }
}

/** An answer that the journal gave: it has an event, and a restart finds it there. */
const isStored = (known: KeyStatus): known is Done =>
  typeof known === 'object' &&
  'outcome' in known &&
  known.outcome === 'done' &&
  !isUnchanged(known);

const firstOf = (map: ReadonlyMap<string, unknown>): string => {
  const { value, done: isEmpty } = map.keys().next();
  if (isEmpty === true) throw new Error('the map is not empty');
  return value;
};

/** A key as the journal stores it: the page and the number. */
export const journalKey = (page: string, key: number): string => `${page}/${key}`;

export function readJournalKey(text: string): { readonly page: string; readonly key: number } {
  const at = text.lastIndexOf('/');
  return { page: text.slice(0, at), key: Number(text.slice(at + 1)) };
}
