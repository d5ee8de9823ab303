// Model conditions: complete under every book, for a director to begin with and for simulations.

import type { ConditionItem } from '../../rulebooks/tournament.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import type { Conditions, RoundPlan, Terms } from './document.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Our own words for every item that is told and not applied; the operator's may differ. */
const TEXTS: { readonly [item in ConditionItem]?: string | null } = {
  when: 'On the day and at the time that the posters name.',
  'start-may-move':
    'The director may move the start of a round or session when the entrants have had notice.',
  'changes-told': 'The regulator is told of any change to these details before the tournament.',
  refunds: 'Nobody gets back more than was paid.',
  'prize-pool': 'The pool is told before the final.',
  'prize-allocation': 'Prizes go to the places of the final, then to later rounds before earlier.',
  acceptance: 'Whoever takes part accepts these conditions.',
  'entitled-persons': 'Only persons who may enter the casino and gamble may enter.',
  'right-to-refuse': 'The operator may refuse any application.',
  'selection-criteria': null,
  'staff-may-play': null,
  'abide-or-disqualified': 'Whoever does not keep these conditions may be disqualified.',
  'how-available': 'These conditions can be read at every terminal, at the cage and in print.',
  signature: 'Everybody signs a copy of these conditions before play.',
  'how-to-enter': 'By the application form.',
  'application-form': 'The form asks for name, date of birth and acceptance of these conditions.',
  'terms-of-entry': 'The fee is paid with the application; one entry for each person.',
  'free-withdrawal': 'Withdrawal costs nothing up to the day that the form names.',
  'equal-banks': 'Everybody starts with the same bank, told before the tournament begins.',
  elimination: 'Whoever holds less than the minimum wager after a coup is out.',
  winners: 'The places go by the value of chips when a session ends.',
  'early-finish': 'The director may end play at a table once those who go on are certain.',
  'early-finish-for-cash': 'Where chips are paid in cash, a table may end early if all agree.',
  disqualification: 'Cheating, hiding chips, abuse, or breaking these conditions.',
  retirement: 'An entrant may retire between two coups.',
  substitutes: 'An entrant may name a substitute in person before or during a session.',
  lateness: 'The place is called at the start.',
  absence: 'Whoever leaves the table during a session is treated as the rules of play say.',
  telephones: 'Telephones and the like are put away during play; a first use is warned.',
  'substitute-effect': 'The substitute plays on with the entrant’s seat and chips.',
  'disqualification-effect': 'The chips go back to the operator and the place is void.',
  'retirement-effect': 'The chips go back to the operator and no prize is won.',
  'rules-prevail':
    'The director runs the tournament by these conditions and the rules of the game; ' +
    'where they differ, the rules prevail.',
  deputies: 'The director or deputies run the tournament by these conditions and the rules.',
  'director-final': 'In a dispute about the tournament the director’s decision is final.',
  'no-liability':
    'As far as the law permits, the operator is not liable for a decision of the director; ' +
    'rights that cannot be excluded are untouched.',
  privacy: 'Personal information is handled by the operator’s privacy policy.',
  promotion: 'With an entrant’s permission, name and picture may be used for promotion.',
  complaints: 'A patron may have a complaint about gaming investigated by the regulator.',
};

/** A round of heats with a bank of a hundred minimum wagers. */
export const modelRound = (name: string, changes: Partial<RoundPlan> = {}): RoundPlan => ({
  name,
  kind: 'round',
  sessions: 1,
  tables: 2,
  seats: 7,
  length: { coups: 10 },
  bank: 1_000_000,
  limits: { min: 10_000, max: 500_000, step: 1_000 },
  raisedLimits: [{ min: 20_000, max: 1_000_000, step: 1_000 }],
  compulsory: true,
  secretWagers: 1,
  wagerMs: null,
  advance: 2,
  ...changes,
});

export const modelFinal = (changes: Partial<RoundPlan> = {}): RoundPlan =>
  modelRound('Final', { kind: 'final', tables: 1, advance: 0, ...changes });

const seatsIn = (round: RoundPlan | undefined): number =>
  round === undefined ? 0 : round.sessions * round.tables * round.seats;

/** Complete conditions for a start at a moment; whoever uses them changes what differs. */
export function modelConditions(
  startsAt: number,
  terms: Partial<Terms> = {},
  texts: Conditions['texts'] = {},
): Conditions {
  const rounds = terms.rounds ?? [modelRound('Heats'), modelFinal()];
  const model: Terms = {
    startsAt,
    place: 'The main gaming floor',
    version: 'traditional',
    decks: 8,
    currency: 'AUD',
    offered: ['player', 'banker', 'tie'],
    pay: PLAIN_PAY_RULES,
    entryFee: 11_000,
    buyIn: 0,
    buyBack: null,
    addOn: null,
    entrants: { least: 2, most: seatsIn(rounds[0]) },
    withdrawBy: startsAt - 7 * DAY_MS,
    refundPercent: { lateWithdrawal: 0, retired: 0, disqualified: 0 },
    chips: 'tournament-chips',
    missedWager: 'minimum-deducted',
    chipsAtEnd: 'no-value',
    rounds,
    furtherRounds: 'none',
    retainedPercent: 10,
    added: [],
    prizes: [
      { place: 1, percent: 50 },
      { place: 2, percent: 30 },
      { place: 3, percent: 20 },
    ],
    level: 'play-off',
    late: { graceMs: 10 * MINUTE_MS, follows: 'forfeits' },
    substitutes: 'with-approval',
    penalties: [{ name: 'telephone', grounds: 'use of a telephone in play', follows: 'warning' }],
    entryChannels: ['cage', 'terminal'],
    noticeMs: 20 * MINUTE_MS,
    variations: [],
    ...terms,
  };
  return { title: 'Baccarat tournament', terms: model, texts: { ...TEXTS, ...texts } };
}
