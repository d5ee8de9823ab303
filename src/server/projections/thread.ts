// Where the projector's thread begins: it gives way to play before it loads all that it works with.

import { giveWay } from '../verify/give-way.ts';

giveWay();
await import('./worker.ts');
