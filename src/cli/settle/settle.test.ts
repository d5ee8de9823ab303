// `sabot settle`, from the contract's own sample to the corners of the coup.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../rules/cards.ts';
import { dealCoup, factsOf } from '../../rules/coup.ts';
import { englishText } from '../../texts/index.ts';
import { formatFraction } from '../../rules/fraction.ts';
import { RULEBOOK_IDS, versionsOf } from '../../rules/rulebook.ts';
import { type PayRules, settleWager } from '../../rules/settle.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { isFault } from '../../library/input/fault.ts';
import { BAD_SETTLE_LINES } from '../testing/bad-lines.ts';
import { answers } from '../testing/sabot.ts';
import { vectorsOf } from '../testing/vectors.ts';
import { asciiJson } from '../ascii-json.ts';
import { AsciiBuffer } from '../ascii-buffer.ts';
import { writeSettle } from './fast/write-line.ts';
import { settleCoupLine } from './line.ts';

const coup = {
  ...{ id: 1, rulebook: 'crown', version: 'crown', decks: 8 },
  cards: ['Ts', '6h', '5d', 'Tc', 'Th'],
  wagers: [{ on: 'banker', stake: 1000 }],
};

const settle = (change: object) => answers('settle', [{ ...coup, ...change }]);

describe('a coup', () => {
  test('is answered as the contract shows it', async () => {
    const house = { dragonBonus: 1, perfectPairs: 1, tiePercent: 5, differential: 1e6, chip: 1 };
    const wagers = [...coup.wagers, { on: 'insurance', stake: 500 }];
    expect(await settle({ kind: 'live', house, wagers })).toEqual([
      {
        id: 1,
        player: { cards: ['Ts', '5d', 'Th'], count: 5, natural: false },
        banker: { cards: ['6h', 'Tc'], count: 6, natural: false },
        result: 'banker',
        used: 5,
        insuranceOpen: true,
        settlements: [
          {
            ...{ on: 'banker', stake: 1000, outcome: 'win', profit: '500', paid: 1500 },
            clause: '10.1 crown banker',
            because: 'Banker wins with 6: pays half.',
          },
          {
            ...{ on: 'insurance', stake: 500, outcome: 'lose', profit: '-500', paid: 0 },
            clause: '1.1 Insurance/No 6 outcome',
            because: 'Banker wins 6 to 5: the wager loses.',
          },
        ],
      },
    ]);
  });

  test('takes cards in either case and leaves what it does not need', async () => {
    const cards = ['tS', '6H', '5D', 'TC', 'tH', '9s', '9s'];
    expect(await settle({ cards })).toMatchObject([
      { player: { cards: ['Ts', '5d', 'Th'] }, used: 5, result: 'banker' },
    ]);
  });

  test.each([
    ['crown', 'crown', '11.8.4'],
    ['crown-rapid', 'crown', '11.8.4(b)'],
    ['mbs-rapid', 'no-commission', 'ruling M1'],
    ['tasmania', 'federal', '14.1'],
  ])('in %s that is a dummy shows its result and gives every stake back', async (...given) => {
    const [rulebook, version, clause] = given;
    expect(await settle({ rulebook, version, kind: 'dummy' })).toMatchObject([
      {
        result: 'banker',
        settlements: [{ outcome: 'void', profit: '0', paid: 1000, clause }],
      },
    ]);
  });

  test('that is void has no result, whatever its cards', async () => {
    expect(await settle({ kind: 'void' })).toMatchObject([
      {
        result: 'void',
        banker: { cards: ['6h', 'Tc'], count: 6 },
        settlements: [{ outcome: 'void', profit: '0', paid: 1000, clause: '13.4' }],
      },
    ]);
  });

  test('that is void may have no cards', async () => {
    expect(await settle({ kind: 'void', cards: undefined })).toMatchObject([
      { result: 'void', used: 0, settlements: [{ outcome: 'void', paid: 1000 }] },
    ]);
  });

  test.each([
    ['crown', 'crown', '11.10'],
    ['crown-rapid', 'crown', 'ruling R15'],
    ['mbs-rapid', 'no-commission', '5.5'],
    ['tasmania', 'federal', '14.5'],
  ])('in %s with too few cards is void', async (rulebook, version, clause) => {
    const lines = [[], ['Ts'], ['Ts', '6h', '5d'], ['Ts', '6h', '5d', 'Tc']];
    const given = await answers(
      'settle',
      lines.map(cards => ({ ...coup, rulebook, version, cards })),
    );
    expect(given.map(({ used }) => used)).toEqual([0, 1, 3, 4]);
    for (const answer of given) {
      expect(answer).toMatchObject({ result: 'void', settlements: [{ outcome: 'void', clause }] });
    }
  });

  test('opens insurance by its cards in every book', async () => {
    const given = await answers('settle', [
      { ...coup, rulebook: 'tasmania', version: 'federal' },
      { ...coup, cards: ['Ts', '6h', '5d', 'Tc'], wagers: [{ on: 'insurance', stake: 5 }] },
      { ...coup, cards: ['Ts', '6h', '6d', 'Tc'] },
      { ...coup, cards: ['Ts', '5h', '5d', 'Tc', 'Th'] },
    ]);
    expect(given.map(({ insuranceOpen }) => insuranceOpen)).toEqual([true, true, false, false]);
  });
});

