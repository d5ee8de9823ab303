// npm run nightshift [-- --nights 1000 --tournaments 300 --from 1 --threads 2 --out FOLDER]:
// irregular nights and tournaments, audited; what is wrong is shrunk to a scenario.
// npm run nightshift -- --long: ten times as many.
// npm run nightshift -- --seed 17, or --tournament-seed 17: one of them again.
// npm run nightshift -- --planted: faults that were mended, put back one by one in a copy.
// npm run nightshift -- --pass-over 'frozen: ;stops: ': looks for other violations than these (''
// passes none over; left out, what tools/nightshift/known.ts lists).
// npm run nightshift -- --cells --nights 3000: notes which commands are possible in which phase.

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { jobsForThinCells, thinIn } from './come-back.ts';
import { tableCoverage, tournamentCoverage } from './coverage.ts';
import { CELLS_FILE } from './night/target.ts';
import { plantAll } from './planted/main.ts';
import { RunReport } from './report.ts';
import { shareOut } from './threads.ts';
import type { Job, Reply } from './worker.ts';

const { values } = parseArgs({
  options: {
    nights: { type: 'string', default: '1000' },
    tournaments: { type: 'string', default: '300' },
    long: { type: 'boolean', default: false },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    'tournament-seed': { type: 'string' },
    planted: { type: 'boolean', default: false },
    threads: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    'pass-over': { type: 'string' },
    cells: { type: 'boolean', default: false },
    out: { type: 'string', default: 'test-results/nightshift' },
  },
});

/** Progress is told this often: to a person more often than to a log. */
const PROGRESS_MS = process.stdout.isTTY ? 5_000 : 30_000;

/** How often a run goes back to what was accepted too seldom. */
const ROUNDS = 8;

/** Kinds of violations by what they begin with; left out, those that are known. */
const passOver = values['pass-over']?.split(';').filter(kind => kind !== '') ?? null;

/** Has the jobs done; every new violation is shrunk at once, long before the run is over. */
async function run(jobs: Job[], report: RunReport): Promise<RunReport> {
  const begun = performance.now();
  const seconds = (): number => Math.round((performance.now() - begun) / 1000);
  const timer = setInterval(() => console.log(`${seconds()} s: ${report.progress}`), PROGRESS_MS);
  const hear = (reply: Reply): void => {
    if ('shrunk' in reply) {
      if (reply.shrunk !== null) report.keep(values.out, reply.kind, reply.shrunk);
      return;
    }
    const { violations, lines } = reply.played;
    const [violation] = violations;
    const isNew = report.hear(reply.played);
    if (isNew && violation !== undefined) jobs.unshift({ shrink: lines, kind: violation.kind });
  };
  const worker = new URL('./worker.ts', import.meta.url);
  await shareOut(worker, Number(values.threads), jobs, hear, { passOver });
  clearInterval(timer);
  console.log(`${seconds()} s`);
  return report;
}

/** The seeds of a run: one that is named, or so many. */
function seedsOf(one: string | undefined, other: string | undefined, count: string) {
  if (one !== undefined) return [Number(one)];
  if (other !== undefined) return [];
  const many = Number(count) * (values.long ? 10 : 1);
  return Array.from({ length: many }, (_, index) => Number(values.from) + index);
}

async function playNights(seeds: readonly number[]): Promise<boolean> {
  if (seeds.length === 0) return true;
  const report = new RunReport('nights', 'npm run nightshift -- --seed');
  const jobs = seeds.map(play => ({ play }));
  await run(jobs, report);
  if (seeds.length > 1) {
    await comeBack(report);
    console.log(tableCoverage(report));
  }
  console.log(report.page());
  if (values.cells) writeFileSync(CELLS_FILE, report.cells);
  return report.isClean;
}

/** Goes back to what was accepted too seldom, until it is often enough or rounds are out. */
async function comeBack(report: RunReport): Promise<void> {
  for (let round = 1; round <= ROUNDS && report.isClean; round += 1) {
    const jobs = jobsForThinCells(report, round);
    if (jobs.length === 0) return;
    console.log(`round ${round}: ${thinIn(report).length} commands were accepted too seldom`);
    await run(jobs, report);
  }
}

async function holdTournaments(seeds: readonly number[]): Promise<boolean> {
  if (seeds.length === 0) return true;
  const report = new RunReport('tournaments', 'npm run nightshift -- --tournament-seed');
  const jobs = seeds.map(hold => ({ hold }));
  await run(jobs, report);
  if (seeds.length > 1) console.log(tournamentCoverage(report));
  console.log(report.page());
  return report.isClean;
}

async function playAll(): Promise<boolean> {
  const { seed, 'tournament-seed': tournament } = values;
  const nights = await playNights(seedsOf(seed, tournament, values.nights));
  const tournaments = await holdTournaments(seedsOf(tournament, seed, values.tournaments));
  return nights && tournaments;
}

const isClean = values.planted ? await plantAll(Number(values.threads)) : await playAll();
process.exitCode = isClean ? 0 : 1;
