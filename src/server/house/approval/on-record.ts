// What a live house must have on record before a table plays: approvals of its software, of the
// console and of each terminal. A demonstration needs none.

import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import type { EquipmentRules } from '../../../rulebooks/index.ts';
import type { SeatPlan } from '../../../table/setup/setup.ts';
import type { SystemPage } from '../../../wire/socket/server-messages.ts';
import type { SentCommand } from '../../../table/acts.ts';
import { isApprovedDevice, type ListedDevice } from '../../devices/devices.ts';
import type { RefusalTold } from '../../tables/mailbox/outcome.ts';
import type { Release } from '../../ports/release.ts';
import type { SystemApproval } from '../../record/house-stream-state.ts';

/** The software that runs and the approval it runs under, side by side. */
export interface SystemStanding {
  readonly running: Release;
  readonly approval: SystemApproval | null;
  /** False when what runs is not what was approved, or nothing was. */
  readonly isApproved: boolean;
}

export const systemStanding = (
  running: Release,
  approval: SystemApproval | null,
): SystemStanding => ({ running, approval, isApproved: approval?.engine === running.engine });

/** A sentence where the running software is not the approved one; null where it is. */
export function mismatchOf({ running, approval, isApproved }: SystemStanding): HouseReason | null {
  if (isApproved) return null;
  if (approval === null) {
    return { code: 'software-without-approval', version: running.engine };
  }
  const approved = { name: approval.reference, note: approval.engine };
  return { code: 'software-not-as-approved', version: running.engine, ...approved };
}

/** The same for a console. */
export const systemPageOf = (system: SystemStanding): SystemPage => ({
  ...system.running,
  approval: system.approval,
  mismatch: mismatchOf(system),
});

/** What is judged: the house's record, and the table that somebody commands something of. */
export interface RecordedTable {
  readonly isDemonstration: boolean;
  readonly system: SystemStanding;
  readonly devices: readonly ListedDevice[];
  readonly table: string;
  readonly seats: readonly SeatPlan[];
  /** What the table's book says of equipment, where it does. */
  readonly equipment: EquipmentRules<string> | undefined;
}

const no = (refused: string, clause: string, reason: HouseReason): RefusalTold => ({
  refused,
  clause,
  reason,
});

/** Refuses to open a table or a terminal that lacks an approval; null for every other command. */
export function openingFault(command: SentCommand, recorded: RecordedTable): RefusalTold | null {
  if (recorded.isDemonstration) return null;
  if (command.do === 'open-table') return systemFault(recorded) ?? consoleFault(recorded);
  return command.do === 'buy-in' ? terminalFault(recorded, command.seat) : null;
}

function systemFault({ system, equipment }: RecordedTable): RefusalTold | null {
  const reason = mismatchOf(system);
  return reason === null ? null : no('not-approved', equipment?.system ?? 'R-SW-1', reason);
}

function consoleFault({ devices, table, equipment }: RecordedTable): RefusalTold | null {
  const isThere = devices.some(
    one => one.kind === 'console' && one.table === table && isApprovedDevice(one),
  );
  if (isThere) return null;
  return no('not-approved', equipment?.console ?? 'R-COM-5', { code: 'no-approved-console' });
}

/** A seat where patrons play at a terminal is opened only when that terminal is approved. */
function terminalFault(
  { devices, table, seats, equipment }: RecordedTable,
  seat: number,
): RefusalTold | null {
  const kind = seats.find(({ number }) => number === seat)?.kind;
  if (kind === undefined || kind === 'seat') return null;
  const isThere = devices.some(
    one =>
      one.kind === 'terminal' && one.table === table && one.seat === seat && isApprovedDevice(one),
  );
  if (isThere) return null;
  const clause = equipment?.terminal ?? 'R-COM-5';
  return no('not-approved', clause, { code: 'terminal-not-approved', seat });
}
