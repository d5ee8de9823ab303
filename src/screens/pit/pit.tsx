// The pit: every table with its state, what waits there and what it has brought.

import { useState } from 'react';
import type { PitLine, TableSummary } from '../../wire/index.ts';
import { RoleSwitch } from '../console/staff/staff-on-duty.tsx';
import { ComeIn, hasForm } from '../console/staff/sign-in-form.tsx';
import { useConsoleText } from '../console/use-texts.ts';
import { Banner, PHASE_TEXTS } from '../felt/banner.tsx';
import { useConnection } from '../client/connection.ts';
import { openLab } from '../client/requests/house-requests.ts';
import { mayAny, rolesThat } from '../client/powers.ts';
import type { ScreenState } from '../client/screen-state.ts';
import { Switches, useSettings } from '../client/settings.tsx';
import { useCageTexts } from './cage/use-cage-texts.ts';
import { titleText } from '../texts/names.ts';
import { EventsTab } from './events/events-tab.tsx';
import { FiguresTab } from './figures/figures-tab.tsx';
import { betName } from './figures/bet-name.ts';
import { BansTab } from './office/bans-tab.tsx';
import { CageTab } from './office/cage-tab.tsx';
import { MessagesTab } from './office/messages-tab.tsx';
import { SeatsTab } from './office/seats-tab.tsx';
import { InboxTab } from './office/inbox-tab.tsx';
import { useOfficeTexts } from './office/use-office-texts.ts';
import { useRequests } from './office/use-requests.ts';
import { atRisk, type PitOrder, pitRows } from './pit-rows.ts';
import { StaffTab } from './staff-tab.tsx';
import { StoppedTable } from './cage/stopped-table.tsx';
import { comeIntoSight, TableSide } from './table-side.tsx';
import { ReportsTab } from './reports/reports-tab.tsx';
import { useReportTexts } from './reports/use-report-texts.ts';
import { HouseTab } from './set-up/house-tab.tsx';
import { broughtTicket } from './cage/brought-ticket.ts';
import { TICKET_READERS, TicketsTab } from './cage/tickets-tab.tsx';
import { usePitTexts } from './use-pit-texts.ts';

export interface PitProps {
  readonly token: string | null;
  readonly onRole?: ((role: string) => void) | undefined;
  readonly onSignedIn: () => void;
}

export function Pit({ token, onRole, onSignedIn }: PitProps) {
  const [state] = useConnection({ as: 'pit' }, token);
  const tell = useConsoleText();
  return (
    <main className="pit">
      <header className="console-head">
        <h1>{tell('pit')}</h1>
        <span />
        <div className="head-people">
          <RoleSwitch
            {...{ role: state.role, onRole }}
            roles={rolesThat(state.roles, 'watch-table', 'work-at-cage')}
          />
        </div>
        <Switches />
      </header>
      {!hasForm(state.closeReason) && <Banner state={state} />}
      {hasForm(state.closeReason) ? (
        <ComeIn why={state.closeReason} onSignedIn={onSignedIn} />
      ) : (
        <PitBody {...{ state, token, onRole }} />
      )}
    </main>
  );
}

const TABS = [
  ...(['tables', 'inbox', 'seats', 'figures', 'reports', 'events'] as const),
  ...(['tickets', 'cage', 'bans', 'messages', 'staff', 'house'] as const),
] as const;
type Tab = (typeof TABS)[number];

const INBOX_READERS = ['supervise', 'approve-payments', 'work-at-cage', 'audit-cage'] as const;

