import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointValue } from './cards.ts';
import { dealCoup, factsOf, insuranceOpen } from './coup.ts';
import { isNatural, pairOf, pointCount } from './hand.ts';
import { nextSide } from './tableau.ts';
import { anyCard, anyShoe, sixCards } from './testing/arbitraries.ts';
import { cards, PRINTED_TABLEAU } from './testing/printed.ts';

const deal = (text: string) => dealCoup(PRINTED_TABLEAU, cards(text));

describe('the next card', () => {
  test('goes to Player, Banker, Player, Banker', () => {
    const [p1, b1, p2, b2] = ['2s', '3s', '4s', '5s'] as const;
    const next = (player: readonly (typeof p1)[] | readonly string[], banker: readonly string[]) =>
      nextSide(PRINTED_TABLEAU, {
        player: cards(player.join(' ')),
        banker: cards(banker.join(' ')),
      });
    expect(next([], [])).toBe('player');
    expect(next([p1], [])).toBe('banker');
    expect(next([p1], [b1])).toBe('player');
    expect(next([p1, p2], [b1])).toBe('banker');
    expect(next([p1, p2], [b1, b2])).toBe('nobody');
  });

  test('goes to the Banker by the Player’s third card itself, not by the count it made', () => {
    // Player 5+K draws a 6 and counts 1; Banker on 6 draws to the six.
    expect(deal('5s Kh Kd 6c 6s 9h')).toMatchObject({ banker: ['Kh', '6c', '9h'], used: 6 });
    // Player A+K draws a 5 and counts 6; Banker on 6 stands on the five.
    expect(deal('As Kh Kd 6c 5s 9h')).toMatchObject({ banker: ['Kh', '6c'], used: 5 });
  });
});

describe('a coup', () => {
  test('takes four to six cards, and no hand more than three', () => {
    fc.assert(
      fc.property(sixCards, shoe => {
        const { player, banker, used, complete } = dealCoup(PRINTED_TABLEAU, shoe);
        expect(complete).toBe(true);
        expect(used).toBeGreaterThanOrEqual(4);
        expect(used).toBeLessThanOrEqual(6);
        expect([2, 3]).toContain(player.length);
        expect([2, 3]).toContain(banker.length);
      }),
    );
  });

  test('neither makes nor loses a card: its hands are the front of the shoe', () => {
    fc.assert(
      fc.property(sixCards, shoe => {
        const { player, banker, used } = dealCoup(PRINTED_TABLEAU, shoe);
        const [p1, p2, p3] = player;
        const [b1, b2, b3] = banker;
        const inOrder = [p1, b1, p2, b2, p3, b3].filter(card => card !== undefined);
        expect(inOrder).toEqual(shoe.slice(0, used));
      }),
    );
  });

  test('follows coup after coup through a whole shoe, which stays as it was', () => {
    fc.assert(
      fc.property(anyShoe(4), shoe => {
        const before = shoe.join();
        const dealt: string[] = [];
        let from = 0;
        for (;;) {
          const coup = dealCoup(PRINTED_TABLEAU, shoe, from);
          if (!coup.complete) break;
          dealt.push(...coup.player, ...coup.banker);
          from += coup.used;
        }
        expect(dealt.toSorted()).toEqual(shoe.slice(0, from).toSorted());
        expect(shoe.length - from).toBeLessThan(6);
        expect(shoe.join()).toBe(before);
      }),
      { numRuns: 20 },
    );
  });

  test('stays incomplete when the cards do not suffice, with all of them used', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { maxLength: 5 }), shoe => {
        const coup = dealCoup(PRINTED_TABLEAU, shoe);
        if (coup.complete) expect(coup.used).toBeLessThanOrEqual(shoe.length);
        else expect(coup.used).toBe(shoe.length);
        if (shoe.length < 4) expect(coup.complete).toBe(false);
      }),
    );
  });

  test('may start anywhere in the shoe', () => {
    const shoe = cards('2c 2c 2c 9s 2h Kd Kc');
    expect(dealCoup(PRINTED_TABLEAU, shoe, 3)).toEqual({
      player: ['9s', 'Kd'],
      banker: ['2h', 'Kc'],
      used: 4,
      complete: true,
    });
  });

  test('ends at four cards on a natural, and only there without any draw but on 6 and 7', () => {
    fc.assert(
      fc.property(sixCards, shoe => {
        const { player, banker, used } = dealCoup(PRINTED_TABLEAU, shoe);
        const opened = [player, banker].map(hand => hand.slice(0, 2));
        const natural = opened.some(isNatural);
        const pat = opened.every(hand => pointCount(hand) >= 6);
        expect(used === 4).toBe(natural || pat);
      }),
    );
  });
});

