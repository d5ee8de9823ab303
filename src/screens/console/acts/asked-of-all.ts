// Questions that many acts ask.

import type { SheetField } from './act.ts';

export const WHO: SheetField = { slot: 'person', label: 'who' };
export const AMOUNT: SheetField = { slot: 'cents', label: 'amount' };
export const NOTE: SheetField = { slot: 'note', label: 'record' };
