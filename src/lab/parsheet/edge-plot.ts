// The edge of each wager against the number of decks: small plots side by side, each with its own
// scale, because the edges lie far apart and what matters is how each one leans.

import { wagerTitle } from '../../rules/wagers.ts';
import { line, formatPlace, scale } from './axis.ts';
import { printed } from './figures.ts';
import { html, type Markup } from './markup.ts';
import type { ParSheetWager } from './sheet.ts';

const WIDTH = 200;
const HEIGHT = 84;
const INSIDE = { left: 8, right: WIDTH - 8, top: 34, bottom: HEIGHT - 21 } as const;

const asPercent = (edge: number): string => printed(`${(edge * 100).toFixed(4)}%`);

/** A flat line must look flat: no plot zooms in further than a hundredth of a percent. */
const LEAST_SPAN = 0.0001;

function leaning(byDecks: ParSheetWager['byDecks']): string {
  const [first, last] = [byDecks[0], byDecks.at(-1)];
  if (first === undefined || last === undefined) return '';
  return [first, last].map(({ decks, edge }) => `${decks} decks ${asPercent(edge)}`).join(', ');
}

function plotOf({ odds, byDecks }: ParSheetWager, decksHere: number): Markup {
  const name = wagerTitle(odds.price.on);
  const edges = byDecks.map(({ edge }) => edge);
  const middle = (Math.min(...edges) + Math.max(...edges)) / 2;
  const half = Math.max(Math.max(...edges) - Math.min(...edges), LEAST_SPAN) / 2;
  const first = byDecks[0]?.decks ?? 0;
  const last = byDecks.at(-1)?.decks ?? 1;
  const x = scale([first, last], [INSIDE.left, INSIDE.right]);
  const y = scale([middle - half, middle + half], [INSIDE.bottom, INSIDE.top]);
  const dots = byDecks.map(({ decks, edge }) => {
    const here = decks === decksHere ? ' here' : '';
    return { decks, here, at: [x(decks), y(edge)] as const };
  });
  return html`<svg class="small-plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">
    <title>${name}: edge by number of decks</title>
    <desc>${byDecks.map(({ decks, edge }) => `${decks} decks ${asPercent(edge)}. `)}</desc>
    <text class="plot-name" y="11">${name}</text>
    <text class="plot-says" y="24">${leaning(byDecks)}</text>
    <path class="rule" d="M0 ${INSIDE.bottom + 8}H${WIDTH}" />
    <path class="curve" d="${line(dots.map(({ at }) => at))}" />
    ${dots.map(({ here, at: [left, above] }) => {
      const size = here === '' ? 2.2 : 3.6;
      return html`<circle
        class="dot${here}"
        cx="${formatPlace(left)}"
        cy="${formatPlace(above)}"
        r="${size}"
      />`;
    })}
    ${dots.map(
      ({ decks, here, at: [left] }) =>
        html`<text class="tick${here}" x="${formatPlace(left)}" y="${HEIGHT - 4}">${decks}</text>`,
    )}
  </svg>`;
}

const hasOneNumber = ({ byDecks }: ParSheetWager): boolean => byDecks.length < 2;

/** One small plot for each wager that can be had with more than one number of decks. */
export function edgePlots(wagers: readonly ParSheetWager[], decks: number): Markup {
  const single = wagers.filter(hasOneNumber).map(({ odds, byDecks }) => {
    const [only] = byDecks;
    const from = odds.price.offer.decks?.clause;
    const edge = only === undefined ? '' : `: ${asPercent(only.edge)}`;
    return `${wagerTitle(odds.price.on)} with ${only?.decks ?? decks} decks only (${from})${edge}.`;
  });
  return html`<div class="small-plots">
      ${wagers.filter(wager => !hasOneNumber(wager)).map(wager => plotOf(wager, decks))}
    </div>
    ${single.length > 0 && html`<p class="note">${single.join(' ')}</p>`}`;
}
