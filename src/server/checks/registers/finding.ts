// What a check of the whole database answers: what it looked at, and what it found.

import type pg from 'pg';

import type { Damage } from '../../storage/journal/damage.ts';

/** A check that looks at the journal's own rows at the moment of the verification. */
export type JournalCheck = (client: pg.ClientBase) => Promise<CheckFinding>;

export interface CheckFinding {
  /** What was checked, for the report: '12 checkpoints'. */
  readonly checked: string;
  readonly damages: readonly Damage[];
}