/** Tickets are for whoever may see them; people and screens for a live house's administrator. */
function mayOpen(tab: Tab, { powers, demonstration }: ScreenState): boolean {
  if (tab === 'tickets') return mayAny(powers, ...TICKET_READERS);
  if (tab === 'reports') return mayAny(powers, 'read-accounts');
  if (tab === 'inbox') return mayAny(powers, ...INBOX_READERS);
  if (tab === 'seats') return mayAny(powers, 'supervise');
  if (tab === 'messages') return mayAny(powers, 'supervise', 'audit-cage');
  if (tab === 'cage') return mayAny(powers, ...TICKET_READERS);
  if (tab === 'bans') return mayAny(powers, 'supervise', 'approve-payments', 'audit-cage');
  if (tab === 'house') return powers.length > 0 && !demonstration;
  return tab !== 'staff' || (mayAny(powers, 'manage-staff') && !demonstration);
}

interface PitBodyProps extends Pick<PitProps, 'token' | 'onRole'> {
  readonly state: ScreenState;
}

function useTabTitles(): Readonly<Record<Tab, string>> {
  const pit = usePitTexts();
  const cage = useCageTexts();
  const report = useReportTexts();
  const office = useOfficeTexts();
  return {
    ...{ tables: pit('tables'), figures: pit('figures'), reports: report('reports') },
    ...{ events: pit('events'), tickets: cage('tickets'), staff: pit('staff') },
    ...{
      inbox: office('inbox'),
      seats: office('seats'),
      cage: office('cage'),
      bans: office('bans'),
    },
    ...{ messages: office('messages'), house: pit('house') },
  };
}

/** What is looked at on the left, and beside it the table that was chosen. */
function PitBody({ state, token, onRole }: PitBodyProps) {
  const pit = usePitTexts();
  const office = useOfficeTexts();
  const [chosen, choose] = useState<string | null>(null);
  const [wanted, setTab] = useState<Tab | null>(broughtTicket() === null ? null : 'tickets');
  const { tables, pitLines: lines } = state;
  const asked = useRequests(token, state);
  // A house without a table says what comes next.
  const isEmpty = tables.length === 0 && mayOpen('house', state);
  const tab = wanted ?? (isEmpty ? 'house' : 'tables');
  const waiting = pitRows(tables, lines, 'trouble').filter(({ trouble }) => trouble > 0).length;
  const list = { tables, chosen, onChoose: choose };
  const titles = useTabTitles();
  return (
    <>
      <nav className="pit-tabs">
        {TABS.filter(each => mayOpen(each, state)).map(each => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => setTab(each)}>
            {titles[each]}
            {each === 'tables' && waiting > 0 && <b className="amber"> ⚠{waiting}</b>}
            {each === 'inbox' && asked.toDecide > 0 && (
              <b className="amber" aria-label={office('approvals')}>
                {' '}
                ⚠{asked.toDecide}
              </b>
            )}
          </button>
        ))}
        {mayAny(state.powers, 'read-analysis') && (
          <button type="button" onClick={() => void openLab(token)}>
            {pit('lab')}
          </button>
        )}
      </nav>
      <div className={chosen === null ? 'pit-body pit-alone' : 'pit-body'}>
        {tab === 'tables' && <PitTables {...list} lines={lines} />}
        {tab === 'figures' && <FiguresTab {...list} token={token} />}
        {tab === 'reports' && <ReportsTab {...{ tables, token }} viewer={state} />}
        {tab === 'events' && <EventsTab {...list} token={token} />}
        {tab === 'inbox' && <InboxTab {...list} {...{ token, asked }} viewer={state} />}
        {tab === 'seats' && <SeatsTab {...list} token={token} viewer={state} />}
        {tab === 'cage' && <CageTab token={token} viewer={state} />}
        {tab === 'bans' && <BansTab token={token} viewer={state} />}
        {tab === 'messages' && <MessagesTab {...{ tables, token }} viewer={state} />}
        {tab === 'tickets' && <TicketsTab token={token} viewer={state} />}
        {tab === 'staff' && <StaffTab tables={tables} />}
        {tab === 'house' && (
          <HouseTab role={state.role} tables={tables.map(({ table }) => table)} />
        )}
        {chosen !== null && (
          <div className="pit-chosen" key={chosen} ref={comeIntoSight}>
            {tables.some(({ table, stopped }) => table === chosen && stopped !== null) && (
              <StoppedTable {...{ table: chosen, token }} viewer={state} />
            )}
            <TableSide key={chosen} {...{ table: chosen, token, onRole }} />
          </div>
        )}
      </div>
    </>
  );
}

