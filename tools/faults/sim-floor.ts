// The end of a line where its table is, as small as it can be: it says how the table stands, and
// gives commands to the mailbox under their keys.

import type { HouseTables } from '../../src/server/house/house-tables.ts';
import type { Transport } from '../../src/server/sockets/transport.ts';
import { isUnchanged } from '../../src/server/tables/mailbox/outcome.ts';
import { virtualStaff } from '../../src/server/tables/virtual/next-step.ts';
import { balanceOf, patronAccount } from '../../src/table/accounts/money.ts';
import type { SentCommand } from '../../src/table/acts.ts';

export const CHIPS = 10_000_000;

interface Hello {
  readonly watch: { readonly table: string; readonly seat: number };
  readonly page: string;
}

/** What a guest of the simulation is told. */
export type Said =
  | { readonly kind: 'welcome'; readonly nextKey: number }
  | {
      readonly kind: 'view';
      readonly phase: string;
      readonly coup: string;
      readonly patron: string | null;
      readonly number: number;
      readonly balance: number;
    }
  | {
      readonly kind: 'answer';
      readonly key: number;
      readonly outcome: 'done' | 'refused' | 'busy';
      readonly number: number;
      /** There was nothing to change: no event tells of it. */
      readonly isUnchanged: boolean;
    }
  | { readonly kind: 'bye' }
  | { readonly kind: 'pong' };

export const patronOf = (table: string, seat: number): string => `patron-${table}-${seat}`;

export function playsBy(tables: HouseTables) {
  const guests = new Set<Guest>();
  const leave = (guest: Guest): void => void guests.delete(guest);
  return {
    strangers: { enter: () => ({ leave: () => undefined }) },
    connect: (transport: Transport): Guest => {
      const guest = new Guest(tables, transport, leave);
      guests.add(guest);
      return guest;
    },
    changed: (table: string): void => {
      for (const guest of guests) if (guest.table === table) guest.show();
    },
    sendElsewhere: (table: string): void => {
      for (const guest of guests) if (guest.table === table) guest.bye();
    },
    close: (): void => {
      for (const guest of guests) guest.bye();
    },
  };
}

class Guest {
  readonly #tables: HouseTables;
  readonly #transport: Transport;
  readonly #leave: (guest: Guest) => void;
  #hello: Hello | null = null;
  #isBuying = false;
  #isOver = false;

  constructor(tables: HouseTables, transport: Transport, leave: (guest: Guest) => void) {
    this.#tables = tables;
    this.#transport = transport;
    this.#leave = leave;
  }

  get table(): string | null {
    return this.#hello?.watch.table ?? null;
  }

  receive(text: string): undefined {
    if (this.#isOver) return;
    const message = JSON.parse(text) as Message; // by `SimPatron`
    if (message.kind === 'ping') this.#say({ kind: 'pong' });
    else if (message.kind === 'hello') this.#welcome(message);
    else if (this.#hello !== null) this.#do(this.#hello, message);
  }

  show(): void {
    const box = this.#box;
    if (box === undefined || this.#hello === null) return;
    const { seat } = this.#hello.watch;
    const { table, number } = box;
    const patron = table.seats.find(one => one.number === seat)?.patron?.id ?? null;
    const balance = patron === null ? 0 : balanceOf(table.ledger, patronAccount(seat, patron));
    const coup = `${table.shoe.number}/${table.coup?.number}`;
    this.#say({ kind: 'view', phase: table.phase, coup, patron, number, balance });
    if (patron === null && table.setup !== null) this.#buyIn(table.id, seat);
  }

  bye(): void {
    if (this.#isOver) return;
    this.#say({ kind: 'bye' });
    this.#over();
    this.#transport.close(1000, 'bye');
  }

  cutOff(): void {
    this.#over();
    this.#transport.close(1012, 'cut off');
  }

  over(): void {
    this.#over();
  }

  measured(): void {}

  get #box() {
    return this.#tables.named(this.#hello?.watch.table ?? '')?.parts?.mailbox;
  }

  #welcome(hello: Hello): void {
    this.#hello = hello;
    const box = this.#box;
    if (box === undefined) {
      this.bye();
      return;
    }
    this.#say({ kind: 'welcome', nextKey: box.nextKeyOf(hello.page) });
    this.show();
  }

  /** Whoever sits down buys chips, as soon as the table is open. */
  #buyIn(table: string, seat: number): void {
    if (this.#isBuying || this.#box === undefined) return;
    this.#isBuying = true;
    const command = {
      ...({ do: 'buy-in', seat, tender: 'chips' } as const),
      ...{ patron: patronOf(table, seat), cents: CHIPS },
    };
    this.#box.take({ by: virtualStaff('dealer'), command }, () => {
      this.#isBuying = false;
    });
  }

  #do({ watch, page }: Hello, { key, command }: Command): void {
    const box = this.#box;
    if (box === undefined) {
      this.bye();
      return;
    }
    const { table, seat } = watch;
    const by = { role: 'patron', id: patronOf(table, seat), seat } as const;
    box.take({ by, command, key: { page, number: key } }, outcome => {
      const number = outcome.outcome === 'done' ? outcome.number : 0;
      const nothing = isUnchanged(outcome);
      this.#say({ kind: 'answer', key, outcome: outcome.outcome, number, isUnchanged: nothing });
      if (outcome.outcome === 'done') this.show();
    });
  }

  #say(said: Said): void {
    if (!this.#isOver) this.#transport.send(JSON.stringify(said));
  }

  #over(): void {
    this.#isOver = true;
    this.#leave(this);
  }
}

interface Command {
  readonly kind: 'command';
  readonly key: number;
  readonly command: SentCommand;
}

type Message = Command | { readonly kind: 'ping' } | (Hello & { readonly kind: 'hello' });
