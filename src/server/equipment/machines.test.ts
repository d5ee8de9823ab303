import { afterAll, beforeAll, expect, test } from 'vitest';

import { assert } from '../../rules/assert.ts';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { balanceOf, patronAccount } from '../../table/accounts/money.ts';
import type { SeatPlan } from '../../table/setup/setup.ts';
import { staff } from '../../table/testing/scene.ts';
import type { SentCommand } from '../../table/acts.ts';
import { withCheck } from '../devices/cards/line.ts';
import { dealtTable } from '../testing/house.ts';
import { APPROVAL, LiveHouse } from '../testing/live-house.ts';
import { Machine, type MachineKey, newMachineKey } from '../testing/machine.ts';
import { readPdf } from '../testing/read-pdf.ts';
import type { Screen } from '../testing/screen.ts';

const MISSING = { trouble: { code: 'shoe-cards-missing', number: 5, counted: 4 } };

const clause = clausesOf('crown-rapid');

const remote = (number: number): SeatPlan => ({
  ...{ number, kind: 'remote-terminal', printer: true, noteAcceptor: true },
});
const TABLE = dealtTable('pit', { seats: [remote(1), remote(2), remote(3)] });

let live: LiveHouse;
let ownConsole: string;
const keys = new Map<string, MachineKey>();

beforeAll(async () => {
  live = await LiveHouse.start([TABLE]);
  await live.approveSystem();
  ownConsole = await live.deviceCookie({ kind: 'console', table: 'pit' });
  for (const seat of [1, 2, 3]) {
    await live.deviceCookie({ kind: 'terminal', table: 'pit', seat, distanceM: 10 });
  }
  await act({ do: 'sign-on', duty: 'dealer' });
  await act({ do: 'open-table', setup: TABLE.setup });
  await act({ do: 'bring-cards', cardSet: 'set-1', preShuffled: false });
  for (const step of box().table.shoe.toDo) {
    const cut = step === 'cut' ? { cutAt: 100 } : {};
    await act({ do: 'prepare-shoe', step, ...cut }, 'game-supervisor');
  }
});
afterAll(() => live.running.end());

function box() {
  const mailbox = live.running.house.table('pit')?.parts?.mailbox;
  assert(mailbox !== undefined, 'the table is open');
  return mailbox;
}

async function act(
  command: SentCommand,
  role: Parameters<typeof staff>[0] = 'dealer',
): Promise<void> {
  const outcome = await box().submit({ by: staff(role), command });
  assert(outcome.outcome === 'done', JSON.stringify(outcome));
}

/** Enrols a machine with a key of its own. */
async function enrolled(kind: 'shoe' | 'note-acceptor' | 'printer', seat?: number) {
  const key = newMachineKey();
  const where = { table: 'pit', ...(seat === undefined ? {} : { seat }) };
  const { publicKey } = key;
  const { status, body } = await live.enrol({ kind, ...where, approval: APPROVAL, publicKey });
  assert(status === 201, JSON.stringify(body));
  const id = String(body['id']);
  keys.set(id, key);
  return id;
}

const isAcceptorAt = (id: string, seat: number): boolean => {
  const device = live.running.house.devices.listed(id);
  return device?.kind === 'note-acceptor' && device.seat === seat;
};

const join = (id: string): Promise<Machine> => {
  const key = keys.get(id);
  assert(key !== undefined, `${id} was enrolled`);
  return Machine.join(live.url, id, key);
};

const atConsole = (role: 'dealer' | 'game-supervisor', page: string): Promise<Screen> =>
  live.consoleOf('pit', role, ownConsole, page);

const numberOn = (paper: string): string => {
  const text = readPdf(Buffer.from(paper, 'base64'));
  return /\d\d-\d{4}-\d{4}-\d{4}-\d{4}/u.exec(text)?.[0] ?? 'no number';
};

function balanceAt(number: number): number {
  const patron = box().table.seats.find(seat => seat.number === number)?.patron?.id;
  return patron === undefined ? 0 : balanceOf(box().table.ledger, patronAccount(number, patron));
}

test('R-COM-1 R-COM-5: only a listed machine with its own key joins', async () => {
  const id = await enrolled('printer', 3);
  const stranger = await Machine.join(live.url, 'd0123456789', newMachineKey());
  const thief = await Machine.join(live.url, id, newMachineKey());
  for (const turned of [stranger, thief]) {
    expect(turned.heard.map(({ kind }) => kind)).toEqual(['challenge', 'bye']);
  }
  const early = await Machine.connect(live.url);
  early.say({ kind: 'escrow', note: 1, cents: 500 });
  await early.until(() => early.isOver);
  expect(early.last('bye')?.says).toBe('That does not come now.');
  const printer = await join(id);
  const again = await join(id);
  await printer.until(() => printer.isOver);
  again.say({ kind: 'escrow', note: 1, cents: 500 });
  await again.until(() => again.isOver);
  expect(again.last('bye')?.says).toBe('A printer does not say escrow.');
  const third = await join(id);
  await live.ask('/api/devices/revoke', { id }, await live.as('administrator'));
  third.say({ kind: 'printer', state: 'ready' });
  await third.until(() => third.isOver);
});

