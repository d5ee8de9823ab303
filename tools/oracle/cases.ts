// Random cases for the comparison: coups with house rules and stakes, shoes with streak wagers.
import { type Card, DECK } from '../../src/rules/cards.ts';
import type { RunWager } from '../../src/rules/wagers.ts';
import type { Chance } from './chance.ts';
import type { Question } from './settle.ts';
import type { OracleCoup, OracleStreak } from './tails.ts';

interface Game extends Pick<Question, 'book' | 'version'> {
  /** Four where nothing is said. */
  readonly least?: number;
  readonly most: number;
}

/** Every book with its versions and the decks it may be dealt from. */
export const GAMES: readonly Game[] = [
  { book: 'crown-rapid', version: 'traditional', most: 8 },
  { book: 'crown-rapid', version: 'crown', most: 8 },
  { book: 'mbs-rapid', version: 'no-commission', most: 10 },
  { book: 'tasmania', version: 'traditional', most: 8 },
  { book: 'tasmania', version: 'federal', most: 8 },
  { book: 'crown', version: 'traditional', most: 8 },
  { book: 'crown', version: 'crown', most: 8 },
  { book: 'crown', version: 'two-to-one', most: 8 },
  { book: 'crown', version: 'tie-baccarat', most: 8 },
  { book: 'demonstration', version: 'lucky-6', least: 6, most: 8 },
  { book: 'demonstration', version: 'commission-free', least: 6, most: 8 },
];

export interface Case extends Question {
  readonly decks: number;
  readonly cards: readonly Card[];
}

// Cards that make pairs, sixes, naturals and wide margins far more often than a deck does.
const LOADED = DECK.filter(card => '6789T'.includes(card.charAt(0)));
const LOW = DECK.filter(card => 'A2369K'.includes(card.charAt(0)));

export function randomCards(chance: Chance, count: number): readonly Card[] {
  const from = chance.pick([DECK, DECK, LOADED, LOW]);
  const cards = Array.from({ length: count }, () => chance.pick(from));
  // One in four coups opens with a pair on one side or the other.
  const [first, second] = cards;
  if (chance.isOneIn(8) && first && count > 2) cards[2] = sameRank(chance, first);
  if (chance.isOneIn(8) && second && count > 3) cards[3] = sameRank(chance, second);
  return cards;
}

const sameRank = (chance: Chance, card: Card): Card =>
  chance.pick(DECK.filter(other => other.charAt(0) === card.charAt(0)));

/** From one cent to 10^13, as likely small as huge, round as often as odd. */
export function randomStake(chance: Chance): number {
  const size = 10 ** chance.below(14);
  const stake = chance.isOneIn(2) ? size * (1 + chance.below(9)) : 1 + chance.below(size);
  return Math.min(stake, 10 ** 13);
}

export function randomCase(chance: Chance): Case {
  const { book, version, least = 4, most }: Game = chance.pick(GAMES);
  const short = chance.isOneIn(12);
  return {
    book,
    version,
    decks: least + chance.below(most - least + 1),
    kind: chance.isOneIn(10) ? chance.pick(['dummy', 'void'] as const) : 'live',
    cards: randomCards(chance, short ? chance.below(6) : 6),
    bonusOption: book === 'crown-rapid' ? chance.pick([1, 2, 3] as const) : 1,
    pairsOption: book === 'crown-rapid' ? chance.pick([1, 2] as const) : 1,
    tieHalfPercents: { player: 2 + chance.below(19), banker: 2 + chance.below(19) },
    differential: chance.isOneIn(2) ? randomStake(chance) : null,
    chip: chance.pick([1, 1, 5, 25, 50, 100, 250, 500, 10_000]),
  };
}

const RUNS: readonly RunWager[] = ['player-run', 'banker-run', 'combination-run', 'tie-run'];

function randomStreak(chance: Chance, coups: number): OracleStreak {
  const before = chance.below(coups);
  const stake = randomStake(chance);
  if (chance.isOneIn(3)) {
    const on = chance.pick(RUNS);
    const length = 2 + chance.below(on === 'tie-run' ? 3 : 5);
    if (on !== 'combination-run') return { on, before, stake, length };
    const pattern = Array.from({ length }, () => chance.pick(['P', 'B'])).join('');
    return { on, before, stake, pattern };
  }
  const on = chance.pick(['player-dragon-tail', 'banker-dragon-tail']);
  return { on, before, stake, area: chance.pick(['early', 'early', 'late'] as const) };
}

// Short coups with a known winner, so that streaks come often enough to reach six.
const WON_BY = {
  player: ['9s', '2h', 'Kd', 'Kc'],
  banker: ['2s', '9h', 'Kd', 'Kc'],
  tie: ['9s', '9h', 'Kd', 'Kc'],
} as const satisfies Record<string, readonly Card[]>;

/** Coups that stick to one side for a while, with dummies, voids and ends of shoe among them. */
export function randomShoe(chance: Chance): readonly OracleCoup[] {
  let side: keyof typeof WON_BY = 'player';
  return Array.from({ length: 4 + chance.below(30) }, () => {
    if (chance.isOneIn(4)) side = chance.pick(['player', 'banker', 'tie'] as const);
    const kind = chance.isOneIn(6)
      ? chance.pick(['dummy-announced', 'dummy', 'void'] as const)
      : 'live';
    const dealt = chance.isOneIn(5) ? randomCards(chance, 6) : WON_BY[side];
    const cards = chance.isOneIn(40) ? dealt.slice(0, 3) : dealt;
    return { cards, kind, endOfShoe: chance.isOneIn(14) };
  });
}

export const randomStreaks = (chance: Chance, coups: number): readonly OracleStreak[] =>
  Array.from({ length: 1 + chance.below(12) }, () => randomStreak(chance, coups));
