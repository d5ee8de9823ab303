// The oracle's Dragon Tail: one side's indicator and the wagers riding on it, as a dealer keeps
// them in hand (crown 1.1, 10.1, rulings C1 to C5).

/** One coup of a shoe, as the oracle is told of it. */
export interface OracleCoup {
  readonly cards: readonly string[];
  readonly kind: 'live' | 'dummy-announced' | 'dummy' | 'void';
  readonly endOfShoe: boolean;
}

/** One streak wager, as the oracle is told of it. */
export interface OracleStreak {
  readonly on: string;
  readonly before: number;
  readonly stake: number;
  readonly length?: number;
  readonly pattern?: string;
  readonly area?: 'early' | 'late';
}

/** What became of a streak wager; profit in whole cents (all these odds are whole). */
export interface OracleFate {
  readonly outcome: 'win' | 'lose' | 'void' | 'open' | 'refused';
  readonly profit: bigint;
  readonly settledAt: number | null;
}

/** Ruling C3's two settings. */
export interface TailSettings {
  readonly earlyDuringHold: boolean;
  readonly closedForLastCoup: boolean;
}

/** How a coup ended; a dash for one that does not count. */
export type Letter = 'P' | 'B' | 'T' | '-';

export const fate = (
  outcome: OracleFate['outcome'],
  profit = 0n,
  settledAt: number | null = null,
): OracleFate => ({ outcome, profit, settledAt });

export const TAIL_PAYS: Readonly<Record<'P' | 'B', Readonly<Record<number, bigint>>>> = {
  P: { 2: 1n, 3: 3n, 4: 7n, 5: 11n, 6: 30n },
  B: { 2: 1n, 3: 3n, 4: 7n, 5: 11n, 6: 20n },
};

/** One side of the felt with its tail areas and its indicator. */
export class TailOnTheFelt {
  readonly fates = new Map<number, OracleFate>();
  readonly #side: 'P' | 'B';
  readonly #wagers: readonly OracleStreak[];
  readonly #settings: TailSettings;
  readonly #early = new Set<number>(); // riding on the indicator's streak
  readonly #late = new Set<number>();
  readonly #fresh = new Set<number>(); // early, and no coup of theirs has been played
  #indicator = 0;
  #isHolding = false; // the indicator shows six and late wagers ride one more coup

  constructor(side: 'P' | 'B', wagers: readonly OracleStreak[], settings: TailSettings) {
    this.#side = side;
    this.#wagers = wagers;
    this.#settings = settings;
  }

  /** Takes the wagers that come before this coup, or turns them away. */
  place(at: number, coup: OracleCoup): void {
    for (const [index, wager] of this.#wagers.entries()) {
      if (wager.before !== at) continue;
      const isShut = coup.endOfShoe && this.#settings.closedForLastCoup;
      const mayBeEarly =
        this.#indicator === 0 || (this.#isHolding && this.#settings.earlyDuringHold);
      if (coup.kind === 'dummy-announced') this.fates.set(index, fate('void'));
      else if (isShut) this.fates.set(index, fate('refused'));
      else if (wager.area === 'late' && this.#indicator === 1) this.#late.add(index);
      else if (wager.area === 'early' && mayBeEarly) this.#fresh.add(index);
      else this.fates.set(index, fate('refused'));
    }
  }

  /** Turns the indicator by one coup. */
  play(at: number, letter: Letter): void {
    if (letter === '-') return;
    const isMatch = letter === this.#side;
    if (this.#isHolding) {
      this.#settle(this.#late, isMatch ? 6 : 5, at);
      this.#isHolding = false;
      this.#indicator = 0;
    }
    if (this.#indicator === 0) {
      if (!isMatch) this.#settle(this.#fresh, 0, at);
      if (this.#fresh.size === 0) return;
      for (const index of this.#fresh) this.#early.add(index);
      this.#fresh.clear();
      this.#indicator = 1;
    } else if (!isMatch) {
      this.#break(at);
    } else {
      this.#indicator += 1;
      if (this.#indicator < 6) return;
      this.#settle(this.#early, 6, at);
      this.#isHolding = this.#late.size > 0;
      if (!this.#isHolding) this.#indicator = 0;
    }
  }

  /** The last coup is over: what the tail has is settled, what never began goes back. */
  endShoe(at: number): void {
    this.#break(at);
    for (const index of this.#fresh) this.fates.set(index, fate('void'));
    this.#fresh.clear();
  }

  #break(at: number): void {
    this.#settle(this.#early, this.#indicator, at);
    this.#settle(this.#late, this.#indicator - 1, at);
    this.#indicator = 0;
    this.#isHolding = false;
  }

  #settle(riding: Set<number>, consecutive: number, at: number): void {
    const pays = TAIL_PAYS[this.#side][consecutive];
    for (const index of riding) {
      const stake = BigInt(this.#wagers[index]?.stake ?? 0);
      this.fates.set(index, pays ? fate('win', pays * stake, at) : fate('lose', -stake, at));
    }
    riding.clear();
  }
}
