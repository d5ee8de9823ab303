// A terminal that failed is out of service until it has passed its self-test and somebody of the
// floor has put it back (ruling G20).

import { z } from 'zod';

import * as field from '../fields.ts';
import type { Power } from '../../rulebooks/procedure.ts';
import type { Act, At, CommandWith, Decision, Given, Happened } from '../act.ts';
import { changeSeat, seatOf } from '../change.ts';
import { refuse } from '../refusal.ts';
import { clauseOfPower, lacksPower } from '../people/roles.ts';
import type { Seat, Table } from '../table.ts';

/** What failed: after the first three a technician must have been at it. */
export const TERMINAL_FAULTS = [
  'door',
  'memory',
  'acceptor',
  'screen',
  'touch',
  'connection',
  'other',
] as const;
export type TerminalFault = (typeof TERMINAL_FAULTS)[number];

const NEEDS_A_TECHNICIAN: readonly TerminalFault[] = ['door', 'memory', 'acceptor'];

/** A terminal that is out of service; it stays so when the table closes. */
export interface OutOfService {
  readonly seat: number;
  /** What failed, as it was first reported. */
  readonly fault: TerminalFault;
  readonly since: number;
}

export interface TerminalFailed extends Happened {
  readonly happened: 'terminal-failed';
  readonly seat: number;
  readonly fault: TerminalFault;
  readonly clause: string;
}

const returnTerminalFields = {
  seat: field.seatNumber,

  /** What had failed, as it was found. */
  fault: z.enum(TERMINAL_FAULTS),

  /** What the self-test reported. */
  selfTest: field.words,

  /** Who has repaired it, after a fault of its door, memory or acceptor. */
  technician: field.word.exactOptional(),
};

/** The terminal has passed its self-test and goes back into service. */
export type ReturnTerminal = CommandWith<'return-terminal', typeof returnTerminalFields>;

export interface TerminalReturned extends Happened {
  readonly happened: 'terminal-returned';
  readonly seat: number;
  readonly fault: TerminalFault;
  readonly selfTest: string;
  readonly technician: string | null;
  readonly clause: string;
}

export const terminalFailed = (
  seat: number,
  fault: TerminalFault,
  clause: string,
  { by, at }: Given,
): TerminalFailed => ({ happened: 'terminal-failed', by, at, seat, fault, clause });

export function decideReturnTerminal(
  context: At,
  command: ReturnTerminal,
): Decision<TerminalReturned> {
  const { by, at, seat, fault, selfTest, technician = null } = command;
  const out = context.table.kept.outOfService.find(each => each.seat === seat);
  const isOpened = [fault, out?.fault ?? fault].some(each => NEEDS_A_TECHNICIAN.includes(each));
  const power: Power = isOpened ? 'return-repaired-terminal' : 'return-terminal';
  const unauthorised = lacksPower(context, by, power);
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(context, power);
  if (out === undefined) {
    return refuse('nothing-to-do', clause, { code: 'terminal-in-service', seat });
  }
  if (selfTest === '') {
    return refuse('steps-missing', clause, { code: 'self-test-missing' });
  }
  if (isOpened && (technician ?? '') === '') {
    return refuse('steps-missing', clause, { code: 'technician-missing' });
  }
  const returned = { seat, fault, selfTest, technician, clause };
  return [{ happened: 'terminal-returned', by, at, ...returned }];
}

export function evolveTerminalFailed(table: Table, event: TerminalFailed): Table {
  const { seat, fault, at } = event;
  const others = table.kept.outOfService.filter(each => each.seat !== seat);
  const kept = { ...table.kept, outOfService: [...others, { seat, fault, since: at }] };
  return withState({ ...table, kept }, seat, () => 'faulty');
}

export function evolveTerminalReturned(table: Table, { seat }: TerminalReturned): Table {
  const outOfService = table.kept.outOfService.filter(each => each.seat !== seat);
  const back = { ...table, kept: { ...table.kept, outOfService } };
  return withState(back, seat, ({ wins }) => (wins === undefined ? 'in-order' : 'locked'));
}

/** A terminal of a coup long ago may not be at the table any more. */
const withState = (table: Table, number: number, of: (seat: Seat) => Seat['state']): Table =>
  seatOf(table, number) === undefined
    ? table
    : changeSeat(table, number, seat => ({ ...seat, state: of(seat) }));

export const returnTerminalAct: Act<ReturnTerminal, TerminalFailed | TerminalReturned> = {
  name: 'return-terminal',
  fields: returnTerminalFields,
  may: ['run-table'],
  decide: decideReturnTerminal,
  evolve: { 'terminal-failed': evolveTerminalFailed, 'terminal-returned': evolveTerminalReturned },
};
