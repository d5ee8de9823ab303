import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crown, RULEBOOKS } from '../rulebooks/index.ts';
import { dealCoup, factsOf } from './coup.ts';
import { formatFraction, fraction, minus, plus, times } from './fraction.ts';
import { type GameRules, type Offer, type Version, versionOf } from './rulebook.ts';
import {
  giveBack,
  oddsOf,
  paysExactly,
  PLAIN_PAY_RULES,
  type PayRules,
  RETURNS,
  settleWager,
} from './settle.ts';
import { anyStake, sixCards } from './testing/arbitraries.ts';
import { cards, PRINTED_TABLEAU } from './testing/printed.ts';
import { isSingleCoupWager, type SingleCoupWager, WAGERS } from './wagers.ts';

interface Offered {
  readonly book: GameRules;
  readonly version: string;
  readonly on: SingleCoupWager;
  readonly offer: Offer<string>;
  readonly option: number;
}

/** Every wager of every version of every book, once for each option of its odds. */
const OFFERS: readonly Offered[] = Object.values(RULEBOOKS).flatMap(book =>
  Object.entries(book.versions).flatMap(([version, { wagers }]) =>
    WAGERS.filter(isSingleCoupWager).flatMap(on => {
      const offer = wagers[on];
      return (offer?.options ?? []).flatMap((_odds, index) =>
        offer === undefined ? [] : [{ book, version, on, offer, option: index + 1 }],
      );
    }),
  ),
);

const anyOffer = fc.constantFrom(...OFFERS);
const anyCoup = sixCards.map(shoe => factsOf(dealCoup(PRINTED_TABLEAU, shoe)));
const houseFor = (option: number, more: Partial<PayRules> = {}): PayRules => ({
  dragonBonus: option,
  perfectPairs: option,
  tiePercent: { player: 2.5, banker: 7 },
  chip: 1,
  ...more,
});

/** Settles on the cards as they are written, in a book's version. */
function settled(
  book: GameRules,
  version: Version,
  text: string,
  on: SingleCoupWager,
  stake: number,
  house: Partial<PayRules> = {},
) {
  const offer = versionOf(book, version)?.wagers[on];
  if (offer === undefined) throw new Error(`${version} offers no ${on}`);
  const coup = factsOf(dealCoup(book.tableau, cards(text)));
  return settleWager(book, offer, { ...PLAIN_PAY_RULES, ...house }, coup, { on, stake });
}

