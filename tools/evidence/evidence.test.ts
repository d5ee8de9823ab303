import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { keySigner } from '../../src/server/checks/checkpoints/signer.ts';
import { kept } from '../requirements/row.ts';
import { ROWS, requirementsPage } from '../requirements/page.ts';
import { changesIn, readEvidence, shownBy, writeEvidence } from './evidence.ts';
import { graphOf, impactOf, standingsIn } from './impact.ts';
import { type Lock, sbomOf } from './sbom.ts';
import { runsOfBrowser, runsOfVitest } from './test-runs.ts';

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

const row = kept('R-X-1', 'Something', 'src/a.test.ts', 'e2e/b.spec.ts#other words');
const runsOf = (first: string, second: string) => [
  ...runsOfVitest({
    testResults: [
      {
        name: '/house/src/a.test.ts',
        assertionResults: [{ fullName: 'R-X-1: a group its test', status: first }],
      },
    ],
  }),
  ...runsOfBrowser({
    suites: [
      {
        ...{ title: 'b.spec.ts', file: 'b.spec.ts' },
        suites: [
          {
            ...{ title: 'other', file: 'b.spec.ts' },
            specs: [{ title: 'words', ok: second === 'passed' }],
          },
        ],
      },
    ],
  }),
];

test('a requirement is shown only where every proof was run and passed', () => {
  const resultWith = (first: string, second: string) =>
    shownBy([row], runsOf(first, second))[0]?.result;
  expect(resultWith('passed', 'passed')).toBe('passed');
  expect(resultWith('passed', 'failed')).toBe('failed');
  expect(shownBy([row], [])[0]?.result).toBe('not-run');
  expect(shownBy([{ ...row, proofs: [] }], runsOf('passed', 'passed'))[0]?.result).toBe('no-test');
});

test('the bundle is signed over requirements, digest, bill and impact', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const release = { version: '1', engine: '1+x', whole: 'ab' };
  const changelog = '# Changelog\n\n## Unreleased\n\n- A change.\n\n## 0.1.0\n\n- Begun.\n';
  const impact = impactOf(ROWS, new Map(), null, []);
  const runs = runsOf('passed', 'passed');
  const sources = { rows: ROWS, runs, release, changelog, impact };
  const file = await writeEvidence({ ...sources, sbom: 'x' }, keySigner(privateKey));
  expect(readEvidence(file, publicKey)).toMatchObject({
    release,
    changes: changesIn(changelog),
    impact,
  });
  expect(changesIn(changelog)).toBe('Unreleased\n\n- A change.');
  const changed = Buffer.from(file.toString().replace('"1+x"', '"2+x"'));
  expect(readEvidence(changed, publicKey)).toEqual({ wrong: 'its signature does not hold' });
});

const code = (path: string, text: string) => ({ path, text });
const small = graphOf([
  code('src/a.test.ts', "import { b } from './b.ts';\nimport type { T } from './types.ts';\n"),
  code('src/b.ts', "import { c } from './c.ts';\nexport const b = c;\n"),
  code('src/c.ts', 'export const c = 1;\n'),
  code('src/types.ts', 'export type T = 1;\n'),
]);
const one = kept('R-X-1', 'Something', 'src/a.test.ts');
const before = { commit: 'abc', page: '| R-X-1 | Something | not yet | missing |\n' };
const touched = (...changed: readonly string[]) =>
  impactOf([one], small, before, changed).requirements[0];

test('a change touches a requirement as near as its proofs stand to it', () => {
  expect(touched('src/a.test.ts', 'src/c.ts')).toMatchObject({
    ...{ nearest: 'own', own: ['src/a.test.ts'], direct: [], behind: 1 },
    ...{ was: 'not-yet', is: 'kept' },
  });
  expect(touched('src/b.ts')).toMatchObject({ nearest: 'direct', direct: ['src/b.ts'] });
  expect(touched('src/c.ts')).toMatchObject({ nearest: 'behind', behind: 1 });
  // A type alone runs nothing, and what nobody loads is told as that.
  expect(touched('src/types.ts', 'docs/page.md')).toMatchObject({ nearest: 'untouched' });
  const { loadedByNone } = impactOf([one], small, before, ['src/b.ts', 'docs/page.md']);
  expect(loadedByNone).toEqual(['docs/page.md']);
});

test('a browser’s test stands behind all that the house is made of', () => {
  const shown = { ...one, proofs: ['e2e/pit.spec.ts#figures'] };
  const nearestTo = (path: string) => impactOf([shown], small, before, [path]).requirements[0];
  expect(nearestTo('src/b.ts')).toMatchObject({ nearest: 'behind' });
  expect(nearestTo('src/a.test.ts')).toMatchObject({ nearest: 'untouched' });
});

test('the page of the release before says where every requirement stood', () => {
  const standings = standingsIn(requirementsPage());
  expect(ROWS.map(({ id }) => standings.get(id))).toEqual(ROWS.map(({ is }) => is));
});
