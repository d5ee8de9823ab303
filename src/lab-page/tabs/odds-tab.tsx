// Exact odds of every wager, for the whole shoe or for what is left of it.

import { useState } from 'react';
import { DECK } from '../../rules/cards.ts';
import type { FiguresAnswer, OddsAnswer, WagerAnswer } from '../../lab/odds/answer.ts';
import { useWagerName } from '../game/fields.tsx';
import type { GameSettings } from '../game/game-settings.ts';
import { SaveKeys } from '../save/save-keys.tsx';
import type { SavedSheet } from '../../screens/save/sheet.ts';
import { fractionTextToNumber, useFigures } from '../use-figures.ts';
import { useLabTexts } from '../use-lab-texts.ts';
import { useLab } from '../worker/lab-client.ts';
import { AnswerPanel } from './answered.tsx';
import { CardsLeft } from './cards-left.tsx';
import { Scrolled } from './scrolled.tsx';

export function OddsTab({ game }: { readonly game: GameSettings }) {
  const text = useLabTexts();
  const { whole } = useFigures();
  const [left, setLeft] = useState<readonly number[]>(() => DECK.map(() => game.decks));
  const [fractions, setFractions] = useState(false);
  const state = useLab('odds', { game, left });
  return (
    <section className="lab-part" aria-label={text('odds')}>
      <CardsLeft decks={game.decks} left={left} onChange={setLeft} />
      <AnswerPanel state={state}>
        {answer => (
          <>
            <label className="lab-check">
              <input
                type="checkbox"
                checked={fractions}
                onChange={event => setFractions(event.target.checked)}
              />
              {text('fractions')}
            </label>
            <OddsTable answer={answer} fractions={fractions} />
            <p className="lab-note">{text('counted', whole(BigInt(answer.combinations)))}</p>
            <SaveKeys sheet={() => oddsSheet(answer)} />
          </>
        )}
      </AnswerPanel>
    </section>
  );
}

/** The table as a file: names as the command line has them, so that files can be compared. */
export const oddsSheet = ({ rulebook, version, decks, cards, wagers }: OddsAnswer): SavedSheet => ({
  name: `odds-${rulebook}-${version}-${decks}`,
  head: [
    ...['rulebook', 'version', 'decks', 'cards left', 'wager', 'option', 'edge', 'return'],
    ...['hit', 'standard deviation', 'return, exactly', 'hit, exactly', 'flag'],
  ],
  rows: wagers.map(({ on, option, edge, sd, hit, flag, ...wager }) => [
    ...[rulebook, version, decks, cards, on, option, edge, fractionTextToNumber(wager.return)],
    ...[fractionTextToNumber(hit), sd, wager.return, hit, flag ?? null],
  ]),
});

interface OddsTableProps {
  readonly answer: OddsAnswer;
  readonly fractions: boolean;
}

function OddsTable({ answer, fractions }: OddsTableProps) {
  const text = useLabTexts();
  const nameOf = useWagerName();
  return (
    <Scrolled label={text('odds')}>
      <table className="lab-table">
        <thead>
          <tr>
            <th scope="col">{text('wager')}</th>
            <FigureHeads />
            {fractions && <th scope="col">{text('exactly')}</th>}
            <th scope="col">{text('flag')}</th>
          </tr>
        </thead>
        <tbody>
          {answer.wagers.map(wager => (
            <WagerRows
              key={`${wager.on} ${wager.option}`}
              name={nameOf(wager)}
              wager={wager}
              fractions={fractions}
            />
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

export function FigureHeads() {
  const text = useLabTexts();
  return (
    <>
      <th scope="col">{text('edge')}</th>
      <th scope="col">{text('returns')}</th>
      <th scope="col">{text('hits')}</th>
      <th scope="col">{text('deviation')}</th>
    </>
  );
}

/** Edge, return, hit and deviation of a wager as cells. */
export function FigureCells({ of }: { readonly of: FiguresAnswer }) {
  const { percent, decimal } = useFigures();
  return (
    <>
      <td>
        <strong>{percent(of.edge)}</strong>
      </td>
      <td>{percent(1 - of.edge, 2)}</td>
      <td>{percent(fractionTextToNumber(of.hit), 2)}</td>
      <td>{decimal(of.sd, 4)}</td>
    </>
  );
}

interface WagerRowsProps {
  readonly name: string;
  readonly wager: WagerAnswer;
  readonly fractions: boolean;
}

const FLAG_TEXTS = {
  'favours-the-patron': 'favoursPatron',
  'below-the-floor': 'belowFloor',
} as const;

function WagerRows({ name, wager, fractions }: WagerRowsProps) {
  const text = useLabTexts();
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        <FigureCells of={wager} />
        {fractions && <td className="lab-exact">{wager.return}</td>}
        <td>{wager.flag && <em>⚠ {text(FLAG_TEXTS[wager.flag])}</em>}</td>
      </tr>
      {wager.byPlayerCount?.map(at => (
        <tr key={at.playerCount} className="lab-within">
          <th scope="row">{text('whileCount', at.playerCount)}</th>
          <FigureCells of={at} />
          {fractions && <td className="lab-exact">{at.return}</td>}
          <td>–</td>
        </tr>
      ))}
    </>
  );
}
