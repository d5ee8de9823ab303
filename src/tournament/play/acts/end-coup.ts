// A coup leaves the table: secrets are used up, stakes of a tie stay, forms can be asked for.

import type { Happened } from '../act.ts';
import { assert } from '../../../rules/assert.ts';
import { coupOf } from '../change.ts';
import { handsOf } from '../hands.ts';
import type { LastCoup, Play, PlayCoup, Position, ReadableForms } from '../play.ts';
import { mainStake } from '../positions.ts';

export interface CoupEnded extends Happened {
  readonly happened: 'coup-ended';
  /** False for a dummy coup: it counts for nothing. */
  readonly played: boolean;
  /** The session's last coup: nobody is eliminated any more. */
  readonly last: boolean;
}

export function evolveCoupEnded(play: Play, { played, last }: CoupEnded): Play {
  const { forms, number, result } = coupOf(play);
  const entries = Object.entries(forms).map(([seat, { form }]) => [seat, form] as const);
  const readable: ReadableForms | null =
    entries.length === 0 ? null : { coup: number, forms: Object.fromEntries(entries), readers: [] };
  const after = (position: Position): Position => ({
    ...position,
    // A tie uses a secret wager up like any other result (16.6.5).
    secretsUsed: position.secretsUsed + (forms[position.seat] === undefined ? 0 : 1),
    lying: result === 'tie' && mainStake(position) > 0,
  });
  return {
    ...play,
    phase: 'between',
    coup: null,
    coupsPlayed: play.coupsPlayed + (played ? 1 : 0),
    lastCoupPlayed: play.lastCoupPlayed || last,
    positions: play.positions.map(after),
    readable,
    lastCoup: told(coupOf(play)),
    returned: {},
  };
}

/** What everybody may still see of it; a secret that nobody has read out is not in it. */
function told(coup: PlayCoup): LastCoup {
  const { number, dummy, result, forms } = coup;
  assert(result !== null, 'a coup that ends has a result');
  const secrets = Object.entries(forms).flatMap(([seat, { deemed }]) =>
    deemed === null ? [] : [{ seat: Number(seat), deemed }],
  );
  return { number, dummy, result, hands: handsOf(coup), secrets };
}
