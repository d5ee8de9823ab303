// Credit that was left at tables and is held for its patrons: paid back at the cage by two.

import { useState } from 'react';
import type { CustodyLine } from '../../../wire/index.ts';
import { payCustody, readCustody } from '../../client/requests/office-requests.ts';
import { mayAny, type Viewer } from '../../client/powers.ts';
import { useSettings } from '../../client/settings.tsx';
import { dayTimeText } from '../reports/report-table.tsx';
import { useLookedUp } from '../use-looked-up.ts';
import { OfficeTable } from './office-table.tsx';
import { SettleSheet } from './settle-sheet.tsx';
import { useOfficeTexts } from './use-office-texts.ts';

export interface CustodyDeskProps {
  readonly token: string | null;
  readonly viewer: Viewer;
  /** Counts the looks: another one reads anew. */
  readonly look: number;
}

const HEADINGS = [
  ...(['order', 'where', 'who', 'sum', 'since', 'taken', 'foundHow', 'payBack'] as const),
] as const;

export function CustodyDesk({ token, viewer, look }: CustodyDeskProps) {
  const text = useOfficeTexts();
  const { money, say, language } = useSettings();
  const [changes, countChange] = useState(0);
  const [chosen, choose] = useState<CustodyLine | null>(null);
  const { value } = useLookedUp(`${token} ${look} ${changes}`, () => readCustody(token));
  const held = value?.held ?? [];
  const mayPay = mayAny(viewer.powers, 'work-at-cage');
  return (
    <section className="panel" aria-label={text('custody')}>
      <h2>{text('custody')}</h2>
      {value !== null && held.length === 0 && <p>{text('nothingHeld')}</p>}
      {held.length > 0 && (
        <OfficeTable label={text('custody')} headings={HEADINGS}>
          {held.map(line => (
            <tr key={line.custody}>
              <th scope="row">{line.custody}</th>
              <td>
                {line.table} · {say('yourSeat')} {line.seat}
              </td>
              <td>{line.patron}</td>
              <td>
                {money(line.cents)} {line.currency}
              </td>
              <td>{dayTimeText(language, line.at)}</td>
              <td>
                {line.by}, {line.approvedBy}
              </td>
              <td>{line.found}</td>
              <td>
                {mayPay && (
                  <button
                    type="button"
                    aria-label={`${text('payBack')} ${line.custody}`}
                    onClick={() => choose(line)}
                  >
                    {text('payBack')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </OfficeTable>
      )}
      {chosen !== null && (
        <SettleSheet
          title={`${text('payBack')} ${chosen.custody}`}
          name="pay-back"
          due={chosen}
          viewer={viewer}
          send={(note, by) => payCustody(chosen, note, by, token)}
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
