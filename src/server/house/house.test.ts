import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Card } from '../../rules/cards.ts';
import type { StaffRole } from '../../wire/roles.ts';
import { dealtTable, planOf, startTestHouse, type TestHouse } from '../testing/house.ts';
import { post, Screen } from '../testing/screen.ts';
import type { HouseTable } from '../tables/installed/house-table.ts';

let house: TestHouse;
let table = '';
let tables = 0;
const names = Array.from({ length: 12 }, (_, index) => `t${index + 1}`);
const plan = planOf(...names.map(name => dealtTable(name)));

beforeAll(async () => {
  house = await startTestHouse({}, { plan });
});
afterAll(() => house.end());
beforeEach(() => {
  table = names[tables] ?? '';
  tables += 1;
});

async function roleToken(role: StaffRole): Promise<string> {
  const { body } = await post(`${house.url}/api/demo/roles`, { role });
  return (body as { token: string }).token;
}

async function consoleOf(role: StaffRole = 'dealer', page?: string): Promise<Screen> {
  const screen = await Screen.overSocket(house.url, page);
  return screen.hello({ as: 'console', table }, { token: await roleToken(role) });
}

interface Terminal {
  readonly screen: Screen;
  readonly token: string;
  readonly seat: number;
}

async function terminalAt(seat: number): Promise<Terminal> {
  const { body } = await post(`${house.url}/api/demo/seats`, { table, seat });
  const { token } = body as { token: string };
  const screen = await Screen.overSocket(house.url, `terminal-${seat}`);
  await screen.hello({ as: 'terminal', table, seat }, { token });
  await screen.until(() => screen.seat !== null);
  return { screen, token, seat };
}

const patronOf = ({ screen }: Terminal): string => screen.seat?.patron ?? '';

const insert = async ({ token, screen }: Terminal, cents = 10_000): Promise<void> => {
  await post(`${house.url}/api/demo/notes`, { token, cents });
  await screen.until(() => (screen.seat?.view?.balance ?? 0) >= cents);
};

const wager = (terminal: Terminal, stake: number, on: 'player' | 'banker' = 'player') =>
  terminal.screen.ask({
    do: 'set-wager',
    seat: terminal.seat,
    patron: patronOf(terminal),
    bet: { on },
    stake,
  });

/** Opens the table and prepares its shoe, all from a console. */
async function openTable(dealer: Screen): Promise<void> {
  const supervisor = await consoleOf('game-supervisor', 'supervisor');
  const planned = plan.tables.find(({ name }) => name === table);
  await dealer.do({ do: 'sign-on', duty: 'dealer' });
  if (planned !== undefined) await dealer.do({ do: 'open-table', setup: planned.setup });
  await dealer.do({ do: 'bring-cards', cardSet: 'set-1', preShuffled: false });
  for (const step of ['check', 'shuffle', 'cut', 'place-cutting-card', 'burn'] as const) {
    const cut = step === 'cut' ? { cutAt: 100 } : {};
    await supervisor.do({ do: 'prepare-shoe', step, ...cut });
  }
  await supervisor.cut();
}

async function deal(dealer: Screen, cards: string): Promise<void> {
  for (const card of cards.split(' ')) {
    await dealer.do({ do: 'deal-card', card: card as Card, source: 'keypad' }); // the test's own
  }
}

const stateOf = (): HouseTable => {
  const found = house.house.table(table);
  if (found === undefined) throw new Error(`no table ${table}`);
  return found;
};

