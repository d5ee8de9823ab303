// A table that was left in an emergency takes nothing from anybody until it is opened again.

import type { EvacuatedOnRecord } from '../record/evacuations.ts';
import { ownOf } from '../record/house-stream-state.ts';
import type { RefusalTold } from '../tables/mailbox/outcome.ts';

/** Why nobody may send anything to this table now; null where it was not left. */
export const evacuationFault = (
  { evacuated }: { readonly evacuated: EvacuatedOnRecord },
  table: string,
): RefusalTold | null =>
  ownOf(evacuated, table) === undefined
    ? null
    : { refused: 'not-now', clause: 'R-MEM-4', reason: { code: 'table-evacuated' } };
