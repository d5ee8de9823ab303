// Tables as nights leave them: of every book and version, in every phase, open matters and all.

import { RULEBOOKS, type Rulebook } from '../../src/rulebooks/index.ts';
import type { Setup, Table } from '../../src/table/index.ts';
import { FILLED_BY_THE_SERVER } from '../../src/wire/wish.ts';
import { Night } from '../nightshift/night/night.ts';
import type { Fields, Moment } from './sweep.ts';

/** A table in the middle of a night. */
export interface TableState {
  /** Of which book and version, in which phase. */
  readonly name: string;
  readonly book: Rulebook;
  /** The house rules of that night, also before the table is open. */
  readonly setup: Setup;
  readonly table: Table;
}

/** What makes a table another one for whoever asks something of it. */
const kindOf = ({ phase, frozen, shoe, coup, setup, seats }: Table): string =>
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

/** Plays nights of so many seeds and keeps the first table of every kind. */
export function seeTables(seeds: number): TablesSeen {
  const states = new Map<string, TableState>();
  const moments = new Map<string, Moment<TableState>>();
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { setup } = new Night({ seed });
    const book = RULEBOOKS[setup.rulebook];
    new Night({
      seed,
      hears: (_, table, { by, at, ...command }) => {
        const name = kindOf(table);
        const state = { name, book, setup, table };
        if (!states.has(name)) states.set(name, state);
        const moment = `${setup.rulebook} ${table.phase} ${command.do}`;
        if (moments.has(moment)) return;
        moments.set(moment, { name: command.do, state, wish: sentBy(command), by, at });
      },
    }).play();
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
const FILLED: readonly string[] = FILLED_BY_THE_SERVER;
