// The book's drawing table, for everybody at the console to look up at any time (tasmania 11).

import type { ConsoleView } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { useConsoleText } from '../use-texts.ts';

const THIRDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export function DrawTableKey({ view }: { readonly view: ConsoleView }) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const tableau = view.sign?.tableau;
  if (tableau === undefined) return null;
  const word = (mark: string | undefined) => (mark === 'D' ? '●' : '–');
  return (
    <details className="panel draw-table">
      <summary>{tell('drawTable')}</summary>
      <p>
        {say('player')}:{' '}
        {Array.from(tableau.player, (mark, count) => (
          <span key={`${count}${mark}`}>
            {count} {tell(mark === 'D' ? 'draws' : 'stands')}{' '}
          </span>
        ))}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('banker')}</th>
            {THIRDS.map(third => (
              <th key={third} scope="col">
                {third}
              </th>
            ))}
            <th scope="col">∅</th>
          </tr>
        </thead>
        <tbody>
          {tableau.banker.map((row, count) => (
            // Rows are counts: their place is their name.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <tr key={count}>
              <th scope="row">{count}</th>
              {THIRDS.map(third => (
                <td key={third}>{word(row[third])}</td>
              ))}
              <td>{word(tableau.bankerIfPlayerStood[count])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <small>
        ● {tell('draws')} · – {tell('stands')} · ∅ {say('player')} {tell('stands')} (
        {tableau.clause})
      </small>
    </details>
  );
}
