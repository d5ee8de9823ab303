// Staff at the table: who deals, who supervises, whether the inspector is there.

import { z } from 'zod';

import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { refuse } from '../../refusal.ts';
import type { StaffOnDuty, Table } from '../../table.ts';

/** The duties that a named person takes at a table. */
export const DUTIES = [
  'dealer',
  'game-supervisor',
  'casino-supervisor',
  'table-inspector',
] as const;
export type Duty = (typeof DUTIES)[number];

const PLACES: Readonly<Record<Duty, keyof StaffOnDuty>> = {
  dealer: 'dealer',
  'game-supervisor': 'gameSupervisor',
  'casino-supervisor': 'casinoSupervisor',
  'table-inspector': 'tableInspector',
};

const signOnFields = { duty: z.enum(DUTIES) };

export type SignOn = CommandWith<'sign-on', typeof signOnFields>;

const signOffFields = { duty: z.enum(DUTIES) };

export type SignOff = CommandWith<'sign-off', typeof signOffFields>;

export interface SignedOn extends Happened {
  readonly happened: 'signed-on';
  readonly duty: Duty;
  readonly person: string;
}

export interface SignedOff extends Happened {
  readonly happened: 'signed-off';
  readonly duty: Duty;
  readonly person: string;
}

/** One person never holds two duties at one table (crown-rapid 1.1 Casino Supervisor). */
export function decideSignOn({ book, table }: At, { by, at, duty }: SignOn): Decision<SignedOn> {
  const clause = book.procedure.powers.deal?.clause ?? 'ruling G7';
  const qualified = by.role === duty || (by.role === 'pit-boss' && duty === 'casino-supervisor');
  if (!qualified) return refuse('not-authorised', clause, { code: 'not-your-duty', duty });
  const holds = DUTIES.find(other => table.staff[PLACES[other]] === by.id);
  if (holds === duty) return [];
  if (holds !== undefined) {
    return refuse('not-authorised', clause, { code: 'on-other-duty', duty: holds });
  }
  return [{ happened: 'signed-on', by, at, duty, person: by.id }];
}

export function decideSignOff({ book, table }: At, command: SignOff): Decision<SignedOff> {
  const { by, at, duty } = command;
  const person = table.staff[PLACES[duty]];
  if (person === by.id) return [{ happened: 'signed-off', by, at, duty, person }];
  const clause = book.procedure.powers.deal?.clause ?? 'ruling G7';
  return refuse('nothing-to-do', clause, { code: 'not-on-duty', duty });
}

export const evolveSignedOn = (table: Table, { duty, person }: SignedOn): Table => ({
  ...table,
  staff: { ...table.staff, [PLACES[duty]]: person },
});

export const evolveSignedOff = (table: Table, { duty }: SignedOff): Table => ({
  ...table,
  staff: { ...table.staff, [PLACES[duty]]: null },
});

/** Nobody wagers or deals without a dealer on duty and, where the book wants one, an inspector. */
export function staffMissing({ book, table }: At) {
  if (table.staff.dealer === null) {
    const clause = book.procedure.powers.deal?.clause ?? 'ruling G7';
    return refuse('steps-missing', clause, { code: 'no-dealer-signed-on' });
  }
  const { needsInspector } = book.procedure.deal;
  if (needsInspector === undefined || table.staff.tableInspector !== null) return undefined;
  return refuse('steps-missing', needsInspector, { code: 'no-inspector-signed-on' });
}

export const signOnAct: Act<SignOn, SignedOn> = {
  name: 'sign-on',
  fields: signOnFields,
  may: ['take-duty'],
  decide: decideSignOn,
  evolve: { 'signed-on': evolveSignedOn },
};

export const signOffAct: Act<SignOff, SignedOff> = {
  name: 'sign-off',
  fields: signOffFields,
  may: ['take-duty'],
  decide: decideSignOff,
  evolve: { 'signed-off': evolveSignedOff },
};
