// Wagers over several coups: their printed odds, and about what they cost.

import { wagerTitle } from '../../rules/wagers.ts';
import type { Fraction } from '../../rules/fraction.ts';
import type { Odds } from '../../rules/rulebook.ts';
import { flagOn } from './flag.ts';
import { printed } from './figures.ts';
import { groupedTable, html, type Markup, table } from './markup.ts';
import { COUPS_OF_A_SHOE, type ParSheet, type TailSheet } from './sheet.ts';
import type { Range } from './streaks.ts';

const asPercent = (part: number): string => printed(`${(part * 100).toFixed(3)}%`);

/** One figure, or the two between which it lies. */
const asRange = ([least, most]: Range): string =>
  least === most ? asPercent(least) : `${asPercent(least)} to ${asPercent(most)}`;

/** Odds that no line break parts. */
const sayOdds = ([pays, to]: Odds): string => `${pays}\u00A0to\u00A0${to}`;

const runTable = ({ runs, floor }: ParSheet): Markup =>
  table(
    'Runs, about; combination Runs by what the patron nominates',
    [
      { head: 'Wager' },
      { head: 'Pays' },
      { head: 'Chance, about', kind: 'number' },
      { head: 'Edge, about', kind: 'number' },
      { head: 'Clause', kind: 'clause' },
    ],
    runs.flatMap(({ on, lines }) =>
      lines.map(({ length, pays, clause, chance, edge, flag }) => [
        `${wagerTitle(on)}, ${length} coups`,
        sayOdds(pays),
        asRange(chance),
        asRange(edge),
        html`${clause} ${flagOn(flag, floor)}`,
      ]),
    ),
  );

/** What both areas of a tail cost: 'edge about 6.095% early, 6.116% late'. */
function tailEdges({ areas }: TailSheet, floor: Fraction): Markup {
  const said = areas.map(({ area, edge, flag }, at) => [
    `${at > 0 ? ', ' : ''}${asRange(edge)} ${area}`,
    flag && html` ${flagOn(flag, floor)}`,
  ]);
  return html`<span class="clause">edge about ${said}</span>`;
}

const tailTable = ({ tails, floor }: ParSheet): Markup =>
  groupedTable(
    `Dragon Tails, about, in a shoe of ${COUPS_OF_A_SHOE} coups; ` +
      'the late area pays the odds of one coup less',
    [{ head: 'Consecutive results' }, { head: 'Pays' }, { head: 'Clause', kind: 'clause' }],
    tails.map(tail => ({
      head: html`${wagerTitle(tail.on)} ${tailEdges(tail, floor)}`,
      rows: Object.entries(tail.offer.early).map(([length, { pays, clause }]) => [
        length,
        sayOdds(pays),
        clause,
      ]),
    })),
  );

/** Nothing where the version has neither Runs nor tails. */
export function runSection(sheet: ParSheet): Markup | undefined {
  if (sheet.runs.length === 0) return undefined;
  return html`<section class="page">
    <h2>Runs and Dragon Tails</h2>
    <p class="lead">
      These live over several coups and cannot be counted from one. The figures here take the coups
      as independent, each from the full shoe, and are an approximation;
      <em>sabot simulate</em> prices them by whole shoes, with the standard error of each. A tail is
      settled at the end of its shoe as it stands: wagers near the end are the dearest.
    </p>
    <div class="scroll">${runTable(sheet)}${tailTable(sheet)}</div>
  </section>`;
}
