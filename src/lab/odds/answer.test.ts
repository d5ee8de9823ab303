import { wagerTitle } from '../../rules/wagers.ts';
import { describe, expect, test } from 'vitest';
import { fraction, parseFraction, toNumber, ZERO } from '../../rules/fraction.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { oddsAt, type TableSetup } from '../table-setup.ts';
import { columns, decimal, grouped, percent, formatFact } from '../format.ts';
import { formatOdds, oddsAnswer } from './answer.ts';
import { onlyThese } from './composition.ts';
import { returnFlagOf } from './flags.ts';
import { shoeFromText } from './shoe-text.ts';

const setup = (decks: number, more: Partial<TableSetup> = {}): TableSetup => ({
  book: RULEBOOKS.crown,
  version: 'crown',
  decks,
  house: PLAIN_PAY_RULES,
  ...more,
});

describe('the answer of sabot odds', () => {
  const answer = oddsAnswer(setup(8), oddsAt(setup(8)));

  test('says which table it is about, and how many orders there are', () => {
    expect(answer).toMatchObject({
      rulebook: 'crown',
      version: 'crown',
      decks: 8,
      cards: 416,
      combinations: '4998398275503360',
    });
  });

  test('edge is minus the return, and sd the root of the variance', () => {
    for (const { return: mean, edge, sd, variance } of answer.wagers) {
      expect(edge).toBeCloseTo(-toNumber(parseFraction(mean) ?? ZERO), 14);
      expect(sd ** 2).toBeCloseTo(toNumber(parseFraction(variance) ?? ZERO), 10);
    }
  });

  test('an option is said where the book has options, else null', () => {
    const options = Object.fromEntries(answer.wagers.map(({ on, option }) => [on, option]));
    expect(options).toMatchObject({
      player: null,
      tie: null,
      insurance: null,
      'player-pair': null,
    });
    expect(options).toMatchObject({ 'player-perfect-pair': 1, 'banker-dragon-bonus': 1 });
  });

  test('Insurance favours the patron, and is flagged', () => {
    const insurance = answer.wagers.find(({ on }) => on === 'insurance');
    expect(insurance?.flag).toBe('favours-the-patron');
    expect(insurance?.byPlayerCount).toHaveLength(6);
    expect(answer.wagers.filter(({ flag }) => flag !== undefined)).toHaveLength(1);
  });

  test('Perfect Pairs are left out below eight decks, unless any decks are asked for', () => {
    const names = (asked: TableSetup) =>
      oddsAnswer(asked, oddsAt(asked)).wagers.map(({ on }) => on);
    expect(names(setup(7))).not.toContain('player-perfect-pair');
    expect(names(setup(7, { anyDecks: true }))).toContain('player-perfect-pair');
    expect(names(setup(6, { book: RULEBOOKS.tasmania, version: 'federal' }))).toContain(
      'player-perfect-pair',
    );
  });

  test('with the last cards in the shoe the chance of a void coup is said', () => {
    const five = onlyThese(['2s', '3s', 'Ts', 'Kh', '4d'], 8);
    if ('overdrawn' in five) throw new Error('eight decks hold these');
    const last = oddsAnswer(setup(8), oddsAt(setup(8), five));
    expect(last.combinations).toBe('120');
    expect(last.outcomes['void']).not.toBe('0');
    expect(answer.outcomes['void']).toBeUndefined();
  });
});

test('the table for people has every wager, the flag in words and every outcome', () => {
  const text = formatOdds(setup(8), oddsAt(setup(8)));
  expect(text).toContain('Baccarat, Crown Baccarat (crown/crown)');
  expect(text).toContain('4,998,398,275,503,360 orders');
  expect(text).toMatch(/^Banker +1\.4581% +98\.54% +45\.86% +0\.9296 /m);
  expect(text).toMatch(/^Insurance +-4\.3611% .*! favours the patron$/m);
  expect(text).toMatch(/^ {2}while Player counts 5 +-24\.2378%/m);
  expect(text).toMatch(/^banker-wins-with-six +5\.3864%/m);
});

describe('flags', () => {
  const floor = fraction(3, 4);
  test.each([
    [fraction(1, 1000), 'favours-the-patron'],
    [fraction(0), undefined],
    [fraction(-1, 4), undefined],
    [fraction(-251, 1000), 'below-the-floor'],
  ])('%#', (mean, flag) => {
    expect(returnFlagOf({ return: mean }, floor)).toBe(flag);
  });
});

describe('words', () => {
  test.each([
    [fraction(1, 3), 4, '0.3333'],
    [fraction(2, 3), 4, '0.6667'],
    [fraction(-1, 2), 0, '-1'],
    [fraction(-1, 100_000), 2, '0.00'],
    [fraction(12_345), 1, '12345.0'],
  ])('%#: decimals are rounded exactly', (figure, places, text) => {
    expect(decimal(figure, places)).toBe(text);
  });

  test('percentages, thousands, names', () => {
    expect(percent(fraction(-17, 415))).toBe('-4.0964%');
    expect(grouped(4_998_398_275_503_360n)).toBe('4,998,398,275,503,360');
    expect(wagerTitle('player-dragon-bonus')).toBe('Player Dragon Bonus');
    expect(formatFact('player-wins-by-4')).toBe('Player wins by 4');
    expect(
      columns(
        [
          ['a', '1'],
          ['bbb', '22'],
        ],
        '<>',
      ),
    ).toEqual(['a     1', 'bbb  22']);
  });
});

describe('a shoe from a file', () => {
  test('text, a list, or an opened shoe', () => {
    const asText = shoeFromText('Ts 9c\n6h,Ts', 8);
    expect(asText).toMatchObject({ cards: 4 });
    expect(shoeFromText('["Ts","9c","6h","Ts"]', 8)).toEqual(asText);
    expect(shoeFromText('{"order":["Ts","9c","6h","Ts"]}', 8)).toEqual(asText);
  });

  test('what is no shoe is said to be none', () => {
    expect(shoeFromText('Ts 1x', 8)).toEqual({ noShoe: '1x is no card' });
    expect(shoeFromText('[1,2]', 8)).toEqual({ noShoe: 'the file holds no list of cards' });
    expect(shoeFromText('{"order"', 8)).toHaveProperty('noShoe');
    expect(shoeFromText('Ts Ts', 1)).toEqual({ overdrawn: 'Ts' });
  });
});
