// A plot that answers the pointer, in the colours of the theme; its figures stand in a table too.

import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { useSettings } from '../client/settings.tsx';

export interface PlotLine {
  readonly title: string;
  /** A variable of the theme. */
  readonly colour: '--gold' | '--player' | '--banker' | '--tie' | '--quiet';
  readonly values: readonly (number | null)[];
  readonly isDashed?: boolean;
}

export interface PlotProps {
  readonly title: string;
  /** What runs along the foot. */
  readonly foot: string;
  readonly at: readonly number[];
  readonly lines: readonly PlotLine[];
  /** Numbers of two lines with the space between them filled. */
  readonly bands?: readonly (readonly [upper: number, lower: number])[];
  readonly format: (value: number) => string;
  readonly formatFoot: (value: number) => string;
}

const HEIGHT = 280;

const variable = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A sixth of the colour: enough to see a band and what lies in it. */
const faint = (colour: string): string => `${colour}2a`;

function optionsOf(props: PlotProps, width: number): UPlot.Options {
  const { foot, lines, bands = [], format, formatFoot } = props;
  const axis = {
    stroke: variable('--soft'),
    grid: { stroke: variable('--line'), width: 1 },
    ticks: { stroke: variable('--line'), width: 1 },
  };
  return {
    ...{ width, height: HEIGHT },
    scales: { x: { time: false } },
    axes: [
      { ...axis, label: foot, values: (_, splits) => splits.map(formatFoot), space: 90 },
      { ...axis, size: 84, values: (_, splits) => splits.map(format) },
    ],
    series: [
      {
        label: foot,
        value: (_, value: number | null) => (value === null ? '' : formatFoot(value)),
      },
      ...lines.map(({ title, colour, isDashed = false }): UPlot.Series => ({
        label: title,
        stroke: variable(colour),
        width: 2,
        ...(isDashed && { dash: [6, 5] }),
        points: { show: false },
        value: (_, value: number | null) => (value === null ? '' : format(value)),
      })),
    ],
    bands: bands.map(([upper, lower]) => ({
      series: [upper + 1, lower + 1],
      fill: faint(variable(lines[upper]?.colour ?? '--gold')),
    })),
  };
}

const dataOf = ({ at, lines }: PlotProps): UPlot.AlignedData => [
  [...at],
  ...lines.map(({ values }) => [...values]),
];

export function Plot(props: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<{ readonly drawn: UPlot; readonly shape: string } | null>(null);
  const newest = useRef(props);
  const { theme, language } = useSettings();
  // Another theme, language or title asks for another plot; other figures for the same plot.
  const shape = JSON.stringify([theme, language, props.foot, props.lines.map(line => line.title)]);
  useEffect(() => {
    newest.current = props;
    if (plot.current?.shape === shape) plot.current.drawn.setData(dataOf(props));
  });
  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    const drawn = new UPlot(
      optionsOf(newest.current, box.clientWidth),
      dataOf(newest.current),
      box,
    );
    plot.current = { drawn, shape };
    const watch = new ResizeObserver(() =>
      drawn.setSize({ width: box.clientWidth, height: HEIGHT }),
    );
    watch.observe(box);
    return () => {
      watch.disconnect();
      drawn.destroy();
      plot.current = null;
    };
  }, [shape]);
  return (
    <figure className="pointer-plot">
      <figcaption>{props.title}</figcaption>
      <div ref={place} role="img" aria-label={props.title} />
    </figure>
  );
}
