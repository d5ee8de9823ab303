// Reports for the back office: the gaming day, its dealers, and day by day (R-LIV-1).

import { dayReportQuery, dayReport } from '../../../../wire/reports/day-report.ts';
import {
  dayByDay,
  dealerFigures,
  dealersAsked,
  daysAsked,
} from '../../../../wire/reports/statistics.ts';
import { readDays, readDealers } from '../../../reports/dealers.ts';
import { readDayReport } from '../../../reports/day-report.ts';
import { houseAct, type Parts } from '../house-act.ts';

const MAY = ['look-up'] as const;
/** The convention that every figure follows (R-MTR-5). */
const COUNTED = 'A push counts in stake and in paid; a void wager in neither.';

const reportDealersAct = houseAct({
  address: 'GET /api/reports/dealers',
  summary: 'Coups, pace, rulings and win of everybody who dealt on one gaming day',
  may: MAY,
  services: true,
  query: dealersAsked,
  answer: dealerFigures,
  do: async ({ journal }: Parts<'journal'>, { query: { day } }, { projector }) => {
    const fresh = await projector.freshen();
    return { fresh, day, dealers: await readDealers(journal.db, day) };
  },
});

const reportDaysAct = houseAct({
  address: 'GET /api/reports/days',
  summary: 'Drop, stake and payments of every table, gaming day by gaming day',
  may: MAY,
  services: true,
  query: daysAsked,
  answer: dayByDay,
  do: async ({ journal }: Parts<'journal'>, { query }, { projector }) => {
    const fresh = await projector.freshen();
    return { fresh, days: await readDays(journal.db, query.days) };
  },
});

const reportGamingDayAct = houseAct({
  address: 'GET /api/reports/gaming-day',
  summary: 'Win by table of one gaming day, and its adjustments from a sum on',
  may: MAY,
  services: true,
  query: dayReportQuery,
  answer: dayReport,
  do: async ({ journal }: Parts<'journal'>, { query: { day, fromCents } }, { projector }) => {
    const fresh = await projector.freshen();
    const report = await readDayReport(journal.db, day, fromCents);
    return { fresh, day, counted: COUNTED, ...report };
  },
});

export const DAY_REPORT_ACTS = [reportDealersAct, reportDaysAct, reportGamingDayAct];
