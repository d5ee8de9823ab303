// Runs as Diagram D has them, a row a side, a column a length; Dragon Tails with their indicator.

import { useMemo, useState } from 'react';
import type { PublicView, SeatView, SignView } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import {
  areaKey,
  oddsOn,
  runLengths,
  type RunLine,
  runLines,
  TAIL_SIDES,
  tailAreas,
} from './areas.ts';
import type { DrawArea, TakeBackOf } from './felt.tsx';
import { RunPattern } from './run-pattern.tsx';

export interface StreakBoardProps {
  readonly sign: SignView;
  readonly mine: SeatView;
  readonly tails: PublicView['tails'];
  readonly draw: DrawArea;
  readonly takeBackOf: TakeBackOf;
  /** Whether no wager is taken now. */
  readonly shut: boolean;
}

const BOARDS = ['runs', 'tails'] as const;

/** Runs above the tails; where a screen is too low for both, one of them and a key to the other. */
export function StreakBoard(props: StreakBoardProps) {
  const { sign, mine, tails, draw, takeBackOf, shut } = props;
  const words = useTerminalTexts();
  const [board, turnTo] = useState<(typeof BOARDS)[number]>('runs');
  const lines = useMemo(() => runLines(sign), [sign]);
  const combination = lines.find(({ on }) => on === 'combination-run');
  const hasTails = TAIL_SIDES.some(side => tailAreas(sign, side).length > 0);
  if (lines.length === 0 && !hasTails) return null;
  const hasBoth = lines.length > 0 && hasTails;
  const other = board === 'runs' ? 'tails' : 'runs';
  return (
    <div className={`felt-streaks${hasBoth ? ` streaks-turned-to-${board}` : ''}`}>
      <fieldset className="bets" disabled={shut}>
        {lines.length > 0 && <RunBoard {...{ sign, lines, draw, takeBackOf }} />}
      </fieldset>
      <div className="streak-foot">
        <fieldset className="bets" disabled={shut}>
          {combination !== undefined && (
            <RunPattern {...{ sign, mine, draw }} lengths={runLengths([combination])} />
          )}
        </fieldset>
        {hasBoth && (
          <button type="button" className="turn-board" onClick={() => turnTo(other)}>
            {other === 'runs' ? words.runs : words.tails} ▸
          </button>
        )}
      </div>
      <fieldset className="bets" disabled={shut}>
        {hasTails && <Tails sign={sign} tails={tails} draw={draw} />}
      </fieldset>
    </div>
  );
}

interface RunBoardProps extends Pick<StreakBoardProps, 'sign' | 'draw' | 'takeBackOf'> {
  readonly lines: readonly RunLine[];
}

function RunBoard({ sign, lines, draw, takeBackOf }: RunBoardProps) {
  const words = useTerminalTexts();
  const lengths = useMemo(() => runLengths(lines), [lines]);
  const odds = useMemo(() => oddsOn(sign), [sign]);
  return (
    <table className="runs">
      <thead>
        <tr>
          <th scope="col">{words.runs}</th>
          {lengths.map(length => (
            <th key={length} scope="col" aria-label={words.inARow(length)}>
              {length}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ on, cells }) => (
          <tr key={on} className={`run-${on}`}>
            <RunHead on={on} takeBack={takeBackOf(cells)} />
            {lengths.map(length => {
              const cell = cells.find(each => each.length === length);
              return (
                <td key={length}>
                  {cell === undefined ? null : draw(cell, odds.get(areaKey(cell)))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RunHeadProps {
  readonly on: RunLine['on'];
  readonly takeBack: (() => void) | null;
}

/** Names a row; with chips on it, it is the key that takes them back (no cell has room for one). */
function RunHead({ on, takeBack }: RunHeadProps) {
  const { say } = useSettings();
  const words = useTerminalTexts();
  const name = on === 'combination-run' ? words.combination : say(SIDES[on]);
  return (
    <th scope="row" title={on === 'combination-run' ? words.combinationHelp : say(on)}>
      {takeBack === null ? (
        name
      ) : (
        <button
          type="button"
          className="row-back"
          aria-label={`${say('takeBack')} ${say(on)}`}
          onClick={takeBack}
        >
          {name} <span aria-hidden="true">×</span>
        </button>
      )}
    </th>
  );
}

const SIDES = { 'player-run': 'player', 'banker-run': 'banker', 'tie-run': 'tie' } as const;

const MOST_IN_A_TAIL = 6;

/** Each side's early and late area, and how long its streak is: 0 to 6, in dots and as a figure. */
function Tails({ sign, tails, draw }: Pick<StreakBoardProps, 'sign' | 'tails' | 'draw'>) {
  const { say } = useSettings();
  return (
    <div className="tail-board">
      {TAIL_SIDES.map(side => {
        const areas = tailAreas(sign, side);
        if (areas.length === 0) return null;
        return (
          <section
            key={side}
            className={`tail-side tail-of-${side}`}
            aria-label={say(areas[0]?.on ?? side)}
          >
            <h3>
              {say(areas[0]?.on ?? side)}{' '}
              <span className="tail-indicator" role="img" aria-label={`${tails[side]}`}>
                {Array.from({ length: MOST_IN_A_TAIL }, (_, at) => (
                  <i key={`dot ${at + 1}`} className={at < tails[side] ? 'lit' : ''} />
                ))}
                <b>{tails[side]}</b>
              </span>
            </h3>
            <div className="felt-row">
              {areas.map(area => draw(area, say(area.area === 'late' ? 'late' : 'early')))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
