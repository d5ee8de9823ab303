// The cards of a coup as the oracle wants them: it deals for itself, Player and Banker in turn.

import type { CoupRecord } from '../../../src/table/table.ts';

export function asTheOracleDeals({ cards }: Pick<CoupRecord, 'cards'>): readonly string[] {
  const of = (side: 'player' | 'banker') =>
    cards.filter(({ to }) => to === side).map(({ card }) => card ?? '');
  const [p, b] = [of('player'), of('banker')];
  return [p[0], b[0], p[1], b[1], p[2], b[2]].filter(card => card !== undefined);
}
