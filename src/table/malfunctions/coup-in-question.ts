// The coup that a malfunction was in: named by its shoe and number, present or past (R18).

import type { At } from '../act.ts';
import type { Facts } from '../irregularities/irregularity.ts';
import { coupMeant } from '../restatement/reported-coup.ts';
import type { Reason } from '../reason.ts';

/** Why there is nothing to rule on; undefined where the coup is known. */
export const noSuchCoup = (context: At, facts: Facts): Reason | undefined =>
  coupMeant(context, facts) === undefined ? { code: 'no-such-settled-coup' } : undefined;
