import { generateKeyPairSync, sign } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { signedText } from '../devices/proof.ts';
import { askTable, dealtTable } from '../testing/house.ts';
import { APPROVAL, LiveHouse } from '../testing/live-house.ts';
import { type MachineKey, newMachineKey } from '../testing/machine.ts';
import { signedByRegulator } from '../testing/regulator.ts';
import { Screen } from '../testing/screen.ts';

const clause = clausesOf('crown-rapid');

let live: LiveHouse;
beforeAll(async () => {
  const names = ['one', 'two', 'three', 'four'];
  live = await LiveHouse.start(names.map(name => dealtTable(name)));
});
afterAll(() => live.running.end());

const setupOf = (table: string) => {
  const setup = live.running.house.table(table)?.setups[0];
  if (setup === undefined) throw new Error(`no set-up for ${table}`);
  return setup;
};

clause(
  ['2.2(b)', '1.1 SGC (c)'],
  'a table has one console, approved and its own; nobody runs it from elsewhere',
  async () => {
    const unapproved = await live.enrol({ kind: 'console', table: 'one' });
    expect(unapproved).toMatchObject({ status: 409, body: { denied: 'not-approved' } });
    const own = await live.deviceCookie({ kind: 'console', table: 'one' });
    const second = await live.enrol({ kind: 'console', table: 'one', approval: APPROVAL });
    expect(second).toMatchObject({ status: 409, body: { denied: 'place-taken' } });
    const others = await live.deviceCookie({ kind: 'console', table: 'two' });

    // A console that was listed before anybody asked for approvals is listed in vain.
    const unlisted = await live.running.house.devices.enrol(
      { kind: 'console', table: 'four', seat: null },
      'earlier release',
    );
    const device = `sabot-device=${unlisted.token}`;
    for (const [table, cookie] of [
      ['one', ''],
      ['one', others],
      ['four', device],
    ] as const) {
      const away = await live.consoleOf(table, 'dealer', cookie);
      expect(away.last('bye')).toMatchObject({ why: 'not-enrolled' });
    }

    const dealer = await live.consoleOf('one', 'dealer', own);
    expect(await dealer.ask({ do: 'sign-on', duty: 'dealer' })).toMatchObject({ outcome: 'done' });
    const again = await live.consoleOf('one', 'dealer', own, 'page-two');
    await dealer.until(() => dealer.isOver);
    expect(dealer.last('bye')).toMatchObject({ why: 'replaced' });
    expect(again.isOver).toBe(false);

    // Who only looks may look from anywhere, and can do nothing there.
    const watching = await live.consoleOf('one', 'surveillance', '');
    const refused = await watching.ask({ do: 'open-wagering' });
    expect(refused).toMatchObject({ outcome: 'refused', refusal: { refused: 'not-authorised' } });
  },
);

clause(
  '1.1 game system (b)',
  'the approval of what runs is on record and shown; no table opens on anything else',
  async () => {
    const own = await live.deviceCookie({ kind: 'console', table: 'three' });
    const before = await live.consoleOf('three', 'dealer', own, 'page-before');
    expect(before.last('notice')).toMatchObject({ what: 'not-approved' });
    await before.do({ do: 'sign-on', duty: 'dealer' });
    const opening = { do: 'open-table', setup: setupOf('three') } as const;
    expect(await before.ask(opening)).toMatchObject({
      outcome: 'refused',
      refusal: { refused: 'not-approved', clause: '1.1 game system (b)' },
    });

    // The approval of an earlier build is shown beside what runs, and does not do.
    const { engine } = live.running.house.release;
    const operator = await live.as('operator');
    const was = { reference: 'VCGR 3/2024', on: '2024-05-01', engine: '0.0.1+old' };
    const old = { ...was, whole: 'ab'.repeat(32) };
    const stored = await live.ask('/api/system/approval', await signedByRegulator(old), operator);
    expect(stored.status).toBe(201);
    const flagged = await live.consoleOf('three', 'dealer', own, 'page-flagged');
    expect(flagged.last('welcome')?.system).toMatchObject({
      engine,
      approval: was,
      mismatch: {
        ...{ code: 'software-not-as-approved', name: 'VCGR 3/2024' },
        ...{ note: '0.0.1+old', version: engine },
      },
    });
    expect((await flagged.ask(opening)).outcome).toBe('refused');

    // A typed line, another's signature, or another installation of the same code do not do.
    const stranger = generateKeyPairSync('ed25519').privateKey;
    const files = [
      { file: JSON.stringify({ ...APPROVAL, engine }) },
      await signedByRegulator({ ...old, engine }, stranger),
      await signedByRegulator({ ...old, engine }),
    ];
    const codes = ['approval-not-signed', 'approval-not-signed', 'software-differs'];
    for (const [index, file] of files.entries()) {
      expect(await live.ask('/api/system/approval', file, operator)).toMatchObject({
        status: 409,
        body: { denied: 'not-signed', reason: { code: codes[index] } },
      });
    }

    await live.approveSystem();
    const after = await live.consoleOf('three', 'dealer', own, 'page-after');
    expect(after.last('welcome')?.system).toMatchObject({ engine, mismatch: null });
    expect(await after.ask(opening)).toMatchObject({ outcome: 'done' });
  },
);

