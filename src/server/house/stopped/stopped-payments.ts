// Paying the patrons of a stopped table: what each holds by the last event that still holds, paid
// by hand by two people, on record in the house's own stream, once (R-MEM-5, R-CSH-10).

import { reasonOf } from '../../tables/mailbox/outcome.ts';
import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import { englishText } from '../../../texts/index.ts';
import { accountOf, accountsOf, available, balance } from '../../../ledger/index.ts';
import type { AccountId } from '../../../ledger/index.ts';
import { commissionDue } from '../../../table/settlement/commission.ts';
import type { Actor } from '../../../table/setup/setup.ts';
import type { Table } from '../../../table/table.ts';
import type { StoppedBalances, StoppedPaymentMade } from '../../../wire/cage/stopped-tables.ts';
import { onceKey } from '../../tables/mailbox/was-done.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { lastGood } from '../../storage/journal/resume.ts';
import type { Mailbox } from '../../tables/mailbox/mailbox.ts';
import { rebuilding, tableStream } from '../../tables/mailbox/rebuild.ts';
import type { Release } from '../../ports/release.ts';
import { ownOf, type StoppedPayment } from '../../record/house-stream-state.ts';
import type { HouseRecord } from '../../record/house-record.ts';
import { readAgain } from './release-stopped.ts';
import type { HouseTable } from '../../tables/installed/house-table.ts';

/** What is needed of the house. */
export interface StoppedHouse {
  readonly journal: Journal;
  readonly record: Pick<HouseRecord, 'known' | 'note'>;
  readonly release: Release;
  readonly table: (name: string) => Pick<HouseTable, 'stopped'> | undefined;
}

type StoppedBalance = StoppedBalances['balances'][number];

export interface StoppedPaymentRequest {
  readonly table: string;
  readonly seat: number;
  readonly patron: string;
  /** Said again, to confirm it. */
  readonly cents: number;
  readonly by: string;
  readonly approvedBy: string;
  readonly why: string;
}

/** Why nobody is paid. */
export interface NotPaid {
  readonly notPaid: 'not-stopped' | 'same-person' | 'not-the-balance';
  readonly reason: HouseReason;
}

/** A stopped table as its journal tells it; it does not change while it is stopped. */
interface LastStanding {
  readonly event: number;
  readonly table: Table;
  readonly mayBeReleased: boolean;
}

const SYSTEM: Actor = { role: 'system', id: 'server' };

export class StoppedPayments {
  readonly #house: StoppedHouse;
  readonly #standing = new Map<string, LastStanding & { readonly because: string }>();
  /** One payment after another: each sees those before it. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(house: StoppedHouse) {
    this.#house = house;
  }

  /** What everybody at a stopped table holds. */
  async look(table: string): Promise<StoppedBalances | NotPaid> {
    const because = this.#house.table(table)?.stopped ?? null;
    if (because === null) return no('not-stopped', { code: 'table-not-stopped' });
    const standing = await this.#standingOf(table, because);
    if (standing === null) return no('not-stopped', { code: 'being-stopped' });
    const payments = ownOf(this.#house.record.known.stoppedPayments, table) ?? [];
    const { event, mayBeReleased } = standing;
    const frozen = standing.table.frozen !== null;
    const currency = accountsOf(standing.table.ledger)[0]?.currency ?? '';
    const balances = balancesAt(standing, payments);
    return { because, event, mayBeReleased, frozen, currency, balances };
  }

  /** Pays somebody, once; the money is handed over when this has answered. */
  pay(asked: StoppedPaymentRequest): Promise<StoppedPaymentMade | NotPaid> {
    const paid = this.#turn.then(() => this.#pay(asked));
    this.#turn = paid.catch(() => undefined);
    return paid;
  }

  /** Enters at a table that was released what was paid meanwhile, before anybody plays. */
  async book({ plan, parts }: Pick<HouseTable, 'plan' | 'parts'>): Promise<void> {
    if (parts === null) return;
    const says = await this.#book(plan.name, parts.mailbox);
    if (says !== null) parts.mailbox.stopBecause(says);
  }

  async #book(table: string, mailbox: Mailbox): Promise<string | null> {
    const payments = ownOf(this.#house.record.known.stoppedPayments, table) ?? [];
    for (const { number, seat, patron, cents } of payments) {
      const reference = referenceOf(number);
      const command = { do: 'book-stopped-payment', seat, patron, cents, reference } as const;
      const key = onceKey('stopped-payments', number);
      const outcome = await mailbox.submit({ by: SYSTEM, command, key });
      if (outcome.outcome === 'done') continue;
      const why = englishText(reasonOf(outcome));
      return `Payment ${reference}, made while it was stopped, cannot be booked: ${why}`;
    }
    if (payments.length > 0) await this.#house.record.note('stopped-payments-booked', { table });
    return null;
  }

  async #pay(asked: StoppedPaymentRequest): Promise<StoppedPaymentMade | NotPaid> {
    const { table, seat, patron, cents, by, approvedBy } = asked;
    if (by === approvedBy) return no('same-person', { code: 'own-payment' });
    const looked = await this.look(table);
    if ('notPaid' in looked) return looked;
    const own = looked.balances.find(one => one.seat === seat && one.patron === patron);
    const payable = own?.payable ?? 0;
    if (payable === 0 || payable !== cents) {
      return no('not-the-balance', { code: 'other-sum-payable', paid: payable, asked: cents });
    }
    const { record } = this.#house;
    const number = record.known.stoppedPaid + 1;
    await record.note('stopped-table-paid', { number, event: looked.event, ...asked });
    return { reference: referenceOf(number), cents, currency: looked.currency };
  }

