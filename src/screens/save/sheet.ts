// A table to be saved: headings and rows, as comma-separated values.

export type SheetCell = string | number | null;

/** What a table is called as a file, its headings and its rows. */
export interface SavedSheet {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** A text that a spreadsheet would take for a formula is marked as text. */
function cell(value: SheetCell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^[=+@\t-]/u.test(text) && !/^-?[\d./]+$/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvText = ({ head, rows }: SavedSheet): string =>
  `${[head, ...rows].map(row => row.map(cell).join(',')).join('\r\n')}\r\n`;
