// Several readings of the same streams as one projection: the journal is read once for all.

import type { Projection } from './projection.ts';

/** One part: what it writes and how. */
export type Part = Pick<Projection, 'tables' | 'apply'>;

/** Parts that are read together; a new version of one is a new version of all. */
export const together = (
  about: Pick<Projection, 'name' | 'version' | 'reads'>,
  parts: readonly Part[],
): Projection => ({
  ...about,
  tables: parts.flatMap(({ tables }) => tables),
  apply: async (client, stream, events) => {
    for (const part of parts) await part.apply(client, stream, events);
  },
});
