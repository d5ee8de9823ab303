import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../rules/cards.ts';
import {
  formatFraction,
  type Fraction,
  fraction,
  plus,
  times,
  ZERO,
} from '../../rules/fraction.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { type Composition, fullShoe, without } from './composition.ts';
import { edgeOf, standardDeviationOf } from './moments.ts';
import { openingSums } from './pairs.ts';
import { oddsSolver, type ShoeOdds } from './solve.ts';

const {
  crown,
  'crown-rapid': crownRapid,
  demonstration,
  'mbs-rapid': mbsRapid,
  tasmania,
} = RULEBOOKS;

const tiePercent = { player: 5, banker: 5 };
const house = { ...PLAIN_PAY_RULES, tiePercent };

const rowOf = ({ wagers }: ShoeOdds, on: string, option: number | null = null) => {
  const row = wagers.find(({ price }) => price.on === on && price.option === option);
  if (row === undefined) throw new Error(`no row for ${on} ${option}`);
  return row;
};

const percent = (part: number): string => (100 * part).toFixed(4);

const left = (shoe: Composition, cards: readonly Card[]): Composition => {
  const rest = without(shoe, cards);
  if ('overdrawn' in rest) throw new Error(`no ${rest.overdrawn} left`);
  return rest;
};

describe('the figures everybody publishes, eight decks', () => {
  const traditional = oddsSolver({ book: crown, version: 'traditional' }).solve(fullShoe(8));
  const halfOnSix = oddsSolver({ book: crown, version: 'crown' }).solve(fullShoe(8));
  const rapid = oddsSolver({ book: crownRapid, version: 'crown' }).solve(fullShoe(8));

  test.each([
    [traditional, 'banker', null, '1.0579', '0.9274'],
    [traditional, 'player', null, '1.2351', '0.9512'],
    [traditional, 'tie', null, '14.3596', '2.6409'],
    [traditional, 'player-pair', null, '10.3614', '3.1549'],
    [traditional, 'banker-pair', null, '10.3614', '3.1549'],
    [traditional, 'player-perfect-pair', 1, '4.0964', '3.9534'],
    [traditional, 'player-dragon-bonus', 1, '2.6517', '2.4736'],
    [traditional, 'banker-dragon-bonus', 1, '9.3731', '2.3045'],
    [halfOnSix, 'banker', null, '1.4581', '0.9296'],
    [halfOnSix, 'insurance', null, '-4.3611', '1.4289'],
    [rapid, 'super-6', null, '29.9772', '2.9347'],
  ] as const)('%#: edge and standard deviation', (odds, on, option, edge, deviation) => {
    const row = rowOf(odds, on, option);
    expect(percent(edgeOf(row))).toBe(edge);
    expect(standardDeviationOf(row).toFixed(4)).toBe(deviation);
  });

  test.each([
    ['any-natural', '34.3049'],
    ['four-cards', '37.8868'],
    ['five-cards', '30.3444'],
    ['six-cards', '31.7687'],
  ])('%s %s%%', (name, chance) => {
    const { numerator, denominator } = traditional.outcomes[name] ?? ZERO;
    expect(percent(Number(numerator) / Number(denominator))).toBe(chance);
  });

  test('exact fractions, as other laboratories have them', () => {
    expect(String(traditional.combinations)).toBe('4998398275503360');
    const exact = [
      ['player', null, '-241149546272/19524993263685'],
      ['banker', null, '-114753351728/10847218479825'],
      ['tie', null, '-103841353768/723147898655'],
      ['player-dragon-bonus', 1, '-103547854751/3904998652737'],
      ['banker-dragon-bonus', 1, '-9683026823/103306842665'],
      ['player-perfect-pair', 1, '-17/415'],
      ['banker-perfect-pair', 1, '-17/415'],
      ['player-pair', null, '-43/415'],
      ['banker-pair', null, '-43/415'],
    ] as const;
    for (const [on, option, text] of exact) {
      expect(formatFraction(rowOf(traditional, on, option).return)).toBe(text);
    }
    expect(formatFraction(rowOf(halfOnSix, 'banker').return)).toBe('-284694798368/19524993263685');
    const { player, banker, tie } = traditional.outcomes;
    expect([player, banker, tie].map(each => formatFraction(each ?? ZERO))).toEqual([
      '8712962041376/19524993263685',
      '8954111587648/19524993263685',
      '619306544887/6508331087895',
    ]);
  });

  test('hit is the chance of a profit: a push is none', () => {
    expect(rowOf(traditional, 'player').hit).toEqual(traditional.outcomes['player']);
    expect(rowOf(traditional, 'tie').hit).toEqual(traditional.outcomes['tie']);
  });

  test('Insurance is worth taking on a Player count of 3 or more, and only then', () => {
    const { byPlayerCount = [], return: whole } = rowOf(halfOnSix, 'insurance');
    expect(byPlayerCount.map(({ playerCount }) => playerCount)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(byPlayerCount.map(each => edgeOf(each) < 0)).toEqual([
      ...[false, false, false],
      ...[true, true, true],
    ]);
    const again = byPlayerCount.reduce((sum, at) => plus(sum, times(at.chance, at.return)), ZERO);
    expect(again).toEqual(whole);
  });
});

describe('every book, version and option has its row', () => {
  test.each([
    [crownRapid, 'traditional', 16],
    [crownRapid, 'crown', 16],
    [mbsRapid, 'no-commission', 5],
    [tasmania, 'traditional', 5],
    [tasmania, 'federal', 5],
    [crown, 'traditional', 9],
    [crown, 'crown', 10],
    [crown, 'two-to-one', 3],
    [crown, 'tie-baccarat', 3],
  ] as const)('%#', (book, version, rows) => {
    expect(oddsSolver({ book, version, house }).solve(fullShoe(8)).wagers).toHaveLength(rows);
  });

  test('Tasmania prints 19 to 20 where Crown takes 5%: one edge', () => {
    const [a, b] = [tasmania, crown].map(book =>
      rowOf(oddsSolver({ book, version: 'traditional' }).solve(fullShoe(6)), 'banker'),
    );
    expect(a?.return).toEqual(b?.return);
  });

  test('the percentage of Tie Baccarat is by side', () => {
    const odds = (player: number, banker: number) =>
      oddsSolver({
        book: crown,
        version: 'tie-baccarat',
        house: { ...PLAIN_PAY_RULES, tiePercent: { player, banker } },
      }).solve(fullShoe(8));
    const [low, high] = [odds(1, 10), odds(10, 1)];
    expect(edgeOf(rowOf(low, 'player'))).toBeGreaterThan(edgeOf(rowOf(high, 'player')));
    expect(edgeOf(rowOf(low, 'banker'))).toBeLessThan(edgeOf(rowOf(high, 'banker')));
    // Even the ten percent that the book permits leave the house ahead.
    expect(percent(edgeOf(rowOf(low, 'banker')))).toBe('0.1063');
  });
});

describe('what must hold for any composition', () => {
  const solver = oddsSolver({ book: crownRapid, version: 'crown', house });

  test(
    'before a card is seen the odds are the mean of the odds after it',
    { timeout: 60_000 },
    () => {
      const shoe = left(fullShoe(1), ['Ts', '9c', '9h', '4d', '4c', '4h', '2s', 'Kd']);
      const before = solver.solve(shoe);
      const sums = new Map<string, Fraction>();
      for (const [place, card] of DECK.entries()) {
        const copies = shoe.counts[place] ?? 0;
        if (copies === 0) continue;
        const share = fraction(copies, shoe.cards);
        for (const { price, return: mean } of solver.wagers(solver.weigh(left(shoe, [card])))) {
          const key = `${price.on} ${price.option}`;
          sums.set(key, plus(sums.get(key) ?? ZERO, times(share, mean)));
        }
      }
      for (const { price, return: mean } of before.wagers) {
        expect(sums.get(`${price.on} ${price.option}`)).toEqual(mean);
      }
    },
  );

  test('a suit matters to pairs and to nothing else', () => {
    const [spade, heart] = [
      ['Ts', 'Ts', 'Ts'],
      ['Ts', 'Th', 'Td'],
    ] as const;
    const [a, b] = [spade, heart].map(cards => solver.solve(left(fullShoe(8), cards)));
    for (const [at, { price, return: mean }] of (a?.wagers ?? []).entries()) {
      const same = formatFraction(mean) === formatFraction(b?.wagers[at]?.return ?? ZERO);
      expect(same).toBe(!price.on.endsWith('perfect-pair'));
    }
  });

  test('opening pairs are counted card for card', () => {
    const shoe = left(fullShoe(1), ['Ts', 'Th', '9c', '9h', '9d', 'Kd']);
    // Ten: d c. Nine: s alone. King: s h c. The ten other ranks: all four suits.
    expect(openingSums(shoe)).toEqual([
      46 * 45 - (4 + 80 + 2 + 40 + 2),
      ...[2 + 4 + 80, 2 + 40, 0],
    ]);
  });
});

test('a wager that mixed pairs and results would stop the lab, not mislead it', () => {
  const mixed = {
    ...crown,
    versions: {
      traditional: {
        clause: 'x',
        name: 'Mixed',
        wagers: {
          tie: {
            clause: 'x',
            loses: 'x',
            options: [
              [
                { clause: 'x', when: 'tie', pays: [8, 1] },
                { clause: 'x', when: 'player-pair', pays: [1, 1] },
              ],
            ],
          },
        },
      },
    },
  } as const;
  expect(() => oddsSolver({ book: mixed, version: 'traditional' })).toThrow('turns on one thing');
});

// Counted a second time without a line of the engine: six nested loops over the ten point values,
// each draw weighed by what is left, the printed third-card table as plain conditions.
describe('a house’s own wagers, by a second calculation', () => {
  test.each([
    ['lucky-6', 'lucky-6', 6, '-255060253289/1525814595305'],
    ['lucky-6', 'lucky-6', 7, '-831756864383/4981300211745'],
    ['lucky-6', 'lucky-6', 8, '-47209656769/282970916865'],
    ['lucky-6', 'banker', 6, '-460294100/43594702723'],
    ['lucky-6', 'banker', 8, '-114753351728/10847218479825'],
    ['commission-free', 'banker', 6, '-15503689966/1525814595305'],
    ['commission-free', 'banker', 7, '-33785059091/3320866807830'],
    ['commission-free', 'banker', 8, '-66274384744/6508331087895'],
    ['commission-free', 'dragon-7', 6, '-116056364451/1525814595305'],
    ['commission-free', 'dragon-7', 7, '-252687735151/3320866807830'],
    ['commission-free', 'dragon-7', 8, '-64613588827/848912750595'],
    ['commission-free', 'panda-8', 6, '-11980441901/117370353485'],
    ['commission-free', 'panda-8', 7, '-39069070561/383176939365'],
    ['commission-free', 'panda-8', 8, '-153010345753/1501922558745'],
  ] as const)('%s: %s with %i decks returns %s', (version, on, decks, expected) => {
    const odds = oddsSolver({ book: demonstration, version }).solve(fullShoe(decks));
    expect(formatFraction(rowOf(odds, on).return)).toBe(expected);
  });
});
