// The tournaments of the house on its front page: the board, the office, the conditions.

import type { TournamentSummary } from '../../wire/index.ts';
import { useSettings } from '../client/settings.tsx';
import { textHook } from '../client/use-texts.ts';
import { textsOf } from '../texts/load-texts.ts';
import type { Language } from '../texts/index.ts';

const useDoorTexts = textHook(textsOf('tournament'));

/** The conditions to read or print, with sums and times as the reader writes them. */
const pageOf = (tournament: string, language: Language): string =>
  `/api/tournaments/${encodeURIComponent(tournament)}/conditions.html?lang=${language}`;

export interface TournamentDoorsProps {
  readonly tournaments: readonly TournamentSummary[];
  readonly demonstration: boolean;
}

export function TournamentDoors({ tournaments, demonstration }: TournamentDoorsProps) {
  const { language } = useSettings();
  const tell = useDoorTexts();
  if (tournaments.length === 0) return null;
  return (
    <section>
      <h2>{tell('tournament')}</h2>
      <ul className="front-tables">
        {tournaments.map(({ tournament, title, phase, published, seats }) => {
          const asked = `tournament=${encodeURIComponent(tournament)}`;
          return (
            <li key={tournament} className="front-table">
              <h3>{title === '' ? tournament : title}</h3>
              <p>{tell(phase)}</p>
              <nav aria-label={title}>
                <a href={`/board.html?${asked}`}>{tell('board')}</a>
                <a href={`/director.html?${asked}`}>{tell('office')}</a>
                <a href={`/director.html?${asked}&role=dealer`}>{tell('desk')}</a>
                <a href={`/director.html?${asked}&role=table-inspector`}>{tell('inspectorDesk')}</a>
                {published && <a href={pageOf(tournament, language)}>{tell('papers')}</a>}
              </nav>
              {demonstration && seats.length > 0 && <CompetitorDoors {...{ asked, seats }} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface CompetitorDoorsProps {
  readonly asked: string;
  readonly seats: TournamentSummary['seats'];
}

/** In a demonstration a visitor plays for any competitor: a door to each seat that was drawn. */
function CompetitorDoors({ asked, seats }: CompetitorDoorsProps) {
  const tell = useDoorTexts();
  return (
    <nav className="competitor-doors" aria-label={tell('seatFor')}>
      <span>{tell('seatFor')}</span>
      {seats.map(({ table, seat }) => (
        <a
          key={`${table} ${seat}`}
          href={`/competitor.html?${asked}&table=${encodeURIComponent(table)}&seat=${seat}`}
        >
          {table} · {seat}
        </a>
      ))}
    </nav>
  );
}
