import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { untilReady } from './launch.ts';
import { pidFileMark } from './postmaster.ts';

test('the pid file of a database that was killed does not speak for the next one', async () => {
  const cluster = mkdtempSync(join(tmpdir(), 'sabot-pid-'));
  // In a container the next one has the pid of the one before.
  const program = spawn('sleep', ['60'], { argv0: 'postgres' });
  onTestFinished(() => {
    program.kill();
    rmSync(cluster, { recursive: true });
  });
  const write = (startedAt: number): void => {
    const lines = [program.pid, cluster, startedAt, 5432, cluster, '', '1 0', 'ready   ', ''];
    writeFileSync(join(cluster, 'postmaster.pid'), lines.join('\n'));
  };
  write(1_700_000_000);
  const left = pidFileMark(cluster);
  let hasWritten = false;
  setTimeout(() => {
    hasWritten = true;
    write(1_700_000_001);
  }, 100);
  const found = await untilReady(cluster, () => false, left);
  expect({ hasWritten, pid: found?.pid }).toEqual({ hasWritten: true, pid: program.pid });
  // One that was there before is believed at once.
  expect(await untilReady(cluster)).toMatchObject({ pid: program.pid });
});
