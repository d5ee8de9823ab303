import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { assert } from '../../../rules/assert.ts';
import { balanceOf, patronAccount } from '../../../table/accounts/money.ts';
import { plainSetup, staff } from '../../../table/testing/scene.ts';
import { gamingDays } from '../../ports/gaming-day.ts';
import { judgeFor } from '../../checks/judge/stream-judge.ts';
import type { StoredEvent } from '../../storage/journal/event.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { wasDone } from '../../tables/mailbox/was-done.ts';
import { HandClock } from '../../testing/clock.ts';
import { startTestPostgres, type TestPostgres } from '../../testing/database.ts';
import { journalOn } from '../../testing/journal.ts';
import { MailboxRig } from '../../testing/mailbox.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { tableStream } from '../../tables/mailbox/rebuild.ts';
import { beginningOf, readStream } from '../../storage/journal/read.ts';
import { leavingWith, remoteTable } from '../../testing/remote-terminal.ts';
import { SoftwarePrinter } from '../tickets/printer.ts';
import { ledgerLiability, liabilityReport } from '../tickets/report.ts';
import { TicketSecret } from '../tickets/secret.ts';
import { Cage, CAGE_STREAM } from './cage.ts';
import { type CashOutWorld, payByTicket, type PayingTable } from './pay-by-ticket.ts';
import { resumeTaken, takeTicketIn } from './insert-ticket-at-terminal.ts';

const CASHIER = { id: 'carla', role: 'cashier' } as const;
const TERMS = { mostBalance: 1_000_000, isOutOfPlay: false };
const gamingDay = gamingDays({ startsAtHour: 6, zone: 'Australia/Melbourne' });

let postgres: TestPostgres;
let journal: Journal;
let cage: Cage;
let printing: MailboxRig;
let taking: MailboxRig;
let world: CashOutWorld;
const clock = new HandClock();

async function openCage(): Promise<Cage> {
  const zone = 'Australia/Melbourne';
  const terms = { house: 'Test House', isDemonstration: true, zone, validMs: null };
  const secret = new TicketSecret(Buffer.alloc(32, 7));
  const opened = await Cage.open({ journal, clock, secret, gamingDay, currency: 'AUD', terms });
  assert(opened instanceof Cage, JSON.stringify(opened));
  return opened;
}

/** A table of four terminals under a book that leaves it to the house. */
async function takingTable(name: string, currency: string): Promise<MailboxRig> {
  const rig = await MailboxRig.open(journal, name, clock, {}, { rulebook: 'mbs-rapid', currency });
  const seats = [1, 2, 3, 4].map(number => ({
    ...({ number, kind: 'terminal', printer: false, noteAcceptor: true } as const),
  }));
  const setup = plainSetup('mbs-rapid', 'no-commission', { seats, currency, ticketsIn: true });
  await rig.do({ do: 'sign-on', duty: 'dealer' });
  await rig.do({ do: 'open-table', setup });
  await rig.do({ do: 'bring-cards', cardSet: 'set-1', preShuffled: false });
  for (const step of rig.box.table.shoe.toDo) {
    await rig.do({ do: 'prepare-shoe', step, ...(step === 'cut' ? { cutAt: 100 } : {}) }, boss);
  }
  return rig;
}
const boss = staff('game-supervisor');

beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
  cage = await openCage();
  printing = await remoteTable(journal, 'rapid-1', clock);
  taking = await takingTable('house-1', 'AUD');
  world = { cage, clock, wasDone: (table, key) => wasDone(journal.db, table, key) };
});
afterAll(async () => {
  await journal.close();
  await postgres.stop();
});

async function ticketOf(cents: number): Promise<{ readonly id: string; readonly number: string }> {
  const printer = new SoftwarePrinter();
  await leavingWith(printing, 1, cents);
  const out = await payByTicket(world, printing.box, 1, printer);
  assert('paid' in out && out.paid === 'by-ticket', JSON.stringify(out));
  const text = readPdf(printer.printed[0]?.paper ?? new Uint8Array());
  return { id: out.id, number: /\d\d-\d{4}-\d{4}-\d{4}-\d{4}/u.exec(text)?.[0] ?? '' };
}

const take = (number: string, { seat = 1, box = taking.box, ...terms }: Partial<Asked> = {}) =>
  takeTicketIn(world, box, { seat, newcomer: `comer-${seat}` }, number, { ...TERMS, ...terms });

interface Asked {
  readonly seat: number;
  readonly box: PayingTable;
  readonly mostBalance: number;
  readonly isOutOfPlay: boolean;
}

const holds = (seat: number): number =>
  balanceOf(taking.box.table.ledger, patronAccount(seat, `comer-${seat}`));
const stateOf = (id: string) => cage.tickets.open[id]?.state;

