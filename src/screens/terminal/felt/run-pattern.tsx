// A combination Run with its sides declared in advance, coup by coup (ruling C7): an editor beside
// Diagram D, which has no row for it.

import { useState } from 'react';
import type { SeatView, SignView } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import { type Area, areaKey, oddsText, TAIL_SIDES, type TailSide } from './areas.ts';
import type { DrawArea } from './felt.tsx';

type Pattern = readonly TailSide[];

/** The area of a pattern; its odds are those of its length. */
export const patternArea = (pattern: Pattern): Area => ({ on: 'combination-run', pattern });

/** The pattern after one touch: no longer than the longest Run that the odds have. */
export const withSide = (pattern: Pattern, side: TailSide, most: number): Pattern =>
  pattern.length < most ? [...pattern, side] : pattern;

/** Patterns on which this patron's chips lie or ride, each once. */
export function patternsIn({ wagers, riding }: Pick<SeatView, 'wagers' | 'riding'>): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const bet of [...wagers, ...riding]) {
    if (bet.on !== 'combination-run' || bet.pattern === undefined) continue;
    found.set(areaKey(bet), bet.pattern);
  }
  return [...found.values()];
}

export interface RunPatternProps {
  readonly sign: SignView;
  readonly mine: SeatView;
  readonly lengths: readonly number[];
  readonly draw: DrawArea;
}

export function RunPattern({ sign, mine, lengths, draw }: RunPatternProps) {
  const { say } = useSettings();
  const words = useTerminalTexts();
  const [pattern, setPattern] = useState<Pattern>([]);
  const lying = patternsIn(mine);
  const isBet = lengths.includes(pattern.length);
  const isNew = !lying.some(each => areaKey(patternArea(each)) === areaKey(patternArea(pattern)));
  const shown = isBet && isNew ? [...lying, pattern] : lying;
  const letters = (of: Pattern) => of.map(side => say(side).charAt(0)).join('');
  const odds = ({ length }: Pattern) => oddsText(sign, { on: 'combination-run', length });
  return (
    <div className="run-pattern">
      <b title={words.patternHelp}>{words.pattern}</b>
      {TAIL_SIDES.map(side => (
        <button
          key={side}
          type="button"
          className={`pattern-add pattern-${side}`}
          aria-label={words.patternThen(pattern.length + 1, say(side))}
          disabled={pattern.length >= Math.max(...lengths)}
          onClick={() => setPattern(withSide(pattern, side, Math.max(...lengths)))}
        >
          {say(side).charAt(0)}
        </button>
      ))}
      <button
        type="button"
        className="pattern-less"
        aria-label={words.patternBack}
        disabled={pattern.length === 0}
        onClick={() => setPattern(pattern.slice(0, -1))}
      >
        ⌫
      </button>
      <output className="pattern-sides" aria-label={words.patternHelp}>
        {isBet ? '' : letters(pattern)}
      </output>
      <div className="pattern-areas">
        {shown.map(each => draw(patternArea(each), `${letters(each)} ${odds(each)}`))}
      </div>
    </div>
  );
}
