// The demonstration house's own book, clause by clause, and its document beside it.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { burnCount, cutBounds, playStack } from '../../rules/shoe.ts';
import { cards } from '../../rules/testing/printed.ts';
import { deal, place, settle, taken } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { demonstrationClauses } from './clauses.ts';
import { mbsRapid } from '../mbs-rapid/index.ts';
import { demonstration } from './index.ts';

const clause = clausesOf('demonstration');
const version = 'lucky-6';
const DOCUMENT = readFileSync(new URL('document.md', import.meta.url), 'utf8');

test('the document is the one that was read, and it is marked as the house’s own', () => {
  const { sha256, ownBook } = demonstration.document;
  expect(createHash('sha256').update(DOCUMENT).digest('hex')).toBe(sha256);
  expect(ownBook).toBe(true);
});

test('every clause of the document is listed', () => {
  const printed = [...DOCUMENT.matchAll(/^- \*\*(\d\.\d+)\*\*/gm)].map(([, id]) => id);
  expect(Object.keys(demonstrationClauses).toSorted()).toEqual(printed.toSorted());
});

clause('1.2', 'six, seven and eight decks are permitted, and no others', () => {
  const wagers = [{ on: 'player', stake: 100 }] as const;
  const permitted = [1, 4, 5, 6, 7, 8, 9, 10].filter(
    decks => place(demonstration, version, wagers, { decks }).accepted.length === 1,
  );
  expect(permitted).toEqual([6, 7, 8]);
});

describe('the shoe', () => {
  clause('2.2', 'the cut leaves a deck on either side', () => {
    expect(cutBounds(demonstration, 416)).toEqual({ least: 52, most: 364 });
  });

  clause('2.3', 'one coup follows the one in which the cutting card came out', () => {
    const stack = Array.from({ length: 26 }, () => cards('9s 2h Kd Kc')).flat();
    const played = playStack(demonstration, stack, { burn: 0, cutFromBack: 20 });
    expect(played.at(-1)?.first).toBe(88);
  });

  clause('2.4', 'one card is burnt, and on request as many more as it counts', () => {
    expect([burnCount('7s', false), burnCount('7s', true)]).toEqual([1, 8]);
  });
});

describe('wagers', () => {
  clause('3.2', 'a stake keeps to minimum, step and maximum', () => {
    const limits = { player: { min: 500, max: 1000, step: 100 } };
    const refused = [400, 550, 1100].map(
      stake => place(demonstration, version, [{ on: 'player', stake }], { limits }).refused[0],
    );
    expect(refused).toEqual([
      ['player', 'below-minimum', '3.2'],
      ['player', 'off-step', '3.2'],
      ['player', 'above-maximum', '3.2'],
    ]);
  });

  clause('3.3', 'Player, Banker, Tie and both pairs are there in every version', () => {
    const five = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'];
    for (const each of [version, 'commission-free'] as const) {
      expect(taken(demonstration, each)).toEqual(expect.arrayContaining(five));
    }
    expect(place(demonstration, version, [{ on: 'super-6', stake: 100 }]).refused).toEqual([
      ['super-6', 'not-offered', '3.3'],
    ]);
  });

  clause('3.5', 'Lucky 6 is taken by itself, and only in its version', () => {
    const lucky = [{ on: 'lucky-6', stake: 100 }] as const;
    expect(place(demonstration, version, lucky).accepted).toEqual([['lucky-6', 100]]);
    expect(place(mbsRapid, 'no-commission', lucky).refused).toEqual([
      ['lucky-6', 'not-offered', '3.5'],
    ]);
  });

  clause('3.6', 'Dragon 7 and Panda 8 are taken by themselves, and only commission-free', () => {
    for (const on of ['dragon-7', 'panda-8'] as const) {
      const wagers = [{ on, stake: 100 }];
      expect(place(demonstration, 'commission-free', wagers).accepted).toEqual([[on, 100]]);
      expect(place(demonstration, version, wagers).refused).toEqual([[on, 'not-offered', '3.3']]);
    }
  });

  clause('3.4', 'a stake on Banker whose 95% is no whole cent is not taken', () => {
    expect(place(demonstration, version, [{ on: 'banker', stake: 30 }]).refused).toEqual([
      ['banker', 'cannot-be-paid-exactly', '3.4'],
    ]);
    expect(place(demonstration, version, [{ on: 'banker', stake: 40 }]).refused).toEqual([]);
  });
});

/** Third cards of the Player on which the Banker draws, by his count. */
const BANKER_DRAWS = [
  '0123456789',
  '0123456789',
  '0123456789',
  '012345679',
  '234567',
  '4567',
  '67',
];
const rankOf = (value: number): string => (value === 0 ? 'K' : value === 1 ? 'A' : String(value));

