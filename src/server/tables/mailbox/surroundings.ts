// What a mailbox needs from the house it stands in, and what it tells it.

import type { TableEvent } from '../../../table/acts.ts';
import type { CoupName } from '../../../table/restatement/outstanding.ts';
import type { CoupRecord, Table } from '../../../table/table.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { OpenMailbox } from './open.ts';

/** What has just become durable: the table after it, and what happened. */
export interface CommittedChange {
  readonly before: Table;
  readonly table: Table;
  readonly events: readonly TableEvent[];
  /** The number of the last event. */
  readonly number: number;
}

/** What a mailbox needs from the house it stands in. */
export interface MailboxPorts {
  readonly journal: Pick<Journal, 'store' | 'keepSnapshot' | 'firstAnswer' | 'stop'>;
  readonly clock: Clock;
  readonly gamingDay: (at: number) => string;
  readonly engine: string;
  /** Commands that may be on their way to the disk at once; beyond them the answer is `busy`. */
  readonly mostFlying: number;
  /** A snapshot after so many events. */
  readonly snapshotEvery: number;
  readonly onStored: (table: string, stored: CommittedChange) => void;
  /** The table stopped, and why; no other does (R-MEM-5). */
  readonly onStopped: (table: string, because: string) => void;
  /**
   * The stream must be taken and read again; answers with how the table stands then, or that
   * another node of the house has it by now.
   */
  readonly reopen: (table: string) => Promise<OpenMailbox | 'elsewhere' | null>;
  /** Whether no other node can have the table: what writes nothing is answered only then. */
  readonly isSure?: () => boolean;
  /** Another node has the table: this one writes and says nothing more of it. */
  readonly onElsewhere?: (table: string) => void;
  /** A finished coup as the journal has it; null where there is none of that name. */
  readonly pastCoup: (table: string, coup: CoupName) => Promise<CoupRecord | null>;
}

/** Whether a mailbox takes commands, and why not. */
export type MailboxStanding =
  | { readonly is: 'open' | 'giving-back' | 'reopening' | 'closed' | 'elsewhere' }
  | { readonly is: 'stopped'; readonly because: string };
