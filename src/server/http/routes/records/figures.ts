// What has happened, for staff who look it up: significant events, coups told again, meters.

import { rulebookOf } from '../../../../rulebooks/index.ts';
import { assert } from '../../../../rules/assert.ts';
import { tableName } from '../../../../wire/administration/approvals.ts';
import { coupPaytable } from '../../../../wire/inspection/disputes.ts';
import {
  coupList,
  coupsAsked,
  coupStory,
  dayFiguresQuery,
  dayFigures,
  eventsAsked,
  meterList,
  metersAsked,
  placeNumber,
  significantEvents,
} from '../../../../wire/reports/figures.ts';
import {
  findCoup,
  readCoups,
  readDay,
  readMeters,
  readSignificantEvents,
} from '../../../reports/read-figures.ts';
import { recallCoup } from '../../../reports/recall.ts';
import { setupAt } from '../../../reports/setup-at.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

const MAY = ['look-up'] as const;
const coupName = tableName.extend({ shoe: placeNumber, coup: placeNumber });

export const noSuchTable = () => notDone(STATUS.notFound, 'not-found', { code: 'no-such-table' });
const noSuchCoup = () => notDone(STATUS.notFound, 'not-found', { code: 'no-such-coup' });

const readEventsAct = houseAct({
  address: 'GET /api/significant-events',
  summary: 'Significant events of the house and its tables, the newest first',
  may: MAY,
  services: true,
  query: eventsAsked,
  answer: significantEvents,
  do: async ({ journal }: Parts<'journal'>, { query }, { projector }) => {
    const fresh = await projector.freshen();
    return { fresh, events: await readSignificantEvents(journal.db, query) };
  },
});

const readMetersAct = houseAct({
  address: 'GET /api/meters',
  summary: 'Meters by table, seat and bet, over gaming days',
  may: MAY,
  services: true,
  query: metersAsked,
  answer: meterList,
  do: async ({ journal }: Parts<'journal'>, { query }, { projector }) => {
    const fresh = await projector.freshen();
    return { fresh, meters: await readMeters(journal.db, query) };
  },
});

const readDayAct = houseAct({
  address: 'GET /api/day',
  summary: 'A gaming day of every table, by quarters of an hour',
  may: MAY,
  services: true,
  query: dayFiguresQuery,
  answer: dayFigures,
  do: async ({ journal }: Parts<'journal'>, { query }, { projector }) => {
    const fresh = await projector.freshen();
    return { fresh, ...(await readDay(journal.db, query.day)) };
  },
});

const listCoupsAct = houseAct({
  address: 'GET /api/tables/:table/coups',
  summary: 'The coups of a table, the newest first',
  may: MAY,
  services: true,
  params: tableName,
  query: coupsAsked,
  answer: coupList,
  do: async (house: Parts<'table' | 'journal'>, { params: { table }, query }, { projector }) => {
    if (house.table(table) === undefined) return noSuchTable();
    const fresh = await projector.freshen();
    return { fresh, table, coups: await readCoups(house.journal.db, table, query) };
  },
});

const recallCoupAct = houseAct({
  address: 'GET /api/tables/:table/coups/:shoe/:coup',
  summary: 'A coup shown again, with each payment, its clause and why',
  may: MAY,
  services: true,
  params: coupName,
  answer: coupStory,
  do: async (house: Parts<'table' | 'journal'>, { params }, { projector }) => {
    const { table } = params;
    const known = house.table(table);
    if (known === undefined) return noSuchTable();
    await projector.freshen();
    const { db } = house.journal;
    const found = await findCoup(db, table, params);
    if (found === null) return noSuchCoup();
    const { rulebook } = known.plan.setup;
    const book = rulebookOf(rulebook);
    assert(book !== undefined, `there is a rulebook ${rulebook}`);
    const story = await recallCoup(db, book, found);
    const lines = story.lines.map(({ by: { id, role }, ...line }) => {
      return { ...line, by: { id, role } };
    });
    return { ...found.coup, table, rulebook, lines };
  },
});

/** What stood on the signs while that coup was played: for patrons too, from their recall. */
const readPaytableAct = houseAct({
  address: 'GET /api/tables/:table/coups/:shoe/:coup/paytable',
  summary: 'The paytable and the limits that were in force for one coup',
  // It finds what everybody may read at the table; still nobody needs it often.
  perMinute: 120,
  params: coupName,
  answer: coupPaytable,
  do: async (house: Parts<'table' | 'journal'>, { params }, { projector }) => {
    const { table, shoe, coup } = params;
    if (house.table(table) === undefined) return noSuchTable();
    const { db } = house.journal;
    let found = await findCoup(db, table, params);
    if (found === null) {
      await projector.freshen();
      found = await findCoup(db, table, params);
    }
    if (found === null) return noSuchCoup();
    const { setup, sign } = await setupAt(db, found.stream, found.seq);
    const { game, version, decks, currency, limits, odds } = sign;
    return { table, shoe, coup, setup: setup.id, game, version, decks, currency, odds, limits };
  },
});

export const FIGURE_ACTS = [
  readEventsAct,
  readMetersAct,
  readDayAct,
  listCoupsAct,
  recallCoupAct,
  readPaytableAct,
];
