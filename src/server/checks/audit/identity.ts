// The self-audit identity: what a terminal's meters say must be what its accounts hold (R-MTR-2).
// Meters are counted from what events tell, accounts are added up from transfers: two ways that
// meet here.

import type pg from 'pg';

import type { Meter } from '../../reports/projections/meters.ts';

/**
 * How each meter moves the credit balance of a seat: balance = in + paid + corrected up + released
 * − stake − out − corrected down − held − deferred commission. What was won or void is part of no
 * sum: it is in `paid`, or never moved.
 */
const SIGNS: Readonly<Record<Meter, -1 | 0 | 1>> = {
  in: 1,
  out: -1,
  stake: -1,
  paid: 1,
  won: 0,
  commission: 0,
  'commission-settled': -1,
  void: 0,
  held: -1,
  released: 1,
  'corrected-up': 1,
  'corrected-down': -1,
};

const meters = (sign: -1 | 1): string[] =>
  Object.entries(SIGNS).flatMap(([meter, own]) => (own === sign ? [meter] : []));

/** A seat whose meters and accounts do not agree. */
interface Disagreement {
  readonly seat: number;
  readonly currency: string;
  readonly metered: number;
  readonly held: number;
}

/** What does not add up: a sentence, and what stays the same of it while play goes on. */
export interface SeatFinding {
  readonly says: string;
  readonly matter: string;
}

/** The seats of one stream that do not add up; both tables as of one event. */
export async function seatsThatDisagree(
  client: pg.ClientBase,
  stream: number,
): Promise<readonly SeatFinding[]> {
  const { rows } = await client.query<Disagreement>(
    `with metered as (
       select seat, currency, sum(case when meter = any($2) then cents
                                       when meter = any($3) then -cents else 0 end)::bigint as cents
         from meter where stream = $1 group by seat, currency),
     held as (
       select substring(account from '^patron:(\\d+)/')::int as seat, currency,
              sum(credits - debits)::bigint as cents
         from balance where stream = $1 and account like 'patron:%' group by 1, 2)
     select seat, currency, coalesce(m.cents, 0) as metered, coalesce(h.cents, 0) as held
       from metered m full join held h using (seat, currency)
      where coalesce(m.cents, 0) <> coalesce(h.cents, 0) order by seat, currency`,
    [stream, meters(1), meters(-1)],
  );
  return rows.map(({ seat, currency, metered, held }) => ({
    says:
      `The meters of terminal ${seat} come to ${metered} cents ${currency}, ` +
      `its accounts hold ${held}.`,
    matter: `meters of terminal ${seat}: ${metered - held} cents ${currency} over its accounts`,
  }));
}
