// What the regulator's inspector asks the house: everything is read, nothing is changed but the
// record that a day was taken away.

import { createHash } from 'node:crypto';

import { CLAUSES } from '../../../../rulebooks/clauses.ts';
import { editionOf, editionsOf } from '../../../../rulebooks/editions.ts';
import { RULEBOOKS } from '../../../../rulebooks/index.ts';
import { sortedJson } from '../../../../table/sorted-json.ts';
import { tableName } from '../../../../wire/administration/approvals.ts';
import { disputeName } from '../../../../wire/inspection/disputes.ts';
import { placeNumber } from '../../../../wire/reports/figures.ts';
import {
  booksRunning,
  type BooksRunning,
  coupVerdict,
  dayMade,
  dayName,
  inspectedCoup,
  verificationState,
} from '../../../../wire/inspection/inspector.ts';
import { keptDayFile, makeDayFile } from '../../../checks/day-file/make.ts';
import { coupVersions, firstEventOf } from '../../../checks/inspection/coup-versions.ts';
import { verdictOn } from '../../../checks/inspection/verdict.ts';
import { findCoup } from '../../../reports/read-figures.ts';
import { tableStream } from '../../../tables/mailbox/rebuild.ts';
import { houseAct, notDone, type Parts, SentFile } from '../house-act.ts';
import { STATUS } from '../../who.ts';

const MAY = ['inspect-house'] as const;
const coupName = tableName.extend({ shoe: placeNumber, coup: placeNumber });
const noSuchCoup = () => notDone(STATUS.notFound, 'not-found', { code: 'no-such-coup' });

const inspectCoupAct = houseAct({
  address: 'GET /api/inspection/tables/:table/coups/:shoe/:coup',
  summary: 'A coup as it was settled and as every correction left it, wager by wager',
  may: MAY,
  params: coupName,
  answer: inspectedCoup,
  do: async ({ journal }: Parts<'journal'>, { params }, { projector }) => {
    const { table, shoe, coup } = params;
    await projector.freshen();
    const found = await findCoup(journal.db, table, params);
    if (found === null) return noSuchCoup();
    const { gamingDay, currency } = found.coup;
    const versions = await coupVersions(journal.db, found);
    return { table, shoe, coup, gamingDay, currency, versions };
  },
});

const judgeCoupAct = houseAct({
  address: 'GET /api/inspection/tables/:table/coups/:shoe/:coup/verdict',
  summary: 'What the second judge makes of a coup, its table judged from the first event on',
  may: MAY,
  // It reads the stream of a table.
  perMinute: 20,
  params: coupName,
  answer: coupVerdict,
  do: async ({ journal }: Parts<'journal'>, { params }, { projector, address }) => {
    await projector.freshen();
    const found = await findCoup(journal.db, params.table, params);
    if (found === null) return noSuchCoup();
    const { seq: settled, corrections } = found;
    const first = await firstEventOf(journal.db, found);
    const order = { address, stream: tableStream(params.table) };
    return verdictOn(order, { first, settled, corrections });
  },
});

const beginVerificationAct = houseAct({
  address: 'POST /api/inspection/verification',
  summary: 'Begins to verify the whole house beside play, or shows the one that runs',
  may: MAY,
  perMinute: 6,
  answer: verificationState,
  do: (_: Parts<'journal'>, { by }, { verification }) => verification.begin(by.id),
});

const readVerificationAct = houseAct({
  address: 'GET /api/inspection/verification',
  summary: 'How far the verification is, and what it found',
  may: MAY,
  perMinute: 240,
  answer: verificationState,
  do: (_: Parts<'journal'>, __, { verification }) => verification.state,
});

const readBooksAct = houseAct({
  address: 'GET /api/inspection/books',
  summary: 'Every book as it runs: documents and digests, clauses, who keeps each, rulings',
  may: MAY,
  answer: booksRunning,
  do: ({ tables }: Parts<'tables'>) => {
    const books = Object.values(RULEBOOKS).flatMap(book =>
      editionsOf(book).map((edition): BooksRunning['books'][number] => ({
        book: edition.id,
        name: edition.name,
        title: edition.document.title,
        issuer: edition.document.issuer,
        edition: edition.document.edition,
        effective: edition.document.effective ?? null,
        document: edition.document.sha256,
        running: createHash('sha256').update(sortedJson(edition)).digest('hex'),
        tables: tables
          .filter(({ plan: { setup } }) => setup.rulebook === edition.id)
          .filter(({ plan: { setup } }) => editionOf(book, setup.edition) === edition)
          .map(({ plan }) => plan.name),
        clauses: Object.entries(CLAUSES[edition.id]).map(([id, clause]) => ({
          id,
          says: clause.says,
          keptBy: clause.kept,
          rulings: [...(clause.rulings ?? [])],
        })),
      })),
    );
    return { books };
  },
});

type DayHouse = Parts<'journal' | 'folder' | 'signer' | 'clock' | 'plan'> &
  Parts<'demonstration' | 'release' | 'record'>;

const makeDayAct = houseAct({
  address: 'POST /api/inspection/days/:day',
  summary: 'Makes the signed file of a gaming day: every event of every stream, with its hash',
  may: MAY,
  // Every one reads a day of the journal and leaves a file.
  perMinute: 6,
  params: dayName,
  answer: dayMade,
  makes: true,
  records: ['day-exported'],
  do: async (house: DayHouse, { params: { day }, by }) => {
    const { folder, signer, demonstration, release } = house;
    const made = await makeDayFile(house.journal.db, { folder, signer }, day, {
      ...{ now: house.clock.now(), by: by.id, role: by.role },
      ...{ house: house.plan.name, demonstration, release },
    });
    if (made === null) return noSuchCoup();
    const { name, sha256 } = made;
    await house.record.note('day-exported', { day, name, sha256, by: by.id });
    return made;
  },
});

const readDayAct = houseAct({
  address: 'GET /api/inspection/files/:name',
  summary: 'The signed file of a gaming day as it was made',
  may: MAY,
  params: disputeName,
  answer: 'file',
  do: async ({ folder }: Parts<'folder'>, { params: { name } }) => {
    const file = await keptDayFile(folder, name);
    if (file !== null) return new SentFile('application/jsonl', file, name);
    return notDone(STATUS.notFound, 'not-found', { code: 'no-such-file' });
  },
});

export const INSPECTION_ACTS = [
  inspectCoupAct,
  judgeCoupAct,
  beginVerificationAct,
  readVerificationAct,
  readBooksAct,
  makeDayAct,
  readDayAct,
];
