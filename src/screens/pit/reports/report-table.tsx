// A report as a table on the screen, with the keys that save and print it.

import type { ReactNode } from 'react';
import { useSettings } from '../../client/settings.tsx';
import { saveCsv, saveXlsx } from '../../save/save-file.ts';
import type { SheetCell } from '../../save/sheet.ts';
import type { Language } from '../../texts/index.ts';
import { languageFolder } from '../../../texts/languages.ts';
import { ScrolledTable } from '../scrolled.tsx';
import { type CellKind, type ReportSheet, savedSheet } from './report-sheets.ts';
import { type ReportWord, useReportTexts } from './use-report-texts.ts';

const numberText = (language: Language, value: number, digits: number): string =>
  new Intl.NumberFormat(languageFolder(language).locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** Day and time, with the month in letters (R-CLK-1). */
export const dayTimeText = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(languageFolder(language).locale, {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(at);

/** A cell as a reader of this language wants it; what is not known is a dash. */
export function useCellText(): (value: SheetCell, kind: CellKind) => string {
  const { language, money } = useSettings();
  return (value, kind) => {
    if (value === null) return '–';
    if (typeof value === 'string') return value;
    switch (kind) {
      case 'money':
        return money(Math.round(value));
      case 'share':
        return `${numberText(language, value * 100, 2)} %`;
      case 'zValue':
        return numberText(language, value, 2);
      case 'pace':
        return numberText(language, value, 1);
      case 'time':
        return dayTimeText(language, value);
      case 'text':
      case 'count':
        return numberText(language, value, 0);
      // no default
    }
  };
}

/** Beyond these the luck of an ordinary day does not reach: look (95 %), and act (three sigma). */
const NOTICE = 1.96;
const ACT = 3;

function tone(value: SheetCell, kind: CellKind): string {
  if (typeof value !== 'number') return '';
  if (kind === 'zValue' && Math.abs(value) >= ACT) return 'z-act';
  if (kind === 'zValue' && Math.abs(value) >= NOTICE) return 'amber';
  return kind === 'money' && value < 0 ? 'amber' : '';
}

export interface ReportTableProps {
  readonly sheet: ReportSheet;
  readonly totals?: readonly (readonly SheetCell[])[];
  /** Which row is looked behind, and how one looks behind another. */
  readonly chosen?: number | null;
  readonly onChoose?: (row: number) => void;
  readonly caption?: ReactNode;
}

export function ReportTable(props: ReportTableProps) {
  const { sheet, totals = [], chosen = null, onChoose, caption } = props;
  const text = useReportTexts();
  const cellText = useCellText();
  const cells = (row: readonly SheetCell[]) =>
    sheet.columns.slice(1).map(({ word, kind }, at) => (
      <td key={word} className={tone(row[at + 1] ?? null, kind)}>
        {cellText(row[at + 1] ?? null, kind)}
      </td>
    ));
  const [first] = sheet.columns;
  const head = (row: readonly SheetCell[]) => cellText(row[0] ?? null, first?.kind ?? 'text');
  return (
    <ScrolledTable label={sheet.name}>
      <table className="day-figures">
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {sheet.columns.map(({ word }) => (
              <th key={word} scope="col">
                {text(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, at) => (
            // Rows have no name but their place: a table and its currency, a coup and its clause.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <tr key={at} className={at === chosen ? 'pit-row-chosen' : ''}>
              <th scope="row">
                {onChoose === undefined ? (
                  head(row)
                ) : (
                  <button type="button" aria-pressed={at === chosen} onClick={() => onChoose(at)}>
                    {head(row)}
                  </button>
                )}
              </th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map(row => (
              <tr key={String(row[1])}>
                <th scope="row">{head(row)}</th>
                {cells(row)}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </ScrolledTable>
  );
}

export interface ReportKeysProps {
  readonly sheet: ReportSheet;
  readonly period: string;
}

/** Saved and printed as it stands. */
export function ReportKeys({ sheet, period }: ReportKeysProps) {
  const text = useReportTexts();
  const saved = () => savedSheet(sheet, period, (word: ReportWord) => text(word));
  return (
    <p className="report-keys">
      <button type="button" onClick={() => saveCsv(saved())}>
        {text('saveCsv')}
      </button>
      <button type="button" onClick={() => void saveXlsx(saved())}>
        {text('saveXlsx')}
      </button>
      <button type="button" onClick={() => window.print()}>
        {text('print')}
      </button>
    </p>
  );
}
