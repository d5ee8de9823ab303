// The library as its users call it: one question, one call, checked input, plain JSON.

import { describe, expect, test } from 'vitest';
import {
  bookOf,
  BOOKS,
  clauseOf,
  crown,
  crownRapid,
  INPUT_CODES,
  InputError,
  mbsRapid,
  odds,
  openCoup,
  openShoe,
  place,
  roads,
  settle,
  settleStreaks,
  tasmania,
  type Version,
} from './index.ts';

const CARDS = 'Ts 6h 5d Tc Th';

/** What a call throws, as the caller can use it. */
function fault(call: () => unknown): Pick<InputError, 'code' | 'field'> | 'nothing' {
  try {
    call();
  } catch (thrown) {
    if (!(thrown instanceof InputError)) throw thrown;
    const { code, field } = thrown;
    expect(INPUT_CODES).toContain(code);
    expect(thrown.message).toMatch(/expected|needs|open when|has no|prints|ask|played|pays|hold/);
    return { code, field };
  }
  return 'nothing';
}

/** What an untyped caller may hand in. */
const any = (value: unknown) => value as never;

describe('settle', () => {
  test('answers in plain JSON, the same for text and list and either case', () => {
    const wagers = [{ on: 'banker', stake: 1000 }] as const;
    const settled = settle(crown, 'crown', CARDS, wagers);
    expect(settled).toEqual(JSON.parse(JSON.stringify(settled)));
    expect(settled.settlements).toEqual([
      {
        ...{ on: 'banker', stake: 1000, outcome: 'win', profit: '500', paid: 1500 },
        clause: '10.1 crown banker',
        because: 'Banker wins with 6: pays half.',
      },
    ]);
    expect(settle(crown, 'crown', ['tS', '6H', '5D', 'tC', 'TH'], wagers)).toEqual(settled);
  });

  test('takes house settings, decks and kind in its last argument', () => {
    const [tie] = settle(crown, 'tie-baccarat', '9s 9h Ts Tc', [{ on: 'player', stake: 2000 }], {
      decks: 6,
      house: { tiePercent: 5 },
    }).settlements;
    expect(tie).toMatchObject({ outcome: 'win', profit: '100', paid: 2100 });
    const dummy = settle(mbsRapid, 'no-commission', '9s 9h Ts Tc', [{ on: 'tie', stake: 1 }], {
      kind: 'void',
    });
    expect(dummy).toMatchObject({ result: 'void', settlements: [{ outcome: 'void', paid: 1 }] });
  });

  test.each<[string, () => unknown, string, string | undefined]>([
    [
      'a negative stake',
      () => settle(crown, 'crown', CARDS, [{ on: 'tie', stake: -1 }]),
      'bad-stake',
      'wagers[0].stake',
    ],
    [
      'half a cent',
      () => settle(crown, 'crown', CARDS, [{ on: 'tie', stake: 0.5 }]),
      'bad-stake',
      'wagers[0].stake',
    ],
    [
      'no stake',
      () => settle(crown, 'crown', CARDS, any([{ on: 'tie' }])),
      'missing-field',
      'wagers[0].stake',
    ],
    ['no card', () => settle(crown, 'crown', ['1s'], []), 'unknown-card', 'cards[0]'],
    ['a number', () => settle(crown, 'crown', any(7), []), 'wrong-type', 'cards'],
    [
      'no wager',
      () => settle(crown, 'crown', CARDS, any([{ on: 'red', stake: 1 }])),
      'unknown-wager',
      'wagers[0].on',
    ],
    [
      'a Run',
      () => settle(crown, 'crown', CARDS, any([{ on: 'tie-run', stake: 1 }])),
      'wrong-command',
      'wagers[0].on',
    ],
    [
      'a name for a book',
      () => settle(any('crown'), 'crown', CARDS, []),
      'unknown-rulebook',
      'book',
    ],
    ['another version', () => settle(tasmania, 'crown', CARDS, []), 'wrong-version', 'version'],
    ['no version', () => settle(tasmania, any('x'), CARDS, []), 'unknown-version', 'version'],
    ['many decks', () => settle(crown, 'crown', CARDS, [], { decks: 9 }), 'wrong-decks', 'decks'],
    [
      'a strange option',
      () => settle(crown, 'crown', CARDS, [], any({ deck: 8 })),
      'unknown-field',
      'options.deck',
    ],
    [
      'a strange setting',
      () => settle(crown, 'crown', CARDS, [], { house: any({ chips: 1 }) }),
      'unknown-field',
      'house.chips',
    ],
    [
      'no percentage',
      () => settle(crown, 'tie-baccarat', CARDS, []),
      'needs-tie-percent',
      'house.tiePercent',
    ],
    [
      'too many aces',
      () =>
        settle(
          crown,
          'crown',
          Array.from({ length: 5 }, () => 'As'),
          [],
          { decks: 4 },
        ),
      'too-many-copies',
      'cards',
    ],
  ])('refuses %s', (_, call, code, field) => {
    expect(fault(call)).toEqual({ code, field });
  });
});

