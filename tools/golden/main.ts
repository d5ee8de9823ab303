// npm run golden -- NAME: records a journal of this version for each book, and the house's own
// stream, under tools/golden/NAME.
// What was recorded before stays: later versions are held to all of them.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

import { foldRecorded, pack } from './journal.ts';
import { recordAll, STREAM } from './record.ts';
import { recordHouse } from './record-house.ts';

const [, , name = ''] = process.argv;
const folder = new URL(`./${name}/`, import.meta.url);
if (!/^[a-z0-9.-]+$/.test(name) || existsSync(folder)) {
  console.error('golden: give a new name for what is recorded, as 0.2.0');
  process.exit(2);
}
mkdirSync(folder);
const folded = recordAll().map(([book, events]) => {
  const packed = pack(events);
  writeFileSync(new URL(`${book}.jsonl.gz`, folder), packed);
  console.log(`${book}: ${events.length} events, ${packed.length} bytes`);
  return [book, foldRecorded(STREAM, events)] as const;
});
writeFileSync(new URL('house.jsonl.gz', folder), pack(await recordHouse()));
writeFileSync(
  new URL('folded.json', folder),
  `${JSON.stringify(Object.fromEntries(folded), null, 2)}\n`,
);
