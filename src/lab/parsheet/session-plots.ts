// How a session spreads: the fan of results over ten shoes, and one shoe's result bar by bar.

import { wagerTitle } from '../../rules/wagers.ts';
import { band, line, formatPlace, scale, ticks } from './axis.ts';
import { html, type Markup } from './markup.ts';
import { type Bar, histogramOf, normalAt, type SessionFigures, sessionFigures } from './session.ts';
import { COUPS_OF_TEN_SHOES, type ParSheetWager, type WagerSession } from './sheet.ts';

const WIDTH = 330;
const HEIGHT = 190;
const INSIDE = { left: 40, right: WIDTH - 12, top: 26, bottom: HEIGHT - 34 } as const;

/** Of a normal curve, this many deviations hold half of all sessions and nineteen of twenty. */
const HALF_OF_ALL = 0.6745;
const NINETEEN_OF_TWENTY = 1.96;

const signed = (figure: number): string =>
  figure > 0 ? `+${figure}` : String(figure).replace('-', '−');

interface Frame {
  readonly name: string;
  readonly says: string;
  readonly across: string;
  readonly body: Markup;
}

const framed = ({ name, says, across, body }: Frame): Markup =>
  html`<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">
    <title>${name}</title>
    <desc>${says}</desc>
    <text class="plot-name" x="${INSIDE.left}" y="13">${name}</text>
    ${body}
    <text class="axis-name" x="${(INSIDE.left + INSIDE.right) / 2}" y="${HEIGHT - 4}">
      ${across}
    </text>
  </svg>`;

function grid(y: (figure: number) => number, figures: readonly number[], say = signed): Markup {
  return html`${figures.map(
    figure =>
      html`<path
          class="${figure === 0 ? 'zero' : 'grid'}"
          d="M${INSIDE.left} ${formatPlace(y(figure))}H${INSIDE.right}"
        /><text class="tick side" x="${INSIDE.left - 5}" y="${formatPlace(y(figure) + 3)}"
          >${say(figure)}</text
        >`,
  )}`;
}

/** Expected result and the bands around it, coup by coup. */
function fan({ odds }: ParSheetWager): Markup {
  const most = COUPS_OF_TEN_SHOES;
  const stops = Array.from({ length: 41 }, (_, at) => sessionFigures(odds, (at * most) / 40));
  const end = sessionFigures(odds, most);
  const high = end.mean + 2.15 * end.deviation;
  const low = end.mean - 2.15 * end.deviation;
  const x = scale([0, most], [INSIDE.left, INSIDE.right]);
  const y = scale([low, high], [INSIDE.bottom, INSIDE.top]);
  const edge = (deviations: number) => (each: SessionFigures) =>
    [x(each.coups), y(each.mean + deviations * each.deviation)] as const;
  const area = (deviations: number) =>
    band(stops.map(edge(deviations)), stops.map(edge(-deviations)));
  const name = `${wagerTitle(odds.price.on)}: result over ten shoes, in units`;
  const bandNames = [
    [NINETEEN_OF_TWENTY, '19 of 20 sessions'],
    [HALF_OF_ALL, 'half'],
  ] as const;
  return framed({
    name,
    across: 'coups played, one unit on each',
    says:
      `After ${most} coups the mean is ${end.mean.toFixed(1)} units; 19 of 20 sessions end ` +
      `within ${(NINETEEN_OF_TWENTY * end.deviation).toFixed(1)} of it.`,
    body: html`<path class="wide-band" d="${area(NINETEEN_OF_TWENTY)}" />
      <path class="narrow-band" d="${area(HALF_OF_ALL)}" />
      ${grid(y, ticks([low, high], 5))}
      ${ticks([0, most], 4).map(
        coups =>
          html`<text class="tick" x="${formatPlace(x(coups))}" y="${INSIDE.bottom + 13}"
            >${coups}</text
          >`,
      )}
      <path class="curve" d="${line(stops.map(edge(0)))}" />
      ${bandNames.map(([deviations, says]) => {
        const inside = formatPlace(y(end.mean - deviations * end.deviation) - 5);
        return html`<text class="figure last over" x="${INSIDE.right - 3}" y="${inside}"
          >${says}</text
        >`;
      })}`,
  });
}

/** Every result of one shoe with its chance, and the normal curve over it. */
function bars({ odds }: ParSheetWager, { distribution, ahead }: WagerSession): Markup {
  const { session } = distribution;
  const { apart, bars: all } = histogramOf(distribution);
  const low = Math.floor(session.mean - 3.2 * session.deviation);
  const high = Math.ceil(session.mean + 3.2 * session.deviation);
  const shown = all.filter(({ result }) => result - apart / 2 >= low && result + apart / 2 <= high);
  const normal = (result: number) => normalAt(session, result) * apart;
  const top = 1.12 * Math.max(...shown.map(({ chance }) => chance), normal(session.mean));
  const x = scale([low - 0.5, high + 0.5], [INSIDE.left, INSIDE.right]);
  const y = scale([0, top], [INSIDE.bottom, INSIDE.top]);
  const width = (x(apart) - x(0)) * 0.8;
  const curve = Array.from({ length: 81 }, (_, at) => low + ((high - low) * at) / 80);
  const barOf = (result: number, chance: number, kind: string) => {
    const [left, above] = [x(result) - width / 2, y(chance)];
    const size = html`width="${formatPlace(width)}" height="${formatPlace(INSIDE.bottom - above)}"`;
    return html`<rect
      class="${kind}"
      x="${formatPlace(left)}"
      y="${formatPlace(above)}"
      ${size}
    />`;
  };
  const barsFor = ({ result, chance, ahead: won }: Bar) => [
    won < chance && barOf(result, chance, 'bar'),
    won > 0 && barOf(result, won, 'bar ahead'),
  ];
  return framed({
    name: `${wagerTitle(odds.price.on)}: result of one shoe of ${session.coups} coups`,
    across: 'units won or lost',
    says: `${(ahead * 100).toFixed(1)}% of such sessions end ahead.`,
    body: html`${grid(y, ticks([0, top], 4), chance => `${Number((chance * 100).toFixed(2))}%`)}
      ${shown.map(barsFor)}
      <path class="zero" d="M${INSIDE.left} ${INSIDE.bottom}H${INSIDE.right}" />
      <path class="normal" d="${line(curve.map(result => [x(result), y(normal(result))]))}" />
      ${ticks([low, high], 6).map(
        result =>
          html`<text class="tick" x="${formatPlace(x(result))}" y="${INSIDE.bottom + 13}"
            >${signed(result)}</text
          >`,
      )}
      <text class="figure last" x="${INSIDE.right}" y="${INSIDE.top + 6}"
        >ahead: ${(ahead * 100).toFixed(1)}%</text
      >`,
  });
}

const PLOTTED: readonly string[] = ['player', 'banker', 'tie'];

/** Fan and bars of the wagers that every table has. */
export const sessionPlots = (wagers: readonly ParSheetWager[]): Markup =>
  html`<div class="plots">
    ${wagers
      .filter(({ odds }) => PLOTTED.includes(odds.price.on))
      .flatMap(wager => (wager.session ? [fan(wager), bars(wager, wager.session)] : []))}
  </div>`;
