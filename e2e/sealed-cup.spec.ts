// A sealed wager of a Crown tournament: signed and sealed at a terminal, opened at the desk.

import { modelConditions, modelFinal } from '../src/tournament/conditions/model-conditions.ts';
import { PlayedTournament } from '../src/server/testing/tournament.ts';
import type { StaffRole, SentTournamentCommand } from '../src/wire/index.ts';
import { nothingSerious } from './axe.ts';
import { expect, test } from './floor.ts';
import { tableFor } from './held-tables.ts';
import { BASE_PORT } from './port.ts';

const PATRONS = ['ada', 'ben'];
const DIRECTOR = 'visitor-tournament-director';
const STAKE = '1,370.00';
const HOUSE = `http://localhost:${BASE_PORT}`;

/** Everything up to the first coup, by the people whose business it is. */
function* preparations(
  now: number,
  table: string,
): Generator<readonly [StaffRole, SentTournamentCommand]> {
  const conditions = modelConditions(now, { rounds: [modelFinal({ length: { coups: 2 } })] });
  const person = { person: DIRECTOR, role: 'game-supervisor', deputies: [] } as const;
  yield ['operator', { do: 'appoint-director', ...person }];
  yield ['operator', { do: 'write-conditions', conditions }];
  yield ['operator', { do: 'record-approval', version: 1, approvedBy: 'VGCCC', document: 'A-1' }];
  yield ['operator', { do: 'publish-conditions' }];
  yield ['operator', { do: 'notify-inspectorate', to: 'The inspectorate' }];
  yield ['operator', { do: 'open-entries' }];
  for (const patron of PATRONS) {
    const yes = { entitled: true, accepts: true, staff: false, mayPromote: false };
    yield ['operator', { do: 'apply', patron, name: patron, channel: 'cage', ...yes }];
    yield ['operator', { do: 'accept-entry', patron, meetsCriteria: true, staffApprovedBy: null }];
  }
  yield ['operator', { do: 'close-entries' }];
  const director = 'tournament-director';
  yield [director, { do: 'designate-tables', tables: [table] }];
  yield [director, { do: 'brief', patrons: PATRONS, understood: true }];
  for (const patron of PATRONS) yield ['operator', { do: 'sign-conditions', patron }];
  yield [director, { do: 'sign-director-on' }];
  const plan = { session: 'final', round: 'Final', patrons: PATRONS, startsAt: now };
  yield [director, { do: 'plan-session', ...plan }];
  yield [director, { do: 'draw-seats', session: 'final' }];
  yield [director, { do: 'start-session', session: 'final' }];
}

test('a wager is sealed with a signature, seen by nobody, and opened after the cards', async ({
  request,
  openWindow,
}, { retry }) => {
  test.setTimeout(180_000);
  const [cup, table] = [`sealed-cup-${retry}`, tableFor('sealed', retry)];
  const { token } = (await (
    await request.post('/api/demo/roles', { data: { role: 'operator' } })
  ).json()) as { token: string }; // checked by the house's own schema
  const headers = { authorization: `Bearer ${token}` };
  const data = { tournament: cup, rulebook: 'crown-rapid' };
  expect((await request.post('/api/tournaments', { data, headers })).status()).toBe(201);
  const house = new PlayedTournament({ url: HOUSE }, cup);
  for (const role of ['operator', 'tournament-director'] as const) await house.join(role);
  for (const [role, command] of preparations(Date.now(), table)) await house.as(role).do(command);

  const open = async (path: string) => {
    const page = await openWindow();
    await page.goto(`${HOUSE}${path}&lang=en`);
    return page;
  };
  const seat = `/competitor.html?tournament=${cup}&table=${table}&seat=`;
  const desk = await open(`/director.html?tournament=${cup}&role=dealer`);
  const [own, other] = [await open(`${seat}1`), await open(`${seat}2`)];
  for (const page of [own, other]) {
    await page.getByRole('button', { name: 'Take my seat' }).click();
    await expect(page.locator('.own-chips')).toContainText('10,000.00');
  }
  const step = (name: string) => desk.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const supervisor = await open(`/director.html?tournament=${cup}&role=game-supervisor`);
  for (const part of ['', 'Bring', 'Check', 'Shuffle', 'Cut', 'Place', 'Burn']) {
    const page = part === 'Cut' ? supervisor : desk;
    await page.getByRole('button', { name: new RegExp(`^Load the shoe ?${part}`, 'i') }).click();
  }
  await step('Open wagering');

  // The office, the desk, the board and a competitor's seat, as they are while wagers are open.
  const board = await open(`/board.html?tournament=${cup}`);
  await expect(board.locator('table')).toBeVisible();
  for (const page of [supervisor, desk, own, board]) await nothingSerious(page);
  await own.getByRole('button', { name: /^Secret wager/ }).click();
  await own.getByRole('radio', { name: 'Banker' }).check();
  await own.locator('.secret-form').getByLabel('Stake').fill('1370');
  await expect(own.getByRole('button', { name: 'Sign and seal' })).toBeDisabled();
  await own.getByLabel('Signature').fill('Ada in ink');
  await own.getByRole('button', { name: 'Sign and seal' }).click();
  await expect(own.getByText('Your secret wager is sealed.')).toBeVisible();
  await nothingSerious(own);
  await step('No more wagers');
  for (const [index, card] of ['9s', '7c', 'Kh', 'Kd'].entries()) {
    await expect(desk.locator('.card-pad')).not.toHaveAttribute('aria-disabled', 'true');
    await desk.locator(`.card-pad [data-card="${card}"]`).click();
    await desk.keyboard.press('Enter');
    await expect(desk.locator('.cup-coup .hand .card')).toHaveCount(index + 1);
  }
  await step('Collect and pay');
  await expect(desk.getByRole('button', { name: /^Open the secret wager/ })).toBeVisible();
  for (const page of [desk, other]) expect(await page.content()).not.toContain(STAKE);

  await step('Open the secret wager');
  await expect(desk.locator('.positions')).toContainText(`Banker ${STAKE}`);
  await step('Collect and pay');
  await expect(own.locator('.own-chips')).toContainText('8,630.00');
});
