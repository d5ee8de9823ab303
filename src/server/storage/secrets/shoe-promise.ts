// A virtual shoe as the table knows it: the name of its card set holds the promise of its order, so
// that the promise stands in the table's own chain before the first wager (R-RNG-1).

export interface ShoePromise {
  readonly shoe: string;
  readonly commitment: string;
}

const MARK = '#';

/** Whatever may still be dealt from. */
export const UNPLAYED_SHOES =
  'select commitment from virtual_shoe where opened_at is null order by commitment';

/** Marks every shoe that is not played out: no card of it is dealt any more. */
export const SPEND_SHOES =
  'update virtual_shoe set spent_at = now() where opened_at is null and spent_at is null';

/** The card set that a table is brought. */
export const cardSetOf = ({ shoe, commitment }: ShoePromise): string =>
  `${shoe}${MARK}${commitment}`;

/** The promise in a card set's name; null for real cards. */
export function promiseIn(cardSet: string | null): ShoePromise | null {
  const at = cardSet?.indexOf(MARK) ?? -1;
  if (cardSet === null || at < 0) return null;
  return { shoe: cardSet.slice(0, at), commitment: cardSet.slice(at + 1) };
}
