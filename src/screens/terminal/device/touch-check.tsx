// Whether touches fall where they are seen: staff touch five marks, and the screen says how far off
// each was (R-BET-6). Setting it right is the touch controller's own business.

import { type PointerEvent, useState } from 'react';

/** Where the marks are, as shares of the screen's width and height. */
const MARKS = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.5, 0.5],
  [0.1, 0.9],
  [0.9, 0.9],
] as const;

export interface TouchMark {
  readonly x: number;
  readonly y: number;
}

/** How far a touch was from the mark that it was meant for, in whole pixels. */
export function offBy(touch: TouchMark, mark: number, { x: wide, y: high }: TouchMark): number {
  const [across, down] = MARKS[mark] ?? [0, 0];
  return Math.round(Math.hypot(touch.x - across * wide, touch.y - down * high));
}

export interface TouchCheckProps {
  readonly title: string;
  /** How far each touch was off, in the order of the marks. */
  readonly onDone: (off: readonly number[]) => void;
}

export function TouchCheck({ title, onDone }: TouchCheckProps) {
  const [off, setOff] = useState<readonly number[]>([]);
  const touch = ({ clientX, clientY }: PointerEvent): void => {
    const size = { x: window.innerWidth, y: window.innerHeight };
    const next = [...off, offBy({ x: clientX, y: clientY }, off.length, size)];
    if (next.length === MARKS.length) onDone(next);
    else setOff(next);
  };
  const [across, down] = MARKS[off.length] ?? [0, 0];
  return (
    <div className="touch-check" role="application" aria-label={title} onPointerDown={touch}>
      <p>
        {title} {off.length + 1}/{MARKS.length}
      </p>
      <span
        className="touch-mark"
        style={{ left: `${across * 100}%`, top: `${down * 100}%` }}
        aria-hidden="true"
      >
        ✛
      </span>
    </div>
  );
}
