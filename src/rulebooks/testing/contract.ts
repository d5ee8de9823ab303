// What every rulebook must satisfy, run over each. A book that differs says so with a reason and a
// clause; there is no other way out. Only tests import this file.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealCoup, factsOf } from '../../rules/coup.ts';
import { type Fact, FACTS } from '../../rules/facts.ts';
import { fraction, minus, plus } from '../../rules/fraction.ts';
import type { Odds, Offer, Ruling } from '../../rules/rulebook.ts';
import { oddsOf, type PayRules, settleWager } from '../../rules/settle.ts';
import { playStack } from '../../rules/shoe.ts';
import { anyShoe, sixCards } from '../../rules/testing/arbitraries.ts';
import { cards } from '../../rules/testing/printed.ts';
import { isSingleCoupWager, type SingleCoupWager, WAGERS } from '../../rules/wagers.ts';
import type { Rulebook } from '../rulebook.ts';

/** Coups that between them show every fact that an odds line may name. */
const COUPS: readonly string[] = [
  '9s Th Kd Jc', // Player, natural 9 to 0
  'Ts 9h Jd Kc', // Banker, natural 9 to 0
  '9s 8h Kd Kc', // Player, natural 9 over natural 8; Banker no pair
  '9s 9h Kd Kc', // natural tie
  '7s 7h Kd Kc', // tie without naturals
  '6s 6h Kd Kc', // tie at six
  '7s 6h Kd Kc', // Player by 1
  '7s 3h Kd Kc Qs', // Player by 4
  '7s 2h Kd Kc Qs', // by 5
  '7s Ah Kd Kc Qs', // by 6
  '7s Th Kd Kc Qs', // by 7
  'Ks Th 5d Jc 3s Qh', // by 8, three cards
  'Ks Th 5d Jc 4s Qh', // by 9, three cards
  'Ks 6h 5d Kc Qs', // Banker with two-card six, by 1
  'Ks 7h 3d Kc Qs', // Banker by 4
  'Ks 7h 2d Kc Qs', // by 5
  'Ks 7h Ad Kc Qs', // by 6
  'Ks 7h Td Kc Qs', // by 7
  'Ks Kh Td 3c Qs 5h', // by 8, three cards; Banker no pair
  'Ks Kh Td 3c Qs 6h', // by 9, three cards
  'Ks Kh Td 3c Qs 3h', // Banker with three-card six, by 6
  'Ks Kh Td 3c Qs 4h', // Banker with three-card seven, by 7
  'Ks 2h Kd 2c 9s 3d', // mixed pairs on both sides
  'Ks 2h Kc 2d 9s 3d', // coloured pairs on both sides
  'Ks 2h Ks 2h 9s 3d', // perfect pairs on both sides
];

const HOUSE: PayRules = {
  dragonBonus: 1,
  perfectPairs: 1,
  tiePercent: { player: 2.5, banker: 10 },
  differential: 500,
  chip: 25,
};

interface Offered {
  readonly on: SingleCoupWager;
  readonly offer: Offer<string>;
  readonly house: PayRules;
}

/** Every wager of every version, once for each option of its odds. */
const offersOf = (book: Rulebook): readonly Offered[] =>
  Object.values(book.versions).flatMap(({ wagers }) =>
    WAGERS.filter(isSingleCoupWager).flatMap(on => {
      const offer = wagers[on];
      if (offer === undefined) return [];
      return offer.options.map((_odds, index) => ({
        on,
        offer,
        house: { ...HOUSE, dragonBonus: index + 1, perfectPairs: index + 1 },
      }));
    }),
  );

/** Every piece of data with the name it stands under. */
function* partsOf(data: unknown, name = ''): Generator<readonly [name: string, part: unknown]> {
  yield [name, data];
  if (typeof data !== 'object' || data === null) return;
  for (const [key, part] of Object.entries(data)) yield* partsOf(part, key);
}

const isOdds = ([pays, to]: Odds): boolean =>
  Number.isSafeInteger(pays) && Number.isSafeInteger(to) && pays > 0 && to > 0;

