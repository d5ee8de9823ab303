// verify, replay, backup and restore on a house that runs and on what it leaves behind: the built
// command as a process where that matters, and its sources in this process elsewhere.

import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { freshFolder } from '../../server/testing/database.ts';
import type { TestHouse } from '../../server/testing/house.ts';
import { playedHouse } from '../../server/testing/played-house.ts';
import { type ShapeName, SHAPES } from '../schema/shapes.ts';
import { linesIn, sabot } from '../testing/sabot.ts';
import { sabotProcess } from '../testing/sabot-process.ts';

// Processes of their own take their time on a busy machine.
const TIMEOUT_MS = 120_000;
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });

let house: TestHouse;
let folder: string;
let place: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabot-keeping-'));
  // The user that the database runs as must be able to pass.
  await chmod(folder, 0o711);
  place = join(folder, 'second-place');
  house = await playedHouse({ checkpoints: place });
});
afterAll(async () => {
  await house.end();
  await rm(folder, { recursive: true });
});

/** The line that was answered, which must have its shape. */
function lineOf(text: string, shape: ShapeName): Record<string, unknown> {
  const [line = {}] = linesIn(text);
  const { error } = SHAPES[shape].safeParse(line);
  expect(error).toBeUndefined();
  return line;
}

test('a house that runs is verified beside its play', async () => {
  const { code, out, error } = await sabotProcess(['verify', '--data', house.folder]);
  expect(error).toBe('');
  expect(out).toMatch(/^Checked in .* s, .* events a second:\n {2}\d+ streams, /);
  expect(out).toContain('every stream replayed');
  expect(out).toContain('Everything holds.');
  expect(code).toBe(0);
  const { SABOT_DATA } = { SABOT_DATA: house.folder };
  const quick = await sabotProcess(['verify', '--quick', '--json'], { SABOT_DATA });
  expect(lineOf(quick.out, 'verify-answer')).toMatchObject({
    isWhole: true,
    streams: expect.any(Number),
    damages: [],
  });
});

test('when the last wager and the first card came is told of every coup', async () => {
  const timing = (...more: string[]) => sabot(['timing', '--data', house.folder, ...more]);
  const { code, out } = await timing('--table', 'rapid', '--json');
  expect(code).toBe(0);
  const coups = linesIn(out).filter(line => 'coup' in line);
  expect(coups.length).toBeGreaterThanOrEqual(4);
  for (const coup of coups) {
    expect(SHAPES['timing-answer'].safeParse(coup).error).toBeUndefined();
    expect(coup).toMatchObject({ table: 'rapid', isInOrder: true });
  }
  const played = coups.find(
    ({ wagers, firstCardAt }) => Number(wagers) > 0 && firstCardAt !== null,
  );
  const moments = ['openedAt', 'lastWagerAt', 'closedAt', 'firstCardAt'].map(
    each => played?.[each],
  );
  expect(moments).toEqual([...moments].map(Number).toSorted((one, other) => one - other));
  expect((await timing()).out).toMatch(/Table live: \d+ coups[^]*Table rapid:[^]*Out of order: 0/u);
  expect(await timing('--table', 'pit-9')).toMatchObject({ code: 1 });
});

test('[R-HIS-2] a coup is told again with every payment, its clause and why', async () => {
  const words = ['replay', '--data', house.folder, '--table', 'rapid', '--shoe', '1'];
  // Whether anybody wagers on a coup is up to the simulated patrons.
  const records = house.house.table('rapid')?.parts?.mailbox.table.records ?? [];
  const number = records.find(({ seats }) => seats.length > 0)?.number ?? 0;
  const { code, out } = await sabot([...words, '--coup', `${number}`, '--json']);
  expect(code).toBe(0);
  const coup = lineOf(out, 'replay-coup-answer');
  expect(coup).toMatchObject({ table: 'rapid', rulebook: 'crown-rapid', shoe: 1, coup: number });
  expect(coup['payments']).toContainEqual(
    expect.objectContaining({
      seat: expect.any(Number),
      stake: expect.any(Number),
      paid: expect.any(Number),
      clause: expect.stringMatching(/\d/),
      because: expect.stringMatching(/\w/),
    }),
  );
  const told = await sabot([...words, '--coup', `${number}`]);
  expect(told.out).toContain(`Table rapid, shoe 1, coup ${number} (crown-rapid, live)`);
  expect(told.out).toMatch(/Player, card 1: [A23456789TJQK][shdc]\./);
  const all = await sabot([...words, '--json']);
  expect(linesIn(all.out).map(line => line['coup'])).toEqual(expect.arrayContaining([1, 2, 3, 4]));
});

