// What an address says at which nothing is: a page for people, JSON for programs.

import type { FastifyReply, FastifyRequest } from 'fastify';

import { PAGE_TEXTS } from '../ports/page-texts.ts';
import { pageInAll } from './plain-page.ts';
import { denied, STATUS } from './who.ts';

export const HTML = 'text/html; charset=utf-8';

export const NOT_FOUND_PAGE = pageInAll(
  [...PAGE_TEXTS].map(([language, { notFound: texts }]) => [language, texts] as const),
  '/',
);

/** Whether a person is reading: only a browser's own visit asks for a page. */
export const isVisit = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true;

/** Nothing is here; in every language, with the way to the front door. */
export async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.code(STATUS.notFound);
  const why = denied('not-found', { code: 'nothing-here' });
  await (isVisit(request) ? reply.type(HTML).send(NOT_FOUND_PAGE) : reply.send(why));
}