describe('what is paid', () => {
  const banker = (stake: number, more: object) =>
    settle({ ...more, cards: ['2s', '9h', '3d', 'Tc', 'Th'], wagers: [{ on: 'banker', stake }] });

  test('goes up to the chip in crown, and is null elsewhere when cents cannot pay it', async () => {
    const traditional = { version: 'traditional' };
    const rapid = { rulebook: 'crown-rapid', ...traditional };
    expect(await banker(333, traditional)).toMatchObject([
      { settlements: [{ profit: '6327/20', paid: 650 }] },
    ]);
    expect(await banker(333, { ...traditional, house: { chip: 100 } })).toMatchObject([
      { settlements: [{ profit: '6327/20', paid: 733 }] },
    ]);
    expect(await banker(333, rapid)).toMatchObject([
      { settlements: [{ profit: '6327/20', paid: null }] },
    ]);
    expect(await banker(340, rapid)).toMatchObject([
      { settlements: [{ profit: '323', paid: 663 }] },
    ]);
  });

  test('is exact for the smallest and the largest stake', async () => {
    const traditional = { version: 'traditional' };
    expect(await banker(1, traditional)).toMatchObject([
      { settlements: [{ profit: '19/20', paid: 2 }] },
    ]);
    expect(await banker(1e13, traditional)).toMatchObject([
      { settlements: [{ profit: '9500000000000', paid: 19_500_000_000_000 }] },
    ]);
    expect(await banker(1e13 - 1, { ...traditional, house: { differential: 3 } })).toMatchObject([
      { settlements: [{ profit: '184999999999983/20', clause: '7.5.1' }] },
    ]);
  });

  test('by a 7.5 arrangement depends on each stake, in crown traditional alone', async () => {
    const wagers = [1000, 999, 5000].map(stake => ({ on: 'banker', stake }));
    const line = { cards: ['2s', '9h', '3d', 'Tc', 'Th'], wagers, house: { differential: 1000 } };
    const [traditional] = await settle({ ...line, version: 'traditional' });
    expect(traditional).toMatchObject({
      settlements: [
        { profit: '950', clause: '10.1 traditional banker' },
        { profit: '18981/20', clause: '10.1 traditional banker' },
        { profit: '4650', clause: '7.5.1' },
      ],
    });
    const [crown] = await settle(line);
    expect(crown).toMatchObject({ settlements: [{ profit: '1000' }, {}, { profit: '5000' }] });
  });

  test('on a tie in Tie Baccarat follows the sign, for each side', async () => {
    const line = {
      ...{ version: 'tie-baccarat', cards: ['9s', '9h', 'Ts', 'Tc'] },
      wagers: [
        { on: 'player', stake: 1000 },
        { on: 'banker', stake: 1000 },
      ],
    };
    const percents = [5, { player: 10, banker: 1.5 }, 1];
    const given = await answers(
      'settle',
      percents.map(tiePercent => ({ ...coup, ...line, house: { tiePercent } })),
    );
    expect(given).toMatchObject([
      { settlements: [{ profit: '50' }, { profit: '50' }] },
      { settlements: [{ profit: '100' }, { profit: '15' }] },
      { settlements: [{ profit: '10' }, { profit: '10' }] },
    ]);
    expect(await settle({ ...line, kind: 'dummy' })).toMatchObject([{ result: 'tie' }]);
  });
});

