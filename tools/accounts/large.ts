// npm run accounts:large [-- --coups 1000000]: how long reports take over so many coups, and the
// coups behind a figure. Rows are written as the projector would leave them, without the journal.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type pg from 'pg';

import { readCoupsBehind } from '../../src/server/reports/accounts/behind.ts';
import { readAccounts, readCourse } from '../../src/server/reports/accounts/figures.ts';
import { startTestPostgres } from '../../src/server/testing/database.ts';
import { journalOn } from '../../src/server/testing/journal.ts';
import { markOfOdds } from '../../src/server/ports/release.ts';
import { oddsKeptIn } from '../../src/server/reports/theory/kept-odds.ts';
import { Theories } from '../../src/server/reports/theory/theory.ts';
import { CUTS } from '../../src/wire/reports/accounts.ts';
import { RULE } from './play-day.ts';

const { values } = parseArgs({ options: { coups: { type: 'string', default: '1000000' } } });
const ALL = Number(values.coups);
const TABLES = 20;
/** A coup a minute, day and night. */
const COUPS_A_DAY = 1440;
const DAYS = Math.max(1, Math.ceil(ALL / TABLES / COUPS_A_DAY));
const FIRST = '2026-01-01';
const GAME = 'crown traditional 8 1 1';
const BETS = `('player', 500), ('banker', 480), ('tie', 20), ('player-pair', 15),
              ('banker-pair', 15), ('super-6', 5)`;
const SLOTS = `generate_series(1, ${TABLES}) stream, generate_series(0, ${DAYS} * 48 - 1) slot,
  lateral (select timestamptz '${FIRST} 00:00Z' + slot * interval '30 minutes' as at) a`;
const PLACE = `stream, (at at time zone 'UTC')::date, at, 'dealer-' || (stream + slot / 16) % 40,
  '${GAME}', 'AUD'`;

const FILL: readonly string[] = [
  `insert into stream (id, name) overriding system value select n, 'table:t-' || n
     from generate_series(1, ${TABLES}) n`,
  `insert into report_cell select ${PLACE}, 'played', bet, 30, 30 * cents * 100,
     30 * cents * 100, 30 * cents * 99, 0, 0, 0
     from ${SLOTS}, (values ${BETS}) b(bet, cents)`,
  `insert into report_product select ${PLACE}, one.bet, other.bet,
     30 * one.cents * other.cents * 10000::numeric
     from ${SLOTS}, (values ${BETS}) one(bet, cents), (values ${BETS}) other(bet, cents)
    where one.bet <= other.bet`,
  `insert into report_count select ${PLACE}, what, 30, 500000
     from ${SLOTS}, (values ('coup live'), ('in cash'), ('out by-hand')) c(what)`,
  `insert into coup (stream, shoe, coup, seq, at, gaming_day, currency, standing, result, cards,
       player_count, banker_count, wagers, stake, paid, commission, dealer, game, bets)
   select stream, n / 70, n % 70, n, at, (at at time zone 'UTC')::date, 'AUD', 'live', 'banker',
       '9S 2H 7D 3C', 6, 5, 6, 103500, 102000, 0, 'dealer-' || (stream + n / 480) % 40,
       '${GAME}', 'player,banker,tie'
     from generate_series(1, ${TABLES}) stream, generate_series(1, ${Math.ceil(ALL / TABLES)}) n,
       lateral (select timestamptz '${FIRST} 00:00Z' + n * interval '1 minute' as at) a`,
  `insert into report_cell_day
     select stream, gaming_day, dealer, game, currency, entry, bet, sum(wagers), sum(stake),
            sum(at_risk), sum(paid), sum(commission), sum(deferred), sum(void)
       from report_cell group by 1, 2, 3, 4, 5, 6, 7`,
  `insert into report_product_day
     select stream, gaming_day, dealer, game, currency, bet, other, sum(product)
       from report_product group by 1, 2, 3, 4, 5, 6, 7`,
  'analyze',
];

const MEASURED = 5;

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let again = 0; again < MEASURED; again += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(MEASURED / 2)] ?? 0;
}

async function measure(db: pg.Pool, folder: string): Promise<void> {
  const to = new Date(Date.parse(FIRST) + DAYS * 86_400_000).toISOString().slice(0, 10);
  const period = { from: FIRST, to };
  const rule = { ...RULE, shifts: 3 };
  const say = (what: string, ms: number): void => console.log(`${what}: ${ms.toFixed(0)} ms`);
  // The odds of a game are counted once for a release: the house counts them ahead and keeps them.
  let theories = new Theories();
  for (const whose of ['ever', 'of a later process']) {
    theories = new Theories(oddsKeptIn(folder, markOfOdds()));
    const begun = performance.now();
    const first = await readAccounts(db, { by: 'version', ...period }, rule, theories);
    say(`the first report ${whose}, with its odds`, performance.now() - begun);
    console.log(`${first.totals[0]?.coups} coups in it`);
  }
  for (const by of CUTS) {
    const read = () => readAccounts(db, { by, ...period }, rule, theories);
    say(`accounts by ${by}`, await median(read));
  }
  say('course', await median(() => readCourse(db, period, rule, theories)));
  const behind = { ...period, limit: 50 };
  say('coups behind all', await median(() => readCoupsBehind(db, behind, rule)));
  const table = { ...behind, table: 't-7' };
  say('coups behind a table', await median(() => readCoupsBehind(db, table, rule)));
  const dealer = { ...behind, dealer: 'dealer-7' };
  say('coups behind a dealer', await median(() => readCoupsBehind(db, dealer, rule)));
  const wager = { ...behind, wager: 'tie', from: to };
  say('coups behind a wager of a day', await median(() => readCoupsBehind(db, wager, rule)));
}

const postgres = await startTestPostgres();
const journal = await journalOn(postgres.address);
const folder = await mkdtemp(join(tmpdir(), 'sabot-odds-'));
try {
  for (const sql of FILL) await journal.db.query(sql);
  await measure(journal.db, folder);
} finally {
  await journal.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
}
