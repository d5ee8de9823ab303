import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { labIsBuilt } from '../../server/http/lab-page.ts';
import { sabot } from '../testing/sabot.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

test.each(['65536', '-1', 'eighty', ''])('--port %j is refused by its name', async port => {
  const { code, error } = await sabot(['lab', '--port', port]);
  expect(code).toBe(2);
  expect(error).toContain(`--port: expected 0 to 65535, got ${port}`);
});

test('sabot lab prints its address, answers this machine, and ends by a signal', async () => {
  const run = ['--import', import.meta.resolve('tsx'), MAIN, 'lab', '--port', '0'];
  const child = spawn(process.execPath, run);
  const ended = once(child, 'exit');
  if (!labIsBuilt()) {
    expect(await ended).toEqual([1, null]);
    return;
  }
  const [line] = (await once(child.stdout, 'data')) as readonly Buffer[];
  const [, url = ''] = /^The lab: (http:\/\/(?:127\.0\.0\.1|\[::1\]):\d+\/lab\/)\n$/.exec(
    String(line),
  ) ?? [''];
  expect((await fetch(url)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 60_000);
