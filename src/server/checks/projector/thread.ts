// Where the projector's thread begins: it gives way to play before it loads all that it works with.

import { lowerPriority } from '../../ports/priority.ts';

lowerPriority();
await import('./worker.ts');
