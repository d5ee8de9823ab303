// A whole small tournament on the real server: the director's office, a table's desk and its
// competitors in the browser; the other table and the final over sockets.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { PlayedTable, PlayedTournament } from '../src/server/testing/tournament.ts';
import { expect, type OpenWindow, test } from './floor.ts';
import { TOURNAMENT_PORT } from './port.ts';
import { type HouseProcess, runHouse } from './run-house.ts';

const CUP = 'derwent-cup';
const PLAYER_WINS = ['9s', '2h', 'Kd', 'Kc'] as const;
const SECRET_TEXTS = 'two hundred dollars';

let house: HouseProcess;
let data: string;

test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'sabot-cup-'));
  house = await runHouse(TOURNAMENT_PORT, data);
});
test.afterAll(async () => {
  await house.stop();
  await rm(data, { recursive: true, force: true });
});

/** Presses one of the big steps, by the beginning of its name. */
const step = (page: Page, name: string) =>
  page
    .locator('.steps')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();

const deskOf = (page: Page, table: string) => page.getByLabel(`Table desk ${table}`);

const deskStep = (page: Page, table: string, name: string) =>
  deskOf(page, table)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();

/** Everybody has a window of their own, as on a floor. */
const opened = async (openWindow: OpenWindow, path: string): Promise<Page> => {
  const page = await openWindow();
  await page.goto(`${house.url}${path}&lang=en`);
  return page;
};

interface FirstTable {
  readonly dealer: Page;
  readonly inspector: Page;
  readonly seats: ReadonlyMap<number, Page>;
}

/** Posts are taken and the shoe is made ready, each step by whoever it falls to. */
async function prepare(dealer: Page, inspector: Page): Promise<void> {
  const due = (page: Page) =>
    deskOf(page, 'cup-1').getByRole('button', { name: /^(Take my post|Load the shoe)/ });
  // The last step of all is to say who was told that patrons turn the cards.
  const last = deskOf(dealer, 'cup-1').getByRole('textbox');
  while (!(await last.isVisible())) {
    for (const page of [dealer, inspector]) {
      const [name] = await due(page).allInnerTexts();
      if (name === undefined) continue;
      await due(page).first().click();
      await expect.poll(() => due(page).allInnerTexts()).not.toContain(name);
    }
  }
  for (const whom of ['Management', 'Surveillance']) {
    await last.fill('M. Chan');
    const told = deskOf(dealer, 'cup-1').getByRole('button', { name: new RegExp(whom) });
    await told.click();
    await expect(told).toBeHidden();
  }
}

/** The first table's people, each at an own screen, with chips and the shoe in. */
async function gather(openWindow: OpenWindow): Promise<FirstTable> {
  const staff = (role: string) =>
    opened(openWindow, `/director.html?tournament=${CUP}&role=${role}`);
  const [dealer, inspector] = [await staff('dealer'), await staff('table-inspector')];
  await prepare(dealer, inspector);
  const seats = new Map<number, Page>();
  for (const seat of [1, 2, 3]) {
    const path = `/competitor.html?tournament=${CUP}&table=cup-1&seat=${seat}`;
    const page = await opened(openWindow, path);
    await page.getByRole('button', { name: 'Take my seat' }).click();
    await deskStep(dealer, 'cup-1', `Give everybody their chips\\s*${seat}`);
    seats.set(seat, page);
  }
  await deskStep(dealer, 'cup-1', 'Begin play');
  return { dealer, inspector, seats };
}

type Area = 'Player' | 'Banker';

/** Whoever is in turn places what was agreed; others are told to wait. */
async function wagers({ seats }: FirstTable, plan: readonly [number, Area, 'least' | 'most'][]) {
  for (const [seat, area, much] of plan) {
    const page = seats.get(seat);
    if (page === undefined) throw new Error(`nobody sits at ${seat}`);
    await expect(page.getByText('Your turn')).toBeVisible();
    await page.locator(`.area-${area.toLowerCase()} .area-touch`).click();
    if (much === 'most') await page.getByRole('button', { name: 'Maximum' }).click();
    await pressed(page.getByRole('button', { name: `Place it: ${area}` }));
    await expect(page.getByText('Your turn')).toBeHidden();
  }
}

