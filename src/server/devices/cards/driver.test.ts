import { afterAll, beforeAll, expect, test } from 'vitest';

import { staff } from '../../../table/testing/scene.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { HandClock } from '../../testing/clock.ts';
import { startTestPostgres } from '../../testing/database.ts';
import type { TestPostgres } from '../../testing/database.ts';
import { journalOn } from '../../testing/journal.ts';
import { MailboxRig } from '../../testing/mailbox.ts';
import { CardDriver } from './driver.ts';
import { withCheck } from './line.ts';

const clock = new HandClock();
let postgres: TestPostgres;
let journal: Journal;
beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
});
afterAll(async () => {
  await journal.close();
  await postgres.stop();
});

async function atTable(name: string, heard: string[]) {
  const rig = await MailboxRig.open(journal, name, clock);
  if (rig.box.table.setup === null) await rig.ready();
  const driver = new CardDriver({
    ...{ device: 'shoe-1', source: 'smart-shoe', box: rig.box },
    before: { stopped: null, from: null },
    onStop: fault => heard.push(fault),
  });
  return { rig, driver };
}

const cardsOf = (rig: MailboxRig): readonly (string | null)[] =>
  rig.box.table.coup?.cards.map(({ card }) => card) ?? [];

test('R-COM-3: a coup dealt by a smart shoe; the count goes on after a restart', async () => {
  const heard: string[] = [];
  const { rig, driver } = await atTable('smart', heard);
  await rig.do({ do: 'open-wagering' });
  await rig.wager(1, 1000);
  await rig.do({ do: 'close-wagering' });
  expect(driver.next).toBe(1);
  await driver.receive(withCheck('CARD 1 9s'));
  await driver.receive(withCheck('CARD 2 2h'));

  const again = await atTable('smart', heard);
  expect(again.driver.next).toBe(3);
  await again.driver.receive(withCheck('BEAT 3'));
  await again.driver.receive(withCheck('CARD 3 9d'));
  await again.driver.receive(withCheck('CARD 4 3c'));
  expect(cardsOf(again.rig)).toEqual(['9s', '2h', '9d', '3c']);
  expect(heard).toEqual([]);
});

test('R-COM-3 R-EVT-3: a card that comes twice stops the coup until it was looked at', async () => {
  const heard: string[] = [];
  const { rig, driver } = await atTable('twice', heard);
  await rig.do({ do: 'open-wagering' });
  await rig.wager(1, 1000);
  await rig.do({ do: 'close-wagering' });
  await driver.receive(withCheck('CARD 1 9s'));
  await driver.receive(withCheck('CARD 1 9s'));
  expect(heard).toEqual(['repeated']);
  expect(rig.box.table.frozen).not.toBeNull();
  await driver.receive(withCheck('CARD 2 2h'));
  expect(cardsOf(rig)).toEqual(['9s']);
  await rig.do(
    { do: 'unfreeze-accounts', finding: 'Seen on the recording.' },
    staff('casino-supervisor'),
  );
  driver.goOn(2);
  await driver.receive(withCheck('CARD 2 2h'));
  expect(cardsOf(rig)).toEqual(['9s', '2h']);
});

test('R-RES-2: a card that the table does not want now stops the coup too', async () => {
  const heard: string[] = [];
  const { rig, driver } = await atTable('early', heard);
  await driver.receive(withCheck('CARD 1 9s'));
  expect(heard).toEqual(['not-dealt']);
  expect(driver.stopped).not.toBeNull();
  expect(rig.box.table.frozen).not.toBeNull();
});
