// The conditions of a tournament as a page: to be read in a browser, and for any printer.

import type { ConditionsPaper, ReaderLanguage } from '../../wire/tournament/http.ts';
import { headOf } from '../tournaments/paper.ts';
import { escaped, plainPage } from './plain-page.ts';

/** What stands around the conditions, which are in the language they were approved in. */
const AROUND = {
  en: ['Front door', 'As PDF', 'Does not apply.', ''],
  'zh-Hans': ['首页', 'PDF 文件', '不适用。', '以下条款以英文拟定及批准。'],
  'zh-Hant': ['首頁', 'PDF 檔案', '不適用。', '以下條款以英文擬定及批准。'],
} as const satisfies Readonly<Record<ReaderLanguage, readonly string[]>>;

/** A page to read and to print; without a script. */
export function conditionsHtml(paper: ConditionsPaper, language: ReaderLanguage = 'en'): string {
  const [door, pdf, none, written] = AROUND[language];
  const paragraphs = paper.paragraphs.map(
    ({ clause, title, text }) =>
      `<div><dt>${escaped(title)} <small>${escaped(clause)}</small></dt>` +
      `<dd>${text === null ? `<span class="quiet">${none}</span>` : escaped(text)}</dd></div>`,
  );
  const file = `/api/tournaments/${encodeURIComponent(paper.tournament)}/conditions.pdf`;
  return plainPage(
    language,
    paper.title,
    `<h1>${escaped(paper.title)}</h1><p class="quiet">${escaped(headOf(paper))}</p>` +
      `<nav><a class="key" href="/?lang=${language}">${door}</a>` +
      `<a class="key" href="${file}">${pdf}</a></nav>${written === '' ? '' : `<p>${written}</p>`}` +
      `<dl>${paragraphs.join('')}</dl>`,
  );
}
