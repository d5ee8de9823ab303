// An act at a table: its name, its fields, who may do it, what follows and what it changes.

import type { z } from 'zod';

import type { Transfer } from '../ledger/transfer.ts';
import type { Rulebook } from '../rulebooks/index.ts';
import type { HousePower } from '../rulebooks/roles.ts';
import type { TableEvent } from './acts.ts';
import type { Refusal } from './refusal.ts';
import type { Plain } from './same.ts';
import type { Actor } from './setup/setup.ts';
import type { CoupRecord, Table } from './table.ts';

/** The room an act is judged in: the book on the shelf and the table in front of it. */
export interface At {
  readonly book: Rulebook;
  readonly table: Table;
  /** A finished coup that a command is about and that the table itself no longer remembers. */
  readonly past?: CoupRecord | undefined;
}

/** What all commands carry: who, and the server's time. */
export interface Given {
  readonly by: Actor;
  readonly at: number;
}

/** What all events carry: who, when, and the money that moved with it. */
export interface Happened {
  readonly by: Actor;
  readonly at: number;
  readonly transfers?: readonly Transfer[];
}

export type Decision<Event> = readonly Event[] | Refusal;

/** A command of that name with what its fields hold, if any; the server adds who and when. */
export type CommandWith<Name extends string, Fields extends z.ZodRawShape = never> = Given & {
  readonly do: Name;
} & ([Fields] extends [never] ? unknown : Plain<z.infer<z.ZodObject<Fields>>>);

/** A second person may stand behind it; the server fills in who has proven to. */
export interface Approvable {
  readonly approvedBy?: Actor;
}

/** A slip with two signatures; the second is filled in by the server, empty where none came. */
export interface CountersignedSlip {
  readonly countersignedBy: string;
}

/** What no screen may send: it is known from the sign-in, the clock, and who approved. */
export const FILLED_BY_SERVER = ['by', 'at', 'approvedBy', 'countersignedBy'] as const;
export type FilledByServer = (typeof FILLED_BY_SERVER)[number];

/** What an event changes in a state; its money is entered already. */
export type EvolveOf<State, Event> = (state: State, event: Event, book: Rulebook) => State;

/** What an act says about itself besides its fields and what it does. */
export interface ActOptions {
  /** Whoever has one of these powers may send it; nobody but the server where there is none. */
  readonly may: readonly HousePower[];
  /** While accounts are frozen it waits, or may not begin a coup; it goes on where left out. */
  readonly whileFrozen?: 'waits' | 'begins-no-coup' | undefined;
  /** Of a table that is closed it is refused: opening one begins anew what the act is about. */
  readonly whileClosed?: 'waits' | undefined;
  /** How a second person proves to stand behind it, where one may. */
  readonly secondPerson?: 'approves' | 'countersigns' | undefined;
}

/** What acts of one family share: a table's, a tournament's, or those at a session's table. */
export interface ActFamily {
  /** What a command is judged in. */
  readonly context: unknown;
  readonly decision: unknown;
  /** What its events change. */
  readonly state: unknown;
  /** Fields of a command that no sender fills in. */
  readonly filled: PropertyKey;
}

/** One act of a family, whole. */
export interface ActOf<
  Family extends ActFamily,
  Asked extends { readonly do: string },
  Event extends { readonly happened: string } = never,
> extends ActOptions {
  /** Its name in `do`. */
  readonly name: Asked['do'];
  /** The schema of each field that the sender fills in. */
  readonly fields: {
    readonly [Field in Exclude<keyof Asked, 'do' | Family['filled']>]-?: z.ZodType;
  };
  readonly decide: (context: Family['context'], command: Asked) => Family['decision'];
  /** Its own events: every event of a family belongs to one act. */
  readonly evolve: { readonly [One in Event as One['happened']]: EvolveOf<Family['state'], One> };
  /** Never there: the compiler reads the unions of commands and events from them. */
  readonly command?: Asked;
  readonly event?: Event;
}

/** The acts of a table. */
interface TableActs extends ActFamily {
  readonly context: At;
  readonly decision: Decision<TableEvent>;
  readonly state: Table;
  readonly filled: FilledByServer;
}

/** One act at a table, whole. An act behind which a second person may stand must say how. */
export type Act<
  Asked extends { readonly do: string },
  Event extends { readonly happened: string } = never,
> = ActOf<TableActs, Asked, Event> &
  ('approvedBy' extends keyof Asked
    ? { readonly secondPerson: 'approves' }
    : 'countersignedBy' extends keyof Asked
      ? { readonly secondPerson: 'countersigns' }
      : { readonly secondPerson?: undefined });

/** Every evolver of a list of acts by what happened. */
export const evolversOf = <State, Event extends { readonly happened: string }>(
  acts: readonly { readonly evolve: object }[],
) =>
  // The evolver of an event's own name: the compiler cannot follow that on its own.
  Object.assign({}, ...acts.map(({ evolve }) => evolve)) as Readonly<
    Record<Event['happened'], EvolveOf<State, Event>>
  >;

/** A list of acts by the names of their commands. */
export const actsByName = <One extends { readonly name: string; readonly decide: unknown }>(
  acts: readonly One[],
) =>
  // The list has one for each.
  Object.fromEntries(acts.map(act => [act.name, act])) as unknown as Readonly<
    Record<
      One['name'],
      Omit<One, 'decide'> & {
        readonly decide: One['decide'] extends (
          context: infer Context,
          command: never,
        ) => infer Next
          ? (context: Context, command: never) => Next
          : never;
      }
    >
  >;
