// Which ruling a report leads to, by which clause and by whose word, or why it leads to none.
// Does nothing: the console shows it before anybody confirms.

import type { Condition, RulingName } from '../../rulebooks/irregularity.ts';
import type { IrregularityRule, RulingLine } from '../../rulebooks/procedure.ts';
import { assert } from '../../rules/assert.ts';
import type { At } from '../act.ts';
import { approvalMissing } from '../setup/approved-rule.ts';
import { CONDITION_HOLDS } from '../irregularities/conditions.ts';
import { lies } from '../coup/hands.ts';
import { IRREGULARITY_KINDS } from '../irregularities/irregularity-kinds.ts';
import type { Facts, IrregularityKind, Report, Verdict } from '../irregularities/irregularity.ts';
import { isRefusal, type Refusal, refuse, refuseFrozen } from '../refusal.ts';
import { coupMeant, recordOf } from '../restatement/reported-coup.ts';
import { hasPower, lacksPower } from '../people/roles.ts';
import { secondPerson } from '../people/second-person.ts';
import { aCardHasLeft } from '../coup/standing.ts';
import { staffMissing } from '../acts/table/sign-on.ts';

/** The verdict on a report; whether somebody has approved it yet is another question. */
export function rulingFor(room: At, report: Report): Verdict | Refusal {
  const { book, table } = room;
  const rule = book.procedure.irregularities[report.what];
  if (rule === undefined) return notInThisBook(room);
  const unauthorised = lacksPower(room, report.by, rule.reportedBy);
  if (unauthorised !== undefined) return unauthorised;
  const off = approvalMissing(room, report.what);
  if (off !== undefined) return off;
  const kind = IRREGULARITY_KINDS[report.what];
  const { frozenFirst } = rule;
  if (frozenFirst !== undefined && table.frozen === null) {
    return refuse('steps-missing', frozenFirst, { code: 'accounts-not-frozen-first' });
  }
  const absent = staffMissing(room);
  if (absent !== undefined) return absent;
  if (!isKnownCoup(room, report.facts)) {
    return refuse('report-is-false', rule.clause, { code: 'no-such-coup-in-shoe' });
  }
  const late = kind.reachesBack === true ? undefined : lateError(room, rule, report);
  if (late !== undefined) return late;
  const fault = reportFault(room, rule, kind, report);
  if (fault !== undefined) return fault;
  const line = lineFor(room, rule, report);
  if (isRefusal(line)) return line;
  // Nobody could use a window while the accounts are frozen.
  if (table.frozen !== null && OPENS_A_WINDOW.includes(line.ruling)) {
    return refuseFrozen(table.frozen);
  }
  return verdictOf(room, rule, line, report);
}

const OPENS_A_WINDOW: readonly RulingName[] = [
  'reopen-to-lower-wagers',
  'open-a-wager-change-window',
];

/** A report that names no coup means the one at the table; one of an old shoe is on record. */
function isKnownCoup(context: At, { coup: said = 1, shoe: of }: Facts): boolean {
  const { shoe } = context.table;
  if (of !== undefined && of !== shoe.number) return recordOf(context, of, said) !== undefined;
  return said === 1 || (Number.isSafeInteger(said) && said > 1 && said <= shoe.coups);
}

/** A book that is silent leaves the matter to whoever rules on disputes. */
function notInThisBook({ book }: At): Refusal {
  const clause = book.procedure.powers['rule-on-dispute']?.clause ?? 'ruling G11';
  return refuse('not-in-this-book', clause, { code: 'no-rule-in-book' });
}

/** What a condition asks of the floor; a report that leaves it out cannot be ruled on. */
const ASKED: { readonly [when in Condition]?: keyof Facts } = {
  'order-is-certain': 'orderIsCertain',
  'cards-can-be-put-right': 'canBePutRight',
  'fault-began-before-the-close': 'onset',
  'wagers-proven-by-records': 'provenByRecords',
  'chosen-again': 'choice',
  'chosen-complete': 'choice',
  'chosen-reopen': 'choice',
  'chosen-dummy': 'choice',
};

