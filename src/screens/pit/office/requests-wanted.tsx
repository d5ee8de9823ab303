// Approvals that tables ask of the floor: one row each, and a sheet with all that whoever decides
// must know, where they agree or refuse by their own PIN or password.

import { useState } from 'react';
import type { AskedApprovalPage, Denial, TableSummary } from '../../../wire/index.ts';
import { answerRequest, readRequests } from '../../client/requests/approval-requests.ts';
import { mayAny, type Viewer } from '../../client/powers.ts';
import { useSettings } from '../../client/settings.tsx';
import { Sheet } from '../../felt/sheet.tsx';
import { actTexts } from '../../console/acts/use-act-texts.ts';
import { useConsoleText } from '../../console/use-texts.ts';
import { codeText, textsOf } from '../../texts/load-texts.ts';
import { roleText, titleText } from '../../texts/names.ts';
import type { Language } from '../../texts/index.ts';
import { dayTimeText } from '../reports/report-table.tsx';
import { ScrolledTable } from '../scrolled.tsx';
import { useLookedUp } from '../use-looked-up.ts';
import { DenialText } from './agreed-by.tsx';
import { useOfficeTexts } from './use-office-texts.ts';

const floorTexts = textsOf('floor');

interface RequestsWantedProps {
  readonly token: string | null;
  readonly viewer: Viewer;
  readonly tables: readonly TableSummary[];
  /** Counts the looks: another one reads anew. */
  readonly look: number;
  readonly onDone: () => void;
}

export function RequestsWanted({ token, viewer, tables, look, onDone }: RequestsWantedProps) {
  const text = useOfficeTexts();
  const [chosen, choose] = useState<AskedApprovalPage | null>(null);
  const may = mayAny(viewer.powers, 'supervise', 'approve-payments', 'work-at-cage');
  const { value } = useLookedUp(`${token} ${may} ${look}`, async () =>
    may ? readRequests(token) : { requests: [] },
  );
  if (!may || value === null || (value.requests.length === 0 && chosen === null)) return null;
  return (
    <section aria-label={text('approvals')} className="requests-wanted">
      <h2>{text('approvals')}</h2>
      <RequestTable requests={value.requests} tables={tables} onChoose={choose} />
      {chosen !== null && (
        <RequestSheet
          {...{ asked: chosen, viewer, token }}
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

/** The act by its name, and of a report what went wrong. */
function actName(language: Language, { act, what }: AskedApprovalPage): string {
  const titles: Readonly<Record<string, string>> = actTexts(language).titles;
  const wrongs: Readonly<Record<string, string>> = floorTexts(language).irregularities;
  return (what === null ? undefined : wrongs[what]) ?? titles[act] ?? act;
}

const HEADINGS = ['what', 'where', 'who', 'sum', 'wantedBy', 'since', 'untilWhen'] as const;

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
            {HEADINGS.map(word => (
              <th key={word} scope="col">
                {text(word)}
              </th>
            ))}
            <th scope="col">{text('decide')}</th>
          </tr>
        </thead>
        <tbody>
          {requests.map(asked => {
            const { request, table, seat, patron, cents, currency, by, role } = asked;
            const summary = tables.find(each => each.table === table);
            return (
              <tr key={request}>
                <th scope="row">{actName(language, asked)}</th>
                <td>
                  {summary === undefined ? table : titleText(language, summary)}{' '}
                  {seat !== null && `${say('yourSeat')} ${seat}`}
                </td>
                <td>{patron}</td>
                <td>{cents !== null && `${money(cents)} ${currency ?? ''}`}</td>
                <td>
                  {by} <small>{roleText(language, role)}</small>
                </td>
                <td>{dayTimeText(language, asked.firstAt)}</td>
                <td>{dayTimeText(language, asked.until)}</td>
                <td>
                  {asked.own ? (
                    text('ownRequest')
                  ) : (
                    <button
                      type="button"
                      aria-label={`${text('decide')} ${request}`}
                      onClick={() => onChoose(asked)}
                    >
                      {text('decide')}
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrolledTable>
  );
}

export interface RequestSheetProps {
  readonly asked: AskedApprovalPage;
  readonly viewer: Viewer;
  readonly token: string | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RequestSheet({ asked, viewer, token, onClose, onDone }: RequestSheetProps) {
  const text = useOfficeTexts();
  const tell = useConsoleText();
  const { language } = useSettings();
  const [secret, setSecret] = useState('');
  const [why, setWhy] = useState('');
  const [denied, deny] = useState<Denial | null>(null);
  const { demonstration } = viewer;
  const isProven = demonstration || secret !== '';
  const answer = (reason: string | null) => {
    const said = { request: asked.request, why: reason, secret: demonstration ? null : secret };
    void answerRequest(said, token).then(told => {
      if ('denied' in told) deny(told);
      else onDone();
    });
  };
  return (
    <Sheet title={`${actName(language, asked)} ${asked.request}`} name="approval" onClose={onClose}>
      <RequestFacts asked={asked} />
      <form className="approval-form" onSubmit={event => event.preventDefault()}>
        {!demonstration && (
          <label>
            {tell('pinOrPassword')}
            <input
              type="password"
              value={secret}
              autoComplete="off"
              onChange={event => setSecret(event.target.value)}
            />
          </label>
        )}
        <button type="button" className="confirm" disabled={!isProven} onClick={() => answer(null)}>
          {text('agree')}
        </button>
        <label>
          {text('whyNot')}
          <input value={why} autoComplete="off" onChange={event => setWhy(event.target.value)} />
        </label>
        <button
          type="button"
          disabled={!isProven || why.trim() === ''}
          onClick={() => answer(why.trim())}
        >
          {text('refuse')}
        </button>
      </form>
      {denied !== null && <DenialText denied={denied} />}
    </Sheet>
  );
}

/** The act, its subject, its figures, and what it would move as the table stands. */
function RequestFacts({ asked }: { readonly asked: AskedApprovalPage }) {
  const text = useOfficeTexts();
  const { language, money, say } = useSettings();
  const { table, seat, patron, cents, currency, figures, moves, refusal } = asked;
  const { balance, staked, dealer, supervisor, by, role } = asked;
  const place = seat === null ? table : `${table}, ${say('yourSeat')} ${seat}`;
  const facts: readonly (readonly [string, string | null])[] = [
    [text('where'), place],
    [text('who'), patron],
    [text('sum'), cents === null ? null : `${money(cents)} ${currency ?? ''}`],
    ...figures.map(({ name, says }) => [name, says] as const),
    [text('account'), balance === null ? null : `${money(balance)}, ${money(staked ?? 0)}`],
    [text('wantedBy'), `${by}, ${roleText(language, role)}`],
    [text('onDuty'), [dealer, supervisor].filter(each => each !== null).join(', ')],
    [text('untilWhen'), dayTimeText(language, asked.until)],
  ];
  return (
    <>
      <dl className="request-facts">
        {facts.map(([name, says]) =>
          says === null || says === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{says}</dd>
            </div>
          ),
        )}
      </dl>
      {refusal !== null && (
        <p className="refusal">
          {text('wouldNot')}: {codeText(language, refusal)}
        </p>
      )}
      {moves.length > 0 && (
        <>
          <h3>{text('wouldMove')}</h3>
          <ul>
            {moves.map(move => (
              <li key={`${move.seat} ${move.patron}`}>
                {text('seatMoves', move.seat, move.patron, money(move.account), money(move.stakes))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
