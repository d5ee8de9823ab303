// Something went wrong: it is reported, ruled on by the book, and what follows is carried out.

import { z } from 'zod';

import {
  type Facts,
  factsSchema,
  type Report,
  type Verdict,
} from '../../irregularities/irregularity.ts';
import {
  IRREGULARITIES,
  type Irregularity,
  type RulingName,
} from '../../../rulebooks/irregularity.ts';
import {
  type CardsHeld,
  type CardsPutAway,
  evolveCardsHeld,
  evolveCardsPutAway,
  putAway,
} from '../../coup/held-cards.ts';
import {
  evolveCoupRecalculated,
  evolveCoupRestated,
  evolveSettledCoupVoided,
  type CoupRecalculated,
  type CoupRestated,
  type SettledCoupVoided,
} from '../../restatement/coup-restated.ts';
import {
  evolveRecordsConfirmed,
  type RecordsConfirmed,
} from '../../rulings/coup/adjust-from-records.ts';
import { evolveCoupMadeDummy, type CoupMadeDummy } from '../../rulings/coup/coup-becomes-dummy.ts';
import {
  evolveFirstCoupTakenBack,
  type FirstCoupTakenBack,
} from '../../rulings/coup/deal-the-first-coup-again.ts';
import { evolveBurnFoundMissing, type BurnFoundMissing } from '../../rulings/coup/play-on.ts';
import { evolveShoeCounted, type ShoeCounted } from '../../rulings/cards/record-the-count.ts';
import { evolveCoupVoided, type CoupVoided } from '../../rulings/coup/void-coup.ts';
import { evolveWagersVoided, type WagersVoided } from '../../rulings/wagers/void-open-wagers.ts';
import { evolveWagerVoided, type WagerVoided } from '../../rulings/wagers/void-the-wager.ts';
import type { Act, Approvable, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeCoup } from '../../change.ts';
import type { TableEvent } from '../../acts.ts';
import { isRefusal, refuseFrozen, type Refusal } from '../../refusal.ts';
import type { CoupName } from '../../restatement/outstanding.ts';
import { coupMeant } from '../../restatement/reported-coup.ts';
import { RULING_ACTS } from '../../rulings/ruling-acts.ts';
import { approvalFault, rulingFor } from '../../rulings/ruling-for.ts';
import type { Actor } from '../../setup/setup.ts';
import { withoutReportedCards, withSurplus } from '../../coup/surplus-cards.ts';
import type { Table } from '../../table.ts';

const reportIrregularityFields = { what: z.enum(IRREGULARITIES), facts: factsSchema };

export type ReportIrregularity = CommandWith<
  'report-irregularity',
  typeof reportIrregularityFields
> &
  Approvable;

/** What was reported and how it was ruled; what it did to cards and wagers follows as events. */
export interface IrregularityRuled extends Happened {
  readonly happened: 'irregularity-ruled';
  readonly what: Irregularity;
  readonly facts: Facts;
  readonly ruling: RulingName;
  readonly clause: string;
  readonly approvedBy: Actor | null;
  /** The dealer on duty: what a machine does wrong is put down to people too (1.6). */
  readonly dealer: string | null;
  /** The table inspector on duty, under whose name rulings stand where the book has one. */
  readonly inspector: string | null;
  /** The finished coup that it is about; left out for the one at the table. */
  readonly about?: CoupName;
}

export function decideReportIrregularity(
  room: At,
  asked: ReportIrregularity,
): Decision<TableEvent> {
  const report = withSurplus(room, asked);
  const verdict = rulingFor(room, report);
  if (isRefusal(verdict)) return verdict;
  const decision = approvalFault(room, verdict, report) ?? carriedOut(room, report, verdict);
  return isRefusal(decision) ? decision : (windowFault(room, decision) ?? decision);
}

