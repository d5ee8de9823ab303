// A coup that is recalculated at once leaves the table as if the truth had been entered at first.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audit } from '../../ledger/index.ts';
import { assert } from '../../rules/assert.ts';
import type { Result } from '../../rules/coup.ts';
import type { Tail } from '../../rules/dragon-tails.ts';
import type { Scene } from '../testing/scene.ts';
import { chipsOf, creditOf } from '../testing/stakes.ts';
import { corrects, type Coup, nights, playOn, tableOfFive } from '../testing/streak-night.ts';
import type { PaidWager, TailKey } from '../table.ts';
import { betKey } from '../wager.ts';

/** All that patrons have and that rides, whatever the transfers are called. */
function standing(scene: Scene) {
  const { seats, tails, shoe } = scene.table;
  const inTail = ({ indicator, fresh, early, late }: Tail<TailKey>) => ({
    indicator,
    stakes: [fresh, early, late].map(all => all.map(({ stake, key }) => [key.seat, stake])),
  });
  return {
    chips: seats.map(({ number }) => [chipsOf(scene, number), creditOf(scene, number)]),
    runs: seats.map(({ runs }) => runs.map(({ wager, count }) => ({ wager, count }))),
    tails: [inTail(tails.player), inTail(tails.banker)],
    road: shoe.hands.map(({ winner }) => winner).join(''),
    reserved: scene.table.ledger.reserved,
  };
}

const lastPaid = ({ table }: Scene) => {
  const seats = table.records.at(-1)?.seats ?? [];
  const told = (wager: PaidWager) => `${betKey(wager)} ${wager.outcome} ${wager.paid}`;
  return seats.flatMap(({ paid }) => paid.map(told)).toSorted();
};

const result = fc.constantFrom<Result>('player', 'banker', 'tie');

/** Plays the coups, the last of them with a result that is set right afterwards. */
function corrected(coups: readonly Coup[], entered: readonly Result[]): Scene {
  const last = coups.at(-1);
  const [first, ...then] = entered;
  assert(last !== undefined && first !== undefined, 'there is a coup, and what was entered');
  const scene = tableOfFive();
  playOn(scene, [...coups.slice(0, -1), { ...last, result: first }]);
  for (const truth of [...then, last.result]) corrects(scene, truth);
  return scene;
}

test('[R-IRR-3] Runs and tails are paid, lost and ride on as the true result has it', () => {
  fc.assert(
    // Entered wrong once, or wrong again when it was to be set right.
    fc.property(
      nights,
      fc.array(result, { minLength: 1, maxLength: 2 }),
      nights,
      (night, entered, on) => {
        const right = tableOfFive();
        playOn(right, night);
        const scene = corrected(night, entered);
        expect(standing(scene)).toEqual(standing(right));
        expect(lastPaid(scene)).toEqual(lastPaid(right));
        expect(audit(scene.table.ledger)).toEqual([]);
        // And the night goes on alike.
        const later = on.slice(0, 4);
        playOn(scene, later);
        playOn(right, later);
        expect(standing(scene)).toEqual(standing(right));
      },
    ),
    { numRuns: 50 },
  );
});
