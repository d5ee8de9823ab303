// A settled coup put right: every wager by what the coup truly was, and exactly that paid.

import type { Rulebook } from '../rulebooks/index.ts';
import { accountKind, patronOfPlace, accountPlace, rowOf } from './books.ts';
import {
  type EventFields,
  fieldsIn,
  figureIn,
  isTrueIn,
  numberIn,
  rowsIn,
  stringIn,
} from './fields.ts';
import { betKeyOf } from './felt.ts';
import { opensInsurance, type CompleteCoup } from './hands.ts';
import type { JudgedPayOptions } from './house-rules.ts';
import { dueOn } from './pay.ts';
import { cardsOnRecord, judgeResult, type PaidRow, paidRowsOf } from './settlement.ts';
import { isStreak } from './streaks.ts';
import type { Raise } from './verdict.ts';

/** A finished coup as far as a correction needs it. */
export interface PastCoup {
  readonly book: Rulebook;
  readonly pay: JudgedPayOptions;
  readonly rows: readonly PaidRow[];
  /** What each streak that rode into it comes to by each result; by the transfer. */
  readonly streaks: StreakAnswers;
}

export type StreakAnswers = ReadonlyMap<number, StreakAnswer>;

export interface StreakAnswer {
  /** Whose it is, on what, for how much: a stake that lies again has another transfer. */
  readonly whose: string;
  readonly byResult: Readonly<Record<string, number>>;
}

export const whoseStreak = (seat: number, patron: string, on: string, stake: number): string =>
  `${seat}/${patron} ${on} ${stake}`;

/** What a row brought; commission on a marker is owed beside it. */
export const netOfRow = (row: EventFields): number =>
  numberIn(row, 'paid') -
  numberIn(row, 'stake') -
  (isTrueIn(row, 'deferred') ? numberIn(row, 'commission') : 0);

/** A row as the coup first decided it, where a record of long ago is all there is. */
export const rowsBeforeCorrection = ({ seat, row }: PaidRow): readonly PaidRow[] => {
  const { first } = row;
  if (first === null || isTrueIn(row, 'asShown')) return [];
  return [{ seat, row: { ...row, ...fieldsIn(row, 'first') } }];
};

/** A wager put in as it was shown has no money of its own: it stands behind a stored one's. */
const whichWager = (row: EventFields): string =>
  isTrueIn(row, 'asShown')
    ? `${numberIn(row, 'transfer')} ${betKeyOf(row)}`
    : String(numberIn(row, 'transfer'));

/** A correction of a coup: its rows, its result, and the money of the difference. */
export function judgeRestated(
  past: PastCoup,
  event: EventFields,
  forfeited: ReadonlySet<string>,
  raise: Raise,
): 'judged' | 'forfeits' {
  const record = fieldsIn(event, 'record');
  const isVoid = stringIn(record, 'standing') === 'void';
  const cards = cardsOnRecord(record);
  const shown = isVoid ? null : judgeResult(past, cards, record, raise);
  const before = new Map(past.rows.map(paid => [whichWager(paid.row), paid.row]));
  for (const paid of paidRowsOf(record)) {
    const was = before.get(whichWager(paid.row));
    if (isStreak(stringIn(paid.row, 'on'))) judgeStreakRow(past, paid, was, shown, raise);
    else judgeSingleRow(past, paid, was, shown, cards, raise);
  }
  return judgeDifference(past.rows, event, forfeited, raise);
}

