// The figures of a load, each with what is promised and whether it holds.

import type { LoadReport, Pressed, Resident } from './load.ts';

export interface Figure {
  readonly what: string;
  readonly unit: string;
  /** Null where the run was too short to tell. */
  readonly figure: number | null;
  readonly target: string;
  readonly holds: boolean | null;
}

const MEGABYTE = 2 ** 20;
/** Memory is watched after the second minute, and a trend needs half a minute at least. */
const SETTLED_SECONDS = 120;
const LEAST_SAMPLES = 30;

/** The value that so great a part of all does not exceed; null of none. */
export function quantile(values: readonly number[], part: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null;
}

/** The slope of the straight line through the samples after the second minute, in MB a minute. */
export function growth(samples: readonly Resident[]): number | null {
  const late = samples.filter(({ seconds }) => seconds >= SETTLED_SECONDS);
  if (late.length < LEAST_SAMPLES) return null;
  const mean = (of: (sample: Resident) => number): number =>
    late.reduce((sum, sample) => sum + of(sample), 0) / late.length;
  const [at, held] = [mean(({ seconds }) => seconds), mean(({ bytes }) => bytes)];
  const along = mean(({ seconds, bytes }) => (seconds - at) * (bytes - held));
  const across = mean(({ seconds }) => (seconds - at) ** 2);
  return ((along / across) * 60) / MEGABYTE;
}

const under = (what: string, unit: string, figure: number | null, most: number): Figure => ({
  ...{ what, unit, figure, target: `under ${most} ${unit}` },
  holds: figure === null ? null : figure < most,
});

/** All that is promised of a floor under load (issues 5 and 20), as this run has it. */
export function figuresOf({ bare, pressed, played, resident }: LoadReport): readonly Figure[] {
  const rate = (of: Pressed): number => of.done / of.seconds;
  const cost = (of: Pressed): number => (1e6 * of.cpuSeconds) / of.done;
  const ratio = bare === null ? null : rate(pressed) / rate(bare);
  const bareRate = bare === null ? 'none' : String(Math.round(rate(bare)));
  const answered = (part: number): number | null => quantile(played.tookMs, part);
  /** Beside the bare path at the same rate, in the same run: a slow machine slows both. */
  const beside = (name: string, part: number, most: number): Figure => {
    const [house, path] = [answered(part), quantile(bare?.tookMs ?? [], part)];
    const figure = house === null || path === null ? null : house / path;
    const than = path === null ? 'none' : `${path.toFixed(2)} ms`;
    return {
      what: `answer at the same rate, ${name} beside ${than} bare`,
      ...{ unit: 'x', figure, target: `at most ${most} x` },
      holds: figure === null ? null : figure <= most,
    };
  };
  const at = `at ${Math.round(played.done / played.seconds)} wagers a second`;
  return [
    {
      what: `durable wagers, ${Math.round(rate(pressed))} a second beside ${bareRate} bare`,
      ...{ unit: 'x', figure: ratio, target: 'at least 0.7 x' },
      holds: ratio === null ? null : ratio >= 0.7,
    },
    {
      what: `processor time of the house, ${Math.round(cost(pressed))} us a wager beside bare`,
      ...{ unit: 'x', figure: bare === null ? null : cost(bare) / cost(pressed) },
      ...{ target: 'of the bare path', holds: null },
    },
    under(`answer ${at}, p50`, 'ms', answered(0.5), 3),
    under(`answer ${at}, p99`, 'ms', answered(0.99), 20),
    under(`answer ${at}, p99.9`, 'ms', answered(0.999), 100),
    beside('p50', 0.5, 2),
    beside('p99', 0.99, 2.5),
    beside('p99.9', 0.999, 3),
    under('result at all terminals of its table, p99', 'ms', quantile(played.resultMs, 0.99), 100),
    under('memory of the house after the second minute', 'MB/min', growth(resident), 1),
  ];
}

/** One line of the summary. */
export function say({ what, unit, figure, target, holds }: Figure): string {
  const measured = figure === null ? 'not measured' : `${figure.toFixed(2)} ${unit}`;
  const verdict = {
    true: 'holds',
    false: 'DOES NOT HOLD',
    null: figure === null ? 'too short to tell' : 'no promise',
  }[`${holds}`];
  return `${what}: ${measured} (${target}): ${verdict}`;
}
