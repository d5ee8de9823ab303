// The bent card: the held point lies under the finger, nothing of the card is lost, and the face
// that is seen can be read.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, CARD_HEIGHT, CARD_WIDTH, foldTo, gripAt, type Point } from './fold.ts';

const somewhere = fc.tuple(
  fc.double({ min: 0, max: CARD_WIDTH, noNaN: true }),
  fc.double({ min: 0, max: CARD_HEIGHT, noNaN: true }),
);

const seenAt = (
  [a, b, c, d, e, f]: readonly [number, number, number, number, number, number],
  [x, y]: Point,
): Point => [a * x + c * y + e, b * x + d * y + f];

test('a corner, a side and an end are taken by the finger that is near them', () => {
  expect(gripAt([66, 95])).toEqual({ at: [70, 100], along: 'both' });
  expect(gripAt([4, 50])).toEqual({ at: [0, 50], along: 'across' });
  expect(gripAt([35, 90])).toEqual({ at: [35, 100], along: 'down' });
});

test('a corner pulled to the finger shows its own index there, not mirrored', () => {
  const fold = foldTo(gripAt([69, 99]), [40, 70]);
  if (fold === null) throw new Error('the card is bent');
  // Face down, the lower right corner is the lower left one of the face.
  const [x, y] = seenAt(fold.face, [0, CARD_HEIGHT]);
  expect([x, y].map(Math.round)).toEqual([40, 70]);
  const [a, b, c, d] = fold.face;
  expect(a * d - b * c).toBeCloseTo(1);
});

test('what lies and what is lifted are the whole card, wherever it is bent', () => {
  fc.assert(
    fc.property(somewhere, somewhere, (from, to) => {
      const fold = foldTo(gripAt(from), to);
      if (fold === null) return;
      const whole = areaOf(fold.lying) + areaOf(fold.lifted);
      expect(whole).toBeCloseTo(CARD_WIDTH * CARD_HEIGHT, 3);
      expect(fold.share).toBeGreaterThanOrEqual(0);
      expect(fold.share).toBeLessThanOrEqual(1);
    }),
  );
});
