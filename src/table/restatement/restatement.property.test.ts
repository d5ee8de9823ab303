// Any chain of corrections ends with the money and the records of the last one alone (G17).

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountsOf, audit, balance } from '../../ledger/index.ts';
import { RestatedNight, restatedNights, truth } from '../testing/restated-night.ts';

const book = fc.constantFrom('crown-rapid', 'crown');
let corrections = 0;

/** The accounts of what is owed and owing hold what the rows say, and nothing else. */
function checkBooks({ scene }: RestatedNight): void {
  const { ledger, outstanding } = scene.table;
  const sums = new Map<string, number>();
  for (const { seat, patron, cents } of outstanding) {
    if (cents === 0) continue;
    const id = `${cents > 0 ? 'owed' : 'owing'}:${seat}/${patron}`;
    sums.set(id, (sums.get(id) ?? 0) + Math.abs(cents));
  }
  const accounts = accountsOf(ledger).filter(({ kind }) => kind === 'owed' || kind === 'owing');
  expect(new Map(accounts.map(account => [account.id, balance(account)]))).toEqual(sums);
  expect(audit(ledger)).toEqual([]);
}

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
