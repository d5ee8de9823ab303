// The three areas of a competition's felt and the chips for them, as on every other terminal.

import { useCallback, useEffect, useRef } from 'react';
import type { OddsOnSign, SimultaneousView } from '../../../wire/index.ts';
import { CHIP_STEPS } from '../../felt/chip.tsx';
import { ChipTray } from '../../felt/chip-tray.tsx';
import { useSettings } from '../../client/settings.tsx';
import { type Area, MAIN, oddsText } from '../../terminal/felt/areas.ts';
import { BetArea } from '../../terminal/felt/bet-area.tsx';

export const CUP_AREAS = ['player', 'tie', 'banker'] as const;
export type CupArea = (typeof CUP_AREAS)[number];

export interface AreaShown {
  readonly stake: number;
  /** Not yet with the house. */
  readonly ghost: boolean;
  readonly others: number;
  readonly win: number;
  readonly lost: number;
}

export const EMPTY_AREA: AreaShown = { stake: 0, ghost: false, others: 0, win: 0, lost: 0 };

type Limit = SimultaneousView['limits'];

export interface WagerAreasProps {
  readonly areas: Readonly<Record<CupArea, AreaShown>>;
  readonly isOpen: boolean;
  readonly limits: Limit;
  readonly odds: readonly OddsOnSign[];
  readonly onTouch: (on: CupArea) => void;
  readonly onTakeBack: (on: CupArea) => void;
}

const isCupArea = (on: string): on is CupArea => CUP_AREAS.some(each => each === on);
const ignore = () => undefined;

export function WagerAreas(props: WagerAreasProps) {
  const { areas, isOpen, limits, odds, onTouch, onTakeBack } = props;
  const { say } = useSettings();
  // Areas stay undrawn while nothing on them changes: what a touch does is looked up then.
  const latest = useRef({ onTouch, onTakeBack });
  useEffect(() => {
    latest.current = { onTouch, onTakeBack };
  });
  const touch = useCallback(({ on }: Area) => {
    if (isCupArea(on)) latest.current.onTouch(on);
  }, []);
  const takeBack = useCallback(({ on }: Area) => {
    if (isCupArea(on)) latest.current.onTakeBack(on);
  }, []);
  return (
    <section className={`felt cup-areas${isOpen ? '' : ' felt-closed'}`} aria-label={say('stakes')}>
      <div className="felt-plain">
        <fieldset className="bets" disabled={!isOpen}>
          <div className="felt-row felt-main">
            {MAIN.map(area => {
              const { on } = area;
              if (!isCupArea(on)) return null;
              const { stake, ghost, others, win, lost } = areas[on];
              return (
                <BetArea
                  key={on}
                  {...{ area, others, win, lost, limit: limits }}
                  odds={oddsText({ odds }, area)}
                  lying={{ stake, ghost }}
                  riding={0}
                  onTouch={touch}
                  onTakeBack={takeBack}
                  onPick={ignore}
                />
              );
            })}
          </div>
        </fieldset>
      </div>
    </section>
  );
}

const CHIPS_IN_A_TRAY = 6;

/** Chips that stakes of this table can be made of, from its unit up. */
export function cupTray({ max, step }: Limit): readonly number[] {
  const fitting = CHIP_STEPS.filter(chip => chip % step === 0 && chip <= max);
  return fitting.length === 0 ? [step] : fitting.slice(0, CHIPS_IN_A_TRAY);
}

interface CupTrayProps {
  readonly limits: Limit;
  readonly chip: number;
  readonly choose: (cents: number) => void;
}

export const CupTray = ({ limits, chip, choose }: CupTrayProps) => (
  <ChipTray chips={cupTray(limits)} {...{ chip, choose }} />
);
