// What `sabot replay` says to a person.

import { writtenLines } from '../../texts/index.ts';
import { balanceOf, patronAccount } from '../../table/accounts/money.ts';
import { sayBet, sayMoney } from '../../table/say.ts';
import type { Seat } from '../../table/table.ts';
import { tellEvents } from '../../table/coup/tell-coup.ts';
import type { ReplayedTable, ReplayedCoup } from '../../server/index.ts';

const clockTime = (at: number): string => new Date(at).toISOString().slice(11, 23);

/** A coup, one line for each thing that happened. */
export function formatReplayedCoup(
  table: string,
  { book }: ReplayedTable,
  coup: ReplayedCoup,
): string {
  const { standing, lines } = tellEvents(book, coup.events, coup);
  const day = new Date(lines[0]?.at ?? 0).toISOString().slice(0, 10);
  const title = `Table ${table}, shoe ${coup.shoe}, coup ${coup.coup} (${book.id}, ${standing})`;
  const printed = writtenLines(lines).map(({ at, by, says, clause }) => {
    const why = clause === null ? '' : ` [${clause}]`;
    return `  ${clockTime(at)}  ${by.id.padEnd(14)}  ${says}${why}\n`;
  });
  return `${title}, ${day} UTC\n${printed.join('')}`;
}

/** A table as it stood. */
export function formatState(table: string, replayed: ReplayedTable): string {
  const { book, state, last, digest, snapshots } = replayed;
  const { phase, shoe, coup, setup, seats } = state;
  const version = setup === null ? '' : ` ${setup.version}`;
  const coups = coup === null ? `${shoe.coups} coups` : `coup ${coup.number}`;
  const taken = seats.filter(({ patron }) => patron !== null);
  const differ = snapshots.differ.length;
  return [
    `Table ${table} (${book.id}${version}) after event ${last.seq}`,
    `  at        ${new Date(last.at).toISOString()}, gaming day ${last.gamingDay}`,
    `  phase     ${phase}`,
    `  shoe      ${shoe.number}, ${coups}, ${shoe.dealt} of ${shoe.cards} cards gone`,
    ...taken.map(seat => `  seat ${String(seat.number).padEnd(4)} ${saySeat(replayed, seat)}`),
    `  digest    ${digest}`,
    `  snapshots ${snapshots.compared} passed, ${snapshots.compared - differ} equal byte for byte`,
    '',
  ].join('\n');
}

function saySeat({ state: { ledger }, last: { currency } }: ReplayedTable, seat: Seat): string {
  const patron = seat.patron?.id ?? '';
  const held = sayMoney(balanceOf(ledger, patronAccount(seat.number, patron)));
  const wagers = seat.wagers.map(wager => `${sayBet(wager)} ${sayMoney(wager.stake)}`);
  const lying = wagers.length === 0 ? '' : `; ${wagers.join(', ')}`;
  return `${patron}: ${currency} ${held}${lying}`;
}
