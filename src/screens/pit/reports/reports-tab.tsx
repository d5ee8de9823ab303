// The reports of the back office: which one, over which gaming days, cut by what.

import { useState } from 'react';
import type { Cut, TableSummary } from '../../../wire/index.ts';
import { mayAny, type Viewer } from '../../client/powers.ts';
import { newestDay, type Period } from '../../client/requests/report-requests.ts';
import { DayField } from '../../forms/day-field.tsx';
import { TableSelect } from '../../forms/table-select.tsx';
import { useLookedUp } from '../use-looked-up.ts';
import { AccountsReport } from './accounts-report.tsx';
import {
  CashReport,
  CorrectionsReport,
  EventsReport,
  TicketLiabilityReport,
  ReconciliationReport,
} from './other-reports.tsx';
import { useReportTexts } from './use-report-texts.ts';

const REPORTS = [
  ...(['sums', 'reconciliation', 'corrections', 'tickets', 'events', 'cash'] as const),
] as const;
type ReportName = (typeof REPORTS)[number];

/** As the wire has them: `src/wire/reports/accounts.ts`. */
const CUTS: readonly Cut[] = ['table', 'day', 'shift', 'dealer', 'wager', 'version'];

export interface ReportsTabProps {
  readonly token: string | null;
  readonly viewer: Viewer;
  readonly tables: readonly TableSummary[];
}

export function ReportsTab({ token, viewer, tables }: ReportsTabProps) {
  const text = useReportTexts();
  const { value, failed } = useLookedUp(`${token}`, () => newestDay(token));
  if (failed) return <p className="refusal">{text('mayNotLook')}</p>;
  if (value === null) return <p role="status">{text('lookingUp')}</p>;
  return <Reports newest={value} {...{ token, viewer, tables }} />;
}

interface ReportsProps extends ReportsTabProps {
  readonly newest: string;
}

function Reports({ newest, token, viewer, tables }: ReportsProps) {
  const text = useReportTexts();
  const [report, choose] = useState<ReportName>('sums');
  const [by, cutBy] = useState<Cut>('table');
  const [period, setPeriod] = useState<Period>({ from: newest, to: newest });
  const [table, narrowTo] = useState('');
  const offered = REPORTS.filter(
    each => each !== 'cash' || mayAny(viewer.powers, 'read-suspicions'),
  );
  const narrowed = { ...period, ...(table !== '' && { table }) };
  return (
    <section className="pit-figures pit-reports" aria-label={text('reports')}>
      <div className="pit-filters">
        <Choice title={text('report')} value={report} of={offered} onChoose={choose} />
        <DayField title={text('from')} value={period.from} onDay={from => setPeriod(later(from))} />
        <DayField title={text('to')} value={period.to} onDay={to => setPeriod(earlier(to))} />
        {report === 'sums' && (
          <>
            <Choice title={text('by')} value={by} of={CUTS} onChoose={cutBy} />
            <TableSelect
              title={text('table')}
              tables={tables}
              any={text('everything')}
              value={table}
              onChange={event => narrowTo(event.target.value)}
            />
          </>
        )}
      </div>
      <h2 className="print-only">
        {text(report)} {period.from} – {period.to}
      </h2>
      {report === 'sums' && <AccountsReport {...{ by, narrowed, tables, token }} />}
      {report === 'reconciliation' && <ReconciliationReport {...{ period, token }} />}
      {report === 'corrections' && <CorrectionsReport {...{ period, token }} />}
      {report === 'tickets' && <TicketLiabilityReport {...{ period, token }} />}
      {report === 'events' && <EventsReport {...{ period, token }} />}
      {report === 'cash' && <CashReport {...{ period, token }} />}
    </section>
  );
}

/** A period does not end before it begins: the other end comes along. */
const later =
  (from: string) =>
  ({ to }: Period): Period => ({ from, to: to < from ? from : to });
const earlier =
  (to: string) =>
  ({ from }: Period): Period => ({ from: from > to ? to : from, to });

interface ChoiceProps<Name extends ReportName | Cut> {
  readonly title: string;
  readonly value: Name;
  readonly of: readonly Name[];
  readonly onChoose: (name: Name) => void;
}

function Choice<Name extends ReportName | Cut>({ title, value, of, onChoose }: ChoiceProps<Name>) {
  const text = useReportTexts();
  return (
    <label>
      {title}{' '}
      <select
        value={value}
        onChange={event => {
          const found = of.find(each => each === event.target.value);
          if (found !== undefined) onChoose(found);
        }}
      >
        {of.map(each => (
          <option key={each} value={each}>
            {text(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
