// The lobby: every table of the house, or those of one game, or those with a seat.

import { useState } from 'react';
import type { HousePage, StaffRole } from '../../wire/index.ts';
import { useSettings } from '../client/settings.tsx';
import { bookText } from '../texts/names.ts';
import { TableCard } from './lobby-table.tsx';
import { useFrontTexts } from './use-front-texts.ts';

export interface LobbyProps {
  readonly page: HousePage;
  readonly role: StaffRole;
  readonly aheadMs: number;
}

export function Lobby({ page: { tables, demonstration }, role, aheadMs }: LobbyProps) {
  const { say, language } = useSettings();
  const tell = useFrontTexts();
  const [book, choose] = useState<string | null>(null);
  const [hasSeat, wantSeat] = useState(false);
  const books = [...new Set(tables.map(({ rulebook }) => rulebook))];
  const shown = tables
    .filter(table => book === null || table.rulebook === book)
    .filter(table => !hasSeat || table.freeSeats.length > 0);
  return (
    <section className="lobby" aria-label={say('tables')}>
      <header className="lobby-bar">
        <h2>{say('tables')}</h2>
        <fieldset className="lobby-filter" aria-label={tell('showTables')}>
          {[null, ...books].map(each => (
            <button
              key={each}
              type="button"
              aria-pressed={each === book}
              onClick={() => choose(each)}
            >
              {each === null ? tell('allTables') : bookText(language, each)}
            </button>
          ))}
          <button type="button" aria-pressed={hasSeat} onClick={() => wantSeat(!hasSeat)}>
            {tell('withSeat')}
          </button>
        </fieldset>
      </header>
      {shown.length === 0 && tables.length > 0 && <p role="status">{tell('noSuchTable')}</p>}
      <ul className="front-tables">
        {shown.map(table => (
          <TableCard key={table.table} {...{ table, role, demonstration, aheadMs }} />
        ))}
      </ul>
    </section>
  );
}
