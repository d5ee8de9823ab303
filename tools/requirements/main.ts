// The requirements page's command: writes docs/requirements.md.

import { writeFileSync } from 'node:fs';

import { requirementsPage } from './page.ts';

writeFileSync(new URL('../../docs/requirements.md', import.meta.url), requirementsPage());
