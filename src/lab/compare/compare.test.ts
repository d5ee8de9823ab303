import { describe, expect, test } from 'vitest';
import { formatFraction, minus, plus, ZERO } from '../../rules/fraction.ts';
import { type RulebookId, type Version, versionsOf } from '../../rules/rulebook.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { percent } from '../format.ts';
import { comparisonAnswer } from './answer.ts';
import { compare, type Compared, wantsTiePercent } from './compare.ts';
import { formatComparison } from './text.ts';

const house = { ...PLAIN_PAY_RULES, tiePercent: { player: 5, banker: 5 } };
const of = (id: RulebookId, version?: Version): Compared => ({
  book: RULEBOOKS[id],
  ...(version && { version }),
});

const side = (here: Compared, there: Compared, decks = 8) => compare(here, there, { decks, house });

describe('two versions', () => {
  const { versions } = side(of('crown', 'traditional'), of('crown', 'crown'));
  const [pair] = versions;

  test('half on six instead of five percent: what each line does to the edge', () => {
    const [banker, ...rest] = pair?.odds ?? [];
    expect(rest).toEqual([]);
    expect(banker?.on).toBe('banker');
    expect(banker && percent(banker.edge)).toBe('0.4002%');
    expect(banker?.lines.map(({ edge }) => percent(edge))).toEqual(['-2.0237%', '2.4239%']);
  });

  test('only Crown Baccarat has Insurance', () => {
    expect(pair?.onlyHere).toEqual([]);
    expect(pair?.onlyThere.map(({ on }) => on)).toEqual(['insurance']);
  });

  test('versions of one book differ in nothing but their odds', () => {
    expect(side(of('crown', 'traditional'), of('crown', 'crown')).provisions).toEqual([]);
  });
});

const all = Object.values(RULEBOOKS).flatMap(book =>
  versionsOf(book).map(version => of(book.id, version)),
);

test('the parts of every difference make the whole, to the fraction', () => {
  for (const here of all) {
    for (const there of all) {
      for (const { odds, same } of side(here, there).versions) {
        for (const { lines, edge } of odds) {
          const sum = lines.reduce((parts, line) => plus(parts, line.edge), ZERO);
          expect(formatFraction(sum)).toBe(formatFraction(edge));
        }
        for (const each of same) expect(minus(each.here.return, each.there.return)).toEqual(ZERO);
      }
    }
  }
});

describe('two books', () => {
  test('a book differs from itself in nothing', () => {
    for (const book of Object.values(RULEBOOKS)) {
      const { provisions, versions, versionsOnlyHere } = side({ book }, { book });
      expect([provisions, versionsOnlyHere]).toEqual([[], []]);
      for (const { odds, onlyHere, onlyThere, decks } of versions) {
        expect([odds, onlyHere, onlyThere, decks]).toEqual([[], [], [], []]);
      }
    }
  });

  test('versions are paired by name, then by what they pay', () => {
    const { versions, versionsOnlyHere } = side(of('crown'), of('tasmania'));
    expect(versions.map(({ here, there }) => [here, there])).toEqual([
      ['traditional', 'traditional'],
      ['crown', 'federal'],
    ]);
    expect(versionsOnlyHere).toEqual(['two-to-one', 'tie-baccarat']);
  });

  test('crown and tasmania, in words', () => {
    const text = formatComparison(side(of('crown'), of('tasmania')));
    expect(text).toContain('Banker 1.0579% (printed otherwise)');
    expect(text).toContain('Player Perfect Pair: from 8 decks (3.1.1), there from 6 decks (4.1)');
    expect(text).toMatch(/end of the shoe\n {4}crown +one coup after the cutting card/);
    expect(text).toMatch(/\n {4}tasmania +no coup once a card has followed the marker/);
    expect(text).toMatch(/change limits\n {4}crown +pit boss or above \(7\.7\)/);
    expect(text).not.toMatch(/undefined|\[object/);
  });

  test('numbers of decks that only one book permits come with their edges', () => {
    const [pair] = side(of('crown-rapid', 'crown'), of('mbs-rapid', 'no-commission')).versions;
    expect(pair?.decks.map(({ side: where, decks }) => [where, decks])).toEqual([
      ['there', 9],
      ['there', 10],
    ]);
    expect(pair?.decks.every(({ wagers }) => wagers.length === 5)).toBe(true);
  });

  test('without the percentage Tie Baccarat stays unpriced, and a named one asks for it', () => {
    const plain = { decks: 8, house: PLAIN_PAY_RULES };
    const { versions } = compare(of('crown'), of('crown'), plain);
    expect(versions.find(({ here }) => here === 'tie-baccarat')?.same).toEqual([]);
    expect(wantsTiePercent([of('crown')])).toBe(false);
    expect(wantsTiePercent([of('crown', 'tie-baccarat')])).toBe(true);
  });
});

test('as JSON: fractions are text, and every side has its clause', () => {
  const answer = comparisonAnswer(side(of('crown', 'traditional'), of('crown', 'two-to-one')));
  const text = JSON.stringify(answer);
  expect(JSON.parse(text)).toMatchObject({
    here: 'crown/traditional',
    there: 'crown/two-to-one',
    decks: 8,
    versions: [{ here: 'traditional', there: 'two-to-one' }],
  });
  expect(text).toContain('"when":"player-wins-with-three-card-8-or-9","profit":"2"');
});
