import { afterAll, beforeAll, expect, test } from 'vitest';

import { assert } from '../../rules/assert.ts';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { staff } from '../../table/testing/scene.ts';
import type { Actor, SeatPlan } from '../../table/setup/setup.ts';
import type { SentCommand } from '../../table/acts.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { post, Screen } from '../testing/screen.ts';
import { dealtTable, planOf, startTestHouse, type TestHouse } from '../testing/house.ts';

const clause = clausesOf('crown-rapid');

const remote = (number: number): SeatPlan => ({
  ...{ number, kind: 'remote-terminal', printer: true, noteAcceptor: true },
});

let running: TestHouse;
beforeAll(async () => {
  const table = dealtTable('pit-1', { seats: [remote(1), remote(2)] });
  running = await startTestHouse({}, { plan: planOf(table) });
});
afterAll(() => running.end());

async function act(command: SentCommand, by: Actor = staff('dealer')): Promise<void> {
  const mailbox = running.house.table('pit-1')?.parts?.mailbox;
  assert(mailbox !== undefined, 'the table is open');
  const outcome = await mailbox.submit({ by, command });
  assert(outcome.outcome === 'done', JSON.stringify(outcome));
}

/** Opens the table, whichever test comes first or runs alone. */
async function opened(): Promise<void> {
  const setup = running.house.plan.tables[0]?.setup;
  assert(setup !== undefined, 'the house has a table');
  if (running.house.table('pit-1')?.parts?.mailbox.table.phase !== 'closed') return;
  await act({ do: 'sign-on', duty: 'dealer' });
  await act({ do: 'open-table', setup });
}

test('6.7.2 R-CSH-7: whoever leaves a remote terminal gets a ticket by itself', async () => {
  await opened();
  const at = { seat: 1, patron: 'pat' };
  const acceptor: Actor = { role: 'system', id: 'note-acceptor' };
  await act({ do: 'buy-in', ...at, tender: 'notes', cents: 5000 }, acceptor);
  await act({ do: 'leave', ...at, reason: 'own-accord' });
  await expect
    .poll(() => running.house.cage.lastOf({ table: 'pit-1', seat: 1 })[0])
    .toMatchObject({ state: 'outstanding', cents: 5000 });
  const seat = running.house.table('pit-1')?.parts?.mailbox.table.seats[0];
  expect(seat?.patron).toBeNull();
  expect(running.house.cage.tickets.meters.issued).toEqual({ count: 1, cents: 5000 });
});

clause(
  '6.7.2',
  'in the demonstration a visitor cashes out by ticket and turns it into cash at the cage',
  async () => {
    await opened();
    const { url } = running;
    const sat = await post(`${url}/api/demo/seats`, { table: 'pit-1', seat: 2 });
    const { token } = sat.body as { token: string }; // the route's own answer
    const terminal = await Screen.overSocket(url);
    await terminal.hello({ as: 'terminal', table: 'pit-1', seat: 2 }, { token });
    const note = await post(`${url}/api/demo/notes`, { token, cents: 10_000 });
    expect(note.body).toEqual({ credited: 10_000, refusal: null });
    expect((await post(`${url}/api/demo/ticket`, { token })).status).toBe(404);
    const patron = terminal.last('seat')?.patron ?? '';
    await terminal.do({ do: 'leave', seat: 2, patron, reason: 'own-accord' });
    await terminal.until(() => terminal.last('paid-out') !== undefined);
    expect(terminal.last('paid-out')).toMatchObject({ how: 'ticket', cents: 10_000 });

    const paper = await fetch(`${url}/api/demo/ticket`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    const text = readPdf(Buffer.from(await paper.arrayBuffer()));
    const number = /\d\d-\d{4}-\d{4}-\d{4}-\d{4}/u.exec(text)?.[0];
    // The screen shows the same, for a visitor has no printer.
    await expect
      .poll(() => post(`${url}/api/demo/ticket/face`, { token }))
      .toMatchObject({ status: 200, body: { ticket: { number, cents: 10_000, currency: 'AUD' } } });
    const role = await post(`${url}/api/demo/roles`, { role: 'cashier' });
    const authorization = `Bearer ${(role.body as { token: string }).token}`; // as above
    const redeem = () => post(`${url}/api/cage/redeem`, { number }, { authorization });
    await expect.poll(async () => (await redeem()).status).toBe(200);
    expect((await redeem()).body).toMatchObject({ denied: 'already-redeemed' });
    expect((await post(`${url}/api/demo/ticket/face`, { token })).body).toEqual({ ticket: null });
  },
);
