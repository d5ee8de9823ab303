// Who sits where at a table and with what; a seat is kept for a patron who is away a while.

import { balanceOf, patronAccount } from '../../../../table/accounts/money.ts';
import {
  keptSeat,
  seatGivenUp,
  seatKeeping,
  seatsAsked,
  seatsPage,
} from '../../../../wire/pit/seats-kept.ts';
import { seatKeptAt } from '../../../record/kept-seats.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

type KeepingHouse = Parts<'record' | 'table' | 'clock'>;

const A_MINUTE_MS = 60_000;

const readSeatsAct = houseAct({
  address: 'GET /api/kept-seats',
  summary: 'Every seat of a table: who has it, with what, how long idle, for whom it is kept',
  may: ['supervise'],
  query: seatsAsked,
  answer: seatsPage,
  do: ({ record, table, clock }: KeepingHouse, { query }) => {
    const housed = table(query.table);
    const state = housed?.parts?.mailbox.table;
    if (housed === undefined || state === undefined) {
      return notDone(STATUS.notFound, 'not-found', { code: 'no-such-table' });
    }
    return {
      table: query.table,
      currency: state.setup?.currency ?? housed.plan.setup.currency,
      seats: state.seats.map(({ number: seat, patron, wagers, idleCoups, noteAcceptor }) => ({
        ...{ seat, patron: patron?.id ?? null, idleCoups },
        cents: patron === null ? 0 : balanceOf(state.ledger, patronAccount(seat, patron.id)),
        staked: wagers.reduce((sum, { stake }) => sum + stake, 0),
        kept: seatKeptAt(record.known.keptSeats, state, seat, clock.now()),
        mayBeKept: patron !== null || !noteAcceptor,
      })),
    };
  },
});

const keepSeatAct = houseAct({
  address: 'POST /api/kept-seats',
  summary: 'Keeps a seat for a patron who is away: nobody else sits there, nobody takes it as idle',
  may: ['supervise'],
  makes: true,
  body: seatKeeping,
  answer: keptSeat,
  records: ['seat-kept'],
  do: async ({ record, table, clock }: KeepingHouse, { body, by }) => {
    const { table: name, seat: number, patron, minutes } = body;
    const state = table(name)?.parts?.mailbox.table;
    const seat = state?.seats.find(each => each.number === number);
    if (state === undefined || seat === undefined) {
      const reason = { code: 'no-such-open-seat', seat: number } as const;
      return notDone(STATUS.notFound, 'not-found', reason);
    }
    const since = clock.now();
    const kept = { table: name, seat: number, patron, since, by: by.id };
    const line = { ...kept, until: since + minutes * A_MINUTE_MS };
    const others = seatKeptAt(record.known.keptSeats, state, number, since);
    const isTheirs = seat.patron === null ? !seat.noteAcceptor : seat.patron.id === patron;
    if (!isTheirs || (others !== null && others.patron !== patron)) {
      return notDone(STATUS.conflict, 'seat-taken', { code: 'seat-is-taken', seat: number });
    }
    await record.note('seat-kept', line);
    return line;
  },
});

const releaseSeatAct = houseAct({
  address: 'POST /api/kept-seats/over',
  summary: 'A kept seat is anybody’s again before its time',
  may: ['supervise'],
  body: seatGivenUp,
  records: ['kept-seat-released'],
  do: async ({ record, table, clock }: KeepingHouse, { body, by }) => {
    const state = table(body.table)?.parts?.mailbox.table;
    const kept =
      state === undefined
        ? null
        : seatKeptAt(record.known.keptSeats, state, body.seat, clock.now());
    if (kept === null) return notDone(STATUS.notFound, 'not-found', { code: 'seat-not-kept' });
    await record.note('kept-seat-released', { ...body, patron: kept.patron, by: by.id });
    return undefined;
  },
});

export const KEPT_SEAT_ACTS = [readSeatsAct, keepSeatAct, releaseSeatAct];
