// One thread of the night shift: plays the nights that it is sent, one after another.

import { parentPort, workerData } from 'node:worker_threads';
import { isKnown } from './known.ts';
import type { Branch } from './night/branches.ts';
import { Night } from './night/night.ts';
import type { PlayedReport } from './report.ts';
import { shrink } from './shrink/shrink.ts';
import type { Lines } from './shrink/simpler.ts';
import { shrinkTournament } from './tournament/shrink.ts';
import { TournamentNight } from './tournament/tournament-night.ts';

/** A night or tournament of a seed, or lines that show a violation and are to be made few. */
export type Job =
  | { readonly play: number; readonly after?: string }
  | { readonly branch: Branch; readonly times: number; readonly round: number }
  | { readonly hold: number }
  | { readonly shrink: Lines; readonly kind: string };

export type Reply =
  | { readonly played: PlayedReport }
  | { readonly kind: string; readonly shrunk: Lines | null };

/** What this run is told to pass over: what is known, unless it says otherwise. */
const { passOver } = workerData as { readonly passOver: readonly string[] | null }; // from main.ts
const known = (kind: string): boolean =>
  passOver === null ? isKnown(kind) : passOver.some(each => kind.startsWith(each));

function answer(job: Job): Reply {
  if ('play' in job) {
    const { play: seed, after } = job;
    const plan = after === undefined ? { seed, known } : { seed, known, after };
    return { played: told(new Night(plan).play()) };
  }
  if ('branch' in job) {
    const { branch, times, round } = job;
    const { seed } = branch;
    return { played: told(new Night({ seed, known }).playFrom(branch, times, round)) };
  }
  if ('hold' in job) return { played: told(new TournamentNight({ seed: job.hold, known }).play()) };
  const { shrink: lines, kind } = job;
  const isTournament = lines.some(line => 'tournament' in line);
  const shrunk = isTournament ? shrinkTournament(lines, kind) : shrink(lines, kind);
  return { kind, shrunk: shrunk?.lines ?? null };
}

/** One without violation is told without its lines: they would be copied for nothing. */
const told = (report: PlayedReport): PlayedReport =>
  report.violations.length > 0 ? report : { ...report, lines: [] };

parentPort?.on('message', (job: Job) => parentPort?.postMessage(answer(job), []));
