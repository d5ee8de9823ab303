// The clauses that the sheet cites, each with what it says in our words.

import type { Rulebook } from '../../rulebooks/rulebook.ts';
import { html, type Markup, table } from './markup.ts';
import type { ParSheet } from './sheet.ts';

function cited({ setup: { book }, wagers, runs, tails }: ParSheet): readonly string[] {
  return [
    book.decks.clause,
    book.tableau.clause,
    ...wagers.flatMap(({ odds: { price, lines } }) => [
      price.offer.clause,
      ...(price.offer.decks ? [price.offer.decks.clause] : []),
      ...lines.map(({ clause }) => clause),
    ]),
    ...runs.flatMap(({ offer }) => [offer.clause, offer.broken]),
    ...tails.flatMap(({ offer }) => [offer.clause, offer.established, offer.broken]),
  ];
}

const says = (book: Rulebook, id: string): string =>
  Object.hasOwn(book.clauses, id) ? (book.clauses[id]?.says ?? '') : 'A reading of ours.';

export const clauseSection = (sheet: ParSheet): Markup =>
  html`<section class="page">
    <h2>Clauses</h2>
    <p class="lead">What the sheet rests on, in our words; the document itself is the rule.</p>
    <div class="scroll flowing rows">
      ${table(
        undefined,
        [{ head: 'Clause' }, { head: 'Says' }],
        [...new Set(cited(sheet))].map(id => [id, says(sheet.setup.book, id)]),
      )}
    </div>
  </section>`;
