import { expect, test } from 'vitest';

import { balanceOf, patronAccount } from '../../../table/accounts/money.ts';
import type { Actor } from '../../../table/setup/setup.ts';
import type { SentCommand } from '../../../table/acts.ts';
import { connect } from '../../storage/postgres/connect.ts';
import { reachDatabase } from '../../storage/postgres/reach.ts';
import { must } from '../../testing/database.ts';
import { Forger } from '../../testing/forger.ts';
import { dealtTable } from '../../testing/house.ts';
import { type Answer, LiveHouse, PASSWORD } from '../../testing/live-house.ts';
import { verifyHouse } from '../../checks/verify/verify-house.ts';

const TABLES = [dealtTable('t1'), dealtTable('t2')];
const WHY = 'the table is stopped';

const boxOf = (live: LiveHouse) => live.running.house.table('t1')?.parts?.mailbox;

/** One of the house's own people, on its record. */
async function colleague(live: LiveHouse, role: 'dealer' | 'game-supervisor'): Promise<Actor> {
  await live.as(role);
  return { role, id: `the-${role}` };
}

async function act(live: LiveHouse, command: SentCommand, who?: Actor): Promise<void> {
  const by = who ?? (await colleague(live, 'dealer'));
  expect(await boxOf(live)?.submit({ by, command })).toMatchObject({ outcome: 'done' });
}

/** Ann holds 5,000; Bob 8,000, of which 2,000 lie on Player. */
async function stoppedHouse(): Promise<LiveHouse> {
  const live = await LiveHouse.start(TABLES);
  await act(live, { do: 'sign-on', duty: 'dealer' });
  await act(live, { do: 'open-table', setup: dealtTable('t1').setup });
  await act(live, { do: 'bring-cards', cardSet: 'set-1', preShuffled: false });
  const supervisor = await colleague(live, 'game-supervisor');
  for (const step of boxOf(live)?.table.shoe.toDo ?? []) {
    const cut = step === 'cut' ? { cutAt: 100 } : {};
    await act(live, { do: 'prepare-shoe', step, ...cut }, supervisor);
  }
  await act(live, { do: 'buy-in', seat: 1, patron: 'ann', tender: 'chips', cents: 5_000 });
  await act(live, { do: 'buy-in', seat: 2, patron: 'bob', tender: 'chips', cents: 8_000 });
  await act(live, { do: 'open-wagering' });
  const wager = { do: 'set-wager', seat: 2, patron: 'bob', stake: 2_000 } as const;
  const bob: Actor = { role: 'patron', id: 'bob', seat: 2 };
  await act(live, { ...wager, bet: { on: 'player' } }, bob);
  await act(live, { do: 'close-wagering' });
  return live;
}

async function pay(
  live: LiveHouse,
  who: { readonly seat: number; readonly patron: string; readonly cents: number },
  by: 'cashier' | 'casino-supervisor' = 'cashier',
  second = 'the-casino-supervisor',
): Promise<Answer> {
  await live.as('casino-supervisor');
  const body = { ...who, why: WHY, approver: { id: second, password: PASSWORD } };
  return live.ask('/api/tables/t1/stopped/payments', body, await live.as(by));
}

const look = async (live: LiveHouse): Promise<Answer> =>
  live.ask('/api/tables/t1/stopped', null, await live.as('inspector'));

/** The same house again, after some work on its database. */
async function again(
  live: LiveHouse,
  work: (forger: Forger) => Promise<void> = () => Promise.resolve(),
): Promise<LiveHouse> {
  const { folder } = live.running;
  await live.running.close();
  const reached = must(await reachDatabase({ data: folder }, 'sabot test', 'own'));
  const client = await connect(reached.address, 'sabot test');
  await work(await Forger.at(client, 'table:t1'));
  await client.end();
  await reached.leave();
  return LiveHouse.start(TABLES, { auditSeconds: 1 }, { folder });
}

