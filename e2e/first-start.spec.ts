// A live house from an empty folder to its first paid coup in the browser alone: nobody has a
// shell.

import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { keySigner } from '../src/server/checks/checkpoints/signer.ts';
import { writeSoftwareApproval } from '../src/server/checks/software/approval.ts';
import { asksTheFloor } from './asked-floor.ts';
import { nothingSerious } from './axe.ts';
import { deal, key, touch } from './dealer.ts';
import { expect, test } from './floor.ts';
import { FIRST_START_PORT } from './port.ts';
import { runHouse } from './run-house.ts';

const PASSWORD = 'a long enough one';
const FIRST = 'what ada has chosen';
const REGULATOR = generateKeyPairSync('ed25519');
const KEY = REGULATOR.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const APPROVAL = { reference: 'VCGR 17/2025', on: '2025-02-01' };
/** Five minutes from the first page to the first payment. */
const LONGEST_S = 300;

/** Somebody at a browser of their own. */
async function somebody(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-AU' });
  return context.newPage();
}

/** Whoever is signed in at the pit; a first password is changed at once. */
async function signIn(page: Page, id: string, first = ''): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Name').fill(id);
  await form.getByLabel('Password', { exact: true }).fill(first === '' ? PASSWORD : first);
  await form.getByRole('button', { name: 'Sign in' }).click();
  if (first === '') return;
  await form.getByLabel(/^New password/u).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

const step = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

async function second(form: Locator, id: string): Promise<void> {
  await form.getByLabel('Their sign-in name').fill(id);
  await form.getByLabel('Their PIN or password').fill(PASSWORD);
}

/** The link that the first start prints is all that anybody is given. */
async function firstTwo(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const people = [
    ['The first of you', 'ada', 'Ada'],
    ['The second of you', 'anna', 'Anna'],
  ] as const;
  for (const [legend, id, name] of people) {
    const group = page.getByRole('group', { name: legend });
    await group.getByLabel('Sign-in name').fill(id);
    await group.getByLabel('Your name').fill(name);
    await group.getByLabel(/^Password/u).fill(PASSWORD);
  }
  await page.getByLabel(/^Ed25519/u).fill(KEY);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('link', { name: 'To the pit: sign in and go on' }).click();
}

async function terms(ada: Page): Promise<void> {
  const room = step(ada, 'Name, currency, gaming day');
  await expect(room).toBeVisible();
  await room.getByLabel('What the house is called').fill('River House');
  await second(room, 'anna');
  await room.getByRole('button', { name: 'Put it on record' }).click();
}

async function engage(ada: Page): Promise<void> {
  const room = step(ada, 'People and their second factors');
  const form = room.getByRole('form', { name: 'Add somebody' });
  for (const [id, role] of [
    ['opal', 'operator'],
    ['dora', 'dealer'],
    ['gil', 'game-supervisor'],
    ['cal', 'cashier'],
  ] as const) {
    await form.getByLabel('Sign-in name').fill(id);
    await form.getByLabel('Name', { exact: true }).fill(id);
    await form.getByLabel('Role').selectOption(role);
    await form.getByLabel('Password, ten characters or more', { exact: true }).fill(FIRST);
    await form.getByLabel('Agreed by').fill('anna');
    await form.getByLabel('Their PIN or password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Add somebody' }).click();
    await expect(form.locator('output')).toHaveText('Done.');
    await expect(ada.locator('.set-up-steps')).not.toContainText(roleIn(role));
  }
}

/** As the list of what is missing has it. */
const roleIn = (role: string): RegExp => new RegExp(`missing:.*${role.replace('-', ' ')}`, 'iu');

/** A table from the preset of its book; what the book does not permit is told as it is typed. */
async function table(opal: Page): Promise<void> {
  const room = step(opal, 'Tables');
  const form = room.getByRole('form', { name: 'Install this table' });
  await form.getByLabel(/^The table’s name/u).fill('river-1');
  await form.getByLabel('What patrons read').fill('River one');
  await expect(form.getByText('✓ The book has nothing against it.')).toBeVisible();
  const places = form.locator('[data-field="seats"]');
  await places.getByRole('textbox').fill('6');
  const limits = form.locator('[data-field="limits"]');
  await limits.getByLabel('Player minimum').fill('60000');
  await expect(limits.getByRole('alert')).toContainText('Limits are whole cents');
  await limits.getByLabel('Player minimum').fill('5');
  await expect(form.getByRole('row', { name: /Places 12 places 6 places/u })).toBeVisible();
  await expect(form.getByText('✓ The book has nothing against it.')).toBeVisible();
  await nothingSerious(opal);
  await form.getByRole('button', { name: 'Install this table' }).click();
}

