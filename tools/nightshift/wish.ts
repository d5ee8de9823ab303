// What somebody asks of the table; who asks and when comes with it.

import type { Command } from '../../src/table/index.ts';

/** A command without its time; the dealer gives it where nobody else is named. */
export type Wish = Command extends infer One
  ? One extends Command
    ? Omit<One, 'by' | 'at'> & { readonly by?: Command['by'] }
    : never
  : never;