test('a console and two terminals play a coup over sockets; a display sees it all', async () => {
  const dealer = await consoleOf();
  const display = await Screen.overSocket(house.url);
  await display.hello({ as: 'display', table });
  expect(display.last('welcome')).toMatchObject({ demonstration: true });
  expect(display.last('view')).toMatchObject({ demonstration: true });
  await openTable(dealer);
  const [one, two] = [await terminalAt(1), await terminalAt(2)];
  await insert(one);
  await insert(two);
  await dealer.do({ do: 'open-wagering' });
  expect(await wager(one, 5_000, 'player')).toMatchObject({ outcome: 'done' });
  expect(await wager(two, 2_000, 'banker')).toMatchObject({ outcome: 'done' });
  await dealer.do({ do: 'close-wagering' });
  await deal(dealer, '9s 5h Ts Tc');
  await display.until(() => display.view?.phase === 'complete');
  expect(display.view?.coup?.hands).toMatchObject({
    player: { cards: ['9s', 'Ts'], count: 9 },
    banker: { cards: ['5h', 'Tc'], count: 5 },
  });
  await dealer.do({ do: 'settle-coup' });
  await one.screen.until(() => one.screen.seat?.view?.balance === 15_000);
  await two.screen.until(() => two.screen.seat?.view?.balance === 8_000);
  expect(one.screen.seat?.view?.lastPaid).toMatchObject([{ outcome: 'win', paid: 10_000 }]);
  await display.until(() => display.view?.last?.result === 'player');
  one.screen.raw({ kind: 'recall', key: 900 });
  await one.screen.until(() => one.screen.last('recalled') !== undefined);
  expect(one.screen.last('recalled')?.coups).toMatchObject([
    { number: 1, result: 'player', paid: [{ on: 'player', stake: 5_000, paid: 10_000 }] },
  ]);
  expect(JSON.stringify(one.screen.last('recalled'))).not.toContain(patronOf(two));
  await dealer.until(() => dealer.view?.records?.length === 1);
});

test('others learn the sums staked, never whose, and never another’s balance', async () => {
  const dealer = await consoleOf();
  await openTable(dealer);
  const [one, two] = [await terminalAt(1), await terminalAt(2)];
  await insert(one);
  await insert(two, 5_000);
  await dealer.do({ do: 'open-wagering' });
  await wager(one, 5_000);
  await two.screen.until(() => two.screen.last('totals')?.areas[0]?.stake === 5_000);
  const heard = JSON.stringify(two.screen.heard);
  expect(heard).not.toContain(patronOf(one));
  expect(two.screen.heard.filter(({ kind }) => kind === 'seat')).not.toHaveLength(0);
  expect(two.screen.seat?.view).toMatchObject({ seat: 2, balance: 5_000 });
});

test('[R-IRR-5] a drop is not a leave: seat, wagers and view are there again', async () => {
  const dealer = await consoleOf();
  await openTable(dealer);
  const one = await terminalAt(1);
  await insert(one);
  await dealer.do({ do: 'open-wagering' });
  await wager(one, 5_000);
  const { number } = one.screen;
  await one.screen.cut();
  const again = await Screen.overSocket(house.url, one.screen.page);
  await again.hello({ as: 'terminal', table, seat: 1 }, { token: one.token, seen: number });
  await again.until(() => again.seat !== null);
  expect(again.seat?.view).toMatchObject({ balance: 10_000, wagers: [{ stake: 5_000 }] });
  // Nothing public happened meanwhile: the screen's own view is still the right one.
  expect(again.last('view')).toBeUndefined();
  await again.cut();
  await dealer.do({ do: 'close-wagering' });
  const third = await Screen.overSocket(house.url, one.screen.page);
  await third.hello({ as: 'terminal', table, seat: 1 }, { token: one.token, seen: number });
  expect(third.view?.phase).toBe('no-more-wagers');
});

test('[R-BET-3] a key sent again after a drop gets its first answer and does nothing', async () => {
  const dealer = await consoleOf();
  await openTable(dealer);
  const one = await terminalAt(1);
  await insert(one);
  await dealer.do({ do: 'open-wagering' });
  const first = await wager(one, 5_000);
  await one.screen.cut();
  const again = await Screen.overSocket(house.url, one.screen.page);
  await again.hello({ as: 'terminal', table, seat: 1 }, { token: one.token });
  expect(again.last('welcome')?.nextKey).toBe(first.key + 1);
  const patron = patronOf(one);
  const other = { do: 'set-wager', seat: 1, patron, bet: { on: 'tie' }, stake: 100 } as const;
  expect(await again.ask(other, { key: first.key })).toEqual(first);
  expect(stateOf().parts?.mailbox.table.seats[0]?.wagers).toMatchObject([{ on: 'player' }]);
});

