// Every line of every wager: when it pays, what, how often, what it adds to the return, its clause.

import { wagerTitle } from '../../rules/wagers.ts';
import { formatFact, formatPays } from '../format.ts';
import { figure, percentage } from './figures.ts';
import { fraction, negative, times } from '../../rules/fraction.ts';
import type { PaytableLineOdds } from '../odds/solve.ts';
import { groupedTable, html, type Markup, type RowGroup, table } from './markup.ts';
import type { ParSheet, ParSheetWager } from './sheet.ts';

const COLUMNS = [
  { head: 'When' },
  { head: 'Pays' },
  { head: 'Chance', kind: 'number' },
  { head: 'Profit', kind: 'number' },
  { head: 'Adds to return', kind: 'number' },
  { head: 'Clause', kind: 'clause' },
] as const;

const when = ({ line }: PaytableLineOdds): string =>
  line === undefined ? 'Otherwise' : formatFact(line.when);

function groupOf({ odds }: ParSheetWager, { setup }: ParSheet): RowGroup {
  const { on, offer } = odds.price;
  return {
    head: html`${wagerTitle(on)} <span class="clause">permitted by ${offer.clause}</span>`,
    rows: odds.lines.map(line => {
      const chance = fraction(line.orders, odds.all);
      return [
        when(line),
        formatPays(line.line, on, setup.house),
        percentage(chance),
        figure(line.profit),
        percentage(times(chance, line.profit)),
        line.clause,
      ];
    }),
  };
}

function insuranceByCount({ odds }: ParSheetWager): Markup | undefined {
  if (odds.byPlayerCount === undefined) return undefined;
  return html`${table(
      'Insurance by the count of the Player’s first two cards',
      [
        { head: 'Player counts' },
        { head: 'Chance, window open', kind: 'number' },
        { head: 'Edge', kind: 'number' },
        { head: 'Wins', kind: 'number' },
        { head: '' },
      ],
      odds.byPlayerCount.map(at => [
        String(at.playerCount),
        percentage(at.chance),
        percentage(negative(at.return)),
        percentage(at.hit),
        at.return.numerator > 0n
          ? html`<span class="flag patron">favours the patron</span>`
          : undefined,
      ]),
    )}
    <p class="note">
      Insurance can be had only while its window is open; its figures are of those coups alone.
    </p>`;
}

export const linesSection = (sheet: ParSheet): Markup =>
  html`<section class="page">
    <h2>Line by line</h2>
    <p class="lead">
      The first line that holds decides a wager. Commission is taken off the profit.
    </p>
    <div class="scroll flowing">
      ${groupedTable(
        undefined,
        COLUMNS,
        sheet.wagers.map(wager => groupOf(wager, sheet)),
      )}
    </div>
    <div class="scroll">${sheet.wagers.map(insuranceByCount)}</div>
  </section>`;
