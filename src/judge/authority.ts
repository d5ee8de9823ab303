// Who may do what: each event by the power that its act needs, and by the second person behind it.

import { STAFF_RANKS } from '../rulebooks/procedure.ts';
import { ACT_RULES, EARLIER_ACTS, EARLIER_RULINGS } from './act-rules.ts';
import { accountKind, rowOf } from './books.ts';
import type { JudgedFelt } from './felt.ts';
import { type EventFields, fieldsIn, isEventFields, numberIn, rowsIn, stringIn } from './fields.ts';
import { paysAlike, shownBy } from './hands.ts';
import type { HouseRules } from './house-rules.ts';
import { cardsOnRecord } from './settlement.ts';
import type { Raise } from './verdict.ts';

interface PowerData {
  readonly clause: string;
  readonly least: string;
  readonly also?: readonly string[];
}

const rankOf = (role: string): number => {
  const ranks: Readonly<Record<string, number>> = STAFF_RANKS;
  return Object.hasOwn(ranks, role) ? (ranks[role] ?? 0) : 0;
};

const powerOf = ({ book }: HouseRules, power: string): PowerData | undefined => {
  const powers: Readonly<Record<string, PowerData | undefined>> = book.procedure.powers;
  return powers[power];
};

/** Whether a role has a power by the book: its rank reaches it, or it stands beside the ladder. */
export function reaches(rules: HouseRules, role: string, power: string): boolean {
  const rule = powerOf(rules, power);
  if (rule === undefined) return false;
  return rankOf(role) >= rankOf(rule.least) || rule.also?.includes(role) === true;
}

const clauseOf = (rules: HouseRules, power: string): string =>
  powerOf(rules, power)?.clause ?? 'ruling G7';

/** True for an event in the form of 0.1.0, which is judged by the rules of its time. */
export function isEarlier(event: EventFields): boolean {
  const happened = stringIn(event, 'happened');
  const earlier = Object.hasOwn(EARLIER_ACTS, happened) ? EARLIER_ACTS[happened] : undefined;
  if (earlier !== undefined) return !(earlier.lacks in event);
  return happened === 'irregularity-ruled' && EARLIER_RULINGS.includes(rulingIn(event));
}

const rulingIn = (event: EventFields): string =>
  ['what', 'ruling', 'clause'].map(name => stringIn(event, name)).join(' ');

/** An event by its own rule; one that the judge does not know is an objection. */
export function judgeAct(felt: JudgedFelt, event: EventFields, raise: Raise): void {
  const { rules } = felt;
  const happened = stringIn(event, 'happened');
  const known = Object.hasOwn(ACT_RULES, happened) ? ACT_RULES[happened] : undefined;
  const rule = isEarlier(event) ? (EARLIER_ACTS[happened]?.rule ?? known) : known;
  if (rule === undefined) {
    raise('event-unknown', { happened }, 'R-EVT-4');
    return;
  }
  if (rules === null) return;
  const by = fieldsIn(event, 'by');
  const role = stringIn(by, 'role');
  const { power } = rule;
  const isExcepted =
    (rule.bySystem === true && role === 'system') || (rule.byPatron === true && role === 'patron');
  const lacksIt = power !== undefined && !isExcepted && !reaches(rules, role, power);
  if (lacksIt && rule.isAsked === true && reaches(rules, role, 'deal')) {
    judgeApproval(rules, event, power, raise);
  } else if (lacksIt) {
    raise('role-may-not', { role, power, by: stringIn(by, 'id') }, clauseOf(rules, power));
  }
  if (rule.approval !== undefined) judgeApproval(rules, event, rule.approval, raise);
  judgeMoves(event, rule.moves ?? [], rule.isSummed === true, raise);
  if (happened === 'float-moved') judgeCountersigned(event, raise);
  if (happened === 'bought-in') judgeBuyIn(rules, event, raise);
  if (happened === 'irregularity-ruled' && !isEarlier(event))
    judgeRuling(felt, rules, event, raise);
  if (happened === 'card-corrected') judgeCorrectedBy(felt, rules, event, raise);
}

/** A second person who has the power, and is not the one who asks (G19, R-ACC-2). */
function judgeApproval(rules: HouseRules, event: EventFields, power: string, raise: Raise): void {
  const approver = event['approvedBy'];
  const clause = clauseOf(rules, power);
  if (!isEventFields(approver)) {
    raise('approval-missing', { power }, clause);
    return;
  }
  const [id, role] = [stringIn(approver, 'id'), stringIn(approver, 'role')];
  if (id === stringIn(fieldsIn(event, 'by'), 'id')) raise('approval-by-self', { id }, clause);
  const least = powerOf(rules, power) === undefined ? 'operator' : '';
  const isEnough = least === '' ? reaches(rules, role, power) : rankOf(role) >= rankOf(least);
  if (!isEnough) raise('approval-by-rank', { id, role, power }, clause);
}

function judgeCountersigned(event: EventFields, raise: Raise): void {
  const second = stringIn(event, 'countersignedBy');
  if (second === '') raise('approval-missing', { slip: stringIn(event, 'slip') }, 'ruling G12');
  if (second !== '' && second === stringIn(fieldsIn(event, 'by'), 'id')) {
    raise('approval-by-self', { id: second }, 'ruling G12');
  }
}

/**
 * Notes come by the acceptor, tickets by the terminal where the house rules let one take them;
 * everything else comes through the dealer's hands.
 */
