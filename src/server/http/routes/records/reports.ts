// The accounts of the back office: sums cut in every way, their course, the coups behind them, and
// what they are held against.

import {
  behindAsked,
  cashAsked,
  cashByPerson,
  correctionList,
  coupsBehind,
  courseReport,
  eventCounts,
  figuresAsked,
  figuresReport,
  narrowedAsked,
  periodAsked,
  reconciliation,
  ticketLiability,
} from '../../../../wire/reports/accounts.ts';
import { readCoupsBehind } from '../../../reports/accounts/behind.ts';
import { readCourse, readAccounts } from '../../../reports/accounts/figures.ts';
import {
  readCash,
  readCorrections,
  readEventCounts,
  readTicketLiability,
} from '../../../reports/accounts/lists.ts';
import type { ShiftRule } from '../../../reports/accounts/narrowed.ts';
import { reconcile } from '../../../reports/accounts/reconcile.ts';
import { houseAct, type Parts } from '../house-act.ts';

const MAY = ['read-accounts'] as const;
/** Each adds up a period. */
const OFTEN = 240;

type ReportHouse = Parts<'journal' | 'settings'>;
type TheoryHouse = Parts<'journal' | 'settings' | 'theories'>;

const shiftsOf = ({ settings }: ReportHouse): ShiftRule => ({
  zone: settings.gamingDayZone,
  startsAtHour: settings.gamingDayHour,
  shifts: settings.shifts,
});

const readFiguresAct = houseAct({
  address: 'GET /api/reports/figures',
  summary: 'Drop, handle, win, theoretical win and z-score, cut by table, shift, dealer ...',
  may: MAY,
  services: true,
  perMinute: OFTEN,
  query: figuresAsked,
  answer: figuresReport,
  do: async (house: TheoryHouse, { query }, { projector }) => {
    const fresh = await projector.freshen();
    const { db } = house.journal;
    const read = await readAccounts(db, query, shiftsOf(house), house.theories);
    return { fresh, by: query.by, ...read };
  },
});

const readCourseAct = houseAct({
  address: 'GET /api/reports/course',
  summary: 'The win half hour by half hour, beside what was to be expected and its spread',
  may: MAY,
  services: true,
  perMinute: OFTEN,
  query: narrowedAsked,
  answer: courseReport,
  do: async (house: TheoryHouse, { query }, { projector }) => {
    const fresh = await projector.freshen();
    const { db } = house.journal;
    return { fresh, courses: await readCourse(db, query, shiftsOf(house), house.theories) };
  },
});

const readBehindAct = houseAct({
  address: 'GET /api/reports/coups',
  summary: 'The coups behind a figure, the newest first',
  may: MAY,
  services: true,
  perMinute: OFTEN,
  query: behindAsked,
  answer: coupsBehind,
  do: async (house: ReportHouse, { query }, { projector }) => {
    const fresh = await projector.freshen();
    return { fresh, ...(await readCoupsBehind(house.journal.db, query, shiftsOf(house))) };
  },
});

const reconcileAct = houseAct({
  address: 'GET /api/reports/reconciliation',
  summary: 'Coups held against meters, and their win against the ledger, to the cent',
  may: MAY,
  services: true,
  perMinute: OFTEN,
  query: periodAsked,
  answer: reconciliation,
  do: async ({ journal }: Parts<'journal'>, { query }, { projector }) => {
    const fresh = await projector.freshen();
    return { fresh, ...(await reconcile(journal.db, query)) };
  },
});

const readCorrectionsAct = houseAct({
  address: 'GET /api/reports/corrections',
  summary: 'Every correction of a settled coup, with what it changed',
  may: MAY,
  services: true,
  query: periodAsked,
  answer: correctionList,
  do: async ({ journal }: Parts<'journal'>, { query }, { projector }) => {
    const fresh = await projector.freshen();
    return { fresh, corrections: await readCorrections(journal.db, query) };
  },
});

/** What is suspected of somebody is no business of the floor. */
const readCashAct = houseAct({
  address: 'GET /api/reports/cash',
  summary: 'Large and structured cash by person, over all tables and the cage',
  may: ['read-suspicions'],
  services: true,
  query: cashAsked,
  answer: cashByPerson,
  do: async ({ journal }: Parts<'journal'>, { query }, { projector }) => {
    const fresh = await projector.freshen();
    return { fresh, people: await readCash(journal.db, query) };
  },
});

const readTicketsAct = houseAct({
  address: 'GET /api/reports/tickets',
  summary: 'Tickets by the day of their issue and how they stand',
  may: MAY,
  services: true,
  query: periodAsked,
  answer: ticketLiability,
  do: async ({ journal }: Parts<'journal'>, { query }, { projector }) => {
    const fresh = await projector.freshen();
    return { fresh, sums: await readTicketLiability(journal.db, query) };
  },
});

const readEventCountsAct = houseAct({
  address: 'GET /api/reports/events',
  summary: 'Significant events, access among them, by place and kind',
  may: MAY,
  services: true,
  query: periodAsked,
  answer: eventCounts,
  do: async ({ journal }: Parts<'journal'>, { query }, { projector }) => {
    const fresh = await projector.freshen();
    return { fresh, kinds: await readEventCounts(journal.db, query) };
  },
});

export const REPORT_ACTS = [
  readFiguresAct,
  readCourseAct,
  readBehindAct,
  reconcileAct,
  readCorrectionsAct,
  readCashAct,
  readTicketsAct,
  readEventCountsAct,
];
