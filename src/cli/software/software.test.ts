// A manifest is signed, names every file that runs, and shows each change of an installation.

import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  componentsOf,
  differencesFrom,
  installedFiles,
  releaseManifest,
  thisInstallation,
  keySigner,
  readSoftwareApproval,
  writeReleaseManifest,
} from '../../server/index.ts';
import { SHAPES } from '../schema/shapes.ts';
import { linesIn, sabot } from '../testing/sabot.ts';

let folder: string;
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabot-manifest-'));
  await writeFile(at('release.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(at('release.pub.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
});
afterAll(() => rm(folder, { recursive: true }));

const verify = (file: string) =>
  sabot(['software', 'verify', '--key', at('release.pub.pem'), '--file', at(file)]);

test('[R-SW-2] a manifest is signed, and this installation is that release', async () => {
  const words = ['software', 'manifest', '--key', at('release.pem'), '--file', at('one.jsonl')];
  const made = await sabot([...words, '--json']);
  expect(made).toMatchObject({ code: 0, error: '' });
  const [line] = linesIn(made.out);
  expect(SHAPES['software-manifest-answer'].safeParse(line).error).toBeUndefined();
  expect(line?.['whole']).toBe(componentsOf().whole);
  expect(await verify('one.jsonl')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^This is .*, to the byte\.\n$/),
  });
  expect(await sabot(words)).toMatchObject({ code: 1 });
});

test('[R-SW-2] a file that was changed, is missing or is not of the release is named', async () => {
  const manifest = releaseManifest();
  const { rules = {} } = manifest.rooms;
  const { 'settle.ts': settle = '', ...others } = rules;
  const changed = { ...others, 'settle.ts': settle.replace(/^./, 'g'), 'gone.ts': 'a' };
  const { table: _, ...rooms } = manifest.rooms;
  const other = { ...manifest, rooms: { ...rooms, rules: changed } };
  const here = installedFiles(thisInstallation());
  const faults = differencesFrom(other.rooms, here).map(({ says }) => says);
  expect(faults).toEqual(
    expect.arrayContaining([
      'rules/gone.ts is missing.',
      'rules/settle.ts was changed.',
      'table/decide.ts is not of this release.',
    ]),
  );
  await writeFile(at('other.jsonl'), await writeReleaseManifest(other, keySigner(privateKey)));
  expect(await verify('other.jsonl')).toMatchObject({ code: 1, out: `${faults.join('\n')}\n` });
});

test('[R-SW-2] a manifest of another signer is none', async () => {
  const text = await readFile(at('one.jsonl'), 'utf8');
  await writeFile(at('forged.jsonl'), text.replace('"version":"0', '"version":"9'));
  expect(await verify('forged.jsonl')).toMatchObject({
    code: 1,
    error: expect.stringContaining('its signature does not hold'),
  });
  expect(await sabot(['software', 'verify'])).toMatchObject({ code: 2 });
});

test('[R-SW-5] digests are told under a seed, as a house tells them', async () => {
  const { out } = await sabot(['software', 'digests', '--seed', '4711', '--json']);
  const [line] = linesIn(out);
  expect(SHAPES['software-digests-answer'].safeParse(line).error).toBeUndefined();
  expect(line).toMatchObject({ ...componentsOf('4711') });
  expect((await sabot(['software', 'digests'])).out).toContain('  rules\n');
});

test('the regulator signs what is installed, under a reference and a day', async () => {
  const key = at('regulator.pem');
  const regulator = generateKeyPairSync('ed25519');
  await writeFile(key, regulator.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const file = at('approval.jsonl');
  const words = ['software', 'approve', '--key', key, '--file', file];
  expect(await sabot(words)).toMatchObject({ code: 2 });
  const named = [...words, '--reference', '17/2025', '--on', '2025-02-01'];
  const signed = await sabot(named);
  expect(signed).toMatchObject({ code: 0, error: '' });
  const { out } = await sabot(['software', 'digests']);
  const approval = readSoftwareApproval(await readFile(file), regulator.publicKey);
  expect(approval).toMatchObject({ reference: '17/2025', on: '2025-02-01' });
  expect('whole' in approval && out.startsWith(approval.whole)).toBe(true);
});