describe('[R16] a ticket brought to a terminal, where the house rules let one take it', () => {
  test('is chips at once, once, and never money again', async () => {
    const owed = await ledgerLiability(journal.db, 'AUD');
    const { id, number } = await ticketOf(12_345);
    expect(await ledgerLiability(journal.db, 'AUD')).toBe(owed + 12_345);
    expect(await take(number)).toEqual({ id, cents: 12_345, currency: 'AUD' });
    expect(holds(1)).toBe(12_345);
    expect(taking.box.table.seats[0]?.patron?.id).toBe('comer-1');
    expect(await ledgerLiability(journal.db, 'AUD')).toBe(owed);
    for (const again of [take(number), cage.redeem(number, CASHIER)]) {
      expect(await again).toMatchObject({
        ...{ refused: 'credited', reason: { code: 'ticket-credited', name: id } },
      });
    }
    expect(holds(1)).toBe(12_345);
    expect(cage.tickets.meters.credited).toEqual({ count: 1, cents: 12_345 });
  });

  test('two terminals and the cage at the same moment: one of them has it', async () => {
    const { number } = await ticketOf(5000);
    const answers = await Promise.all([
      take(number, { seat: 2 }),
      take(number, { seat: 3 }),
      cage.redeem(number, CASHIER),
    ]);
    expect(answers.filter(answer => 'cents' in answer)).toHaveLength(1);
    expect(holds(2) + holds(3)).toBe('cents' in (answers[2] ?? {}) ? 0 : 5000);
  });

  test('is refused, and stays good, wherever it may not come in', async () => {
    const { id, number } = await ticketOf(7000);
    const elsewhere = await takingTable('abroad', 'SGD');
    for (const [asked, code] of [
      [{ isOutOfPlay: true }, 'terminal-out-of-play'],
      [{ mostBalance: 6999, seat: 4 }, 'terminal-holds-most'],
      [{ seat: 9 }, 'seat-takes-no-tickets'],
      [{ box: printing.box }, 'seat-takes-no-tickets'],
      [{ box: elsewhere.box }, 'ticket-of-other-currency'],
    ] as const) {
      expect(await take(number, asked)).toMatchObject({ reason: { code } });
      expect(stateOf(id)).toBe('outstanding');
    }
    expect(await take('12-3456-7890-1234-5678')).toMatchObject({ refused: 'not-a-ticket-number' });
    expect(await cage.redeem(number, CASHIER)).toMatchObject({ id });
    expect(await take(number)).toMatchObject({ reason: { code: 'ticket-redeemed' } });
  });

  test('while its table cannot give the chips, it is held; then they come, once', async () => {
    const { id, number } = await ticketOf(9000);
    const busy: PayingTable = {
      ...{ name: taking.box.name, table: taking.box.table },
      submit: () => Promise.resolve({ outcome: 'busy', reason: { code: 'journal-not-taking' } }),
    } as unknown as PayingTable;
    expect(await take(number, { seat: 4, box: busy })).toEqual({ waits: id });
    expect(stateOf(id)).toBe('taken');
    expect(await cage.redeem(number, CASHIER)).toMatchObject({
      reason: { code: 'ticket-in-a-terminal' },
    });
    // What is held is owed until the chips are there.
    const now = () => liabilityReport(cage.tickets, clock.now()).outstanding.cents;
    expect(now()).toBe(await ledgerLiability(journal.db, 'AUD'));
    // After a restart the cage stands as it stood, and the ticket goes on by itself.
    cage = await openCage();
    world = { ...world, cage };
    expect(stateOf(id)).toBe('taken');
    const tables = new Map([[taking.box.name, taking.box]]);
    expect(await resumeTaken(world, tables)).toEqual([]);
    expect(holds(4)).toBe(9000);
    await resumeTaken(world, tables);
    expect(holds(4)).toBe(9000);
    expect(stateOf(id)).toBeUndefined();
    expect(now()).toBe(await ledgerLiability(journal.db, 'AUD'));
  });

  test('given back by its table it can be taken again, under a key of its own', async () => {
    const { id, number } = await ticketOf(3000);
    const refusing = {
      ...{ name: taking.box.name, table: taking.box.table },
      submit: () =>
        Promise.resolve({
          outcome: 'refused',
          refusal: { refused: 'not-now', clause: 'M4', reason: { code: 'seat-takes-no-tickets' } },
        }),
    } as unknown as PayingTable;
    expect(await take(number, { box: refusing })).toMatchObject({ refused: 'no-tickets-here' });
    expect(stateOf(id)).toBe('outstanding');
    const before = holds(1);
    expect(await take(number)).toMatchObject({ id });
    expect(holds(1)).toBe(before + 3000);
  });

  test('[G1] the second judge follows it, and objects where no house rule lets it in', async () => {
    const objections = async (stream: string, tell: (event: StoredEvent) => StoredEvent) => {
      const { rows } = await journal.db.query<{ id: number }>(
        'select id from stream where name = $1',
        [stream],
      );
      const judge = judgeFor(stream);
      const found: string[] = [];
      const client = await journal.db.connect();
      try {
        const see = (event: StoredEvent): void => {
          for (const { code } of judge?.see(tell(event)) ?? []) found.push(code);
        };
        await readStream(client, { id: rows[0]?.id ?? 0, name: stream }, beginningOf(stream), see);
      } finally {
        client.release();
      }
      expect(judge?.events).toBeGreaterThan(5);
      return found;
    };
    expect(await objections(CAGE_STREAM, event => event)).toEqual([]);
    expect(await objections(tableStream('house-1'), event => event)).toEqual([]);
    // The same journal, had its house rules said nothing of tickets.
    const silent = await objections(tableStream('house-1'), event => {
      const { setup, ...body } = event.body as { setup?: Record<string, unknown> };
      return setup === undefined
        ? event
        : { ...event, body: { ...body, setup: { ...setup, ticketsIn: false } } };
    });
    expect(silent.length).toBeGreaterThan(0);
    expect(new Set(silent)).toEqual(new Set(['money-without-ground']));
    // A ticket that is credited without having been taken.
    const skipped = await objections(CAGE_STREAM, event =>
      event.kind === 'ticket-credited' ? { ...event, kind: 'ticket-redeemed' } : event,
    );
    expect(skipped).toContain('ticket-out-of-turn');
  });
});
