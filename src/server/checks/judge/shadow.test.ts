// The second judge beside play: silent while the house is honest, an alarm when a payment is not.

import { pino } from 'pino';
import { expect, test } from 'vitest';

import { connect } from '../../storage/postgres/connect.ts';
import { addStaff } from '../../people/staff.ts';
import { Forger } from '../../testing/forger.ts';
import { playedHouse } from '../../testing/played-house.ts';
import { ShadowJudge } from './shadow.ts';

const log = pino({ level: 'silent' });

/** Notes what would be put on record. */
function recorder() {
  const notes: { readonly kind: string; readonly body: unknown }[] = [];
  const note = (kind: string, body: unknown): Promise<void> => {
    notes.push({ kind, body });
    return Promise.resolve();
  };
  return { notes, record: { note } as never };
}

test('[R-RES-2] a payment that the odds do not give is an alarm within seconds', async () => {
  const house = await playedHouse();
  const { record, notes } = recorder();
  const honest = new ShadowJudge({ record, log }, house.address, 100, 500);
  await new Promise(resolve => setTimeout(resolve, 6_000));
  await honest.stop();
  expect(notes).toEqual([]);

  const admin = await connect(house.address, 'somebody with all rights');
  const forger = await Forger.at(admin, 'table:rapid');
  await forger.rewriteFrom(2, body =>
    body.replace(/("outcome":"lose","paid":)0/u, (_, before: string) => `${before}100`),
  );
  const shadow = new ShadowJudge({ record, log }, house.address, 100);
  await expect.poll(() => notes.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(notes[0]).toMatchObject({ kind: 'journal-damaged', body: { stream: 'table:rapid' } });
  expect(JSON.stringify(notes)).toContain('payment-wrong');
  await shadow.stop();
  await forger.undo();

  // Nothing of it is a row of the journal: people and programs are looked at beside it.
  const { journal, record: kept } = house.house;
  const ada = { id: 'ada', name: 'Ada', roles: ['dealer'], password: 'a long one' } as const;
  await addStaff(journal.db, kept, ada, 'set-up');
  notes.length = 0;
  const around = new ShadowJudge({ record, log }, house.address, 100, 200);
  await admin.query(`update staff set roles = '{operator}' where id = 'ada'`);
  await admin.query('alter table journal disable trigger journal_is_append_only');
  const said = () => notes.map(({ body }) => JSON.stringify(body));
  const isSaid = (words: string) => said().filter(one => one.includes(words)).length;
  const patience = { timeout: 30_000 };
  await expect.poll(() => isSaid('ada of the staff is not as on record'), patience).toBe(1);
  await expect.poll(() => isSaid('journal_is_append_only on journal'), patience).toBe(2);
  await around.stop();
  await admin.end();
  await house.end();
}, 120_000);
