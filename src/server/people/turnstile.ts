// Where sign-ins wait for their turn: proving a password is hard work on purpose, and strangers who
// guess by the hundred must not keep the house's own people, or its database, waiting.

/** Checked at once: fewer than the database has lines for everybody. */
const MOST_AT_ONCE = 2;
/** Strangers who may wait; the others are told to come again. */
const MOST_STRANGERS = 20;
/** Of their own people there are never more. */
const MOST_KNOWN = 500;

type Turn = () => void;

export class Turnstile {
  #inside = 0;
  /** People at a place where they have signed in before go first. */
  readonly #known: Turn[] = [];
  readonly #strangers: Turn[] = [];

  /** Does it in its turn; null where too many wait already. */
  async pass<T>(isKnown: boolean, act: () => Promise<T>): Promise<T | null> {
    if (!(await this.#enter(isKnown))) return null;
    try {
      return await act();
    } finally {
      this.#leave();
    }
  }

  #enter(isKnown: boolean): Promise<boolean> {
    if (this.#inside < MOST_AT_ONCE) {
      this.#inside += 1;
      return Promise.resolve(true);
    }
    const [line, most] = isKnown ? [this.#known, MOST_KNOWN] : [this.#strangers, MOST_STRANGERS];
    if (line.length >= most) return Promise.resolve(false);
    return new Promise(enter => line.push(() => enter(true)));
  }

  /** Whoever is next takes the place over. */
  #leave(): void {
    const next = this.#known.shift() ?? this.#strangers.shift();
    if (next === undefined) this.#inside -= 1;
    else next();
  }
}
