// mbs-rapid 5.1 to 5.5: what makes a coup void, and what leaves it as it is.

import { expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { RULEBOOKS } from '../../../rulebooks/index.ts';
import { versionsOf } from '../../../rules/rulebook.ts';
import { assert } from '../../../rules/assert.ts';
import { staff } from '../../testing/scene.ts';
import {
  balances,
  CLOSE,
  dealt,
  FULL,
  hands,
  OPEN,
  playOut,
  report,
  SETTLE,
  stackOf,
  tableOf,
} from '../../testing/irregular.ts';

const clause = clausesOf('mbs-rapid');
const [version] = versionsOf(RULEBOOKS['mbs-rapid']);
assert(version !== undefined, 'the book has a version');
const sands = () => tableOf('mbs-rapid', version);
const approvedBy = staff('game-supervisor');

clause('5.1.1', 'a foreign card voids the coup: the dealer reports, a supervisor confirms', () => {
  const found = report('foreign-card', { foreign: 'joker' });
  const scene = sands().do(OPEN).wager(1, 'player', 10_000).wager(1, 'player-pair', 10_000);
  scene.wager(2, 'tie', 10_000).do(CLOSE).cards('9s Kh');
  expect(scene.refused(found)).toMatchObject({
    refused: 'needs-second-approver',
    clause: '5.1.1',
    needs: 'game-supervisor',
  });
  scene.do({ ...found, approvedBy });
  expect(balances(scene)).toEqual(FULL);
  expect(scene.table.ledger.reserved).toBe(0);
  expect(scene.table).toMatchObject({ phase: 'between-coups', coup: null });
  expect(scene.table.records.at(-1)?.standing).toBe('void');
});

clause(
  '5.1.1',
  'one copy more than the decks hold is refused as a card and offered as foreign',
  () => {
    const scene = sands();
    const aces = () => scene.table.shoe.seen['As'] ?? 0;
    while (aces() < 8) {
      dealt(scene, 'As As 8h 8d');
      scene.do(SETTLE);
    }
    dealt(scene, '');
    const ninth = { do: 'deal-card', card: 'As', source: 'scanner' } as const;
    expect(scene.refused(ninth)).toMatchObject({
      refused: 'impossible-card',
      report: 'foreign-card',
    });
    scene.do(report('foreign-card', { foreign: 'extra-copy', cards: ['As'] }, approvedBy));
    expect(scene.table.records.at(-1)?.standing).toBe('void');
    dealt(scene, '');
    const eighth = report('foreign-card', { foreign: 'extra-copy', cards: ['9s'] }, approvedBy);
    expect(scene.refused(eighth).refused).toBe('report-is-false');
  },
);

clause('5.1.2', 'earlier coups stand: a foreign card voids only the one it is found in', () => {
  const scene = dealt(sands(), '9s Kh Kd 4c').do(SETTLE);
  const paid = balances(scene);
  const [first] = scene.table.records;
  dealt(scene, '2s').do(report('foreign-card', { foreign: 'wrong-back' }, approvedBy));
  expect(balances(scene)).toEqual(paid);
  expect(scene.table.records[0]).toEqual(first);
  expect(scene.table.shoe.hands).toHaveLength(1);
  const between = scene.refused(report('foreign-card', { foreign: 'joker' }, approvedBy));
  expect(between.refused).toBe('not-now');
});

clause('5.2', 'a wrong number of cards that cannot be put right voids the coup', () => {
  const wrong = report('wrong-number-of-cards', { canBePutRight: false }, approvedBy);
  const scene = dealt(sands(), '9s Kh Kd 4c').do(wrong);
  expect(balances(scene)).toEqual(FULL);
  // Settled, but not yet "Place your bets, please": the payments are undone first (M2).
  const settled = dealt(sands(), '9s Kh Kd 4c').do(SETTLE);
  expect(balances(settled)).toEqual([1_010_000, 990_000, 990_000]);
  settled.do(wrong);
  expect(balances(settled)).toEqual(FULL);
  expect(settled.table.records.at(-1)).toMatchObject({ standing: 'void', corrected: '5.2' });
  // What was paid stays to be seen beside it.
  expect(settled.table.records.at(-1)?.seats[0]?.paid[0]).toMatchObject({
    paid: 10_000,
    first: { paid: 20_000 },
  });
  expect(settled.table.shoe.hands).toEqual([]);
  expect(settled.refused(wrong).refused).toBe('report-is-false');
});

clause('5.2', 'cards that can be put right are: the coup goes on with the right ones', () => {
  // Player 7 stands and Banker 3 draws: the 5 lies with the Player, and a 6 came with it.
  const scene = dealt(sands(), '3s Kh 4d 3c').do({ do: 'announce-counts' });
  const facts = { canBePutRight: true, cards: ['5h', '6h'] } as const;
  scene.do(report('wrong-number-of-cards', facts, approvedBy));
  expect(hands(scene)).toEqual({ player: '3s 4d', banker: 'Kh 3c 5h' });
  expect(scene.table.phase).toBe('complete');
  expect(scene.table.shoe.putAway).toEqual(['6h']);
  expect(scene.refused(report('wrong-number-of-cards', {})).refused).toBe('facts-missing');
});

clause('5.2', 'a settled coup whose cards can be put right is recalculated on them', () => {
  const scene = dealt(sands(), '9s Kh Kd 4c').do(SETTLE);
  const facts = { coup: 1, canBePutRight: true, cards: ['4s', 'Kh', 'Kd', '9c'] } as const;
  scene.do(report('wrong-number-of-cards', facts, approvedBy));
  expect(scene.table.records.at(-1)).toMatchObject({ result: 'banker', corrected: '5.2' });
  expect(balances(scene)[0]).toBe(990_000);
});

clause('5.2', 'from the next call for wagers on the result stands', () => {
  const scene = dealt(sands(), '9s Kh Kd 4c').do(SETTLE).do(OPEN);
  const paid = balances(scene);
  const wrong = report('wrong-number-of-cards', { coup: 1, canBePutRight: false }, approvedBy);
  scene.do(wrong);
  expect(scene.events.at(-1)).toMatchObject({ ruling: 'result-stands', clause: '5.2' });
  expect(balances(scene)).toEqual(paid);
});

clause('5.3', 'opening cards drawn at once void the coup unless their order is certain', () => {
  const together = (orderIsCertain: boolean) =>
    report('cards-drawn-together', { orderIsCertain, cards: ['2c', '3c'] }, approvedBy);
  const scene = dealt(sands(), '9s').do(together(true));
  expect(hands(scene)).toEqual({ player: '9s 3c', banker: '2c' });
  const lost = dealt(sands(), '9s').do(together(false));
  expect(balances(lost)).toEqual(FULL);
  expect(lost.table.records.at(-1)?.standing).toBe('void');
  // Later ones are a wrong number of cards or a disturbed shoe (M3).
  const late = dealt(sands(), '2s Kh 3d 3c');
  expect(late.refused(together(true))).toMatchObject({ refused: 'report-is-false', clause: '5.3' });
});

clause('5.4', 'a disturbed shoe voids the coup and is shuffled before another', () => {
  const disturbed = (canBePutRight: boolean) =>
    report('shoe-order-disturbed', { canBePutRight }, approvedBy);
  const scene = dealt(sands(), '').do(disturbed(false));
  expect(balances(scene)).toEqual(FULL);
  expect(scene.table).toMatchObject({ phase: 'preparing', shoe: { over: true } });
  expect(scene.refused(OPEN).refused).toBe('not-now');
  const restored = dealt(sands(), '9s').do(disturbed(true)).cards('Kh Kd 4c');
  expect(restored.table.phase).toBe('complete');
});

clause('5.5', 'the draw that fails voids the coup, gives all back and wants a new shoe', () => {
  const scene = sands();
  const stack = stackOf(8);
  let paid = balances(scene);
  const suffices = () => {
    dealt(scene, '');
    while (scene.table.phase !== 'complete' && stack.length > 0) {
      const card = stack.shift() ?? 'As';
      if (scene.table.coup?.cards.length === 4) scene.do({ do: 'announce-counts' });
      scene.do({ do: 'deal-card', card, source: 'virtual-shoe' });
    }
    return scene.table.phase === 'complete';
  };
  while (suffices()) {
    scene.do(SETTLE);
    paid = balances(scene);
  }
  if (scene.table.coup?.cards.length === 4) scene.do({ do: 'announce-counts' });
  const draw = { do: 'deal-card', card: 'As', source: 'virtual-shoe' } as const;
  expect(scene.refused(draw)).toMatchObject({ clause: '5.5', report: 'too-few-cards' });
  scene.do(report('too-few-cards'));
  expect(balances(scene)).toEqual(paid);
  expect(scene.table).toMatchObject({ phase: 'preparing', shoe: { over: true } });
  expect(playOut(scene, [])).toBe(scene);
});
