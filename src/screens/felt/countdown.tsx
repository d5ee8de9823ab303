// The time left to wager, as a ring: the server's time, drawn by the terminal's clock.

import { useEffect, useState } from 'react';

export interface CountdownProps {
  /** When the period closes, by the terminal's own clock; null when no period runs. */
  readonly closesAt: number | null;
  readonly label: string;
}

const ROUND = 2 * Math.PI * 20;

export function Countdown({ closesAt, label }: CountdownProps) {
  const left = useSecondsLeft(closesAt);
  // The ring is full when the period is first seen.
  const [seen, setSeen] = useState({ closesAt, left });
  if (seen.closesAt !== closesAt) setSeen({ closesAt, left });
  if (left === null) return null;
  const share = Math.min(1, left / Math.max(1, seen.left ?? left));
  return (
    <div
      className={`countdown${left <= 5 ? ' countdown-late' : ''}`}
      role="timer"
      aria-label={`${label} ${left}`}
    >
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <circle className="countdown-track" r="20" />
        <circle
          className="countdown-ring"
          r="20"
          transform="rotate(-90)"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
        />
        <text y="6" textAnchor="middle">
          {left}
        </text>
      </svg>
    </div>
  );
}

/** Whole seconds left, one beat a second: nothing moves that need not. */
function useSecondsLeft(closesAt: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (closesAt === null) return undefined;
    const beat = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(beat);
  }, [closesAt]);
  return closesAt === null ? null : Math.max(0, Math.ceil((closesAt - now) / 1000));
}
