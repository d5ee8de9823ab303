// How much of a total may lie on a bet: the rules' placement, asked for a seat of this table.

import { limitFor } from '../../rules/placement/personal-terms.ts';
import type { StakeRules } from '../../rules/placement/stake-rules.ts';
import {
  judgeStake,
  type StakeAsked,
  type StakeSituation,
  type StakeWindow,
} from '../../rules/placement/stake.ts';
import type { At } from '../act.ts';
import type { OpenPlace } from './may-wager.ts';
import { elsewhere } from './partners.ts';
import type { Refusal } from '../refusal.ts';
import { refuseStake } from './say-refusal.ts';
import { stakeOf } from '../settlement/settle-single.ts';
import { stakeRulesAt } from './stake-rules.ts';
import type { TablePhase } from '../table.ts';
import type { Bet } from './wager.ts';

/** What a patron's own touch may lay, or what a dealer or a layout that reads chips may enter. */
export function permittedStake(
  room: At,
  place: OpenPlace,
  stake: StakeAsked,
  isRecorded: boolean,
): number | Refusal {
  const { bet } = stake;
  const rules = stakeRulesAt(room, bet.on);
  const verdict = judgeStake(rules, situationOf(room, place, rules, bet, isRecorded), stake);
  if (typeof verdict === 'number') return verdict;
  const { refusal, clause, ...figures } = verdict;
  const isReopened = room.table.phase === 'wagers-reopened';
  return refuseStake(room, refusal, { bet, isReopened, ...figures }, clause);
}

function situationOf(
  room: At,
  { seat, person }: OpenPlace,
  rules: StakeRules,
  bet: Bet,
  isRecorded: boolean,
): StakeSituation {
  const { phase, coup, shoe, tails } = room.table;
  const { wagering, limits } = room.book.procedure;
  const window = windowIn(phase);
  const isReopened = window === 'lower-only';
  const addedUpBy = limits?.addedUp;
  return {
    window,
    isRecorded,
    reopenedBy: isReopened ? (coup?.rulings.at(-1)?.clause ?? wagering.after) : undefined,
    limit: limitFor(rules, person),
    person,
    indicator: rules.side === undefined ? 0 : tails[rules.side].indicator,
    finalCoup: shoe.lastCoup,
    mainStake: rules.family === 'insurance' ? mainStake(room, seat, person.id) : 0,
    elsewhere: addedUpBy === undefined ? 0 : elsewhere(room.table, seat.number, person.id, bet),
    addedUpBy,
  };
}

function windowIn(phase: TablePhase): StakeWindow {
  if (phase === 'wagering' || phase === 'wagers-changing') return 'open';
  if (phase === 'wagers-reopened') return 'lower-only';
  return phase === 'insurance' ? 'insurance' : 'closed';
}

/** What plays of a patron's larger main wager once 7.3 and 7.4 are applied (C23). */
function mainStake(room: At, { wagers }: OpenPlace['seat'], patron: string): number {
  let most = 0;
  for (const wager of wagers) {
    const isMain = wager.on === 'player' || wager.on === 'banker';
    if (isMain && wager.patron === patron) most = Math.max(most, stakeOf(room, wager));
  }
  return most;
}
