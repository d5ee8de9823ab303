// Lets a trial's process run the house as it is built and delivered, not as it is written: tsx adds
// to every function what a measurement would count.

import { register } from 'node:module';

register(new URL('built-hooks.mjs', import.meta.url));
