// What corrections of coups owe patrons and patrons owe, over all tables: settled at the cage by
// the cashier and a supervisor.

import { useState } from 'react';
import type { InboxEntry } from '../../../wire/index.ts';
import { readInbox, postSettlement } from '../../client/requests/office-requests.ts';
import { mayAny, type Viewer } from '../../client/powers.ts';
import { useSettings } from '../../client/settings.tsx';
import { useLookedUp } from '../use-looked-up.ts';
import { OfficeTable } from './office-table.tsx';
import { SettleSheet } from './settle-sheet.tsx';
import { useOfficeTexts } from './use-office-texts.ts';

export interface OutstandingDeskProps {
  readonly token: string | null;
  readonly viewer: Viewer;
}

/** A sum of one patron at one seat. */
interface OutstandingRow {
  readonly kind: 'owed' | 'owing';
  readonly table: string;
  readonly seat: number;
  readonly patron: string;
  readonly cents: number;
  readonly currency: string;
  readonly coups: InboxEntry['coups'];
}

export function outstandingRows(entries: readonly InboxEntry[]): readonly OutstandingRow[] {
  return entries.flatMap((entry): readonly OutstandingRow[] => {
    const { kind, table, seat, patron, cents, currency, coups } = entry;
    if (kind !== 'owed' && kind !== 'owing') return [];
    if (table === null || seat === null || patron === null || cents === null) return [];
    return [{ kind, table, seat, patron, cents, currency: currency ?? '', coups }];
  });
}

const askedOf = ({ table, seat, patron, cents, kind: way }: OutstandingRow) => ({
  ...{ table, seat, patron, cents, way },
});

const HEADINGS = ['what', 'where', 'who', 'sum', 'about', 'settle'] as const;

export function OutstandingDesk({ token, viewer }: OutstandingDeskProps) {
  const text = useOfficeTexts();
  const { money, say } = useSettings();
  const [changes, countChange] = useState(0);
  const [chosen, choose] = useState<OutstandingRow | null>(null);
  const { value } = useLookedUp(`${token} ${changes}`, () => readInbox(token));
  const rows = outstandingRows(value?.entries ?? []);
  const mayPay = mayAny(viewer.powers, 'work-at-cage');
  return (
    <section className="panel" aria-label={text('outstanding')}>
      <h2>{text('outstanding')}</h2>
      {value !== null && rows.length === 0 && <p>{text('noneOutstanding')}</p>}
      {rows.length > 0 && (
        <OfficeTable label={text('outstanding')} headings={HEADINGS}>
          {rows.map(row => (
            <tr key={`${row.kind} ${row.table} ${row.seat} ${row.patron}`}>
              <th scope="row">{text(row.kind)}</th>
              <td>
                {row.table} · {say('yourSeat')} {row.seat}
              </td>
              <td>{row.patron}</td>
              <td>
                {money(row.cents)} {row.currency}
              </td>
              <td>{row.coups.map(({ shoe, coup }) => `${shoe}/${coup}`).join(' ')}</td>
              <td>
                {mayPay && (
                  <button
                    type="button"
                    aria-label={`${text('settle')} ${row.patron}`}
                    onClick={() => choose(row)}
                  >
                    {text('settle')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </OfficeTable>
      )}
      {chosen !== null && (
        <SettleSheet
          title={text('settle')}
          name="settle"
          what={text(chosen.kind)}
          due={chosen}
          viewer={viewer}
          send={(note, by) => postSettlement(askedOf(chosen), note, by, token)}
          onClose={() => choose(null)}
          onDone={() => {
            choose(null);
            countChange(count => count + 1);
          }}
        />
      )}
    </section>
  );
}
