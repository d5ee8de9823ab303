// Simulated patrons of a demonstration house: they buy in, wager a little, and leave when switched
// off. What they do follows from table, coup and seat alone: no chance is used for them.

import type { TableCoup, Table } from '../../../table/table.ts';
import type { Setup } from '../../../table/setup/setup.ts';
import { WAGER_KINDS, type WagerName } from '../../../rules/wagers.ts';
import { digestOf } from '../../../table/wagers/snapshot-digest.ts';
import { availableOf, patronAccount } from '../../../table/accounts/money.ts';
import type { Pace } from './pace.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import type { Clock } from '../../ports/clock.ts';
import { virtualStaff } from './next-step.ts';

const BUY_IN = 200_000;
const TOP_UP_BELOW = 20_000;

export interface PatronOptions {
  readonly mailbox: Mailbox;
  readonly setup: Setup;
  readonly pace: Pace;
  readonly clock: Clock;
}

export class SimulatedPatrons {
  readonly #options: PatronOptions;
  readonly #seats: readonly number[];
  #isOn = false;
  #coup = '';
  #answeredIn = '';
  #moment = '';
  #calledOff: (() => void)[] = [];

  constructor(options: PatronOptions) {
    this.#options = options;
    const numbers = options.setup.seats.map(({ number }) => number);
    // Every second seat from the back: the others are for visitors.
    this.#seats = numbers.filter(number => number % 2 === 0);
  }

  switchTo(isOn: boolean): void {
    this.#isOn = isOn;
    this.#moment = '';
    this.onChange();
  }

  stop(): void {
    this.#isOn = false;
    for (const callOff of this.#calledOff) callOff();
    this.#calledOff = [];
  }

  /** Something changed at the table. */
  onChange(): void {
    const { table } = this.#options.mailbox;
    const { phase, coup, shoe } = table;
    const here = `${shoe.number}/${shoe.coups}`;
    const moment = `${phase} ${here}`;
    const mayMove = phase === 'between-coups' || phase === 'wagering' || phase === 'preparing';
    if (mayMove && this.#moment !== moment) {
      this.#moment = moment;
      this.#comeAndGo(table);
    }
    if (coup !== null && coup.closedAt !== null && this.#answeredIn !== here) {
      this.#answeredIn = here;
      this.#confirm(table, coup);
    }
    if (!this.#isOn || phase !== 'wagering' || coup === null || this.#coup === here) return;
    this.#coup = here;
    this.#calledOff = [];
    for (const seat of this.#seats) this.#wagerLater(table, seat, here);
  }

  #nameOf(seat: number): string {
    return `simulated-${this.#options.mailbox.name}-${seat}`;
  }

  /** While nothing is dealt they sit down, buy more, or go. */
  #comeAndGo(table: Table): void {
    const { mailbox } = this.#options;
    for (const number of this.#seats) {
      const patron = this.#nameOf(number);
      const seat = table.seats.find(one => one.number === number);
      const isOurs = seat?.patron?.id === patron;
      if (!this.#isOn && isOurs && !seat.leaving) {
        const by = { role: 'patron', id: patron, seat: number } as const;
        void mailbox.submit({
          by,
          command: { do: 'leave', seat: number, patron, reason: 'own-accord' },
        });
      }
      const credit = availableOf(table.ledger, patronAccount(number, patron));
      const mayBuy = seat?.patron === null || (isOurs && !seat.leaving && credit < TOP_UP_BELOW);
      if (!this.#isOn || !mayBuy) continue;
      const command = {
        do: 'buy-in',
        seat: number,
        patron,
        tender: 'chips',
        cents: BUY_IN,
      } as const;
      void mailbox.submit({ by: virtualStaff('dealer'), command });
    }
  }

  /** After the close they say what they have on the felt, as their terminals would (G9). */
  #confirm({ seats, shoe }: Table, { number, shown }: TableCoup): void {
    for (const { seat, patron, reply } of shown) {
      const wagers = seats.find(one => one.number === seat)?.wagers ?? [];
      const mine = wagers.filter(wager => wager.patron === patron);
      if (reply !== 'awaited' || patron !== this.#nameOf(seat) || mine.length === 0) continue;
      const by = { role: 'patron', id: patron, seat } as const;
      const digest = digestOf(shoe.number, number, mine);
      const command = { do: 'confirm-snapshot', seat, digest, signature: 'simulated' } as const;
      void this.#options.mailbox.submit({ by, command });
    }
  }

  #wagerLater(table: Table, seat: number, here: string): void {
    const { clock, pace, mailbox } = this.#options;
    const number = numberFrom(`${mailbox.name} ${here} ${seat}`);
    if (number % 7 === 0) return; // sits this one out
    const pauseMs = Math.floor((pace.wageringMs * (20 + (number % 60))) / 100);
    this.#calledOff.push(clock.after(pauseMs, () => this.#wager(table, seat, number)));
  }

  #wager({ setup }: Table, seat: number, number: number): void {
    const { mailbox } = this.#options;
    const patron = this.#nameOf(seat);
    if (!this.#isOn || mailbox.table.phase !== 'wagering' || setup === null) return;
    const lay = (on: WagerName, times: number): void => {
      const limit = setup.limits[on];
      if (limit === undefined || !setup.offered.includes(on)) return;
      const stake = Math.min(limit.min + times * limit.step, limit.max);
      const by = { role: 'patron', id: patron, seat } as const;
      void mailbox.submit({ by, command: { do: 'set-wager', seat, patron, bet: { on }, stake } });
    };
    lay(number % 2 === 0 ? 'player' : 'banker', Math.floor(number / 16) % 6);
    const sides = setup.offered.filter(isBesideTheHands);
    const side = sides[Math.floor(number / 128) % Math.max(1, 3 * sides.length)];
    if (side !== undefined) lay(side, 0);
  }
}

/** Tie and the row of side wagers: what a patron may lay beside Player or Banker. */
const isBesideTheHands = (on: WagerName): boolean =>
  WAGER_KINDS[on].family !== 'main' && ['hands', 'side-row'].includes(WAGER_KINDS[on].felt);

/** A whole number out of a text, well mixed (FNV-1a). */
function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