/** The first line whose conditions all hold. */
function lineFor(
  room: At,
  { clause, rulings }: IrregularityRule<string>,
  report: Report,
): RulingLine<string> | Refusal {
  let unmet: Condition | undefined;
  for (const line of rulings) {
    const conditions = typeof line.when === 'string' ? [line.when] : line.when;
    const failing = conditions.find(when => !CONDITION_HOLDS[when](room, report));
    if (failing === undefined) return line;
    const asked = ASKED[failing];
    if (asked !== undefined && report.facts[asked] === undefined) return factMissing(clause, asked);
    unmet = failing;
  }
  const code = unmet === 'marker-drawn' ? 'marker-card-not-out' : 'no-ruling-follows';
  return refuse('report-is-false', clause, { code });
}

const factMissing = (clause: string, fact: keyof Facts = 'note'): Refusal => ({
  ...refuse('facts-missing', clause, { code: 'fact-missing', fact }),
  asks: fact,
});

/** An error of an earlier coup touches none that has begun since (rapid 11.9, crown 11.12). */
function lateError(room: At, rule: IrregularityRule<string>, report: Report) {
  const { lateErrors } = room.book.procedure;
  const { coup, shoe } = room.table;
  const { coup: said, shoe: of = shoe.number } = report.facts;
  const isLater = of === shoe.number && said !== undefined && coup !== null && said >= coup.number;
  if (said === undefined || coup === null || isLater) return undefined;
  if (lateErrors === undefined) return notInThisBook(room);
  const { 'wrong-result-entered': recalculation } = room.book.procedure.irregularities;
  const isOpen = recalculation !== undefined && approvalMissing(room) === undefined;
  if (isOpen && !aCardHasLeft(room.table)) {
    return {
      ...refuse('not-now', rule.clause, { code: 'coup-to-be-recalculated' }),
      report: 'wrong-result-entered',
    } as const;
  }
  const line = { when: 'always', ruling: 'result-stands', clause: lateErrors } as const;
  return verdictOf(room, rule, line, report);
}

function reportFault(
  { book, table }: At,
  rule: IrregularityRule<string>,
  kind: IrregularityKind,
  { facts }: Report,
): Refusal | undefined {
  if (!kind.phases.includes(table.phase)) {
    return refuse('not-now', rule.clause, { code: 'not-findable-in-phase', phase: table.phase });
  }
  const missing = kind.needs.find(fact => facts[fact] === undefined);
  if (missing !== undefined) return factMissing(rule.clause, missing);
  const reason = kind.falseBecause({ book, table }, facts);
  return reason === undefined ? undefined : refuse('report-is-false', rule.clause, reason);
}

function verdictOf(
  room: At,
  rule: IrregularityRule<string>,
  line: RulingLine<string>,
  { what, by, facts }: Report,
): Verdict {
  const power = line.decidedBy ?? rule.decidedBy;
  const mayDecide = hasPower(room, by, power);
  const byTwo = line.discretionary === true && isInSight(room, facts);
  // Whoever may decide alone is confirmed by another; whoever may not, by somebody who may.
  const approver = mayDecide ? (rule.confirmedBy ?? power) : power;
  const decider = room.book.procedure.powers[approver];
  assert(decider !== undefined, `${room.book.id} gives nobody the power to ${approver}`);
  return {
    what,
    ruling: line.ruling,
    clause: line.clause,
    endsShoe: line.endsShoe === true,
    decidedBy: approver,
    decider: decider.least,
    needsApprover: rule.alwaysTwo === true || byTwo || !mayDecide,
  };
}

/** True once a card of the coup in question is in sight: from then on money moves by two (G19). */
function isInSight(room: At, facts: Facts): boolean {
  if (coupMeant(room, facts) !== 'present') return true;
  return room.table.coup?.cards.some(card => !lies(card)) === true;
}

/** Refuses a verdict that nobody with the power to give it stands behind. */
export function approvalFault(room: At, verdict: Verdict, report: Report): Refusal | undefined {
  const isOwn = report.approvedBy?.id === report.by.id;
  if (!verdict.needsApprover && !isOwn) return undefined;
  const second = secondPerson(room, report, verdict.decidedBy, verdict.clause);
  return isRefusal(second) ? second : undefined;
}
