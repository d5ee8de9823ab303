// Meters and balances around a coup: what they are now, less what came since. Nothing has to be
// replayed for it, however long the table has played before.

import type pg from 'pg';

import { assert } from '../../../rules/assert.ts';
import type { StoredEvent } from '../../storage/journal/event.ts';
import { MeterSheet, type Meter } from '../../reports/projections/meters.ts';

/** One meter of one seat, or one account, at three moments. */
interface Around {
  readonly before: number;
  readonly after: number;
  readonly now: number;
}

export interface CoupSums {
  readonly meters: readonly (Around & {
    readonly seat: number;
    readonly meter: Meter;
    readonly of: string;
  })[];
  /** What each patron had at that seat. */
  readonly balances: readonly (Around & { readonly account: string })[];
}

interface Since {
  readonly meters: MeterSheet;
  readonly accounts: Map<string, number>;
}

const nothing = (): Since => ({ meters: new MeterSheet(), accounts: new Map() });

/** How far two projections have read a stream. */
interface Read {
  readonly floor: number;
  readonly balances: number;
}

const PATRON = /^patron:(\d+)\//u;

/** Gathers what came since two events, and takes it off what stands now. */
export class SumsAround {
  readonly #client: pg.ClientBase;
  readonly #stream: number;
  readonly #read: Read;
  readonly #end: number;
  readonly #sinceBefore = nothing();
  readonly #sinceAfter = nothing();

  private constructor(client: pg.ClientBase, stream: number, read: Read, end: number) {
    this.#client = client;
    this.#stream = stream;
    this.#read = read;
    this.#end = end;
  }

  /** Null while the projections have not read up to the coup's end. */
  static async open(
    client: pg.ClientBase,
    stream: number,
    end: number,
  ): Promise<SumsAround | null> {
    const { rows } = await client.query<{ name: string; seq: number }>(
      `select name, seq from projection where stream = $1`,
      [stream],
    );
    const upTo = (name: string): number => rows.find(row => row.name === name)?.seq ?? 0;
    const read = { floor: upTo('floor'), balances: upTo('balances') };
    if (read.floor < end || read.balances < end) return null;
    return new SumsAround(client, stream, read, end);
  }

  /** Takes every event from the first of the coup on. */
  take(event: StoredEvent): void {
    const { seq } = event;
    const since = seq > this.#end ? [this.#sinceBefore, this.#sinceAfter] : [this.#sinceBefore];
    for (const { meters, accounts } of since) {
      if (seq <= this.#read.floor) meters.read(event);
      if (seq <= this.#read.balances) moveAccounts(accounts, event);
    }
  }

  /** The sums of the seats that wagered on the coup. */
  async of(seats: readonly number[]): Promise<CoupSums> {
    return { meters: await this.#meters(seats), balances: await this.#balances(seats) };
  }

  async #meters(seats: readonly number[]): Promise<CoupSums['meters']> {
    const { rows } = await this.#client.query<{
      seat: number;
      meter: Meter;
      of: string;
      now: number;
    }>(
      `select seat, meter, bet as of, sum(cents)::bigint as now from meter
        where stream = $1 and seat = any($2) group by seat, meter, bet order by seat, meter, bet`,
      [this.#stream, seats],
    );
    const [sinceBefore, sinceAfter] = [this.#sinceBefore, this.#sinceAfter].map(({ meters }) =>
      meters.rises(),
    );
    assert(sinceBefore !== undefined && sinceAfter !== undefined, 'there are two of them');
    return rows.map(({ seat, meter, of, now }) => {
      const rise = (since: typeof sinceBefore): number =>
        since
          .filter(one => one.seat === seat && one.meter === meter && one.of === of)
          .reduce((sum, { cents }) => sum + cents, 0);
      return {
        seat,
        meter,
        of,
        before: now - rise(sinceBefore),
        after: now - rise(sinceAfter),
        now,
      };
    });
  }

  async #balances(seats: readonly number[]): Promise<CoupSums['balances']> {
    const { rows } = await this.#client.query<{ account: string; now: number }>(
      `select account, sum(credits - debits)::bigint as now from balance
        where stream = $1 and account like 'patron:%' group by account order by account`,
      [this.#stream],
    );
    const own = rows.filter(({ account }) => seats.includes(Number(PATRON.exec(account)?.[1])));
    return own.map(({ account, now }) => ({
      account,
      before: now - (this.#sinceBefore.accounts.get(account) ?? 0),
      after: now - (this.#sinceAfter.accounts.get(account) ?? 0),
      now,
    }));
  }
}

/** Only what moved: what is reserved for a wager still is its patron's. */
function moveAccounts(accounts: Map<string, number>, { transfers }: StoredEvent): void {
  for (const { act, debit, credit, cents } of transfers) {
    if (act !== 'transfer' && act !== 'post') continue;
    accounts.set(debit, (accounts.get(debit) ?? 0) - cents);
    accounts.set(credit, (accounts.get(credit) ?? 0) + cents);
  }
}
