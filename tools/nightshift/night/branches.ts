// A night taken up again where a command was accepted that few nights get to: the command is given
// there once more with other fields, and the night goes on from there in another way.

import type { Fields } from '../commands/draw-schema.ts';
import { knownCells } from './target.ts';

/** A night up to the line that was accepted, with the cell of its command and phase. */
export interface Branch {
  readonly seed: number;
  readonly cell: string;
  /** The last of them is the accepted line. */
  readonly lines: readonly Fields[];
}

/** What a thousand nights accept less often than this is worth coming back to. */
const SELDOM = 60;

const OFTEN = new Map(knownCells().map(({ row, column, often }) => [`${row}|${column}`, often]));

/** True for a cell that few nights get to. */
export const isSeldom = (cell: string): boolean => (OFTEN.get(cell) ?? 0) < SELDOM;
