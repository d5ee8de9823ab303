// The oracle's second opinion on one coup: settlement written again from the documents and the
// rulings, in another style and without a line of the engine, so that a shared mistake is unlikely.
// All money is a bigint in 200ths of a cent: 5%, 2.5% and half a percent of a cent are whole there.

/** One 200th of a cent, counted. */
export const UNIT = 200n;

/** What the oracle is asked: one coup and the wagers on it, in plain words and numbers. */
export interface Question {
  readonly book: 'crown-rapid' | 'mbs-rapid' | 'tasmania' | 'crown' | 'demonstration';
  readonly version: string;
  readonly kind: 'live' | 'dummy' | 'void';
  readonly cards: readonly string[];
  readonly bonusOption: 1 | 2 | 3;
  readonly pairsOption: 1 | 2;
  /** Half percents: 3 is 1.5%. */
  readonly tieHalfPercents: { readonly player: number; readonly banker: number };
  readonly differential: number | null;
  readonly chip: number;
}

/** What the oracle answers for one wager. */
export interface Answer {
  readonly outcome: 'win' | 'lose' | 'push' | 'void';
  readonly profit: bigint;
  /** Whole cents back to the patron, or null when the book has no way to round. */
  readonly paid: bigint | null;
}

/** What the oracle saw on the layout. */
export interface Layout {
  readonly p: readonly string[];
  readonly b: readonly string[];
  readonly pc: number;
  readonly bc: number;
  readonly enough: boolean;
}

const TENS = 'TJQK';

const worth = (card: string): number => {
  const rank = card.charAt(0);
  if (TENS.includes(rank)) return 0;
  if (rank === 'A') return 1;
  return Number(rank);
};

const add = (cards: readonly string[]): number => {
  let total = 0;
  for (const card of cards) total += worth(card);
  return Number(String(total).at(-1));
};

/** The third cards to which the Banker draws, for a Banker on 0 to 7, read off the printed card. */
const BANKER_DRAWS_TO: readonly string[] = [
  '0123456789',
  '0123456789',
  '0123456789',
  '012345679',
  '234567',
  '4567',
  '67',
  '',
];

/** Lays the cards out as a dealer would; `enough` is false if the shoe ran dry. */
export function layOut(cards: readonly string[]): Layout {
  const dry = { p: [], b: [], pc: 0, bc: 0, enough: false };
  const [one, two, three, four] = cards;
  if (!one || !two || !three || !four) return dry;
  const p = [one, three];
  const b = [two, four];
  let next = 4;
  const natural = add(p) > 7 || add(b) > 7;
  if (!natural) {
    const onTwo = add(b);
    if (add(p) < 6) {
      const third = cards[next];
      if (!third) return dry;
      next += 1;
      p.push(third);
      if (BANKER_DRAWS_TO[onTwo]?.includes(String(worth(third)))) {
        const fourth = cards[next];
        if (!fourth) return dry;
        b.push(fourth);
      }
    } else if (onTwo < 6) {
      const third = cards[next];
      if (!third) return dry;
      b.push(third);
    }
  }
  return { p, b, pc: add(p), bc: add(b), enough: true };
}

const won = (times: bigint, stake: bigint): Answer => ({
  outcome: 'win',
  profit: times * stake * UNIT,
  paid: null,
});
const lost = (stake: bigint): Answer => ({ outcome: 'lose', profit: -stake * UNIT, paid: null });
const back = (outcome: 'push' | 'void'): Answer => ({ outcome, profit: 0n, paid: null });

const part = (stake: bigint, twoHundredths: number): bigint => stake * BigInt(twoHundredths);

/** The extra commission of crown 7.5, on what is above the differential: 2.5%. */
function excessCommission(question: Question, stake: bigint): bigint {
  if (question.book !== 'crown' || question.version !== 'traditional') return 0n;
  if (question.differential === null) return 0n;
  const excess = stake - BigInt(question.differential);
  return excess > 0n ? part(excess, 5) : 0n;
}

