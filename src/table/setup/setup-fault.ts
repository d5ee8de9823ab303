// What is wrong with a set-up, by field and clause.

import type { Said } from '../sentences.ts';

export interface SetupFault {
  readonly field: string;
  readonly clause: string;
  readonly because: Said;
}

export const fault = (field: string, clause: string, because: Said): SetupFault => ({
  field,
  clause,
  because,
});
