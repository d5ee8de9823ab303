import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { chooseDataFolder, prepareDataFolder } from './data-folder.ts';
import { runner } from './run-as.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'sabot-folder-'));
  // Whoever runs the database may enter it.
  await chmod(base, 0o755);
  await writeFile(join(base, 'file'), '');
});
afterAll(() => rm(base, { recursive: true, force: true }));

test('folders that are missing on the way are made, once or twice', async () => {
  const folder = join(base, 'one', 'two');
  for (let each = 0; each < 2; each += 1) {
    expect(await prepareDataFolder(folder, null)).toMatchObject({ root: folder });
    expect((await stat(folder)).isDirectory()).toBe(true);
  }
});

test('where a file lies in the way nothing is put elsewhere in silence', async () => {
  const folder = join(base, 'file', 'data');
  expect(chooseDataFolder(folder)).toBe(folder);
  expect(await prepareDataFolder(folder, runner())).toMatchObject({
    failed: 'folder-not-reachable',
    says: `${join(base, 'file')} is not a folder: choose a data folder elsewhere.`,
  });
});

test('a file system that takes no folders is told in one sentence, and not for ever', async () => {
  const answer = await prepareDataFolder('/proc/sabot/data', runner());
  expect(answer).toMatchObject({
    failed: expect.stringMatching(/^folder-not-/u),
    says: expect.stringMatching(/\/proc\/sabot\/data/u),
  });
});