function judgeBuyIn(rules: HouseRules, event: EventFields, raise: Raise): void {
  const role = stringIn(fieldsIn(event, 'by'), 'role');
  const tender = stringIn(event, 'tender');
  if (tender === 'tickets') {
    if (role !== 'system') raise('role-may-not', { role, power: 'tickets' }, 'R-CSH-4');
    if (!rules.takesTickets) {
      raise('money-without-ground', { happened: 'bought-in', rows: 1 }, 'ruling R16');
    }
    return;
  }
  if (tender === 'notes' || reaches(rules, role, 'deal')) return;
  raise('role-may-not', { role, power: 'deal' }, clauseOf(rules, 'deal'));
}

const BANK = new Set(['house', 'float']);
const bankOf = (account: string): string => {
  const kind = accountKind(account);
  return BANK.has(kind) ? 'bank' : kind;
};

/** Money moves only where the event is a ground for it, and as much as it says. */
function judgeMoves(
  event: EventFields,
  moves: readonly string[],
  isSummed: boolean,
  raise: Raise,
): void {
  const rows = rowsIn(event, 'transfers').map(rowOf);
  for (const { act, debit, credit, cents } of rows) {
    const plain = `${act} ${accountKind(debit)}>${accountKind(credit)}`;
    const way = `${act} ${bankOf(debit)}>${bankOf(credit)}`;
    if (moves.includes(way) || moves.includes(plain) || moves.includes('any')) continue;
    raise('money-without-ground', { way: plain, cents }, 'ruling G1');
  }
  if (!isSummed) return;
  const said = numberIn(event, 'cents');
  const sum = rows.reduce((all, { cents }) => all + cents, 0);
  if (sum !== said) raise('sum-unlike-transfers', { said, moved: sum }, 'ruling G1');
  const patron = stringIn(event, 'patron');
  const strange = rows.find(({ debit, credit }) =>
    [debit, credit].some(each => each.includes('/') && !each.endsWith(`/${patron}`)),
  );
  if (strange === undefined || patron === '') return;
  raise(
    'sum-unlike-transfers',
    { patron, debit: strange.debit, credit: strange.credit },
    'ruling G1',
  );
}

/** A result that was shown and changes is corrected by two (G16, G19). */
function judgeCorrectedBy(
  felt: JudgedFelt,
  rules: HouseRules,
  event: EventFields,
  raise: Raise,
): void {
  // Face down, nobody has seen the result yet though the faces are on record.
  const isShown = felt.isComplete && felt.coup?.isFaceDown === false;
  const isSame = paysAlike(shownBy(felt.coup?.cards ?? []), shownBy(cardsOnRecord(event)));
  if (isShown && !isSame) judgeApproval(rules, event, 'confirm-corrected-card', raise);
}

interface RulingData {
  readonly clause: string;
  readonly ruling: string;
  readonly decidedBy?: string;
  readonly discretionary?: true;
}

interface IrregularityData {
  readonly reportedBy: string;
  readonly decidedBy: string;
  readonly confirmedBy?: string;
  readonly alwaysTwo?: true;
  readonly rulings: readonly RulingData[];
}

/** A ruling is one that the book has, by who may report it and with whom it must be confirmed. */
function judgeRuling(felt: JudgedFelt, rules: HouseRules, event: EventFields, raise: Raise): void {
  const known: Readonly<Record<string, IrregularityData | undefined>> =
    rules.book.procedure.irregularities;
  const [what, ruling, clause] = ['what', 'ruling', 'clause'].map(name => stringIn(event, name));
  const rule = known[what ?? ''];
  const lines = (rule?.rulings ?? []).filter(
    each => each.ruling === ruling && each.clause === clause,
  );
  const isLate = ruling === 'result-stands' && clause === rules.book.procedure.lateErrors;
  if (rule === undefined || (lines.length === 0 && !isLate)) {
    raise('clause-wrong', { what: what ?? '', ruling: ruling ?? '' }, clause ?? '');
    return;
  }
  const role = stringIn(fieldsIn(event, 'by'), 'role');
  if (!reaches(rules, role, rule.reportedBy)) {
    raise('role-may-not', { role, power: rule.reportedBy }, clauseOf(rules, rule.reportedBy));
  }
  // One clause may send two cases the same way: what none of them needs is not asked for.
  const needs = (lines.length === 0 ? [null] : lines).map(line =>
    approverOf(felt, rules, rule, line, event),
  );
  const [power] = needs;
  if (needs.includes(null) || power === undefined || power === null) return;
  judgeApproval(rules, event, power, raise);
}

/** The power of whoever must confirm a line; null where nobody has to. */
function approverOf(
  felt: JudgedFelt,
  rules: HouseRules,
  rule: IrregularityData,
  line: RulingData | null,
  event: EventFields,
): string | null {
  const power = line?.decidedBy ?? rule.decidedBy;
  const mayDecide = reaches(rules, stringIn(fieldsIn(event, 'by'), 'role'), power);
  const byTwo = line?.discretionary === true && isInSight(felt, event);
  if (rule.alwaysTwo !== true && !byTwo && mayDecide) return null;
  return mayDecide ? (rule.confirmedBy ?? power) : power;
}

/** Once a card of the coup is in sight money moves by two; cards face down leave it open. */
function isInSight({ coup }: JudgedFelt, event: EventFields): boolean {
  if (isEventFields(event['about']) || coup === null) return true;
  return coup.cards.length > 0 && !coup.isFaceDown;
}
