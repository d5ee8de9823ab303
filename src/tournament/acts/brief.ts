// Before play: the director briefs, everybody signs where asked, and practice coups may be had.

import type { At, Decision, Given, Happened } from '../act.ts';
import { changeEntry, entryOf } from '../change.ts';
import { lacksPower, procedureOf } from '../roles.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Tournament } from '../tournament.ts';

/** The director has explained the conditions and is satisfied that these people understand. */
export interface Brief extends Given {
  readonly do: 'brief';
  readonly patrons: readonly string[];
  readonly understood: boolean;
}

export interface Briefed extends Happened {
  readonly happened: 'briefed';
  readonly patrons: readonly string[];
  readonly version: number;
}

export interface SignConditions extends Given {
  readonly do: 'sign-conditions';
  readonly patron: string;
}

export interface ConditionsSigned extends Happened {
  readonly happened: 'conditions-signed';
  readonly patron: string;
  readonly version: number;
}

export const INSTRUCTIONS = ['demonstration', 'practice-coups'] as const;
export type Instruction = (typeof INSTRUCTIONS)[number];

/** Teaching before the first coup: no stakes, no places. */
export interface Instruct extends Given {
  readonly do: 'instruct';
  readonly kind: Instruction;
  readonly coups: number;
}

export interface Instructed extends Happened {
  readonly happened: 'instructed';
  readonly kind: Instruction;
  readonly coups: number;
}

export function decideBrief(room: At, { by, at, patrons, understood }: Brief): Decision<Briefed> {
  const fault = lacksPower(room, by, 'brief') ?? unknownAmong(room, patrons);
  if (fault !== undefined) return fault;
  const { clause } = procedureOf(room).powers.brief;
  if (!understood) {
    return refuse('steps-missing', clause, { code: 'understanding-not-confirmed' });
  }
  return [{ happened: 'briefed', by, at, patrons, version: room.tournament.version }];
}

const unknownAmong = (room: At, patrons: readonly string[]): Refusal | undefined =>
  patrons.every(patron => entryOf(room.tournament, patron) !== undefined)
    ? undefined
    : refuse('not-entered', procedureOf(room).entrant, { code: 'not-all-applied' });

/** The patron signs, or whoever takes the signed paper records it. */
export function decideSignConditions(
  room: At,
  { by, at, patron }: SignConditions,
): Decision<ConditionsSigned> {
  const fault = unknownAmong(room, [patron]);
  if (fault !== undefined) return fault;
  const { tournament } = room;
  const clause = procedureOf(room).gates.find(({ gate }) => gate === 'signed')?.clause ?? '';
  if (by.role === 'patron' && by.id !== patron) {
    return refuse('not-authorised', clause, { code: 'signs-for-self-only' });
  }
  if (tournament.published !== tournament.version) {
    return refuse('steps-missing', clause, { code: 'nothing-published' });
  }
  return [{ happened: 'conditions-signed', by, at, patron, version: tournament.version }];
}

export function decideInstruct(room: At, { by, at, kind, coups }: Instruct): Decision<Instructed> {
  const unauthorised = lacksPower(room, by, 'instruct');
  if (unauthorised !== undefined) return unauthorised;
  const { instruction, powers } = procedureOf(room);
  if (instruction === undefined) {
    return refuse('not-in-this-book', powers.instruct.clause, { code: 'no-practice-in-book' });
  }
  if (room.tournament.phase === 'running') {
    return refuse('not-now', instruction, { code: 'practice-before-first-coup' });
  }
  return [{ happened: 'instructed', by, at, kind, coups }];
}

export const evolveBriefed = (tournament: Tournament, { patrons, version }: Briefed): Tournament =>
  patrons.reduce((after, patron) => changeEntry(after, patron, { briefed: version }), tournament);

export const evolveConditionsSigned = (
  tournament: Tournament,
  { patron, version }: ConditionsSigned,
): Tournament => changeEntry(tournament, patron, { signed: version });