test('[R-MEM-5] [R-CSH-10] a stopped table’s patrons are paid, by two, once', async () => {
  let live = await stoppedHouse();
  expect((await look(live)).body).toMatchObject({ denied: 'not-stopped' });
  live.running.house.stopTable('t1', 'something impossible');
  await expect.poll(async () => (await look(live)).status).toBe(200);
  expect((await look(live)).body).toMatchObject({
    because: 'something impossible',
    mayBeReleased: true,
    currency: 'AUD',
    balances: [
      { seat: 1, patron: 'ann', payable: 5_000, waits: 0, paid: 0 },
      { seat: 2, patron: 'bob', payable: 6_000, waits: 2_000, paid: 0 },
    ],
  });
  const ann = { seat: 1, patron: 'ann', cents: 5_000 };
  expect((await pay(live, ann, 'casino-supervisor')).body).toMatchObject({ denied: 'same-person' });
  expect((await pay(live, { ...ann, cents: 6_000 })).body).toMatchObject({
    reason: { code: 'other-sum-payable', paid: 5000, asked: 6000 },
  });
  await live.as('dealer');
  expect((await pay(live, ann, 'cashier', 'the-dealer')).body).toMatchObject({
    denied: 'not-authorised',
  });
  expect((await pay(live, ann)).body).toEqual({
    reference: 'S-000001',
    cents: 5_000,
    currency: 'AUD',
  });
  expect((await pay(live, ann)).body).toMatchObject({ denied: 'not-the-balance' });
  // Two desks at the same moment: one pays.
  const bob = { seat: 2, patron: 'bob', cents: 6_000 };
  const { stoppedPayments } = live.running.house;
  const asked = { table: 't1', ...bob, by: 'carla', approvedBy: 'boss', why: WHY };
  const both = await Promise.all([stoppedPayments.pay(asked), stoppedPayments.pay(asked)]);
  expect(both).toMatchObject([{ reference: 'S-000002' }, { notPaid: 'not-the-balance' }]);
  // Nothing of that is forgotten by a start; the table is still stopped.
  live = await again(live);
  expect((await look(live)).body).toMatchObject({
    balances: [
      { payable: 0, paid: 5_000 },
      { payable: 0, waits: 2_000, paid: 6_000 },
    ],
  });
  expect((await pay(live, bob)).status).toBe(409);
  await live.running.end();
}, 60_000);

test('[R-MEM-4] what was paid is in the books of a released table before play', async () => {
  let live = await stoppedHouse();
  live.running.house.stopTable('t1', 'something impossible');
  await expect.poll(async () => (await look(live)).status).toBe(200);
  for (const who of [
    { seat: 1, patron: 'ann', cents: 5_000 },
    { seat: 2, patron: 'bob', cents: 6_000 },
  ]) {
    expect((await pay(live, who)).status).toBe(200);
  }
  const approver = { id: 'the-casino-supervisor', password: PASSWORD };
  const release = { why: 'a mended release', approver };
  const operator = await live.as('operator');
  expect((await live.ask('/api/tables/t1/release', release, operator)).status).toBe(200);
  live = await again(live);
  const table = boxOf(live)?.table;
  expect(table?.seats.map(({ patron, leaving }) => [patron?.id ?? null, leaving])).toEqual([
    [null, false],
    ['bob', true],
    [null, false],
  ]);
  // Bob's stake still lies there, is settled, and what comes of it is paid in the usual way.
  expect(balanceOf(table?.ledger ?? empty(), patronAccount(2, 'bob'))).toBe(2_000);
  for (const card of ['9s', '5h', 'Ts', 'Tc'] as const) {
    await act(live, { do: 'deal-card', card, source: 'keypad' });
  }
  await act(live, { do: 'settle-coup' });
  await act(live, { do: 'pay-out', seat: 2, patron: 'bob', how: 'chips', cents: 4_000 });
  expect(live.running.house.record.known.stoppedPayments).toEqual({});
  await expect.poll(() => live.running.audit.turns, { timeout: 15_000 }).toBeGreaterThan(1);
  expect(live.running.house.table('t1')?.stopped).toBeNull();
  const verified = await verifyHouse({ address: live.running.address });
  expect(verified).toMatchObject({ isWhole: true, damages: [] });
  // Booked once, however often it starts.
  live = await again(live);
  expect(live.running.house.table('t1')?.stopped).toBeNull();
  await live.running.end();
}, 90_000);

test('[R-MEM-5] where the journal is damaged stakes go back with the balance', async () => {
  let live = await again(await stoppedHouse(), forger =>
    forger.tamper(
      `update journal set body = replace(body::text, '{', '{ ')::json
        where ${forger.at(forger.last)}`,
    ),
  );
  await live.running.check.done;
  expect((await look(live)).body).toMatchObject({
    mayBeReleased: false,
    balances: [
      { seat: 1, payable: 5_000 },
      { seat: 2, payable: 8_000, waits: 0 },
    ],
  });
  expect((await pay(live, { seat: 2, patron: 'bob', cents: 8_000 })).status).toBe(200);
  live = await again(live);
  expect((await pay(live, { seat: 2, patron: 'bob', cents: 8_000 })).status).toBe(409);
  await live.running.end();
}, 60_000);

const empty = (): never => {
  throw new Error('the table is open');
};
