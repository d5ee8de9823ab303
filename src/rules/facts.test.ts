import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealCoup, factsOf } from './coup.ts';
import { type Fact, FACTS } from './facts.ts';
import { sixCards } from './testing/arbitraries.ts';
import { cards, PRINTED_TABLEAU } from './testing/printed.ts';

const factsFrom = (text: string) => factsOf(dealCoup(PRINTED_TABLEAU, cards(text)));
const holding = (text: string): Fact[] => {
  const coup = factsFrom(text);
  return (Object.keys(FACTS) as Fact[]).filter(fact => FACTS[fact].holds(coup));
};

test.each([
  {
    shoe: '9s 2h Kd 2c',
    facts: ['player-wins', 'banker-does-not-win-with-six', 'player-wins-with-natural'],
    more: ['banker-mixed-pair', 'banker-pair'],
  },
  { shoe: '9s 9h Kd Kc', facts: ['tie', 'natural-tie', 'banker-does-not-win-with-six'], more: [] },
  { shoe: '6s 6h Kd Qc', facts: ['tie', 'banker-does-not-win-with-six'], more: [] },
  {
    shoe: 'Ks 6h Qd Jc As',
    facts: ['banker-wins', 'banker-wins-with-six'],
    more: ['banker-wins-by-5', 'banker-wins-with-two-card-6'],
  },
  {
    shoe: '4s 7h 5h Kc',
    facts: ['player-wins', 'player-wins-with-natural', 'banker-does-not-win-with-six'],
    more: [],
  },
  {
    shoe: 'Ts 7h Kd Kc 9s',
    facts: ['player-wins', 'banker-does-not-win-with-six', 'player-wins-with-three-card-8-or-9'],
    more: [],
  },
])('$shoe shows $facts', ({ shoe, facts, more }) => {
  expect(holding(shoe).toSorted()).toEqual([...facts, ...more].toSorted());
});

describe('of any coup', () => {
  const anyCoup = sixCards.map(shoe => factsOf(dealCoup(PRINTED_TABLEAU, shoe)));
  const count = (coup: ReturnType<typeof factsOf>, wanted: RegExp) =>
    (Object.keys(FACTS) as Fact[]).filter(fact => wanted.test(fact) && FACTS[fact].holds(coup))
      .length;

  test('exactly one of Player, Banker and tie holds', () => {
    fc.assert(
      fc.property(anyCoup, coup => {
        expect(count(coup, /^(player-wins|banker-wins|tie)$/)).toBe(1);
      }),
    );
  });

  test('at most one line of the Dragon Bonus holds for both sides together', () => {
    fc.assert(
      fc.property(anyCoup, coup => {
        expect(count(coup, /-wins-by-\d|-wins-with-natural|natural-tie/)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('a pair has exactly one grade, no pair has none', () => {
    fc.assert(
      fc.property(anyCoup, coup => {
        for (const side of ['player', 'banker']) {
          const grades = count(coup, new RegExp(`^${side}-(mixed|coloured|perfect)-pair$`));
          expect(grades).toBe(count(coup, new RegExp(`^${side}-pair$`)));
        }
      }),
    );
  });

  test('a Banker win with six holds or does not', () => {
    fc.assert(
      fc.property(anyCoup, coup => {
        expect(count(coup, /^banker-(wins|does-not-win)-with-six$/)).toBe(1);
      }),
    );
  });
});
