import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

import { isAlive, livingPostmaster } from '../src/server/storage/postgres/postmaster.ts';
import { freshFolder } from '../src/server/testing/database.ts';

const START = fileURLToPath(new URL('start.mjs', import.meta.url));
/** It may have to build first. */
const PATIENCE = { timeout: 170_000, interval: 20 };

/** Stands for npm: starts the house, says its number, and does no more. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const house = spawn(process.execPath, [${JSON.stringify(START)}], { stdio: 'inherit' });
  console.log('house is process ' + house.pid);
  house.on('exit', code => process.exit(code));`;

test('npm that is killed takes its house with it: nothing is left running', async () => {
  const folder = await freshFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const parent = spawn(process.execPath, ['-e', PARENT], {
    env: {
      ...process.env,
      ...{ npm_lifecycle_event: 'start', SABOT_HOST: '127.0.0.1', SABOT_PORT: '0' },
      ...{ SABOT_DATA: folder, SABOT_SIMULATED_PATRONS: 'no' },
    },
  });
  let said = '';
  for (const stream of [parent.stdout, parent.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text.toString('utf8');
    });
  }
  const isAnswered = (): boolean => said.includes('Ctrl-C closes it.') || parent.exitCode !== null;
  await expect.poll(isAnswered, PATIENCE).toBe(true);
  expect(said).toContain('Ctrl-C closes it.');
  const house = Number(/house is process (\d+)/.exec(said)?.[1]);
  expect(isAlive(house)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(house), PATIENCE).toBe(false);
  expect(livingPostmaster(join(folder, 'postgres'))).toBeNull();
}, 180_000);
