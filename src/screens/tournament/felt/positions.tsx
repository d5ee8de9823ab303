// The layout of a competition's table: positions in order, puck, turn, chips, stakes and cards.

import type { PlayView, PositionView } from '../../../wire/index.ts';
import { PlayingCard } from '../../felt/cards/card.tsx';
import { useTournamentTexts } from '../use-tournament.ts';

export interface TournamentFeltProps {
  readonly view: PlayView;
  readonly nameOf: (patron: string) => string;
}

export function TournamentFelt({ view, nameOf }: TournamentFeltProps) {
  const { tell, money } = useTournamentTexts();
  const { coup, limits, puck, turn } = view;
  const held = view.shoe?.held ?? [];
  return (
    <div className="cup-felt">
      <p className="cup-line">
        {[
          ...(coup === null ? [] : [tell('coup', coup.number)]),
          ...(coup?.declaredLast === true ? [tell('lastCoup')] : []),
          ...(turn === null ? [] : [`${tell('whoseTurn')} ${turn}`]),
          `${tell('minimum')} ${money(limits.min)}`,
          `${tell('maximum')} ${money(limits.max)}`,
        ].join(' · ')}
      </p>
      {coup !== null && view.felt === null && <Cards coup={coup} />}
      {held.map(card => (
        <p key={card} className="cup-line">
          {tell('atMouth')}:{' '}
          <PlayingCard card={card === 'face-down' ? null : card} label={tell('atMouth')} />
        </p>
      ))}
      <ol className="positions">
        {view.positions.map(position => (
          <PositionOnFelt
            key={position.seat}
            position={position}
            name={nameOf(position.patron)}
            hasPuck={position.seat === puck}
            isTurn={position.seat === turn}
          />
        ))}
      </ol>
      {coup !== null && coup.secrets.length > 0 && (
        <ul className="secrets">
          {coup.secrets.map(({ seat, deemed }) => (
            <li key={seat}>
              {tell('secretShown')} {seat}:{' '}
              {deemed.as === 'wager'
                ? `${tell(deemed.on)} ${money(deemed.stake)}`
                : `− ${money(limits.min)} (${deemed.by[0]})`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Cards({ coup }: { readonly coup: NonNullable<PlayView['coup']> }) {
  const { tell } = useTournamentTexts();
  return (
    <div className="cup-cards">
      {(['player', 'banker'] as const).map(side => (
        <div key={side} className={`cup-hand cup-${side}`}>
          <h3>
            {tell(side)} {coup.result === side && '★'}
          </h3>
          {coup.cards[side].map((card, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a card is its place in the hand
            <PlayingCard key={index} card={card === 'face-down' ? null : card} label={tell(side)} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface PositionProps {
  readonly position: PositionView;
  readonly name: string;
  readonly hasPuck: boolean;
  readonly isTurn: boolean;
}

function PositionOnFelt({ position, name, hasPuck, isTurn }: PositionProps) {
  const { tell, money } = useTournamentTexts();
  const { seat, state, chips, layout, marker } = position;
  const stakes = (['player', 'banker', 'tie'] as const).filter(area => layout[area] > 0);
  return (
    <li className={`position position-${state} ${isTurn ? 'position-turn' : ''}`}>
      <strong>
        {seat} {name}
      </strong>
      {hasPuck && <span className="puck">{tell('puck')}</span>}
      <span className="sum">{money(chips)}</span>
      {state !== 'in' && <em>{tell(state)}</em>}
      {stakes.map(area => (
        <span key={area} className={`stake stake-${area}`}>
          {tell(area)} {money(layout[area])}
        </span>
      ))}
      {marker && <span className="stake">{tell('marker')}</span>}
    </li>
  );
}
