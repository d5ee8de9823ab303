// Ways to alter a stopped copy of a house, as data: what is done, and who is expected to find it.

import { generateKeyPairSync } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PROJECTIONS as GATHERED } from '../../src/server/reports/projections/index.ts';
import { PEOPLE, PROGRAMS, TICKETS } from './register-ways.ts';
import type { StoppedCopy } from './stopped-copy.ts';
import { alone, type Alter, drop, set, sql, STREAM, type Way } from './way.ts';

const ROW = `stream = ${STREAM} and seq = 30`;
const LAST = `(select max(seq) from journal where stream = ${STREAM})`;

/** Takes away what else could tell: snapshots, and all that was gathered from the events. */
async function hideTraces({ admin }: StoppedCopy): Promise<void> {
  const gathered = GATHERED.flatMap(({ tables }) => tables);
  for (const table of ['snapshot', 'projection', ...gathered])
    await admin.query(`delete from ${table}`);
}

/** Every projection goes, so that the rewritten chain is all there is. */
const rewrite =
  (change: (body: string) => string, stream = 'table:rapid', from = 2): Alter =>
  async copy => {
    const forger = await copy.forger(stream);
    await forger.rewriteFrom(from, change);
    await hideTraces(copy);
  };

const first = (pattern: RegExp, to: string) => {
  let isDone = false;
  return (body: string): string => {
    if (isDone || !pattern.test(body)) return body;
    isDone = true;
    return body.replace(pattern, to);
  };
};

const COLUMNS: Readonly<Record<string, string>> = {
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
};

const insertAt = (seq: string): Alter =>
  sql(`insert into journal (stream, epoch, seq, at, gaming_day, version, currency, kind, prev_hash,
      hash, body, transfers, key, answer) select stream, epoch, ${seq}, at, gaming_day, version,
      currency, kind, prev_hash, hash, body, transfers, null, answer from journal where ${ROW}`);

const ROWS: readonly Way[] = [
  ...Object.entries(COLUMNS).map(([column, change]) =>
    alone(`a journal row’s ${column}`, 'rows', sql(`update journal set ${change} where ${ROW}`)),
  ),
  alone(
    'the first event removed',
    'rows',
    sql(`delete from journal where stream = ${STREAM} and seq = 1`),
  ),
  alone('an event in the middle removed', 'rows', sql(`delete from journal where ${ROW}`)),
  alone('an event copied to the end', 'rows', insertAt(`${LAST} + 1`)),
  alone('an event copied before the first', 'rows', insertAt('0')),
  alone('an event copied far beyond the end', 'rows', insertAt(`${LAST} + 1000`)),
];