describe('a settlement', () => {
  test('is linear in the stake before rounding', () => {
    fc.assert(
      fc.property(
        anyOffer,
        anyCoup,
        fc.integer({ min: 1, max: 10 ** 7 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        ({ book, offer, on, option }, coup, stake, factor) => {
          const at = (money: number) =>
            settleWager(book, offer, houseFor(option), coup, { on, stake: money }).profit;
          expect(at(stake * factor)).toEqual(times(at(stake), fraction(factor)));
        },
      ),
    );
  });

  test('is linear in stake and differential together', () => {
    fc.assert(
      fc.property(
        anyOffer,
        anyCoup,
        fc.integer({ min: 1, max: 10 ** 6 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        ({ book, offer, on, option }, coup, stake, differential, factor) => {
          const at = (by: number) => {
            const house = houseFor(option, { differential: differential * by });
            return settleWager(book, offer, house, coup, { on, stake: stake * by }).profit;
          };
          expect(at(factor)).toEqual(times(at(1), fraction(factor)));
        },
      ),
    );
  });

  test('has one of four outcomes, each with its profit and payment', () => {
    fc.assert(
      fc.property(anyOffer, anyCoup, anyStake, ({ book, offer, on, option }, coup, stake) => {
        const { outcome, profit, paid } = settleWager(book, offer, houseFor(option), coup, {
          on,
          stake,
        });
        const sign = { win: 1, push: 0, void: 0, lose: -1 }[outcome];
        expect(Math.sign(Number(profit.numerator))).toBe(sign);
        if (outcome === 'lose') expect([formatFraction(profit), paid]).toEqual([`-${stake}`, 0]);
        if (outcome === 'push') expect(paid).toBe(stake);
        if (paid !== undefined) expect(Number.isSafeInteger(paid)).toBe(true);
      }),
    );
  });

  test('takes commission off the winnings and nothing else', () => {
    fc.assert(
      fc.property(anyOffer, anyCoup, anyStake, ({ book, offer, on, option }, coup, stake) => {
        const house = houseFor(option, { differential: 1000 });
        const settlement = settleWager(book, offer, house, coup, { on, stake });
        const { outcome, profit, commission } = settlement;
        expect(commission.numerator).toBeGreaterThanOrEqual(0n);
        if (outcome !== 'win') expect(commission.numerator).toBe(0n);
        const stakes = outcome === 'win' ? plus(profit, commission) : fraction(0);
        // What is won before commission is a whole number of stakes, or a percentage of one.
        const share = times(stakes, fraction(400, stake));
        expect(share.denominator).toBe(1n);
      }),
    );
  });

  test('cites a clause of the book, or a ruling, and gives the reason of its outcome', () => {
    fc.assert(
      fc.property(anyOffer, anyCoup, anyStake, ({ book, offer, on, option }, coup, stake) => {
        const wager = { on, stake };
        const decided = settleWager(book, offer, houseFor(option), coup, wager);
        const { clause, outcome, reason } = decided;
        expect(Object.keys(RULEBOOKS[book.id].clauses)).toContain(clause);
        const codes = {
          win: /^pays-/,
          lose: /^wager-loses$/,
          push: /^stake-goes-back$/,
          void: /^$/,
        };
        expect(reason.code).toMatch(codes[outcome]);
      }),
    );
  });
});

describe('the payment', () => {
  test('goes up to the chip in crown, by less than one chip', () => {
    const crownOffers = fc.constantFrom(...OFFERS.filter(({ book }) => book.id === 'crown'));
    const chips = fc.constantFrom(1, 5, 25, 100, 250, 10_000);
    fc.assert(
      fc.property(crownOffers, anyCoup, anyStake, chips, (offered, coup, stake, chip) => {
        const { book, offer, on, option } = offered;
        const house = houseFor(option, { chip, differential: 777 });
        const { outcome, profit, paid } = settleWager(book, offer, house, coup, { on, stake });
        if (outcome !== 'win') return;
        const payment = (paid ?? 0) - stake;
        const given = minus(fraction(payment), profit);
        expect(payment % chip).toBe(0);
        expect(given.numerator).toBeGreaterThanOrEqual(0n);
        expect(given.numerator).toBeLessThan(BigInt(chip) * given.denominator);
      }),
    );
  });

  test('is exact to the cent or missing in the other books', () => {
    const others = fc.constantFrom(...OFFERS.filter(({ book }) => book.id !== 'crown'));
    fc.assert(
      fc.property(others, anyCoup, anyStake, ({ book, offer, on, option }, coup, stake) => {
        const { outcome, profit, paid } = settleWager(book, offer, houseFor(option), coup, {
          on,
          stake,
        });
        if (outcome !== 'win') return;
        const exact = profit.denominator === 1n ? stake + Number(profit.numerator) : undefined;
        expect(paid).toBe(exact);
      }),
    );
  });

  test('can be foreseen: what pays exactly on every line never has to be rounded', () => {
    fc.assert(
      fc.property(anyOffer, anyCoup, anyStake, ({ book, offer, on, option }, coup, stake) => {
        const house = houseFor(option, { chip: 25, differential: 1000 });
        if (!paysExactly(offer, house, { on, stake })) return;
        const { outcome, profit, paid } = settleWager(book, offer, house, coup, { on, stake });
        if (outcome !== 'win') return;
        expect(fraction((paid ?? 0) - stake)).toEqual(profit);
        expect(profit.numerator % 25n).toBe(0n);
      }),
    );
  });

  test.each([
    { version: 'traditional', on: 'banker', stake: 100, pays: true },
    { version: 'traditional', on: 'banker', stake: 110, pays: false },
    { version: 'crown', on: 'banker', stake: 110, pays: true },
    { version: 'crown', on: 'banker', stake: 111, pays: false },
    { version: 'crown', on: 'player', stake: 111, pays: true },
  ] as const)('of $stake on $on in $version can be made: $pays', ({ version, on, stake, pays }) => {
    const offer = versionOf(crown, version)?.wagers[on];
    expect(offer && paysExactly(offer, PLAIN_PAY_RULES, { on, stake })).toBe(pays);
  });
});

test('a coup that counts for nothing gives every stake back, whole', () => {
  fc.assert(
    fc.property(anyOffer, anyStake, fc.constantFrom(...RETURNS), ({ book, on }, stake, why) => {
      expect(giveBack(book, { on, stake }, why)).toMatchObject({
        on,
        stake,
        outcome: 'void',
        profit: fraction(0),
        commission: fraction(0),
        paid: stake,
        clause: book.goesBack[why],
      });
    }),
  );
});

test.each([
  { id: 'crown-rapid', dummy: '11.8.4(b)', voided: '13.4', dry: 'ruling R15' },
  { id: 'mbs-rapid', dummy: 'ruling M1', voided: 'ruling M1', dry: '5.5' },
  { id: 'tasmania', dummy: '14.1', voided: '14.6', dry: '14.5' },
  { id: 'crown', dummy: '11.8.4', voided: '13.4', dry: '11.10' },
] as const)('$id gives back by $dummy, $voided and $dry', ({ id, dummy, voided, dry }) => {
  const cited = RETURNS.map(why => giveBack(RULEBOOKS[id], { on: 'tie', stake: 100 }, why).clause);
  expect(cited).toEqual([dummy, voided, dry]);
});

describe('the reason says what the coup showed and what it pays', () => {
  test.each([
    {
      version: 'traditional',
      shoe: '2s 9h Kd Kc',
      on: 'banker',
      reason: { code: 'pays-less-commission', shown: 'banker-wins', odds: [1, 1], rate: 0.05 },
    },
    {
      version: 'crown',
      shoe: 'Ks 6h Qd Jc As',
      on: 'banker',
      reason: { code: 'pays-half', shown: 'banker-wins-with-six' },
    },
    {
      version: 'traditional',
      shoe: '7s 7h Kd Kc',
      on: 'player',
      reason: { code: 'stake-goes-back', shown: 'tie', player: 7, banker: 7 },
    },
    {
      version: 'traditional',
      shoe: '7s 7h Kd Kc',
      on: 'player-pair',
      reason: { code: 'wager-loses', shown: 'no-player-pair' },
    },
    {
      version: 'tie-baccarat',
      shoe: '7s 7h Kd Kc',
      on: 'player',
      reason: { code: 'pays-share-of-stake', shown: 'tie', rate: 0.025 },
    },
  ] as const)('$version $on: $reason.code', ({ version, shoe, on, reason }) => {
    const house = { tiePercent: { player: 2.5, banker: 7 } };
    expect(settled(crown, version, shoe, on, 1000, house).reason).toMatchObject(reason);
  });

  test('and, above the differential, what more it costs', () => {
    const house = { differential: 1000 };
    const player = settled(crown, 'traditional', '9s 2h Kd Kc', 'player', 2000, house);
    expect(player.reason).toMatchObject({ code: 'pays-less-beyond', odds: [1, 1], beyond: 0.025 });
    const banker = settled(crown, 'traditional', '2s 9h Kd Kc', 'banker', 2000, house);
    expect(banker.reason).toMatchObject({ code: 'pays-less-both', rate: 0.05, beyond: 0.025 });
  });
});

describe('the house rules', () => {
  test('choose the column of the odds; a column that the book lacks is none', () => {
    const offer = crown.versions.traditional?.wagers['player-dragon-bonus'];
    expect(offer && oddsOf(offer, PLAIN_PAY_RULES)).toBe(offer?.options[0]);
    expect(offer && oddsOf(offer, { ...PLAIN_PAY_RULES, dragonBonus: 2 })).toBeUndefined();
  });

  test('must name the percentage of Tie Baccarat before a tie can be paid', () => {
    expect(() => settled(crown, 'tie-baccarat', '7s 7h Kd Kc', 'player', 1000)).toThrow(
      'percentage',
    );
  });
});
