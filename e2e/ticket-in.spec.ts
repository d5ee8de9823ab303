// A ticket brought to a terminal as a note is: typed, scanned, seen by a camera, and taken once.
// Where the book names every way money comes in, no terminal takes one (crown-rapid 6.2).

import type { Page } from '@playwright/test';
import { expect, type Held, test } from './floor.ts';

/** The terminal that stands apart and prints (crown-rapid 6.7.2). */
const WITH_PRINTER = 3;

interface PrintedTicket {
  readonly number: string;
  /** The QR code on it, row by row. */
  readonly qr: readonly string[];
}

/** Hundreds that go in, and come out as tickets, one after another at the same terminal. */
async function printed(page: Page, table: Held, count: number): Promise<PrintedTicket[]> {
  const tickets: PrintedTicket[] = [];
  while (tickets.length < count) {
    const shown = page.waitForResponse(async answer => {
      if (!answer.url().endsWith('/api/demo/ticket/face')) return false;
      const { ticket } = (await answer.json()) as Shown; // the wire's schema
      if (ticket === null || tickets.some(({ number }) => number === ticket.number)) return false;
      tickets.push(ticket);
      return true;
    });
    await page.goto(`/terminal.html?table=${table.name}&seat=${WITH_PRINTER}&lang=en`);
    await expect(page.getByRole('button', { name: 'Insert ticket' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Insert $100' }).click();
    await expect(page.locator('.balance')).toHaveText('100.00');
    await page.locator('.act-cash-out').click();
    await page.locator('.cash-out .primary').click();
    await shown;
  }
  return tickets;
}

interface Shown {
  readonly ticket: PrintedTicket | null;
}

const balance = (page: Page) => page.locator('.balance');

test('a ticket comes in typed, scanned and by camera, once, and never under crown-rapid', async ({
  page,
  openWindow,
  holdOwn,
}) => {
  test.setTimeout(180_000);
  const [printing, taking] = [await holdOwn('printing'), await holdOwn('taking')];
  await printing.until('wagering');
  await taking.until('wagering');
  const [typed, scanned, seen] = await printed(await openWindow(), printing, 3);
  if (typed === undefined || scanned === undefined || seen === undefined) throw new Error('three');

  await test.step('typed: a slip of the hand is refused and stays in sight', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/terminal.html?table=${taking.name}&seat=1&lang=en`);
    await page.getByRole('button', { name: 'Insert ticket' }).click();
    const sheet = page.getByRole('dialog');
    const take = sheet.getByRole('button', { name: 'Take the ticket' });
    const field = sheet.getByLabel('The 18 digits on the ticket');
    await expect(field).toBeFocused();
    await field.fill(typed.number.slice(1));
    await expect(take).toBeDisabled();
    const wrong = typed.number.startsWith('1') ? '2' : '1';
    await field.fill(wrong + typed.number.slice(1));
    await take.click();
    await expect(sheet.locator('.ticket-in-says')).toContainText('Read the number again');
    await page.screenshot({ path: 'test-results/ticket-in-390.png' });
    await field.fill(typed.number);
    await field.press('Enter');
    await expect(balance(page)).toHaveText('100.00');
    await expect(sheet).toHaveCount(0);
  });

  await test.step('a second time it is told what became of it', async () => {
    await page.setViewportSize({ width: 1080, height: 1920 });
    await page.getByRole('button', { name: 'Insert ticket' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('The 18 digits on the ticket').fill(typed.number);
    await sheet.getByRole('button', { name: 'Take the ticket' }).click();
    await expect(sheet.locator('.ticket-in-says')).toContainText('went into a terminal');
    await page.screenshot({ path: 'test-results/ticket-in-1080.png' });
    await page.keyboard.press('Escape');
    await expect(balance(page)).toHaveText('100.00');
  });

  await test.step('scanned: no touch at all, and Enter presses nothing', async () => {
    await page.locator('.tray-chip').first().focus();
    await scan(page, scanned.number);
    await expect(balance(page)).toHaveText('200.00');
    await expect(page.locator('.foot-says')).toContainText('100.00 credited');
  });

  await test.step('by camera: the QR code of the paper', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(showToTheCamera, seen.qr);
    await page.getByRole('button', { name: 'Insert ticket' }).click();
    await page.getByRole('button', { name: 'Read it with the camera' }).click();
    await expect(balance(page)).toHaveText('300.00');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('where there is no camera the sheet says so, and the number can be typed', async ({
  page,
  holdOwn,
  quiet,
}) => {
  quiet(page);
  const taking = await holdOwn('no-camera');
  await page.goto(`/terminal.html?table=${taking.name}&seat=3&lang=pt`);
  await page.getByRole('button', { name: 'Inserir talão' }).click();
  await page.getByRole('button', { name: 'Ler com a câmara' }).click();
  await expect(page.getByRole('alert')).toContainText('escreva o número');
  await expect(page.getByLabel('Os 18 algarismos do talão')).toBeEditable();
});

/** A scanner's keys, five milliseconds apart by their own clock, however busy this machine is. */
async function scan(page: Page, number: string): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  const from = Date.now() / 1000;
  for (const [at, key] of [...number.split(''), 'Enter'].entries()) {
    const text = key === 'Enter' ? '\r' : key;
    const timestamp = from + at * 0.005;
    await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp });
    await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp });
  }
  await keys.detach();
}

/** Runs in the page: its camera sees this code on white paper, as cameras do, a little grey. */
function showToTheCamera(rows: readonly string[]): void {
  const [dot, edge] = [8, 40];
  const canvas = document.createElement('canvas');
  canvas.width = rows.length * dot + 2 * edge;
  canvas.height = canvas.width;
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new Error('a canvas can be drawn on');
  const draw = () => {
    drawing.fillStyle = '#e8e6e0';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.fillStyle = '#222';
    for (const [y, row] of rows.entries()) {
      for (const [x, bit] of row.split('').entries()) {
        if (bit === '1') drawing.fillRect(edge + x * dot, edge + y * dot, dot, dot);
      }
    }
  };
  draw();
  setInterval(draw, 50);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.resolve(canvas.captureStream(20)) },
  });
}
