// The coup that a malfunction was in: named by its shoe and number, present or past (R18).

import type { At } from '../act.ts';
import type { Facts } from '../irregularities/irregularity.ts';
import { coupMeant } from '../restatement/past-coup.ts';
import type { Said } from '../sentences.ts';

/** Why there is nothing to rule on; undefined where the coup is known. */
export const noSuchCoup = (context: At, facts: Facts): Said | undefined =>
  coupMeant(context, facts) === undefined ? 'No such coup is on record as settled.' : undefined;
