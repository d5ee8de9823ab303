// `npm run operating:page`: writes the settings in docs/operating.md again.

import { readFileSync, writeFileSync } from 'node:fs';

import { withSettings } from './page.ts';

const file = new URL('../../docs/operating.md', import.meta.url);
writeFileSync(file, withSettings(readFileSync(file, 'utf8')));
