// Every projection of the house.

import { HOUSE_STREAM } from '../../record/house-record.ts';
import { tableOf } from '../../tables/mailbox/rebuild.ts';
import { balances } from './balances.ts';
import { coups } from './coups.ts';
import { meters } from './meters.ts';
import type { Projection } from './projection.ts';
import { significantEvents } from './significant-events.ts';
import { tickets } from './tickets.ts';
import { together } from './together.ts';

/** What happened at tables and in the house: read once for all. */
export const floor = together(
  {
    name: 'floor',
    version: 2,
    reads: stream => stream === HOUSE_STREAM || tableOf(stream) !== null,
  },
  [coups, meters, significantEvents],
);

/** In the order in which they are brought up to date. */
export const PROJECTIONS: readonly Projection[] = [floor, tickets, balances];
