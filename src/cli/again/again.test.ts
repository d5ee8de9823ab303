// `sabot again` on a house that has played: under its own rules a day is what it was, to the cent.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { TestHouse } from '../../server/testing/house.ts';
import { playedHouse } from '../../server/testing/played-house.ts';
import { post } from '../../server/testing/screen.ts';
import type { AgainPage } from '../../wire/inspection/again.ts';
import type { FigureRow } from '../../wire/reports/accounts.ts';
import { linesIn, sabot } from '../testing/sabot.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let house: TestHouse;
beforeAll(async () => {
  house = await playedHouse();
});
afterAll(() => house.end());

async function asOperator(): Promise<Record<string, string>> {
  const { body } = await post(`${house.url}/api/demo/roles`, { role: 'operator' });
  const { token } = body as { readonly token: string };
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

async function again(asked: object): Promise<AgainPage> {
  const headers = await asOperator();
  const request = { method: 'POST', headers, body: JSON.stringify(asked) };
  const answer = await fetch(`${house.url}/api/again`, request);
  expect(answer.status).toBe(200);
  return (await answer.json()) as AgainPage;
}

test('[R-HIS-3] with nothing changed the day is that of the reports, table by table', async () => {
  const played = await again({});
  expect(played.coups).toBeGreaterThanOrEqual(8);
  expect([played.left, played.notCompared]).toEqual([[], []]);
  for (const { did, would } of played.rows) expect(would).toEqual(did);
  const asked = `by=table&from=${played.day}&to=${played.day}`;
  const report = await fetch(`${house.url}/api/reports/figures?${asked}`, {
    headers: await asOperator(),
  });
  const { rows } = (await report.json()) as { readonly rows: readonly FigureRow[] };
  const wins = new Map<string, number>();
  for (const { table, would } of played.rows) wins.set(table, (wins.get(table) ?? 0) + would.win);
  expect(wins.size).toBeGreaterThan(0);
  for (const { key, win } of rows) expect([key, wins.get(key) ?? 0]).toEqual([key, win]);
});

test('the command says the same, and other odds move the win by what they pay', async () => {
  const own = await again({ table: 'rapid' });
  const typed = ['again', '--data', house.folder, '--table', 'rapid'];
  const { out, code } = await sabot([...typed, '--json']);
  expect(code).toBe(0);
  const [line] = linesIn(out);
  expect(line).toMatchObject({ day: own.day, totals: own.totals, left: [] });

  const rules = join(house.folder, 'rules.json');
  // Nobody loses on Player any more: each losing stake goes back, each win is paid as before.
  const odds = {
    player: [
      { when: 'player-wins', pays: [1, 1] },
      { when: 'tie', pays: 'push' },
    ],
  };
  const kind = { player: [...odds.player, { when: 'banker-wins', pays: 'push' }] };
  await writeFile(rules, JSON.stringify({ odds: kind }));
  const [other] = linesIn((await sabot([...typed, '--rules', rules, '--json'])).out);
  const { rows } = other as unknown as AgainPage;
  for (const { bet, did, would } of rows) {
    if (bet === 'player') expect(would.win).toBeLessThanOrEqual(0);
    else expect(would).toEqual(did);
  }
  const text = await sabot(['again', '--data', house.folder, '--limit', 'tie=1:2:1']);
  expect(text.out).toMatch(/^Gaming day \d{4}-\d\d-\d\d, \d+ coups, played once more\./u);
  expect(text.out).toMatch(/wagers left out/u);
});

test('what cannot be played is refused with its reason', async () => {
  const typed = ['again', '--data', house.folder];
  const bad = await sabot([...typed, '--limit', 'tie=1']);
  expect([bad.code, bad.error]).toEqual([
    2,
    expect.stringContaining('--limit: expected bet=min:max:step, got "tie=1"'),
  ]);
  const version = await sabot([...typed, '--game', 'lucky-6']);
  expect([version.code, version.error]).toEqual([1, expect.stringContaining('no version')]);
  const day = await sabot([...typed, '--day', '1999-01-01']);
  expect([day.code, day.error]).toEqual([1, expect.stringContaining('1999-01-01: no coups.')]);
});
