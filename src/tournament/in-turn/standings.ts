// How everybody at a table stands, by the chips that all can see (16.4.3, 16.8.2).

import type { Standing } from '../sessions/play-rules.ts';
import type { Play } from './play.ts';
import { worth } from './wagers/positions.ts';

/** Those still in by their chips, then who went later before who went earlier. */
export const standingsOf = (play: Play): readonly Standing[] =>
  play.standings ??
  play.positions
    .map(position => {
      const { seat, patron, state, outAfterCoup } = position;
      return { seat, patron, state, outAfterCoup, chips: worth(position) };
    })
    .toSorted(
      (one, other) =>
        (other.outAfterCoup ?? Number.MAX_SAFE_INTEGER) -
          (one.outAfterCoup ?? Number.MAX_SAFE_INTEGER) ||
        other.chips - one.chips ||
        one.seat - other.seat,
    );
