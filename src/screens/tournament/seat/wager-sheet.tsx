// The wager of a competitor in turn: chips on the felt first, then one key that places them.

import { useState } from 'react';
import type { PlayView, PositionView } from '../../../wire/index.ts';
import { RestingKey } from '../../client/resting-key.tsx';
import { useSettings } from '../../client/settings.tsx';
import type { InTurnCommand } from '../desk/desk-steps.ts';
import { useTournamentTexts } from '../use-tournament.ts';
import {
  type AreaShown,
  CUP_AREAS,
  type CupArea,
  CupTray,
  cupTray,
  WagerAreas,
} from './wager-areas.tsx';

interface OpenWagerProps {
  readonly view: PlayView;
  readonly seat: number;
  readonly position: PositionView;
  readonly isTurn: boolean;
  readonly send: (what: InTurnCommand) => void;
}

/** Chips that lie ready and are not wagered yet. */
interface ReadyStake {
  readonly on: CupArea;
  readonly stake: number;
}

/** Drawn for every turn anew: what lay ready in one is not placed in the next. */
export const OpenWager = (props: OpenWagerProps) => (
  <OpenWagerOf key={`${props.view.coup?.number} ${props.isTurn}`} {...props} />
);

function OpenWagerOf({ view, seat, position, isTurn, send }: OpenWagerProps) {
  const { limits, odds } = view;
  const [ready, setReady] = useState<ReadyStake | null>(null);
  const tray = cupTray(limits);
  const [chip, choose] = useState(tray.find(each => each >= limits.min) ?? limits.step);
  const most = Math.min(limits.max, position.chips);
  const set = (on: CupArea, stake: number) =>
    setReady({ on, stake: Math.min(most, Math.max(Math.min(most, limits.min), stake)) });
  const touch = (on: CupArea) => set(on, ready?.on === on ? ready.stake + chip : chip);
  return (
    <div className="own-wager">
      <WagerAreas
        {...{ limits, odds }}
        areas={shownAreas({ view, seat, position }, ready)}
        isOpen={isTurn}
        onTouch={touch}
        onTakeBack={() => setReady(null)}
      />
      <CupTray {...{ limits, chip, choose }} />
      {isTurn && (
        <PlaceKeys
          {...{ position, ready, seat, send }}
          onMost={() => ready !== null && set(ready.on, most)}
          onClear={() => setReady(null)}
        />
      )}
    </div>
  );
}

interface PlaceKeysProps extends Pick<OpenWagerProps, 'position' | 'seat' | 'send'> {
  readonly ready: ReadyStake | null;
  readonly onMost: () => void;
  readonly onClear: () => void;
}

/** One key places it, and says what; there is no way back from it. */
function PlaceKeys({ position, ready, seat, send, onMost, onClear }: PlaceKeysProps) {
  const { tell, money } = useTournamentTexts();
  const { say } = useSettings();
  const place = () => {
    if (ready !== null) send({ do: 'place-wager', seat, ...ready });
  };
  const meaning = ready === null ? '' : `${ready.on} ${ready.stake}`;
  return (
    <div className="place-keys">
      <RestingKey
        meaning={meaning}
        className="step step-first"
        disabled={ready === null}
        onClick={place}
      >
        {ready === null
          ? tell('touchArea')
          : `${tell('place')}: ${tell(ready.on)} ${money(ready.stake)}`}
        <small>{tell('noTakingBack')}</small>
      </RestingKey>
      <button type="button" disabled={ready === null} onClick={onMost}>
        {tell('maximum')}
      </button>
      <button type="button" disabled={ready === null} onClick={onClear}>
        {say('clear')}
      </button>
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

/** What lies on the areas, and after the coup what came of it until the next one. */
function shownAreas(
  { view, seat, position }: Pick<OpenWagerProps, 'view' | 'seat' | 'position'>,
  ready: ReadyStake | null,
): Readonly<Record<CupArea, AreaShown>> {
  const shown = (on: CupArea): AreaShown => {
    const others = view.positions
      .filter(each => each.seat !== seat)
      .reduce((sum, { layout }) => sum + layout[on], 0);
    const isReady = ready?.on === on;
    const stake = isReady ? ready.stake : position.layout[on];
    return { stake, ghost: isReady, others, ...cameTo(view, seat, on) };
  };
  return { player: shown('player'), tie: shown('tie'), banker: shown('banker') };
}

function cameTo({ lastLines, phase }: PlayView, seat: number, on: CupArea) {
  const lines = phase === 'between' ? lastLines : [];
  const own = lines.filter(line => line.seat === seat && line.on === on);
  const sum = (all: readonly number[]) => all.reduce((whole, each) => whole + each, 0);
  return {
    win: sum(own.map(({ outcome, paid, stake }) => (outcome === 'win' ? paid - stake : 0))),
    lost: sum(own.map(({ outcome, stake }) => (outcome === 'lose' ? stake : 0))),
  };
}

/** What the own wagers of the coup before came to, in one figure. */
export function ownNet({ lastLines }: PlayView, seat: number): number | null {
  const own = lastLines.filter(line => line.seat === seat && CUP_AREAS.some(on => on === line.on));
  return own.length === 0 ? null : own.reduce((net, { paid, stake }) => net + paid - stake, 0);
}