describe('the facts of a coup', () => {
  test('are those of its hands', () => {
    expect(factsOf(deal('Ks Qh Kd 3c 6s 9h'))).toEqual({
      result: 'player',
      playerCount: 6,
      bankerCount: 2,
      margin: 4,
      playerNatural: false,
      bankerNatural: false,
      playerCards: 3,
      bankerCards: 3,
      playerPair: 'mixed',
      bankerPair: undefined,
    });
  });

  test('change sides when the hands do', () => {
    fc.assert(
      fc.property(sixCards, shoe => {
        const { player, banker } = dealCoup(PRINTED_TABLEAU, shoe);
        const [facts, mirrored] = [
          factsOf({ player, banker }),
          factsOf({ player: banker, banker: player }),
        ];
        expect(mirrored.margin).toBe(facts.margin);
        expect(mirrored.playerCount).toBe(facts.bankerCount);
        expect(mirrored.bankerNatural).toBe(facts.playerNatural);
        expect(mirrored.playerPair).toBe(facts.bankerPair);
        const swapped = { player: 'banker', banker: 'player', tie: 'tie' } as const;
        expect(mirrored.result).toBe(swapped[facts.result]);
      }),
    );
  });

  test('follow from the counts: higher wins, by the difference', () => {
    fc.assert(
      fc.property(sixCards, shoe => {
        const coup = dealCoup(PRINTED_TABLEAU, shoe);
        const { result, margin, playerCount, bankerCount, playerPair } = factsOf(coup);
        const lead = bankerCount - playerCount;
        expect(result).toBe(lead === 0 ? 'tie' : lead > 0 ? 'banker' : 'player');
        expect(margin).toBe(Math.abs(lead));
        expect(playerPair).toBe(pairOf(coup.player));
      }),
    );
  });
});

describe('Insurance', () => {
  test.each([
    { shoe: '5s 6h Kd Kc 2s 2h', open: true, why: 'Banker 6, Player 5 must draw' },
    { shoe: '6s 6h Kd Kc', open: false, why: 'Player stands on 6' },
    { shoe: '9s 6h Kd Kc', open: false, why: 'Player has a natural' },
    { shoe: '5s 5h Kd Kc 2s 2h', open: false, why: 'Banker has 5' },
    { shoe: '5s 3h Kd 2c As 2h', open: false, why: 'Banker only becomes 6 with the third card' },
    { shoe: '5s 6h Kd', open: false, why: 'the fourth card is not out' },
  ])('may be had: $open, since $why', ({ shoe, open }) => {
    expect(insuranceOpen(PRINTED_TABLEAU, deal(shoe))).toBe(open);
  });

  test('may be had exactly on Banker 6 and Player 0 to 5', () => {
    fc.assert(
      fc.property(sixCards, shoe => {
        const coup = dealCoup(PRINTED_TABLEAU, shoe);
        const [p1, b1, p2, b2] = shoe.map(card => pointValue(card));
        const [player, banker] = [((p1 ?? 0) + (p2 ?? 0)) % 10, ((b1 ?? 0) + (b2 ?? 0)) % 10];
        expect(insuranceOpen(PRINTED_TABLEAU, coup)).toBe(banker === 6 && player <= 5);
      }),
    );
  });
});
