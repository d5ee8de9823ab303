// Codes by which a new screen is enrolled: the screen shows one, an administrator types it and says
// where it stands, and the screen fetches its secret, once.

import type { Chance } from '../ports/chance.ts';
import type { Clock } from '../ports/clock.ts';
import { hashOfToken, newToken } from '../storage/secrets/tokens.ts';

/** Nothing that could be read as something else: no 0 and O, no 1, I and L, no U and V. */
const LETTERS = 'ABCDEFGHJKMNPQRSTWXYZ23456789';
const CODE_LENGTH = 8;
/** Long enough to walk to the desk; a code that is read later enrols nothing. */
export const CODE_MS = 15 * 60_000;
/** A floor's worth of new screens, and what one address may have of it: more is mischief. */
const MOST_OPEN = 500;
const MOST_AT_A_PLACE = 125;

interface Waiting {
  readonly code: string;
  /** The address that it was shown at. */
  readonly place: string;
  readonly until: number;
  /** The screen's own secret once it is enrolled; it is fetched once. */
  token: string | null;
}

/** A code as its screen shows it, and the secret by which that screen asks again. */
export interface ShownCode {
  readonly code: string;
  readonly secret: string;
  readonly until: number;
}

/** What a screen that asks again is told. */
export type CodeAnswer = 'waiting' | 'over' | { readonly token: string };

/** Kept in memory alone: after a restart a screen shows another code. */
export class EnrolmentCodes {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #chance: Pick<Chance, 'below'>;
  readonly #bySecret = new Map<string, Waiting>();
  readonly #byCode = new Map<string, Waiting>();

  constructor(clock: Pick<Clock, 'now'>, chance: Pick<Chance, 'below'>) {
    this.#clock = clock;
    this.#chance = chance;
  }

  /** Gives a screen a code. Where too many wait, the oldest of whoever shows most makes room. */
  show(place: string): ShownCode {
    this.#sweep();
    this.#makeRoom(place);
    let code = this.#draw();
    while (this.#byCode.has(code)) code = this.#draw();
    const secret = newToken();
    const until = this.#clock.now() + CODE_MS;
    const waiting: Waiting = { code, place, until, token: null };
    this.#bySecret.set(nameOf(secret), waiting);
    this.#byCode.set(code, waiting);
    return { code, secret, until };
  }

  /** Whether a screen shows this code now and was not enrolled by it yet. */
  isShown(typed: string): boolean {
    this.#sweep();
    return this.#byCode.get(plain(typed))?.token === null;
  }

  /** The screen that shows this code has been enrolled: its secret waits for it. */
  enrolled(typed: string, token: string): void {
    const waiting = this.#byCode.get(plain(typed));
    if (waiting !== undefined) waiting.token = token;
  }

  /** What has become of a screen's code; its own secret is told once. */
  ask(secret: string): CodeAnswer {
    this.#sweep();
    const waiting = this.#bySecret.get(nameOf(secret));
    if (waiting === undefined) return 'over';
    const { token } = waiting;
    if (token === null) return 'waiting';
    this.#forget(nameOf(secret), waiting);
    return { token };
  }

  #draw(): string {
    const letter = () => LETTERS[this.#chance.below(LETTERS.length)] ?? '';
    return Array.from({ length: CODE_LENGTH }, letter).join('');
  }

  #sweep(): void {
    const now = this.#clock.now();
    // The oldest come first: all last equally long.
    for (const [name, waiting] of this.#bySecret) {
      if (now < waiting.until) return;
      this.#forget(name, waiting);
    }
  }

  /** Nobody keeps new screens out by showing codes themselves. */
  #makeRoom(place: string): void {
    const counts = new Map<string, number>();
    for (const waiting of this.#bySecret.values()) {
      counts.set(waiting.place, (counts.get(waiting.place) ?? 0) + 1);
    }
    const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
    const isOwn = (counts.get(place) ?? 0) >= MOST_AT_A_PLACE;
    const from = isOwn ? place : this.#bySecret.size >= MOST_OPEN ? most?.[0] : undefined;
    const oldest = [...this.#bySecret].find(([, waiting]) => waiting.place === from);
    if (oldest !== undefined) this.#forget(...oldest);
  }

  #forget(name: string, waiting: Waiting): void {
    this.#bySecret.delete(name);
    this.#byCode.delete(waiting.code);
  }
}

const nameOf = (secret: string): string => hashOfToken(secret).toString('base64');

/** As it was drawn: typed in small letters, with hyphens or blanks, it is the same code. */
const plain = (typed: string): string => typed.replaceAll(/[\s-]/gu, '').toUpperCase();
