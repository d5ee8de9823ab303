import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, expect, test } from 'vitest';

import { freshFolder, must, startTestPostgres } from '../../testing/database.ts';
import { connect, connectChecked } from './connect.ts';
import { socketPath } from './data-folder.ts';
import { failureFromLog, isFailure } from './failure.ts';
import { isAlive } from './postmaster.ts';
import { reachDatabase } from './reach.ts';
import { closedDoor, runner } from './run-as.ts';
import { type Postgres, type PostgresState, startPostgres } from './supervisor.ts';

const toStop: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of toStop.splice(0)) await one.stop();
});
const remember = <T extends { stop(): Promise<void> }>(one: T): T => {
  toStop.push(one);
  return one;
};

async function ask(postgres: Postgres, query: string): Promise<unknown> {
  const client = await connect(postgres.address, 'sabot test');
  const { rows } = await client.query({ text: query, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

const untilTrue = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await wait(20);
};

test('it starts durable, not as root, on a socket alone, and leaves nothing', async () => {
  const postgres = remember(await startTestPostgres());
  expect(postgres.how).toBe('started');
  expect(await ask(postgres, 'show fsync')).toBe('on');
  expect(await ask(postgres, 'show synchronous_commit')).toBe('on');
  expect(await ask(postgres, 'show full_page_writes')).toBe('on');
  expect(await ask(postgres, 'show data_checksums')).toBe('on');
  expect(await ask(postgres, 'show wal_segment_size')).toBe('1MB');
  expect(await ask(postgres, 'show listen_addresses')).toBe('');
  const owner = await stat(`/proc/${postgres.pid()}`);
  expect(owner.uid).not.toBe(0);
  const pid = postgres.pid();
  await postgres.stop();
  expect(isAlive(pid)).toBe(false);
  await expect(stat(postgres.folder)).rejects.toThrow('ENOENT');
});

test('a data folder whose path is too long for a socket gets a short socket folder', async () => {
  const base = await freshFolder();
  const folder = join(base, 'a-long-name-'.repeat(9));
  await mkdir(folder);
  for (const name of ['postgres', 'postgres.password']) {
    await rename(join(base, name), join(folder, name));
  }
  const postgres = remember(must(await startPostgres({ folder, purpose: 'sabot test' })));
  const { host } = postgres.address as { host: string };
  expect(Buffer.byteLength(socketPath(host))).toBeLessThanOrEqual(107);
  expect(await ask(postgres, 'select 1')).toBe(1);
  await postgres.stop();
  await expect(stat(host)).rejects.toThrow('ENOENT');
  await rm(base, { recursive: true });
});

test('a second owner of the same folder is refused by name; a reader may join', async () => {
  const first = remember(await startTestPostgres());
  const second = await startPostgres({ folder: first.folder, purpose: 'sabot serve' });
  expect(second).toMatchObject({ failed: 'already-in-use' });
  expect(isFailure(second) && second.says).toContain(`sabot test, process ${process.pid}`);
  const reader = must(
    await startPostgres({ folder: first.folder, purpose: 'sabot verify', as: 'join' }),
  );
  expect(reader.how).toBe('joined');
  await reader.stop();
  expect(await ask(first, 'select 1')).toBe(1);
});

/** A process of its own that starts a database and waits to be killed. */
async function startInChild(folder: string): Promise<{ kill(): Promise<void> }> {
  const program = `
    import { startPostgres } from ${JSON.stringify(new URL('supervisor.ts', import.meta.url))};
    const up = await startPostgres({ folder: ${JSON.stringify(folder)}, purpose: 'sabot test' });
    process.stdout.write('says' in up ? up.says : 'up');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise(resolve => child.stdout.once('data', resolve));
  expect(String(said)).toBe('up');
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  return {
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
  };
}

test('[R-MEM-2] an orphan left by kill -9 is adopted', async () => {
  const folder = await freshFolder();
  const owner = await startInChild(folder);
  await owner.kill();
  const postgres = remember(await startTestPostgres({ folder }));
  expect(postgres.how).toBe('adopted');
  expect(await ask(postgres, 'select 1')).toBe(1);
  const { pid } = postgres;
  await postgres.stop();
  expect(pid()).toBe(0);
});

test('an orphan with other settings is ended cleanly and started anew', async () => {
  const folder = await freshFolder();
  const owner = await startInChild(folder);
  await owner.kill();
  const settings = { work_mem: '8MB' };
  const postgres = remember(await startTestPostgres({ folder, settings }));
  expect(postgres.how).toBe('started');
  expect(await ask(postgres, 'show work_mem')).toBe('8MB');
});

test('[R-MEM-2] a database that is killed comes back by itself and the house is told', async () => {
  const states: PostgresState[] = [];
  const postgres = remember(await startTestPostgres({ onChange: state => states.push(state) }));
  const killed = postgres.pid();
  process.kill(killed, 'SIGKILL');
  await untilTrue(() => states.at(-1)?.is === 'running');
  expect(states[0]?.is).toBe('gone');
  expect(postgres.pid()).not.toBe(killed);
  expect(await ask(postgres, 'select 1')).toBe(1);
});

test('work on a database: beside its owner, or by itself for as long as it takes', async () => {
  const owner = remember(await startTestPostgres());
  const beside = must(await reachDatabase({ data: owner.folder }, 'sabot verify'));
  await beside.leave();
  expect(await ask(owner, 'select 1')).toBe(1);
  const pid = owner.pid();
  expect(await reachDatabase({ data: owner.folder }, 'sabot restore', 'own')).toMatchObject({
    failed: 'already-in-use',
  });
  expect(await reachDatabase({ url: 'postgres://127.0.0.1:9/none' }, 'verify')).toMatchObject({
    failed: 'cannot-connect',
  });
  expect(isAlive(pid)).toBe(true);
});

test('data of another version is refused with a sentence that says what to do', async () => {
  const folder = await freshFolder();
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '14\n');
  const refused = await startPostgres({ folder, purpose: 'sabot test' });
  expect(refused).toMatchObject({ failed: 'other-version' });
  expect(isFailure(refused) && refused.says).toContain('PostgreSQL 14');
  await rm(folder, { recursive: true });
});

test('a folder behind a closed door is refused before anything is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sabot-closed-'));
  const user = runner() ?? { name: 'nobody', uid: 65_534, gid: 65_534 };
  expect(closedDoor(join(folder, 'data'), user)).toBe(folder);
  const link = `${folder}-link`;
  await symlink(folder, link);
  expect(closedDoor(join(link, 'data'), user)).toBe(folder);
  await rm(link);
  await chmod(folder, 0o711);
  expect(closedDoor(join(folder, 'data'), user)).toBeNull();
  await rm(folder, { recursive: true });
});

test.each([
  ['FATAL:  could not write lock file: No space left on device', 'disk-full'],
  ['FATAL:  database files are incompatible with server', 'other-version'],
  ['FATAL:  lock file "postmaster.pid" already exists', 'already-in-use'],
  ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', 'port-not-free'],
  ['FATAL:  data directory "/x" has wrong ownership', 'folder-not-writable'],
  ['PANIC:  could not locate a valid checkpoint record', 'did-not-start'],
])('its own words %j become the failure %s, in one sentence', (words, failed) => {
  const refused = failureFromLog(`2025-01-01 [1] ${words}\n`, '/data');
  expect(refused.failed).toBe(failed);
  expect(refused.says).toMatch(/^[A-Z].*\.$/u);
});

test('a port where the system picks ports by chance is refused', async () => {
  const refused = await startPostgres({ folder: '/nowhere', purpose: 'test', port: 40_000 });
  expect(refused).toMatchObject({ failed: 'port-not-free' });
});

test('[R-MEM-2] a database that does not sync is refused, whoever runs it', async () => {
  const postgres = remember(await startTestPostgres({ settings: { fsync: 'off' } }));
  expect(await connectChecked(postgres.address, 'sabot test')).toMatchObject({
    failed: 'not-durable',
  });
  expect(await connectChecked({ url: 'postgres://127.0.0.1:9/none' }, 'test')).toMatchObject({
    failed: 'cannot-connect',
  });
});
