// npm run client: writes client/acts.ts from the OpenAPI description of a house that is started for
// it, and client/openapi.json with it. `--check` only says whether they are as they should be.

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { describedHouse } from './described-house.ts';
import { typesOf } from './types-of.ts';

const place = (name: string): string =>
  fileURLToPath(new URL(`../../client/${name}`, import.meta.url));

const description = await describedHouse();
const files = { 'acts.ts': typesOf(description) } as const;
for (const [name, text] of Object.entries(files)) {
  const before = await readFile(place(name), 'utf8').catch(() => '');
  if (before === text) continue;
  if (process.argv.includes('--check')) {
    console.log(`client/${name} is not as the house describes itself: npm run client`);
    process.exitCode = 1;
  } else await writeFile(place(name), text);
}