const anyGame = fc.constantFrom(
  ...RULEBOOK_IDS.flatMap(id => versionsOf(RULEBOOKS[id]).map(version => ({ id, version }))),
);

test('what is remembered of a coup is what the engine would say again', () => {
  fc.assert(
    fc.property(
      anyGame,
      fc.array(fc.constantFrom<Card>(...DECK), { minLength: 6, maxLength: 6 }),
      fc.record({
        dragonBonus: fc.constantFrom(1, 2, 3),
        perfectPairs: fc.constantFrom(1, 2),
        percent: fc.constantFrom(1, 5, 7.5),
        chip: fc.constantFrom(1, 50),
        differential: fc.constantFrom(null, 500),
      }),
      fc.integer({ min: 1, max: 1e13 }),
      (game, cards, choice, stake) => {
        const book = RULEBOOKS[game.id];
        const wagers = book.versions[game.version]?.wagers ?? {};
        const most = (name: string) =>
          Math.max(
            1,
            ...Object.values(wagers).map(o => (o.chosenBy === name ? o.options.length : 1)),
          );
        const house: PayRules = {
          dragonBonus: Math.min(choice.dragonBonus, most('dragonBonus')),
          perfectPairs: Math.min(choice.perfectPairs, most('perfectPairs')),
          tiePercent: { player: choice.percent, banker: choice.percent },
          chip: choice.chip,
          ...(choice.differential === null ? {} : { differential: choice.differential }),
        };
        const names = Object.keys(wagers).filter(on => on !== 'insurance') as SingleCoupWager[];
        const facts = factsOf(dealCoup(book.tableau, cards));
        const expected = names.map(on => {
          const offer = wagers[on];
          if (offer === undefined) throw new Error(`${on} is offered`);
          const {
            profit,
            paid,
            commission: _,
            reason,
            ...rest
          } = settleWager(book, offer, house, facts, {
            on,
            stake,
          });
          const because = englishText(reason);
          return { ...rest, because, profit: formatFraction(profit), paid: paid ?? null };
        });
        const line = {
          ...{ rulebook: game.id, version: game.version, decks: 8, cards, house },
          wagers: names.map(on => ({ on, stake })),
        };
        const page = new AsciiBuffer();
        expect(writeSettle(line, 'x', page)).toBeUndefined();
        const settled = settleCoupLine(line);
        if (isFault(settled)) throw new Error(settled.message);
        expect(settled).toMatchObject({ settlements: expected });
        // The fast path writes the same bytes.
        expect(page.toString()).toBe(asciiJson({ id: 'x', ...settled }));
      },
    ),
    { numRuns: 1500 },
  );
});

test('the fast path answers every sample and every fault as the plain one does', () => {
  const lines = [
    ...vectorsOf('settle').map(({ in: line }) => line),
    ...BAD_SETTLE_LINES.map(({ line }) => line),
  ];
  for (const line of lines) {
    const page = new AsciiBuffer();
    const fast = writeSettle(line, null, page) ?? page.toString();
    const settled = settleCoupLine(line);
    expect(fast).toEqual(isFault(settled) ? settled : asciiJson({ id: null, ...settled }));
  }
});
