// Runs and Dragon Tails at the table come to what the rules say of the same coups.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assert } from '../../rules/assert.ts';
import type { Result } from '../../rules/coup.ts';
import { followStreaks } from '../../rules/follow-streaks.ts';
import { formatFraction } from '../../rules/fraction.ts';
import { versionOf } from '../../rules/rulebook.ts';
import type { PlayedCoup } from '../../rules/streaks.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../testing/scene.ts';
import { chipsOf } from '../testing/stakes.ts';
import { cardsFor, nights, playOn, tableOfFive } from '../testing/streak-night.ts';
import { englishText } from '../../texts/index.ts';
import type { PaidWager } from '../table.ts';

const paidIn = (scene: Scene): readonly PaidWager[] =>
  scene.events.flatMap(event =>
    event.happened === 'coup-settled' ? event.seats.flatMap(({ paid }) => paid) : [],
  );

test('every Run and tail is settled, or rides, as the rules follow it', () => {
  const version = versionOf(readyTable(plainSetup('crown', 'traditional')).book, 'traditional');
  assert(version !== undefined, 'Crown plays the traditional version');
  fc.assert(
    fc.property(nights, night => {
      const scene = tableOfFive();
      const laid = playOn(scene, night);
      const coups = night.map(({ result, becomesDummy }): PlayedCoup => ({
        ...{ kind: becomesDummy ? 'dummy' : 'live', result, endOfShoe: false },
      }));
      const fates = followStreaks(
        version,
        coups,
        laid.map(({ asked }) => asked),
      );
      const paid = new Map(paidIn(scene).map(wager => [wager.transfer, wager]));
      let riding = 0;
      for (const [at, { transfer, asked }] of laid.entries()) {
        const fate = fates[at];
        const settled = paid.get(transfer);
        assert(fate !== undefined, 'the rules follow every wager');
        if (fate.outcome === 'open') {
          expect(settled).toBeUndefined();
          riding += asked.stake;
          continue;
        }
        expect({ ...settled, profit: `${(settled?.paid ?? 0) - asked.stake}` }).toMatchObject({
          ...{ outcome: fate.outcome, clause: fate.clause, profit: formatFraction(fate.profit) },
        });
      }
      // What rides is still held, and nothing else is.
      const pending = scene.table.ledger.reserved;
      expect(pending).toBe(riding);
    }),
    { numRuns: 120 },
  );
});

describe('what is said about a streak', () => {
  const live = () => readyTable(plainSetup('crown', 'traditional'));
  const coup = (scene: Scene, result: Result, number: number) =>
    scene
      .do({ do: 'close-wagering' })
      .cards(cardsFor(result, number))
      .do({ do: 'settle-coup' })
      .do({ do: 'open-wagering' });
  const said = (scene: Scene) => paidIn(scene).map(({ reason }) => englishText(reason));

  test('a Run that came right, and one that broke', () => {
    const scene = live().do({ do: 'open-wagering' });
    scene.wager(1, 'player-run', 1000, { length: 2 }).wager(1, 'player-run', 1000, { length: 3 });
    coup(coup(coup(scene, 'player', 0), 'player', 1), 'banker', 2);
    expect(said(scene)).toEqual([
      'Player won twice in a row: the Player Run of 2 pays 3 to 1.',
      'Banker wins 9 to 4: the Player Run of 3 is broken after it came right twice.',
    ]);
  });

  test('a tail from its first coup to its last', () => {
    const scene = live().do({ do: 'open-wagering' });
    scene.wager(1, 'banker-dragon-tail', 1000, { area: 'early' });
    coup(scene, 'banker', 0).wager(2, 'banker-dragon-tail', 1000, { area: 'late' });
    coup(coup(scene, 'banker', 1), 'tie', 2);
    const [early, late] = said(scene);
    expect(early).toMatch(
      /^Banker won twice in a row: the early Banker Dragon Tail pays \d+ to 1\.$/,
    );
    expect(late).toBe(
      'Tie at 9: the late Banker Dragon Tail has 1 in a row since it was laid and pays from 2.',
    );
  });
});

test('the last coup of the shoe settles a tail on what it has, and carries a Run on', () => {
  const setup = plainSetup('crown', 'traditional', { cuttingCard: 'noted' });
  const scene = readyTable(setup).do({ do: 'open-wagering' });
  scene.wager(1, 'player-dragon-tail', 1000, { area: 'early' });
  scene.wager(1, 'player-run', 1000, { length: 4 }).do({ do: 'close-wagering' });
  scene.cards(cardsFor('player', 0)).do({ do: 'record-cutting-card' }).do({ do: 'settle-coup' });
  scene.do({ do: 'open-wagering' }).do({ do: 'close-wagering' });
  scene.cards(cardsFor('player', 1)).do({ do: 'settle-coup' });
  const [tail] = paidIn(scene);
  expect(tail?.outcome).toBe('win');
  expect(tail?.reason).toMatchObject({
    code: 'tail-pays-at-end-of-shoe',
    side: 'player',
    count: 2,
  });
  expect(scene.table.seats[0]?.runs).toMatchObject([{ count: 2 }]);
  expect(scene.table.phase).toBe('preparing');
});

test('a dummy gives single wagers back and lets streaks ride, also those laid for it', () => {
  const scene = readyTable(plainSetup('crown', 'traditional')).do({ do: 'open-wagering' });
  scene.wager(1, 'player', 5000).wager(1, 'player-run', 1000, { length: 2 });
  scene.wager(1, 'player-dragon-tail', 1000, { area: 'early' });
  const by = staff('game-supervisor');
  scene.do({ do: 'order-dummy-coups', reason: 'during-the-shoe', by });
  scene.cards(cardsFor('banker', 0)).do({ do: 'settle-coup' });
  expect(chipsOf(scene, 1)).toBe(1_000_000);
  expect(scene.table.seats[0]?.runs).toMatchObject([{ count: 0 }]);
  expect(scene.table.tails.player.fresh).toHaveLength(1);
  // And they are no more free to be taken back than any Run (6.4).
  scene.do({ do: 'open-wagering' });
  const back = { do: 'clear-wagers', by: patronAt(1), seat: 1, patron: 'patron-1' } as const;
  expect(scene.ask({ ...back, revision: scene.table.seats[0]?.revision ?? 0 })).toEqual([]);
});
