// A second implementation of what a full shoe makes of every wager, and of how wagers swing
// together: written from the printed odds, dealing rank by rank, without a line of `src`.

/** A game by the words of the set-up that it was played under. */
export interface GameAgain {
  readonly book: string;
  readonly version: string;
  readonly decks: number;
  readonly tiePercent: { readonly player: number; readonly banker: number };
}

export interface OddsAgain {
  readonly mean: (bet: string) => number | null;
  readonly covariance: (one: string, other: string) => number;
  /** Of a Run or tail, were every coup dealt from a fresh shoe: near what a sample says. */
  readonly nearly: (bet: string) => number | null;
}

/** How a coup ended: point counts, cards in each hand, and whether Insurance was offered. */
interface End {
  readonly p: number;
  readonly b: number;
  readonly pCards: number;
  readonly bCards: number;
  readonly insured: boolean;
}

type Pays = (end: End, game: GameAgain) => number;

const isNatural = ({ p, b, pCards, bCards }: End): boolean =>
  pCards + bCards === 4 && (p > 7 || b > 7);

const bonus =
  (mine: (end: End) => number, theirs: (end: End) => number): Pays =>
  end => {
    const [own, other] = [mine(end), theirs(end)];
    if (own === other) return isNatural(end) ? 0 : -1;
    if (own < other) return -1;
    if (isNatural(end)) return 1;
    return [-1, -1, -1, -1, 1, 2, 4, 6, 10, 30][own - other] ?? -1;
  };

const onTie = ({ version }: GameAgain, percent: number): number =>
  version === 'two-to-one' ? -1 : version === 'tie-baccarat' ? percent / 100 : 0;

/** What a winning Banker pays, book by book. */
function bankerPays({ book, version }: GameAgain, { b, bCards }: End): number {
  if (version === 'two-to-one') return bCards === 3 && b > 7 ? 2 : 1;
  if (book === 'mbs-rapid' || version === 'crown' || version === 'federal')
    return b === 6 ? 0.5 : 1;
  return 0.95;
}

const RESULTS: Readonly<Record<string, Pays>> = {
  player: (end, game) => {
    if (end.p === end.b) return onTie(game, game.tiePercent.player);
    if (end.p < end.b) return -1;
    return game.version === 'two-to-one' && end.pCards === 3 && end.p > 7 ? 2 : 1;
  },
  banker: (end, game) => {
    if (end.p === end.b) return onTie(game, game.tiePercent.banker);
    return end.b < end.p ? -1 : bankerPays(game, end);
  },
  tie: ({ p, b }) => (p === b ? 8 : -1),
  'super-6': ({ p, b }) => (b > p && b === 6 ? 12 : -1),
  'player-dragon-bonus': bonus(
    ({ p }) => p,
    ({ b }) => b,
  ),
  'banker-dragon-bonus': bonus(
    ({ b }) => b,
    ({ p }) => p,
  ),
  insurance: ({ p, b }) => (b > p && b === 6 ? -1 : 2),
};

type Kind = 'none' | 'mixed' | 'coloured' | 'perfect';
const PERFECT: Readonly<Record<Kind, number>> = { none: -1, mixed: 6, coloured: 12, perfect: 25 };
const ANY: Readonly<Record<Kind, number>> = { none: -1, mixed: 11, coloured: 11, perfect: 11 };

interface PairBet {
  readonly hand: 'player' | 'banker';
  readonly pays: Readonly<Record<Kind, number>>;
}

const PAIRS: Readonly<Record<string, PairBet>> = {
  'player-pair': { hand: 'player', pays: ANY },
  'banker-pair': { hand: 'banker', pays: ANY },
  'player-perfect-pair': { hand: 'player', pays: PERFECT },
  'banker-perfect-pair': { hand: 'banker', pays: PERFECT },
};

const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0];

/** Whether a Banker of so many draws to the Player's third card. */
const BANKER = [
  ...['0123456789', '0123456789', '0123456789', '012345679'],
  ...['234567', '4567', '67', ''],
];

type PairState = 'neither' | 'player' | 'banker' | 'both' | 'same-rank';

/** Every end of a coup with how often it comes, apart by which hands open with a pair. */
type Ends = ReadonlyMap<PairState, ReadonlyMap<string, { readonly end: End; share: number }>>;

const RANKS = POINTS.map((_, rank) => rank);

/** Deals the first four cards rank by rank and third cards by their points, in every way. */
class Dealing {
  readonly ends = new Map<PairState, Map<string, { end: End; share: number }>>();
  readonly #left: number[];
  #cards: number;

