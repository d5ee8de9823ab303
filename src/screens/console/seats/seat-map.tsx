// The seat map: who sits where, with what, and what lies; every act for a seat one touch away.

import { useState } from 'react';
import type { ConsoleSeat, ConsoleView } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { useSettings } from '../../client/settings.tsx';
import { areaKey } from '../../terminal/felt/areas.ts';
import { useActTexts } from '../acts/use-act-texts.ts';
import { SeatActs } from './seat-acts.tsx';
import { useConsoleText } from '../use-texts.ts';

export interface SeatMapProps {
  readonly view: ConsoleView;
  readonly line: Pick<ScreenConnection, 'send'>;
  readonly connected: readonly number[];
}

export function SeatMap({ view, line, connected }: SeatMapProps) {
  const { say } = useSettings();
  const [chosen, choose] = useState<number | null>(null);
  const seat = view.seats.find(each => each.seat === chosen);
  return (
    <section className="seat-map" aria-label={say('seats')}>
      <StakeTotals view={view} />
      {seat !== undefined && (
        <nav className="seat-strip">
          {view.seats.map(each => (
            <button
              key={each.seat}
              type="button"
              aria-label={`${say('yourSeat')} ${each.seat}`}
              aria-pressed={each.seat === chosen}
              className={each.patron === null ? 'seat-free' : ''}
              onClick={() => choose(each.seat === chosen ? null : each.seat)}
            >
              {each.seat}
            </button>
          ))}
        </nav>
      )}
      <ol hidden={seat !== undefined}>
        {view.seats.map(each => (
          <SeatKey
            key={each.seat}
            view={view}
            seat={each}
            connected={connected.includes(each.seat)}
            pressed={each.seat === chosen}
            onChoose={() => choose(each.seat === chosen ? null : each.seat)}
          />
        ))}
      </ol>
      {seat && <SeatActs view={view} seat={seat} line={line} onDone={() => choose(null)} />}
    </section>
  );
}

/** Everybody's stakes on one bet, of those who sit and those who stand. */
export const totalOn = ({ seats }: Pick<ConsoleView, 'seats'>, on: string): number =>
  seats
    .flatMap(({ wagers, behind }) => [...wagers, ...behind.flatMap(person => person.wagers)])
    .filter(wager => wager.on === on)
    .reduce((sum, { stake }) => sum + stake, 0);

function StakeTotals({ view }: { readonly view: ConsoleView }) {
  const { say, money } = useSettings();
  return (
    <dl className="stake-totals">
      {(['player', 'tie', 'banker'] as const).map(on => (
        <div key={on} className={`tone-${on}`}>
          <dt>{say(on)}</dt>
          <dd>{money(totalOn(view, on))}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SeatKeyProps {
  readonly view: ConsoleView;
  readonly seat: ConsoleSeat;
  readonly connected: boolean;
  readonly pressed: boolean;
  readonly onChoose: () => void;
}

function SeatKey({ view, seat, connected, pressed, onChoose }: SeatKeyProps) {
  const { language, say, money } = useSettings();
  const { patron, wagers, balance, leaving, behind } = seat;
  return (
    <li>
      <button
        type="button"
        className={`seat-key seat-${seat.state}${patron === null ? ' seat-free' : ''}`}
        aria-pressed={pressed}
        onClick={onChoose}
      >
        <b>
          {seat.seat}
          {connected && <span className="seat-there"> ●</span>}
          {leaving && <span className="seat-leaves"> ⇥</span>}
        </b>
        <span>{patron === null ? say('freeSeat') : money(balance)}</span>
        <SeatMarkers view={view} seat={seat} />
        <small>
          {[...wagers, ...behind.flatMap(person => person.wagers)].map(wager => (
            <span key={areaKey(wager)} className={`tone-${wager.on}`}>
              {language === 'en' ? letterOf(wager.on) : say(wager.on)}&nbsp;
              {money(wager.stake)}{' '}
            </span>
          ))}
        </small>
      </button>
    </li>
  );
}

/** Discs, personal limits, commission owed, people behind, trouble: never by colour alone. */
function SeatMarkers({ view, seat }: { readonly view: ConsoleView; readonly seat: ConsoleSeat }) {
  const { say, money } = useSettings();
  const tell = useConsoleText();
  const act = useActTexts();
  const { discs, floor, sign } = view;
  const isHigher = (seat.limits?.player?.max ?? 0) > (sign?.limits.player?.max ?? 0);
  return (
    <>
      {seat.state === 'faulty' && <em className="marker">⚠ {tell('faulty')}</em>}
      {seat.locked !== undefined && <em className="marker">⚠ {act('winMark')}</em>}
      {(['player', 'banker'] as const).map(side => (
        <span key={side}>
          {discs[side] === seat.seat && <em className={`disc disc-${side}`}>{say(side)}</em>}
          {floor.highest[side] === seat.seat && (
            <em className={`marker tone-${side}`}>▲ {say(side).charAt(0)}</em>
          )}
        </span>
      ))}
      {seat.limits !== null && (
        <em className="marker">{tell(isHigher ? 'higherLimit' : 'personalLimit')}</em>
      )}
      {seat.commissionDue > 0 && (
        <em className="marker commission-marker">
          {tell('owes')} {money(seat.commissionDue)}
        </em>
      )}
      {seat.behind.length > 0 && <em className="marker">+{seat.behind.length}</em>}
      {seat.arrangement !== null && (
        <em className="marker">
          {tell('arrangement')} {money(seat.arrangement)}
        </em>
      )}
      {seat.nominee !== null && (
        <em className="marker">
          {act('nominee')} {seat.nominee}
        </em>
      )}
      {floor.partnerships.some(together => together.includes(seat.patron ?? '')) && (
        <em className="marker">{act('partners')}</em>
      )}
    </>
  );
}

/** 'P', 'B', 'T', and the initials of a side wager: colour never speaks alone. */
const letterOf = (on: string): string =>
  on
    .split('-')
    .map(part => part.charAt(0).toUpperCase())
    .join('');
