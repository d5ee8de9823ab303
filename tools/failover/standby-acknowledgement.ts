// Whether anything is acknowledged that a synchronous standby has not got: the standby is frozen,
// an append is committed by the first server alone, and the session that waits is ended.

import { setTimeout as wait } from 'node:timers/promises';

import { connect } from '../../src/server/storage/postgres/connect.ts';
import { journalOn, TestTable } from '../../src/server/testing/journal.ts';
import { StandbyPair } from './standby.ts';

const LOOK_MS = 10;

/** What is wrong: the answer must wait for the standby, and be true once that is promoted. */
export async function acknowledgedByStandbyFirst(): Promise<readonly string[]> {
  const pair = await StandbyPair.start();
  const findings: string[] = [];
  const admin = await connect(pair.address, 'failover');
  const counts = async (sql: string): Promise<number> => (await admin.query(sql)).rowCount ?? 0;
  const until = async (holds: () => Promise<boolean>): Promise<void> => {
    while (!(await holds())) await wait(LOOK_MS);
  };
  try {
    const journal = await journalOn(pair.address);
    const table = await TestTable.open(journal, 'table:1');
    await table.append();
    pair.freezeStandby(true);
    const answers: unknown[] = [];
    const second = table.append();
    void second.then(answer => answers.push(answer));
    await until(async () => (await counts(END_THE_WAITING)) > 0);
    await until(async () => (await counts('select from journal where seq = 2')) > 0);
    // The journal asks again by now, in a session that waits as the first did.
    await until(async () => answers.length > 0 || (await counts(WAITING)) > 0);
    if (answers.length > 0) findings.push('acknowledged before the standby had it');
    pair.freezeStandby(false);
    const answer = await second;
    if (!('last' in answer) || answer.last !== 2) findings.push('what was committed was refused');
    await admin.end();
    await pair.failOver();
    const promoted = await connect(pair.address, 'failover');
    const { rowCount } = await promoted.query('select from journal');
    if (rowCount !== 2) findings.push(`the promoted standby has ${rowCount} of 2 events`);
    await promoted.end();
    await journal.close(0);
  } finally {
    await pair.stop();
  }
  return findings;
}

const END_THE_WAITING = `select pg_terminate_backend(pid) from pg_stat_activity
  where wait_event = 'SyncRep' and application_name like '%writer%'`;
const WAITING = `select from pg_stat_activity where wait_event = 'SyncRep'`;
