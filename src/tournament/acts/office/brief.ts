// Before play: the director briefs, everybody signs where asked, and practice coups may be had.

import { z } from 'zod';

import * as field from '../../fields.ts';
import {
  onRecord,
  type TournamentContext,
  type CommandWith,
  type TournamentDecision,
  type Happened,
  type TournamentAct,
} from '../../act.ts';
import { changeEntry, entryOf } from '../../state-changes.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament, type TournamentRefusal } from '../../refusal.ts';
import type { Tournament } from '../../tournament.ts';

const briefFields = {
  patrons: field.patrons,
  understood: z.boolean(),
};

/** The director has explained the conditions and is satisfied that these people understand. */
type Brief = CommandWith<'brief', typeof briefFields>;

export interface Briefed extends Happened {
  readonly happened: 'briefed';
  readonly patrons: readonly string[];
  readonly version: number;
}

type SignConditions = CommandWith<'sign-conditions', typeof field.ofPatron>;

export interface ConditionsSigned extends Happened {
  readonly happened: 'conditions-signed';
  readonly patron: string;
  readonly version: number;
}

const INSTRUCTIONS = ['demonstration', 'practice-coups'] as const;
type Instruction = (typeof INSTRUCTIONS)[number];

const instructFields = {
  kind: z.enum(INSTRUCTIONS),
  coups: field.count,
};

/** Teaching before the first coup: no stakes, no places. */
type Instruct = CommandWith<'instruct', typeof instructFields>;

export interface Instructed extends Happened {
  readonly happened: 'instructed';
  readonly kind: Instruction;
  readonly coups: number;
}

function decideBrief(
  room: TournamentContext,
  { by, at, patrons, understood }: Brief,
): TournamentDecision<Briefed> {
  const fault = unknownAmong(room, patrons);
  if (fault !== undefined) return fault;
  const { clause } = procedureOf(room).powers.brief;
  if (!understood) {
    return refuseTournament('steps-missing', clause, { code: 'understanding-not-confirmed' });
  }
  return [{ happened: 'briefed', by, at, patrons, version: room.tournament.version }];
}

const unknownAmong = (
  room: TournamentContext,
  patrons: readonly string[],
): TournamentRefusal | undefined =>
  patrons.every(patron => entryOf(room.tournament, patron) !== undefined)
    ? undefined
    : refuseTournament('not-entered', procedureOf(room).entrant, { code: 'not-all-applied' });

/** The patron signs, or whoever takes the signed paper records it. */
function decideSignConditions(
  room: TournamentContext,
  { by, at, patron }: SignConditions,
): TournamentDecision<ConditionsSigned> {
  const fault = unknownAmong(room, [patron]);
  if (fault !== undefined) return fault;
  const { tournament } = room;
  const clause = procedureOf(room).gates.find(({ gate }) => gate === 'signed')?.clause ?? '';
  if (by.role === 'patron' && by.id !== patron) {
    return refuseTournament('not-authorised', clause, { code: 'signs-for-self-only' });
  }
  if (tournament.published !== tournament.version) {
    return refuseTournament('steps-missing', clause, { code: 'nothing-published' });
  }
  return [{ happened: 'conditions-signed', by, at, patron, version: tournament.version }];
}

function decideInstruct(
  room: TournamentContext,
  { by, at, kind, coups }: Instruct,
): TournamentDecision<Instructed> {
  const { instruction, powers } = procedureOf(room);
  if (instruction === undefined) {
    return refuseTournament('not-in-this-book', powers.instruct.clause, {
      code: 'no-practice-in-book',
    });
  }
  if (room.tournament.phase === 'running') {
    return refuseTournament('not-now', instruction, { code: 'practice-before-first-coup' });
  }
  return [{ happened: 'instructed', by, at, kind, coups }];
}

const evolveBriefed = (tournament: Tournament, { patrons, version }: Briefed): Tournament =>
  patrons.reduce((after, patron) => changeEntry(after, patron, { briefed: version }), tournament);

const evolveConditionsSigned = (
  tournament: Tournament,
  { patron, version }: ConditionsSigned,
): Tournament => changeEntry(tournament, patron, { signed: version });

export const briefAct: TournamentAct<Brief, Briefed> = {
  name: 'brief',
  fields: briefFields,
  may: ['run-tournament'],
  power: 'brief',
  decide: decideBrief,
  evolve: { briefed: evolveBriefed },
};

export const signConditionsAct: TournamentAct<SignConditions, ConditionsSigned> = {
  name: 'sign-conditions',
  fields: field.ofPatron,
  may: ['run-tournament', 'work-at-cage', 'play'],
  decide: decideSignConditions,
  evolve: { 'conditions-signed': evolveConditionsSigned },
};

export const instructAct: TournamentAct<Instruct, Instructed> = {
  name: 'instruct',
  fields: instructFields,
  may: ['run-tournament'],
  power: 'instruct',
  decide: decideInstruct,
  evolve: { instructed: onRecord },
};
