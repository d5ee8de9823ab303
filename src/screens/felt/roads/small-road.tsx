// A shoe at a glance: its Big Road as far as it fits, and how often each side has won; drawn when
// a hand comes.

import { memo } from 'react';
import { roadStatistics } from '../../../rules/roads.ts';
import { beadLetters, useSettings } from '../../client/settings.tsx';
import { useRoadHands } from './road-hands.ts';
import { BigRoad, useRoads } from './roads.tsx';

interface SmallRoadProps {
  readonly road: string;
  readonly columns: number;
}

export const SmallRoad = memo(({ road, columns }: SmallRoadProps) => {
  const { say } = useSettings();
  const hands = useRoadHands(road);
  const roads = useRoads(hands);
  const { banker, player, ties } = roadStatistics(hands);
  const figures = [
    ['banker', banker],
    ['player', player],
    ['tie', ties],
  ] as const;
  return (
    <div className="small-road">
      <BigRoad roads={roads} columns={columns} label={say('bigRoad')} letters={beadLetters(say)} />
      <p className="small-road-figures">
        {figures.map(([side, times]) => (
          <span key={side} className={`tone-${side}`}>
            {say(side)} <b>{times}</b>
          </span>
        ))}
      </p>
    </div>
  );
});
