// One bet area: its name, what it pays, and the chips that lie on it, ghosted until confirmed.

import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { WAGER_KINDS } from '../../../rules/wagers.ts';
import type { SeatView } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { type Area, areaKey } from './areas.ts';
import { Chip } from '../../felt/chip.tsx';
import { ChipStack } from './chip-stack.tsx';
import type { LyingWagers } from './unconfirmed-wagers.ts';

export interface BetAreaProps {
  readonly area: Area;
  /** What stands on it instead of its name, where a board has said that already. */
  readonly short?: string;
  readonly odds: string;
  readonly lying: LyingWagers;
  /** What rides here from earlier coups. */
  readonly riding: number;
  readonly others: number;
  readonly win: number;
  /** What was staked here and went to the house in the coup that is shown. */
  readonly lost: number;
  readonly limit: { readonly min: number; readonly max: number } | undefined;
  readonly onTouch: (area: Area) => void;
  readonly onTakeBack: (area: Area) => void;
  readonly onPick: (event: PointerEvent, area: Area, cents: number) => void;
}

const TAKES_BACK: readonly string[] = ['Delete', 'Backspace'];

/** A cell of the Run board is no wider than a finger: its row has the key that takes back. */
const isCell = ({ length }: Area): boolean => length !== undefined;

/** Compared by value: a touch on one area does not draw the others again. */
const isSame = (a: BetAreaProps, b: BetAreaProps): boolean =>
  areaKey(a.area) === areaKey(b.area) &&
  a.short === b.short &&
  a.odds === b.odds &&
  a.lying.stake === b.lying.stake &&
  a.lying.ghost === b.lying.ghost &&
  a.riding === b.riding &&
  a.others === b.others &&
  a.win === b.win &&
  a.lost === b.lost &&
  a.limit?.min === b.limit?.min &&
  a.limit?.max === b.limit?.max &&
  a.onTouch === b.onTouch;

export const BetArea = memo(PlainBetArea, isSame);

function PlainBetArea(props: BetAreaProps) {
  const { area, short, odds, lying, riding, others, win, lost, limit } = props;
  const { say, second, money } = useSettings();
  const stake = lying.stake + riding;
  const part = area.area === undefined ? '' : ` ${say(area.area)}`;
  const sides =
    area.pattern === undefined ? '' : ` ${area.pattern.map(side => say(side)).join(' ')}`;
  const length = area.length === undefined ? '' : ` ${area.length}`;
  const name = `${say(area.on)}${length}${sides}${part}`;
  const said = stake > 0 ? money(stake) : '';
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (TAKES_BACK.includes(key)) props.onTakeBack(area);
  };
  const { side } = WAGER_KINDS[area.on];
  const place = `area area-${area.on}${side === undefined ? '' : ` area-of-${side}`}`;
  return (
    <div className={`${place}${win > 0 ? ' area-won' : ''}`} data-area={areaKey(area)}>
      <button
        type="button"
        className="area-touch"
        {...(short === undefined ? {} : { 'aria-label': `${name} ${odds} ${said}` })}
        aria-keyshortcuts="Delete"
        onClick={() => props.onTouch(area)}
        onKeyDown={onKeyDown}
      >
        <span className="area-name">{short ?? name}</span>
        {short === undefined && <small className="area-second">{second(area.on)}</small>}
        {odds !== '' && <span className="area-odds">{odds}</span>}
        {limit && (
          <span className="area-limit">
            {money(limit.min)}–{money(limit.max)}
          </span>
        )}
        {others > 0 && <span className="area-others">{say('others', money(others))}</span>}
        {stake > 0 && (
          <span
            className="area-stack"
            onPointerDown={event => props.onPick(event, area, lying.stake)}
          >
            <ChipStack cents={stake} ghost={lying.ghost} />
            <output className="area-stake">{money(stake)}</output>
          </span>
        )}
        {win > 0 && <output className="area-win">+{money(win)}</output>}
        {win > 0 && (
          <span className="area-paid" aria-hidden="true">
            <Chip cents={win} />
          </span>
        )}
        {lost > 0 && (
          <span className="area-swept" aria-hidden="true">
            <Chip cents={lost} />
          </span>
        )}
      </button>
      {lying.stake > 0 && !isCell(area) && (
        <button
          type="button"
          className="area-back"
          aria-label={`${say('takeBack')} ${name}`}
          onClick={() => props.onTakeBack(area)}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </div>
  );
}

/** What the last coup came to on one area: won, the stake not counted, or gone to the house. */
export interface AreaOutcome {
  readonly win: number;
  readonly lost: number;
}

/** Every area's outcome, gathered once for all of them. */
export function areaOutcomes({ lastPaid }: SeatView): ReadonlyMap<string, AreaOutcome> {
  const outcomes = new Map<string, AreaOutcome>();
  for (const wager of lastPaid) {
    const key = areaKey(wager);
    const { win, lost } = outcomes.get(key) ?? { win: 0, lost: 0 };
    const { outcome, paid, stake } = wager;
    outcomes.set(key, {
      win: win + (outcome === 'win' ? paid - stake : 0),
      lost: lost + (outcome === 'lose' ? stake : 0),
    });
  }
  return outcomes;
}
