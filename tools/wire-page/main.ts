// The wire page's command: writes docs/wire.md.

import { writeFileSync } from 'node:fs';

import { wirePage } from './page.ts';

writeFileSync(new URL('../../docs/wire.md', import.meta.url), wirePage());
