// Surveillance and the inspector over HTTP, on a live house: what they read, what goes on record,
// and that nobody else does either.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { publicKeyText } from '../checks/checkpoints/key.ts';
import { knownHouseKey } from '../checks/checkpoints/key.ts';
import { checkDayFile } from '../checks/day-file/day-file.ts';
import { staff } from '../../table/testing/scene.ts';
import type {
  BooksRunning,
  CoupVerdict,
  DayMade,
  InspectedCoup,
  VerificationState,
} from '../../wire/inspection/inspector.ts';
import type {
  CoupsFound,
  FlagList,
  NoteList,
  ShoeWatched,
} from '../../wire/inspection/surveillance.ts';
import type { StaffRole } from '../../wire/roles.ts';
import {
  BANKER_WINS,
  dealCoup,
  openWithShoe,
  PLAYER_WINS,
  recalculate,
} from '../testing/dealt-coup.ts';
import { dealtTable } from '../testing/house.ts';
import { type Answer, LiveHouse } from '../testing/live-house.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

let live: LiveHouse;
beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('pit')]);
  const act = await openWithShoe(live, 'pit');
  await dealCoup(act, PLAYER_WINS);
  await recalculate(act, 1, BANKER_WINS);
  await act({ do: 'unfreeze-accounts', finding: 'Seen.' }, staff('game-supervisor'));
  await dealCoup(act, ['9c', '5d', 'Td', 'Th'], 1_000);
});
afterAll(() => live.running.end());

async function look<Page>(path: string, role: StaffRole = 'inspector'): Promise<Page> {
  const { status, body } = await live.ask(path, null, await live.as(role));
  expect([path, status]).toEqual([path, 200]);
  return body as unknown as Page; // the route's own answer
}

const send = async (path: string, body: object, role: StaffRole): Promise<Answer> =>
  live.ask(path, body, await live.as(role));

test('the watch has exact odds of the cards left, and stakes that follow them', async () => {
  const watched = await look<ShoeWatched>('/api/surveillance/tables/pit/watch', 'surveillance');
  expect(watched).toMatchObject({ table: 'pit', shoe: 1, coups: 2, cardsLeft: 416 - 8 });
  const player = watched.wagers.find(({ on }) => on === 'player');
  expect(player?.exactly).toMatch(/^-\d+\/\d+$/u);
  const [numerator = 0, denominator = 1] = (player?.exactly ?? '').split('/').map(Number);
  expect(player?.expected).toBeCloseTo(numerator / denominator, 12);
  expect(watched.followers).toMatchObject([{ patron: 'patron-1', on: 'player', coups: 2 }]);
  const { flags } = await look<FlagList>('/api/surveillance/tables/pit/flags', 'surveillance');
  expect(flags).toEqual([]);
});

test('a search finds coups by patron, seat, card, wager and stake', async () => {
  const found = async (query: string) => {
    const page = await look<CoupsFound>(`/api/surveillance/search?${query}`, 'surveillance');
    return page.coups.map(({ coup }) => coup);
  };
  expect(await found('patron=patron-1')).toEqual([2, 1]);
  expect(await found('patron=patron-1&least=2000')).toEqual([1]);
  expect(await found('seat=1&most=1000&on=player')).toEqual([2]);
  expect(await found('card=Td')).toEqual([2]);
  expect(await found('patron=nobody')).toEqual([]);
  expect(await found('to=1000')).toEqual([]);
});

test('a note is on record and stays with those who watch; nobody else writes one', async () => {
  const note = { kind: 'mark', table: 'pit', says: 'Stake moved by hand?' };
  expect((await send('/api/surveillance/notes', note, 'surveillance')).status).toBe(201);
  for (const role of ['inspector', 'pit-boss', 'dealer'] as const) {
    expect((await send('/api/surveillance/notes', note, role)).status).toBe(403);
  }
  const { notes } = await look<NoteList>('/api/surveillance/notes');
  expect(notes).toMatchObject([{ ...note, by: 'the-surveillance', shoe: null }]);
  // What the floor may look up does not tell of it.
  const { events } = await look<{ events: readonly { kind: string }[] }>(
    '/api/significant-events?limit=500',
    'pit-boss',
  );
  expect(events.map(({ kind }) => kind)).not.toContain('surveillance-noted');
});

test('a hold freezes by a supervisor who proves it, and by nobody without', async () => {
  await live.as('game-supervisor');
  const asked = { table: 'pit', shoe: 1, coup: 2, why: 'late chip', freeze: true };
  const alone = await send('/api/disputes', asked, 'surveillance');
  expect([alone.status, alone.body['frozen']]).toEqual([201, false]);
  const password = 'correct horse battery';
  const wrong = { ...asked, freezer: { id: 'the-game-supervisor', password: 'not this one' } };
  expect((await send('/api/disputes', wrong, 'surveillance')).status).toBe(401);
  const dealer = { ...asked, freezer: { id: 'the-inspector', password } };
  await live.as('inspector');
  expect((await send('/api/disputes', dealer, 'surveillance')).status).toBe(409);
  const held = { ...asked, freezer: { id: 'the-game-supervisor', password } };
  const made = await send('/api/disputes', held, 'surveillance');
  expect([made.status, made.body['frozen']]).toEqual([201, true]);
});

