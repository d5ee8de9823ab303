// Asks engine and oracle the same and says where they differ.
import { type Card, cardsOf, overdrawn } from '../../src/rules/cards.ts';
import { dealCoup, insuranceOpen } from '../../src/rules/coup.ts';
import type { SingleCoupWager } from '../../src/rules/wagers.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { type Case, randomCase, randomShoe, randomStake, randomStreaks } from './cases.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { type Asks, ENGINE } from './engine.ts';
import { type Answer, offered, oracleSettles, windowOpens } from './settle.ts';
import { oracleFollows, oraclePlays } from './streaks.ts';

/** How much was compared, and every difference found. */
export interface Comparison {
  readonly compared: number;
  readonly differences: readonly string[];
}

const print = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));

const same = (a: Answer, b: Answer): boolean =>
  a.outcome === b.outcome && a.profit === b.profit && a.paid === b.paid;

/** Settles random wagers on random coups, all that the version offers, by whoever is asked. */
export function compareSettlements(
  seed: number,
  settlements: number,
  asks: Asks = ENGINE,
): Comparison & { readonly cited: ReadonlySet<string> } {
  const chance = chanceFrom(seed);
  const differences: string[] = [];
  const cited = new Set<string>();
  let compared = 0;
  while (compared < settlements) {
    const asked = randomCase(chance);
    if (overdrawn(asked.cards, asked.decks) !== undefined) continue;
    differences.push(...windowDifference(asked));
    const wagers = offered(asked.book, asked.version, asked.decks)
      // Insurance is had only in its window, and never on a coup that counts for nothing.
      .filter(on => on !== 'insurance' || windowOpens(asked.cards))
      .map(on => ({ on: on as SingleCoupWager, stake: randomStake(chance) }));
    const answers = asks.settle(asked, wagers);
    for (const [index, { on, stake }] of wagers.entries()) {
      const oracle = oracleSettles(asked, on, stake);
      const answer = answers[index];
      compared += 1;
      if (answer) cited.add(`${asked.book} ${answer.clause}`);
      if (!answer || !same(oracle, answer) || !isCited(asked, answer.clause)) {
        differences.push(print({ asked, on, stake, oracle, answer }));
      }
    }
  }
  return { compared, differences, cited };
}

function windowDifference(asked: Case): readonly string[] {
  const { tableau } = RULEBOOKS[asked.book];
  const engine = insuranceOpen(tableau, dealCoup(tableau, asked.cards));
  return engine === windowOpens(asked.cards) ? [] : [print({ asked, insuranceOpen: engine })];
}

/** A settlement cites a clause that the book has and the floor does not keep, or a ruling. */
function isCited({ book }: Case, clause: string): boolean {
  if (/^ruling [GRMCT]\d+$/.test(clause)) return true;
  const listed = RULEBOOKS[book].clauses[clause];
  return listed !== undefined && listed.kept !== 'floor';
}

/** Follows random Runs and Dragon Tails through random shoes. */
export function compareStreaks(seed: number, streaks: number, asks: Asks = ENGINE): Comparison {
  const chance = chanceFrom(seed);
  const differences: string[] = [];
  let compared = 0;
  while (compared < streaks) {
    const coups = randomShoe(chance);
    const wagers = randomStreaks(chance, coups.length);
    // Mostly as houses play it (ruling C3), now and then with either setting turned round.
    const house = asks.house ?? {
      earlyDuringHold: !chance.isOneIn(4),
      closedOnLastCoup: !chance.isOneIn(4),
    };
    const oracle = oracleFollows(coups, wagers, {
      earlyDuringHold: house.earlyDuringHold,
      closedForLastCoup: house.closedOnLastCoup,
    });
    const answers = asks.follow(coups, wagers, house);
    compared += wagers.length;
    for (const [index, fate] of oracle.entries()) {
      const other = answers[index];
      const equal =
        fate.outcome === other?.outcome &&
        fate.profit === other.profit &&
        fate.settledAt === other.settledAt;
      const wager = wagers[index];
      if (!equal) differences.push(print({ coups, wager, house, oracle: fate, answer: other }));
    }
  }
  return { compared, differences };
}

function shuffled(chance: Chance, decks: number): readonly Card[] {
  const stack = cardsOf(decks);
  for (let last = stack.length - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1);
    const [a, b] = [stack[last], stack[other]];
    if (a && b) [stack[last], stack[other]] = [b, a];
  }
  return stack;
}

/** Plays random whole stacks to each book's own end of shoe. */
export function compareStacks(seed: number, stacks: number, asks: Asks = ENGINE): Comparison {
  const chance = chanceFrom(seed);
  const differences: string[] = [];
  for (let played = 0; played < stacks; played += 1) {
    const book = chance.pick(['crown-rapid', 'mbs-rapid', 'tasmania', 'crown'] as const);
    const stack = shuffled(chance, 4 + chance.below(book === 'mbs-rapid' ? 7 : 5));
    const isCrown = book === 'crown' || book === 'crown-rapid';
    const burn = isCrown ? 1 + chance.below(11) : 0;
    // Also cutting cards that were set wrong, down to a shoe that runs dry.
    const cutFromBack = isCrown ? chance.pick([20, 20, 13, 8, 3]) : 7;
    const oracle = oraclePlays(book, stack, burn, cutFromBack);
    const answer = asks.play(book, stack, { burn, cutFromBack });
    if (print(oracle) !== print(answer)) {
      differences.push(print({ book, burn, cutFromBack, stack, oracle, answer }));
    }
  }
  return { compared: stacks, differences };
}
