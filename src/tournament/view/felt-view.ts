// The felt of a session's table as at any other: the coup, the one before, the road of the shoe.

import type { Rulebook } from '../../rulebooks/index.ts';
import { roadToken } from '../../rules/roads.ts';
import type { Table } from '../../table/index.ts';
import { type PublicView, publicView } from '../../table/views/index.ts';

export interface TournamentFeltView extends Pick<
  PublicView,
  'coup' | 'last' | 'restated' | 'discs' | 'lastCoup'
> {
  readonly shoe: number;
  /** The hands of the shoe as `sabot roads` writes them, without spaces. */
  readonly road: string;
}

/** Null at a table whose cards are not dealt here: a session that began under 0.1.0. */
export function tournamentFeltOf(book: Rulebook, table: Table): TournamentFeltView | null {
  if (table.phase === 'closed') return null;
  const { coup, last, restated, discs, lastCoup, shoe, hands } = publicView({ book, table });
  return { coup, last, restated, discs, lastCoup, shoe, road: hands.map(roadToken).join('') };
}
