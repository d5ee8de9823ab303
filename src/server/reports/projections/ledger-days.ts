// The books day by day: what the transfers of each purpose moved into each class of accounts. It
// knows nothing of coups, so that reports which add up coups can be held against it.

import type pg from 'pg';

import { accountKindOf, CHART } from '../../../ledger/index.ts';
import type { Part } from './together.ts';

interface DayMove {
  readonly gamingDay: string;
  readonly currency: string;
  readonly memo: string;
  readonly class: string;
  cents: number;
}

export const ledgerDays: Part = {
  tables: ['ledger_day'],
  apply: async (client, { id }, events) => {
    const moves = new Map<string, DayMove>();
    const move = (of: Omit<DayMove, 'cents'>, cents: number): void => {
      const key = `${of.gamingDay} ${of.currency} ${of.memo} ${of.class}`;
      const known = moves.get(key) ?? { ...of, cents: 0 };
      known.cents += cents;
      moves.set(key, known);
    };
    for (const { gamingDay, currency, transfers } of events) {
      for (const { act, memo, debit, credit, cents } of transfers) {
        // What is pending, or goes back, is in nobody's books yet.
        if (act !== 'transfer' && act !== 'post') continue;
        move({ gamingDay, currency, memo, class: classOf(credit) }, cents);
        move({ gamingDay, currency, memo, class: classOf(debit) }, -cents);
      }
    }
    await write(client, id, [...moves.values()]);
  },
};

/** The class of an account; what an account of another release is called where there is none. */
function classOf(account: string): string {
  const kind = accountKindOf(account);
  return kind === undefined ? account : CHART[kind].of;
}

async function write(
  client: pg.ClientBase,
  stream: number,
  moves: readonly DayMove[],
): Promise<void> {
  if (moves.length === 0) return;
  await client.query(
    `insert into ledger_day as l (stream, gaming_day, currency, memo, class, cents)
     select $1, * from unnest($2::date[], $3::text[], $4::text[], $5::text[], $6::bigint[])
     on conflict (stream, gaming_day, currency, memo, class) do update
       set cents = l.cents + excluded.cents`,
    [
      stream,
      moves.map(({ gamingDay }) => gamingDay),
      moves.map(({ currency }) => currency),
      moves.map(({ memo }) => memo),
      moves.map(of => of.class),
      moves.map(({ cents }) => cents),
    ],
  );
}
