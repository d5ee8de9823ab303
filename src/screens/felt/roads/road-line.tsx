// Under the roads, where a house has switched it on: what each would show next, and a shape that
// the road has now. History both, and the line beside them says so.

import { memo } from 'react';
import { type GoodRoadName, goodRoadOf } from '../../../rules/roads/good-roads.ts';
import type { RoadHand } from '../../../rules/roads.ts';
import type { SignView } from '../../../wire/index.ts';
import { type ScreenTextName, useSettings } from '../../client/settings.tsx';
import { AskRoads, useRoads } from './roads.tsx';

const TEXTS: Readonly<Record<GoodRoadName, ScreenTextName>> = {
  dragon: 'roadDragon',
  'ping-pong': 'roadPingPong',
  'two-by-two': 'roadTwoByTwo',
  'one-and-two': 'roadOneAndTwo',
  'single-side': 'roadSingleSide',
  'long-columns': 'roadLongColumns',
};

/** 'Dragon: Banker 6': the shape at the end of the road, by its name. */
function GoodRoadAlert({ hands }: { readonly hands: readonly RoadHand[] }) {
  const { say } = useSettings();
  const road = goodRoadOf(hands);
  if (road === null) return null;
  const side = road.side === null ? '' : say(road.side === 'P' ? 'player' : 'banker');
  return <b className="good-road">{say(TEXTS[road.name], road.length, side)}</b>;
}

export interface RoadLineProps {
  readonly hands: readonly RoadHand[];
  readonly extras: SignView['extras'];
}

/** Whether the house has switched any of it on (G15). */
export const hasRoadLine = ({ extras }: Pick<SignView, 'extras'>): boolean =>
  extras.includes('ask-roads') || extras.includes('road-alerts');

/** Drawn again only when a hand has come. */
export const RoadLine = memo(PlainRoadLine);

function PlainRoadLine({ hands, extras }: RoadLineProps) {
  const { say } = useSettings();
  const { ask } = useRoads(hands);
  if (!hasRoadLine({ extras })) return null;
  return (
    <p className="road-line">
      {extras.includes('ask-roads') && (
        <AskRoads ask={ask} banker={say('askBanker')} player={say('askPlayer')} />
      )}
      {extras.includes('road-alerts') && <GoodRoadAlert hands={hands} />}
      <small>{say('pastResults')}</small>
    </p>
  );
}
