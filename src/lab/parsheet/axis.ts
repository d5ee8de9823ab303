// Scales, ticks and paths for plots that are written by hand as SVG.

/** From figures to places on the paper. */
export type Scale = (figure: number) => number;

export const scale =
  (from: readonly [number, number], to: readonly [number, number]): Scale =>
  figure =>
    to[0] + ((figure - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);

/** A place with one decimal: finer than any printer. */
export const formatPlace = (at: number): string => (Math.round(at * 10) / 10).toFixed(1);

/** A path through points. */
export const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${formatPlace(x)} ${formatPlace(y)}`).join('');

/** An area between an upper and a lower line. */
export const band = (
  upper: readonly (readonly [number, number])[],
  lower: readonly (readonly [number, number])[],
): string => `${line(upper)}${line(lower.toReversed()).replace('M', 'L')}Z`;

const STEPS = [1, 2, 2.5, 5, 10] as const;

/** Round figures within a range, about as many as asked for. */
export function ticks([low, high]: readonly [number, number], about: number): readonly number[] {
  const rough = (high - low) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find(each => each * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}
