// What staff look up over HTTP: significant events, meters, a gaming day as it went.

import type {
  CoupPaytable,
  CoupStoryPage,
  DayByDay,
  DayFigures,
  DayReport,
  DealerFigures,
  DisputeMadePage,
  MeterList,
  SignificantEvents,
} from '../../../wire/index.ts';

export async function lookUp<Answer>(path: string, token: string | null): Promise<Answer> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(path, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Answer; // the server's own schema
}

/** A day with its meters; the newest where none is named. */
export interface LookedUpDay {
  readonly day: DayFigures;
  readonly meters: MeterList['meters'];
}

export async function lookUpDay(day: string, token: string | null): Promise<LookedUpDay> {
  const wanted = day === '' ? '' : `?day=${encodeURIComponent(day)}`;
  const found = await lookUp<DayFigures>(`/api/day${wanted}`, token);
  const period = found.day === null ? '' : `?from=${found.day}&to=${found.day}`;
  const { meters } = await lookUp<MeterList>(`/api/meters${period}`, token);
  return { day: found, meters };
}

/** The report of a gaming day, and who dealt on it. */
export interface LookedUpReport {
  readonly report: DayReport;
  readonly dealers: DealerFigures;
}

export async function lookUpReport(day: string, token: string | null): Promise<LookedUpReport> {
  const of = `?day=${encodeURIComponent(day)}`;
  const report = await lookUp<DayReport>(`/api/reports/gaming-day${of}`, token);
  return { report, dealers: await lookUp<DealerFigures>(`/api/reports/dealers${of}`, token) };
}

/** The last month of every table, gaming day by gaming day. */
export const lookUpDays = (token: string | null): Promise<DayByDay> =>
  lookUp('/api/reports/days', token);

export interface EventsQuery {
  readonly table: string;
  readonly kind: string;
  readonly before: number | null;
}

export function lookUpEvents(
  { table, kind, before }: EventsQuery,
  token: string | null,
): Promise<SignificantEvents> {
  const asked = new URLSearchParams({
    limit: '200',
    ...(table === '' ? {} : { table }),
    ...(kind === '' ? {} : { kind }),
    ...(before === null ? {} : { before: `${before}` }),
  });
  return lookUp(`/api/significant-events?${asked}`, token);
}

/** Which coup of a table. */
export interface CoupAt {
  readonly table: string;
  readonly shoe: number;
  readonly coup: number;
}

const pathOf = ({ table, shoe, coup }: CoupAt): string =>
  `/api/tables/${encodeURIComponent(table)}/coups/${shoe}/${coup}`;

/** A coup told again, for staff. */
export const lookUpCoup = (at: CoupAt, token: string | null): Promise<CoupStoryPage> =>
  lookUp(pathOf(at), token);

/** The paytable that was in force for a coup, for anybody (R-HIS-3). */
export const lookUpPaytable = (at: CoupAt): Promise<CoupPaytable> =>
  lookUp(`${pathOf(at)}/paytable`, null);

/** A file of a dispute as the house has made it, to be saved. */
export interface DisputeFile extends DisputeMadePage {
  /** Where this page keeps it, until it is left. */
  readonly href: string;
}

/** Has the house make the signed file of a coup (R-DIS-1), and brings it. */
export async function exportDispute(
  at: CoupAt,
  asked: { readonly why: string; readonly freeze: boolean; readonly freezer?: object },
  token: string | null,
): Promise<DisputeFile> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch('/api/disputes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...at, ...asked }),
  });
  if (!response.ok) throw new Error(`${response.status}`);
  const made = (await response.json()) as DisputeMadePage; // the server's own schema
  const file = await fetch(`/api/disputes/${encodeURIComponent(made.name)}`, { headers });
  if (!file.ok) throw new Error(`${file.status}`);
  return { ...made, href: URL.createObjectURL(await file.blob()) };
}
