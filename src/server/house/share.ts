// What a house knows of being one of several: the office keeps the record, the cage and whatever
// has machines that print; a floor holds tables and follows the record.

import type { PlannedTable } from '../record/plan.ts';
import type { HouseEvent } from '../record/house-record.ts';
import type { TableHeard } from '../tables/installed/house-table.ts';

export interface HouseShare {
  readonly is: 'office' | 'floor';
  /** Whose leases they are: this node's, and no two houses of it have one name. */
  readonly owner: string;
  readonly leaseMs: number;
  /** Puts something on record where the office is. */
  readonly note: (kind: HouseEvent, body: object) => Promise<void>;
  /** What was put on record there. */
  readonly onFollowed: (kind: string, body: unknown) => void;
  /** What was heard last of a table that another has; null where nothing was. */
  readonly heard: (table: string) => TableHeard | null;
  /** Something but a wager is stored at one of our tables. */
  readonly onChange: (table: string) => void;
  /** Another node has a table that was ours. */
  readonly onElsewhere: (table: string) => void;
}

/** Tables whose tickets the cage must know at once stand where the cage is. */
export const isAtOffice = ({ setup }: PlannedTable): boolean =>
  setup.ticketsIn === true || setup.seats.some(({ printer }) => printer);
