// The plan of a house: what it is, and the tables it has. It stands in the journal and is never
// edited.

import type { Setup } from '../../table/setup/setup.ts';
import type { Titles } from '../../table/fields.ts';
import type { HouseKind } from '../settings/house-kind.ts';

/** Where a table's cards come from: a sealed order, or a dealer with real cards. */
export const SHOE_KINDS = ['virtual', 'dealt'] as const;
export type ShoeKind = (typeof SHOE_KINDS)[number];

/** A table of the house and the set-up that was approved for it. */
export interface PlannedTable {
  readonly name: string;
  readonly title: string;
  /** The same in other languages; an older plan has none. */
  readonly titles?: Titles;
  readonly shoe: ShoeKind;
  readonly setup: Setup;
}

export interface HousePlan {
  readonly name: string;
  readonly kind: HouseKind;
  readonly currency: string;
  readonly tables: readonly PlannedTable[];
}

/** What of a table is needed to take it up. */
export const toOpen = ({ name, setup }: PlannedTable) => ({
  name,
  rulebook: setup.rulebook,
  currency: setup.currency,
});

/** What a plan may not be; null for one that may. */
export function planFault({ kind, tables }: HousePlan): string | null {
  const names = new Set(tables.map(({ name }) => name));
  if (names.size !== tables.length) return 'Two tables have one name.';
  const virtual = tables.find(({ shoe }) => shoe === 'virtual');
  if (kind === 'live' && virtual !== undefined) {
    return `${virtual.name} has a virtual shoe, which a live house may not have.`;
  }
  return null;
}
