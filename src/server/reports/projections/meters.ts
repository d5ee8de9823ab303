// Meters: per table and terminal what was staked and paid by bet, what came in and went out, by
// gaming day (R-MTR-1). A push counts in stake and in paid (R-MTR-5), a void wager in neither.

import type pg from 'pg';

import type { Memo, Transfer } from '../../../ledger/transfer.ts';
import type { CoupRestated } from '../../../table/restatement/coup-restated.ts';
import type { StoppedPaymentBooked } from '../../../table/acts/accounts/book-stopped-payment.ts';
import type { WinCleared } from '../../../table/acts/accounts/release-locked-win.ts';
import type { PaidWager } from '../../../table/table.ts';
import type { StoredEvent } from '../../storage/journal/event.ts';
import { recordIn } from './coups.ts';
import type { Part } from './together.ts';

/** What is metered for each seat; tenders and ways of paying are the table's own words. */
export const METERS = [
  'stake',
  'paid',
  'won',
  'commission',
  'commission-settled',
  'void',
  'held',
  'released',
  'in',
  'out',
  'corrected-up',
  'corrected-down',
] as const;
export type Meter = (typeof METERS)[number];

/** How much one meter of one seat rises. */
export interface Rise {
  readonly seat: number;
  readonly gamingDay: string;
  readonly currency: string;
  readonly meter: Meter;
  /** The bet, or the tender of what came in, or how it was paid out. */
  readonly of: string;
  count: number;
  cents: number;
}

export const meters: Part = {
  tables: ['meter'],
  apply: async (client, { id }, events) => {
    const sheet = new MeterSheet();
    for (const event of events) sheet.read(event);
    const rises = sheet.rises();
    if (rises.length > 0) await write(client, id, rises);
  },
};

const CORRECTING: readonly Memo[] = ['correction', 'shortfall', 'owed', 'owing'];
const PATRON = /^patron:(\d+)\//u;

/** What a run of events adds, gathered before anything is written. */
export class MeterSheet {
  readonly #rises = new Map<string, Rise>();

  rises(): readonly Rise[] {
    return [...this.#rises.values()];
  }

  read(event: StoredEvent): void {
    switch (event.kind) {
      case 'coup-settled':
      case 'coup-voided':
        for (const { seat, paid } of recordIn(event).seats) {
          for (const wager of paid) this.#wager(event, seat, wager);
        }
        break;
      case 'coup-recalculated':
      case 'coup-restated':
      case 'settled-coup-voided':
        // Runs and tails that rode until now; what was settled before is set right by corrections.
        for (const { seat, wager } of decidedIn(event)) {
          this.#wager(event, seat, wager);
        }
        break;
      case 'win-cleared': {
        const { seat, how, cents } = event.body as WinCleared; // as the table wrote it
        if (how === 'by-hand') this.#rise(event, seat, 'out', 'attendant-paid', cents);
        break;
      }
      case 'stopped-payment-booked': {
        const { seat, cents } = event.body as StoppedPaymentBooked; // as the table wrote it
        this.#rise(event, seat, 'out', 'paid-while-stopped', cents);
        break;
      }
      case 'bought-in': {
        const { seat, tender, cents } = event.body as BoughtIn; // as the table wrote it
        this.#rise(event, seat, 'in', tender, cents);
        break;
      }
      case 'paid-out': {
        const { seat, how, cents } = event.body as PaidOut; // as the table wrote it
        this.#rise(event, seat, 'out', how, cents);
        break;
      }
    }
    for (const transfer of event.transfers) {
      this.#correction(event, transfer);
      this.#setAside(event, transfer);
    }
  }

  #wager(event: StoredEvent, seat: number, wager: PaidWager): void {
    const { on, stake, paid, commission, outcome } = wager;
    if (outcome === 'void') {
      this.#rise(event, seat, 'void', on, stake);
      return;
    }
    this.#rise(event, seat, 'stake', on, stake);
    if (paid > 0) this.#rise(event, seat, 'paid', on, paid);
    if (paid > stake) this.#rise(event, seat, 'won', on, paid - stake);
    if (commission > 0) this.#rise(event, seat, 'commission', on, commission);
  }

  /** Money that was set right later: what a patron got, and what was taken back (R-MTR-6). */
  #correction(event: StoredEvent, { memo, debit, credit, cents }: Transfer): void {
    if (!CORRECTING.includes(memo)) return;
    const [to, from] = [PATRON.exec(credit)?.[1], PATRON.exec(debit)?.[1]];
    if (to !== undefined) this.#rise(event, Number(to), 'corrected-up', memo, cents);
    if (from !== undefined) this.#rise(event, Number(from), 'corrected-down', memo, cents);
  }

  /** Deferred commission that was paid, winnings that are held and those that came back. */
  #setAside(event: StoredEvent, { memo, debit, credit, cents }: Transfer): void {
    const [to, from] = [PATRON.exec(credit)?.[1], PATRON.exec(debit)?.[1]];
    if (from !== undefined && memo === 'hold') this.#rise(event, Number(from), 'held', memo, cents);
    if (to !== undefined && memo === 'release') {
      this.#rise(event, Number(to), 'released', memo, cents);
    }
    if (from !== undefined && memo === 'commission' && event.kind === 'commission-settled') {
      this.#rise(event, Number(from), 'commission-settled', memo, cents);
    }
  }

  #rise(
    { gamingDay, currency }: StoredEvent,
    seat: number,
    meter: Meter,
    of: string,
    cents: number,
  ): void {
    const key = `${seat} ${gamingDay} ${currency} ${meter} ${of}`;
    const known = this.#rises.get(key);
    if (known === undefined) {
      this.#rises.set(key, { seat, gamingDay, currency, meter, of, count: 1, cents });
      return;
    }
    known.count += 1;
    known.cents += cents;
  }
}

/** Runs and tails that a correction has decided. */
export const decidedIn = ({ body }: StoredEvent) =>
  (body as Pick<CoupRestated, 'streaks'>).streaks?.decided ?? []; // as the table wrote it

interface BoughtIn {
  readonly seat: number;
  readonly tender: string;
  readonly cents: number;
}

interface PaidOut {
  readonly seat: number;
  readonly how: string;
  readonly cents: number;
}

async function write(client: pg.ClientBase, stream: number, rises: readonly Rise[]): Promise<void> {
  await client.query(
    `insert into meter as m (stream, seat, gaming_day, currency, meter, bet, count, cents)
     select $1, * from unnest($2::int[], $3::date[], $4::text[], $5::text[], $6::text[],
                              $7::bigint[], $8::bigint[])
     on conflict (stream, seat, gaming_day, currency, meter, bet) do update
       set count = m.count + excluded.count, cents = m.cents + excluded.cents`,
    [
      stream,
      rises.map(({ seat }) => seat),
      rises.map(({ gamingDay }) => gamingDay),
      rises.map(({ currency }) => currency),
      rises.map(({ meter }) => meter),
      rises.map(({ of }) => of),
      rises.map(({ count }) => count),
      rises.map(({ cents }) => cents),
    ],
  );
}
