// A coup leaves the table: secrets are used up, stakes of a tie stay, forms can be asked for.

import type { Happened } from '../../act.ts';
import { assert } from '../../../../rules/assert.ts';
import { COUPS_REMEMBERED, type CoupRecord, handsOf } from '../../../../table/index.ts';
import { toldBy } from '../../../sessions/table-coup.ts';
import { playCoupOf } from '../../change.ts';
import type { SettledLine } from '../../lines.ts';
import type { LastCoup, Play, PlayCoup, Position, ReadableForms } from '../../play.ts';
import { mainStake } from '../../wagers/positions.ts';

export interface CoupEnded extends Happened {
  readonly happened: 'coup-ended';
  /** False for a dummy coup: it counts for nothing. */
  readonly played: boolean;
  /** The session's last coup: nobody is eliminated any more. */
  readonly last: boolean;
  /** Every wager of it as it was decided; not in journals of 0.1.0. */
  readonly lines?: readonly SettledLine[];
}

export function evolveCoupEnded(play: Play, { played, last, lines }: CoupEnded): Play {
  const { forms, number } = playCoupOf(play);
  const record = play.dealing.records.at(-1);
  assert(record !== undefined, 'the table has settled it');
  const entries = Object.entries(forms).map(([seat, { form }]) => [seat, form] as const);
  const readable: ReadableForms | null =
    entries.length === 0 ? null : { coup: number, forms: Object.fromEntries(entries), readers: [] };
  const after = (position: Position): Position => ({
    ...position,
    // A tie uses a secret wager up like any other result (16.6.5).
    secretsUsed: position.secretsUsed + (forms[position.seat] === undefined ? 0 : 1),
    lying: record.result === 'tie' && mainStake(position) > 0,
  });
  return {
    ...play,
    phase: 'between',
    coup: null,
    coupsPlayed: play.coupsPlayed + (played ? 1 : 0),
    lastCoupPlayed: play.lastCoupPlayed || last,
    positions: play.positions.map(after),
    readable,
    lastCoup: lastCoupOf(playCoupOf(play), record),
    settled: lines === undefined ? play.settled : withSettled(play, record, lines),
    returned: {},
  };
}

/** What everybody may still see of it; a secret that nobody has read out is not in it. */
function lastCoupOf({ number, dummy, forms }: PlayCoup, record: CoupRecord): LastCoup {
  const { result } = record;
  assert(result !== null, 'a coup that ends has a result');
  const secrets = Object.entries(forms).flatMap(([seat, { deemed }]) =>
    deemed === null ? [] : [{ seat: Number(seat), deemed }],
  );
  return { number, dummy, result, hands: handsOf(record), secrets };
}

const withSettled = (
  { settled, coup }: Play,
  record: CoupRecord,
  lines: readonly SettledLine[],
): Play['settled'] => {
  const of = { shoe: record.shoe, number: record.number };
  const number = coup?.number ?? 0;
  return [...settled, { of, number, told: toldBy(record), lines }].slice(-COUPS_REMEMBERED);
};
