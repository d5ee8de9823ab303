// Approvals that tables ask of the floor: one row each, and a sheet to look and decide.

import { useState } from 'react';
import type { AskedApprovalPage, TableSummary } from '../../../wire/index.ts';
import type { Viewer } from '../../client/powers.ts';
import { useSettings } from '../../client/settings.tsx';
import type { Language } from '../../texts/index.ts';
import { roleText, titleText } from '../../texts/names.ts';
import { languageFolder } from '../../../texts/languages.ts';
import { ScrolledTable } from '../scrolled.tsx';
import { actName, RequestSheet } from './request-sheet.tsx';
import { useOfficeTexts } from './use-office-texts.ts';
import { ColumnHeadings } from '../column-headings.tsx';

interface RequestsWantedProps {
  readonly token: string | null;
  readonly viewer: Viewer;
  readonly tables: readonly TableSummary[];
  readonly requests: readonly AskedApprovalPage[];
  readonly onDone: () => void;
}

export function RequestsWanted({ token, viewer, tables, requests, onDone }: RequestsWantedProps) {
  const text = useOfficeTexts();
  const [chosen, choose] = useState<AskedApprovalPage | null>(null);
  if (requests.length === 0 && chosen === null) return null;
  return (
    <section aria-label={text('approvals')} className="requests-wanted">
      <h2>{text('approvals')}</h2>
      <RequestTable {...{ requests, tables }} onChoose={choose} />
      {chosen !== null && (
        <RequestSheet
          {...{ asked: chosen, viewer, token, tables }}
          onClose={() => choose(null)}
          onDone={() => {
            choose(null);
            onDone();
          }}
        />
      )}
    </section>
  );
}

/** It waits for minutes: no day is needed. */
const clockText = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(languageFolder(language).locale, { timeStyle: 'medium' }).format(at);

const HEADINGS = ['where', 'who', 'sum', 'wantedBy', 'since', 'untilWhen'] as const;

export interface RequestTableProps {
  readonly requests: readonly AskedApprovalPage[];
  readonly tables: readonly TableSummary[];
  readonly onChoose: (asked: AskedApprovalPage) => void;
}

export function RequestTable({ requests, tables, onChoose }: RequestTableProps) {
  const text = useOfficeTexts();
  const { language, money, say } = useSettings();
  return (
    <ScrolledTable label={text('approvals')}>
      <table className="day-figures events">
        <thead>
          <tr>
            <th scope="col">{text('what')}</th>
            <th scope="col">
              <span className="unseen">{text('decide')}</span>
            </th>
            <ColumnHeadings words={HEADINGS} text={text} />
          </tr>
        </thead>
        <tbody>
          {requests.map(asked => {
            const { request, table, seat, patron, cents, currency, by, role } = asked;
            const summary = tables.find(each => each.table === table);
            return (
              <tr key={request ?? `${table} ${by} ${asked.firstAt}`}>
                <th scope="row">{actName(language, asked)}</th>
                <td>
                  {asked.own ? (
                    text('ownRequest')
                  ) : (
                    <button
                      type="button"
                      aria-label={`${text('decide')} ${request ?? table}`}
                      onClick={() => onChoose(asked)}
                    >
                      {text(request === null ? 'tableLooks' : 'decide')}
                    </button>
                  )}
                </td>
                <td>
                  {summary === undefined ? table : titleText(language, summary)}{' '}
                  {seat !== null && `${say('yourSeat')} ${seat}`}
                </td>
                <td>{patron}</td>
                <td>{cents !== null && `${money(cents)} ${currency ?? ''}`}</td>
                <td>
                  {by} <small>{roleText(language, role)}</small>
                </td>
                <td>{clockText(language, asked.firstAt)}</td>
                <td>{request !== null && clockText(language, asked.until)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrolledTable>
  );
}