  constructor(decks: number) {
    this.#left = POINTS.map(() => 4 * decks);
    this.#cards = 52 * decks;
    this.#open([], 1);
  }

  #open(drawn: readonly number[], share: number): void {
    const [p1, p2, b1, b2] = drawn;
    if (p1 !== undefined && p2 !== undefined && b1 !== undefined && b2 !== undefined) {
      const p = ((POINTS[p1] ?? 0) + (POINTS[p2] ?? 0)) % 10;
      const b = ((POINTS[b1] ?? 0) + (POINTS[b2] ?? 0)) % 10;
      this.#finish(stateOf(p1 === p2, b1 === b2, p1 === b1), p, b, share);
      return;
    }
    for (const rank of RANKS) {
      const there = this.#left[rank] ?? 0;
      const part = there / this.#cards;
      this.#left[rank] = there - 1;
      this.#cards -= 1;
      this.#open([...drawn, rank], share * part);
      this.#left[rank] = there;
      this.#cards += 1;
    }
  }

  #finish(state: PairState, p: number, b: number, share: number): void {
    // Offered while the Banker stands on six and the Player has to draw.
    const insured = b === 6 && p < 6;
    if (p > 7 || b > 7 || (p > 5 && b > 5)) {
      this.#note(state, { p, b, pCards: 2, bCards: 2, insured }, share);
      return;
    }
    const points = this.#byPoints();
    for (let third = 0; third < 10; third += 1) {
      const one = (share * (points[third] ?? 0)) / this.#cards;
      const after = (p + third) % 10;
      if (p > 5) {
        this.#note(state, { p, b: (b + third) % 10, pCards: 2, bCards: 3, insured }, one);
      } else if ((BANKER[b] ?? '').includes(`${third}`)) {
        for (let fourth = 0; fourth < 10; fourth += 1) {
          const there = (points[fourth] ?? 0) - (fourth === third ? 1 : 0);
          const two = (one * there) / (this.#cards - 1);
          const end = { p: after, b: (b + fourth) % 10, pCards: 3, bCards: 3, insured };
          this.#note(state, end, two);
        }
      } else {
        this.#note(state, { p: after, b, pCards: 3, bCards: 2, insured }, one);
      }
    }
  }

  #byPoints(): readonly number[] {
    const sums = Array.from({ length: 10 }, () => 0);
    for (const rank of RANKS) {
      const points = POINTS[rank] ?? 0;
      sums[points] = (sums[points] ?? 0) + (this.#left[rank] ?? 0);
    }
    return sums;
  }

  #note(state: PairState, end: End, share: number): void {
    const byEnd = this.ends.get(state) ?? new Map<string, { end: End; share: number }>();
    this.ends.set(state, byEnd);
    const key = `${end.p} ${end.b} ${end.pCards} ${end.bCards} ${end.insured}`;
    const known = byEnd.get(key);
    if (known === undefined) byEnd.set(key, { end, share });
    else known.share += share;
  }
}

function stateOf(player: boolean, banker: boolean, isOneRank: boolean): PairState {
  if (player && banker) return isOneRank ? 'same-rank' : 'both';
  if (player) return 'player';
  return banker ? 'banker' : 'neither';
}

/** How two cards of one rank make a pair: `[player, banker, share]` for two hands of that rank. */
function suitsOf(decks: number): {
  readonly one: Readonly<Record<Kind, number>>;
  readonly two: readonly (readonly [Kind, Kind, number])[];
} {
  const kind = (a: number, b: number): Kind =>
    a === b ? 'perfect' : a % 2 === b % 2 ? 'coloured' : 'mixed';
  const one: Record<Kind, number> = { none: 0, mixed: 0, coloured: 0, perfect: 0 };
  const two: (readonly [Kind, Kind, number])[] = [];
  const all = 4 * decks;
  const there = (suit: number, gone: readonly number[]): number =>
    decks - gone.filter(each => each === suit).length;
  for (let a = 0; a < 4; a += 1) {
    for (let b = 0; b < 4; b += 1) {
      const opened = (decks * there(b, [a])) / (all * (all - 1));
      one[kind(a, b)] += opened;
      for (let c = 0; c < 4; c += 1) {
        for (let d = 0; d < 4; d += 1) {
          const rest = (there(c, [a, b]) * there(d, [a, b, c])) / ((all - 2) * (all - 3));
          two.push([kind(a, b), kind(c, d), opened * rest]);
        }
      }
    }
  }
  return { one, two };
}

