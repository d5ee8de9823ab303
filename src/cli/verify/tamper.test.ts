// Somebody with all rights of the database changes what a house left behind; `sabot verify` must
// find and name every change.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { Forger } from '../../server/testing/forger.ts';
import { connect } from '../../server/storage/postgres/connect.ts';
import { startTestPostgres, type TestPostgres } from '../../server/testing/database.ts';
import { playedHouse } from '../../server/testing/played-house.ts';
import { linesIn, sabot } from '../testing/sabot.ts';

// A house plays first, and every verification reads all that it left.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let postgres: TestPostgres;
let admin: pg.Client;
let forger: Forger;
let second: string;
beforeAll(async () => {
  second = await mkdtemp(join(tmpdir(), 'sabot-second-place-'));
  const house = await playedHouse({ checkpoints: second });
  await house.close();
  // The same folder again, for as long as the tests last: each verification joins it.
  postgres = await startTestPostgres({ folder: house.folder });
  admin = await connect(postgres.address, 'somebody with all rights');
  forger = await Forger.at(admin, 'table:rapid');
});
afterEach(() => forger.undo());
afterAll(async () => {
  await admin.end();
  await postgres.stop();
  await rm(second, { recursive: true });
});

/** What `sabot verify` ends with and finds. */
async function verify(...words: readonly string[]) {
  const at = ['verify', '--data', postgres.folder, '--json'];
  const { code, out } = await sabot([...at, ...words]);
  const [report] = linesIn(out);
  const damages = (report?.['damages'] ?? []) as readonly { found: string; says: string }[];
  return { code, damages, found: damages.map(({ found }) => found) };
}

test('untouched, everything holds', async () => {
  expect(await verify('--checkpoints', second)).toEqual({ code: 0, damages: [], found: [] });
});

/** A change of one column of one event, for each column there is. */
const CHANGES = {
  stream: `stream = (select id from stream where name = 'table:live'), seq = 100000`,
  epoch: 'epoch = epoch + 1',
  seq: 'seq = 100000',
  at: `at = at + interval '1 millisecond'`,
  gaming_day: 'gaming_day = gaming_day - 1',
  version: 'version = version + 1',
  currency: `currency = 'NZD'`,
  kind: `kind = 'wager-refused'`,
  prev_hash: `prev_hash = sha256('x')`,
  hash: `hash = sha256('x')`,
  body: `body = json_build_object('was', body)`,
  transfers: `transfers = '[]'`,
  key: `key = 'somebody-elses/1'`,
  answer: `answer = '{"outcome":"done"}'`,
} as const;

test('no column is forgotten here', async () => {
  const { rows } = await admin.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'journal'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(CHANGES).toSorted());
});

describe('[R-EVT-4] of one journal row', () => {
  test.each(Object.entries(CHANGES))('a changed %s is found', async (_, change) => {
    await forger.tamper(`update journal set ${change} where ${forger.at(30)}`);
    const { code, damages } = await verify('--quick');
    expect(code).toBe(1);
    expect(damages[0]?.says).toMatch(/[Ee]vents? \d+/);
  });

  test.each([
    ['the first', 1, 'missing'],
    ['one in the middle', 31, 'missing'],
    ['the last', 0, 'cut-short'],
  ])('%s removed is found', async (_, seq, found) => {
    await forger.tamper(`delete from journal where ${forger.at(seq === 0 ? forger.last : seq)}`);
    const report = await verify('--quick', '--checkpoints', second);
    expect(report.code).toBe(1);
    expect(report.found).toContain(found);
  });

  test.each([
    ['at the end', '$1 + 1'],
    ['before the first', '0'],
    ['far beyond', '$1 + 1000'],
  ])('a row inserted %s is found', async (_, seq) => {
    await forger.copyRow(30, seq.replace('$1', String(forger.last)));
    expect(await verify('--quick')).toMatchObject({ code: 1 });
  });
});

describe('[R-EVT-4] a chain written anew is whole in itself', () => {
  test('from some event on: found from an older checkpoint', async () => {
    await forger.rewriteFrom(30, body => body.replaceAll(/"stake":\d+/g, '"stake":500'));
    await forger.hideTraces();
    expect(await verify('--quick')).toMatchObject({ code: 0 });
    const { code, found, damages } = await verify('--quick', '--checkpoints', second);
    expect({ code, found }).toEqual({ code: 1, found: ['rewritten'] });
    expect(damages[0]?.says).toMatch(/table:rapid was rewritten: event \d+ is not the one of/);
  });

  test('and its replay says that it cannot have happened so', async () => {
    await forger.rewriteFrom(20, () => '{}');
    await forger.hideTraces();
    expect((await verify()).found).toContain('witness-objects');
  });

  test('cut short: found from an older checkpoint', async () => {
    await forger.tamper(`delete from journal where ${forger.from(forger.last - 9)}`);
    await forger.hideTraces();
    expect(await verify('--quick')).toMatchObject({ code: 0 });
    const { code, found } = await verify('--quick', '--checkpoints', second);
    expect({ code, found }).toEqual({ code: 1, found: ['cut-short'] });
  });

  test('with the snapshots left as they were: they tell', async () => {
    await forger.rewriteFrom(2, body => body.replaceAll(/"patron":"/g, '"patron":"x'));
    expect((await verify('--quick')).found).toContain('snapshot-differs');
  });
});

describe('[R-MEM-5] a snapshot', () => {
  test.each([
    ['changed', `body = replace(body, '"phase"', '"phases"')`],
    ['of another event', 'seq = 1'],
    ['of an event that never was', 'seq = 1000000'],
    ['of another release by name', `engine = engine || 'x'`],
    ['with another digest', `digest = sha256('x')`],
  ])('%s is found', async (_, change) => {
    await forger.tamper(`update snapshot set ${change} where ${forger.newestSnapshot()}`);
    const { code, found } = await verify('--quick');
    expect({ code, found }).toEqual({ code: 1, found: ['snapshot-differs'] });
  });

  test.each([
    ['a state that its events do not make', `replace(body, '"debits":', '"debits":1')`],
    ['nonsense', `'[]'`],
  ])('with %s and a digest to match is found by the replay', async (_, body) => {
    await forger.forgeSnapshot(body);
    const { code, found } = await verify();
    expect(code).toBe(1);
    expect(found).toContain('snapshot-differs');
  });

  test('that remembers an answer nobody was given is found', async () => {
    await forger.forgeSnapshot(`replace(body, '"pages":[]', '"pages":[["forged.page",7,[7,12]]]')`);
    const { code, damages } = await verify('--quick');
    expect(code).toBe(1);
    expect(damages[0]?.says).toContain('remembers an answer to forged.page/7');
  });
});
