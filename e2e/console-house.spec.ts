// A live house from its first start: the set-up link, staff, a console's door, two signatures.

import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { keySigner } from '../src/server/checks/checkpoints/signer.ts';
import { writeSoftwareApproval } from '../src/server/checks/software/approval.ts';
import { countLater, key, touch } from './dealer.ts';
import { expect, test } from './floor.ts';
import { LIVE_PORT } from './port.ts';
import { type HouseProcess, runHouse } from './run-house.ts';

const PASSWORD = 'a long enough one';
const FIRST_PASSWORD = 'what ada has chosen';
const PIN = '246813';
const OWN_PIN = '97531';
const APPROVAL = { reference: 'VCGR 17/2025', on: '2025-02-01' };
const ANNA = { id: 'anna', password: PASSWORD };
const REGULATOR = generateKeyPairSync('ed25519');
const CONSOLE = '/console.html?table=salon&lang=en';

const STAFF = [
  ['opal', 'operator'],
  ['dora', 'dealer'],
  ['gus', 'game-supervisor'],
  ['cal', 'cashier'],
] as const;

/** The first administrators come by the printed link, and by nothing else. */
async function setUp(page: Page, { setUpLink }: HouseProcess): Promise<void> {
  await page.goto(setUpLink);
  for (const [legend, id] of [
    ['The first of you', 'ada'],
    ['The second of you', 'anna'],
  ] as const) {
    const group = page.getByRole('group', { name: legend });
    await group.getByLabel('Sign-in name').fill(id);
    await group.getByLabel('Your name').fill(id);
    await group.getByLabel('Password').fill(PASSWORD);
  }
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('You are the two administrators')).toBeVisible();
  await page.goto(setUpLink);
  await expect(page.getByText('This link has been used')).toBeVisible();
}

async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** As that person, over HTTP, with a session of its own. */
async function as(page: Page, url: string, id: string) {
  const fresh = await page.context().browser()?.newContext({ baseURL: url });
  if (fresh === undefined) throw new Error('a browser is there');
  const { request } = fresh;
  const signed = await request.post('/api/sign-in', { data: { id, password: PASSWORD } });
  expect(signed.status()).toBe(200);
  return request;
}

/** Somebody whom ada adds, and anna agrees. */
async function hire(page: Page, url: string, id: string, role: string): Promise<void> {
  const ada = await as(page, url, 'ada');
  const person = { id, name: id, roles: [role], password: FIRST_PASSWORD };
  const data = { ...person, approver: ANNA };
  expect((await ada.post('/api/staff', { data })).status()).toBe(201);
  const chosen = { id, password: FIRST_PASSWORD, newPassword: PASSWORD };
  const signed = await page.request.post(`${url}/api/sign-in`, { data: chosen });
  expect(signed.status()).toBe(200);
  await page.request.post(`${url}/api/sign-out`, { data: {} });
}

/** Everybody else who works here, and the regulator's approval of the software. */
async function engage(page: Page, url: string): Promise<void> {
  for (const [id, role] of STAFF) await hire(page, url, id, role);
  const opal = await as(page, url, 'opal');
  const { engine } = (await (await opal.get('/api/system')).json()) as { engine: string }; // wire
  const looked = await opal.post('/api/system/verify', { data: { seed: '' } });
  const { whole } = (await looked.json()) as { whole: string }; // wire
  const approval = { ...APPROVAL, engine, whole };
  const file = (await writeSoftwareApproval(approval, keySigner(REGULATOR.privateKey))).toString();
  const approved = await opal.post('/api/system/approval', { data: { file } });
  expect(approved.status()).toBe(201);
  const cal = await as(page, url, 'cal');
  const pin = await cal.post('/api/pin', { data: { password: PASSWORD, newPin: PIN } });
  expect(pin.status()).toBe(200);
}