describe('a coup', () => {
  test('says who draws and settles when nobody does', () => {
    const coup = openCoup(crown, 'traditional');
    const drawn = ['2s', '3h', '3d', '2c'].map(card => [coup.next, coup.deal(card)]);
    expect(drawn.map(([side]) => side)).toEqual(['player', 'banker', 'player', 'banker']);
    expect(coup.next).toBe('player');
    expect(coup.insuranceOpen).toBe(false);
    expect(fault(() => coup.facts())).toEqual({ code: 'coup-incomplete', field: undefined });
    expect(fault(() => coup.settle([]))).toMatchObject({ code: 'coup-incomplete' });
    expect(coup.deal('5s')).toBe('banker');
    expect(coup.deal('4s')).toBe('nobody');
    expect(coup.facts()).toMatchObject({ result: 'banker', margin: 9, playerPair: null });
    expect(coup.settle([{ on: 'banker', stake: 100 }]).settlements[0]?.profit).toBe('95');
    expect(fault(() => coup.deal('4s'))).toEqual({ code: 'coup-complete', field: 'card' });
    expect(coup.isComplete).toBe(true);
    expect(coup.book).toBe('crown');
  });

  test('takes no more copies of a card than the decks hold', () => {
    const coup = openCoup(crown, 'traditional', { decks: 4 });
    for (let copy = 0; copy < 4; copy += 1) coup.deal('As');
    expect(fault(() => coup.deal('As'))).toEqual({ code: 'too-many-copies', field: 'card' });
    expect(fault(() => coup.deal('x'))).toEqual({ code: 'unknown-card', field: 'card[0]' });
  });

  test('gives its hands as copies', () => {
    const coup = openCoup(crown, 'traditional');
    coup.deal('As');
    (coup.player as string[]).push('Ks');
    expect(coup.player).toEqual(['As']);
  });
});

describe('a shoe', () => {
  test('is played to its end, and then deals no more', () => {
    const shoe = openShoe(mbsRapid, 'no-commission', '9c 3h Ks 4d 2s 8d 5c Th 7h');
    expect(shoe.dealCoup().facts().result).toBe('player');
    expect(shoe.mayStartCoup).toBe(true);
    expect(shoe.dealCoup().facts().result).toBe('banker');
    expect(shoe.mayStartCoup).toBe(false);
    expect(shoe.left).toEqual(['7h']);
    expect(shoe.hands).toEqual(['P', 'B']);
    expect(shoe.coups.map(({ endOfShoe }) => endOfShoe)).toEqual([false, true]);
    expect(fault(() => shoe.dealCoup())).toEqual({ code: 'shoe-over', field: undefined });
  });

  test('gives stakes back when its cards run out in a coup', () => {
    const shoe = openShoe(crown, 'traditional', '2c 9c 3h', { burn: 0, cutFromBack: 0 });
    const coup = shoe.dealCoup();
    expect(coup.isComplete).toBe(false);
    const settled = coup.settle([{ on: 'player', stake: 100 }]);
    expect(settled).toMatchObject({
      result: 'void',
      settlements: [{ outcome: 'void', paid: 100 }],
    });
    expect(shoe.mayStartCoup).toBe(false);
    expect(fault(() => openShoe(crown, 'traditional', '2c', { burn: 2 }))).toMatchObject({
      code: 'beyond-the-stack',
    });
  });

  test('has coups that Runs can be followed through', () => {
    const shoe = openShoe(crown, 'traditional', '9s 2h Ts 3c 9d 2c Td 3h', {
      burn: 0,
      cutFromBack: 1,
    });
    while (shoe.mayStartCoup) shoe.dealCoup();
    const run = { on: 'player-run', length: 2, before: 0, stake: 500 } as const;
    expect(settleStreaks(crown, 'traditional', shoe.coups, [run])).toMatchObject([
      { outcome: 'win', profit: '1500', settledAt: 1 },
    ]);
    const late = { ...run, before: 9 };
    expect(fault(() => settleStreaks(crown, 'traditional', shoe.coups, [late]))).toEqual({
      code: 'no-such-coup',
      field: 'wagers[0].before',
    });
  });
});

