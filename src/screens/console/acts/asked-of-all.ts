// Questions that many acts ask.

import type { Field } from './act.ts';

export const WHO: Field = { slot: 'person', label: 'who' };
export const AMOUNT: Field = { slot: 'cents', label: 'amount' };
export const NOTE: Field = { slot: 'note', label: 'record' };
