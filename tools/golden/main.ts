// npm run golden -- NAME: records a journal of this version for each kind of stream under
// tools/golden/NAME: tables and tournaments of each book, the house, the cage, the note acceptors.
// What was recorded before stays: later versions are held to all of them.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

import { foldNamed } from './folds.ts';
import { pack } from './journal.ts';
import { recordEverything } from './record-everything.ts';

const [, , name = ''] = process.argv;
const folder = new URL(`./${name}/`, import.meta.url);
if (!/^[a-z0-9.-]+$/.test(name) || existsSync(folder)) {
  console.error('golden: give a new name for what is recorded, as 0.2.0');
  process.exit(2);
}
mkdirSync(folder);
const folded: [string, unknown][] = [];
for await (const [journal, events] of recordEverything()) {
  const packed = pack(events);
  writeFileSync(new URL(`${journal}.jsonl.gz`, folder), packed);
  console.log(`${journal}: ${events.length} events, ${packed.length} bytes`);
  folded.push([journal, foldNamed(journal, events)]);
}
writeFileSync(
  new URL('folded.json', folder),
  `${JSON.stringify(Object.fromEntries(folded), null, 2)}\n`,
);
