// Saves a table as a file: CSV at once, XLSX by a library that is loaded when it is first wanted.

import { csvText, type SavedSheet } from './sheet.ts';

/** Hands a file to the browser, which asks or knows where it goes. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(content);
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export const saveCsv = (sheet: SavedSheet): void =>
  saveFile(
    `sabot-${sheet.name}.csv`,
    // Spreadsheets take it for UTF-8 by the mark before it.
    new Blob(['\uFEFF', csvText(sheet)], { type: 'text/csv;charset=utf-8' }),
  );

export async function saveXlsx({ name, head, rows }: SavedSheet): Promise<void> {
  const { default: write } = await import('write-excel-file/browser');
  const heading = head.map(value => ({ value, fontWeight: 'bold' as const }));
  saveFile(`sabot-${name}.xlsx`, await write([heading, ...rows.map(row => [...row])]).toBlob());
}
