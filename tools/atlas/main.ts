// The atlas command. Plain, it writes docs/atlas.md; with --check it only says whether it is true.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawAtlas } from './atlas.ts';
import { atlasPage } from './page.ts';

const PAGE = join(dirname(fileURLToPath(import.meta.url)), '../../docs/atlas.md');

function main(checking: boolean): number {
  const atlas = drawAtlas();
  const page = atlasPage(atlas);
  for (const [book, tables] of Object.entries(atlas.reached)) {
    console.log(`${book}: ${tables} different tables reached`);
  }
  if (!checking) {
    writeFileSync(PAGE, page);
    return 0;
  }
  if (existsSync(PAGE) && readFileSync(PAGE, 'utf8') === page) return 0;
  console.error('docs/atlas.md is no longer what the engine does: npm run atlas writes it again.');
  return 1;
}

process.exitCode = main(process.argv.includes('--check'));