test('[R-DIS-1] the file of a dispute is written, and holds by key and by journal', async () => {
  const at = ['--data', house.folder];
  const to = join(folder, 'dispute.jsonl');
  const coup = ['--table', 'live', '--shoe', '1', '--coup', '2', '--why', 'claim 7'];
  const made = await sabot(['dispute', ...at, ...coup, '--to', to, '--json']);
  expect(made).toMatchObject({ code: 0, error: '' });
  const kept = String(lineOf(made.out, 'dispute-answer')['name']);
  expect(await readdir(join(house.folder, 'disputes'))).toEqual([kept]);
  const twice = await sabot(['dispute', ...at, ...coup, '--to', to]);
  expect(twice).toMatchObject({ code: 1, error: expect.stringContaining('cannot be written') });
  const never = ['--table', 'live', '--shoe', '9', '--coup', '1', '--why', 'x', '--to', `${to}2`];
  expect(await sabot(['dispute', ...at, ...never])).toMatchObject({
    code: 1,
    error: 'sabot: There is no such coup, or it is not over yet.\n',
  });
  const byJournal = await sabot(['verify-dispute', to, ...at, '--json']);
  expect(lineOf(byJournal.out, 'verify-dispute-answer')).toMatchObject({
    ...{ holds: true, table: 'live', coup: 2, against: 'the journal', faults: [] },
  });
  const key = ['--key', join(place, 'checkpoint-key.pub.pem')];
  const byKey = await sabot(['verify-dispute', to, ...key]);
  expect(byKey.code).toBe(0);
  expect(byKey.out).toMatch(
    /^Table live, shoe 1, coup 2 .*claim 7\n\d+ events.*\nEverything holds/,
  );
  await writeFile(to, (await readFile(to, 'utf8')).replace('claim 7', 'claim 8'));
  expect(await sabot(['verify-dispute', to, ...key])).toMatchObject({
    code: 1,
    out: 'The file: its signature does not hold.\n',
  });
});

test('wrong words are usage; what is not there is named', async () => {
  const at = ['--data', house.folder];
  const table = ['--table', 'rapid'];
  expect(await sabot(['replay', ...at])).toMatchObject({ code: 2 });
  expect(await sabot(['verify', ...at, '--database', 'postgres://x'])).toMatchObject({
    code: 2,
    error: 'sabot: give --data DIR or --database URL, not both: each names a database\n',
  });
  expect(await sabot(['replay', ...at, ...table, '--coup', 'x'])).toMatchObject({
    code: 2,
    error: 'sabot: --coup is "x": a whole number from 1 is wanted there\n',
  });
  expect(await sabot(['replay', ...at, '--table', 'pit-9'])).toEqual({
    code: 1,
    out: '',
    error: 'sabot: There is no table pit-9 here; there is rapid, live.\n',
  });
  const late = await sabot(['replay', ...at, ...table, '--at', '99999999', '--json']);
  expect(late.code).toBe(1);
  expect(lineOf(late.out, 'house-error-answer')).toMatchObject({
    error: { code: 'no-such-event' },
  });
  const none = await sabot(['replay', ...at, ...table, '--shoe', '99']);
  expect(none).toMatchObject({ code: 1, error: 'sabot: Table rapid has no shoe 99.\n' });
  const nowhere = join(folder, 'nothing-here');
  expect(await sabot(['verify', '--data', nowhere])).toMatchObject({
    code: 1,
    error: `sabot: ${nowhere} holds no database of a house: name its folder with --data.\n`,
  });
  expect(await readdir(folder)).not.toContain('nothing-here');
  const silent = await sabot(['verify', '--database', 'postgres://127.0.0.1:9/none']);
  expect(silent).toMatchObject({ code: 1, error: expect.stringContaining('does not answer') });
});

test('[R-BAK-1] backed up while it plays, restored elsewhere, the same to the byte', async () => {
  const [backup, keys] = [join(folder, 'backup'), join(folder, 'keys')];
  const made = await sabotProcess([
    'backup',
    '--data',
    house.folder,
    '--to',
    backup,
    '--keys',
    keys,
  ]);
  expect(made.error).toBe('');
  expect(made.out).toContain('Keys copied apart: virtual-shoes.key, checkpoint-key.pem.');
  expect(await readdir(backup)).not.toContain('virtual-shoes.key');
  const twice = await sabot(['backup', '--data', house.folder, '--to', backup]);
  expect(twice).toMatchObject({ code: 1, error: expect.stringContaining('is not empty') });
  const running = await sabot(['restore', '--from', backup, '--data', house.folder]);
  expect(running).toMatchObject({ code: 1, error: expect.stringContaining('is in use by') });
  const again = await freshFolder();
  const from = ['restore', '--from', backup, '--keys', keys, '--data', again];
  const restored = await sabotProcess([...from, '--json']);
  expect(restored.error).toBe('');
  expect(lineOf(restored.out, 'restore-answer')).toMatchObject({
    report: { isWhole: true },
    keys: ['virtual-shoes.key', 'checkpoint-key.pem'],
  });
  const at = ['--table', 'live', '--at', '50', '--json'];
  const [before, after] = [
    await sabot(['replay', '--data', house.folder, ...at]),
    await sabot(['replay', '--data', again, ...at]),
  ];
  expect(after.out).toBe(before.out);
  expect(lineOf(after.out, 'replay-table-answer')).toMatchObject({
    event: expect.any(Number),
    rulebook: 'crown',
  });
  await rm(again, { recursive: true, force: true });
});

test('[R-EVT-4] closed, it is whole against its own checkpoints and its snapshots', async () => {
  await house.close();
  const { code, out } = await sabotProcess([
    ...['verify', '--data', house.folder, '--checkpoints', place],
  ]);
  expect(out).toContain(`2 checkpoints in ${place}`);
  expect(out).toMatch(/[4-9] snapshots/);
  expect(code).toBe(0);
  const shown = await sabot(['replay', '--data', house.folder, '--table', 'rapid']);
  expect(shown.out).toContain('2 passed, 2 equal byte for byte');
  const other = await sabotProcess(['verify', '--data', house.folder], {
    SABOT_CHECKPOINTS: join(folder, 'empty'),
  });
  expect(other).toMatchObject({ code: 1, error: expect.stringContaining('holds no checkpoint') });
});
