import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

test('what runs before the dependencies are there needs none', () => {
  const files = ['tools/set-up.mjs', 'tools/start.mjs', 'tools/test.mjs', 'tools/pack-library.mjs'];
  for (const file of [...files, 'sabot']) {
    const text = readFileSync(join(root, file), 'utf8');
    const from = [...text.matchAll(/^(?:import|\} from) .*?'([^']+)';$/gm)].map(found => found[1]);
    expect(from.length).toBeGreaterThan(0);
    expect(from.filter(name => !/^(node:|\.)/.test(name ?? ''))).toEqual([]);
  }
});

test('before it is set up, sabot says in one sentence how to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-bare-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(join(root, 'sabot'), join(folder, 'sabot.mjs'));
  const said = spawnSync(process.execPath, [join(folder, 'sabot.mjs')], { encoding: 'utf8' });
  expect(said.status).toBe(2);
  expect(said.stdout).toBe('');
  expect(said.stderr).toMatch(/^sabot: not set up yet; .*`npm run build`.*\n$/);
});
