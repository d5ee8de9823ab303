import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FollowedCoup, following } from './stakes-follow-worth.ts';

const worth = fc.double({ min: -0.3, max: 0.2, noNaN: true });
const coup = fc.record({ worth, stake: fc.integer({ min: 0, max: 100_000 }) });
const coups = fc.array(coup, { maxLength: 80 });

test('a correlation, whatever the stakes, and never an alarm of too few coups', () => {
  fc.assert(
    fc.property(coups, all => {
      const { correlation, z, level, coups: count } = following(all);
      expect(Math.abs(correlation)).toBeLessThanOrEqual(1);
      expect(Number.isFinite(z)).toBe(true);
      if (count < 20) expect(level).toBe('quiet');
    }),
  );
});

test('the same in other units, and turned round where stakes are turned round', () => {
  fc.assert(
    fc.property(coups, fc.integer({ min: 2, max: 50 }), (all, unit) => {
      const scaled = all.map(each => ({ ...each, stake: each.stake * unit }));
      const turned = all.map(each => ({ ...each, stake: 100_000 - each.stake }));
      expect(following(scaled).z).toBeCloseTo(following(all).z, 6);
      expect(following(turned).z).toBeCloseTo(-following(all).z, 6);
    }),
  );
});

test('whoever stakes by the shoe is found, and whoever stakes evenly is not', () => {
  const worths = Array.from({ length: 60 }, (_, at) => Math.sin(at * 1.7) / 20);
  const follows = worths.map((each): FollowedCoup => ({
    worth: each,
    stake: each > 0 ? 50_000 : 500,
  }));
  const even = worths.map((each): FollowedCoup => ({ worth: each, stake: 1000 }));
  const found = following(follows);
  expect(found.level).toBe('act');
  expect(found.expected).toBeGreaterThan(0);
  expect(found.expected).toBeGreaterThan(found.evenly);
  expect(following(even)).toMatchObject({ correlation: 0, z: 0, level: 'quiet' });
});

test('stakes that know nothing raise an alarm as seldom as the settings say', () => {
  // A generator of the test's own: the same numbers at every run.
  let state = 7;
  const draw = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  let notices = 0;
  const shoes = 4000;
  for (let shoe = 0; shoe < shoes; shoe += 1) {
    const all = Array.from({ length: 60 }, () => ({
      worth: draw() / 10 - 0.08,
      stake: draw() * 900,
    }));
    if (following(all).level !== 'quiet') notices += 1;
  }
  // One in 740 is what a normal variable is above 3; the bound is four standard errors above.
  expect(notices).toBeLessThanOrEqual(Math.ceil(shoes / 740 + 4 * Math.sqrt(shoes / 740)));
});
