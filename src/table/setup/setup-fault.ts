// What is wrong with a set-up, by field and clause.

import type { Reason } from '../reason.ts';

export interface SetupFault {
  readonly field: string;
  readonly clause: string;
  readonly reason: Reason;
}

export const fault = (field: string, clause: string, reason: Reason): SetupFault => ({
  field,
  clause,
  reason,
});
