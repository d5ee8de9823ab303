// The rules on request: a book's clauses in our own words, and beside them the approved document
// that the operator has put into the data folder as documents/<book>.pdf (13.13, ruling G13).

import type { FastifyInstance } from 'fastify';

import { CHAPTERS } from '../../../../rulebooks/clauses.ts';
import { RULEBOOKS } from '../../../../rulebooks/index.ts';
import type { RulebookId } from '../../../../rules/rulebook.ts';
import {
  documentDay,
  documentStored,
  rulebookName,
  type RulebookPage,
  rulebookPage,
} from '../../../../wire/inspection/rulebook-page.ts';
import type { Documents } from '../../../record/documents.ts';
import { houseAct, notDone, SentFile } from '../house-act.ts';
import { STATUS } from '../../who.ts';

const LARGEST_DOCUMENT = 20 * 1024 * 1024;
const PDF = '%PDF-';

async function approvedOf(
  documents: Documents,
  book: RulebookId,
): Promise<RulebookPage['approved']> {
  const document = await documents.of(book);
  if (document === null) return null;
  const { sha256, on: storedOn } = document;
  return { address: `/api/rulebooks/${book}/document`, sha256, storedOn };
}

const chaptersOf = (book: RulebookId): RulebookPage['chapters'] =>
  CHAPTERS[book].map(({ heading, clauses }) => ({
    heading,
    clauses: Object.entries(clauses).map(([id, { says }]) => ({ id, says })),
  }));

const readRulebookAct = houseAct({
  address: 'GET /api/rulebooks/:book',
  summary: 'A rulebook clause by clause, in our own words',
  params: rulebookName,
  answer: rulebookPage,
  do: async (_, { params: { book } }, { documents }) => ({
    ...{ id: book, name: RULEBOOKS[book].name, chapters: chaptersOf(book) },
    approved: await approvedOf(documents, book),
  }),
});

const readDocumentAct = houseAct({
  address: 'GET /api/rulebooks/:book/document',
  summary: 'The approved document that the operator has stored for a rulebook',
  params: rulebookName,
  answer: 'file',
  do: async (_, { params }, { documents }) => {
    const document = await documents.of(params.book);
    if (document !== null) return new SentFile('application/pdf', document.bytes);
    return notDone(STATUS.notFound, 'not-found', { code: 'no-document-stored' });
  },
});

/** From then on it is what "the rules" opens. */
const storeDocumentAct = houseAct({
  address: 'PUT /api/rulebooks/:book/document',
  summary: 'Stores the approved document of a rulebook: a PDF, with its digest on record',
  may: ['run-house'],
  largestBody: LARGEST_DOCUMENT,
  params: rulebookName,
  query: documentDay,
  answer: documentStored,
  makes: true,
  records: ['rules-document-stored'],
  do: async (_, { params, query, by, request }, { documents }) => {
    const { body } = request;
    if (!Buffer.isBuffer(body) || !body.subarray(0, PDF.length).equals(Buffer.from(PDF))) {
      return notDone(STATUS.conflict, 'not-a-pdf', { code: 'not-a-pdf' });
    }
    return { sha256: await documents.store(params.book, body, query.on, by.id) };
  },
});

/** Lets a document come as it is. */
export const acceptPdf = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/pdf',
    { parseAs: 'buffer', bodyLimit: LARGEST_DOCUMENT },
    (_, body, done) => done(null, body),
  );
};

export const RULEBOOK_ACTS = [readRulebookAct, readDocumentAct, storeDocumentAct];
