// Two games side by side: every wager of either, what it costs in each, and what else differs.

import { useState } from 'react';
import type { OddsAnswer, WagerAnswer } from '../../lab/odds/answer.ts';
import { useWagerName } from '../game/fields.tsx';
import { changedGame, type GameSettings } from '../game/game-settings.ts';
import { GameForm } from '../game/game-form.tsx';
import { SaveKeys } from '../save/save-keys.tsx';
import type { SavedSheet } from '../../screens/save/sheet.ts';
import { useFigures } from '../use-figures.ts';
import { useLabTexts } from '../use-lab-texts.ts';
import { useLab } from '../worker/lab-client.ts';
import { AnswerPanel } from './answered.tsx';
import { Scrolled } from './scrolled.tsx';

interface ComparedWager {
  readonly wager: WagerAnswer;
  readonly here: WagerAnswer | undefined;
  readonly there: WagerAnswer | undefined;
}

/** Every wager that one of the two has, those of the first first. */
function comparedWagers(here: OddsAnswer, there: OddsAnswer): readonly ComparedWager[] {
  const same = (a: WagerAnswer) => (b: WagerAnswer) => a.on === b.on && a.option === b.option;
  return [
    ...here.wagers.map(wager => ({ wager, here: wager, there: there.wagers.find(same(wager)) })),
    ...there.wagers
      .filter(wager => !here.wagers.some(same(wager)))
      .map(wager => ({ wager, here: undefined, there: wager })),
  ];
}

const comparisonSheet = (here: OddsAnswer, there: OddsAnswer): SavedSheet => {
  const [one, other] = [here, there].map(each => `${each.rulebook}/${each.version} ${each.decks}`);
  return {
    name: `compare-${here.rulebook}-${here.version}-${there.rulebook}-${there.version}`,
    head: ['wager', 'option', `edge ${one}`, `edge ${other}`, 'difference'],
    rows: comparedWagers(here, there).map(({ wager, here: a, there: b }) => [
      ...[wager.on, wager.option, a?.edge ?? null, b?.edge ?? null],
      a && b ? b.edge - a.edge : null,
    ]),
  };
};

export function CompareTab({ game }: { readonly game: GameSettings }) {
  const text = useLabTexts();
  const [other, setOther] = useState(() => changedGame(game, { book: 'mbs-rapid' }));
  const state = useLab('compare', { here: game, there: other });
  return (
    <section className="lab-part" aria-label={text('compare')}>
      <GameForm
        title={text('other')}
        game={other}
        onChange={change => setOther(changedGame(other, change))}
      />
      <AnswerPanel state={state}>
        {({ here, there, provisions }) => (
          <>
            <ComparedTable here={here} there={there} />
            <SaveKeys sheet={() => comparisonSheet(here, there)} />
            {provisions !== '' && (
              <details>
                <summary>{text('provisions')}</summary>
                <Scrolled label={text('provisions')}>
                  <pre lang="en">{provisions}</pre>
                </Scrolled>
              </details>
            )}
          </>
        )}
      </AnswerPanel>
    </section>
  );
}

function ComparedTable({ here, there }: { readonly here: OddsAnswer; readonly there: OddsAnswer }) {
  const text = useLabTexts();
  const nameOf = useWagerName();
  const { percent, decimal } = useFigures();
  const edge = (wager: WagerAnswer | undefined) => (wager ? percent(wager.edge) : '–');
  const sd = (wager: WagerAnswer | undefined) => (wager ? decimal(wager.sd, 4) : '–');
  return (
    <Scrolled label={text('compare')}>
      <table className="lab-table">
        <thead>
          <tr>
            <th scope="col">{text('wager')}</th>
            <th scope="col">
              {text('edge')}: {text('here')}
            </th>
            <th scope="col">
              {text('edge')}: {text('other')}
            </th>
            <th scope="col">{text('difference')}</th>
            <th scope="col">
              {text('deviation')}: {text('here')}
            </th>
            <th scope="col">
              {text('deviation')}: {text('other')}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparedWagers(here, there).map(({ wager, here: a, there: b }) => (
            <tr key={`${wager.on} ${wager.option}`}>
              <th scope="row">{nameOf(wager)}</th>
              <td>{edge(a)}</td>
              <td>{edge(b)}</td>
              <td>
                <strong>{a && b ? percent(b.edge - a.edge) : ''}</strong>
              </td>
              <td>{sd(a)}</td>
              <td>{sd(b)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