test('R-CSH-3 R-EVT-1: only stacked notes are credited; what goes wrong is told', async () => {
  const id = await enrolled('note-acceptor', 1);
  const acceptor = await join(id);
  expect(await acceptor.hears('slot')).toMatchObject({ open: true });
  acceptor.say({ kind: 'escrow', note: 1, cents: 777 });
  expect(await acceptor.hears('give-back')).toMatchObject({ note: 1 });
  acceptor.say({ kind: 'returned', note: 1 });
  acceptor.say({ kind: 'escrow', note: 2, cents: 5_000 });
  expect(await acceptor.hears('stack')).toMatchObject({ note: 2 });
  expect(balanceAt(1)).toBe(0);
  acceptor.say({ kind: 'stacked', note: 2 });
  await expect.poll(() => balanceAt(1)).toBe(5_000);

  const dealer = await atConsole('dealer', 'page-notes');
  acceptor.say({ kind: 'stacked', note: 9 });
  await dealer.until(() => dealer.last('notice') !== undefined);
  const trouble = { code: 'note-stacked-unaccepted', number: 9 };
  const told = { what: 'device-trouble', reason: { code: 'at-terminal', seat: 1, trouble } };
  expect(dealer.last('notice')).toMatchObject(told);
  expect(await acceptor.hears('slot')).toMatchObject({ open: false });
  // Whoever comes later is told as well, until a supervisor has looked.
  const later = await atConsole('game-supervisor', 'page-later');
  expect(later.last('notice')).toMatchObject(told);
  const cookie = await live.as('game-supervisor');
  expect((await live.ask('/api/devices/release', { id }, await live.as('dealer'))).status).toBe(
    403,
  );
  expect((await live.ask('/api/devices/release', { id }, cookie)).status).toBe(200);
  await acceptor.until(() => acceptor.last('slot')?.open === true);
  const fresh = await atConsole('dealer', 'page-fresh');
  expect(fresh.last('notice')).toBeUndefined();
});

async function restart(): Promise<void> {
  const { folder } = live.running;
  await live.running.close();
  live = await LiveHouse.start([TABLE], {}, { folder });
}

test('R-COM-3 R-MEM-4: a gap stops a shoe, over restarts, until it is let go on', async () => {
  const id = await enrolled('shoe');
  const shoe = await join(id);
  expect(shoe.last('ready')).toMatchObject({ next: 1 });
  const line = (text: string): void => shoe.say({ kind: 'line', line: withCheck(text) });
  await act({ do: 'open-wagering' });
  await act({ do: 'close-wagering' });
  for (const [index, card] of ['9s', '5h', 'Ts'].entries()) line(`CARD ${index + 1} ${card}`);
  await expect.poll(() => box().table.coup?.cards).toHaveLength(3);
  const dealer = await atConsole('dealer', 'page-shoe');
  line('CARD 5 Tc');
  await dealer.until(() => dealer.last('notice') !== undefined);
  expect(dealer.last('notice')?.reason).toMatchObject(MISSING);
  await expect.poll(() => box().table.frozen).not.toBeNull();
  await restart();
  const cold = await join(id);
  cold.say({ kind: 'line', line: withCheck('CARD 4 Tc') });
  const later = await atConsole('dealer', 'page-after');
  expect(later.last('notice')?.reason).toMatchObject(MISSING);
  const cookie = await live.as('game-supervisor');
  expect((await live.ask('/api/devices/release', { id, next: 5 }, cookie)).status).toBe(200);
  await cold.until(() => cold.last('ready')?.next === 5);
  // Where a supervisor let it go on is known after another restart, and nothing is stopped.
  await restart();
  const again = await join(id);
  expect(again.last('ready')).toMatchObject({ next: 5 });
  expect(box().table.coup?.cards).toHaveLength(3);
  await act({ do: 'unfreeze-accounts', finding: 'Seen on the recording.' }, 'casino-supervisor');
  again.say({ kind: 'line', line: withCheck('CARD 5 Tc') });
  await expect.poll(() => box().table.phase).toBe('complete');
  await act({ do: 'settle-coup' });
});

