// The rules on request: a book's clauses in our own words, and beside them the approved document
// that the operator has put into the data folder as documents/<book>.pdf (13.13, ruling G13).

import { CHAPTERS } from '../../../../rulebooks/clauses.ts';
import { RULEBOOKS } from '../../../../rulebooks/index.ts';
import type { RulebookId } from '../../../../rules/rulebook.ts';
import { denial } from '../../../../wire/http.ts';
import {
  documentDay,
  documentStored,
  rulebookName,
  type RulebookPage,
  rulebookPage,
} from '../../../../wire/rulebook-page.ts';
import { Documents } from '../../../record/documents.ts';
import type { House } from '../../../house/house.ts';
import { chooseDataFolder } from '../../../storage/postgres/data-folder.ts';
import { denied, only, sessionBehind, STATUS } from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

const LARGEST_DOCUMENT = 20 * 1024 * 1024;
const PDF = '%PDF-';

const documentsOf = ({ settings, demonstration, record }: House): Documents =>
  new Documents({
    folder: chooseDataFolder(settings.data),
    isDemonstration: demonstration,
    known: () => record.known,
    note: document => record.note('rules-document-stored', document),
  });

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

export function rulebookRoutes(app: TypedApp, house: House): void {
  const documents = documentsOf(house);
  storeRoute(app, house, documents);
  app.get(
    '/api/rulebooks/:book',
    {
      schema: {
        summary: 'A rulebook clause by clause, in our own words',
        params: rulebookName,
        response: { [STATUS.ok]: rulebookPage },
      },
    },
    async (request, reply) => {
      const { book } = request.params;
      const { name } = RULEBOOKS[book];
      const approved = await approvedOf(documents, book);
      return reply.code(STATUS.ok).send({ id: book, name, chapters: chaptersOf(book), approved });
    },
  );

  app.get(
    '/api/rulebooks/:book/document',
    {
      schema: {
        summary: 'The approved document that the operator has stored for a rulebook',
        params: rulebookName,
      },
    },
    async (request, reply) => {
      const document = await documents.of(request.params.book);
      if (document !== null) return reply.type('application/pdf').send(document.bytes);
      const reason = { code: 'no-document-stored' } as const;
      return reply.code(STATUS.notFound).send(denial.parse(denied('not-found', reason)));
    },
  );
}

/** The operator stores a book's approved document; from then on it is what "the rules" opens. */
function storeRoute(app: TypedApp, house: House, documents: Documents): void {
  app.addContentTypeParser(
    'application/pdf',
    { parseAs: 'buffer', bodyLimit: LARGEST_DOCUMENT },
    (_, body, done) => done(null, body),
  );
  const noes = {
    [STATUS.notSignedIn]: denial,
    [STATUS.notPermitted]: denial,
    [STATUS.conflict]: denial,
  };
  app.put(
    '/api/rulebooks/:book/document',
    {
      bodyLimit: LARGEST_DOCUMENT,
      onRequest: only(house, 'run-house'),
      schema: {
        summary: 'Stores the approved document of a rulebook: a PDF, with its digest on record',
        params: rulebookName,
        querystring: documentDay,
        response: { [STATUS.made]: documentStored, ...noes },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { body } = request;
      if (!Buffer.isBuffer(body) || !body.subarray(0, PDF.length).equals(Buffer.from(PDF))) {
        return reply.code(STATUS.conflict).send(denied('not-a-pdf', { code: 'not-a-pdf' }));
      }
      const { book } = request.params;
      const { on } = request.query;
      const sha256 = await documents.store(book, body, on, session.person.id);
      return reply.code(STATUS.made).send({ sha256 });
    },
  );
}
