// What the house says of a table beside its view: whose cards it plays, and who deals them.

import { useCallback, useEffect, useState } from 'react';
import type { TableSummary } from '../../../wire/index.ts';
import { fetchHousePage } from '../../client/requests/house-requests.ts';

/** What the house says of this table, and a way to look again. */
export function useSummary(table: string): [TableSummary | null, () => void] {
  const [summary, setSummary] = useState<TableSummary | null>(null);
  const look = useCallback(() => {
    fetchHousePage().then(
      page => setSummary(page.tables.find(each => each.table === table) ?? null),
      () => undefined,
    );
  }, [table]);
  useEffect(look, [look]);
  return [summary, look];
}
