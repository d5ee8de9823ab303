// How far a session has come: coups or shoes left, the time it lasts, the time for the next wager.

import { useEffect, useState } from 'react';
import type { PlayView, SimultaneousView } from '../../../wire/index.ts';
import { Countdown } from '../../felt/countdown.tsx';
import { useTournamentTexts } from '../use-tournament.ts';

type SessionProgress = Pick<PlayView | SimultaneousView, 'length' | 'coupsPlayed' | 'startsAt'>;

export interface ProgressLineProps {
  readonly play: SessionProgress;
  /** When the time of whoever wagers is over, by the house's clock; null where none runs. */
  readonly wagerEndsAt: number | null;
  /** How far the house's clock is ahead of this screen's. */
  readonly aheadMs: number;
}

export function ProgressLine({ play, wagerEndsAt, aheadMs }: ProgressLineProps) {
  const { tell } = useTournamentTexts();
  const { length, coupsPlayed, startsAt } = play;
  return (
    <div className="cup-progress">
      <output className="cup-left">
        {'coups' in length && tell('coupsLeft', Math.max(0, length.coups - coupsPlayed))}
        {'shoes' in length && tell('shoesInAll', length.shoes)}
        {'ms' in length && <TimeLeft endsAt={startsAt + length.ms - aheadMs} />}
      </output>
      {wagerEndsAt !== null && (
        <Countdown closesAt={wagerEndsAt - aheadMs} label={tell('timeForWager')} />
      )}
    </div>
  );
}

const SECOND_MS = 1000;
const MINUTE = 60;

/** '12:05'; nought when only the coup on the table is left. */
function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  const { tell } = useTournamentTexts();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const beat = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(beat);
  }, []);
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  const seconds = `${left % MINUTE}`.padStart(2, '0');
  return tell('timeLeft', `${Math.floor(left / MINUTE)}:${seconds}`);
}
