// One table from the pit: the coup, who is on duty, what waits, and the coups behind its figures.

import { useState } from 'react';
import { CoupOnFelt } from '../felt/coup.tsx';
import { PhaseLine } from '../felt/banner.tsx';
import { ActSheet, ActsKey } from '../console/acts/act-sheet.tsx';
import { ActsRoom } from '../console/acts/acts-room.tsx';
import { OnDuty } from '../console/staff/staff-on-duty.tsx';
import { MattersPanel } from '../console/rulings/matters-panel.tsx';
import { useConsoleText } from '../console/use-texts.ts';
import { WagersPanel } from '../console/money/wagers-panel.tsx';
import { useConnection } from '../client/connection.ts';
import { mayAny } from '../client/powers.ts';
import { RefusalText } from '../client/refusal-text.tsx';
import { useSettings } from '../client/settings.tsx';
import { resultText } from '../texts/index.ts';
import type { ConsoleView } from '../../wire/index.ts';
import { CoupRecall } from './events/coup-recall.tsx';

/** Where a chosen table is drawn below the list, the screen goes there. */
export function comeIntoSight(chosen: HTMLDivElement | null): void {
  if (chosen !== null && chosen.getBoundingClientRect().top > innerHeight / 2) {
    chosen.scrollIntoView({ block: 'start' });
  }
}

export interface TableSideProps {
  readonly table: string;
  readonly token: string | null;
  /** Takes another role by one touch; only in a demonstration. */
  readonly onRole?: ((role: string) => void) | undefined;
}

export function TableSide({ table, token, onRole }: TableSideProps) {
  const [state, line] = useConnection({ as: 'console', table }, token);
  const { say } = useSettings();
  const tell = useConsoleText();
  const [recalled, setRecalled] = useState<CoupPlace | null>(null);
  const view = state.console;
  if (view === null) {
    const why =
      state.over === null
        ? null
        : { refused: state.closeReason ?? '', reason: state.over, clause: '' };
    return (
      <aside className="pit-side">
        {why === null ? say('connecting') : <RefusalText told={why} />}
      </aside>
    );
  }
  // Surveillance and the regulator's inspector read everything and change nothing (R-ACC-3).
  const mayAct = mayAny(state.powers, 'run-table', 'inspect-table');
  return (
    <aside className="pit-side">
      <PhaseLine table={view} />
      <CoupOnFelt view={view} />
      <OnDuty view={view} line={line} />
      {mayAct ? (
        <ActsRoom>
          <MattersPanel view={view} connected={state.connectedSeats} line={line} />
          <ActsKey />
          <ActSheet
            {...{ token, line, onRole, state, demonstration: state.demonstration }}
            here={{ view, role: state.role }}
          />
        </ActsRoom>
      ) : (
        <p>{tell('readsOnly')}</p>
      )}
      <WagersPanel view={view} />
      <LastCoups records={view.records} onOpen={setRecalled} />
      {recalled !== null && (
        <CoupRecall at={{ table, ...recalled }} token={token} onClose={() => setRecalled(null)} />
      )}
      <a href={`/console.html?table=${encodeURIComponent(table)}`}>{tell('openConsole')}</a>
    </aside>
  );
}

/** Which coup of the table. */
interface CoupPlace {
  readonly shoe: number;
  readonly coup: number;
}

export interface LastCoupsProps extends Pick<ConsoleView, 'records'> {
  readonly onOpen: (coup: CoupPlace) => void;
}

/** What each remembered coup took and paid, the latest first, with what was ruled in it. */
export function LastCoups({ records, onOpen }: LastCoupsProps) {
  const { say, money, language } = useSettings();
  const tell = useConsoleText();
  return (
    <section className="panel" aria-label={tell('lastEvents')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('coup')}</th>
            <th scope="col">{tell('lastEvents')}</th>
            <th scope="col">{tell('taken')}</th>
            <th scope="col">{tell('paid')}</th>
          </tr>
        </thead>
        <tbody>
          {records.toReversed().map(record => {
            const paid = record.seats.flatMap(seat => seat.paid);
            const { result, playerCount, bankerCount, rulings, corrected } = record;
            return (
              <tr key={`${record.shoe} ${record.number}`}>
                <th scope="row">
                  <button
                    type="button"
                    aria-label={say('coupNumber', record.number)}
                    onClick={() => onOpen({ shoe: record.shoe, coup: record.number })}
                  >
                    {record.number}
                  </button>
                </th>
                <td>
                  {result !== null && resultText(language, result, playerCount, bankerCount)}{' '}
                  <small>
                    {rulings.map(({ clause }) => clause).join(' ')} {corrected ?? ''}
                  </small>
                </td>
                <td>{money(paid.reduce((sum, { stake }) => sum + stake, 0))}</td>
                <td>{money(paid.reduce((sum, wager) => sum + wager.paid, 0))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