function onPlayer(question: Question, { p, pc, bc }: Layout, stake: bigint): Answer {
  if (pc < bc) return lost(stake);
  if (pc === bc) {
    if (question.version === 'two-to-one') return lost(stake);
    if (question.version === 'tie-baccarat') {
      const profit = part(stake, question.tieHalfPercents.player);
      return { outcome: 'win', profit, paid: null };
    }
    return back('push');
  }
  if (question.version === 'two-to-one' && p.length === 3 && pc >= 8) return won(2n, stake);
  const profit = stake * UNIT - excessCommission(question, stake);
  return { outcome: 'win', profit, paid: null };
}

function onBanker(question: Question, { b, pc, bc }: Layout, stake: bigint): Answer {
  if (bc < pc) return lost(stake);
  if (pc === bc) {
    if (question.version === 'two-to-one') return lost(stake);
    if (question.version === 'tie-baccarat') {
      const profit = part(stake, question.tieHalfPercents.banker);
      return { outcome: 'win', profit, paid: null };
    }
    return back('push');
  }
  switch (question.version) {
    case 'two-to-one':
      return won(b.length === 3 && bc >= 8 ? 2n : 1n, stake);
    case 'commission-free':
      return bc === 7 && b.length === 3 ? back('push') : won(1n, stake);
    case 'crown':
    case 'federal':
    case 'no-commission': {
      const profit = bc === 6 ? part(stake, 100) : part(stake, 200);
      return { outcome: 'win', profit, paid: null };
    }
    default: {
      // Traditional, and Tie Baccarat which pays wins as Traditional (ruling C10): 95%.
      const profit = part(stake, 190) - excessCommission(question, stake);
      return { outcome: 'win', profit, paid: null };
    }
  }
}

function onPair(two: readonly string[], stake: bigint): Answer {
  return two[0]?.charAt(0) === two[1]?.charAt(0) ? won(11n, stake) : lost(stake);
}

const red = (card: string): boolean => card.endsWith('h') || card.endsWith('d');

function onPerfectPair(question: Question, hand: readonly string[], stake: bigint): Answer {
  const [first, second] = hand;
  if (!first || !second || first.charAt(0) !== second.charAt(0)) return lost(stake);
  const second2 = question.book === 'crown-rapid' && question.pairsOption === 2;
  if (first.charAt(1) === second.charAt(1)) return won(second2 ? 30n : 25n, stake);
  if (red(first) === red(second)) return won(second2 ? 10n : 12n, stake);
  return won(second2 ? 5n : 6n, stake);
}

/** What a win by 4 to 9 points pays: the three columns of the printed table. */
const BONUS_PAYS: Readonly<Record<1 | 2 | 3, Readonly<Record<number, bigint>>>> = {
  1: { 4: 1n, 5: 2n, 6: 4n, 7: 6n, 8: 10n, 9: 30n },
  2: { 4: 1n, 5: 3n, 6: 4n, 7: 7n, 8: 8n, 9: 20n },
  3: { 4: 2n, 5: 2n, 6: 4n, 7: 4n, 8: 10n, 9: 30n },
};

function onBonus(
  question: Question,
  mine: readonly string[],
  theirs: readonly string[],
  stake: bigint,
): Answer {
  const ahead = add(mine) - add(theirs);
  const natural = mine.length === 2 && add(mine) >= 8;
  const theirNatural = theirs.length === 2 && add(theirs) >= 8;
  if (ahead === 0) return natural && theirNatural ? back('push') : lost(stake);
  if (ahead < 0) return lost(stake);
  if (natural) return won(1n, stake);
  const option = question.book === 'crown-rapid' ? question.bonusOption : 1;
  const pays = BONUS_PAYS[option][ahead];
  return pays === undefined ? lost(stake) : won(pays, stake);
}

