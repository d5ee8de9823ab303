// `npm run sbom`: writes the software bill of materials to test-results/sbom.cdx.json.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { sbomOf } from './sbom.ts';

const ROOT = new URL('../../', import.meta.url);
const to = new URL('test-results/sbom.cdx.json', ROOT);
mkdirSync(new URL('.', to), { recursive: true });
writeFileSync(to, sbomOf(readFileSync(new URL('package-lock.json', ROOT), 'utf8')));
console.log('test-results/sbom.cdx.json');