/** A key rests for a moment after its meaning has changed; a finger waits as long. */
async function pressed(key: Locator): Promise<void> {
  await expect(key).not.toHaveAttribute('aria-disabled', 'true');
  await key.click();
}

/** Card by card on the same pad as at every table; a touch sends the one before. */
async function dealOut(dealer: Page): Promise<void> {
  const desk = deskOf(dealer, 'cup-1');
  for (const [index, card] of PLAYER_WINS.entries()) {
    await expect(desk.locator('.card-pad')).not.toHaveAttribute('aria-disabled', 'true');
    await desk.locator(`.card-pad [data-card="${card}"]`).click();
    await dealer.keyboard.press('Enter');
    await expect(desk.locator('.cup-coup .hand .card')).toHaveCount(index + 1);
  }
  for (const side of ['Player', 'Player', 'Banker', 'Banker']) {
    await deskStep(dealer, 'cup-1', `Turn a ${side} card`);
  }
}

async function coup(table: FirstTable, plan: readonly [number, Area, 'least' | 'most'][]) {
  const { dealer } = table;
  await deskStep(dealer, 'cup-1', 'Open wagering');
  await wagers(table, plan);
  await deskStep(dealer, 'cup-1', 'No more wagers');
  await dealOut(dealer);
  await deskStep(dealer, 'cup-1', 'Collect and pay');
}

/** Seat 1 wagers in secret: nobody but the inspector reads it before it is read out. */
async function secretCoup(table: FirstTable): Promise<void> {
  const { dealer, inspector, seats } = table;
  const [own, other] = [seats.get(1), seats.get(2)];
  if (own === undefined || other === undefined) throw new Error('seats 1 and 2 are taken');
  await deskStep(dealer, 'cup-1', 'Open wagering');
  await own.getByRole('button', { name: 'Secret wager' }).click();
  const form = { Name: 'A. Patron', 'Seat number': '1', 'Amount in figures': '$200' };
  for (const [label, text] of Object.entries(form)) await own.getByLabel(label).fill(text);
  await own.getByLabel('Amount in words').fill(SECRET_TEXTS);
  await own.getByLabel('Signature').fill('A. Patron');
  await own.getByRole('checkbox', { name: 'Player' }).check();
  await own.getByRole('button', { name: 'Hand the form in' }).click();
  await expect(own.getByText('Nobody else sees it')).toBeVisible();
  await deskStep(dealer, 'cup-1', 'Set the marker');
  await deskStep(inspector, 'cup-1', 'Record the form');
  await expect(inspector.getByText(SECRET_TEXTS)).toBeVisible();
  for (const page of [dealer, other]) expect(await page.content()).not.toContain(SECRET_TEXTS);
  await inspector.getByRole('button', { name: 'Approve' }).click();
  await wagers(table, [[2, 'Player', 'least']]);
  await deskStep(dealer, 'cup-1', 'No more wagers');
  await dealOut(dealer);
  await deskStep(inspector, 'cup-1', 'Read the secret wagers out');
  await expect(other.getByText('Secret wager of seat 1: Player 200.00')).toBeVisible();
  await deskStep(dealer, 'cup-1', 'Collect and pay');
}

/** The other table over sockets: seats 2 and 3 come out level. */
async function playSecondTable(cup: PlayedTournament): Promise<void> {
  const table = new PlayedTable(cup, 'heats', 'cup-2');
  await table.begin();
  for (let each = 0; each < 4; each += 1) {
    const level = [2, 3].map(seat => [seat, 'player', 5_000] as const);
    await table.coup([[1, 'player', 10_000], ...level], PLAYER_WINS);
  }
}

