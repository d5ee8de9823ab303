// Registered before tsx, so that tsx compiles what this gives.

import { register } from 'node:module';

register(new URL('hooks.mjs', import.meta.url));
