// Where the projector's thread begins: it gives way to play before it loads all that it works with.

import { giveWay } from '../../ports/priority.ts';

giveWay();
await import('./worker.ts');
