// Writes docs/guides/patron.md again: tsx tools/guides/main.ts
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { patronPage } from './page.ts';

await writeFile(
  fileURLToPath(new URL('../../docs/guides/patron.md', import.meta.url)),
  await patronPage(),
);
