// `npm run evidence -- --key release.pem [--since COMMIT-OR-TAG] [--to FILE]`: after `npm test`,
// the signed evidence of what was tested, with what the release touches of it since the one before
// (the newest tag, if none is named). It ends with 1 where a requirement that is called kept was
// not shown.

import { createPrivateKey } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { keySigner } from '../../src/server/checks/checkpoints/signer.ts';
import { componentsOf } from '../../src/server/checks/software/components.ts';
import { thisInstallation } from '../../src/server/checks/software/installation.ts';
import { thisRelease } from '../../src/server/ports/release.ts';
import { ROWS } from '../requirements/page.ts';
import { readHouse } from '../tidy/source.ts';
import { shownBy, writeEvidence } from './evidence.ts';
import { graphOf, impactOf, sayImpact } from './impact.ts';
import { changedSince } from './release-before.ts';
import { sbomOf } from './sbom.ts';
import {
  type BrowserResults,
  runsOfBrowser,
  runsOfVitest,
  type VitestResults,
} from './test-runs.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const textOf = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');

const TEXT = { type: 'string' } as const;
const { values } = parseArgs({ options: { key: TEXT, to: TEXT, since: TEXT } });
const { key, since, to = `${ROOT}test-results/evidence.jsonl` } = values;
if (key === undefined) throw new Error('--key FILE: the Ed25519 key that signs the release');
// The runners' own files; where their shape changed, every requirement would be told as not run.
const runs = [
  ...runsOfVitest(JSON.parse(textOf('test-results/vitest.json')) as VitestResults),
  ...runsOfBrowser(JSON.parse(textOf('test-results/playwright.json')) as BrowserResults),
];
const { whole } = componentsOf('', thisInstallation());
const { before, changed } = changedSince(ROOT, since);
const impact = impactOf(ROWS, graphOf(readHouse()), before, changed);
const sources = {
  ...{ rows: ROWS, runs, release: { ...thisRelease(), whole } },
  ...{ sbom: sbomOf(textOf('package-lock.json')), changelog: textOf('CHANGELOG.md') },
  impact,
};
const file = await writeEvidence(sources, keySigner(createPrivateKey(readFileSync(key))));
mkdirSync(dirname(to), { recursive: true });
writeFileSync(to, file);
const open = shownBy(ROWS, runs).filter(({ is, result }) => is === 'kept' && result !== 'passed');
console.log(`${to}: ${ROWS.length} requirements, ${open.length} kept ones without a passed test`);
console.log(sayImpact(impact));
for (const { id, result } of open) console.log(`${id}: ${result}`);
process.exitCode = open.length === 0 ? 0 : 1;
