import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { keySigner } from '../../src/server/checks/checkpoints/signer.ts';
import { kept } from '../requirements/row.ts';
import { ROWS } from '../requirements/page.ts';
import { impactIn, readEvidence, shownBy, writeEvidence } from './evidence.ts';
import { type Lock, sbomOf } from './sbom.ts';

const lockText = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const lock = JSON.parse(lockText) as Lock; // npm's own file

interface Bom {
  readonly serialNumber: string;
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly scope: string;
    readonly hashes?: readonly { readonly content: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

test('[R-SW-4] the bill of materials has every package of the lock, with its hash', () => {
  const bom = JSON.parse(sbomOf(lockText)) as Bom; // our own
  const paths = Object.keys(lock.packages).filter(path => path !== '');
  expect(bom.components.map(each => each['bom-ref'])).toEqual(paths.toSorted());
  for (const { 'bom-ref': path, hashes = [] } of bom.components) {
    const [hash] = hashes;
    const digest = lock.packages[path]?.integrity?.replace('sha512-', '') ?? '';
    expect(hash?.content ?? '').toBe(Buffer.from(digest, 'base64').toString('hex'));
  }
  expect(bom.components.find(each => each['bom-ref'].endsWith('/vitest'))?.scope).toBe('excluded');
  const refs = new Set(['sabot', ...paths]);
  const loose = bom.dependencies.flatMap(({ dependsOn }) =>
    dependsOn.filter(ref => !refs.has(ref)),
  );
  expect(loose).toEqual([]);
  expect(bom.dependencies.find(({ ref }) => ref === 'sabot')?.dependsOn).toContain(
    'node_modules/pg',
  );
});

test('[R-SW-4] the same lock gives the same bill, another lock another', () => {
  expect(sbomOf(lockText)).toBe(sbomOf(lockText));
  const other = JSON.parse(sbomOf(lockText.replace('"sabot"', '"sabot2"'))) as Bom;
  expect(other.serialNumber).not.toBe((JSON.parse(sbomOf(lockText)) as Bom).serialNumber);
  expect(other.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab]/);
});

const row = kept('R-X-1', 'Something', 'src/a.test.ts', 'src/b.test.ts#other words');
const reportOf = (first: string, second: string) => ({
  testResults: [
    { name: '/house/src/a.test.ts', assertionResults: [{ title: 'R-X-1: a', status: first }] },
    { name: '/house/src/b.test.ts', assertionResults: [{ title: 'other words', status: second }] },
  ],
});

test('a requirement is shown only where every proof was run and passed', () => {
  const resultWith = (first: string, second: string) =>
    shownBy([row], reportOf(first, second))[0]?.result;
  expect(resultWith('passed', 'passed')).toBe('passed');
  expect(resultWith('passed', 'failed')).toBe('failed');
  expect(shownBy([row], { testResults: [] })[0]?.result).toBe('not-run');
  expect(shownBy([{ ...row, proofs: [] }], reportOf('passed', 'passed'))[0]?.result).toBe(
    'no-test',
  );
});

test('the bundle is signed over requirements, digest, bill and impact', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const release = { version: '1', engine: '1+x', whole: 'ab' };
  const changelog = '# Changelog\n\n## Unreleased\n\n- A change.\n\n## 0.1.0\n\n- Begun.\n';
  const sources = { rows: ROWS, report: reportOf('passed', 'passed'), release, changelog };
  const file = await writeEvidence({ ...sources, sbom: 'x' }, keySigner(privateKey));
  expect(readEvidence(file, publicKey)).toMatchObject({ release, impact: impactIn(changelog) });
  expect(impactIn(changelog)).toBe('Unreleased\n\n- A change.');
  const changed = Buffer.from(file.toString().replace('"1+x"', '"2+x"'));
  expect(readEvidence(changed, publicKey)).toEqual({ wrong: 'its signature does not hold' });
});
