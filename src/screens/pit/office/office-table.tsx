// A table of the office: its heads, and rows beneath them.

import type { ReactNode } from 'react';
import { ScrolledTable } from '../scrolled.tsx';
import { useOfficeTexts } from './use-office-texts.ts';
import { ColumnHeadings } from '../column-headings.tsx';

type OfficeWord = Parameters<ReturnType<typeof useOfficeTexts>>[0];

export interface OfficeTableProps {
  readonly label: string;
  readonly headings: readonly OfficeWord[];
  readonly children: ReactNode;
}

export function OfficeTable({ label, headings, children }: OfficeTableProps) {
  const text = useOfficeTexts();
  return (
    <ScrolledTable label={label}>
      <table className="day-figures events">
        <thead>
          <tr>
            <ColumnHeadings words={headings} text={text} />
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrolledTable>
  );
}
