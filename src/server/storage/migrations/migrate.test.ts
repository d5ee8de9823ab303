import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect } from '../postgres/connect.ts';
import { startTestPostgres } from '../../testing/database.ts';
import type { TestPostgres } from '../../testing/database.ts';
import { checksumOf, migrate, MIGRATIONS } from './migrate.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());

test('two that start at once apply each migration once; a second start none', async () => {
  const [one, two] = [
    await connect(postgres.address, 'test'),
    await connect(postgres.address, 'test'),
  ];
  const results = await Promise.all([migrate(one), migrate(two)]);
  const applied = results.map(result => ('applied' in result ? result.applied.length : -1));
  expect(applied.toSorted((a, b) => a - b)).toEqual([0, MIGRATIONS.length]);
  expect(await migrate(one)).toEqual({ applied: [] });

  const changed = MIGRATIONS.map(m => (m.number === 2 ? { ...m, sql: `${m.sql} -- edited` } : m));
  expect(await migrate(one, changed)).toMatchObject({ failed: 'changed-migration' });
  expect(await migrate(one, MIGRATIONS.slice(0, 1))).toMatchObject({ failed: 'newer-release' });

  const broken = [
    ...MIGRATIONS,
    { number: 99, name: 'broken', sql: 'create table half (a int); select 1/0' },
  ];
  await expect(migrate(one, broken)).rejects.toThrow('division by zero');
  const { rows } = await one.query(`select to_regclass('half') as half`);
  expect(rows).toEqual([{ half: null }]);
  await one.end();
  await two.end();
});

test('a released migration is never edited: its checksum stands here', () => {
  const released = Object.fromEntries(MIGRATIONS.map(m => [m.name, checksumOf(m).slice(0, 16)]));
  expect(released).toMatchInlineSnapshot(`
    {
      "append": "12930c89f3a1a419",
      "append-plainly": "e0bc9dbae694cd37",
      "feed": "c957bb90de9d9c38",
      "figures": "557d185930ae8426",
      "journal": "84ca9fef9a197362",
      "locks": "c852b3b260e4f0ec",
      "name-salts": "e0ce87fba1db9b9a",
      "nodes": "7a5846c410ed8df0",
      "password-age": "a9a72c9e7bebeb5e",
      "people": "c47eb359f0b21007",
      "projections": "56835c47bcf3721b",
      "registers": "70106e3d5358a51d",
      "report-cells": "75725424b1a8b79c",
      "report-days": "daec127e03fe0705",
      "session-factors": "3ae840e05aa4d090",
      "session-seals": "0d2deb22591c2e7b",
      "sign-in-places": "5341b24fe2f7b201",
      "spent-shoes": "d05e10d6de851481",
      "virtual-shoes": "ac20613d50fe8d6e",
    }
  `);
  expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1));
});
