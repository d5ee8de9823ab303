// Everything that waits for a decision, with what whoever decides must know; a touch opens its
// table beside it, where the act is done.

import type { InboxEntry, TableSummary } from '../../../wire/index.ts';
import { readInbox } from '../../client/requests/office-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { titleText } from '../../texts/names.ts';
import { dayTimeText } from '../reports/report-table.tsx';
import type { Viewer } from '../../client/powers.ts';
import { useLookedUp } from '../use-looked-up.ts';
import { EvacuationDesk } from './evacuation-desk.tsx';
import { OfficeTable } from './office-table.tsx';
import { RequestsWanted } from './requests-wanted.tsx';
import { useOfficeTexts } from './use-office-texts.ts';
import type { Requests } from './use-requests.ts';

export interface InboxTabProps {
  readonly token: string | null;
  readonly tables: readonly TableSummary[];
  readonly chosen: string | null;
  readonly onChoose: (table: string) => void;
  readonly viewer: Viewer;
  readonly asked: Requests;
}

export function InboxTab({ token, viewer, asked, ...list }: InboxTabProps) {
  const text = useOfficeTexts();
  const { requests, look, again } = asked;
  const { value, failed } = useLookedUp(`${token} ${look}`, () => readInbox(token));
  return (
    <section className="pit-events" aria-label={text('inbox')}>
      <p className="report-keys">
        <button type="button" onClick={again}>
          {text('refresh')}
        </button>
      </p>
      <RequestsWanted {...{ token, viewer, requests }} tables={list.tables} onDone={again} />
      <EvacuationDesk {...{ token, viewer }} tables={list.tables} look={look} onDone={again} />
      {failed && <p className="refusal">{text('mayNotLook')}</p>}
      {value === null && !failed && <p role="status">{text('lookingUp')}</p>}
      {value !== null && <InboxList entries={value.entries} {...list} />}
    </section>
  );
}

export interface InboxListProps extends Omit<InboxTabProps, 'token' | 'viewer' | 'asked'> {
  readonly entries: readonly InboxEntry[];
}

const HEADINGS = ['what', 'where', 'who', 'sum', 'account', 'about', 'since', 'onDuty'] as const;

export function InboxList({ entries, tables, chosen, onChoose }: InboxListProps) {
  const text = useOfficeTexts();
  if (entries.length === 0) return <p>{text('nothingWaits')}</p>;
  return (
    <OfficeTable label={text('inbox')} headings={HEADINGS}>
      {entries.map(entry => (
        <InboxRow
          key={JSON.stringify(entry)}
          {...{ entry, tables, onChoose }}
          isChosen={entry.table !== null && entry.table === chosen}
        />
      ))}
    </OfficeTable>
  );
}

interface InboxRowProps extends Pick<InboxTabProps, 'tables' | 'onChoose'> {
  readonly entry: InboxEntry;
  readonly isChosen: boolean;
}

function InboxRow({ entry, tables, isChosen, onChoose }: InboxRowProps) {
  const text = useOfficeTexts();
  const { language, money, say } = useSettings();
  const { kind, table, seat, patron, cents, currency, since, coups, says } = entry;
  const { balance, staked, dealer, supervisor } = entry;
  const summary = tables.find(each => each.table === table);
  return (
    <tr className={isChosen ? 'pit-row-chosen' : ''}>
      <th scope="row">{text(kind)}</th>
      <td>
        {table !== null && (
          <button
            type="button"
            aria-label={`${text('open')} ${table}: ${text(kind)}`}
            onClick={() => onChoose(table)}
          >
            {summary === undefined ? table : titleText(language, summary)}
          </button>
        )}{' '}
        {seat !== null && `${say('yourSeat')} ${seat}`}
      </td>
      <td>{patron}</td>
      <td>{cents !== null && `${money(cents)} ${currency ?? ''}`}</td>
      <td>{balance !== null && `${money(balance)}, ${money(staked ?? 0)}`}</td>
      <td>
        {says} {coups.map(({ shoe, coup }) => `${shoe}/${coup}`).join(' ')}
      </td>
      <td>{since !== null && dayTimeText(language, since)}</td>
      <td>{[dealer, supervisor].filter(each => each !== null).join(', ')}</td>
    </tr>
  );
}
