// A coup that is recalculated at once leaves the table as if the truth had been entered at first.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audit } from '../../ledger/index.ts';
import { assert } from '../../rules/assert.ts';
import type { Result } from '../../rules/coup.ts';
import type { Tail } from '../../rules/dragon-tails.ts';
import { type Scene, staff } from '../testing/scene.ts';
import { chipsOf, creditOf } from '../testing/stakes.ts';
import { corrects, type Coup, nights, playOn, tableOfFive } from '../testing/streak-night.ts';
import type { PaidWager, TailKey } from '../table.ts';
import { betKey } from '../wagers/wager.ts';

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

/** A coup is invalidated: what was first placed on it goes back, older Runs and tails ride on. */
const invalidates = (scene: Scene, coup: number): Scene =>
  scene.do({
    ...{ do: 'report-irregularity', what: 'fraud', facts: { coup, note: 'n' } },
    ...{ by: staff('pit-boss'), approvedBy: { role: 'pit-boss', id: 'pit-boss-2' } },
  });

type Truth = Result | 'void';
const truth = fc.constantFrom<Truth>('player', 'banker', 'tie', 'void');

/** Corrects a coup to each truth in turn; what it is already is passed over. */
function chain(scene: Scene, coup: number, truths: readonly Truth[]): Scene {
  for (const each of truths) {
    const record = scene.table.records.findLast(({ number }) => number === coup);
    const is = record?.standing === 'void' ? 'void' : record?.result;
    if (each === is || record === undefined || record.standing === 'dummy') continue;
    if (each === 'void') invalidates(scene, coup);
    else corrects(scene, each, coup);
  }
  return scene;
}

/** Everything that was paid, whatever the transfers are called and whoever corrected it. */
const paidIn = ({ table }: Scene) =>
  table.records.map(({ number, standing: stands, seats }) => ({
    ...{ number, stands },
    paid: seats
      .flatMap(({ paid }) => paid.map(wager => `${betKey(wager)} ${wager.outcome} ${wager.paid}`))
      .toSorted(),
  }));

test('[R-IRR-3] Runs and tails of a coup are as the last correction alone has them', () => {
  fc.assert(
    fc.property(
      nights,
      nights,
      fc.array(truth, { minLength: 1, maxLength: 3 }),
      truth,
      fc.nat(2),
      (night, on, truths, last, later) => {
        const [many, alone] = [tableOfFive(), tableOfFive()];
        for (const scene of [many, alone]) {
          playOn(scene, night.slice(0, 8));
          playOn(scene, on.slice(0, later));
        }
        const coup = Math.min(8, night.length);
        const was = many.table.records.findLast(({ number }) => number === coup)?.result ?? 'void';
        chain(many, coup, [...truths, last]);
        chain(alone, coup, last === was ? [] : [last]);
        expect(standing(many)).toEqual(standing(alone));
        expect(paidIn(many)).toEqual(paidIn(alone));
        expect(audit(many.table.ledger)).toEqual([]);
        const after = on.slice(2, 5);
        expect(standing(played(many, after))).toEqual(standing(played(alone, after)));
      },
    ),
    { numRuns: 150 },
  );
});

const played = (scene: Scene, coups: readonly Coup[]): Scene => {
  playOn(scene, coups);
  return scene;
};
