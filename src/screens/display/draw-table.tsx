// The drawing table as the book prints it: open to everybody at any time, in mid-coup too.

import type { SignView } from '../../wire/index.ts';
import { useDisplayTexts } from './use-display-texts.ts';

const THIRD_CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** D and S as marks that differ in shape and word. */
function Mark({ draws }: { readonly draws: boolean }) {
  const { tell } = useDisplayTexts();
  const word = tell(draws ? 'draws' : 'stands');
  return (
    <td className={draws ? 'draw-draws' : 'draw-stands'} title={word}>
      <span aria-hidden="true">{draws ? '+' : '–'}</span>
      <span className="for-the-ear">{word}</span>
    </td>
  );
}

export function DrawTable({ sign: { tableau } }: { readonly sign: SignView }) {
  const { tell } = useDisplayTexts();
  const draws = (row: string | undefined, at: number) => row?.charAt(at) === 'D';
  return (
    <div className="draw-table">
      <h3>
        {tell('drawTable')} <small>({tableau.clause})</small>
      </h3>
      <p>{tell('playerDraws', tableau.player.lastIndexOf('D'), tableau.player.indexOf('S'))}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              {tell('bankerHas')} ＼ {tell('playerThird')}
            </th>
            {THIRD_CARDS.map(third => (
              <th key={third} scope="col">
                {third}
              </th>
            ))}
            <th scope="col">{tell('playerStood')}</th>
          </tr>
        </thead>
        <tbody>
          {tableau.banker.map((row, count) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row's place is its count
            <tr key={count}>
              <th scope="row">{count}</th>
              {THIRD_CARDS.map(third => (
                <Mark key={third} draws={draws(row, third)} />
              ))}
              <Mark draws={draws(tableau.bankerIfPlayerStood, count)} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="draw-key">
        <b>+</b> {tell('draws')} · <b>–</b> {tell('stands')}
      </p>
    </div>
  );
}
