// The five roads of the shoe, as large as the wall allows.

import { DERIVED_NAMES } from '../../rules/roads.ts';
import type { PublicView } from '../../wire/index.ts';
import { BeadPlate, BigRoad, DerivedRoad, useRoads } from '../felt/roads/roads.tsx';
import { useMedia } from '../client/use-media.ts';
import { beadLetters, useSettings } from '../client/settings.tsx';

/** How many columns each road has on a wall that lies and on one that stands. */
const LYING = { bead: 7, big: 23, bigEyeBoy: 13, smallRoad: 13, cockroachPig: 13 } as const;
const STANDING = { bead: 9, big: 18, bigEyeBoy: 9, smallRoad: 11, cockroachPig: 11 } as const;

export function RoadsWall({ view: { hands } }: { readonly view: PublicView }) {
  const { say } = useSettings();
  const roads = useRoads(hands);
  const columns = useMedia('(orientation: portrait)') ? STANDING : LYING;
  return (
    <section className="display-roads" aria-label={say('bigRoad')}>
      <BeadPlate
        roads={roads}
        columns={columns.bead}
        label={say('beadPlate')}
        letters={beadLetters(say)}
      />
      <BigRoad
        roads={roads}
        columns={columns.big}
        label={say('bigRoad')}
        letters={beadLetters(say)}
      />
      {DERIVED_NAMES.map(name => (
        <DerivedRoad
          key={name}
          roads={roads}
          columns={columns[name]}
          name={name}
          label={say(name)}
        />
      ))}
    </section>
  );
}
