// Proves that the battery passes the generator of play and fails every generator known to be bad.

import { expect, test } from 'vitest';
import { seededBytes } from '../sources.ts';
import { battery, BATTERY, type BatteryReport } from './battery.ts';
import { batteryCommand } from './battery-command.ts';
import { formatBattery } from './format.ts';
import { generatorFrom } from './generator.ts';
import { KNOWN_BAD, knownBad, type KnownBad } from './known-bad.ts';

const SHORT = { shoes: 1000, draws: 100_000 } as const;

const fair = (seed: string, decks: number) =>
  battery({ generator: generatorFrom(`seed ${seed}`, seededBytes(seed)), decks, ...SHORT });

// One deck is enough to find them, and eight times as quick as eight.
const bad = (name: KnownBad, decks = 1) =>
  battery({ generator: knownBad(name, seededBytes('bad')), decks, ...SHORT });

/** The tests that fail by themselves, as `on test`. */
const refusedOf = ({ tests, verdict }: BatteryReport) =>
  tests.filter((_, at) => verdict.refused.includes(at)).map(line => `${line.on} ${line.test}`);

const report = fair('battery', 8);

test.each([
  ['chi-square', ['draws chi-square', 'draws chi-square-pairs', 'shoes chi-square-positions']],
  ['chi-square of neighbours', ['shoes chi-square-neighbours']],
  ['runs', ['draws runs-about-middle', 'draws runs-up', 'shoes runs-of-colour']],
  ['serial correlation', ['draws serial-correlation-1', 'shoes serial-correlation-ranks']],
  ['gap', ['draws gap', 'shoes gap']],
  ['poker', ['draws poker', 'shoes poker']],
  ['coupon collector', ['draws coupon-collector', 'shoes coupon-collector']],
  ['permutation', ['draws permutation', 'shoes permutation']],
])('[R-RNG-6] the kit holds %s, on draws and on shoes', (_, names) => {
  const held = BATTERY.map(({ on, test: name }) => `${on} ${name}`);
  expect(held).toEqual(expect.arrayContaining(names));
});

test('[R-RNG-6] the shuffle of play passes at 99%', () => {
  expect(report.verdict).toMatchObject({ passes: true, because: [] });
  expect(report).toMatchObject({ wrongShoes: 0, repeatedShoes: 0, decks: 8 });
  expect(report.tests).toHaveLength(BATTERY.length);
});

test.each([1, 4])('[R-RNG-5] the shuffle passes with %i decks too', decks => {
  expect(fair('decks', decks).verdict.because).toEqual([]);
});

test('[R-RNG-6] every test gives a chance, and fair chances are spread', () => {
  const ps = report.tests.map(({ p }) => p);
  expect(ps.every(p => p >= 0 && p <= 1)).toBe(true);
  const half = ps.filter(p => p < 0.5).length;
  expect(half).toBeGreaterThan(4);
  expect(half).toBeLessThan(20);
});

test('[R-RNG-6] a seed repeats the report to the last digit', () => {
  expect(fair('again', 1)).toEqual(fair('again', 1));
});

/** What is bad, and a test that finds it. */
const FINDERS = [
  ['naive-shuffle', 'shoes chi-square-displacements'],
  ['never-in-place', 'shoes chi-square-displacements'],
  ['one-riffle', 'shoes chi-square-neighbours'],
  ['sorted-shoe', 'shoes serial-correlation-shoes'],
  ['folded-draw', 'draws chi-square'],
  ['scaled-byte', 'draws chi-square'],
  ['short-cycle', 'draws chi-square-pairs'],
  ['counter', 'draws runs-up'],
  ['stuck-bit', 'bytes bits'],
  ['foreign-card', 'shoes chi-square-positions'],
] as const;

test.each(FINDERS)('[R-RNG-6] %s fails, and %s finds it', (name, finder) => {
  const found = bad(name);
  expect(found.verdict.passes).toBe(false);
  expect(refusedOf(found)).toContain(finder);
});

