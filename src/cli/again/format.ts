// What `sabot again` says to a person.

import { wagerTitle } from '../../rules/wagers.ts';
import { sayBet, sayMoney } from '../../table/say.ts';
import type { DayAgain } from '../../table/again/day-again.ts';

/** Wagers that were left out are listed up to here; the rest is counted (--json lists all). */
const MOST_LISTED = 40;

const money = (cents: number): string => `${cents < 0 ? '-' : ''}${sayMoney(Math.abs(cents))}`;

const COLUMNS = ['did stake', 'did win', 'would stake', 'would win', 'difference'] as const;
const WIDTH = 14;

function line(title: string, { did, would }: Pick<DayAgain['totals'][number], 'did' | 'would'>) {
  const sums = [did.stake, did.win, would.stake, would.win, would.win - did.win];
  return `${title.padEnd(36)}${sums.map(sum => money(sum).padStart(WIDTH)).join('')}`;
}

export function formatAgain({
  day,
  coups,
  rows,
  totals,
  left,
  notCompared,
}: DayAgain & { readonly day: string | null }): string {
  const heads = COLUMNS.map(name => name.padStart(WIDTH)).join('');
  const listed = left.slice(0, MOST_LISTED);
  return [
    `Gaming day ${day}, ${coups} coups, played once more.`,
    '',
    `${''.padEnd(36)}${heads}`,
    ...rows.map(row => line(`${row.table}  ${wagerTitle(row.bet)}  ${row.currency}`, row)),
    ...totals.map(total => line(`all  ${total.currency}`, total)),
    '',
    `${left.length} wagers left out, in whole or in part.`,
    ...listed.map(
      ({ table, shoe, coup, seat, bet, stake, cents, refusal, clause }) =>
        `  ${table} ${shoe}/${coup} seat ${seat}: ${sayBet(bet)} ${sayMoney(stake)}, ` +
        `not taken ${sayMoney(cents)}: ${refusal} [${clause}]`,
    ),
    ...(left.length > listed.length ? [`  and ${left.length - listed.length} more`] : []),
    ...notCompared.map(
      ({ table, shoe, coup, why }) => `  ${table} ${shoe}/${coup} counts as it was: ${why}`,
    ),
    '',
  ].join('\n');
}