/** No Insurance window closes while accounts are frozen: nobody could have taken it up (R19). */
const windowFault = ({ table }: At, events: readonly TableEvent[]): Refusal | undefined =>
  table.frozen !== null && events.some(({ happened }) => happened === 'insurance-closed')
    ? refuseFrozen(table.frozen)
    : undefined;

/** The ruling on record and everything that follows from it, whoever has yet to approve it. */
export function carriedOut(room: At, report: Report, verdict: Verdict): Decision<TableEvent> {
  const { ruling, clause } = verdict;
  const followed = RULING_ACTS[ruling](room, { ...verdict, report });
  if (isRefusal(followed)) return followed;
  const { by, at, what, facts, approvedBy = null } = report;
  const { tableInspector: inspector, dealer } = room.table.staff;
  const ruled = { what, facts, ruling, clause, approvedBy, dealer, inspector };
  const about = aboutPast(room, facts);
  const over = lyingOver(room, report, ruling);
  return [{ happened: 'irregularity-ruled', by, at, ...ruled, ...about }, ...over, ...followed];
}

/** What ends the coup puts away what lies over it: it has left the shoe all the same. */
function lyingOver(
  room: At,
  { facts, by, at }: Report,
  ruling: RulingName,
): readonly CardsPutAway[] {
  const { surplus = [] } = room.table.coup ?? {};
  const isOther = aboutPast(room, facts).about !== undefined;
  if (surplus.length === 0 || isOther || !ENDS_IT.includes(ruling)) return [];
  return [
    putAway(
      surplus.map(({ card }) => card),
      { by, at },
    ),
  ];
}

const ENDS_IT: readonly RulingName[] = ['void-coup', 'invalidate-coup', 'coup-becomes-dummy'];

function aboutPast(room: At, facts: Facts): Pick<IrregularityRuled, 'about'> {
  const meant = coupMeant(room, facts);
  if (facts.coup === undefined || meant === undefined || meant === 'present') return {};
  return { about: { shoe: meant.shoe, coup: meant.number } };
}

/** The coup keeps its rulings; of a finished one its record does. */
export function evolveIrregularityRuled(table: Table, event: IrregularityRuled): Table {
  const { what, clause, about, facts, ruling } = event;
  if (table.coup === null || about !== undefined) return table;
  const isOver = ENDS_IT.includes(ruling);
  const all = isOver ? (table.coup.surplus ?? []).map(({ card }) => card) : (facts.cards ?? []);
  return changeCoup(withoutReportedCards(table, all), {
    rulings: [...table.coup.rulings, { what, clause }],
  });
}

export const reportIrregularityAct: Act<
  ReportIrregularity,
  | CoupRestated
  | CoupRecalculated
  | SettledCoupVoided
  | CardsHeld
  | CardsPutAway
  | CoupVoided
  | RecordsConfirmed
  | CoupMadeDummy
  | ShoeCounted
  | FirstCoupTakenBack
  | BurnFoundMissing
  | WagerVoided
  | WagersVoided
  | IrregularityRuled
> = {
  name: 'report-irregularity',
  fields: reportIrregularityFields,
  may: ['run-table', 'inspect-table'],
  /** Another person, where the book gives the decision to a higher rank. */
  secondPerson: 'approves',
  decide: decideReportIrregularity,
  evolve: {
    'coup-restated': evolveCoupRestated,
    'coup-recalculated': evolveCoupRecalculated,
    'settled-coup-voided': evolveSettledCoupVoided,
    'cards-held': evolveCardsHeld,
    'cards-put-away': evolveCardsPutAway,
    'coup-voided': evolveCoupVoided,
    'records-confirmed': evolveRecordsConfirmed,
    'coup-made-dummy': evolveCoupMadeDummy,
    'shoe-counted': evolveShoeCounted,
    'first-coup-taken-back': evolveFirstCoupTakenBack,
    'burn-found-missing': evolveBurnFoundMissing,
    'wager-voided': evolveWagerVoided,
    'wagers-voided': evolveWagersVoided,
    'irregularity-ruled': evolveIrregularityRuled,
  },
};
