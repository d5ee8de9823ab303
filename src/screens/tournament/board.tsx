// The leader board for a big screen: places, names, chips, tables, and what comes next.

import type { BoardLine, TournamentView } from '../../wire/index.ts';
import { Banner } from '../felt/banner.tsx';
import type { ScreenState } from '../client/screen-state.ts';
import { Switches } from '../client/settings.tsx';
import { CupCoup } from './felt/cup-coup.tsx';
import { ProgressLine } from './felt/progress-line.tsx';
import { useTournament, useTournamentTexts } from './use-tournament.ts';

export function BoardScreen({ tournament }: { readonly tournament: string }) {
  const { state, view } = useTournament({ as: 'leader-board', tournament }, null);
  return <BoardFace state={state} view={view} name={tournament} />;
}

export interface BoardFaceProps {
  readonly state: ScreenState;
  readonly view: TournamentView | null;
  readonly name: string;
}

/** What hangs on the wall; before the first view at least whose it is. */
export function BoardFace({ state, view, name }: BoardFaceProps) {
  const { tell, time } = useTournamentTexts();
  const next = view?.sessions.find(session => ['planned', 'seated'].includes(session.state));
  return (
    <main className="board-wall">
      <header className="board-head">
        <h1>{view?.title ?? name}</h1>
        {view !== null && <p className="board-phase">{tell(view.phase)}</p>}
        {next !== undefined && (
          <p>
            {tell('nextStart')}: {next.round}, {time(next.startsAt)}
          </p>
        )}
        <Switches />
      </header>
      <Banner state={state} />
      {view === null ? (
        <p>{tell('wait')}</p>
      ) : (
        <div className="board-parts">
          <BoardTable view={view} />
          <BoardFelts view={view} aheadMs={state.aheadMs} />
        </div>
      )}
    </main>
  );
}

/** More tables than these have no room on a wall beside the board. */
const MOST_FELTS = 4;

/** The tables that are played at now: cards, result and roads, and how long they play on. */
function BoardFelts({
  view,
  aheadMs,
}: {
  readonly view: TournamentView;
  readonly aheadMs: number;
}) {
  const { tell } = useTournamentTexts();
  const playing = view.sessions
    .filter(({ state }) => state === 'playing')
    .flatMap(({ tables }) => tables)
    .filter(({ closing }) => closing === null);
  if (playing.length === 0 || playing.length > MOST_FELTS) return null;
  return (
    <section className="board-felts" aria-label={tell('cupTables')}>
      {playing.map(table => (
        <TableFelt key={table.table} {...{ table, aheadMs }} />
      ))}
    </section>
  );
}

export interface TableFeltProps {
  readonly table: TournamentView['sessions'][number]['tables'][number];
  readonly aheadMs: number;
}

/** One table's coup as its own screens show it; nothing before its cards come from a shoe. */
export function TableFelt({ table: { table, play }, aheadMs }: TableFeltProps) {
  if (play === null || play.view.felt === null) return null;
  const endsAt = play.way === 'in-turn' ? play.view.turnEndsAt : null;
  return (
    <article className="board-felt" aria-label={table}>
      <header className="board-felt-head">
        <h2>{table}</h2>
        <ProgressLine play={play.view} wagerEndsAt={endsAt} aheadMs={aheadMs} />
      </header>
      <CupCoup felt={play.view.felt} />
    </article>
  );
}

export function BoardTable({ view }: { readonly view: TournamentView }) {
  const { tell } = useTournamentTexts();
  if (view.board.length === 0) return <p>{tell('noBoardYet')}</p>;
  const hasPrizes = view.board.some(({ prize }) => prize !== null);
  // Before anybody has chips the order is that of the entries, and nobody leads.
  const hasBegun = view.board.some(({ chips }) => chips !== null);
  return (
    <table className={hasBegun ? 'board board-begun' : 'board'}>
      <caption className="quiet">
        {tell('board')}: {view.entered} {tell('entrantsIn')}
      </caption>
      <thead>
        <tr>
          <th scope="col">{tell('rank')}</th>
          <th scope="col">{tell('name')}</th>
          <th scope="col">{tell('round')}</th>
          <th scope="col">{tell('table')}</th>
          <th scope="col" className="sum">
            {tell('chips')}
          </th>
          {hasPrizes && (
            <th scope="col" className="sum">
              {tell('prize')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {view.board.map(line => (
          <BoardRow key={line.patron} {...{ line, hasPrizes, hasBegun }} />
        ))}
      </tbody>
    </table>
  );
}

interface BoardRowProps {
  readonly line: BoardLine;
  readonly hasPrizes: boolean;
  readonly hasBegun: boolean;
}

function BoardRow({ line, hasPrizes, hasBegun }: BoardRowProps) {
  const { tell, money } = useTournamentTexts();
  const { rank, level, name, state, round, table, seat, chips, playing, prize } = line;
  const still = state === 'entered';
  return (
    <tr className={still ? (playing ? 'board-playing' : '') : 'board-out'}>
      <td>
        {hasBegun ? rank : '–'}
        {hasBegun && level && <small className="level-place"> {tell('levelPlace')}</small>}
      </td>
      <th scope="row">{name}</th>
      <td>{still ? round : `${round} · ${tell(state)}`}</td>
      <td>{table === null || seat === null ? '–' : `${table} · ${seat}`}</td>
      <td className="sum">{chips === null ? '–' : money(chips)}</td>
      {hasPrizes && <td className="sum">{prize === null ? '–' : money(prize)}</td>}
    </tr>
  );
}