test('a newer screen of a seat takes the older one’s place', async () => {
  const one = await terminalAt(1);
  const again = await Screen.overSocket(house.url, 'page-two');
  await again.hello({ as: 'terminal', table, seat: 1 }, { token: one.token });
  await one.screen.until(() => one.screen.isOver);
  expect(one.screen.last('bye')).toMatchObject({ why: 'replaced' });
  expect(again.isOver).toBe(false);
});

test('[R-COM-3] what is malformed, forged or out of place changes nothing', async () => {
  const dealer = await consoleOf();
  await openTable(dealer);
  const [one, two] = [await terminalAt(1), await terminalAt(2)];
  await insert(one);
  await insert(two);
  await dealer.do({ do: 'open-wagering' });
  const before = stateOf().parts?.mailbox.number;
  const patron = patronOf(two);
  const theirs = { do: 'set-wager', seat: 2, patron, bet: { on: 'player' }, stake: 500 } as const;
  expect(await one.screen.ask(theirs)).toMatchObject({ refusal: { refused: 'not-your-seat' } });
  const note = { do: 'buy-in', seat: 1, patron, tender: 'notes', cents: 100_000 } as const;
  expect(await one.screen.ask(note)).toMatchObject({ refusal: { refused: 'not-authorised' } });
  expect(await dealer.ask(note)).toMatchObject({ refusal: { clause: 'R-CSH-3' } });
  expect(await one.screen.ask({ do: 'settle-coup' })).toMatchObject({ outcome: 'refused' });
  const forged = [
    { ...theirs, by: { role: 'patron', id: patron, seat: 2 } },
    { ...theirs, at: 0 },
    { ...theirs, stake: -500 },
    { ...theirs, stake: 1e300 },
    { ...theirs, bet: { on: 'everything' } },
    { do: 'print-money' },
    { do: 'begin-gaming-day', day: '2031-01-01' },
    null,
  ];
  for (const [index, command] of forged.entries()) {
    const key = 1_000 + index;
    one.screen.raw({ kind: 'command', key, command });
    await one.screen.until(() => one.screen.last('answer')?.key === key);
    expect(one.screen.last('answer')).toMatchObject({ outcome: 'refused' });
  }
  expect(stateOf().parts?.mailbox.number).toBe(before);
  for (const nonsense of ['', 'hello', '[]', '{"kind":"view"}', '{"kind":"hello"}', '"\u0000"']) {
    const screen = await Screen.overSocket(house.url);
    screen.raw(nonsense);
    await screen.until(() => screen.isOver);
    expect(screen.last('bye')).toMatchObject({ why: 'not-understood' });
  }
  expect(one.screen.isOver).toBe(false);
  expect(stateOf().parts?.mailbox.number).toBe(before);
});

test('[R-COM-5] who is not enrolled or not signed in cannot join', async () => {
  const nobody = await Screen.overSocket(house.url);
  await nobody.hello({ as: 'terminal', table, seat: 1 }, { token: 'x'.repeat(43) });
  expect(nobody.last('bye')).toMatchObject({ why: 'not-enrolled' });
  const { token } = await terminalAt(1);
  const elsewhere = await Screen.overSocket(house.url);
  await elsewhere.hello({ as: 'terminal', table, seat: 2 }, { token });
  expect(elsewhere.last('bye')).toMatchObject({ why: 'not-enrolled' });
  const guest = await Screen.overSocket(house.url);
  await guest.hello({ as: 'console', table });
  expect(guest.last('bye')).toMatchObject({ why: 'not-signed-in' });
  const cashier = await Screen.overSocket(house.url);
  await cashier.hello({ as: 'console', table }, { token: await roleToken('cashier') });
  expect(cashier.last('bye')).toMatchObject({ why: 'not-permitted' });
  const old = await Screen.overSocket(house.url);
  await old.hello({ as: 'display', table }, { wire: 999 });
  expect(old.last('bye')).toMatchObject({ why: 'wrong-version', again: false });
  const foreign = Screen.overSocket(house.url, 'page-one', { origin: 'http://evil.example' });
  await expect(foreign).rejects.toThrow('403');
});

