// What a patron must be told about a command that was done, but not quite as asked.

import type { TableEvent } from '../../../table/acts.ts';
import type { Remark } from '../../../wire/socket/server-messages.ts';

const NONE: readonly Remark[] = [];

/** Stakes that limits cut down, wagers that went back, parts of a repeat that were left out. */
export function remarksOn(events: readonly TableEvent[]): readonly Remark[] {
  const remarks: Remark[] = [];
  for (const event of events) {
    if (event.happened !== 'wagers-changed') continue;
    for (const { bet, clause, reason } of event.changes) {
      if (clause !== undefined && reason !== undefined) {
        remarks.push({ clause, reason, bet });
      }
    }
    for (const { bet, clause, reason } of event.leftOut ?? []) {
      remarks.push({ clause, reason, bet });
    }
  }
  return remarks.length === 0 ? NONE : remarks;
}
