// What one night is after: one command in one phase, from the list of all that a table has ever
// taken, so that over a run each of them is met often enough.

import { readFileSync } from 'node:fs';
import { RULEBOOK_IDS, type RulebookId } from '../../../src/rules/rulebook.ts';
import type { Table } from '../../../src/table/table.ts';
import type { CommandName } from '../../../src/table/acts.ts';
import type { Chance } from '../../oracle/chance.ts';
import type { Column } from '../counts.ts';

/** One line of cells.txt: 'report-irregularity fraud|dealing|crown tasmania|64'. */
export interface KnownCell {
  readonly row: string;
  readonly column: Column;
  readonly books: readonly RulebookId[];
  /** How often it was accepted in a thousand nights when the list was written. */
  readonly often: number;
}

export const CELLS_FILE = new URL('../cells.txt', import.meta.url);

/** Every command that was ever taken, by phase and book: `--cells` writes the list anew. */
export const knownCells = (): readonly KnownCell[] =>
  readFileSync(CELLS_FILE, 'utf8')
    .split('\n')
    .filter(line => line.includes('|'))
    .map(line => {
      const [row = '', column = '', books = '', often = '0'] = line.split('|');
      return {
        row,
        column: column as Column, // as it was written
        books: RULEBOOK_IDS.filter(id => books.split(' ').includes(id)),
        often: Number(often),
      };
    });

export interface Target {
  readonly command: CommandName;
  /** Of a report or a sanction which one. */
  readonly kind: string | undefined;
  readonly column: Column;
  readonly book: RulebookId | undefined;
}

/** What is met everywhere need not be aimed at; what is rare is aimed at more than once. */
const timesFor = ({ often }: KnownCell): number => (often > 150 ? 0 : often > 40 ? 1 : 3);

const CELLS = knownCells().flatMap(cell => Array.from({ length: timesFor(cell) }, () => cell));

/** The cell of a seed: one after another comes round. */
export function targetOf(seed: number, chance: Chance): Target | null {
  const cell = CELLS[seed % CELLS.length];
  if (cell === undefined) return null;
  const book = cell.books.length === 0 ? undefined : chance.pick(cell.books);
  return { ...targetIn(`${cell.row}|${cell.column}`), book };
}

/** What a night is told to be after: 'report-irregularity fraud|dealing'. */
export function targetIn(text: string): Target {
  const [row = '', column = ''] = text.split('|');
  const [command = '', kind] = row.split(' ');
  return {
    command: command as CommandName, // as it was written
    kind,
    column: column as Column,
    book: undefined,
  };
}

/** True where the table stands as the target wants it. */
export const isThere = ({ column }: Target, { phase, frozen }: Table): boolean =>
  column === 'frozen' ? frozen !== null : phase === column;
