// Coups of long ago are corrected from the journal, as often as it takes (G17).

import { afterAll, beforeAll, expect, test } from 'vitest';

import { balanceOf, patronAccount } from '../../table/accounts/money.ts';
import { owedBy, owingTo } from '../../table/restatement/outstanding.ts';
import { staff } from '../../table/testing/scene.ts';
import type { Card } from '../../rules/cards.ts';
import type { Journal } from '../storage/journal/journal.ts';
import { catchUp } from './projections/catch-up.ts';
import { PROJECTIONS } from './projections/index.ts';
import { HandClock } from '../testing/clock.ts';
import { startTestPostgres, type TestPostgres } from '../testing/database.ts';
import { journalOn } from '../testing/journal.ts';
import { MailboxRig } from '../testing/mailbox.ts';
import { verifyHouse } from '../checks/verify/verify-house.ts';

let postgres: TestPostgres;
let journal: Journal;
let rig: MailboxRig;

beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
  rig = await MailboxRig.open(journal, 'old', new HandClock());
});
afterAll(async () => {
  await rig.box.close();
  await journal.close();
  await postgres.stop();
});

const SUITS = ['s', 'h', 'd', 'c'];

async function play(coups: number): Promise<void> {
  for (let coup = 0; coup < coups; coup += 1) {
    await rig.do({ do: 'open-wagering' });
    await rig.wager(1, 5_000);
    await rig.do({ do: 'close-wagering' });
    const suit = SUITS[coup % 4] ?? 's';
    await rig.cards(`9${suit} 5${suit} T${suit} K${suit}`);
    await rig.do({ do: 'settle-coup' });
  }
}

const correct = (coup: number, cards: string, shoe?: number) =>
  rig.box.submit({
    by: staff('dealer'),
    approvedBy: staff('game-supervisor'),
    command: {
      do: 'report-irregularity',
      what: 'wrong-result-entered',
      facts: {
        coup,
        cards: cards.split(' ') as Card[], // the test's own
        ...(shoe === undefined ? {} : { shoe }),
      },
    },
  });

const chips = (seat: number): number =>
  balanceOf(rig.box.table.ledger, patronAccount(seat, `patron-${seat}`));

test('a coup that the table has forgotten is read back and corrected, twice', async () => {
  await rig.ready();
  await play(14);
  expect(chips(1)).toBe(1_070_000);
  await rig.do({ do: 'freeze-accounts' });
  for (const projection of PROJECTIONS) await catchUp(journal.db, projection);
  expect(await correct(1, '5s 9s Ts Ks')).toMatchObject({ outcome: 'done' });
  expect(chips(1)).toBe(1_060_000);
  // At once, before anybody has read the first correction from the journal.
  expect(await correct(1, '9h 9d Ts Ks')).toMatchObject({ outcome: 'done' });
  expect(chips(1)).toBe(1_065_000);
  expect(await correct(1, '9h 9d Ts Ks')).toMatchObject({
    refusal: { refused: 'nothing-to-do' },
  });
  expect(await correct(15, '9h 9d Ts Ks')).toMatchObject({
    refusal: { refused: 'report-is-false' },
  });
});

test('after a restart, a snapshot or none, the correction is known', async () => {
  await rig.box.close();
  for (const projection of PROJECTIONS) await catchUp(journal.db, projection);
  rig = await MailboxRig.open(journal, 'old', new HandClock());
  expect(rig.box.table.frozen).not.toBeNull();
  expect(await correct(1, '9s 5s Ts Ks')).toMatchObject({ outcome: 'done' });
  expect(chips(1)).toBe(1_070_000);
  expect([owedBy(rig.box.table), owingTo(rig.box.table)]).toEqual([[], []]);
  expect(await verifyHouse({ address: postgres.address })).toMatchObject({ damages: [] });
});
