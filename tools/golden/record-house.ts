// Records the house's own stream: a real house that opens, takes somebody in and opens again.

import { HOUSE_STREAM } from '../../src/server/house/log.ts';
import type { Journal } from '../../src/server/journal/journal.ts';
import { dealtTable, planOf, startTestHouse } from '../../src/server/testing/house.ts';
import type { RecordedEvent } from './journal.ts';

/** Plays the house's life once, and gives its stream as it lies in the database. */
export async function recordHouse(): Promise<readonly RecordedEvent[]> {
  const plan = planOf(dealtTable('pit'));
  const first = await startTestHouse({}, { plan });
  await first.house.record.note('signed-in', { staff: 'anna', role: 'administrator' });
  await first.close();
  const again = await startTestHouse({}, { folder: first.folder });
  try {
    return await readRecorded(again.house.journal, HOUSE_STREAM);
  } finally {
    await again.end();
  }
}

async function readRecorded({ db }: Journal, stream: string): Promise<readonly RecordedEvent[]> {
  const { rows } = await db.query<RecordedEvent>(
    `select encode(j.prev_hash, 'base64') as "prevHash", j.seq, j.epoch, j.at,
            j.gaming_day::text as "gamingDay", j.currency, j.kind, j.version,
            j.body::text as body, j.transfers::text as transfers, j.key,
            j.answer::text as answer, encode(j.hash, 'base64') as hash
       from journal j join stream s on s.id = j.stream where s.name = $1 order by j.seq`,
    [stream],
  );
  return rows;
}