describe('the deal', () => {
  clause('4.1', 'cards go to Player and Banker in turn', () => {
    const { player, banker } = deal(demonstration, '7s 6h Kd Kc');
    expect({ player, banker }).toEqual({ player: ['7s', 'Kd'], banker: ['6h', 'Kc'] });
  });

  clause('4.2', 'eight or nine on two cards ends the coup', () => {
    expect(deal(demonstration, '2s 8h Kd Kc 9s').used).toBe(4);
    expect(deal(demonstration, '9s Ah Kd Kc 9s').used).toBe(4);
  });

  clause('4.3', 'the Player draws on 0 to 5 and stands on 6 and 7', () => {
    const drawing = [0, 1, 2, 3, 4, 5, 6, 7].filter(
      count => deal(demonstration, `${rankOf(count)}s 7h Kd Kc 2s 2h`).player.length === 3,
    );
    expect(drawing).toEqual([0, 1, 2, 3, 4, 5]);
  });

  clause('4.4', 'the Banker draws by his count and the Player’s third card', () => {
    const drawn = [0, 1, 2, 3, 4, 5, 6, 7].map(count =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        .filter(third => {
          const text = `Ks ${rankOf(count)}h Qd Kc ${rankOf(third)}s 2d`;
          return deal(demonstration, text).banker.length === 3;
        })
        .join(''),
    );
    expect(drawn).toEqual([...BANKER_DRAWS, '']);
  });
});

// The cards, what 100 wins, and what the coup shows.
for (const [id, on, text, profit, says] of [
  ['5.1', 'player', '7s 6h Kd Kc', '100', 'seven over six'],
  ['5.2', 'banker', 'Ks 7h 5d Kc Qs', '95', 'seven over five'],
  ['5.3', 'tie', '6s 6h Kd Kc', '800', 'six each'],
  ['5.3', 'player', '6s 6h Kd Kc', '0', 'six each'],
  ['5.3', 'banker', '6s 6h Kd Kc', '0', 'six each'],
  ['5.4', 'player-pair', '3s 2h 3d Kc Ks 9h', '1100', 'threes'],
  ['5.4', 'banker-pair', '7s 2h Kd 2c 9h', '1100', 'twos'],
  ['5.6', 'lucky-6', 'Ks 6h 5d Kc Qs', '1200', 'a two-card six of Banker'],
  ['5.7', 'lucky-6', 'Ks Kh Td 3c Qs 3h', '2000', 'a three-card six of Banker'],
  ['5.5', 'lucky-6', '6s 6h Kd Kc', '-100', 'six each'],
  ['5.5', 'lucky-6', '7s 6h Kd Kc', '-100', 'a six that loses'],
  ['5.5', 'lucky-6', 'Ks 7h 5d Kc Qs', '-100', 'a seven of Banker'],
  ['5.5', 'player', 'Ks 7h 5d Kc Qs', '-100', 'five under seven'],
  ['5.5', 'tie', '7s 6h Kd Kc', '-100', 'seven over six'],
] as const) {
  clause(id, `${on} with ${says}: 100 wins ${profit}`, () => {
    const settled = settle(demonstration, { version, on, cards: text, stake: 100 });
    expect([settled.profit, settled.clause]).toEqual([profit, id]);
  });
}

for (const [id, on, text, profit, says] of [
  ['5.8', 'banker', 'Ks 7h 5d Kc Qs', '100', 'a two-card seven'],
  ['5.8', 'banker', 'Ks Kh Td 3c Qs 5h', '100', 'a three-card eight'],
  ['5.9', 'banker', 'Ks Kh Td 3c Qs 4h', '0', 'a three-card seven'],
  ['5.5', 'banker', 'Ks Kh 8d 3c', '-100', 'three under eight'],
  ['5.10', 'dragon-7', 'Ks Kh Td 3c Qs 4h', '4000', 'a three-card seven of Banker'],
  ['5.5', 'dragon-7', 'Ks 7h 5d Kc Qs', '-100', 'a two-card seven of Banker'],
  ['5.5', 'dragon-7', 'Ks Kh 5d 3c 2s 4h', '-100', 'seven each'],
  ['5.11', 'panda-8', 'Ks Th 5d Jc 3s Qh', '2500', 'a three-card eight of Player'],
  ['5.5', 'panda-8', '8s Th Kd Jc', '-100', 'a two-card eight of Player'],
  ['5.5', 'panda-8', 'Ks 3h 5d Jc 3s 5h', '-100', 'eight each'],
] as const) {
  clause(id, `commission-free, ${on} with ${says}: 100 wins ${profit}`, () => {
    const felt = { version: 'commission-free', on, cards: text, stake: 100 } as const;
    const settled = settle(demonstration, felt);
    expect([settled.profit, settled.clause]).toEqual([profit, id]);
  });
}

clause('6.1', 'the stakes of a void coup go back', () => {
  const wager = { version, on: 'banker', cards: '7s 6h Kd Kc', stake: 100 } as const;
  const settled = settle(demonstration, { ...wager, goesBack: 'void' });
  expect([settled.outcome, settled.paid, settled.clause]).toEqual(['void', 100, '6.1']);
});
