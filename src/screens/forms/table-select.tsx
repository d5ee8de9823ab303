// A table of the house to choose in a form, by its title and its name.

import type { SelectHTMLAttributes } from 'react';
import type { TableSummary } from '../../wire/index.ts';
import { useSettings } from '../client/settings.tsx';
import { titleText } from '../texts/names.ts';

interface TableSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly title: string;
  readonly tables: readonly Pick<TableSummary, 'table' | 'title' | 'titles'>[];
  /** What the choice of none is called, where there may be none. */
  readonly any?: string;
}

export function TableSelect({ title, tables, any, ...select }: TableSelectProps) {
  const { language } = useSettings();
  return (
    <label>
      {title}{' '}
      <select {...select}>
        {any !== undefined && <option value="">{any}</option>}
        {tables.map(each => (
          <option key={each.table} value={each.table}>
            {titleText(language, each)} ({each.table})
          </option>
        ))}
      </select>
    </label>
  );
}