export interface PitTablesProps {
  readonly tables: readonly TableSummary[];
  readonly lines: readonly PitLine[];
  readonly chosen: string | null;
  readonly onChoose: (table: string) => void;
}

const COLUMNS = [
  ['table', 'table'],
  ['trouble', 'state'],
  ['taken', 'patrons'],
  ['onFelt', 'onFelt'],
  ['atRisk', 'atRisk'],
  ['pace', 'pace'],
  ['boughtIn', 'boughtIn'],
  ['win', 'win'],
] as const satisfies readonly (readonly [PitOrder, string])[];

/** The floor as one list; a touch on a heading sorts by it. */
export function PitTables({ tables, lines, chosen, onChoose }: PitTablesProps) {
  const { say, money, language } = useSettings();
  const tell = useConsoleText();
  const [order, setOrder] = useState<PitOrder>('trouble');
  const netsText = ({ nets }: PitLine): string | undefined =>
    nets === null
      ? undefined
      : (['player', 'banker', 'tie'] as const)
          .map(result => `${betName(language, result)} ${money(nets[result])}`)
          .join(', ');
  return (
    <section className="pit-tables">
      <table>
        <thead>
          <tr>
            {COLUMNS.map(([by, word]) => (
              <th key={by} scope="col" aria-sort={by === order ? 'descending' : 'none'}>
                <button type="button" onClick={() => setOrder(by)}>
                  {tell(word)}
                  {by === order ? ' ▾' : ''}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pitRows(tables, lines, order).map(({ summary, line, trouble }) => (
            <tr
              key={summary.table}
              className={`${trouble > 0 ? 'pit-trouble' : ''} ${
                summary.table === chosen ? 'pit-row-chosen' : ''
              }`}
            >
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={summary.table === chosen}
                  onClick={() => onChoose(summary.table)}
                >
                  {titleText(language, summary)}{' '}
                  <small>{`${summary.table}\u00A0${line.currency ?? ''}`}</small>
                </button>
              </th>
              <td>
                {say(PHASE_TEXTS[summary.phase])} <PitMarks summary={summary} line={line} />
              </td>
              <td data-word={tell('patrons')}>
                {summary.taken}/{summary.seats}
              </td>
              <td data-word={tell('onFelt')}>{money(line.onFelt)}</td>
              <td data-word={tell('atRisk')} title={netsText(line)}>
                {line.nets === null ? '–' : money(atRisk(line))}
              </td>
              <td data-word={tell('pace')}>{line.pace ?? '–'}</td>
              <td data-word={tell('boughtIn')}>{money(line.boughtIn)}</td>
              <td data-word={tell('win')}>{money(line.win)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What must not be overlooked at a table, in words. */
function PitMarks({ summary, line }: { readonly summary: TableSummary; readonly line: PitLine }) {
  const { say } = useSettings();
  const tell = useConsoleText();
  return (
    <>
      {summary.stopped !== null && (
        <strong>
          ⚠ {tell('stopped')}: {summary.stopped}
        </strong>
      )}
      {line.frozen !== null && <strong>⚠ {say('frozen')}</strong>}
      {line.claims > 0 && (
        <em className="marker">
          {tell('claimOf')} {line.claims}
        </em>
      )}
      {line.matters > 0 && (
        <em className="marker">
          ⚠ {tell('mattersTab')} {line.matters}
        </em>
      )}
      {line.rulings > 0 && (
        <em className="marker">
          {tell('rulings')} {line.rulings}
        </em>
      )}
    </>
  );
}