clause(
  '1.1 ATS (b)',
  'a terminal without a recorded approval is not enrolled, does not join and is not opened',
  async () => {
    await live.approveSystem();
    const unapproved = await live.enrol({ kind: 'terminal', table: 'two', seat: 1 });
    expect(unapproved).toMatchObject({ status: 409, body: { denied: 'not-approved' } });
    const place = { kind: 'terminal', table: 'two', seat: 2 } as const;
    const { token } = await live.running.house.devices.enrol(place, 'earlier release');
    const turned = await Screen.overSocket(live.url);
    await turned.hello({ as: 'terminal', table: 'two', seat: 2 }, { token });
    expect(turned.last('bye')).toMatchObject({ why: 'not-enrolled' });

    const cookie = await live.deviceCookie({ kind: 'terminal', table: 'two', seat: 1 });
    const terminal = await Screen.overSocket(live.url, 'page-one', { cookie });
    await terminal.hello({ as: 'terminal', table: 'two', seat: 1 });
    expect(terminal.last('welcome')?.you).toMatchObject({ role: 'patron', seat: 1 });

    const { body } = await live.ask('/api/devices', null, await live.as('inspector'));
    expect(body['text']).toContain('"reference":"VCGR 17/2025","on":"2025-02-01"');
    const table = live.running.house.table('two');
    const buyIn = (seat: number) =>
      askTable(table, {
        by: { role: 'dealer', id: 'the-dealer' },
        command: { do: 'buy-in', seat, patron: `patron-${seat}`, tender: 'chips', cents: 10_000 },
        key: { page: 'test', number: seat },
      });
    for (const seat of [2, 3]) {
      expect(await buyIn(seat)).toMatchObject({ refusal: { clause: '1.1 ATS (b)' } });
    }
    expect(await buyIn(1)).not.toMatchObject({ refusal: { clause: '1.1 ATS (b)' } });
  },
);

test('R-COM-5: a display that nobody enrolled sees nothing in a live house', async () => {
  const stranger = await Screen.overSocket(live.url);
  await stranger.hello({ as: 'display', table: 'one' });
  expect(stranger.last('bye')).toMatchObject({ why: 'not-enrolled' });
  const cookie = await live.deviceCookie({ kind: 'display', table: 'one' });
  const display = await Screen.overSocket(live.url, 'page-one', { cookie });
  await display.hello({ as: 'display', table: 'one' });
  expect(display.last('view')).toBeDefined();
  const { body } = await live.ask('/api/device', null, cookie);
  expect(body).toMatchObject({ kind: 'display', table: 'one', seat: null });
  expect((await live.ask('/api/device', { token: 'x'.repeat(43) })).status).toBe(401);
});

test('R-COM-1: a screen with a key proves itself; the cookie before it is void', async () => {
  const key = newMachineKey();
  const enrolled = await live.enrol({
    ...{ kind: 'terminal', table: 'four', seat: 1, approval: APPROVAL },
    publicKey: key.publicKey,
  });
  expect(enrolled.body).toMatchObject({ token: null });
  const id = String(enrolled.body['id']);
  const prove = async ({ privateKey }: MachineKey) => {
    const { body } = await live.ask('/api/device/challenge', { id });
    const text = signedText(id, String(body['nonce']));
    const signature = sign(null, text, privateKey).toString('base64url');
    return live.ask('/api/device/proof', { id, signature });
  };
  expect((await prove(newMachineKey())).status).toBe(401);
  const first = await prove(key);
  expect(first).toMatchObject({ status: 200, body: { kind: 'terminal', table: 'four', seat: 1 } });
  const second = await prove(key);
  expect((await live.ask('/api/device', null, first.cookie)).status).toBe(401);
  const terminal = await Screen.overSocket(live.url, 'page-one', { cookie: second.cookie });
  await terminal.hello({ as: 'terminal', table: 'four', seat: 1 });
  expect(terminal.last('welcome')?.you).toMatchObject({ seat: 1 });
});