  async #standingOf(table: string, because: string): Promise<LastStanding | null> {
    const known = this.#standing.get(table);
    if (known?.because === because) return known;
    const { journal, release } = this.#house;
    const name = tableStream(table);
    const stream = (await journal.streams()).find(one => one.name === name);
    // Until the database has it as stopped, what was on its way may still be stored.
    if (stream === undefined || stream.stopped === null) return null;
    const { state, head } = await lastGood(journal, stream, rebuilding(release.engine));
    const mayBeReleased = !('says' in (await readAgain(journal, stream)));
    const standing = { event: head.seq, table: state.table, mayBeReleased, because };
    this.#standing.set(table, standing);
    return standing;
  }
}

const no = (notPaid: NotPaid['notPaid'], reason: HouseReason): NotPaid => ({ notPaid, reason });

const referenceOf = (number: number): string => `S-${String(number).padStart(6, '0')}`;

/** Whose money an account of a seat is: 'patron:7/ann' and 'owed:7/ann' are Ann's of seat 7. */
const WHOSE = /^(?:patron|owed):(\d+)\/(.+)$/u;

function balancesAt(standing: LastStanding, payments: readonly StoppedPayment[]): StoppedBalance[] {
  const people = new Map<string, { readonly seat: number; readonly patron: string }>();
  for (const { id } of accountsOf(standing.table.ledger)) {
    const [, seat, patron] = WHOSE.exec(id) ?? [];
    if (seat !== undefined && patron !== undefined) {
      people.set(`${seat}/${patron}`, { seat: Number(seat), patron });
    }
  }
  return [...people.values()]
    .map(who => balanceFor(standing, who, payments))
    .filter(({ payable, waits, paid }) => payable + waits + paid > 0)
    .toSorted((one, other) => one.seat - other.seat);
}

/**
 * Where the table can be released only what is free is paid: a coup that lies there is finished
 * then. Where it cannot, nothing is ever decided there, and every stake goes back (ruling G6).
 */
function balanceFor(
  { table, mayBeReleased }: LastStanding,
  { seat, patron }: { readonly seat: number; readonly patron: string },
  payments: readonly StoppedPayment[],
): StoppedBalance {
  const held = atTerminal(table, seat) ? sumsOf(table, `patron:${seat}/${patron}`) : NOTHING;
  const owed = sumsOf(table, `owed:${seat}/${patron}`);
  const all = Math.max(0, held.all - commissionDue(table, seat, patron)) + owed.all;
  const free = Math.max(0, held.free - commissionDue(table, seat, patron));
  const due = mayBeReleased ? free : all;
  const paid = payments
    .filter(one => one.seat === seat && one.patron === patron)
    .reduce((sum, { cents }) => sum + cents, 0);
  return { seat, patron, payable: Math.max(0, due - paid), waits: all - due, paid };
}

const NOTHING = { all: 0, free: 0 };

function sumsOf({ ledger }: Table, id: AccountId): { readonly all: number; readonly free: number } {
  const account = accountOf(ledger, id);
  return account === undefined ? NOTHING : { all: balance(account), free: available(account) };
}

/** Where patrons play with chips in their hands, those are cashed at the cage as ever (G12). */
const atTerminal = ({ setup }: Table, seat: number): boolean =>
  setup?.seats.find(({ number }) => number === seat)?.kind !== 'seat';