test('place judges wagers with their clause', () => {
  const pair = { on: 'player-pair', stake: 100 } as const;
  const situation = { standing: [{ on: 'tie', stake: 500 }] } as const;
  expect(place(crownRapid, 'traditional', [pair]).refused).toMatchObject([{ clause: '4.11.1' }]);
  expect(place(crownRapid, 'traditional', [pair], { situation }).accepted).toEqual([
    { on: 'player-pair', stake: 100, asked: 100 },
  ]);
  const negative = { situation: { balance: -1 } };
  expect(fault(() => place(crownRapid, 'traditional', [pair], negative))).toEqual({
    code: 'out-of-range',
    field: 'situation.balance',
  });
});

test('roads are drawn from text and from a list', () => {
  expect(roads('BBTPPpP')).toEqual(roads(['B', 'B', 'T', 'P', 'Pp', 'P']));
  expect(roads('B B T').statistics).toMatchObject({ banker: 2, ties: 1, longestRun: 2 });
  expect(fault(() => roads('B X'))).toEqual({ code: 'unknown-hand', field: 'hands[1]' });
  expect(fault(() => roads(any(undefined)))).toEqual({ code: 'missing-field', field: 'hands' });
});

test('odds are exact, for a whole shoe and for what is left', () => {
  const whole = odds(crown, 'traditional');
  expect(whole).toMatchObject({ decks: 8, cards: 416, combinations: '4998398275503360' });
  expect(whole).toEqual(JSON.parse(JSON.stringify(whole)));
  expect(odds(crown, 'traditional', { removed: 'As' }).cards).toBe(415);
  expect(odds(crown, 'traditional', { left: '9s 9h Ts Tc Th 2d' }).cards).toBe(6);
  expect(fault(() => odds(crown, 'traditional', { decks: 11 }))).toMatchObject({
    code: 'wrong-decks',
  });
  expect(fault(() => odds(crown, 'traditional', { left: 'As', removed: 'Ah' }))).toEqual({
    code: 'too-many-copies',
    field: 'removed',
  });
});

test('books and clauses are found by name', () => {
  expect(bookOf('tasmania')).toBe(tasmania);
  expect(fault(() => bookOf('vegas'))).toEqual({ code: 'unknown-rulebook', field: 'book' });
  expect(clauseOf('crown', '10.1 crown banker').says).toMatch(/Banker/);
  expect(fault(() => clauseOf('crown', '99'))).toEqual({ code: 'unknown-clause', field: 'id' });
});

test('every version of every book settles a coup', () => {
  for (const book of Object.values(BOOKS)) {
    expect(Object.isFrozen(book) && Object.isFrozen(book.versions)).toBe(true);
    for (const version of Object.keys(book.versions) as Version[]) {
      const { settlements } = settle(book, version, CARDS, [{ on: 'player', stake: 100 }], {
        house: { tiePercent: 5 },
      });
      expect(settlements).toMatchObject([{ outcome: 'lose', profit: '-100', paid: 0 }]);
    }
  }
});
