// The five roads in a strip over the felt; a touch shows them large. History, not a forecast.

import { memo, useEffect, useState } from 'react';
import { DERIVED_NAMES, type Roads } from '../../../rules/roads.ts';
import type { SignView } from '../../../wire/index.ts';
import { BeadPlate, BigRoad, DerivedRoad, useRoads } from '../../felt/roads/roads.tsx';
import { RoadLine } from '../../felt/roads/road-line.tsx';
import { useMedia } from '../../client/use-media.ts';
import { beadLetters, useSettings } from '../../client/settings.tsx';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import type { TerminalSqueeze } from './use-squeeze.ts';

export interface RoadsProps {
  readonly sign: SignView;
  /** Which hands this patron has seen. */
  readonly squeezing: Pick<TerminalSqueeze, 'hands'>;
  readonly onLarge: () => void;
}

/** A value a frame later: the result is drawn first, and its place in the past after it. */
function useNextFrame<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => show(value));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

/** Drawn again only when a hand has come to the roads: a touch on the felt is none. */
export const TerminalRoads = memo(Strip, (a, b) => a.squeezing.hands === b.squeezing.hands);

/** What a hand brings to the past is drawn in turns, so that no frame has much to do. */
function Strip({ squeezing: { hands }, sign: { extras }, onLarge }: RoadsProps) {
  const roads = useRoads(useNextFrame(hands));
  const derived = useNextFrame(roads);
  const { say } = useSettings();
  const words = useTerminalTexts();
  return (
    <section className="terminal-roads" aria-label={say('bigRoad')}>
      <HandRoads roads={roads} />
      <DerivedRoads roads={derived} />
      <RoadLine hands={hands} extras={extras} />
      <button
        type="button"
        className="roads-large"
        aria-label={words.enlarge}
        title={words.enlarge}
        onClick={onLarge}
      />
    </section>
  );
}

interface DrawnProps {
  readonly roads: Roads;
}

/** The two roads of the hands themselves. */
const HandRoads = memo(({ roads }: DrawnProps) => {
  const { say } = useSettings();
  const isNarrow = useMedia('(max-width: 760px), (max-width: 1000px) and (orientation: portrait)');
  const letters = beadLetters(say);
  return (
    <div className="roads-hands">
      <BeadPlate
        roads={roads}
        columns={isNarrow ? 8 : 10}
        label={say('beadPlate')}
        letters={letters}
      />
      <BigRoad
        roads={roads}
        columns={isNarrow ? 16 : 24}
        label={say('bigRoad')}
        letters={letters}
      />
    </div>
  );
});

const DerivedRoads = memo(({ roads }: DrawnProps) => {
  const { say } = useSettings();
  return (
    <div className="roads-derived">
      {DERIVED_NAMES.map(name => (
        <DerivedRoad key={name} roads={roads} columns={12} name={name} label={say(name)} />
      ))}
    </div>
  );
});
