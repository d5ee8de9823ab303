// Every wager of every book against the plainest way to count: deal each order, settle each wager.
import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../rules/cards.ts';
import { type CoupFacts, dealCoup, factsOf, insuranceOpen } from '../../rules/coup.ts';
import { fraction, minus, plus, times, ZERO } from '../../rules/fraction.ts';
import { versionsOf } from '../../rules/rulebook.ts';
import { giveBack, PLAIN_PAY_RULES, settleWager } from '../../rules/settle.ts';
import type { Tableau } from '../../rules/tableau.ts';
import { type Rulebook, RULEBOOKS } from '../../rulebooks/index.ts';
import { onlyThese } from './composition.ts';
import { oddsSolver, type WagerOdds } from './solve.ts';

const tiePercent = { player: 2.5, banker: 7 };

function* ordersOf(cards: readonly Card[], length: number): Generator<readonly Card[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const [at, card] of cards.entries()) {
    for (const rest of ordersOf(cards.toSpliced(at, 1), length - 1)) yield [card, ...rest];
  }
}

interface Kind {
  readonly facts: CoupFacts | undefined;
  readonly isInsurable: boolean;
  times: number;
}

/** Deals all orders of up to six cards; coups that show the same are kept together. */
function dealAll(tableau: Tableau, cards: readonly Card[]): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const shoe of ordersOf(cards, Math.min(6, cards.length))) {
    const coup = dealCoup(tableau, shoe);
    const facts = coup.complete ? factsOf(coup) : undefined;
    const isInsurable = insuranceOpen(tableau, coup);
    const key = JSON.stringify([facts, isInsurable]);
    const kind = kinds.get(key) ?? { facts, isInsurable, times: 0 };
    kind.times += 1;
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

// The books draw alike, so that their coups need not be dealt again for each.
const dealt = new Map<string, readonly Kind[]>();
function dealtBy(tableau: Tableau, cards: readonly Card[]): readonly Kind[] {
  const key = JSON.stringify([tableau.player, tableau.bankerIfPlayerStood, tableau.banker, cards]);
  const kinds = dealt.get(key) ?? dealAll(tableau, cards);
  dealt.set(key, kinds);
  return kinds;
}

/** Settles a unit on the wager in every order there is. */
function playAll(book: Rulebook, cards: readonly Card[], { price }: WagerOdds) {
  const options = price.offer.chosenBy && { [price.offer.chosenBy]: price.option ?? 1 };
  const house = { ...PLAIN_PAY_RULES, tiePercent, ...options };
  const wager = { on: price.on, stake: 1 };
  const kinds = dealtBy(book.tableau, cards).filter(
    ({ isInsurable }) => price.on !== 'insurance' || isInsurable,
  );
  const all = kinds.reduce((sum, kind) => sum + kind.times, 0);
  let [mean, squares, hit] = [ZERO, ZERO, ZERO];
  for (const { facts, times: often } of kinds) {
    const { profit } =
      facts === undefined
        ? giveBack(book, wager, 'too-few-cards')
        : settleWager(book, price.offer, house, facts, wager);
    const share = fraction(often, all);
    mean = plus(mean, times(share, profit));
    squares = plus(squares, times(share, times(profit, profit)));
    if (profit.numerator > 0n) hit = plus(hit, share);
  }
  return { mean, variance: minus(squares, times(mean, mean)), hit };
}

/** A small generator with a printed seed: the same cards on every machine. */
function drawer(seed: number) {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** A few cards of few ranks, so that pairs, sixes and thirds all happen. */
function fewCards(seed: number, length: number): readonly Card[] {
  const draw = drawer(seed);
  const cards = Array.from({ length: 4 }, () => DECK[draw(52)] ?? 'Ts');
  return Array.from({ length }, (_, at) => cards[at] ?? cards[draw(4)] ?? DECK[draw(52)] ?? '6s');
}

const games = Object.values(RULEBOOKS).flatMap(book =>
  versionsOf(book).map(version => [book.id, version, book] as const),
);

describe.each(games)('%s %s', (_id, version, book) => {
  const house = { ...PLAIN_PAY_RULES, tiePercent };
  const solver = oddsSolver({ book, version, house });

  test.each([
    ['as dealt on a quiet day', ['Ts', '6h', '5d', 'Tc', 'Th', '6s', 'Kh']],
    ['pairs of every kind', ['9s', '9s', '9c', '9h', '4d', '4d', '2c']],
    ['an open insurance window', ['6s', 'Ts', '3d', 'Kh', '6c', '7d', '2h']],
    ['low cards', ['As', 'As', '2d', '2h', '3c', 'Ah', '3s']],
    ...[11, 12, 13, 14].map(seed => [`seed ${seed}`, fewCards(seed, 7)] as const),
    ...[21, 22, 23, 24].map(seed => [`seed ${seed}, six cards`, fewCards(seed, 6)] as const),
    ...[31, 32, 33].map(seed => [`seed ${seed}, five cards`, fewCards(seed, 5)] as const),
    ...[41, 42, 43].map(seed => [`seed ${seed}, four cards`, fewCards(seed, 4)] as const),
    ['three cards', ['Ts', '6h', '5d']],
    ['no card', []],
  ] as readonly (readonly [string, readonly Card[]])[])('%s', (_name, cards) => {
    const composition = onlyThese(cards, 10);
    if ('overdrawn' in composition) throw new Error(`no ${composition.overdrawn} left`);
    const odds = solver.solve(composition);
    for (const wager of odds.wagers) {
      const { mean, variance, hit } = playAll(book, cards, wager);
      expect([wager.price.on, wager.return, wager.variance, wager.hit]).toEqual([
        ...[wager.price.on, mean, variance, hit],
      ]);
    }
  });
});
