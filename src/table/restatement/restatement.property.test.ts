// Any chain of corrections ends with the money and the records of the last one alone (G17).

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audit } from '../../ledger/index.ts';
import { outstandingFault, withOutstandingAccounts } from './outstanding.ts';
import { RestatedNight, restatedNights, truth } from '../testing/restated-night.ts';

const book = fc.constantFrom('crown-rapid', 'crown');
let corrections = 0;

function checkBooks({ scene }: RestatedNight): void {
  expect(outstandingFault(scene.table)).toBeNull();
  expect(audit(scene.table.ledger)).toEqual([]);
}

test('[R-MTR-2] a debt on an account and on no coup is found, and the other way round', () => {
  const { table } = new RestatedNight('crown-rapid').scene;
  const row = { shoe: 1, coup: 1, seat: 1, patron: 'ann', cents: -500, refersTo: 1 };
  const opened = withOutstandingAccounts(table, [row]);
  expect(outstandingFault(opened)).toBeNull();
  expect(outstandingFault({ ...opened, outstanding: [row] })).toBe(
    'Account owing:1/ann holds 0, its coups come to 500.',
  );
  expect(outstandingFault({ ...table, outstanding: [{ ...row, cents: 7 }] })).toBe(
    'Account owed:1/ann is not open, and coups are outstanding.',
  );
});

test('[R-IRR-3] [R-IRR-4] everybody has what the coups truly paid, whoever came and went', () => {
  fc.assert(
    fc.property(book, restatedNights, (rulebook, steps) => {
      const night = new RestatedNight(rulebook);
      for (const each of steps) {
        night.play([each]);
        expect(night.actual()).toEqual(night.expected());
        checkBooks(night);
      }
      corrections += night.corrections;
    }),
    { numRuns: 150 },
  );
  expect(corrections).toBeGreaterThan(150);
});

test('[R-IRR-3] corrections are stated, not stacked: the last one alone comes to the same', () => {
  fc.assert(
    fc.property(
      book,
      restatedNights,
      fc.nat(20),
      fc.array(truth, { minLength: 1, maxLength: 4 }),
      truth,
      (rulebook, steps, coup, chain, last) => {
        const many = new RestatedNight(rulebook).play(steps);
        const alone = new RestatedNight(rulebook).play(steps);
        for (const each of chain) many.correct(coup, each);
        many.correct(coup, last);
        alone.correct(coup, last);
        expect(many.standing()).toEqual(alone.standing());
      },
    ),
    { numRuns: 120 },
  );
});