test('a display and a pit only show: they cannot act', async () => {
  const display = await Screen.overSocket(house.url);
  await display.hello({ as: 'display', table });
  expect(await display.ask({ do: 'open-wagering' })).toMatchObject({ outcome: 'refused' });
  const pit = await Screen.overSocket(house.url);
  await pit.hello({ as: 'pit' }, { token: await roleToken('pit-boss') });
  await pit.until(() => pit.last('pit') !== undefined);
  expect(pit.last('pit')?.tables).toHaveLength(names.length);
  expect(await pit.ask({ do: 'open-wagering' })).toMatchObject({ outcome: 'refused' });
});

test('[R-ACC-2] a second person’s approval goes with one command of one table, once', async () => {
  const dealer = await consoleOf();
  await openTable(dealer);
  await dealer.do({ do: 'open-wagering' });
  const asked = { do: 'report-irregularity', what: 'fraud', facts: { note: 'cards' } } as const;
  expect(await dealer.ask(asked)).toMatchObject({ refusal: { needs: 'casino-supervisor' } });
  const approve = async (at: string, command: object = asked): Promise<string> => {
    const wanted = { table: at, command, role: 'casino-supervisor' };
    const { body } = await post(`${house.url}/api/demo/approvals`, wanted);
    return (body as { approval: string }).approval;
  };
  const elsewhere = await approve('t1');
  expect(await dealer.ask(asked, { approval: elsewhere })).toMatchObject({ outcome: 'refused' });
  // It names what it is for: nothing else goes through with it.
  for (const other of [
    { ...asked, what: 'game-disrupted' },
    { ...asked, facts: { note: 'other cards' } },
  ]) {
    const given = await approve(table, other);
    expect(await dealer.ask(asked, { approval: given })).toMatchObject({ outcome: 'refused' });
  }
  const approval = await approve(table);
  dealer.raw({ kind: 'preview', key: 5_000, command: asked });
  await dealer.until(() => dealer.last('effect') !== undefined);
  expect(dealer.last('effect')).toMatchObject({ effect: { coup: 'over' }, refusal: null });
  expect(await dealer.ask(asked, { approval })).toMatchObject({ outcome: 'done' });
  expect(await dealer.ask(asked, { approval })).toMatchObject({
    refusal: { refused: 'needs-second-approver' },
  });
});

test('too many messages are told to slow down, and play of others goes on', async () => {
  const dealer = await consoleOf();
  const quick = await terminalAt(1);
  for (let key = 1; key <= 100; key += 1) quick.screen.raw({ kind: 'ping', at: key });
  quick.screen.raw({ kind: 'command', key: 1, command: { do: 'open-wagering' } });
  await quick.screen.until(() => quick.screen.last('notice')?.what === 'rate-limited');
  await quick.screen.until(() => quick.screen.last('answer') !== undefined);
  expect(quick.screen.last('answer')).toMatchObject({ outcome: 'busy' });
  await dealer.do({ do: 'sign-on', duty: 'dealer' });
});

test('[R-MEM-2] a house that restarts in mid-coup comes back to the same tables', async () => {
  const dealer = await consoleOf();
  await openTable(dealer);
  const one = await terminalAt(1);
  await insert(one);
  await dealer.do({ do: 'open-wagering' });
  const first = await wager(one, 5_000);
  await dealer.do({ do: 'close-wagering' });
  await deal(dealer, '9s 5h');
  const before = JSON.stringify(stateOf().parts?.mailbox.table);
  const { folder } = house;
  await house.close();
  expect(one.screen.last('bye')).toMatchObject({ why: 'house-closes', again: true });
  house = await startTestHouse({}, { plan, folder });
  expect(JSON.stringify(stateOf().parts?.mailbox.table)).toBe(before);
  const again = await Screen.overSocket(house.url, one.screen.page);
  await again.hello({ as: 'terminal', table, seat: 1 }, { token: one.token });
  expect(again.last('welcome')?.nextKey).toBe(first.key + 1);
  expect(again.view?.coup?.hands.player.cards).toEqual(['9s']);
  const next = await consoleOf();
  await deal(next, 'Ts Tc');
  await next.do({ do: 'settle-coup' });
  await again.until(() => again.seat?.view?.balance === 15_000);
});
