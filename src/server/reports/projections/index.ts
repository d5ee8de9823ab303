// Every projection of the house.

import { HOUSE_STREAM } from '../../storage/journal/house-stream-name.ts';
import { tableOfStream } from '../../tables/mailbox/rebuild.ts';
import { balances } from './balances.ts';
import { cashMovements } from './cash-movements.ts';
import { coups } from './coups.ts';
import { ledgerDays } from './ledger-days.ts';
import { meters } from './meters.ts';
import type { Projection } from './projection.ts';
import { reportCells } from './report-cells.ts';
import { significantEventsProjection } from './significant-events.ts';
import { ticketsProjection } from './tickets.ts';
import { together } from './together.ts';

/** What happened at tables and in the house: read once for all. */
export const floor = together(
  {
    name: 'floor',
    version: 3,
    reads: stream => stream === HOUSE_STREAM || tableOfStream(stream) !== null,
  },
  // Coups first: reports write beside each who dealt it.
  [coups, meters, significantEventsProjection, reportCells, ledgerDays, cashMovements],
);

/** In the order in which they are brought up to date. */
export const PROJECTIONS: readonly Projection[] = [floor, ticketsProjection, balances];
