// Where the shadow judge's thread begins: it gives way to play before it loads what it works with.

import { lowerPriority } from '../../ports/priority.ts';

lowerPriority();
await import('./shadow-worker.ts');
