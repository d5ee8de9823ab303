import { setTimeout as wait } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import { connect } from '../../src/server/storage/postgres/connect.ts';
import { journalOn, TestTable } from '../../src/server/testing/journal.ts';
import { debianPostgres, StandbyPair } from './standby.ts';

/** Two servers take their time to be made: `npm run failover:short` asks for them. */
const isHere = process.env['SABOT_FAILOVER'] !== undefined && debianPostgres() !== null;

test.runIf(isHere)(
  'nothing is acknowledged that a synchronous standby has not got',
  async () => {
    const pair = await StandbyPair.start();
    onTestFinished(() => pair.stop());
    const journal = await journalOn(pair.address);
    const table = await TestTable.open(journal, 'table:1');
    expect(await table.append()).toMatchObject({ last: 1 });
    pair.freezeStandby(true);
    const second = table.append();
    let isAnswered = false;
    void second.then(() => {
      isAnswered = true;
    });
    // It is committed here and waits for the standby; its session is ended, and with it the wait.
    const admin = await connect(pair.address, 'failover');
    for (let ended = 0; ended === 0;) {
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where wait_event = 'SyncRep' and application_name like '%writer%'`,
      );
      ended = rowCount ?? 0;
    }
    const isStored = async (): Promise<boolean> => {
      const { rows } = await admin.query('select from journal where seq = 2');
      return rows.length === 1;
    };
    while (!(await isStored())) await wait(10);
    // Asked again by now, in a session of its own that waits as the first did.
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await admin.query(
        `select from pg_stat_activity where wait_event = 'SyncRep'`,
      );
      return rows.length > 0;
    };
    while (!isAnswered && !(await isWaiting())) await wait(10);
    expect(isAnswered).toBe(false);
    await admin.end();
    pair.freezeStandby(false);
    expect(await second).toMatchObject({ last: 2 });
    await pair.failOver();
    const promoted = await connect(pair.address, 'failover');
    const { rows } = await promoted.query('select seq from journal order by seq');
    expect(rows).toEqual([{ seq: 1 }, { seq: 2 }]);
    await promoted.end();
    await journal.close(0);
  },
  120_000,
);
