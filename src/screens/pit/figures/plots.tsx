// Plots of a gaming day in plain SVG: bars by table, and each table's win as it went.

import { useSettings } from '../../client/settings.tsx';
import type { Course, TableFigures } from './figures.ts';
import { usePitTexts } from '../use-pit-texts.ts';

const WIDE = 640;
const LEFT = 90;
const ROW = 26;

const most = (values: readonly number[]): number => Math.max(1, ...values);

export interface DropAndWinProps {
  readonly tables: readonly TableFigures[];
  /** Theirs: lengths of two currencies could not be held against each other. */
  readonly currency: string;
}

/** Drop in grey, win in gold or, where the house has lost, amber to the left of the line. */
export function DropAndWin({ tables, currency }: DropAndWinProps) {
  const { money } = useSettings();
  const pit = usePitTexts();
  const room = WIDE - LEFT - 110;
  const lost = most(tables.map(({ win }) => Math.max(0, -win)));
  const top = most(tables.flatMap(({ drop, win }) => [drop, win])) + (lost > 1 ? lost : 0);
  const zero = LEFT + (lost > 1 ? (lost / top) * room : 0);
  const long = (cents: number): number => (Math.abs(cents) / top) * room;
  const high = tables.length * ROW + 8;
  const label = `${pit('dropAndWin')} (${currency})`;
  return (
    <figure className="plot">
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${high}`} role="img" aria-label={label}>
        {tables.map(({ table, drop, win }, at) => (
          <g key={table} transform={`translate(0 ${at * ROW + 4})`}>
            <text x={LEFT - 6} y="15" className="plot-name">
              {table}
            </text>
            <rect className="plot-drop" x={zero} y="2" width={long(drop)} height="8" />
            <rect
              className={win < 0 ? 'plot-loss' : 'plot-win'}
              x={win < 0 ? zero - long(win) : zero}
              y="11"
              width={long(win)}
              height="8"
            />
            <text x={WIDE} y="15" className="plot-sum">
              {money(win)}
            </text>
          </g>
        ))}
        <line className="plot-zero" x1={zero} x2={zero} y1="0" y2={high} />
      </svg>
      <p className="plot-key">
        <span className="plot-swatch plot-drop" /> {pit('drop')}{' '}
        <span className="plot-swatch plot-win" /> {pit('win')}
      </p>
    </figure>
  );
}

const QUARTER_MS = 900_000;
const clock = (at: number): string =>
  new Date(at).toLocaleTimeString('en-AU', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

const LINE = 14;
const FOOT = 40;

/** Where names stand beside the ends of their lines: in the same order, and none over another. */
export function apart(ends: readonly number[], gap: number, lowest: number): readonly number[] {
  const order = ends.map((end, at) => ({ end, at })).toSorted((a, b) => a.end - b.end);
  const places: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const [rank, { end, at }] of order.entries()) {
    // Whoever comes later must find room below.
    const last = lowest - (order.length - 1 - rank) * gap;
    const place = Math.max(least, Math.min(end, last));
    places[at] = place;
    least = place + gap;
  }
  return places;
}

/** Lines are told apart by their dashes as well as by the names at their ends. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3'] as const;

export interface WinOverDayProps {
  readonly courses: readonly Course[];
  readonly currency: string;
  readonly chosen: string;
}

/** One line a table with its name at its end; the chosen one stands out. */
export function WinOverDay({ courses, currency, chosen }: WinOverDayProps) {
  const { money } = useSettings();
  const pit = usePitTexts();
  const points = courses.flatMap(course => course.points);
  if (points.length === 0) return null;
  const high = Math.max(220, courses.length * LINE + FOOT + LINE);
  const first = Math.min(...points.map(({ at }) => at));
  const last = Math.max(...points.map(({ at }) => at)) + QUARTER_MS;
  const highest = Math.max(0, ...points.map(({ win }) => win));
  const lowest = Math.min(0, ...points.map(({ win }) => win));
  const x = (at: number): number => LEFT + ((at - first) / (last - first)) * (WIDE - LEFT - 90);
  const y = (win: number): number =>
    10 + ((highest - win) / Math.max(1, highest - lowest)) * (high - FOOT);
  // Nothing is won at the beginning; what a quarter of an hour brought is there when it ends.
  const path = (course: Course): string =>
    [`${x(course.points[0]?.at ?? first)},${y(0)}`]
      .concat(course.points.map(({ at, win }) => `${x(at + QUARTER_MS)},${y(win)}`))
      .join(' ');
  const endOf = ({ points: own }: Course): number => y(own.at(-1)?.win ?? 0);
  const names = apart(courses.map(endOf), LINE, high - FOOT + 10);
  const label = `${pit('winOverDay')} (${currency})`;
  return (
    <figure className="plot">
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${high}`} role="img" aria-label={label}>
        <line className="plot-zero" x1={LEFT} x2={WIDE - 90} y1={y(0)} y2={y(0)} />
        {[highest, 0, lowest].map((win, at) => (
          // Three marks, some of them equal: their place is their name.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <text key={at} x={LEFT - 6} y={y(win) + 4} className="plot-name">
            {at === 1 || Math.abs(y(win) - y(0)) >= LINE ? money(win) : ''}
          </text>
        ))}
        {courses.map((course, at) => (
          <g key={course.table} className={course.table === chosen ? 'course-chosen' : 'course'}>
            <polyline points={path(course)} strokeDasharray={DASHES[at % DASHES.length]} />
            <line
              className="course-to-name"
              x1={x((course.points.at(-1)?.at ?? first) + QUARTER_MS)}
              y1={endOf(course)}
              x2={WIDE - 78}
              y2={names[at]}
            />
            <text x={WIDE - 74} y={(names[at] ?? 0) + 4}>
              {course.table}
            </text>
          </g>
        ))}
        <text x={LEFT} y={high - 6}>
          {clock(first)}
        </text>
        <text x={WIDE - 90} y={high - 6} className="plot-sum">
          {clock(last)}
        </text>
      </svg>
    </figure>
  );
}