async function playOff(cup: PlayedTournament): Promise<void> {
  const table = new PlayedTable(cup, 'heats-cup-2-play-off', 'cup-2');
  await table.begin();
  const [winner = 0, loser = 0] = table.seats;
  const wagered = [
    [winner, 'player', 5_000],
    [loser, 'banker', 5_000],
  ] as const;
  const { sessions } = cup.as('dealer').view;
  const over = () =>
    cup.as('dealer').view.sessions.find(({ id }) => id === 'heats-cup-2-play-off')?.tables[0]?.play;
  expect(sessions.map(({ id }) => id)).toContain('heats-cup-2-play-off');
  for (let each = 0; each < 10; each += 1) {
    const play = over();
    if (play?.way === 'in-turn' && play.view.over) return;
    // A drawn card may want ten coups, and eight decks hold eight of a card.
    const cards = each % 2 === 0 ? PLAYER_WINS : (['9h', '2s', 'Qc', 'Qd'] as const);
    await table.coup(wagered, cards);
  }
}

async function playFinal(cup: PlayedTournament): Promise<void> {
  const table = new PlayedTable(cup, 'final', 'cup-1');
  await table.begin();
  const stakes = [20_000, 15_000, 10_000, 5_000];
  const wagered = stakes.map((stake, index) => [index + 1, 'player', stake] as const);
  for (let each = 0; each < 4; each += 1) await table.coup(wagered, PLAYER_WINS);
}

test('six patrons, a secret wager, an elimination, a play-off, a final and its prizes', async ({
  openWindow,
}) => {
  test.setTimeout(240_000);
  const director = await opened(openWindow, `/director.html?tournament=${CUP}`);
  const board = await opened(openWindow, `/board.html?tournament=${CUP}`);
  await step(director, 'I am here');
  await step(director, 'Start the session');

  const first = await gather(openWindow);
  const [loses, wins] = [
    [3, 'Banker', 'most'],
    [1, 'Player', 'most'],
  ] as const;
  await coup(first, [[...wins], [2, 'Player', 'least'], [...loses]]);
  await coup(first, [[2, 'Player', 'least'], [...loses], [...wins]]);
  const third = first.seats.get(3) ?? board;
  await expect(third.getByText('You are out of this session')).toBeVisible();
  await secretCoup(first);
  await coup(first, [
    [2, 'Player', 'least'],
    [1, 'Player', 'least'],
  ]);
  await step(director, 'End play at this table');

  const cup = new PlayedTournament({ url: house.url }, CUP);
  for (const role of ['dealer', 'table-inspector'] as const) await cup.join(role);
  await playSecondTable(cup);
  await step(director, 'End play at this table');
  await step(director, 'Settle the session');
  await expect(director.getByRole('alert')).toContainText('A play-off must part');
  await step(director, 'Order a play-off\\s*cup-2');
  await step(director, 'Start the session');
  await playOff(cup);
  await step(director, 'End play at this table');
  await step(director, 'Settle the session.*play-off');
  await step(director, 'Settle the session');

  await step(director, 'Plan the session');
  await step(director, 'Draw the seats');
  await step(director, 'Start the session');
  await playFinal(cup);
  await step(director, 'End play at this table');
  await step(director, 'Settle the session');
  await step(director, 'Award the prizes');
  const unpaid = director.locator('.steps').getByRole('button', { name: /^Pay/ });
  for (let left = 3; left > 0; left -= 1) {
    // One prize after the other: what is paid is gone from the list before the next is touched.
    await expect(unpaid).toHaveCount(left);
    await unpaid.first().click();
  }
  await expect(director.getByText('Nothing is waiting for you now.')).toBeVisible();
  // Six fees of 110.00, a tenth of them kept: 594.00, half of it for the first place.
  await expect(board.locator('tbody tr').first()).toContainText('297.00');
});
