// The par sheet as one page that needs nothing beside it: no script, no font, no picture to fetch.

import { wagerTitle } from '../../rules/wagers.ts';
import { assert } from '../../rules/assert.ts';
import { formatFraction, fraction, negative, plus } from '../../rules/fraction.ts';
import { versionOf } from '../../rules/rulebook.ts';
import { standardDeviationOf } from '../odds/moments.ts';
import { grouped } from '../format.ts';
import { clauseSection } from './clause-section.ts';
import { coupSection } from './coup-section.ts';
import { edgePlots } from './edge-plot.ts';
import { percentage, printed } from './figures.ts';
import { flagOn } from './flag.ts';
import { html, type Markup, raw, table } from './markup.ts';
import { linesSection } from './line-section.ts';
import { runSection } from './run-section.ts';
import { sessionPlots } from './session-plots.ts';
import { COUPS_OF_A_SHOE, COUPS_OF_TEN_SHOES, type ParSheet, type ParSheetWager } from './sheet.ts';
import type { Range } from './streaks.ts';
import { STYLE } from './style.ts';

const ONE = fraction(1);

function head(sheet: ParSheet): Markup {
  const { setup, orders } = sheet;
  const { book, decks, house } = setup;
  const version = versionOf(book, setup.version);
  assert(version !== undefined, 'a sheet is of a version that the book has');
  const facts: (readonly [string, string])[] = [
    ['Decks', `${decks} (${decks * 52} cards)`],
    ['Orders of six cards', grouped(orders)],
    ...options(sheet),
  ];
  if (house.tiePercent && setup.version === 'tie-baccarat') {
    const { player, banker } = house.tiePercent;
    facts.push(['A tie pays', `Player ${player}%, Banker ${banker}%`]);
  }
  return html`<header>
    <p class="kicker">Par sheet: ${book.name}</p>
    <h1>${version.name}</h1>
    <p class="sub">
      ${book.document.title}. ${book.document.issuer}; edition: ${book.document.edition}. Set-up
      ${book.id}/${setup.version}, permitted decks ${book.decks.least} to ${book.decks.most}
      (${book.decks.clause}).
    </p>
    <dl class="setup">
      ${facts.map(
        ([name, is]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${is}</dd>
          </div>`,
      )}
    </dl>
  </header>`;
}

const OPTION_NAMES = {
  dragonBonus: 'Dragon Bonus odds',
  perfectPairs: 'Perfect Pairs odds',
} as const;

function options({ wagers, setup }: ParSheet): readonly (readonly [string, string])[] {
  const chosen = new Set(wagers.flatMap(({ odds }) => odds.price.offer.chosenBy ?? []));
  return [...chosen].map(name => [OPTION_NAMES[name], `option ${setup.house[name]}`]);
}

function glance(sheet: ParSheet): Markup {
  return html`<section>
    <h2>At a glance</h2>
    <p class="lead">
      For one unit staked. The edge is what the house keeps on average; the return is what goes
      back; wins is the chance of a profit. Every figure is counted, none is sampled.
    </p>
    <div class="scroll">
      ${table(
        undefined,
        [
          { head: 'Wager' },
          { head: 'Edge', kind: 'number' },
          { head: 'Returns', kind: 'number' },
          { head: 'Wins', kind: 'number' },
          { head: 'Std. dev.', kind: 'number' },
          { head: 'Expected profit, exactly', kind: 'exact' },
        ],
        sheet.wagers.map(({ odds, flag }) => [
          wagerTitle(odds.price.on),
          html`<span class="strong">${percentage(negative(odds.return))}</span>`,
          percentage(plus(ONE, odds.return)),
          percentage(odds.hit),
          standardDeviationOf(odds).toFixed(4),
          html`<span class="fraction">${printed(formatFraction(odds.return))}</span> ${flagOn(
              flag,
              sheet.floor,
            )}`,
        ]),
      )}
    </div>
    ${secondLook(sheet)}
  </section>`;
}

/** Lines that somebody has to decide about, said in words. */
function secondLook(sheet: ParSheet): Markup {
  const flagged = sheet.wagers.filter(({ flag }) => flag !== undefined);
  const streaks = flaggedStreaks(sheet);
  const floor = percentage(sheet.floor, 2);
  if (flagged.length + streaks.length === 0) {
    return html`<p class="note">
      No wager favours the patron, and none returns less than the floor of ${floor}.
    </p>`;
  }
  return html`<div class="look">
    ${flagged.map(({ odds, flag }) => {
      const name = wagerTitle(odds.price.on);
      return flag === 'favours-the-patron'
        ? html`<p>
            <span class="strong">${name} favours the patron</span> by ${percentage(odds.return)} of
            every unit staked, as the book prints it. ${takenWell(odds.byPlayerCount)}
          </p>`
        : html`<p>
            <span class="strong">${name} returns less than the floor of ${floor}</span>: of each
            unit ${percentage(plus(ONE, odds.return))} goes back.
          </p>`;
    })}
    ${
      streaks.length > 0 &&
      html`<p><span class="strong">Over several coups, about</span>: ${streaks.join('; ')}.</p>`
    }
  </div>`;
}

/** Runs and tails that are flagged, by name: 'Player Run, 2 coups (79.654% goes back)'. */
function flaggedStreaks({ runs, tails }: ParSheet): readonly string[] {
  const say = (name: string, [, most]: Range) =>
    `${name} (${printed(((1 - most) * 100).toFixed(3))}% goes back)`;
  return [
    ...runs.flatMap(({ on, lines }) =>
      lines
        .filter(({ flag }) => flag !== undefined)
        .map(({ length, edge }) => say(`${wagerTitle(on)} of ${length} coups`, edge)),
    ),
    ...tails.flatMap(({ on, areas }) =>
      areas
        .filter(({ flag }) => flag !== undefined)
        .map(({ area, edge }) => say(`${wagerTitle(on)}, ${area}`, edge)),
    ),
  ];
}

function takenWell(byCount: ParSheetWager['odds']['byPlayerCount']): string {
  const good = (byCount ?? []).filter(({ return: mean }) => mean.numerator > 0n);
  const best = good.toSorted((a, b) => standing(b) - standing(a))[0];
  if (best === undefined) return '';
  const counts = good.map(({ playerCount }) => playerCount).join(', ');
  return (
    `A patron who takes it only while the Player counts ${counts} does better still: ` +
    `up to ${percentage(best.return)} at ${best.playerCount}.`
  );
}

const standing = ({ return: mean }: { return: { numerator: bigint; denominator: bigint } }) =>
  Number(mean.numerator) / Number(mean.denominator);

function deckSection({ wagers, setup }: ParSheet): Markup {
  return html`<section>
    <h2>Edge against number of decks</h2>
    <p class="lead">
      Every number of decks that the book permits, this table's filled in. Each plot has its own
      scale; the figures say how much it leans.
    </p>
    ${edgePlots(wagers, setup.decks)}
  </section>`;
}

function sessionSection({ wagers }: ParSheet): Markup {
  const units = (figure: number) => printed(figure.toFixed(2));
  return html`<section class="page">
    <h2>The spread of a session</h2>
    <p class="lead">
      One unit on every coup. Left: the mean and, in units, the bands that hold half of all sessions
      and nineteen of twenty, from the exact mean and variance and the normal curve. Right: every
      result of one shoe with its chance, those ahead in the darker tone, and the normal curve
      dashed.
    </p>
    ${sessionPlots(wagers)}
    <div class="scroll">
      ${table(
        `After one shoe (${COUPS_OF_A_SHOE} coups) and after ten (${COUPS_OF_TEN_SHOES}), in units`,
        [
          { head: 'Wager' },
          { head: 'Mean, one shoe', kind: 'number' },
          { head: 'Std. dev.', kind: 'number' },
          { head: 'Chance to be ahead', kind: 'number' },
          { head: 'Mean, ten shoes', kind: 'number' },
          { head: 'Std. dev.', kind: 'number' },
        ],
        wagers.flatMap(({ odds, session }) =>
          session === undefined
            ? []
            : [
                [
                  wagerTitle(odds.price.on),
                  units(session.shoe.mean),
                  units(session.shoe.deviation),
                  `${(session.ahead * 100).toFixed(2)}%`,
                  units(session.tenShoes.mean),
                  units(session.tenShoes.deviation),
                ],
              ],
        ),
      )}
    </div>
    <p class="note">
      Coups are taken as independent, each from a full shoe; within a shoe they are very nearly so.
      Means and deviations follow from the exact figures; the bars are summed in floating point.
    </p>
  </section>`;
}

/** The whole page. */
export function parSheetPage(sheet: ParSheet, program: string): string {
  const { book, version, decks } = sheet.setup;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'"
        />
        <title>Par sheet: ${book.id}/${version}, ${decks} decks</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        ${head(sheet)}
        <main>
          ${glance(sheet)} ${deckSection(sheet)} ${linesSection(sheet)} ${coupSection(sheet)}
          ${sessionSection(sheet)} ${runSection(sheet)} ${clauseSection(sheet)}
        </main>
        <footer class="note">
          <p class="note">
            Counted by ${program} from the odds and the tableau of the rulebook (text read: sha256
            ${book.document.sha256.slice(0, 16)}…). Analysis is for the operator, its mathematicians
            and its regulator; it is never shown to a patron. Not certified, and not affiliated with
            anybody named here.
          </p>
        </footer>
      </body>
    </html> `;
  return page.markup;
}
