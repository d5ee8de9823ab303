// Sums that the books could not count: refused where money comes in, so that nothing later stops.

import { expect, test } from 'vitest';

import { balanceOf, patronAccount } from './money.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../testing/scene.ts';

const ONE = { seat: 1, patron: 'patron-1' } as const;
const BILLION = 100_000_000_000;
const UNCOUNTABLE = {
  ...{ refused: 'not-enough-money', clause: 'ruling G1' },
  reason: { code: 'sum-not-countable' },
};

const buyIn = (cents: number) => ({ do: 'buy-in', ...ONE, tender: 'chips', cents }) as const;

/** A patron buys in for a thousand million dollars again and again, as often as is taken. */
function filled(): Scene {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
  for (;;) {
    const asked = scene.ask(buyIn(BILLION));
    if ('refused' in asked) return scene;
    scene.do(buyIn(BILLION));
  }
}

test('ruling G1: no buy-in is beyond counting, alone or after many', () => {
  const plain = readyTable(plainSetup('crown-rapid', 'traditional'));
  expect(plain.refused(buyIn(Number.MAX_SAFE_INTEGER))).toMatchObject(UNCOUNTABLE);
  const scene = filled();
  expect(scene.refused(buyIn(BILLION))).toMatchObject(UNCOUNTABLE);
  // A coup is still played with what is there, and everybody is paid to the cent.
  scene.do({ do: 'open-wagering' }).wager(1, 'tie', 1_000_000).do({ do: 'close-wagering' });
  scene.cards('9s 9h Kd Kc').do({ do: 'settle-coup' });
  const cents = balanceOf(scene.table.ledger, patronAccount(1, 'patron-1'));
  expect(cents).toBeGreaterThan(45_000 * BILLION);
  scene.do({ do: 'leave', ...ONE, reason: 'own-accord', by: patronAt(1) });
  scene.do({ do: 'pay-out', ...ONE, how: 'chips', cents });
});

test('ruling G1: a table that has moved all that it can count opens no more wagers', () => {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
  const { ledger } = scene.table;
  scene.table = { ...scene.table, ledger: { ...ledger, posted: Number.MAX_SAFE_INTEGER - 1 } };
  expect(scene.refused({ do: 'open-wagering' })).toMatchObject(UNCOUNTABLE);
});

test('ruling G1: nor is a float filled beyond counting', () => {
  const scene = readyTable(plainSetup('crown', 'traditional'));
  const slip = { slip: 'F-2', countersignedBy: 'cashier-1', by: staff('game-supervisor') };
  const fill = { do: 'move-float', move: 'fill', cents: Number.MAX_SAFE_INTEGER, ...slip } as const;
  expect(scene.refused(fill)).toMatchObject(UNCOUNTABLE);
});
