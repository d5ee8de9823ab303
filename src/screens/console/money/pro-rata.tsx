// Stakes above what the sign allows together: every owner's old and new stake, before it is done.

import type { ConsoleView } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { useSettings } from '../../client/settings.tsx';
import { useConsoleText } from '../use-texts.ts';

export interface ProRataProps {
  readonly view: ConsoleView;
  readonly line: Pick<ScreenConnection, 'send'>;
}

export function ProRata({ view, line }: ProRataProps) {
  const { say, money } = useSettings();
  const tell = useConsoleText();
  if (view.tooMuch.length === 0) return null;
  const mayReduce = view.phase !== 'wagering';
  return (
    <section className="pro-rata amber" aria-label={tell('tooMuch')}>
      {view.tooMuch.map(({ side, clause, total, limit, reductions }) => (
        <table key={side}>
          <caption>
            ⚠ {tell('tooMuch')}: <b className={`tone-${side}`}>{say(side)}</b> {money(total)} →{' '}
            {money(limit)} <small>({clause})</small>
          </caption>
          <tbody>
            {reductions.map(({ seat, wager, to }) => (
              <tr key={`${seat} ${wager.patron}`}>
                <th scope="row">
                  {say('yourSeat')} {seat}
                </th>
                <td>{money(wager.stake)}</td>
                <td>→ {money(to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {mayReduce ? (
        <button type="button" onClick={() => line.send({ do: 'reduce-pro-rata' })}>
          {tell('reduceAll')}
        </button>
      ) : (
        <p>{tell('reduceLater')}</p>
      )}
    </section>
  );
}
