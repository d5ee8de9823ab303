// Tables as the scenarios of the repository leave them: of every book and version, in every phase,
// open matters and all.

import { drawFrom } from '../../src/lab/shuffle/draw.ts';
import { seededBytes } from '../../src/lab/shuffle/sources.ts';
import type { Rulebook } from '../../src/rulebooks/index.ts';
import { ScenarioRun } from '../../src/scenario/index.ts';
import { DrivenTable, type DecisionListener } from '../../src/scenario/table/driven-table.ts';
import { tableStage } from '../../src/scenario/table/stage.ts';
import { STARTS_AT } from '../../src/scenario/time.ts';
import { linesOf, scenarioPaths } from '../../src/scenario/testing/scenario-file.ts';
import { isRefusal, type Setup, type Table, type TableEvent } from '../../src/table/index.ts';
import type { CoupRecord } from '../../src/table/table.ts';
import { FILLED_BY_SERVER } from '../../src/table/act.ts';
import type { Fields, History, Moment } from './sweep.ts';

/** A table in the middle of a scenario. */
export interface TableState {
  /** Of which book and version, in which phase. */
  readonly name: string;
  readonly book: Rulebook;
  /** The house rules of that table, also before it is open. */
  readonly setup: Setup;
  readonly table: Table;
  /** A finished coup that only the journal still has. */
  readonly past?: CoupRecord | undefined;
  readonly history: History<TableEvent> | null;
}

/** When a command comes that says no time: at the last event, or when nothing happened yet. */
export const timeOf = ({ table }: TableState): number => Math.max(table.at, STARTS_AT);

/** What makes a table another one for whoever asks something of it. */
export const kindOf = ({ phase, frozen, shoe, coup, setup, seats }: Table): string =>
  [
    ...[setup?.rulebook, setup?.version, setup?.stakeMode, phase],
    ...[frozen === null ? '' : 'frozen', shoe.nextIsDummy === null ? '' : 'dummy next'],
    ...[coup?.standing ?? '', seats.some(({ patron }) => patron !== null) ? '' : 'empty'],
  ]
    .filter(part => part !== undefined && part !== '')
    .join(' ');

export interface TablesSeen {
  readonly states: readonly TableState[];
  /** Commands that were done, by book, name and phase. */
  readonly moments: readonly Moment<TableState>[];
}

/** Every scenario of a table, by its path; tournaments have none. */
export const tableScenarios = (): readonly string[] =>
  scenarioPaths().filter(path => linesOf(path).some(line => line.startsWith('{"table":')));

/** Plays a scenario; the set-up is the one that its first line asks for. */
export function playScenario(path: string, onGiven: DecisionListener): void {
  const draws = (seed: number) => drawFrom(seededBytes(`scenario/${seed}`));
  const run = new ScenarioRun(
    tableStage(draws, (setup, draw) => new DrivenTable(setup, draw, onGiven)),
  );
  for (const [index, line] of linesOf(path).entries()) {
    if (line.trim() !== '') run.answer(index + 1, line);
  }
}

/** Plays every so manieth scenario and keeps the first table of every kind. */
export function seeTables(every = 1): TablesSeen {
  const states = new Map<string, TableState>();
  const moments = new Map<string, Moment<TableState>>();
  for (const path of tableScenarios().filter((_, index) => index % every === 0)) {
    let history: History<TableEvent> | null = null;
    playScenario(path, ({ before, setup: first, command: { by, at, ...command }, decision }) => {
      if (isRefusal(decision)) return;
      const { table } = before;
      const name = kindOf(table);
      const setup = table.setup ?? first;
      const state: TableState = { name, setup, ...before, history };
      if (decision.length > 0) history = { before: history, events: decision };
      if (!states.has(name)) states.set(name, state);
      const moment = `${setup.rulebook} ${table.phase} ${command.do}`;
      if (moments.has(moment)) return;
      moments.set(moment, { name: command.do, state, command: sentBy(command), by, at });
    });
  }
  return { states: [...states.values()], moments: [...moments.values()] };
}

/** What of a command a screen sends: the server fills in the rest. */
export const sentBy = (command: object): Fields =>
  Object.fromEntries(
    Object.entries(command).filter(
      ([name, value]) => value !== undefined && !FILLED.includes(name),
    ),
  );
const FILLED: readonly string[] = FILLED_BY_SERVER;
