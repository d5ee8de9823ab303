// A dispute in the tournament: the director's word is final there, and the regulator stays open.

import type { At, Decision, Given, Happened } from '../act.ts';
import { lacksPower, procedureOf } from '../roles.ts';
import { refuse } from '../refusal.ts';

export interface RuleOnDispute extends Given {
  readonly do: 'rule-on-dispute';
  readonly patron: string;
  readonly about: string;
  readonly ruling: string;
}

export interface DisputeRuled extends Happened {
  readonly happened: 'dispute-ruled';
  readonly patron: string;
  readonly about: string;
  readonly ruling: string;
  readonly clause: string;
  /** Always told with the ruling (C19). */
  readonly regulatorStaysOpen: true;
}

export function decideRuleOnDispute(room: At, command: RuleOnDispute): Decision<DisputeRuled> {
  const { by, at, patron, about, ruling } = command;
  const unauthorised = lacksPower(room, by, 'rule-on-dispute');
  if (unauthorised !== undefined) return unauthorised;
  const { clause } = procedureOf(room).powers['rule-on-dispute'];
  if (ruling.trim() === '') return refuse('steps-missing', clause, { code: 'ruling-missing' });
  const said = { patron, about, ruling, clause, regulatorStaysOpen: true } as const;
  return [{ happened: 'dispute-ruled', by, at, ...said }];
}
