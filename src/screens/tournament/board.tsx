// The leader board for a big screen: places, names, chips, tables, and what comes next.

import type { BoardLine, TournamentView } from '../../wire/index.ts';
import { Banner } from '../felt/banner.tsx';
import type { ScreenState } from '../client/screen-state.ts';
import { Switches } from '../client/settings.tsx';
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
      {view === null ? <p>{tell('wait')}</p> : <BoardTable view={view} />}
    </main>
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
        {tell('board')}: {view.entered} {tell('entered')}
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
  const { rank, name, state, round, table, seat, chips, playing, prize } = line;
  const still = state === 'entered';
  return (
    <tr className={still ? (playing ? 'board-playing' : '') : 'board-out'}>
      <td>{hasBegun ? rank : '–'}</td>
      <th scope="row">{name}</th>
      <td>{still ? round : `${round} · ${tell(state)}`}</td>
      <td>{table === null || seat === null ? '–' : `${table} · ${seat}`}</td>
      <td className="sum">{chips === null ? '–' : money(chips)}</td>
      {hasPrizes && <td className="sum">{prize === null ? '–' : money(prize)}</td>}
    </tr>
  );
}
