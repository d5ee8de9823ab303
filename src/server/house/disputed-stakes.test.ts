// Stakes that are in dispute wait for two people, and the table does not wait for them: at a live
// house, by consoles and a PIN at the table (ruling G19).

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { balanceOf, patronAccount } from '../../table/accounts/money.ts';
import { heldAccount } from '../../table/accounts/holds.ts';
import type { SentCommand } from '../../table/acts.ts';
import { BANKER_WINS, dealCoup, type Doing, openWithShoe } from '../testing/dealt-coup.ts';
import { dealtTable } from '../testing/house.ts';
import { LiveHouse, PASSWORD } from '../testing/live-house.ts';
import { patronAt, wagerBy } from '../testing/mailbox.ts';
import type { Screen } from '../testing/screen.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PIN = '4711';
const STAKE = 5_000;
const SANCTION = {
  ...{ do: 'sanction-patron', kind: 'void-wagers', seat: 1, patron: 'patron-1' },
  ...{ breach: '13.1', story: 'a chip was moved after the cards were out' },
} as const satisfies SentCommand;

let live: LiveHouse;
let act: Doing;
let supervisor: Screen;
beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('pit')]);
  await live.approveSystem();
  act = await openWithShoe(live, 'pit');
  const boss = await live.as('pit-boss');
  await live.ask('/api/pin', { password: PASSWORD, newPin: PIN }, boss);
  const device = await live.deviceCookie({ kind: 'console', table: 'pit' });
  supervisor = await live.consoleOf('pit', 'casino-supervisor', device, 'page-supervisor');
});
afterAll(() => live.running.end());

const table = () => {
  const found = live.running.house.table('pit')?.parts?.mailbox.table;
  if (found === undefined) throw new Error('the table is there');
  return found;
};
const money = () => ({
  own: balanceOf(table().ledger, patronAccount(1, 'patron-1')),
  held: balanceOf(table().ledger, heldAccount(1, 'patron-1')),
});

/** The pit boss at the supervisor's console: a name and a PIN, for one command. */
const byPin = async (command: SentCommand, pin = PIN) =>
  live.ask(
    '/api/approvals',
    { table: 'pit', command, id: 'the-pit-boss', pin },
    await live.as('casino-supervisor'),
  );

test('stakes declared void after a card are held by one, and play goes on', async () => {
  await act({ do: 'open-wagering' });
  await act(wagerBy(1, STAKE), patronAt(1));
  await act({ do: 'close-wagering' });
  for (const card of BANKER_WINS.slice(0, 2)) {
    await act({ do: 'deal-card', card, source: 'keypad' });
  }
  await supervisor.do(SANCTION);
  expect(table().claims.holds).toMatchObject([{ seat: 1, patron: 'patron-1', cents: STAKE }]);
  // Neither lost with the coup nor given back.
  for (const card of BANKER_WINS.slice(2)) {
    await act({ do: 'deal-card', card, source: 'keypad' });
  }
  await act({ do: 'settle-coup' });
  expect(money()).toEqual({ own: 5_000, held: STAKE });
  // The next coup is wagered on, dealt and paid, by the same patron too.
  await dealCoup(act, BANKER_WINS, 1_000);
  expect(money()).toEqual({ own: 4_000, held: STAKE });
  const { body } = await live.ask('/api/inbox', null, await live.as('pit-boss'));
  expect(JSON.stringify(body)).toContain('"cents":5000');
});

test('nobody ends it alone, under another PIN, or for another sum or hand', async () => {
  const end = { do: 'end-hold', seat: 1, patron: 'patron-1', finding: 'cameras' } as const;
  const toPatron = { ...end, to: 'patron' } as const satisfies SentCommand;
  expect(await supervisor.ask(toPatron)).toMatchObject({
    refusal: { refused: 'needs-second-approver' },
  });
  expect((await byPin(toPatron, '0000')).status).toBe(401);
  const other = await byPin({ ...end, to: 'house' });
  expect(
    await supervisor.ask(toPatron, { approval: String(other.body['approval']) }),
  ).toMatchObject({ refusal: { reason: { code: 'approval-not-valid' } } });
  expect(money()).toEqual({ own: 4_000, held: STAKE });
});

test('a name and a PIN at the table end it, on record with both', async () => {
  const command = {
    ...{ do: 'end-hold', seat: 1, patron: 'patron-1', to: 'patron', finding: 'cameras' },
  } as const satisfies SentCommand;
  const { body } = await byPin(command);
  await supervisor.do(command, { approval: String(body['approval']) });
  expect(money()).toEqual({ own: 9_000, held: 0 });
  const { rows } = await live.running.house.journal.db.query<{ body: string }>(
    `select body from journal where kind = 'hold-ended'`,
  );
  expect(rows.map(row => JSON.parse(row.body) as object)).toMatchObject([
    { by: { id: 'the-casino-supervisor' }, approvedBy: { id: 'the-pit-boss', role: 'pit-boss' } },
  ]);
});
