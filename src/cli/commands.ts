// The commands there are, one line each: name, what it is for, where it is loaded from.

import type { Command } from 'commander';
import type { Shell } from './shell.ts';

/** Defines for the parser a command's arguments and options, and what to do. */
export type DefineCommand = (command: Command, shell: Shell) => void;

export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<{ readonly define: DefineCommand }>;
}

/** In the order of the help page. Only what is asked for is loaded: the start is to be quick. */
export const COMMANDS: readonly CommandEntry[] = [
  entry('settle', 'what every wager on one coup pays', () => import('./settle/command.ts')),
  entry('place', 'whether wagers may be placed', () => import('./place/command.ts')),
  entry('shoe', 'Runs, Dragon Tails and whole shoes', () => import('./shoe/command.ts')),
  entry('table', 'one table driven line by line', () => import('./table/command.ts')),
  entry('roads', 'the five roads and the ask-roads', () => import('./roads/command.ts')),
  entry('odds', 'exact odds of every wager, for any shoe', () => import('./odds/command.ts')),
  entry('parsheet', 'a par sheet of one table', () => import('./parsheet/command.ts')),
  entry('compare', 'what differs between two books', () => import('./compare/command.ts')),
  entry('lab', 'odds, simulator and risk as a page', () => import('./lab/command.ts')),
  entry('simulate', 'many shoes, every wager priced', () => import('./simulate/command.ts')),
  entry(
    'tournament',
    'a tournament from a seed or line by line',
    () => import('./tournament/command.ts'),
  ),
  entry('watch', 'what wagers are worth mid-shoe', () => import('./watch/command.ts')),
  entry('verify-shoe', 'whether a shoe kept its promise', () => import('./verify-shoe/command.ts')),
  entry('battery', 'statistical tests of the shuffle', () => import('./battery/command.ts')),
  entry(
    'draw',
    'what the generator gives, to be tested elsewhere',
    () => import('./draw/command.ts'),
  ),
  entry('serve', 'open the house: tables, screens, journal', () => import('./serve/command.ts')),
  entry('house', 'set up a live house by files', () => import('./house/command.ts')),
  entry('tables', 'where tables are played; move them', () => import('./tables/command.ts')),
  entry('verify', 'whether a house’s journal is whole', () => import('./verify/command.ts')),
  entry(
    'replay',
    'a coup told again, or a table at any event',
    () => import('./replay/command.ts'),
  ),
  entry('again', 'a gaming day under other rules', () => import('./again/command.ts')),
  entry('timing', 'last wager, close, first card', () => import('./timing/command.ts')),
  entry('dispute', 'the signed file of one coup', () => import('./dispute/command.ts')),
  entry('verify-dispute', 'whether such a file holds', () => import('./verify-dispute/command.ts')),
  entry('verify-day', 'whether a gaming day’s file holds', () => import('./verify-day/command.ts')),
  entry('verify-slip', 'whether a patron’s slip holds', () => import('./verify-slip/command.ts')),
  entry('backup', 'copy a house while it plays', () => import('./backup/command.ts')),
  entry('restore', 'load a backup and verify it', () => import('./restore/command.ts')),
  entry('software', 'digests and manifests of releases', () => import('./software/command.ts')),
  entry('schema', 'the JSON Schema of every line', () => import('./schema/command.ts')),
  entry('completion', 'completion for your shell', () => import('./completion/command.ts')),
];

function entry(name: string, summary: string, load: CommandEntry['load']): CommandEntry {
  return { name, summary, load };
}
