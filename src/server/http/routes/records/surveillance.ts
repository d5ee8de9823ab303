// What surveillance watches and writes down: shoes, flags, searches, notes. All of it reads, but
// the note, which goes on record.

import {
  coupsFound,
  flagList,
  noteList,
  noteMade,
  notesAsked,
  noteStored,
  searchAsked,
  shoeAsked,
  shoeWatched,
} from '../../../../wire/inspection/surveillance.ts';
import { tableName } from '../../../../wire/administration/approvals.ts';
import { flagsOf } from '../../../../table/surveillance/flags.ts';
import { readNotes } from '../../../reports/surveillance/notes.ts';
import { searchCoups } from '../../../reports/surveillance/search.ts';
import { readShoe } from '../../../reports/surveillance/shoe-events.ts';
import { watchShoeOf } from '../../../reports/surveillance/shoe-watch.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';
import { noSuchTable } from './figures.ts';

const MAY = ['read-suspicions'] as const;
const OFTEN = 240;

const noSuchShoe = () => notDone(STATUS.notFound, 'not-found', { code: 'no-such-coup' });

type WatchedHouse = Parts<'table' | 'journal'>;

const watchShoeAct = houseAct({
  address: 'GET /api/surveillance/tables/:table/watch',
  summary: 'What every wager is worth on the cards left, and whose stakes have followed it',
  may: MAY,
  perMinute: OFTEN,
  params: tableName,
  query: shoeAsked,
  answer: shoeWatched,
  do: async (house: WatchedHouse, { params: { table }, query }, { projector }) => {
    if (house.table(table) === undefined) return noSuchTable();
    const fresh = await projector.freshen();
    const shoe = await readShoe(house.journal.db, table, query.shoe);
    if (shoe === null) return noSuchShoe();
    return { fresh, table, ...(await watchShoeOf(house.journal.db, shoe)) };
  },
});

const readFlagsAct = houseAct({
  address: 'GET /api/surveillance/tables/:table/flags',
  summary: 'Late and posted stakes, stakes far above the own, patterns, each with its evidence',
  may: MAY,
  perMinute: OFTEN,
  params: tableName,
  query: shoeAsked,
  answer: flagList,
  do: async (house: WatchedHouse, { params: { table }, query }, { projector }) => {
    if (house.table(table) === undefined) return noSuchTable();
    const fresh = await projector.freshen();
    const read = await readShoe(house.journal.db, table, query.shoe);
    if (read === null) return noSuchShoe();
    const { shoe, events } = read;
    return { fresh, table, shoe, flags: [...flagsOf(shoe, events)] };
  },
});

const searchCoupsAct = houseAct({
  address: 'GET /api/surveillance/search',
  summary: 'Coups by patron, seat, card, wager, stake and time, the newest first',
  may: MAY,
  // Each reads up to ten thousand coups.
  perMinute: 60,
  query: searchAsked,
  answer: coupsFound,
  do: async ({ journal }: Parts<'journal'>, { query }, { projector }) => {
    const fresh = await projector.freshen();
    return { fresh, ...(await searchCoups(journal.db, query)) };
  },
});

/** A note stays: nobody takes it back, a later one puts it right. */
const makeNoteAct = houseAct({
  address: 'POST /api/surveillance/notes',
  summary: 'Puts a note, or a mark for the recording with its time, on record',
  may: ['keep-watch'],
  perMinute: 60,
  body: noteMade,
  answer: noteStored,
  makes: true,
  records: ['surveillance-noted'],
  do: async (house: Parts<'record' | 'clock' | 'journal'>, { body, by }) => {
    const about = body.about ?? house.clock.now();
    await house.record.note('surveillance-noted', { ...body, about, by: by.id });
    const [newest] = await readNotes(house.journal.db, undefined);
    return { number: newest?.number ?? 0 };
  },
});

/** What is suspected of somebody is no business of the floor. */
const readNotesAct = houseAct({
  address: 'GET /api/surveillance/notes',
  summary: 'Notes and marks, the newest first',
  may: MAY,
  query: notesAsked,
  answer: noteList,
  do: async ({ journal }: Parts<'journal'>, { query }) => ({
    notes: [...(await readNotes(journal.db, query.table))],
  }),
});

export const SURVEILLANCE_ACTS = [
  watchShoeAct,
  readFlagsAct,
  searchCoupsAct,
  makeNoteAct,
  readNotesAct,
];
