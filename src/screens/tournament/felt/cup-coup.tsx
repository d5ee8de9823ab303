// The coup and the roads of a session's table, drawn as at every other table: for competitor, desk,
// director and board. The result stays until the next coup.

import type { ReactNode } from 'react';
import type { TournamentFeltView } from '../../../wire/index.ts';
import { type CardTouch, CoupOnFelt } from '../../felt/coup.tsx';
import { useRoadHands } from '../../felt/roads/road-hands.ts';
import { BeadPlate, BigRoad, useRoads } from '../../felt/roads/roads.tsx';
import { beadLetters, useSettings } from '../../client/settings.tsx';
import { resultText } from '../../texts/index.ts';

const BEADS = 8;
const COLUMNS = 28;

export interface CupCoupProps {
  readonly felt: TournamentFeltView;
  /** What touching a card does; only the dealer's desk asks for it. */
  readonly touch?: CardTouch | null;
  /** What stands between the cards and the roads: at the desk the pad. */
  readonly children?: ReactNode;
}

export function CupCoup({ felt, touch = null, children }: CupCoupProps) {
  return (
    <div className="cup-coup">
      <CoupOnFelt view={felt} touch={touch}>
        <CupCorrected felt={felt} />
      </CoupOnFelt>
      {children}
      <CupRoads road={felt.road} />
    </div>
  );
}

export function CupRoads({ road }: Pick<TournamentFeltView, 'road'>) {
  const { say } = useSettings();
  const roads = useRoads(useRoadHands(road));
  const letters = beadLetters(say);
  return (
    <section className="cup-roads" aria-label={say('bigRoad')}>
      <BeadPlate {...{ roads, letters }} columns={BEADS} label={say('beadPlate')} />
      <BigRoad {...{ roads, letters }} columns={COLUMNS} label={say('bigRoad')} />
    </section>
  );
}

/** A settled coup that reads otherwise now is told as at every table. */
function CupCorrected({ felt: { restated } }: Pick<CupCoupProps, 'felt'>) {
  const { say, language } = useSettings();
  const coup = restated.at(-1);
  if (coup === undefined) return null;
  const { number, standing, result, playerCount, bankerCount, clause } = coup;
  return (
    <p className="corrected-card" role="status">
      {say('coupCorrected', number)}:{' '}
      {standing === 'void' || result === null
        ? say('voidCoup')
        : resultText(language, result, playerCount, bankerCount)}{' '}
      <small>({clause})</small>
    </p>
  );
}
