// Every projection of the house.

import { HOUSE_STREAM } from '../../storage/journal/house-stream.ts';
import { tableOfStream } from '../../tables/mailbox/rebuild.ts';
import { balances } from './balances.ts';
import { coups } from './coups.ts';
import { meters } from './meters.ts';
import type { Projection } from './projection.ts';
import { significantEventsProjection } from './significant-events.ts';
import { ticketsProjection } from './tickets.ts';
import { together } from './together.ts';

/** What happened at tables and in the house: read once for all. */
export const floor = together(
  {
    name: 'floor',
    version: 2,
    reads: stream => stream === HOUSE_STREAM || tableOfStream(stream) !== null,
  },
  [coups, meters, significantEventsProjection],
);

/** In the order in which they are brought up to date. */
export const PROJECTIONS: readonly Projection[] = [floor, ticketsProjection, balances];