function judgeSingleRow(
  { book, pay }: PastCoup,
  { row }: PaidRow,
  was: EventFields | undefined,
  shown: CompleteCoup | null,
  cards: ReturnType<typeof cardsOnRecord>,
  raise: Raise,
): void {
  const [on, stake] = [stringIn(row, 'on'), numberIn(row, 'stake')];
  const counts = figureIn(row, 'counts') ?? stake;
  const isNew = was === undefined;
  if (isNew && !isTrueIn(row, 'asShown')) raise('wager-unknown', { on, stake }, 'ruling R18');
  if (
    !isNew &&
    (numberIn(was, 'stake') !== stake || stringIn(was, 'patron') !== stringIn(row, 'patron'))
  ) {
    raise('stake-unlike-record', { on, stake, was: numberIn(was, 'stake') }, 'R-HIS-4');
  }
  // What went back when the coup was settled stays back, whoever sent it.
  const isFinal = was !== undefined && stringIn(was, 'outcome') === 'void' && !('first' in was);
  const isBack =
    isFinal || 'ruledVoid' in row || (on === 'insurance' && !opensInsurance(book.tableau, cards));
  const due =
    isBack || shown === null
      ? null
      : dueOn(book, pay, shown, on, counts, isTrueIn(row, 'arranged'));
  const right = due?.profit ?? 0;
  const net = netOfRow(row);
  const clause = due?.clause ?? 'ruling G6';
  if (net !== right) {
    const code = due === null ? 'void-keeps-payment' : 'payment-wrong';
    raise(code, { on, stake, brought: net, due: right }, clause);
  }
  const [said, outcome] = [stringIn(row, 'outcome'), due?.outcome ?? 'void'];
  if (said !== outcome) raise('outcome-wrong', { on, said, is: outcome }, clause);
}

/** Decided by the true result, or left as it was where later coups have begun (C17). */
function judgeStreakRow(
  past: PastCoup,
  { seat, row }: PaidRow,
  was: EventFields | undefined,
  shown: CompleteCoup | null,
  raise: Raise,
): void {
  const net = netOfRow(row);
  const [on, stake] = [stringIn(row, 'on'), numberIn(row, 'stake')];
  const result = shown?.result ?? 'void';
  const own = past.streaks.get(numberIn(row, 'transfer'));
  const whose = whoseStreak(seat, stringIn(row, 'patron'), on, stake);
  const alike = [...past.streaks.values()].filter(each => each.whose === whose);
  const answers = (own === undefined ? alike : [own]).map(each => each.byResult[result]);
  const isLeft = was !== undefined && (netOfRow(was) === net || netOfRow(firstOf(was)) === net);
  const isBack = stringIn(row, 'outcome') === 'void' && net === 0;
  if (answers.includes(net) || isLeft || isBack) return;
  raise('payment-wrong', { on, stake, brought: net, due: answers[0] ?? 0 }, 'ruling C17');
}

const firstOf = (row: EventFields): EventFields => ({ ...row, ...fieldsIn(row, 'first') });

const PERSONAL = new Set(['patron', 'owed', 'owing', 'commission-due', 'held']);

/** Each person gets or gives the difference between what the coup pays now and what it paid. */
function judgeDifference(
  before: readonly PaidRow[],
  event: EventFields,
  forfeited: ReadonlySet<string>,
  raise: Raise,
): 'judged' | 'forfeits' {
  const due = new Map<string, number>();
  const moved = new Map<string, number>();
  const add = (sums: Map<string, number>, whose: string, cents: number): void => {
    sums.set(whose, (sums.get(whose) ?? 0) + cents);
  };
  for (const { row } of before) add(due, stringIn(row, 'patron'), -netOfRow(row));
  for (const { row } of paidRowsOf(fieldsIn(event, 'record'))) {
    add(due, stringIn(row, 'patron'), netOfRow(row));
  }
  let letGo = 0;
  for (const { act, debit, credit, cents } of rowsIn(event, 'transfers').map(rowOf)) {
    if (act !== 'transfer' && act !== 'post') continue;
    if (PERSONAL.has(accountKind(debit))) add(moved, patronOfPlace(accountPlace(debit)), -cents);
    if (PERSONAL.has(accountKind(credit))) add(moved, patronOfPlace(accountPlace(credit)), cents);
    if (accountKind(debit) === 'shortfall') letGo += cents;
    if (accountKind(credit) === 'shortfall') letGo -= cents;
  }
  const people = new Set([...due.keys(), ...moved.keys()]);
  if ([...people].some(person => forfeited.has(person))) return 'forfeits';
  const gap = (person: string): number => (moved.get(person) ?? 0) - (due.get(person) ?? 0);
  const all = [...people].reduce((sum, person) => sum + gap(person), 0);
  if (all !== letGo) raise('correction-not-the-difference', { moved: all, letGo }, 'ruling G17');
  for (const person of letGo === 0 ? people : []) {
    if (gap(person) === 0) continue;
    const figures = { person, moved: moved.get(person) ?? 0, due: due.get(person) ?? 0 };
    raise('correction-not-the-difference', figures, 'ruling G17');
  }
  return 'judged';
}