const CHAIN: readonly Way[] = [
  alone(
    'a payment at other odds',
    'chain',
    rewrite(first(/("outcome":"lose","paid":)0/u, '$1500')),
  ),
  alone(
    'a lost wager told as won',
    'chain',
    rewrite(first(/"outcome":"lose"/u, '"outcome":"win"')),
  ),
  alone(
    'a flipped result',
    'chain',
    rewrite(first(/"result":"(player|banker|tie)"/u, '"result":"x"')),
  ),
  alone('another card', 'chain', rewrite(first(/("to":"player","card":)"[^"]+"/u, '$1"9s"'))),
  alone(
    'other stakes',
    'chain',
    rewrite(body => body.replaceAll(/"stake":\d+/gu, '"stake":500')),
  ),
  alone('a wager after the time', 'chain', rewrite(first(/"closesAt":\d+/u, '"closesAt":1'))),
  alone('other limits', 'chain', rewrite(first(/"max":\d+/u, '"max":1'))),
  alone('another table’s deck count', 'chain', rewrite(first(/"decks":\d+/u, '"decks":1'))),
  alone(
    'a coup settled by a cashier',
    'chain',
    rewrite(body =>
      body.includes('"record":') ? body.replace('"role":"dealer"', '"role":"cashier"') : body,
    ),
  ),
  alone(
    'a ticket issued for more',
    'chain',
    rewrite(first(/("cents":)900/u, '$190000'), 'cage', 1),
  ),
  alone(
    'every event emptied',
    'chain',
    rewrite(() => '{}', 'table:rapid', 20),
  ),
  {
    ...{ name: 'another dealer’s name throughout', class: 'chain', finder: 'second place' },
    alter: rewrite(body => body.replace(/("role":"dealer","id":)"[^"]*"/u, '$1"someone"')),
  },
  {
    ...{ name: 'the house’s own record rewritten', class: 'chain', finder: 'second place' },
    alter: rewrite(first(/"by":"set-up"/u, '"by":"ada"'), 'house', 1),
  },
];

const without =
  (count: number, where: string): Alter =>
  async copy => {
    const cut = `(select s.id, max(j.seq) - ${count} as seq from stream s join journal j
     on j.stream = s.id where ${where} group by s.id)`;
    await copy.admin.query(
      `delete from journal j using ${cut} c where j.stream = c.id and j.seq > c.seq`,
    );
    await hideTraces(copy);
  };

const BACKUPS: readonly Way[] = [
  {
    ...{ name: 'the last event removed with its traces', class: 'backup', finder: 'second place' },
    alter: without(1, `s.name = 'table:rapid'`),
  },
  {
    ...{ name: 'a table’s last ten events removed', class: 'backup', finder: 'second place' },
    alter: without(10, `s.name = 'table:rapid'`),
  },
  {
    ...{ name: 'an older backup of every table', class: 'backup', finder: 'second place' },
    alter: without(3, `s.name like 'table:%'`),
  },
  {
    ...{ name: 'a whole table that never was', class: 'backup', finder: 'second place' },
    alter: async copy => {
      const gone = `(select id from stream where name = 'table:live')`;
      await copy.admin.query(`delete from journal where stream = ${gone}`);
      await copy.admin.query(`delete from virtual_shoe where table_name = 'live'`);
      await hideTraces(copy);
      await copy.admin.query(`delete from stream where name = 'table:live'`);
    },
  },
  {
    ...{
      name: 'the tail removed here and in the second place',
      class: 'backup',
      finder: 'second place',
    },
    alter: async copy => {
      await without(1, `s.name = 'house'`)(copy);
      await removeCheckpoint(copy, -1);
      await rm(join(copy.second, 'heads.jsonl'));
    },
  },
];

const PROJECTIONS: readonly Way[] = [
  ...['debits', 'credits', 'pending_debits', 'pending_credits'].map(column =>
    set(`a balance’s ${column}`, 'projections', 'balance', `${column} = ${column} + 100`),
  ),
  set(
    'whose balance it is',
    'projections',
    'balance',
    `account = account || 'x'`,
    `account like 'patron:%'`,
  ),
  drop('a balance removed', 'projections', 'balance'),
  set(
    'a coup’s result',
    'projections',
    'coup',
    `result = case result when 'tie' then 'player' else 'tie' end`,
  ),
  set('a coup’s cards', 'projections', 'coup', `cards = 'As As As As'`),
  set('a coup’s day', 'projections', 'coup', 'gaming_day = gaming_day - 1'),
  drop('a coup removed', 'projections', 'coup'),
  set('a meter’s cents', 'projections', 'meter', 'cents = cents + 100'),
  set('a meter’s count', 'projections', 'meter', 'count = count + 1'),
  drop('a meter removed', 'projections', 'meter'),
  set('a significant event’s kind', 'projections', 'significant_event', `kind = 'signed-in'`),
  drop('a significant event removed', 'projections', 'significant_event'),
  set(
    'how far a projection has read',
    'projections',
    'projection',
    'seq = seq + 1000',
    `name = 'balances'`,
  ),
];

const SNAPSHOTS: readonly Way[] = [
  set('a snapshot’s state', 'snapshots', 'snapshot', `body = replace(body, '"phase"', '"phases"')`),
  set('a snapshot’s event', 'snapshots', 'snapshot', 'seq = 1000000'),
  set('a snapshot’s release', 'snapshots', 'snapshot', `engine = engine || 'x'`),
  set('a snapshot’s digest', 'snapshots', 'snapshot', `digest = sha256('x')`),
  alone('a snapshot with a digest to match', 'snapshots', async copy =>
    (await copy.forger()).forgeSnapshot(`replace(body, '"debits":', '"debits":1')`),
  ),
];

async function checkpointFiles({ second }: StoppedCopy): Promise<readonly string[]> {
  const names = (await readdir(second)).filter(name => /^checkpoint-\d+/u.test(name)).toSorted();
  return names.map(name => join(second, name));
}

async function removeCheckpoint(copy: StoppedCopy, at: number): Promise<void> {
  const file = (await checkpointFiles(copy)).at(at);
  if (file !== undefined) await rm(file);
}

/** Another number in the latest heads. */
async function changeHeads({ second }: StoppedCopy): Promise<void> {
  const file = join(second, 'heads.jsonl');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/,(\d+),"/u, ',9$1,"'));
}

const changeCheckpoint =
  (change: (text: string, other: string) => string): Alter =>
  async copy => {
    const [one = '', other = ''] = await checkpointFiles(copy);
    const [text, next] = [await readFile(one, 'utf8'), await readFile(other, 'utf8')];
    await writeFile(one, change(text, next));
  };

const checkpoint = (name: string, alter: Alter): Way => ({
  ...{ name, class: 'checkpoints', finder: 'second place', alter },
});

const CHECKPOINTS: readonly Way[] = [
  checkpoint(
    'a head in a checkpoint',
    changeCheckpoint(text => text.replace(/,(\d+),"/u, ',9$1,"')),
  ),
  checkpoint(
    'a checkpoint’s time',
    changeCheckpoint(text => text.replace(/"at":"2/u, '"at":"1')),
  ),
  checkpoint(
    'a checkpoint’s signature',
    changeCheckpoint(text => text.replace(/"signature":"../u, '"signature":"xx')),
  ),
  checkpoint(
    'a checkpoint in another’s place',
    changeCheckpoint((_, other) => other),
  ),
  checkpoint(
    'a checkpoint emptied',
    changeCheckpoint(() => ''),
  ),
  checkpoint('the first checkpoint removed', copy => removeCheckpoint(copy, 0)),
  checkpoint('every checkpoint removed', async copy => {
    for (const file of await checkpointFiles(copy)) await rm(file);
  }),
  checkpoint('the newest checkpoint removed', copy => removeCheckpoint(copy, -1)),
  checkpoint('the heads removed', ({ second }) => rm(join(second, 'heads.jsonl'))),
  checkpoint('a head of the latest heads', changeHeads),
  alone('another key of seals in the data folder', 'keys', ({ folder }) =>
    writeFile(join(folder, 'virtual-shoes.key'), `${'ab'.repeat(32)}\n`),
  ),
  drop('the fingerprint of the keys removed', 'keys', 'key_fingerprint'),
  set('another fingerprint of the keys', 'keys', 'key_fingerprint', `fingerprint = 'x'`),
  {
    ...{ name: 'another signing key in the data folder', class: 'keys', finder: 'second place' },
    alter: ({ folder }) =>
      writeFile(
        join(folder, 'checkpoint-key.pem'),
        generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
      ),
  },
];

export const WAYS: readonly Way[] = [
  ...[ROWS, CHAIN, BACKUPS, PROJECTIONS, TICKETS, PROGRAMS, SNAPSHOTS].flat(),
  ...[PEOPLE, CHECKPOINTS].flat(),
];
