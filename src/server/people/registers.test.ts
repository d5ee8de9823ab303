import { expect, test } from 'vitest';

import { addStaff, insertPerson, leaveStaff, listStaff } from './staff.ts';
import { startTestHouse } from '../testing/house.ts';
import { finishRegisters } from '../storage/registers/registers.ts';

const person = (id: string) =>
  ({ id, name: id, roles: ['dealer'], password: 'correct horse battery' }) as const;

test('[R-MEM-2] a change of the staff that a crash cut short follows the record', async () => {
  const house = await startTestHouse();
  const { record, journal } = house.house;
  const { db } = journal;
  const crashed = {
    note: async (kind: Parameters<typeof record.note>[0], body: object) => {
      await record.note(kind, body);
      throw new Error('the power went');
    },
  };
  const here = async () => (await listStaff(db)).map(({ id }) => id);

  // Written down, and nothing more: nobody was added.
  await insertPerson(db, person('ann'), false);
  // Put on record, and not confirmed: ben was added, and dan has left.
  await addStaff(db, crashed, person('ben'), 'ada').catch(() => undefined);
  await addStaff(db, record, person('cat'), 'ada');
  await addStaff(db, record, person('dan'), 'ada');
  await leaveStaff(db, crashed, 'dan', 'ada').catch(() => undefined);
  // Written down as leaving, and not on record: eve stays.
  await addStaff(db, record, person('eve'), 'ada');
  await db.query(`update staff set left_at = now(), recorded = false where id = 'eve'`);
  expect(await here()).toEqual(['cat']);

  await finishRegisters(db);
  expect(await here()).toEqual(['ben', 'cat', 'eve']);
  await house.end();
});
