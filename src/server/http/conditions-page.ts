// The conditions of a tournament as a page: to be read in a browser, and for any printer.

import type { Language } from '../../texts/languages.ts';
import type { ConditionsPaper } from '../../wire/tournament/http.ts';
import { pageTexts } from '../ports/page-texts.ts';
import { headOf } from '../tournaments/paper.ts';
import { escaped, plainPage } from './plain-page.ts';

/** A page to read and to print; without a script. */
export function conditionsHtml(paper: ConditionsPaper, language: Language): string {
  // The conditions themselves are in the language in which they were approved.
  const { conditions: texts } = pageTexts(language);
  const { door, pdf, none, written } = texts;
  const paragraphs = paper.paragraphs.map(
    ({ clause, title, text }) =>
      `<div><dt>${escaped(title)} <small>${escaped(clause)}</small></dt>` +
      `<dd>${text === null ? `<span class="quiet">${none}</span>` : escaped(text)}</dd></div>`,
  );
  const file = `/api/tournaments/${encodeURIComponent(paper.tournament)}/conditions.pdf`;
  return plainPage(
    language,
    paper.title,
    `<h1>${escaped(paper.title)}</h1><p class="quiet">${escaped(headOf(paper, texts))}</p>` +
      `<nav><a class="key" href="/?lang=${language}">${door}</a>` +
      `<a class="key" href="${file}">${pdf}</a></nav>${written === '' ? '' : `<p>${written}</p>`}` +
      `<dl>${paragraphs.join('')}</dl>`,
  );
}
