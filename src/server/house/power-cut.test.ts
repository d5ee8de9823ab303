import { afterAll, beforeAll, expect, test } from 'vitest';

import { assert } from '../../rules/assert.ts';
import { balanceOf, patronAccount } from '../../table/accounts/money.ts';
import type { SeatPlan } from '../../table/setup/setup.ts';
import { staff } from '../../table/testing/scene.ts';
import type { SentCommand } from '../../table/acts.ts';
import type { Journal } from '../storage/journal/journal.ts';
import type { CommandOutcome } from '../tables/mailbox/outcome.ts';
import { dealtTable, planOf, startTestHouse, type TestHouse } from '../testing/house.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { post } from '../testing/screen.ts';
import { verifyJournal } from '../checks/verify/verify.ts';

/** From the note in the slot to the cash over the counter, everything on the disk in its turn. */
const STEPS = [
  'nothing',
  'note-accepted',
  'note-stacked',
  'bought-in',
  'note-credited',
  'leaving-noted',
  'ticket-issued',
  'ticket-printed',
  'paid-out',
  'ticket-paid',
  'ticket-redeemed',
] as const;

const CENTS = 10_000;
const CASHIER = { id: 'cashier-1', role: 'cashier' } as const;

const remote = (_: unknown, index: number): SeatPlan => ({
  ...{ number: index + 1, kind: 'remote-terminal', printer: true, noteAcceptor: true },
});
const plan = planOf(dealtTable('pit-1', { seats: Array.from(STEPS, remote) }));

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({}, { plan });
  const setup = plan.tables[0]?.setup;
  assert(setup !== undefined, 'the house has a table');
  await act({ do: 'sign-on', duty: 'dealer' });
  await act({ do: 'open-table', setup });
});
afterAll(() => house.end());

function mailbox() {
  const box = house.house.table('pit-1')?.parts?.mailbox;
  assert(box !== undefined, 'the table is open');
  return box;
}

const act = (command: SentCommand): Promise<CommandOutcome> =>
  mailbox().submit({ by: staff('dealer'), command });

/** After so many appends the power is gone: nothing more reaches the disk, whoever asks. */
function cutAfter(journal: Journal, appends: number) {
  const store = journal.store.bind(journal);
  let left = appends;
  let last = 'nothing';
  const cut: Journal['store'] = (one, answer) => {
    left -= 1;
    if (left >= 0) {
      last = one.events.at(-1)?.kind ?? last;
      store(one, answer);
    } else answer({ refused: 'journal-not-available', says: 'The power is gone.' });
  };
  Object.defineProperty(journal, 'store', { value: cut });
  return { isCut: () => left < 0, last: () => last };
}

const ticketsOf = (seat: number) => house.house.cage.lastOf({ table: 'pit-1', seat });
const worth = (seat: number): number =>
  ticketsOf(seat)
    .filter(({ state }) => state === 'outstanding' || state === 'redeemed')
    .reduce((sum, { cents }) => sum + cents, 0);

function balanceAt(number: number): number {
  const { table } = mailbox();
  const patron = table.seats.find(one => one.number === number)?.patron?.id;
  return patron === undefined ? 0 : balanceOf(table.ledger, patronAccount(number, patron));
}

/** Inserts a note, leaves, takes the ticket to the cage: as far as the power lasts. */
async function noteToCash(seat: number, isCut: () => boolean, token: string): Promise<void> {
  await post(`${house.url}/api/demo/notes`, { token, cents: CENTS });
  const patron = mailbox().table.seats.find(one => one.number === seat)?.patron?.id;
  if (patron === undefined || isCut()) return;
  await act({ do: 'leave', seat, patron, reason: 'own-accord' });
  await expect.poll(() => isCut() || ticketsOf(seat)[0]?.state === 'outstanding').toBe(true);
  const paper = house.house.equipment.tickets.takePaper({ table: 'pit-1', seat })?.paper;
  if (isCut() || paper === undefined) return;
  const number = /\d\d-\d{4}-\d{4}-\d{4}-\d{4}/u.exec(readPdf(Buffer.from(paper)))?.[0];
  await house.house.cage.redeem(number ?? '', CASHIER);
}

test.each(STEPS.map((step, appends) => [step, appends] as const))(
  '[R-MEM-6, R-MEM-7] power cut after %s: the money is whole, once',
  async (step, appends) => {
    const seat = appends + 1;
    const { body } = await post(`${house.url}/api/demo/seats`, { table: 'pit-1', seat });
    const { token } = body as { token: string }; // the route's own answer
    const { isCut, last } = cutAfter(house.house.journal, appends);
    await noteToCash(seat, isCut, token);
    expect(last()).toBe(step);
    await house.close();
    house = await startTestHouse({}, { plan, folder: house.folder });
    // What was under way is completed or undone by itself: no ticket stays between the two.
    await expect
      .poll(
        () => ticketsOf(seat).filter(({ state }) => state === 'issued' || state === 'printed'),
        { timeout: 30_000 },
      )
      .toEqual([]);
    // Before the note was past the point of return it went back; after that it is never lost.
    const isTaken = STEPS.indexOf(step) >= STEPS.indexOf('note-stacked');
    const isLeaving = STEPS.indexOf(step) >= STEPS.indexOf('leaving-noted');
    await expect.poll(() => balanceAt(seat) + worth(seat)).toBe(isTaken ? CENTS : 0);
    // Whoever was leaving is paid: in the end everything is on one paper, or cash already.
    if (isLeaving) await expect.poll(() => worth(seat)).toBe(CENTS);
    expect(balanceAt(seat)).toBe(isTaken && !isLeaving ? CENTS : 0);
    const { damages } = await verifyJournal({ address: house.address });
    expect(damages).toEqual([]);
  },
  60_000,
);
