// npm run nightshift -- --seeds 1000 [--from N] [--coups 100] [--terminals 20]: nights, audited.
// npm run nightshift -- --tournaments 1000 [--from N]: whole tournaments, audited.

import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Night, type NightReport } from './night.ts';
import { playTournament, type TournamentReport } from './tournament-night.ts';

interface Share {
  readonly what: 'nights' | 'tournaments';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly coups: number;
  readonly terminals: number;
}

/** Plays one night; whatever stops it is a finding with its seed. */
export function playSeed(seed: number, coups: number, terminals: number): NightReport {
  const night = new Night({ seed, coups, terminals });
  try {
    return night.play();
  } catch (error) {
    const { rulebook, version } = night.setup;
    return { ...nothing, rulebook, version, seed, findings: [said(error)] };
  }
}

/** Holds one tournament; whatever stops it is a finding with its seed. */
export function holdSeed(seed: number): TournamentReport {
  try {
    return playTournament(seed);
  } catch (error) {
    return { ...noTournament, seed, findings: [said(error)] };
  }
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const nothing = {
  coups: 0,
  events: 0,
  refusals: 0,
  irregularities: 0,
} as const;

const noTournament = {
  rulebook: 'crown',
  patrons: 0,
  sessions: 0,
  playOffs: 0,
  coups: 0,
  events: 0,
  refusals: 0,
} as const;

function playShare({ what, from, to, step, coups, terminals }: Share): void {
  for (let seed = from; seed < to; seed += step) {
    process.send?.(what === 'nights' ? playSeed(seed, coups, terminals) : holdSeed(seed));
  }
}

/** 'playOffs' as people write it. */
const spaced = (name: string): string =>
  name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

type Report = NightReport | TournamentReport;

/** Sums of what the reports count, and the findings as they come. */
class Totals {
  readonly sums = new Map<string, number>();
  reports = 0;
  failed = 0;

  hear(report: Report): void {
    this.reports += 1;
    for (const [name, count] of Object.entries(report)) {
      if (typeof count === 'number' && name !== 'seed') {
        this.sums.set(name, (this.sums.get(name) ?? 0) + count);
      }
    }
    if (report.findings.length === 0) return;
    this.failed += 1;
    console.log(`seed ${report.seed} (${report.rulebook}):`);
    for (const finding of report.findings) console.log(`  ${finding}`);
  }

  say(what: string, seconds: string): string {
    const sums = [...this.sums].map(([name, count]) => `${count} ${spaced(name)}`).join(', ');
    const verdict = this.failed === 0 ? 'clean' : `${this.failed} failed`;
    return `${this.reports} ${what}, ${sums} in ${seconds} s: ${verdict}`;
  }
}

async function playAll(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '20' },
      tournaments: { type: 'string' },
      from: { type: 'string', default: '1' },
      coups: { type: 'string', default: '100' },
      terminals: { type: 'string', default: '20' },
    },
  });
  const what = values.tournaments === undefined ? 'nights' : 'tournaments';
  const seeds = Number(values.tournaments ?? values.seeds);
  const from = Number(values.from);
  const [coups, terminals] = [Number(values.coups), Number(values.terminals)];
  const threads = Math.min(availableParallelism(), seeds);
  const totals = new Totals();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: threads }, (_, index) => {
      const seeded = { from: from + index, to: from + seeds, step: threads };
      return work({ what, ...seeded, coups, terminals }, report => totals.hear(report));
    }),
  );
  console.log(totals.say(what, ((performance.now() - begun) / 1000).toFixed(1)));
  process.exitCode = totals.failed === 0 ? 0 : 1;
}

/** A process of its own for each core: they inherit how TypeScript is read. */
function work(share: Share, hear: (report: Report) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--share', JSON.stringify(share)]);
    child.on('message', message => hear(message as Report)); // sent by this very file
    child.on('error', reject);
    child.on('exit', code =>
      code === 0 ? resolve() : reject(new Error(`a share ended: ${code}`)),
    );
  });
}

const [, , flag, share] = process.argv;
if (flag === '--share' && share !== undefined) {
  playShare(JSON.parse(share) as Share); // handed over by this very file
  process.disconnect?.();
} else {
  await playAll();
}
