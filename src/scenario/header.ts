// What a scenario says about itself: the clauses it shows, and one sentence of what it shows.

import { z } from 'zod';

const MOST_CLAUSES = 20;

export const headerSchema = z
  .strictObject({
    title: z.string().min(1).max(300).exactOptional(),
    clause: z.array(z.string().min(1).max(60)).max(MOST_CLAUSES).exactOptional(),
  })
  .describe('What a scenario is about; it changes nothing and may stand anywhere.');