/** The administrator's desk: a supervisor, and the console of the table; its token. */
async function atTheDesk(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/pit.html?lang=en`);
  await signIn(page, 'ada');
  await page.getByRole('button', { name: 'Staff and screens' }).click();
  const staff = page.getByRole('form', { name: 'Add somebody' });
  await staff.getByLabel('Sign-in name').fill('gil');
  await staff.getByLabel('Name', { exact: true }).fill('Gil');
  await staff.getByLabel('Role').selectOption('game-supervisor');
  await staff.getByLabel('Password, ten characters or more', { exact: true }).fill(FIRST_PASSWORD);
  await staff.getByLabel('Agreed by').fill('anna');
  await staff.getByLabel('Their PIN or password').fill(PASSWORD);
  await staff.getByRole('button', { name: 'Add somebody' }).click();
  await expect(page.getByRole('row', { name: /gil Gil Game supervisor/ })).toBeVisible();
  const screen = page.getByRole('form', { name: 'Enrol a screen' });
  await screen.getByLabel('Approval number').fill(APPROVAL.reference);
  await screen.getByLabel('Approved on').fill(APPROVAL.on);
  await screen.getByLabel('Agreed by').fill('anna');
  await screen.getByLabel('Their PIN or password').fill(PASSWORD);
  await screen.getByRole('button', { name: 'Enrol a screen' }).click();
  const told = screen.getByText(/told this once/);
  await expect(told).toBeVisible();
  const token = /\S+$/.exec(await told.innerText())?.[0] ?? '';
  const chosen = { id: 'gil', password: FIRST_PASSWORD, newPassword: PASSWORD };
  await page.request.post(`${url}/api/sign-in`, { data: chosen });
  await page.request.post(`${url}/api/sign-out`, { data: {} });
  return token;
}

/** A float that nobody counted before, by the pad, with the cashier's signature. */
async function openingFloat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More acts' }).click();
  const sheet = page.getByRole('dialog', { name: /Float|More acts/ });
  await sheet.getByRole('button', { name: /^Float/ }).click();
  await sheet.getByRole('button', { name: 'Opening float' }).click();
  const pad = sheet.getByRole('group', { name: 'Number pad' });
  for (const digit of ['2', '5', '0', '00']) {
    await pad.getByRole('button', { name: digit, exact: true }).click();
  }
  await sheet.getByLabel('Number of the slip').fill('F-1');
  const signature = sheet.getByLabel('Who approves');
  const secret = sheet.getByLabel('PIN or password');
  // Nobody signs twice.
  await signature.fill('gil');
  await secret.fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Approve and do it' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('That was not accepted.');
  await signature.fill('cal');
  await secret.fill(PIN);
  await sheet.getByRole('button', { name: 'Approve and do it' }).click();
  await expect(sheet).toBeHidden();
  await page.locator('.tabs').getByRole('button', { name: 'Shoe' }).click();
  await expect(page.locator('.panels')).toContainText('Float: 25,000.00');
}

/** Somebody chooses a PIN; a break locks the console until that PIN, and no other, is entered. */
async function breaks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More acts' }).click();
  const pin = page.getByRole('form', { name: 'Choose my PIN' });
  await pin.getByLabel('Password').fill(PASSWORD);
  await pin.getByLabel(/^New PIN/).fill(OWN_PIN);
  await pin.getByRole('button', { name: 'Choose my PIN' }).click();
  await expect(pin.getByRole('status')).toHaveText('The PIN is yours.');
  await page.getByRole('button', { name: 'Lock for a break' }).click();
  const locked = page.getByRole('form', { name: 'Go on' });
  await expect(locked).toContainText('Locked for a break');
  await locked.getByLabel('PIN or password').fill(PIN);
  await locked.getByRole('button', { name: 'Go on' }).click();
  await expect(locked.getByRole('alert')).toContainText('do not belong together');
  await locked.getByLabel('PIN or password').fill(OWN_PIN);
  await locked.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('.you-are')).toHaveText('Game supervisor');
}

/** The next shift takes the duty over at the same console, and the table is never without. */
async function handsOver(page: Page): Promise<void> {
  const onDuty = page.locator('.on-duty');
  await page.getByRole('button', { name: 'More acts' }).click();
  const shift = page.getByRole('form', { name: 'Hand the duty over' });
  const comes = async (id: string, password: string) => {
    await shift.getByLabel('Who comes').fill(id);
    await shift.getByLabel('Password').fill(password);
    await shift.getByRole('button', { name: 'Hand the duty over' }).click();
  };
  await comes('gus', 'not the password of gus');
  await expect(shift.getByRole('alert')).toHaveText('That was not accepted.');
  await comes('gus', PASSWORD);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(onDuty).toContainText('gus');
}

/** A shift ends; whoever guesses a password is locked out. */
async function lockOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More acts' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (let guess = 0; guess < 3; guess += 1) {
    await signIn(page, 'dora', `guess number ${guess}`);
    await expect(page.getByRole('alert').last()).toContainText(
      guess < 2 ? 'do not belong together' : 'Too many failures',
    );
  }
  await signIn(page, 'dora');
  await expect(page.getByRole('alert').last()).toContainText('Too many failures');
}

test('a live house: set-up, staff, sign-in, two signatures, a break, a shift, a lock-out', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const data = await mkdtemp(join(tmpdir(), 'sabot-e2e-'));
  const regulator = join(tmpdir(), `sabot-regulator-${process.pid}.pem`);
  await writeFile(regulator, REGULATOR.publicKey.export({ type: 'spki', format: 'pem' }));
  process.env['SABOT_REGULATOR_KEY'] = regulator;
  const house = await runHouse(LIVE_PORT, data, 'live');
  try {
    await setUp(page, house);
    const token = await atTheDesk(page, house.url);
    await engage(page, house.url);
    await page.goto(`${house.url}${CONSOLE}`);
    await signIn(page, 'gil');
    await page.getByLabel('The token of this console').fill(token);
    await page.getByRole('button', { name: 'Enrol this screen' }).click();
    await expect(page.locator('.you-are')).toHaveText('Game supervisor');
    await touch(page, 'Open the table');
    await countLater(page);
    await expect(key(page, 'Bring new cards')).toBeVisible();
    await openingFloat(page);
    await breaks(page);
    await handsOver(page);
    await lockOut(page);
  } finally {
    await house.stop();
    await rm(data, { recursive: true, force: true });
  }
});
