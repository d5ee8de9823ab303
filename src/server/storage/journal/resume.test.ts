import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestPostgres } from '../../testing/database.ts';
import type { TestPostgres } from '../../testing/database.ts';
import { journalOn, stored, takeOne, TestTable } from '../../testing/journal.ts';
import { watchDisk } from '../../checks/watches/disk-watch.ts';
import type { Journal } from './journal.ts';
import { resume } from './resume.ts';
import type { StreamRebuilder } from './resume.ts';

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

/** A state as small as can be: the cents that were staked. */
const staked: StreamRebuilder<{ readonly cents: number }> = {
  engine: 'test-1',
  begin: () => ({ cents: 0 }),
  fromSnapshot: body => body as { cents: number },
  evolve: ({ cents }, { body, kind }) => {
    if (kind === 'impossible-told') throw new Error('no such thing');
    return { cents: cents + (body as { stake: number }).stake };
  },
};

async function fiveWagers(name: string): Promise<TestTable> {
  const table = await TestTable.open(journal, name);
  for (let n = 0; n < 5; n += 1) {
    const { last, hash } = stored(await table.append());
    const state = { cents: 1000 * last };
    if (n === 2) await journal.keepSnapshot(table.stream.id, { seq: last, hash }, 'test-1', state);
  }
  return table;
}

const again = async (name: string) => resume(journal, await takeOne(journal, name), staked);

test('[R-MEM-2] a stream comes back from its snapshot, or from the beginning', async () => {
  const table = await fiveWagers('table:1');
  expect(await again('table:1')).toMatchObject({ state: { cents: 5000 }, events: 2 });
  await journal.db.query('delete from snapshot where stream = $1', [table.stream.id]);
  const resumed = await again('table:1');
  expect(resumed).toMatchObject({ state: { cents: 5000 }, events: 5, head: { seq: 5 } });
  expect(await again('never-written')).toMatchObject({ state: { cents: 0 }, head: { seq: 0 } });
});

test('[R-MEM-5] a changed byte since the snapshot stops that stream alone', async () => {
  await fiveWagers('table:2');
  await fiveWagers('table:3');
  const { id } = await takeOne(journal, 'table:2');
  await journal.db.query(`alter table journal disable trigger all;
    update journal set body = '{"stake":1}' where stream = ${id} and seq = 4;
    alter table journal enable trigger all`);
  expect(await again('table:2')).toMatchObject({ found: 'changed', seq: 4 });
  expect(await journal.take(['table:2', 'table:3'])).toMatchObject([
    { refused: 'stopped', says: 'table:2 is stopped: Event 4 of table:2 was changed.' },
    { taken: { seq: 5 } },
  ]);
});

test('an event that cannot be folded stops its stream too', async () => {
  const table = await TestTable.open(journal, 'table:4');
  stored(await table.append({ events: [{ kind: 'impossible-told', version: 1, body: {} }] }));
  expect(await again('table:4')).toMatchObject({
    found: 'witness-objects',
    says: 'Event 1 of table:4 cannot have happened: no such thing.',
  });
  expect(await journal.take(['table:4'])).toMatchObject([{ refused: 'stopped' }]);
});

test('[R-MEM-9] a disk that runs short holds the journal until there is room', async () => {
  let free = 1_000;
  const watch = watchDisk(journal, {
    folder: '/data',
    leastBytes: 500,
    everyMs: 60_000,
    freeBytes: () => Promise.resolve(free),
  });
  const table = await TestTable.open(journal, 'table:5');
  await watch.look();
  stored(await table.append());
  for (const [left, isWriting] of [
    [499, false],
    [600, false],
    [750, true],
  ] as const) {
    free = left;
    await watch.look();
    expect(journal.state.is === 'writing').toBe(isWriting);
  }
  stored(await table.append());
  watch.stop();
});
