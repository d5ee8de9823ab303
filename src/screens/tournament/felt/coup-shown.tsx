// The cards of a coup where everybody wagers together: of the one being settled, or the one before.

import type { SimultaneousView } from '../../../wire/index.ts';
import { PlayingCard } from '../../felt/cards/card.tsx';
import { useTournamentTexts } from '../use-tournament.ts';

const SIDES = ['player', 'banker'] as const;

export function CoupShown({ view }: { readonly view: SimultaneousView }) {
  const { tell } = useTournamentTexts();
  const coup = view.told ?? (view.phase === 'between-coups' ? view.last?.coup : undefined);
  if (coup === undefined) return null;
  if ('countsForNothing' in coup) {
    return <p>{tell(coup.countsForNothing === 'void' ? 'coupVoid' : 'coupDummy')}</p>;
  }
  return (
    <div className="cup-cards">
      {SIDES.map(side => (
        <div key={side} className={`cup-hand cup-${side}`}>
          <h3>{tell(side)}</h3>
          {coup[side].map((card, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a card is its place in the hand
            <PlayingCard key={index} card={card} label={tell(side)} />
          ))}
        </div>
      ))}
    </div>
  );
}