/** A new screen shows a code, and becomes what the administrator says. */
async function enrol(ada: Page, screen: Page, kind: string, seat: string): Promise<void> {
  await screen.goto('/enrol.html?lang=en');
  const code = await screen.locator('.enrol-code').innerText();
  const form = ada.getByRole('form', { name: 'Enrol the screen that shows a code' });
  await form.getByLabel('The code on the screen').fill(code);
  await form.getByLabel('What it is').selectOption(kind);
  await form.getByLabel('Seat, of a terminal').fill(seat);
  await form.getByLabel('Approval number').fill(APPROVAL.reference);
  await form.getByLabel('Approved on').fill(APPROVAL.on);
  await second(form, 'anna');
  await form.getByRole('button', { name: 'Enrol the screen that shows a code' }).click();
  await screen.waitForURL(new RegExp(`/${kind}.html`, 'u'));
}

/** The regulator, who has nothing of the house but the digest that they were sent. */
async function approvedBy(opal: Page): Promise<void> {
  const room = step(opal, 'Approval of the software');
  await room.getByRole('button', { name: 'Read the digest for the regulator' }).click();
  const [engine = '', whole = ''] = await (async () => {
    await expect(room.locator('.digest')).toHaveCount(2);
    return room.locator('.digest').allInnerTexts();
  })();
  const file = await writeSoftwareApproval(
    { ...APPROVAL, engine, whole },
    keySigner(REGULATOR.privateKey),
  );
  await room
    .getByLabel(/signed approval/u)
    .setInputFiles({ name: 'approval.json', mimeType: 'application/json', buffer: file });
  await room.getByRole('button', { name: 'Put it on record' }).click();
  await expect(opal.locator('.set-up-steps')).toContainText('✓ Approval of the software');
}

/**
 * A supervisor opens and cuts, the dealer takes over, and one coup is dealt; the supervisor, at the
 * pit by now, stands behind a card that is put right; it is paid.
 */
async function firstCoup(dealer: Page, terminal: Page, pit: Page): Promise<void> {
  await signIn(dealer, 'gil', FIRST);
  await touch(dealer, 'Open the table');
  await touch(dealer, 'Bring new cards');
  await touch(dealer, 'Check the cards');
  await touch(dealer, 'Shuffle');
  await touch(dealer, 'Cut');
  await touch(dealer, 'Place the cutting card');
  await touch(dealer, 'Burn one card');
  await dealer.getByRole('button', { name: 'More acts' }).click();
  await dealer.getByRole('button', { name: 'Sign out' }).click();
  await signIn(dealer, 'dora', FIRST);
  await touch(dealer, 'Sign on');
  await expect(key(dealer, 'Place your bets')).toBeVisible();
  await dealer.locator('.seat-key').first().click();
  await dealer.getByRole('button', { name: 'Buy in 100.00' }).click();
  await expect(terminal.locator('.balance')).toHaveText('100.00');
  await touch(dealer, 'Place your bets');
  await terminal.locator('.area-player .area-touch').click();
  await expect(terminal.locator('.area-player .chip-ghost')).toHaveCount(0);
  await touch(dealer, 'No more bets');
  await deal(dealer, '9s 9h Ts Tc');
  await pit.goto('/pit.html?lang=en');
  await signIn(pit, 'gil');
  await asksTheFloor({ dealer, pit, password: PASSWORD });
  await touch(dealer, 'Pay');
  await expect(terminal.locator('.balance')).toHaveText('105.00');
}

test('a live house from an empty folder to its first paid coup, in the browser alone', async ({
  browser,
}) => {
  test.setTimeout(2 * LONGEST_S * 1000);
  const data = await mkdtemp(join(tmpdir(), 'sabot-first-'));
  delete process.env['SABOT_REGULATOR_KEY'];
  process.env['SABOT_REMOTE_APPROVAL_AFTER_SECONDS'] = '2';
  const house = await runHouse(FIRST_START_PORT, data, 'empty');
  const began = Date.now();
  try {
    const ada = await somebody(browser, house.url);
    await ada.goto('/?lang=en');
    await expect(ada.getByText('No table is here yet.')).toBeVisible();
    await expect(ada.getByText('Play has stopped')).toHaveCount(0);
    await firstTwo(ada, house.setUpLink);
    await signIn(ada, 'ada');
    await terms(ada);
    await engage(ada);

    const opal = await somebody(browser, house.url);
    await opal.goto('/pit.html?lang=en');
    await signIn(opal, 'opal', FIRST);
    await table(opal);

    await ada.reload();
    await ada.getByRole('button', { name: 'The house' }).click();
    const console = await somebody(browser, house.url);
    const terminal = await somebody(browser, house.url);
    await enrol(ada, console, 'console', '');
    await enrol(ada, terminal, 'terminal', '1');

    await opal.reload();
    await opal.getByRole('button', { name: 'The house' }).click();
    await approvedBy(opal);

    await firstCoup(console, terminal, await somebody(browser, house.url));
    const seconds = (Date.now() - began) / 1000;
    process.stdout.write(`From an empty folder to the first paid coup: ${seconds.toFixed(1)} s\n`);
    expect(seconds).toBeLessThan(LONGEST_S);
    await opal.reload();
    await opal.getByRole('button', { name: 'The house' }).click();
    await expect(opal.getByText('This house is set up and open.')).toBeVisible();
  } finally {
    await house.stop();
    await rm(data, { recursive: true, force: true });
  }
});
