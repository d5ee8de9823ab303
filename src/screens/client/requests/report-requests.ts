// What the accounts of the back office are asked over HTTP.

import type {
  CashByPerson,
  CorrectionList,
  CoupsBehind,
  CourseReport,
  Cut,
  DayFigures,
  EventCounts,
  FigureRow,
  FiguresReport,
  ReconciledAccounts,
  TicketLiability,
} from '../../../wire/index.ts';
import { lookUp } from './figure-requests.ts';

/** A period of gaming days. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Which coups a report is about; all of the period where nothing else is named. */
export interface Narrowed extends Period {
  readonly table?: string;
  readonly shift?: string;
  readonly dealer?: string;
  readonly wager?: string;
  readonly version?: string;
  readonly currency?: string;
}

const asked = (fields: object): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();

/** A row names what it was cut by: narrowed to it, a question is about that row alone. */
export function narrowedTo(around: Narrowed, by: Cut, row: FigureRow): Narrowed {
  const { key, currency } = row;
  if (key === '') return { ...around, currency };
  return by === 'day'
    ? { ...around, from: key, to: key, currency }
    : { ...around, [by]: key, currency };
}

export const lookUpAccounts = (
  by: Cut,
  narrowed: Narrowed,
  token: string | null,
): Promise<FiguresReport> => lookUp(`/api/reports/figures?${asked({ by, ...narrowed })}`, token);

export const lookUpCourse = (narrowed: Narrowed, token: string | null): Promise<CourseReport> =>
  lookUp(`/api/reports/course?${asked(narrowed)}`, token);

export const lookUpCoupsBehind = (
  narrowed: Narrowed,
  before: number | null,
  token: string | null,
): Promise<CoupsBehind> =>
  lookUp(`/api/reports/coups?${asked({ ...narrowed, before: before ?? '' })}`, token);

export const lookUpReconciliation = (
  period: Period,
  token: string | null,
): Promise<ReconciledAccounts> => lookUp(`/api/reports/reconciliation?${asked(period)}`, token);

export const lookUpCorrections = (period: Period, token: string | null): Promise<CorrectionList> =>
  lookUp(`/api/reports/corrections?${asked(period)}`, token);

export const lookUpLiability = (period: Period, token: string | null): Promise<TicketLiability> =>
  lookUp(`/api/reports/tickets?${asked(period)}`, token);

export const lookUpEventCounts = (period: Period, token: string | null): Promise<EventCounts> =>
  lookUp(`/api/reports/events?${asked(period)}`, token);

export const lookUpCash = (
  period: Period,
  threshold: number,
  token: string | null,
): Promise<CashByPerson> => lookUp(`/api/reports/cash?${asked({ ...period, threshold })}`, token);

/** The newest gaming day on which anything was played; null where nothing ever was. */
export const newestDay = async (token: string | null): Promise<string | null> =>
  (await lookUp<DayFigures>('/api/day', token)).day;