/** Works the odds of a game out; Runs and tails are not among them. */
export function oddsAgain(game: GameAgain): OddsAgain {
  const ends: Ends = new Dealing(game.decks).ends;
  const suits = suitsOf(game.decks);
  const mean = (bets: readonly string[], insuredOnly: boolean): number => {
    let [sum, all] = [0, 0];
    for (const [state, byEnd] of ends) {
      const onPairs = meanOnPairs(bets, state, suits);
      for (const { end, share } of byEnd.values()) {
        if (insuredOnly && !end.insured) continue;
        all += share;
        let product = onPairs * share;
        for (const bet of bets) product *= RESULTS[bet]?.(end, game) ?? 1;
        sum += product;
      }
    }
    return sum / all;
  };
  const chance = (holds: (end: End) => boolean): number => {
    let sum = 0;
    for (const byEnd of ends.values()) {
      for (const { end, share } of byEnd.values()) sum += holds(end) ? share : 0;
    }
    return sum;
  };
  const sides = {
    player: chance(({ p, b }) => p > b),
    banker: chance(({ p, b }) => b > p),
    tie: chance(({ p, b }) => p === b),
  };
  const isKnown = (bet: string): boolean => bet in RESULTS || bet in PAIRS;
  return {
    mean: bet => (isKnown(bet) ? mean([bet], bet === 'insurance') : null),
    covariance: (one, other) => {
      if (!isKnown(one) || !isKnown(other)) return 0;
      const within = one === 'insurance' || other === 'insurance';
      return mean([one, other], within) - mean([one], within) * mean([other], within);
    },
    nearly: bet => nearlyOf(bet, sides),
  };
}

interface Sides {
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
}

const RUNS: Readonly<Record<number, number>> = { 2: 3, 3: 8, 4: 20, 5: 45, 6: 100 };
const TIE_RUNS: Readonly<Record<number, number>> = { 2: 100, 3: 1_000, 4: 10_000 };
const TAILS: Readonly<Record<string, readonly number[]>> = {
  player: [-1, -1, 1, 3, 7, 11, 30],
  banker: [-1, -1, 1, 3, 7, 11, 20],
};

function nearlyOf(bet: string, sides: Sides): number | null {
  const [, side, run, length] = /^(player|banker|tie)-(run) ([0-9])$/u.exec(bet) ?? [];
  if (run !== undefined) {
    const pays = (side === 'tie' ? TIE_RUNS : RUNS)[Number(length)] ?? 0;
    return (pays + 1) * sides[side as keyof Sides] ** Number(length) - 1; // the pattern says so
  }
  const [, pattern] = /^combination-run ([pb]+|[0-9])$/u.exec(bet) ?? [];
  if (pattern !== undefined) {
    // Known by its length alone, either side was nominated as often.
    const either = (sides.player + sides.banker) / 2;
    const chances = /^[0-9]$/u.test(pattern)
      ? Array.from({ length: Number(pattern) }, () => either)
      : pattern.split('').map(of => (of === 'p' ? sides.player : sides.banker));
    return ((RUNS[chances.length] ?? 0) + 1) * chances.reduce((all, each) => all * each, 1) - 1;
  }
  const [, of = ''] = /^(player|banker)-dragon-tail /u.exec(bet) ?? [];
  const pays = TAILS[of];
  if (pays === undefined) return null;
  const go = sides[of as keyof Sides]; // one of two
  return pays.reduce((sum, pay, count) => sum + pay * go ** count * (count < 6 ? 1 - go : 1), 0);
}

function meanOnPairs(
  bets: readonly string[],
  state: PairState,
  { one, two }: ReturnType<typeof suitsOf>,
): number {
  const own = bets.flatMap(bet => PAIRS[bet] ?? []);
  const factor = (player: Kind, banker: Kind): number =>
    own.reduce((product, { hand, pays }) => product * pays[hand === 'player' ? player : banker], 1);
  const kinds: readonly Kind[] = ['mixed', 'coloured', 'perfect'];
  const over = (factorOf: (kind: Kind) => number): number =>
    kinds.reduce((sum, kind) => sum + one[kind] * factorOf(kind), 0);
  switch (state) {
    case 'neither':
      return factor('none', 'none');
    case 'player':
      return over(kind => factor(kind, 'none'));
    case 'banker':
      return over(kind => factor('none', kind));
    case 'both':
      return over(player => over(banker => factor(player, banker)));
    case 'same-rank':
      return two.reduce((sum, [player, banker, share]) => sum + share * factor(player, banker), 0);
  }
}
