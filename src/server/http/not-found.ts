// What an address says at which nothing is: a page for people, JSON for programs.

import type { FastifyReply, FastifyRequest } from 'fastify';

import { plainPage } from './plain-page.ts';
import { denied, STATUS } from './who.ts';

const SAID = [
  ['en', 'There is nothing here', 'No page has this address.', 'To the front door'],
  ['zh-Hans', '此处没有内容', '没有这个地址的页面。', '回到首页'],
  ['zh-Hant', '此處沒有內容', '沒有這個地址的頁面。', '回到首頁'],
] as const;

const PAGE = plainPage(
  'en',
  'Sabot',
  SAID.map(
    ([language, heading, says, door], at) =>
      `<section lang="${language}"><h${at === 0 ? 1 : 2}>${heading}</h${at === 0 ? 1 : 2}>` +
      `<p>${says}</p><nav><a class="key" href="/?lang=${language}">${door}</a></nav></section>`,
  ).join(''),
);

/** Whether a person is reading: only a browser's own visit asks for a page. */
const isVisit = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true;

/** Nothing is here; in three languages, with the way to the front door. */
export async function notFound(
  request: FastifyRequest,
  reply: FastifyReply,
  why = denied('not-found', { code: 'nothing-here' }),
): Promise<void> {
  reply.code(STATUS.notFound);
  await (isVisit(request) ? reply.type('text/html; charset=utf-8').send(PAGE) : reply.send(why));
}