function decide(question: Question, on: string, stake: bigint, layout: Layout): Answer {
  const { p, b, pc, bc } = layout;
  switch (on) {
    case 'player':
      return onPlayer(question, layout, stake);
    case 'banker':
      return onBanker(question, layout, stake);
    case 'tie':
      return pc === bc ? won(8n, stake) : lost(stake);
    case 'player-pair':
      return onPair(p, stake);
    case 'banker-pair':
      return onPair(b, stake);
    case 'player-perfect-pair':
      return onPerfectPair(question, p, stake);
    case 'banker-perfect-pair':
      return onPerfectPair(question, b, stake);
    case 'player-dragon-bonus':
      return onBonus(question, p, b, stake);
    case 'banker-dragon-bonus':
      return onBonus(question, b, p, stake);
    case 'super-6':
      return bc > pc && bc === 6 ? won(12n, stake) : lost(stake);
    case 'lucky-6':
      if (bc <= pc || bc !== 6) return lost(stake);
      return won(b.length === 2 ? 12n : 20n, stake);
    case 'dragon-7':
      return bc === 7 && pc < 7 && b.length === 3 ? won(40n, stake) : lost(stake);
    case 'panda-8':
      return pc === 8 && bc < 8 && p.length === 3 ? won(25n, stake) : lost(stake);
    case 'insurance':
      return bc > pc && bc === 6 ? lost(stake) : won(2n, stake);
    default:
      throw new Error(`the oracle knows no wager on ${on}`);
  }
}

/** Says what one wager comes to, by the documents. */
export function oracleSettles(question: Question, on: string, stakeCents: number): Answer {
  const stake = BigInt(stakeCents);
  const layout = layOut(question.cards);
  if (question.kind !== 'live' || !layout.enough) return { ...back('void'), paid: stake };

  const answer = decide(question, on, stake, layout);
  if (answer.outcome === 'lose') return { ...answer, paid: 0n };
  if (question.book !== 'crown') {
    return { ...answer, paid: answer.profit % UNIT === 0n ? stake + answer.profit / UNIT : null };
  }
  // Crown 7.3.3: the payment goes up to the next amount that chips can make.
  const chip = BigInt(question.chip) * UNIT;
  let chips = answer.profit / chip;
  if (answer.profit % chip !== 0n) chips += 1n;
  return { ...answer, paid: stake + chips * BigInt(question.chip) };
}

/** Whether the Insurance window opens on these cards: Banker's two count six, Player draws. */
export const windowOpens = (cards: readonly string[]): boolean => {
  const [one, two, three, four] = cards;
  if (!one || !two || !three || !four) return false;
  return add([two, four]) === 6 && add([one, three]) <= 5;
};

/** What each version offers on one coup, as the documents list it (ruling C10). */
export function offered(book: Question['book'], version: string, decks: number): string[] {
  const main = ['player', 'banker', 'tie'];
  const pairs = ['player-pair', 'banker-pair'];
  const perfect = ['player-perfect-pair', 'banker-perfect-pair'];
  const bonus = ['player-dragon-bonus', 'banker-dragon-bonus'];
  if (book === 'mbs-rapid') return [...main, ...pairs];
  if (book === 'demonstration') {
    const side = version === 'lucky-6' ? ['lucky-6'] : ['dragon-7', 'panda-8'];
    return [...main, ...pairs, ...side];
  }
  if (book === 'tasmania') return decks >= 6 ? [...main, ...perfect] : main;
  if (book === 'crown-rapid') {
    return [...main, ...pairs, ...bonus, 'super-6', ...(decks === 8 ? perfect : [])];
  }
  if (version === 'two-to-one' || version === 'tie-baccarat') return main;
  const side = [...main, ...pairs, ...bonus, ...(decks === 8 ? perfect : [])];
  return version === 'crown' ? [...side, 'insurance'] : side;
}
