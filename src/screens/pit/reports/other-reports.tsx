// The reports that are lists: meters against ledger, corrections, tickets, events, cash by person.

import { useState } from 'react';
import type { ReconciledAccounts } from '../../../wire/index.ts';
import {
  lookUpCash,
  lookUpCorrections,
  lookUpEventCounts,
  lookUpLiability,
  lookUpReconciliation,
  type Period,
} from '../../client/requests/report-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { sumEntered } from '../../texts/index.ts';
import { eventText } from '../../texts/events.ts';
import { useLookedUp } from '../use-looked-up.ts';
import {
  cashSheet,
  correctionSheet,
  eventSheet,
  liabilitySheet,
  reconciliationSheet,
  type ReportSheet,
} from './report-sheets.ts';
import { ReportKeys, ReportTable } from './report-table.tsx';
import { useReportTexts } from './use-report-texts.ts';

export interface PeriodReportProps {
  readonly period: Period;
  readonly token: string | null;
}

interface ListedProps extends PeriodReportProps {
  readonly question: string;
  readonly lookUp: () => Promise<ReportSheet>;
}

function Listed({ question, lookUp, period, token }: ListedProps) {
  const text = useReportTexts();
  const { language } = useSettings();
  const asked = JSON.stringify([question, period, token, language]);
  const { value, failed } = useLookedUp(asked, lookUp);
  if (failed) return <p className="refusal">{text('mayNotLook')}</p>;
  if (value === null) return <p role="status">{text('lookingUp')}</p>;
  if (value.rows.length === 0) return <p>{text('nothing')}</p>;
  return (
    <>
      <ReportKeys sheet={value} period={`${period.from}-${period.to}`} />
      <ReportTable sheet={value} />
    </>
  );
}

/** How many of the sums do not agree, said before the table of them. */
export function Reconciled({ report }: { readonly report: ReconciledAccounts }) {
  const text = useReportTexts();
  const apart = report.lines.filter(({ reported, held }) => reported !== held).length;
  return apart === 0 ? (
    <p className="report-agrees">{text('reconciles')}</p>
  ) : (
    <p className="refusal">{text('differs', apart)}</p>
  );
}

export function ReconciliationReport({ period, token }: PeriodReportProps) {
  const text = useReportTexts();
  const { value, failed } = useLookedUp(JSON.stringify([period, token]), () =>
    lookUpReconciliation(period, token),
  );
  if (failed) return <p className="refusal">{text('mayNotLook')}</p>;
  if (value === null) return <p role="status">{text('lookingUp')}</p>;
  const sheet = reconciliationSheet(value, what => text(what));
  return (
    <>
      <Reconciled report={value} />
      <ReportKeys sheet={sheet} period={`${period.from}-${period.to}`} />
      <ReportTable sheet={sheet} />
    </>
  );
}

export const CorrectionsReport = ({ period, token }: PeriodReportProps) => (
  <Listed
    {...{ period, token, question: 'corrections' }}
    lookUp={async () => correctionSheet(await lookUpCorrections(period, token))}
  />
);

const STATES = ['issued', 'printed', 'outstanding', 'redeemed', 'void', 'cancelled'] as const;

export function TicketLiabilityReport({ period, token }: PeriodReportProps) {
  const text = useReportTexts();
  const stateOf = (state: string): string => {
    const known = STATES.find(each => each === state);
    return known === undefined ? state : text(known);
  };
  const lookUp = async () => liabilitySheet(await lookUpLiability(period, token), stateOf);
  return <Listed {...{ period, token, lookUp, question: 'tickets' }} />;
}

export function EventsReport({ period, token }: PeriodReportProps) {
  const { language } = useSettings();
  const nameOf = (kind: string): string => eventText(language, kind);
  const lookUp = async () => eventSheet(await lookUpEventCounts(period, token), nameOf);
  return <Listed {...{ period, token, lookUp, question: 'events' }} />;
}

const USUAL_THRESHOLD = 1_000_000;

export function CashReport({ period, token }: PeriodReportProps) {
  const text = useReportTexts();
  const { language, money } = useSettings();
  const [typed, type] = useState(() => money(USUAL_THRESHOLD));
  const threshold = sumEntered(language, typed) ?? USUAL_THRESHOLD;
  const lookUp = async () =>
    cashSheet(await lookUpCash(period, threshold, token), why => text(why));
  return (
    <>
      <label className="pit-filters">
        {text('threshold')}{' '}
        <input value={typed} inputMode="decimal" onChange={event => type(event.target.value)} />
      </label>
      <Listed {...{ period, token, lookUp, question: `cash ${threshold}` }} />
    </>
  );
}
