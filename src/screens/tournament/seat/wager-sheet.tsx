// The wager of a competitor whose turn it is: an area, a stake, and no way back.

import { useState } from 'react';
import type { PlayView, PositionView } from '../../../wire/index.ts';
import type { InTurnCommand } from '../desk/desk-steps.ts';
import { useTournamentTexts } from '../use-tournament.ts';

const AREAS = ['player', 'banker', 'tie'] as const;

interface WagerSheetProps {
  readonly view: PlayView;
  readonly seat: number;
  readonly position: PositionView;
  readonly send: (what: InTurnCommand) => void;
}

export function OpenWagerSheet({ view, seat, position, send }: WagerSheetProps) {
  const { tell, money } = useTournamentTexts();
  const { min, max, step } = view.limits;
  const [stake, setStake] = useState(min);
  const up = (by: number) => setStake(Math.min(max, Math.max(min, stake + by)));
  return (
    <div className="wager-sheet">
      <p className="quiet">{tell('noTakingBack')}</p>
      <div className="stake-line">
        <button type="button" aria-label={`− ${money(step)}`} onClick={() => up(-step)}>
          −
        </button>
        <output>
          {tell('stake')} {money(stake)}
        </output>
        <button type="button" aria-label={`+ ${money(step)}`} onClick={() => up(step)}>
          +
        </button>
        <button type="button" onClick={() => setStake(min)}>
          {tell('minimum')}
        </button>
        <button type="button" onClick={() => setStake(Math.min(max, position.chips))}>
          {tell('maximum')}
        </button>
      </div>
      <div className="area-line">
        {AREAS.map(on => (
          <button
            key={on}
            type="button"
            className={`step area-${on}`}
            onClick={() => send({ do: 'place-wager', seat, on, stake })}
          >
            {tell('place')}: {tell(on)}
          </button>
        ))}
      </div>
      {position.lying && (
        <button type="button" onClick={() => send({ do: 'let-wager-stand', seat })}>
          {tell('letStand')}
        </button>
      )}
      {position.restricted && (
        <button type="button" onClick={() => send({ do: 'top-up-wager', seat })}>
          {tell('topUp')}
        </button>
      )}
    </div>
  );
}
