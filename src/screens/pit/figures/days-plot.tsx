// Drop and hold gaming day by gaming day, in plain SVG: bars for what came in, a line for the share
// of it that stayed.

import type { DayByDay } from '../../../wire/index.ts';
import { lookUpDays } from '../../client/requests/figure-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { byCurrency, percentText, shareOf } from './figures.ts';
import { useLookedUp } from '../use-looked-up.ts';
import { usePitTexts } from '../use-pit-texts.ts';

type Day = DayByDay['days'][number];

const WIDE = 640;
const HIGH = 220;
const LEFT = 90;
const RIGHT = 70;
const TOP = 14;
const BOTTOM = 26;
const WIDEST_BAR = 48;
const ROOM = HIGH - TOP - BOTTOM;

/** Every gaming day with all its tables of one currency together, the oldest first. */
export function sumsByDay(days: readonly Day[]): readonly Omit<Day, 'table' | 'currency'>[] {
  const names = [...new Set(days.map(({ day }) => day))].toSorted();
  return names.map(day => {
    const own = days.filter(each => each.day === day);
    const all = (of: 'drop' | 'stake' | 'paid') => own.reduce((sum, each) => sum + each[of], 0);
    return { day, drop: all('drop'), stake: all('stake'), paid: all('paid') };
  });
}

export interface DaysPlotProps {
  readonly token: string | null;
  /** One table, or all together. */
  readonly chosen: string | null;
}

export function DaysPlot({ token, chosen }: DaysPlotProps) {
  const { value } = useLookedUp(`days ${token}`, () => lookUpDays(token));
  if (value === null) return null;
  const own = value.days.filter(({ table }) => chosen === null || table === chosen);
  const shown = own.length === 0 ? value.days : own;
  return byCurrency(shown).map(({ currency, own: days }) => (
    <HoldOverDays key={currency} {...{ currency, days }} />
  ));
}

interface HoldOverDaysProps {
  readonly days: readonly Day[];
  readonly currency: string;
}

/** The hold is nought at the middle of the plot, so that a day that cost the house is seen. */
export function HoldOverDays({ days, currency }: HoldOverDaysProps) {
  const { money } = useSettings();
  const pit = usePitTexts();
  const sums = sumsByDay(days);
  if (sums.length === 0) return null;
  const most = Math.max(1, ...sums.map(({ drop }) => drop));
  const points = sums.flatMap(({ day, drop, stake, paid }, at) => {
    const hold = shareOf(stake - paid, drop);
    return hold === null ? [] : [{ day, at, hold }];
  });
  const widest = Math.max(100, ...points.map(({ hold }) => Math.abs(hold)));
  const step = (WIDE - LEFT - RIGHT) / sums.length;
  const bar = Math.min(WIDEST_BAR, step * 0.7);
  const middle = (at: number): number => LEFT + (at + 0.5) * step;
  const y = (hold: number): number => TOP + ROOM / 2 - (hold / widest) * (ROOM / 2);
  const label = `${pit('holdOverDays')} (${currency})`;
  return (
    <figure className="plot plot-days">
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
        {sums.map(({ day, drop }, at) => (
          <rect
            key={day}
            className="plot-drop"
            x={middle(at) - bar / 2}
            width={bar}
            y={TOP + ROOM - (drop / most) * ROOM}
            height={(drop / most) * ROOM}
          />
        ))}
        <line className="plot-zero" x1={LEFT} x2={WIDE - RIGHT} y1={y(0)} y2={y(0)} />
        <g className="course-chosen">
          <polyline points={points.map(({ at, hold }) => `${middle(at)},${y(hold)}`).join(' ')} />
          {points.map(({ day, at, hold }) => (
            <circle key={day} cx={middle(at)} cy={y(hold)} r="4" className="plot-win" />
          ))}
        </g>
        <text x={LEFT - 6} y={TOP + 8} className="plot-name">
          {money(most)} {currency}
        </text>
        {[widest, 0, -widest].map(hold => (
          <text key={hold} x={WIDE} y={y(hold) + 4} className="plot-sum">
            {percentText(hold)}
          </text>
        ))}
        <text x={LEFT} y={HIGH - 6}>
          {sums[0]?.day}
        </text>
        {sums.length > 1 && (
          <text x={WIDE - RIGHT} y={HIGH - 6} className="plot-sum">
            {sums.at(-1)?.day}
          </text>
        )}
      </svg>
      <p className="plot-key">
        <span className="plot-swatch plot-drop" /> {pit('drop')}{' '}
        <span className="plot-swatch plot-win" /> {pit('hold')}
      </p>
    </figure>
  );
}
