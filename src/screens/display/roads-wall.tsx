// The five roads of the shoe, as large as the wall allows.

import type { PublicView } from '../../wire/index.ts';
import { BeadPlate, BigRoad, DerivedRoad, useRoads } from '../felt/roads.tsx';
import { beadLetters, useSettings } from '../client/settings.tsx';

const BEAD_COLUMNS = 12;
const BIG_COLUMNS = 38;
const DERIVED_COLUMNS = 22;
const DERIVED = ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const;

export function RoadsWall({ view: { hands } }: { readonly view: PublicView }) {
  const { say } = useSettings();
  const roads = useRoads(hands);
  return (
    <section className="display-roads" aria-label={say('bigRoad')}>
      <BeadPlate
        roads={roads}
        columns={BEAD_COLUMNS}
        label={say('beadPlate')}
        letters={beadLetters(say)}
      />
      <BigRoad
        roads={roads}
        columns={BIG_COLUMNS}
        label={say('bigRoad')}
        letters={beadLetters(say)}
      />
      <div className="road-three">
        {DERIVED.map(name => (
          <DerivedRoad
            key={name}
            roads={roads}
            columns={DERIVED_COLUMNS}
            name={name}
            label={say(name)}
          />
        ))}
      </div>
    </section>
  );
}
