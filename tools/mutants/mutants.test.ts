// The breaks that are tried on proofs are still breaks: their words stand where they are said to,
// and the trial itself tells a proof that can fail from one that cannot.

import { existsSync, readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { CLAUSES } from '../../src/rulebooks/clauses.ts';
import { BenchOfProofs } from './bench-of-proofs.ts';
import { allMutants, duties, type Mutant, sameDuty, writtenMutants } from './mutants.ts';
import { clauseLines, holds, sumLines } from './report.ts';

const times = (text: string, part: string): number => text.split(part).length - 1;

test('every written break has its words in its file, once, and puts others there', () => {
  const wrong = writtenMutants().filter(
    ({ file, from, to }) =>
      !existsSync(file) || times(readFileSync(file, 'utf8'), from) !== 1 || from === to,
  );
  expect(wrong).toEqual([]);
});

test('every break is of a clause that its book has, and says what it breaks', () => {
  const wrong = allMutants().filter(
    ({ book, clause, breaks }) => !Object.hasOwn(CLAUSES[book], clause) || !breaks.endsWith('.'),
  );
  expect(wrong).toEqual([]);
});

test('no break is written twice for one clause', () => {
  const keys = writtenMutants().map(({ book, clause, file, from, to }) =>
    JSON.stringify([book, clause, file, from, to]),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('more than seven hundred clauses have a break', () => {
  const clauses = new Set(allMutants().map(({ book, clause }) => `${book} ${clause}`));
  expect(clauses.size).toBeGreaterThanOrEqual(720);
});

describe('the trial', () => {
  let bench: BenchOfProofs;
  beforeAll(async () => {
    bench = await BenchOfProofs.open(['src/table/clauses/people.test.ts']);
  }, 120_000);
  afterAll(() => bench.close());

  const duty = { book: 'crown', clause: '13.8' } as const;
  const text = 'const others = table.seats.every(';
  const file = 'src/table/coup/coup-over.ts';
  const at = readFileSync(file, 'utf8').indexOf(text);
  const broken: Mutant = {
    ...duty,
    file,
    at,
    from: text,
    to: `${text}() => false && (`,
    breaks: '',
  };

  test('passes healthy code, sees a break, and is healthy again after it', async () => {
    expect(await bench.run(duty)).toBe('passed');
    const never = { ...broken, to: 'const others = !table.seats.some(' };
    expect(await bench.run(duty, never)).toBe('failed');
    expect(await bench.run(duty)).toBe('passed');
  });

  test('says so when a clause has no proof', async () => {
    expect(await bench.run({ book: 'crown', clause: '99.9' })).toBe('nothing-ran');
  });

  test('takes code that cannot even be read for broken', async () => {
    expect(await bench.run(duty, broken)).toBe('failed');
  });
});

describe('the report', () => {
  const [one, other] = duties();
  if (one === undefined || other === undefined) throw new Error('there are duties');
  const mutant: Mutant = {
    ...one,
    file: 'src/x.ts',
    at: 0,
    from: 'a',
    to: 'b',
    breaks: 'It fails.',
  };

  test('names every clause, those without a break too', () => {
    const tried = duties().map(duty => ({ duty, fates: [], healthy: true }));
    expect(clauseLines(tried)).toHaveLength(duties().length);
    expect(clauseLines(tried).every(line => line.endsWith('no break has been written yet'))).toBe(
      true,
    );
  });

  test('holds when all breaks are killed, and not with one that lives or a faulty proof', () => {
    const killed = { duty: one, healthy: true, fates: [{ mutant, fate: 'killed' }] } as const;
    const lives = { duty: other, healthy: true, fates: [{ mutant, fate: 'survived' }] } as const;
    const faulty = { duty: other, healthy: false, fates: [] } as const;
    expect(holds([killed])).toBe(true);
    expect(holds([killed, lives])).toBe(false);
    expect(holds([killed, faulty])).toBe(false);
    expect(clauseLines([lives])[1]).toBe('    survived: It fails. (src/x.ts)');
    expect(sumLines([killed, lives]).at(-1)).toMatch(/^all: 2 clauses; 0 with 2 breaks or more/);
    expect(sameDuty(one, other)).toBe(false);
  });
});
