// The preview of a ruling: what the console shows is what then happens, and nothing happens before.

import { expect, test } from 'vitest';
import { assert } from '../../rules/assert.ts';
import { RULEBOOK_IDS, versionsOf } from '../../rules/rulebook.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { effectOf } from './effect-of.ts';
import { fold } from '../evolve.ts';
import { isRefusal } from '../refusal.ts';
import { newTable } from '../table.ts';
import { dealt, DUMMY, OPEN, report, SETTLE, tableOf } from '../testing/irregular.ts';
import { type Scene, staff } from '../testing/scene.ts';

const by = staff('dealer');
const preview = (scene: Scene, said: ReturnType<typeof report>) =>
  effectOf({ book: scene.book, table: scene.table }, { ...said, by, at: 0 });

test('a dummy in the making: which wagers go back to whom, to the cent', () => {
  const scene = dealt(tableOf('crown-rapid', 'traditional'), '');
  const said = report('card-face-up-in-shoe', { cards: ['7h'] });
  const before = JSON.stringify(scene.table);
  const effect = preview(scene, said);
  assert(!isRefusal(effect), 'the report is true');
  expect(effect).toMatchObject({ coup: 'dummy', phase: 'no-more-wagers', nextIsDummy: null });
  expect(effect.seats).toEqual(
    [1, 2, 3].map(seat => ({ seat, patron: `patron-${seat}`, wagersGone: 10_000, credit: 10_000 })),
  );
  expect(JSON.stringify(scene.table)).toBe(before);
  scene.do(said);
  expect(scene.table.coup?.standing).toBe('dummy');
});

test('a misplaced card: the hands as they will lie, no money moved', () => {
  const scene = dealt(tableOf('tasmania', 'traditional'), '3s Kh 4d 3c');
  const effect = preview(scene, report('third-card-to-player', { cards: ['5h'] }));
  expect(effect).toMatchObject({
    verdict: { ruling: 'goes-to-the-banker', clause: '14.1', needsApprover: false },
    phase: 'complete',
    hands: { player: ['3s', '4d'], banker: ['Kh', '3c', '5h'] },
    seats: [],
  });
});

test('whoever has still to approve, the effect shows; a false report shows its refusal', () => {
  const scene = dealt(tableOf('crown', 'traditional'), '9s Kh');
  const lost = preview(scene, report('card-order-lost'));
  expect(lost).toMatchObject({ verdict: { needsApprover: true }, coup: 'over' });
  const wrong = preview(scene, report('third-card-to-player', { cards: ['5h'] }));
  expect(wrong).toMatchObject({ refused: 'report-is-false', clause: '11.6.1' });
  const never = preview(scene, report('card-order-lost', { coup: 7 }));
  expect(never).toMatchObject({ refused: 'report-is-false' });
});

test('a surplus card seen after the last coup of a crown shoe still has its dummy', () => {
  const scene = dealt(tableOf('crown', 'traditional', { cuttingCard: 'noted' }), '9s Kh Kd 4c');
  scene.do({ do: 'record-cutting-card' }).do(SETTLE);
  dealt(scene, '9d Kc Ks 4h').do(SETTLE);
  expect(scene.table.phase).toBe('preparing');
  scene.do(report('surplus-card-seen', { cards: ['5h'] }, staff('game-supervisor')));
  scene.do(DUMMY).cards('5h 2c 2d 6s').do(SETTLE);
  expect(scene.table.phase).toBe('preparing');
});

test.each(RULEBOOK_IDS)('%s: irregular coups fold to the same table, byte for byte', rulebook => {
  const book = RULEBOOKS[rulebook];
  const [version] = versionsOf(book);
  assert(version !== undefined, 'a book has versions');
  const scene = dealt(tableOf(rulebook, version), '9s Kh Kd 4c');
  const approvedBy = staff('operator');
  const reports = [
    report('third-card-to-player', { cards: ['5h'] }, approvedBy),
    report('wrong-number-of-cards', { canBePutRight: false }, approvedBy),
  ];
  for (const said of reports) if (!isRefusal(scene.ask(said))) scene.do(said);
  if (scene.table.phase === 'complete') scene.do(SETTLE).do(DUMMY).cards('5h 2c 2d 6s').do(SETTLE);
  scene.do(OPEN);
  for (let count = 0; count <= scene.events.length; count += 1) {
    const half = fold(book, newTable('table-1'), scene.events.slice(0, count));
    const whole = fold(book, half, scene.events.slice(count));
    expect(JSON.stringify(whole)).toBe(JSON.stringify(scene.table));
  }
});