test('[R-RNG-6] every generator known to be bad is failed', () => {
  const tried = [...FINDERS.map(([name]) => name), 'repeated-shoe'];
  expect(tried.toSorted()).toEqual(KNOWN_BAD.toSorted());
});

test.each(['naive-shuffle', 'never-in-place'] as const)(
  '[R-RNG-6] %s fails with eight decks too, where copies hide what is left of the order',
  name => {
    expect(refusedOf(bad(name, 8))).toEqual(['shoes chi-square-displacements']);
  },
);

test('[R-RNG-3] a shoe that comes back is found though all else is fair', () => {
  const found = bad('repeated-shoe');
  expect(found.repeatedShoes).toBeGreaterThan(0);
  expect(found.verdict.because).toEqual([
    `shoes that had been dealt before: ${found.repeatedShoes}`,
  ]);
});

test('[R-RNG-5] a shoe with a card too many of one kind is counted as wrong', () => {
  expect(bad('foreign-card').wrongShoes).toBeGreaterThan(8000);
});

test('too short a run is refused', () => {
  const generator = generatorFrom('x', seededBytes('x'));
  expect(() => battery({ generator, decks: 8, shoes: 999, draws: 100_000 })).toThrow('1000 shoes');
  expect(() => battery({ generator, decks: 8, shoes: 1000, draws: 99_999 })).toThrow('draws');
  expect(() => battery({ generator, decks: 0, ...SHORT })).toThrow('decks');
});

test('[R-RNG-6] the table names every test, and the verdict says what chance allows', () => {
  const text = formatBattery(report);
  for (const { test: name } of BATTERY) expect(text).toContain(name);
  expect(text).toContain('Battery at 99% on seed battery: 8 decks, 1,000 shoes or 100,000 draws');
  expect(text).toMatch(/Tests below 1%: \d of 24; chance explains up to 2\./);
  expect(text.endsWith('\nPASS\n')).toBe(true);
  expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(100);
});

test('[R-RNG-6] the table of a bad generator marks what fails and says why', () => {
  const text = formatBattery(bad('sorted-shoe'));
  expect(text).toMatch(/shoes {2}permutation .* FAILS\n/);
  expect(text).toContain(
    'FAIL: shoes that had been dealt before: 9999; tests too far out for chance: 10',
  );
});

test('[R-RNG-6] the command answers in JSON and tells how far it is', () => {
  const done: number[] = [];
  const { output, exitCode } = batteryCommand(
    { decks: 1, ...SHORT, seed: '7', json: true },
    (tests, of) => done.push(tests / of),
  );
  expect(exitCode).toBe(0);
  expect(output.split('\n')).toHaveLength(2);
  expect(JSON.parse(output)).toMatchObject({
    format: 'sabot-battery/1',
    generator: 'seed "7"',
    verdict: { passes: true },
  });
  expect(done).toHaveLength(24);
  expect(done.at(-1)).toBe(1);
});

test('[R-RNG-6] the command shows a bad generator failing, exit code 1', () => {
  const { output, exitCode } = batteryCommand({ decks: 1, ...SHORT, bad: 'sorted-shoe' });
  expect(exitCode).toBe(1);
  expect(output).toContain('on sorted-shoe (known to be bad) from the operating system: 1 deck,');
});

test.each([
  [{ decks: 0 }, 'wrong-decks'],
  [{ decks: 1.5 }, 'wrong-decks'],
  [{ shoes: 10 }, 'wrong-shoes'],
  [{ draws: Number.NaN }, 'wrong-draws'],
  [{ bad: 'worse' }, 'unknown-generator'],
])('wrong usage %j has exit code 2', (request, code) => {
  const { output, exitCode } = batteryCommand({ ...request, json: true });
  expect(exitCode).toBe(2);
  expect(JSON.parse(output)).toMatchObject({ error: { code } });
});
