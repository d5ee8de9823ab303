// What an address says at which nothing is: a page for people, JSON for programs.

import type { FastifyReply, FastifyRequest } from 'fastify';

import { PAGE_TEXTS } from '../ports/page-texts.ts';
import { plainPage } from './plain-page.ts';
import { denied, STATUS } from './who.ts';

const PAGE = plainPage(
  'en',
  'Sabot',
  [...PAGE_TEXTS]
    .map(
      (
        [
          language,
          {
            notFound: { heading, says, door },
          },
        ],
        at,
      ) => {
        const level = at === 0 ? 'h1' : 'h2';
        const nav = `<nav><a class="key" href="/?lang=${language}">${door}</a></nav>`;
        return `<section lang="${language}"><${level}>${heading}</${level}><p>${says}</p>${nav}</section>`;
      },
    )
    .join(''),
);

/** Whether a person is reading: only a browser's own visit asks for a page. */
const isVisit = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true;

/** Nothing is here; in every language, with the way to the front door. */
export async function notFound(
  request: FastifyRequest,
  reply: FastifyReply,
  why = denied('not-found', { code: 'nothing-here' }),
): Promise<void> {
  reply.code(STATUS.notFound);
  await (isVisit(request) ? reply.type('text/html; charset=utf-8').send(PAGE) : reply.send(why));
}
