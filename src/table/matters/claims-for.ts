// Claims that a correction opens of itself: what it may not touch is put before whoever rules.

import type { ClaimOpened } from '../acts/people/claim.ts';
import type { At, Given } from '../act.ts';
import { sayBet, sayMoney } from '../say.ts';
import type { StreakFate } from '../restatement/streaks-anew.ts';
import type { CoupRecord } from '../table.ts';

/** One claim for each Run or tail whose true course ran into later coups (crown 11.12, C17). */
export function claimsFor(
  { table: { claims } }: At,
  { shoe, number }: CoupRecord,
  fates: readonly StreakFate[],
  { by, at }: Pick<Given, 'by' | 'at'>,
): readonly ClaimOpened[] {
  return fates
    .filter(({ fate }) => fate === 'left-to-a-claim')
    .map(({ seat, patron, bet, stake }, place) => {
      const coup = `Shoe ${shoe}, coup ${number}`;
      const says = `${coup}: ${sayBet(bet)}, ${sayMoney(stake)}, was decided by a wrong result.`;
      const id = claims.next + place;
      const open = { openedAt: at, disputed: false, advised: false };
      return { happened: 'claim-opened', by, at, claim: { id, seat, patron, says, ...open } };
    });
}
