// What `sabot replay --json` answers: a coup with its story and payments, or a table's state.

import { englishText, writtenLines } from '../../texts/index.ts';
import { assert } from '../../rules/assert.ts';
import type { CoupRecord, PaidWager } from '../../table/table.ts';
import { tellEvents } from '../../table/coup/tell-coup.ts';
import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import type { ReplayedTable, ReplayedCoup } from '../../server/index.ts';

/** The latest record of a coup: corrections stand for what they corrected; null if unsettled. */
export function coupRecordOf({ shoe, coup, events }: ReplayedCoup): CoupRecord | null {
  const ended = events.findLast(
    event => 'record' in event && event.record.shoe === shoe && event.record.number === coup,
  );
  return ended !== undefined && 'record' in ended ? ended.record : null;
}

/** Every payment of a record with its seat. */
export const paymentsOf = (
  record: CoupRecord | null,
): readonly ({ readonly seat: number } & PaidWager)[] =>
  (record?.seats ?? []).flatMap(({ seat, paid }) => paid.map(wager => ({ seat, ...wager })));

/** A payment with the sentence that its reason is published as. */
const withSentence = <Payment extends { readonly reason: HouseReason }>({
  reason,
  ...payment
}: Payment) => ({ ...payment, because: englishText(reason) });

/** The line of one coup. */
export function coupAnswer(table: string, { book, last }: ReplayedTable, coup: ReplayedCoup) {
  const { standing, lines } = tellEvents(book, coup.events, coup);
  const record = coupRecordOf(coup);
  const [first] = coup.events;
  assert(first !== undefined, 'a coup that was kept has events');
  return {
    table,
    rulebook: book.id,
    currency: last.currency,
    shoe: coup.shoe,
    coup: coup.coup,
    standing,
    from: first.at,
    cards: record?.cards ?? null,
    result: record?.result ?? null,
    playerCount: record?.playerCount ?? null,
    bankerCount: record?.bankerCount ?? null,
    corrected: record?.corrected ?? null,
    payments: paymentsOf(record).map(withSentence),
    lines: writtenLines(lines),
  };
}

/** The line of a table's state. */
export const stateAnswer = (
  table: string,
  { book, state, last, digest, snapshots }: ReplayedTable,
) => ({
  table,
  rulebook: book.id,
  event: last.seq,
  at: last.at,
  gamingDay: last.gamingDay,
  currency: last.currency,
  hash: last.hash,
  digest,
  snapshots,
  state,
});