clause(
  ['6.7.2', '6.7.2(b)'],
  'a remote terminal prints a ticket for the whole balance, redeemed once at the cage',
  async () => {
    const printer = await join(await enrolled('printer', 2));
    const acceptor = await join(await enrolled('note-acceptor', 2));
    printer.say({ kind: 'printer', state: 'ready' });
    const leave = async (note: number): Promise<void> => {
      acceptor.say({ kind: 'escrow', note, cents: 10_000 });
      await acceptor.until(() => acceptor.last('stack')?.note === note);
      acceptor.say({ kind: 'stacked', note });
      await expect.poll(() => balanceAt(2)).toBe(10_000);
      const patron = box().table.seats[1]?.patron?.id ?? '';
      await act({ do: 'leave', seat: 2, patron, reason: 'own-accord' });
    };
    await leave(1);
    const { ticket, paper } = await printer.hears('print');
    expect(readPdf(Buffer.from(paper, 'base64'))).toContain('pit/2');
    const number = numberOn(paper);
    const cashier = await live.as('cashier');
    const redeem = () => live.ask('/api/cage/redeem', { number }, cashier);
    // Until it lies in the tray it is worth nothing, and the account stays open.
    expect((await redeem()).body).toMatchObject({ denied: 'not-yet-paid' });
    expect(balanceAt(2)).toBe(10_000);
    printer.say({ kind: 'print-outcome', ticket, outcome: 'printed' });
    await expect.poll(() => box().table.seats[1]?.patron).toBeNull();
    await expect.poll(async () => (await redeem()).status).toBe(200);
    expect((await redeem()).body).toMatchObject({ denied: 'already-redeemed' });

    // A printer that fails: the number is void and somebody is called to pay by hand (6.7.2(b)).
    const dealer = await atConsole('dealer', 'page-ticket');
    await leave(2);
    await printer.until(() => printer.last('print')?.ticket !== ticket);
    const { ticket: failed = '', paper: torn = '' } = printer.last('print') ?? {};
    printer.say({ kind: 'print-outcome', ticket: failed, outcome: 'failed' });
    await dealer.until(() => dealer.last('notice')?.what === 'ticket-trouble');
    expect(dealer.last('notice')?.reason).toMatchObject({
      trouble: { code: 'pay-by-hand', name: failed },
    });
    const cancelled = await live.ask('/api/cage/redeem', { number: numberOn(torn) }, cashier);
    expect(cancelled.body).toMatchObject({ denied: 'cancelled' });
    const patron = box().table.seats[1]?.patron?.id ?? '';
    const payment = { seat: 2, patron, how: 'by-hand', cents: 10_000, reference: failed } as const;
    await act({ do: 'pay-out', ...payment }, 'casino-supervisor');
    const settled = await atConsole('dealer', 'page-paid');
    expect(settled.last('notice')).toBeUndefined();
  },
);

test('[R-EVT-2] a door that is opened or closed is on record', async () => {
  const id = await enrolled('shoe');
  const shoe = await join(id);
  for (const open of [true, false]) shoe.say({ kind: 'door', door: 'logic', open });
  const seen = async (): Promise<readonly unknown[]> => {
    const path = '/api/significant-events?kind=door-opened,door-closed';
    const { body } = await live.ask(path, null, await live.as('surveillance'));
    const { events } = body as { events: { kind: string; body: unknown }[] };
    return events.map(event => [event.kind, event.body]).toReversed();
  };
  const told = { device: id, table: 'pit', seat: null, what: 'logic' };
  await expect.poll(seen).toEqual([
    ['door-opened', told],
    ['door-closed', told],
  ]);
  await shoe.cut();
});

test('R-MEM-7: a note on its way survives a restart and is credited once', async () => {
  const id = await enrolled('note-acceptor', 3);
  const acceptor = await join(id);
  acceptor.say({ kind: 'escrow', note: 1, cents: 2_000 });
  expect(await acceptor.hears('stack')).toMatchObject({ note: 1 });
  // Another one is at fault when the house goes down (R-MEM-4).
  const faulty = [...keys.keys()].find(other => isAcceptorAt(other, 1)) ?? '';
  const jammed = await join(faulty);
  await jammed.hears('slot');
  jammed.say({ kind: 'fault', fault: 'jam' });
  await jammed.until(() => jammed.last('slot')?.open === false);
  await restart();
  const dealer = await atConsole('dealer', 'page-again');
  expect(dealer.heard).toContainEqual({
    ...{ kind: 'notice', what: 'device-trouble' },
    reason: {
      ...{ code: 'at-device', name: faulty },
      trouble: { code: 'acceptor-locked-before', note: 'jam' },
    },
  });
  expect(await (await join(faulty)).hears('slot')).toMatchObject({ open: false });
  const again = await join(id);
  expect(await again.hears('ask-note')).toMatchObject({ note: 1 });
  again.say({ kind: 'note-outcome', note: 1, outcome: 'stacked' });
  await expect.poll(() => balanceAt(3)).toBe(2_000);
  await again.cut();
  await (await join(id)).hears('slot');
  expect(balanceAt(3)).toBe(2_000);
});
