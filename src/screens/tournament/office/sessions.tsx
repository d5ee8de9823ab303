// SessionList with their tables and standings, and the prizes at the end.

import type { SessionView, TournamentView } from '../../../wire/index.ts';
import { TableFelt } from '../board.tsx';
import { nameOf } from './office-steps.ts';
import { codeText } from '../../texts/load-texts.ts';
import { useTournamentTexts, type Submit } from '../use-tournament.ts';

interface SessionsProps {
  readonly view: TournamentView;
  readonly submit: Submit;
}

interface SessionListProps extends SessionsProps {
  readonly aheadMs: number;
}

export function SessionList({ view, submit, aheadMs }: SessionListProps) {
  const { tell, time } = useTournamentTexts();
  return (
    <section aria-label={tell('sessions')}>
      {view.tables.length === 0 && view.phase !== 'draft' && (
        <p className="quiet">{tell('designate')}</p>
      )}
      {view.sessions.toReversed().map(session => (
        <article key={session.id} className="session">
          <h2>
            {session.round} {session.playOff !== null && <small>{tell('playOff')}</small>}
          </h2>
          <p className="quiet">
            {tell(session.state)} · {time(session.startsAt)}
          </p>
          <div className="session-tables">
            {session.tables.map(table => (
              <div key={table.table} className="session-table">
                <TableStandings view={view} session={session} table={table} />
                {table.closing === null && <TableFelt table={table} aheadMs={aheadMs} />}
              </div>
            ))}
          </div>
        </article>
      ))}
      {view.phase === 'running' && view.director?.present === true && (
        <button type="button" onClick={() => submit({ do: 'sign-director-off' })}>
          {tell('signOff')}
        </button>
      )}
    </section>
  );
}

interface StandingsProps {
  readonly view: TournamentView;
  readonly session: SessionView;
  readonly table: SessionView['tables'][number];
}

/** What the office is shown of each seat's session beside the chips (R-MOD-3). */
const METERS = [
  { of: 'played', word: 'played', isMoney: false },
  { of: 'wagered', word: 'wagered', isMoney: true },
  { of: 'won', word: 'wonBack', isMoney: true },
  { of: 'awarded', word: 'givenChips', isMoney: true },
  { of: 'taken', word: 'takenAway', isMoney: true },
] as const;

function TableStandings({ view, session, table }: StandingsProps) {
  const { tell, money } = useTournamentTexts();
  const standings = table.closing ?? table.play?.view.standings ?? [];
  const metersOf = (seat: number) => table.meters?.find(each => each.seat === seat);
  const advanced = session.order?.find(order => order.table === table.table)?.advanced ?? [];
  return (
    <table className="standings">
      <caption>{table.table}</caption>
      {table.meters !== null && (
        <thead>
          <tr className="small">
            <th scope="col">{tell('seat')}</th>
            <th scope="col">{tell('name')}</th>
            <th scope="col" colSpan={2}>
              {tell('chips')}
            </th>
            {METERS.map(meter => (
              <th key={meter.of} scope="col">
                {tell(meter.word)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {table.seats.map(({ seat, patron }) => {
          const standing = standings.find(each => each.seat === seat);
          return (
            <tr key={seat} className={advanced.includes(patron) ? 'standing-advanced' : ''}>
              <td>{seat}</td>
              <th scope="row">{nameOf(view, patron)}</th>
              <td className="sum">{standing === undefined ? '–' : money(standing.chips)}</td>
              <td>{standing === undefined ? '' : tell(standing.state)}</td>
              {METERS.map(({ of, isMoney }) => {
                const count = metersOf(seat)?.[of];
                if (count === undefined) return null;
                return (
                  <td key={of} className="sum quiet">
                    {isMoney ? money(count) : count}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function Prizes({ view, submit }: SessionsProps) {
  const { tell, money, language } = useTournamentTexts();
  return (
    <table className="people">
      <tbody>
        {view.prizes.map(({ place, patron, cents, goods, reason, clause, paid }) => (
          <tr key={`${place} ${patron}`}>
            <td>{place}</td>
            <th scope="row">{nameOf(view, patron)}</th>
            <td className="sum">{money(cents)}</td>
            <td>
              {goods.join(', ')} <small>{`${codeText(language, reason)} (${clause})`}</small>
            </td>
            <td>
              {paid ? (
                tell('paid')
              ) : (
                <button type="button" onClick={() => submit({ do: 'pay-prize', patron })}>
                  {tell('pay')}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
