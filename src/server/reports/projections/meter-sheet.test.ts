// Meters and accounts agree also where Runs and tails of a coup were decided anew (R-MTR-2).

import { expect, test } from 'vitest';

import type { TableEvent } from '../../../table/acts.ts';
import type { Result } from '../../../rules/coup.ts';
import type { Scene } from '../../../table/testing/scene.ts';
import { staff } from '../../../table/testing/scene.ts';
import { chipsOf } from '../../../table/testing/stakes.ts';
import { cardsFor, corrects, tableOfFive } from '../../../table/testing/streak-night.ts';
import type { StoredEvent } from '../../storage/journal/event.ts';
import { type Meter, MeterSheet } from './meters.ts';

/** An event as the journal would keep it, as far as meters read it. */
const stored = (event: TableEvent): StoredEvent => {
  const { transfers = [], happened: kind } = event;
  const kept = { kind, body: event, transfers, gamingDay: '2025-03-01', currency: 'AUD' };
  return kept as unknown as StoredEvent; // the other columns are the journal's own
};

/** What the meters of a seat make of its balance. */
function metered({ events }: Scene, seat: number): number {
  const sheet = new MeterSheet();
  for (const event of events) sheet.read(stored(event));
  const sum = (meter: Meter) =>
    sheet
      .rises()
      .filter(rise => rise.seat === seat && rise.meter === meter)
      .reduce((total, { cents }) => total + cents, 0);
  const up = sum('in') + sum('paid') + sum('corrected-up');
  return up - sum('stake') - sum('out') - sum('corrected-down');
}

function coup(scene: Scene, result: Result, number: number): void {
  scene.do({ do: 'close-wagering' }).cards(cardsFor(result, number)).do({ do: 'settle-coup' });
}

/** Before the second coup seat 1 has a Run of two and seat 2 a tail that ride. */
function secondCoup(result: Result): Scene {
  const scene = tableOfFive().do({ do: 'open-wagering' });
  scene.wager(1, 'player-run', 1000, { length: 3 });
  scene.wager(2, 'player-dragon-tail', 1000, { area: 'early' });
  coup(scene, 'player', 0);
  scene.do({ do: 'open-wagering' }).wager(1, 'player-run', 1000, { length: 2 });
  coup(scene, result, 1);
  return scene;
}

const SEATS = [1, 2] as const;
const byMeters = (scene: Scene) => SEATS.map(seat => metered(scene, seat));
const byAccounts = (scene: Scene) => SEATS.map(seat => chipsOf(scene, seat));

test.each<[Result, Result]>([
  ['banker', 'player'],
  ['player', 'banker'],
  ['player', 'tie'],
  ['tie', 'player'],
])('[R-MTR-2] %s entered, %s in truth, and one coup more', (entered, truth) => {
  const scene = corrects(secondCoup(entered), truth);
  expect(byMeters(scene)).toEqual(byAccounts(scene));
  coup(scene.do({ do: 'open-wagering' }).wager(2, 'tie', 1000), 'player', 2);
  expect(byMeters(scene)).toEqual(byAccounts(scene));
});

test('[R-MTR-2] a settled coup that is void after all', () => {
  const scene = secondCoup('player');
  const fire = { do: 'report-irregularity', what: 'game-disrupted' } as const;
  scene.do({ ...fire, facts: { disruption: 'fire' }, approvedBy: staff('pit-boss') });
  expect(byMeters(scene)).toEqual(byAccounts(scene));
});
