// A dispute in the tournament: the director's word is final there, and the regulator stays open.

import * as field from '../../fields.ts';
import {
  onRecord,
  type TournamentContext,
  type CommandWith,
  type TournamentDecision,
  type Happened,
  type TournamentAct,
} from '../../act.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament } from '../../refusal.ts';

const ruleOnDisputeFields = {
  ...field.ofPatron,
  about: field.words,
  ruling: field.words,
};

type RuleOnDispute = CommandWith<'rule-on-dispute', typeof ruleOnDisputeFields>;

export interface DisputeRuled extends Happened {
  readonly happened: 'dispute-ruled';
  readonly patron: string;
  readonly about: string;
  readonly ruling: string;
  readonly clause: string;
  /** Always told with the ruling (C19). */
  readonly regulatorStaysOpen: true;
}

function decideRuleOnDispute(
  room: TournamentContext,
  command: RuleOnDispute,
): TournamentDecision<DisputeRuled> {
  const { by, at, patron, about, ruling } = command;
  const { clause } = procedureOf(room).powers['rule-on-dispute'];
  if (ruling.trim() === '')
    return refuseTournament('steps-missing', clause, { code: 'ruling-missing' });
  const said = { patron, about, ruling, clause, regulatorStaysOpen: true } as const;
  return [{ happened: 'dispute-ruled', by, at, ...said }];
}

export const ruleOnDisputeAct: TournamentAct<RuleOnDispute, DisputeRuled> = {
  name: 'rule-on-dispute',
  fields: ruleOnDisputeFields,
  may: ['run-tournament'],
  power: 'rule-on-dispute',
  decide: decideRuleOnDispute,
  evolve: { 'dispute-ruled': onRecord },
};