test('[R-HIS-4] an inspector sees a coup as it was and as it was put right', async () => {
  const at = '/api/inspection/tables/pit/coups/1/1';
  const { versions } = await look<InspectedCoup>(at);
  expect(versions.map(({ result, clause }) => [result, clause === null])).toEqual([
    ['player', true],
    ['banker', false],
  ]);
  expect(versions.map(({ wagers }) => wagers[0]?.paid)).toEqual([10_000, 0]);
  expect(versions[0]?.cards.map(({ to, card }) => `${to} ${card}`)).toEqual([
    ...['player 9s', 'banker 5h', 'player Ts', 'banker Tc'],
  ]);
  expect(await look<CoupVerdict>(`${at}/verdict`)).toMatchObject({ objections: [], elsewhere: 0 });
});

test('[R-HIS-1] the whole house is verified at the press of a key', async () => {
  const begun = await send('/api/inspection/verification', {}, 'inspector');
  expect([begun.status, begun.body['state']]).toEqual([200, 'running']);
  const state = () => look<VerificationState>('/api/inspection/verification');
  await expect.poll(async () => (await state()).state, { timeout: 240_000 }).toBe('done');
  const { report, checked, of, by } = await state();
  expect(report).toMatchObject({ isWhole: true, damages: [], objections: [] });
  expect([by, checked]).toEqual(['the-inspector', of]);
});

test('books as they run: digests, clauses, who keeps each', async () => {
  const { books } = await look<BooksRunning>('/api/inspection/books');
  const rapid = books.find(({ tables }) => tables.includes('pit'));
  expect(rapid?.document).toMatch(/^[0-9a-f]{64}$/u);
  expect(rapid?.running).toMatch(/^[0-9a-f]{64}$/u);
  expect(new Set(books.map(({ running }) => running)).size).toBe(books.length);
  expect(rapid?.clauses.length).toBeGreaterThan(50);
  expect(new Set(rapid?.clauses.map(({ keptBy }) => keptBy))).toContain('engine');
});

test('a day is taken away signed and checked without the house; none of it changes', async () => {
  const coup = await look<InspectedCoup>('/api/inspection/tables/pit/coups/1/1');
  const made = await send(`/api/inspection/days/${coup.gamingDay}`, {}, 'inspector');
  expect(made.status).toBe(201);
  const { name, events } = made.body as unknown as DayMade; // the route's own answer
  const cookie = await live.as('inspector');
  const answer = await fetch(`${live.url}/api/inspection/files/${name}`, { headers: { cookie } });
  const file = Buffer.from(await answer.arrayBuffer());
  const key = await knownHouseKey(live.running.folder);
  if (key === null) throw new Error('the house has signed');
  expect(checkDayFile(file, key)).toMatchObject({
    faults: [],
    coups: 2,
    statement: { day: coup.gamingDay, events, house: 'Test house', made: { role: 'inspector' } },
  });
  const text = file.toString('utf8');
  const lines = text.split('\n');
  const without = [...lines.slice(0, 4), ...lines.slice(5)].join('\n');
  const otherDay = text.replace(`"day":"${coup.gamingDay}"`, '"day":"2001-01-01"');
  for (const bad of [without, otherDay]) {
    expect(checkDayFile(Buffer.from(bad), key).faults).not.toEqual([]);
  }
  const folder = await mkdtemp(join(tmpdir(), 'sabot-day-'));
  const [day, pem] = [join(folder, name), join(folder, 'key.pem')];
  await writeFile(day, file);
  await writeFile(pem, publicKeyText(key));
  const { sabot } = await import('../../cli/testing/sabot.ts');
  const good = await sabot(['verify-day', day, '--key', pem]);
  expect([good.code, good.out]).toEqual([0, expect.stringContaining('Everything holds.')]);
  await writeFile(day, without);
  expect((await sabot(['verify-day', day, '--key', pem])).code).toBe(1);
  await rm(folder, { recursive: true });
});

test('nobody on the floor opens any of it', async () => {
  const doors = [
    ...['/api/surveillance/tables/pit/watch', '/api/surveillance/tables/pit/flags'],
    ...['/api/surveillance/search?patron=x', '/api/surveillance/notes'],
    ...['/api/inspection/tables/pit/coups/1/1', '/api/inspection/books'],
    ...['/api/inspection/verification', '/api/inspection/tables/pit/coups/1/1/verdict'],
  ];
  for (const role of ['dealer', 'game-supervisor', 'cashier', 'administrator'] as const) {
    for (const door of doors) {
      expect([role, door, (await live.ask(door, null, await live.as(role))).status]).toEqual([
        ...[role, door, 403],
      ]);
    }
  }
});
