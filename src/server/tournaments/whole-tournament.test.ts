import { afterAll, beforeAll, expect, test } from 'vitest';

import { dealtTable, planOf, startTestHouse, type TestHouse } from '../testing/house.ts';
import { PlayedTable, PlayedTournament } from '../testing/tournament.ts';
import { post } from '../testing/screen.ts';
import { verifyHouse } from '../checks/verify/verify-house.ts';

const CUP = 'derwent-cup';
/** A machine with much else to do may keep a single answer waiting for long. */
const PATIENCE_MS = 60_000;
const PLAYER_WINS = ['9s', '2h', 'Kd', 'Kc'] as const;
const SECRET = {
  ...{ name: 'A. Patron', seatNumber: '1', figures: '$200', words: 'two hundred dollars' },
  ...{ marked: ['player' as const], signature: 'A. Patron' },
};

let house: TestHouse;
let cup: PlayedTournament;

beforeAll(async () => {
  house = await startTestHouse({}, { plan: planOf(dealtTable('t1')) });
  await house.house.tournaments.demonstrate();
  cup = new PlayedTournament(house, CUP, PATIENCE_MS);
  for (const role of ['tournament-director', 'dealer', 'table-inspector', 'operator'] as const) {
    await cup.join(role);
  }
});
afterAll(() => house.end());

const director = () => cup.as('tournament-director');
const view = () => director().view;

/** A coup in which everybody left at the table puts so much on a side. */
async function coup(table: PlayedTable, stakes: Readonly<Record<number, number>>, lost = 0) {
  const wagers = Object.entries(stakes).map(
    ([seat, stake]) => [Number(seat), Number(seat) === lost ? 'banker' : 'player', stake] as const,
  );
  await table.coup(wagers, PLAYER_WINS);
}

const endOf = (session: string, table: string) =>
  director().do({ do: 'end-table', session, table });

/** Seat 3 loses all; seat 1 wagers in secret and wins. */
async function playFirstTable(): Promise<void> {
  const table = new PlayedTable(cup, 'heats', 'cup-1');
  await table.begin();
  await coup(table, { 1: 50_000, 2: 5_000, 3: 50_000 }, 3);
  await coup(table, { 2: 5_000, 3: 50_000, 1: 5_000 }, 3);
  await director().shows(({ sessions: [heats] }) => {
    const standings = heats?.tables[0]?.play?.view.standings ?? [];
    return standings.some(({ seat, state }) => seat === 3 && state === 'eliminated');
  });
  await table.dealer({ do: 'open-wagering' });
  await table.patron(2, { do: 'place-wager', seat: 2, on: 'player', stake: 5_000 });
  await table.patron(1, { do: 'hand-in-form', seat: 1, form: SECRET });
  await table.dealer({ do: 'mark-secret', seat: 1 });
  await table.inspector({ do: 'record-form', seat: 1 });
  await table.inspector({ do: 'examine-form', seat: 1, finding: 'approved' });
  await table.dealer({ do: 'close-wagering' });
  await table.deal(PLAYER_WINS);
  await table.inspector({ do: 'announce-secrets' });
  await table.dealer({ do: 'settle-coup' });
  await coup(table, { 1: 5_000, 2: 5_000 });
  await endOf('heats', 'cup-1');
}

/** Seats 2 and 3 come out level for the second place: they play one coup more. */
async function playSecondTable(): Promise<void> {
  const table = new PlayedTable(cup, 'heats', 'cup-2');
  await table.begin();
  for (let each = 0; each < 4; each += 1) await coup(table, { 1: 10_000, 2: 5_000, 3: 5_000 });
  await endOf('heats', 'cup-2');
  const settle = { do: 'settle-session', session: 'heats' } as const;
  expect(await director().ask(settle)).toMatchObject({ refusal: { refused: 'not-decided' } });

  const order = { session: 'heats', table: 'cup-2', playOff: 'play-off', bank: 50_000 };
  await director().do({ do: 'order-play-off', ...order, card: 'As' });
  await director().do({ do: 'start-session', session: 'play-off' });
  const playOff = new PlayedTable(cup, 'play-off', 'cup-2');
  await playOff.begin(50_000);
  const [winner = 0, loser = 0] = playOff.seats;
  await coup(playOff, { [winner]: 5_000, [loser]: 5_000 }, loser);
  await endOf('play-off', 'cup-2');
  await director().do({ do: 'settle-session', session: 'play-off' });
  await director().do(settle);
}

async function playFinal(patrons: readonly string[]): Promise<void> {
  const startsAt = house.house.clock.now();
  const plan = { session: 'final', round: 'Final', patrons: [...patrons], startsAt };
  await director().do({ do: 'plan-session', ...plan });
  await director().do({ do: 'draw-seats', session: 'final' });
  await director().do({ do: 'start-session', session: 'final' });
  const table = new PlayedTable(cup, 'final', 'cup-1');
  await table.begin();
  const stakes = { 1: 20_000, 2: 15_000, 3: 10_000, 4: 5_000 };
  for (let each = 0; each < 4; each += 1) await coup(table, stakes);
  await endOf('final', 'cup-1');
  await director().do({ do: 'settle-session', session: 'final' });
}

test('six patrons: an elimination, a secret, a play-off, the final and its prizes', async () => {
  await director().do({ do: 'sign-director-on' });
  await director().do({ do: 'start-session', session: 'heats' });
  await playFirstTable();
  await playSecondTable();
  const finalists = view()
    .board.filter(({ round, state }) => round === 'Final' && state === 'entered')
    .map(({ patron }) => patron);
  expect(finalists).toHaveLength(4);
  await playFinal(finalists);
  await director().do({ do: 'award-prizes' });

  // Six fees of 110.00, a tenth of them kept: 594.00 in three prizes.
  expect(view().prizes.map(({ place, cents }) => [place, cents])).toEqual([
    [1, 29_700],
    [2, 17_820],
    [3, 11_880],
  ]);
  expect(view().board[0]).toMatchObject({ rank: 1, prize: 29_700 });
  for (const { patron } of view().prizes) await cup.as('operator').do({ do: 'pay-prize', patron });
  await director().shows(({ prizes }) => prizes.every(({ paid }) => paid));

  const report = await verifyHouse({ address: house.address, threads: 1 });
  expect(report.damages).toEqual([]);
}, 300_000);

test('in a demonstration the cards come from a virtual shoe', async () => {
  const body = { tournament: CUP, session: 'final', table: 'cup-1' };
  const none = await post(`${house.url}/api/demo/tournaments/deal`, body);
  expect(none.status).toBe(409);
});
