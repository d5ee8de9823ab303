// What a coup shows, and how it is drawn: outcome tables, the final counts, the tableau.

import { type Fraction, fraction, toNumber } from '../../rules/fraction.ts';
import { percentage } from './figures.ts';
import { html, type Markup, table } from './markup.ts';
import type { ParSheet } from './sheet.ts';

const OUTCOMES: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'Results',
    [
      ['Player', 'player'],
      ['Banker', 'banker'],
      ['Tie', 'tie'],
      ['Banker wins with six', 'banker-wins-with-six'],
    ],
  ],
  [
    'Cards used',
    [
      ['Four cards', 'four-cards'],
      ['Five cards', 'five-cards'],
      ['Six cards', 'six-cards'],
    ],
  ],
  [
    'Naturals',
    [
      ['Either hand', 'any-natural'],
      ['Player’s', 'player-natural'],
      ['Banker’s', 'banker-natural'],
      ['Natural tie', 'natural-tie'],
    ],
  ],
  [
    'Opening pairs, of either hand alike',
    [
      ['Any pair', 'player-pair'],
      ['Mixed', 'player-mixed-pair'],
      ['Coloured', 'player-coloured-pair'],
      ['Perfect', 'player-perfect-pair'],
    ],
  ],
];

const chance = ({ outcomes }: ParSheet, name: string): Fraction => outcomes[name] ?? fraction(0);

const outcomeTables = (sheet: ParSheet): Markup =>
  html`<div class="columns tight">
    ${OUTCOMES.map(([caption, rows]) =>
      table(
        caption,
        [{ head: 'The coup shows' }, { head: 'Chance', kind: 'number' }],
        rows.map(([says, name]) => [says, percentage(chance(sheet, name))]),
      ),
    )}
  </div>`;

const MARGINS = [4, 5, 6, 7, 8, 9] as const;

const marginTable = (sheet: ParSheet): Markup =>
  table(
    'Margins without a natural, and natural wins',
    [
      { head: 'Side' },
      { head: 'Natural', kind: 'number' },
      ...MARGINS.map(margin => ({ head: `by ${margin}`, kind: 'number' as const })),
    ],
    (['player', 'banker'] as const).map(side => [
      side === 'player' ? 'Player' : 'Banker',
      percentage(chance(sheet, `${side}-wins-with-natural`), 3),
      ...MARGINS.map(margin => percentage(chance(sheet, `${side}-wins-by-${margin}`), 3)),
    ]),
  );

/** Darker where a pair of counts is likelier; the figure says it too. */
function countGrid({ counts }: ParSheet): Markup {
  const most = Math.max(...counts.flat().map(toNumber));
  const shade = (part: Fraction) => 100 - Math.round((toNumber(part) / most) * 26);
  return html`<table class="grid">
    <caption>
      Final point counts: Player’s down, Banker’s across, in percent
    </caption>
    <thead>
      <tr>
        <td></td>
        ${counts.map((_, banker) => html`<th scope="col">${banker}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${counts.map(
        (row, player) =>
          html`<tr>
            <th scope="row">${player}</th>
            ${row.map(
              part =>
                html`<td style="background:hsl(212 40% ${shade(part)}%)">
                  ${percentage(part, 2).slice(0, -1)}
                </td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const DRAWS = html`<td class="draws">draws</td>`;
const STANDS = html`<td class="stands">stands</td>`;

const cells = (row: string): readonly Markup[] =>
  row.split('').map(at => (at === 'D' ? DRAWS : STANDS));

function tableau({ setup: { book } }: ParSheet): Markup {
  const { player, bankerIfPlayerStood, banker, clause } = book.tableau;
  return html`<div class="scroll">
      <table class="grid tableau">
        <caption>
          The Banker, by the Player’s third card
          <span class="clause">${clause}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Banker</th>
            ${(banker[0] ?? '').split('').map((_, card) => html`<th scope="col">${card}</th>`)}
            <th scope="col">none</th>
          </tr>
        </thead>
        <tbody>
          ${banker.map(
            (row, count) =>
              html`<tr>
                <th scope="row">${count}</th>
                ${cells(row)}${cells(bankerIfPlayerStood[count] ?? 'S')}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="note">
      The Player draws on ${drawn(player)} and stands on ${stood(player)}. A natural, eight or nine
      on the first two cards of either hand, ends the coup: nobody draws.
    </p>`;
}

const range = (row: string, letter: string): string => {
  const counts = row.split('').flatMap((at, count) => (at === letter ? [count] : []));
  return counts.length > 2 ? `${counts[0]} to ${counts.at(-1)}` : counts.join(' and ');
};
const drawn = (row: string): string => range(row, 'D');
const stood = (row: string): string => range(row, 'S');

export const coupSection = (sheet: ParSheet): Markup =>
  html`<section class="page">
    <h2>What a coup shows</h2>
    ${outcomeTables(sheet)}
    <div class="scroll">${marginTable(sheet)}</div>
    <div class="scroll">${countGrid(sheet)}</div>
    <h2>The tableau</h2>
    ${tableau(sheet)}
  </section>`;