/** The contract, rule by rule. */
const RULES = {
  'the tableau has eight rows of ten, D or S': book => {
    expect(book.tableau.player).toMatch(/^[DS]{8}$/);
    expect(book.tableau.bankerIfPlayerStood).toMatch(/^[DS]{8}$/);
    expect(book.tableau.banker).toHaveLength(8);
    for (const row of book.tableau.banker) expect(row).toMatch(/^[DS]{10}$/);
  },

  'every coup takes four to six cards, and none is made or lost': book => {
    fc.assert(
      fc.property(sixCards, shoe => {
        const { player, banker, used, complete } = dealCoup(book.tableau, shoe);
        expect(complete).toBe(true);
        expect([4, 5, 6]).toContain(used);
        expect([...player, ...banker].toSorted()).toEqual(shoe.slice(0, used).toSorted());
      }),
    );
  },

  'a wager that no line decides loses, by the clause that says so': book => {
    for (const { on, offer, house } of offersOf(book)) {
      const odds = oddsOf(offer, house);
      for (const text of COUPS) {
        const coup = factsOf(dealCoup(book.tableau, cards(text)));
        const line = odds?.find(({ when }) => FACTS[when].holds(coup));
        if (line !== undefined) continue;
        const { outcome, clause } = settleWager(book, offer, house, coup, { on, stake: 100 });
        expect({ on, text, outcome, clause }).toEqual({
          ...{ on, text },
          outcome: 'lose',
          clause: offer.loses,
        });
      }
    }
  },

  'no line of the odds is out of reach': book => {
    for (const { offer } of offersOf(book)) {
      for (const odds of offer.options) {
        const deciding = COUPS.map(text => {
          const coup = factsOf(dealCoup(book.tableau, cards(text)));
          return odds.findIndex(({ when }) => FACTS[when].holds(coup));
        });
        expect(odds.map((_line, index) => deciding.includes(index))).not.toContain(false);
      }
    }
  },

  'odds are whole positive numbers, commissions parts of one': book => {
    const all = [...partsOf(book.versions)];
    const odds = all.filter(([name, part]) => name === 'pays' && typeof part !== 'string');
    const commissions = all.filter(([name, part]) => name === 'commission' && Array.isArray(part));
    expect(odds.length).toBeGreaterThan(0);
    expect(odds.filter(([, part]) => !isOdds(part as Odds))).toEqual([]);
    for (const [, part] of commissions) {
      const [taken, of] = part as Odds;
      expect(isOdds([taken, of]) && taken < of).toBe(true);
    }
  },

  'every clause that the data cites is listed, and none is the floor’s': book => {
    const { clauses, document: _document, ...data } = book;
    const all = [...partsOf(data)];
    const cited = all.filter(([name]) => name === 'clause').map(([, id]) => String(id));
    const isListed = (id: string) => Object.hasOwn(clauses, id);
    expect(cited.filter(id => !isListed(id) && !/^ruling [GRMCT]\d+$/.test(id))).toEqual([]);
    const ids = all.flatMap(([, part]) => (typeof part === 'string' && isListed(part) ? part : []));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter(id => clauses[id]?.kept === 'floor')).toEqual([]);
  },

  'the cutting card leaves enough for the coups after it': book => {
    const { end } = book.shoe;
    if (end.rule === 'until-the-cards-do-not-suffice') throw new Error('there is no cutting card');
    const coups = end.rule === 'one-coup-after-the-cutting-card' ? 2 : 1;
    expect(Math.min(...end.fromBack)).toBeGreaterThanOrEqual(6 * coups);
    fc.assert(
      fc.property(anyShoe(4), fc.constantFrom(...end.fromBack), (stack, cutFromBack) => {
        const played = playStack(book, stack, { burn: book.shoe.burn ? 1 : 0, cutFromBack });
        expect(played.map(({ result }) => result)).not.toContain('void');
      }),
      { numRuns: 20 },
    );
  },

  'the cut leaves room on both sides of the smallest shoe': book => {
    if (book.shoe.cut === undefined) throw new Error('nothing is said of the cut');
    expect(2 * book.shoe.cut.fromEitherEnd).toBeLessThan(52 * book.decks.least);
  },

  'stake in is paid out and the change of the float, for every fact': book => {
    const shown = new Set<string>();
    for (const text of COUPS) {
      const coup = factsOf(dealCoup(book.tableau, cards(text)));
      for (const fact of Object.keys(FACTS) as Fact[]) if (FACTS[fact].holds(coup)) shown.add(fact);
      for (const { on, offer, house } of offersOf(book)) {
        const wager = { on, stake: 1000 };
        const { paid, profit, commission } = settleWager(book, offer, house, coup, wager);
        const winnings = plus(profit, commission);
        const given = minus(fraction((paid ?? Number.NaN) - wager.stake), profit);
        // A thousand cents pay exactly on every line but for the chip that crown rounds up to.
        expect(winnings.denominator).toBe(1n);
        expect(given.numerator).toBeGreaterThanOrEqual(0n);
        expect(given.numerator).toBeLessThan(BigInt(house.chip) * given.denominator);
        if (book.fractions.go === 'unpaid') expect(given).toEqual(fraction(0));
      }
    }
    expect([...shown].toSorted()).toEqual(Object.keys(FACTS).toSorted());
  },

  'the data is frozen through and through': book => {
    const loose = [...partsOf(book)].filter(
      ([, part]) => typeof part === 'object' && part !== null && !Object.isFrozen(part),
    );
    expect(loose.map(([name]) => name)).toEqual([]);
  },
} as const satisfies Record<string, (book: Rulebook) => void>;

export type ContractRule = keyof typeof RULES;

/** A rule that a book does not keep, with the reason and the clause or ruling that makes it so. */
export interface Skip<Id extends string> {
  readonly rule: ContractRule;
  readonly reason: string;
  readonly clause: Id | Ruling;
}

/** Runs the contract over one book; what it skips must really not hold. */
export function satisfiesContract<Id extends string>(
  book: Rulebook<Id>,
  { skip }: { readonly skip: readonly Skip<NoInfer<Id>>[] },
): void {
  const skipped = new Map<string, Skip<Id>>(skip.map(each => [each.rule, each]));
  describe(`${book.id} keeps the contract`, () => {
    for (const [name, keeps] of Object.entries(RULES)) {
      const out = skipped.get(name);
      const title = out ? `but not: ${name}, since ${out.reason} (${out.clause})` : name;
      const proof = () => {
        keeps(book);
      };
      // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- the rules expect
      test(title, out ? () => expect(proof).toThrow(/./) : proof);
    }
  });
}
