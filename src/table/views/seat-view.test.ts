import { expect, test } from 'vitest';

import { WAGERS } from '../../rules/wagers.ts';
import type { RulebookId, Version } from '../../rules/rulebook.ts';
import { isRefusal } from '../refusal.ts';
import { evolve } from '../evolve.ts';
import { patronAt, plainSetup, readyTable, type Scene } from '../testing/scene.ts';
import { areSeatsSame, laidView, seatView } from './seat-view.ts';

const SEAT = 1;
const TABLES: readonly (readonly [RulebookId, Version])[] = [
  ['crown-rapid', 'traditional'],
  ['mbs-rapid', 'no-commission'],
  ['crown', 'traditional'],
];

type Asks = Parameters<Scene['ask']>[0];

/** Every gesture a patron can make, some of them again and again. */
const gesturesAt = (scene: Scene): readonly (() => Asks)[] => {
  const hand = { by: patronAt(SEAT), seat: SEAT, patron: `patron-${SEAT}` };
  const offered = WAGERS.filter(on => scene.table.setup?.offered.includes(on));
  const laid = offered.map(on => (): Asks => ({
    do: 'set-wager',
    ...hand,
    bet: { on },
    stake: 2000,
  }));
  const revision = (): number => seatView(scene, SEAT)?.revision ?? 0;
  const [from, to] = [{ on: 'player' }, { on: 'banker' }] as const;
  return [
    ...laid,
    () => ({ do: 'double-wagers', ...hand, revision: revision() }),
    () => ({ do: 'move-wager', ...hand, from, to, stake: 1000, revision: revision() }),
    () => ({ do: 'set-wager', ...hand, bet: { on: 'tie' }, stake: 0 }),
    () => ({ do: 'clear-wagers', ...hand, revision: revision() }),
    ...laid,
  ];
};

test.each(TABLES)(
  '%s, %s: what a wager changes in its patron’s view is in `laid`',
  (book, version) => {
    const scene = readyTable(plainSetup(book, version));
    scene.do({ do: 'open-wagering' });
    let changed = 0;
    for (const gesture of gesturesAt(scene)) {
      const before = seatView(scene, SEAT);
      const decision = scene.ask(gesture());
      if (isRefusal(decision)) continue;
      for (const event of decision) scene.table = evolve(scene, event);
      changed += decision.length;
      expect({ ...before, ...laidView(scene, SEAT) }).toEqual(seatView(scene, SEAT));
    }
    expect(changed).toBeGreaterThan(6);
  },
);

test('cards leave every seat’s view as it was, and what does not is never taken for one', () => {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
  scene.do({ do: 'open-wagering' }).wager(SEAT, 'player', 2000);
  const steps: readonly (() => unknown)[] = [
    () => scene.do({ do: 'close-wagering' }),
    ...['9s', 'Kh', 'Kd', '4c'].map(card => () => scene.cards(card)),
    () => scene.do({ do: 'settle-coup' }),
  ];
  const kept = steps.map(step => {
    const before = scene.table;
    const view = seatView(scene, SEAT);
    step();
    const isSame = areSeatsSame(before, scene.table);
    if (isSame) expect(seatView(scene, SEAT)).toEqual(view);
    return isSame;
  });
  expect(kept.filter(isSame => isSame)).toHaveLength(2);
  expect([kept.at(0), kept.at(-1)]).toEqual([false, false]);
});

test('where nobody sits nothing lies', () => {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
  const seats = scene.table.seats.map(seat => ({ ...seat, patron: null }));
  expect(laidView({ book: scene.book, table: { ...scene.table, seats } }, SEAT)).toBeNull();
  expect(laidView(scene, 99)).toBeNull();
});
