// What a test laboratory asks of every table, whichever book it is played by.

import { expect, test } from 'vitest';

import type { Card } from '../rules/cards.ts';
import { balanceOf, patronAccount } from './accounts/money.ts';
import { plainSetup, readyTable, type Scene, staff } from './testing/scene.ts';

const PLAYER_WINS = '9s Kh Kd 4c';
const BANKER_WINS = '4c Kh Kd 9s';

const SETUP = plainSetup('crown-rapid', 'traditional');

const balanceAt = (scene: Scene, seat: number): number =>
  balanceOf(scene.table.ledger, patronAccount(seat, `patron-${seat}`));

function coup(scene: Scene, stake: number, cards: string): Scene {
  scene.do({ do: 'open-wagering' }).wager(1, 'player', stake).do({ do: 'close-wagering' });
  return scene.cards(cards).do({ do: 'settle-coup' });
}

test('[R-RNG-7] what was won or lost before changes no payment, no limit and no set-up', () => {
  const [lucky, unlucky] = [readyTable(SETUP), readyTable(SETUP)];
  for (let played = 0; played < 4; played += 1) {
    coup(lucky, 50_000, PLAYER_WINS);
    coup(unlucky, 50_000, BANKER_WINS);
  }
  expect(balanceAt(lucky, 1)).toBeGreaterThan(balanceAt(unlucky, 1));
  for (const scene of [lucky, unlucky]) coup(scene, 30_000, '9h Kc Ks 4d');
  expect(unlucky.table.records.at(-1)?.seats[0]?.paid).toEqual(
    lucky.table.records.at(-1)?.seats[0]?.paid.map(wager => ({
      ...wager,
      transfer: unlucky.table.records.at(-1)?.seats[0]?.paid[0]?.transfer,
    })),
  );
  expect(unlucky.table.setup).toEqual(lucky.table.setup);
  const over = { do: 'set-wager', seat: 1, patron: 'patron-1', bet: { on: 'player' } } as const;
  const by = { role: 'patron', id: 'patron-1', seat: 1 } as const;
  for (const scene of [lucky, unlucky]) scene.do({ do: 'open-wagering' });
  const refusals = [lucky, unlucky].map(scene => scene.refused({ ...over, by, stake: 500 }));
  expect(refusals[0]).toEqual(refusals[1]);
});

test('[R-BET-4] no wager above the balance, and what lies counts against it', () => {
  const scene = readyTable(SETUP).do({ do: 'open-wagering' });
  scene.wager(1, 'player', 900_000);
  const by = { role: 'patron', id: 'patron-1', seat: 1 } as const;
  const more = { do: 'set-wager', by, seat: 1, patron: 'patron-1', stake: 200_000 } as const;
  expect(scene.refused({ ...more, bet: { on: 'tie' } })).toMatchObject({
    refused: 'insufficient-balance',
  });
  scene.do({ ...more, bet: { on: 'tie' }, stake: 100_000 });
  expect(scene.refused({ ...more, bet: { on: 'banker' }, stake: 1_000 }).refused).toBe(
    'insufficient-balance',
  );
});

test('[R-ACC-5] house rules do not change while credits are there or a coup is open', () => {
  const scene = readyTable(SETUP);
  const by = staff('casino-supervisor');
  const setup = { ...SETUP, id: 'set-up-2', decks: 6 };
  const change = { do: 'change-setup', by, setup } as const;
  expect(scene.refused(change)).toMatchObject({ refused: 'not-now' });
  scene.do({ do: 'open-wagering' });
  expect(scene.refused(change)).toMatchObject({ refused: 'not-now' });
});

test('[R-IRR-6] [R-HIS-4] a corrected coup: roads drawn anew, the first result kept', () => {
  const scene = coup(readyTable(SETUP), 10_000, PLAYER_WINS);
  coup(scene, 10_000, '9h Kc Ks 4d');
  const before = scene.events.find(({ happened }) => happened === 'coup-settled');
  scene.do({ do: 'freeze-accounts', why: 'wrong card keyed' });
  const cards = BANKER_WINS.split(' ') as Card[]; // the test's own cards
  scene.do({
    do: 'report-irregularity',
    what: 'wrong-result-entered',
    facts: { cards, coup: 1 },
    approvedBy: staff('game-supervisor'),
  });
  expect(scene.table.shoe.hands.map(({ winner }) => winner).join('')).toBe('BP');
  // What was paid first stands on record unchanged; the correction stands beside it.
  expect(before).toMatchObject({ record: { result: 'player', number: 1 } });
  expect(scene.events).toContain(before);
  expect(scene.events.find(({ happened }) => happened === 'coup-restated')).toMatchObject({
    by: staff('dealer'),
    record: { result: 'banker', number: 1 },
  });
});
