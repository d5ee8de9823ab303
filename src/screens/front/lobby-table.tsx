// A table of the lobby: state and time left, limits, the road of its shoe, its seats, its doors.

import { memo } from 'react';
import type { LobbyTable, StaffRole } from '../../wire/index.ts';
import { Countdown } from '../felt/countdown.tsx';
import { SmallRoad } from '../felt/roads/small-road.tsx';
import { useSettings } from '../client/settings.tsx';
import { bookText, titleText } from '../texts/names.ts';
import { frontTexts, useFrontTexts } from './use-front-texts.ts';

/** As many columns of its road as fit. */
const COLUMNS = 26;

export interface TableCardProps {
  readonly table: LobbyTable;
  readonly role: StaffRole;
  readonly demonstration: boolean;
  readonly aheadMs: number;
}

export function TableCard({ table, role, demonstration, aheadMs }: TableCardProps) {
  const { say, language } = useSettings();
  const tell = useFrontTexts();
  const title = titleText(language, table);
  const query = `table=${encodeURIComponent(table.table)}`;
  const isFull = table.freeSeats.length === 0;
  return (
    <li className="front-table" data-table={table.table}>
      <header className="lobby-head">
        <h3>{title}</h3>
        <Countdown
          closesAt={table.closesAt === null ? null : table.closesAt - aheadMs}
          label={say('countdown')}
        />
      </header>
      <TableState table={table} />
      {table.road !== null && <SmallRoad road={table.road} columns={COLUMNS} />}
      <div className="lobby-terms">
        <Limits table={table} />
        <Seats seats={table.seats} taken={table.taken} />
      </div>
      <nav aria-label={title}>
        {demonstration && !isFull && (
          <a
            className={table.phase === 'closed' ? 'first first-closed' : 'first'}
            href={`/terminal.html?${query}`}
          >
            {say('sitDown')}
          </a>
        )}
        {demonstration && isFull && <span className="lobby-full">{tell('full')}</span>}
        {demonstration && <a href={`/one.html?${query}`}>{say('tableForOne')}</a>}
        <a href={`/console.html?${query}${demonstration ? `&role=${role}` : ''}`}>
          {demonstration ? say('console') : tell('signIn')}
        </a>
        <a href={`/display.html?${query}`}>{say('display')}</a>
      </nav>
    </li>
  );
}

function TableState({ table }: { readonly table: LobbyTable }) {
  const { say, language } = useSettings();
  const tell = useFrontTexts();
  const trouble =
    table.stopped === null
      ? table.frozen
        ? tell('frozen')
        : null
      : `${tell('stopped')}: ${table.stopped}`;
  return (
    <p>
      <span className={`front-phase front-phase-${table.phase}`}>
        {frontTexts(language).phases[table.phase]}
      </span>{' '}
      {bookText(language, table.rulebook)}
      {table.coup !== null && ` · ${say('coupNumber', table.coup)}`}
      {table.dealer === 'by-hand' && ` · ${tell('byHand')}`}
      {trouble !== null && <strong> · {trouble}</strong>}
    </p>
  );
}

/** Cents are said only where there are any. */
const short = (money: string): string => money.replace(/[.,]00$/u, '');

function Limits({ table: { limits, currency } }: { readonly table: LobbyTable }) {
  const { say, money } = useSettings();
  if (limits === null) return null;
  return (
    <p className="lobby-limits">
      <small>{say('limits')}</small>{' '}
      <b>
        {short(money(limits.min))} – {short(money(limits.max))}
      </b>{' '}
      {currency}
    </p>
  );
}

/** More seats than these are a number alone. */
const MOST_DRAWN = 15;

/** Seats as a row of places, taken ones filled; in words for whoever does not see them. */
const Seats = memo(({ seats, taken }: Pick<LobbyTable, 'seats' | 'taken'>) => {
  const { say } = useSettings();
  const places = seats > MOST_DRAWN ? 0 : seats;
  return (
    <p className="lobby-seats">
      {places > 0 && (
        <svg viewBox={`0 0 ${places * 12} 12`} style={{ width: `${places * 12}px` }} aria-hidden>
          {Array.from({ length: places }, (_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a place is its number
            <circle
              key={at}
              className={at < taken ? 'seat-taken' : ''}
              cx={6 + at * 12}
              cy="6"
              r="4"
            />
          ))}
        </svg>
      )}
      {say('free', seats - taken)}
    </p>
  );
});
