// A house as 0.1.0 left it, in the database of 0.1.0: it opens, verifies and plays under this
// release.

import { readFileSync } from 'node:fs';

import type pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { dailyCheck } from '../../src/server/checks/verify/daily-check.ts';
import { connect } from '../../src/server/storage/postgres/connect.ts';
import { migrate, MIGRATIONS } from '../../src/server/storage/migrations/migrate.ts';
import { HOUSE_STREAM } from '../../src/server/storage/journal/house-stream-name.ts';
import { type RunningHouse, startHouse } from '../../src/server/start.ts';
import { must, startTestPostgres, type TestPostgres } from '../../src/server/testing/database.ts';
import { testSettings } from '../../src/server/testing/house.ts';
import { BANKER_WINS } from '../../src/server/testing/dealt-coup.ts';
import type { SentCommand } from '../../src/table/acts.ts';
import type { Actor, Setup } from '../../src/table/setup/setup.ts';
import { staff } from '../../src/table/testing/scene.ts';
import { type RecordedEvent, unpack } from './journal.ts';
import { STREAM } from './record.ts';

const GOLDEN = new URL('0.1.0/', import.meta.url);
/** The last one that 0.1.0 had. */
const OF_0_1_0 = 9;
const TABLE = 'golden';
const LIFETIME_MS = 120_000;

const recorded = (name: string): readonly RecordedEvent[] =>
  unpack(readFileSync(new URL(`${name}.jsonl.gz`, GOLDEN)));

/** Puts a recorded stream into the database as 0.1.0 wrote it, to the byte. */
async function store(
  client: pg.ClientBase,
  stream: string,
  events: readonly RecordedEvent[],
): Promise<void> {
  const epoch = Math.max(...events.map(each => each.epoch));
  await client.query('insert into stream (name, epoch) values ($1, $2)', [stream, epoch]);
  for (const each of events) {
    const { seq, at, gamingDay, currency, kind, version, body, transfers, key, answer } = each;
    await client.query(
      `insert into journal (stream, epoch, seq, at, gaming_day, version, currency, kind, body,
                            transfers, key, answer, prev_hash, hash)
       select id, $2, $3, to_timestamp($4::numeric / 1000), $5, $6, $7, $8, $9::json, $10::json,
              $11, $12::json, decode($13, 'base64'), decode($14, 'base64')
         from stream where name = $1`,
      [
        ...[stream, each.epoch, seq, at, gamingDay, version, currency, kind, body, transfers],
        ...[key, answer, each.prevHash, each.hash],
      ],
    );
  }
}

const urlOf = ({ address }: TestPostgres): string => {
  if ('url' in address) return address.url;
  const { host, port, user, password, database } = address;
  const place = `${encodeURIComponent(user)}:${encodeURIComponent(password)}@localhost`;
  return `postgres://${place}/${database}?host=${encodeURIComponent(host)}&port=${port}`;
};

/** The set-up with which the recorded table was opened. */
function setupIn(events: readonly RecordedEvent[]): Setup {
  const opened = events.findLast(({ kind }) => kind === 'table-opened');
  const { setup } = JSON.parse(opened?.body ?? '{}') as { setup: Setup }; // written by 0.1.0
  return setup;
}

/** One coup by a patron who bought in under 0.1.0; answers with the first no. */
async function playOn({ house }: RunningHouse): Promise<object | null> {
  const mailbox = house.table(TABLE)?.parts?.mailbox;
  if (mailbox === undefined) return { notOpen: TABLE };
  const act = async (command: SentCommand, by: Actor = staff('dealer')): Promise<object | null> => {
    const outcome = await mailbox.submit({ by, command });
    return outcome.outcome === 'done' ? null : { [command.do]: outcome };
  };
  const lay = { seat: 2, patron: 'patron-2', bet: { on: 'player' }, stake: 5_000 } as const;
  const dealt = BANKER_WINS.map(card => ({ do: 'deal-card', card, source: 'keypad' }) as const);
  return (
    (await act({ do: 'open-wagering' })) ??
    (await act({ do: 'set-wager', ...lay }, { role: 'patron', id: 'patron-2', seat: 2 })) ??
    (await act({ do: 'close-wagering' })) ??
    (await dealt.reduce<Promise<object | null>>(
      async (before, card) => (await before) ?? act(card),
      Promise.resolve(null),
    )) ??
    (await act({ do: 'settle-coup' }))
  );
}

test('[R-SW-3] a house of 0.1.0 opens, verifies and plays', { timeout: LIFETIME_MS }, async () => {
  const postgres = await startTestPostgres();
  const table = recorded('keyed-table');
  const client = await connect(postgres.address, 'sabot test');
  must(await migrate(client, MIGRATIONS.slice(0, OF_0_1_0)));
  await store(client, HOUSE_STREAM, recorded('house'));
  await store(client, STREAM, table);
  await client.end();
  const settings = testSettings(postgres.folder, { databaseUrl: urlOf(postgres) });
  const start = async (): Promise<RunningHouse> =>
    must(await startHouse({ settings, log: pino({ level: 'silent' }) }));

  const first = await start();
  const setup = setupIn(table);
  await first.house.record.install({ name: TABLE, title: 'Golden', shoe: 'dealt', setup }, null);
  await first.close();
  const upgraded = await start();
  expect(await playOn(upgraded)).toBeNull();
  const after = upgraded.house.table(TABLE)?.parts?.mailbox.table;
  expect(after?.coup).toBeNull();
  const report = await dailyCheck(upgraded.address);
  expect(report).toMatchObject({ isWhole: true, damages: [] });
  expect(report.events).toBeGreaterThan(table.length);
  expect(report.judged?.objections ?? []).toEqual([]);
  await upgraded.close();
  await postgres.stop();
});
