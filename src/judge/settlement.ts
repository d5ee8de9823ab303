// A coup that is over: its record against the cards, each payment against the odds, and the money.

import { rowOf } from './books.ts';
import { patronAccountId, type JudgedFelt, type Laid } from './felt.ts';
import { type EventFields, fieldsIn, isTrueIn, numberIn, rowsIn, stringIn } from './fields.ts';
import { dueNext, handOf, type JudgedCard, type CompleteCoup, shownBy } from './hands.ts';
import type { HouseRules } from './house-rules.ts';
import { type DuePayment, dueOn, roundedUp } from './pay.ts';
import {
  advanceRiding,
  type JudgedStreak,
  isStreak,
  addNewStakes,
  stakesRiding,
  type JudgedStreakCoup,
} from './streaks.ts';
import type { Raise } from './verdict.ts';
import { goesBackAgain, isUnderArrangement } from './wagering.ts';

/** A row of a record: what became of one wager. */
export interface PaidRow {
  readonly seat: number;
  readonly row: EventFields;
}

/** What one wager is due, and how. */
export interface WagerDue {
  readonly laid: Laid;
  readonly due: DuePayment;
  readonly isArranged: boolean;
}

export const paidRowsOf = (record: EventFields): readonly PaidRow[] =>
  rowsIn(record, 'seats').flatMap(entry => {
    const seat = numberIn(entry, 'seat');
    return rowsIn(entry, 'paid').map(row => ({ seat, row }));
  });

export const cardsOnRecord = (record: EventFields): readonly JudgedCard[] =>
  rowsIn(record, 'cards').map(row => {
    const face = row['card'];
    return {
      to: stringIn(row, 'to') === 'banker' ? 'banker' : 'player',
      card: typeof face === 'string' ? face : null,
      isDown: row['down'] === true,
    };
  });

const wordOf = (cards: readonly JudgedCard[]): string =>
  cards.map(({ to, card }) => `${to.charAt(0)}${card ?? '??'}`).join(' ');

/** The record tells the cards that were dealt, whole by the tableau, and their result. */
export function judgeRecord(
  felt: JudgedFelt,
  rules: HouseRules,
  record: EventFields,
  raise: Raise,
): CompleteCoup {
  const { coup, count } = felt;
  const { clause } = rules.book.tableau;
  const cards = coup?.cards ?? [];
  if (wordOf(cards) !== wordOf(cardsOnRecord(record))) {
    raise(
      'record-unlike-cards',
      { dealt: wordOf(cards), told: wordOf(cardsOnRecord(record)) },
      clause,
    );
  }
  const [number, shoe] = [numberIn(record, 'number'), numberIn(record, 'shoe')];
  if (number !== coup?.number || shoe !== count.number) {
    raise('coup-out-of-sequence', { number, shoe, at: coup?.number ?? 0 }, 'R-HIS-2');
  }
  return judgeResult(rules, cards, record, raise);
}

/** Complete by the tableau, and the result that the cards show. */
export function judgeResult(
  rules: Pick<HouseRules, 'book'>,
  cards: readonly JudgedCard[],
  record: EventFields,
  raise: Raise,
): CompleteCoup {
  const { tableau } = rules.book;
  const due = dueNext(tableau, handOf(cards, 'player'), handOf(cards, 'banker'));
  if (due !== null || cards.some(({ card }) => card === null)) {
    raise('card-against-tableau', { cards: wordOf(cards), due: due ?? 'faces' }, tableau.clause);
  }
  const shown = shownBy(cards);
  const said = stringIn(record, 'result');
  const [player, banker] = [numberIn(record, 'playerCount'), numberIn(record, 'bankerCount')];
  const isRight =
    said === shown.result && player === shown.playerCount && banker === shown.bankerCount;
  if (!isRight) {
    const figures = {
      said,
      is: shown.result,
      player: shown.playerCount,
      banker: shown.bankerCount,
    };
    raise('result-wrong', figures, tableau.clause);
  }
  return shown;
}

/** The coup that lies on the felt, and what the event has on record of it. */
function coupInHand({ rules, coup }: JudgedFelt, event: EventFields, raise: Raise) {
  const record = fieldsIn(event, 'record');
  if (rules !== null && coup !== null) return { rules, coup, record };
  raise('coup-out-of-sequence', { number: numberIn(record, 'number') }, 'R-HIS-2');
  return null;
}

/** A settled coup, live, free or dummy. */
export function judgeSettled(
  felt: JudgedFelt,
  event: EventFields,
  raise: Raise,
): readonly WagerDue[] {
  const inHand = coupInHand(felt, event, raise);
  if (inHand === null) return [];
  const { rules, coup, record } = inHand;
  const shown = judgeRecord(felt, rules, record, raise);
  if (stringIn(record, 'standing') !== coup.standing) {
    raise('standing-wrong', { said: stringIn(record, 'standing'), is: coup.standing }, 'ruling G6');
  }
  const isDummy = coup.standing === 'dummy';
  const singles = [...felt.wagers.values()]
    .filter(({ on }) => !isStreak(on))
    .map(laid => singleDue(felt, rules, shown, laid, isDummy));
  const streaks = advance(felt, rules, {
    result: isDummy ? null : shown.result,
    isEndOfShoe: felt.count.isLastCoup,
  });
  const all = [...singles, ...streaks];
  judgeRows(felt, all, record, raise);
  judgeMoney(felt, all, event, raise);
  for (const { laid, due } of all) {
    const isDecided = isStreak(laid.on) ? due.outcome !== 'void' : due.outcome !== 'push';
    const isBack = goesBackAgain(felt, laid) || isDummy;
    if (laid.under !== undefined && isDecided && !isBack) felt.toWarn.add(laid.patron);
  }
  return all;
}

const back = (clause: string): DuePayment => ({
  outcome: 'void',
  profit: 0,
  commission: 0,
  clause,
});

function singleDue(
  felt: JudgedFelt,
  rules: HouseRules,
  shown: CompleteCoup,
  laid: Laid,
  isDummy: boolean,
): WagerDue {
  const { book } = rules;
  if (isDummy) return { laid, due: back(book.goesBack.dummy), isArranged: false };
  if (goesBackAgain(felt, laid)) {
    const clause = book.procedure.limits?.foundLate?.underMinimum ?? '';
    return { laid, due: back(clause), isArranged: false };
  }
  const arranged = isUnderArrangement(felt, laid);
  const due = dueOn(book, rules, shown, laid.on, laid.counts, arranged);
  return { laid, due: due ?? back('not offered'), isArranged: arranged };
}

/** Runs and tails over the coup: what is decided is due, the rest rides on. */
export function advance(
  felt: JudgedFelt,
  rules: HouseRules,
  coup: JudgedStreakCoup,
): readonly WagerDue[] {
  const fresh = [...felt.wagers.values()].filter(({ on }) => isStreak(on));
  const into = addNewStakes(felt.riding, fresh, felt.nominated);
  const { after, ended } = advanceRiding(rules, into, coup);
  felt.rodeIn = stakesRiding(into).length === 0 ? null : { into, ...coup };
  felt.riding = after;
  return ended.map(each => streakDue(felt, rules, each));
}

export function streakDue(felt: JudgedFelt, rules: HouseRules, ended: JudgedStreak): WagerDue {
  const { laid, outcome, odds } = ended;
  const { book, chip } = rules;
  if (outcome !== 'void' && goesBackAgain(felt, laid)) {
    return {
      laid,
      due: back(book.procedure.limits?.foundLate?.underMinimum ?? ''),
      isArranged: false,
    };
  }
  const profit =
    outcome === 'win' && odds !== null
      ? roundedUp(book, chip, BigInt(laid.counts) * BigInt(odds[0]), BigInt(odds[1]))
      : outcome === 'lose'
        ? -laid.counts
        : 0;
  return { laid, due: { outcome, profit, commission: 0, clause: '' }, isArranged: false };
}

/** What goes back to the patron, stake included, as a record tells it. */
const paidOf = ({ laid, due }: WagerDue, isDeferred: boolean): number =>
  due.outcome === 'lose'
    ? laid.stake - laid.counts
    : laid.stake + due.profit + (isDeferred ? due.commission : 0);

/** Commission may be owed by a seated patron who was approved, never the half on six (C13). */
export function defers(felt: JudgedFelt, { laid, due }: WagerDue): boolean {
  const { seat, patron } = laid;
  if (due.commission <= 0 || felt.seated.get(seat) !== patron) return false;
  if (felt.termsOf(seat, patron).defersCommission !== true) return false;
  const net = felt.rules?.book.procedure.commission?.alwaysNet.rate;
  const { rate } = due;
  return net === undefined || rate === undefined || rate[0] * net[1] !== net[0] * rate[1];
}

/** Each wager has its row and each row its wager, with the outcome and the money that are due. */
export function judgeRows(
  felt: JudgedFelt,
  dues: readonly WagerDue[],
  record: EventFields,
  raise: Raise,
): void {
  const rows = new Map(
    paidRowsOf(record).map(paid => [numberIn(paid.row, 'transfer'), paid] as const),
  );
  for (const each of dues) {
    const { laid } = each;
    const paid = rows.get(laid.transfer);
    rows.delete(laid.transfer);
    if (paid === undefined) {
      raise(
        'wager-not-settled',
        { on: laid.on, stake: laid.stake, patron: laid.patron },
        'R-HIS-2',
      );
    } else judgeRow(felt, each, paid, raise);
  }
  for (const { seat, row } of rows.values()) {
    const figures = { seat, on: stringIn(row, 'on'), paid: numberIn(row, 'paid') };
    raise('wager-unknown', figures, 'R-HIS-2');
  }
}

function judgeRow(felt: JudgedFelt, each: WagerDue, { seat, row }: PaidRow, raise: Raise): void {
  const { laid, due } = each;
  const { on, stake, patron, counts } = laid;
  const { clause } = due;
  const isSame =
    seat === laid.seat &&
    stringIn(row, 'on') === on &&
    numberIn(row, 'stake') === stake &&
    stringIn(row, 'patron') === patron &&
    (row['counts'] ?? stake) === counts;
  if (!isSame) raise('stake-unlike-record', { on, stake, said: numberIn(row, 'stake') }, clause);
  const said = stringIn(row, 'outcome');
  if (said !== due.outcome) raise('outcome-wrong', { on, said, is: due.outcome }, clause);
  const isDeferred = isTrueIn(row, 'deferred');
  const [commission, paid] = [numberIn(row, 'commission'), numberIn(row, 'paid')];
  if (commission !== due.commission) {
    raise('commission-wrong', { on, stake, said: commission, due: due.commission }, clause);
  }
  if (isDeferred !== defers(felt, each))
    raise('deferral-wrong', { on, patron, commission }, clause);
  const right = paidOf(each, isDeferred);
  if (paid !== right) raise('payment-wrong', { on, stake, paid, due: right }, clause);
  const cited = stringIn(row, 'clause');
  if (clause !== '' && cited !== clause) raise('clause-wrong', { on, cited }, clause);
}

const moveOf = (act: string, debit: string, credit: string, cents: number, of: number): string =>
  `${act} ${debit}>${credit} ${cents} ${of}`;

/** Exactly the rows that the payments need, and no other. */
export function judgeMoney(
  felt: JudgedFelt,
  dues: readonly WagerDue[],
  event: EventFields,
  raise: Raise,
): void {
  const wanted = dues.flatMap(each => movesFor(felt, each));
  const left = rowsIn(event, 'transfers').map(row => {
    const { act, debit, credit, cents, refersTo } = rowOf(row);
    return moveOf(act, debit, credit, cents, refersTo ?? 0);
  });
  for (const move of wanted) {
    const at = left.indexOf(move);
    if (at >= 0) left.splice(at, 1);
    else raise('payment-unlike-transfers', { missing: move }, 'R-MTR-6');
  }
  for (const move of left) raise('payment-unlike-transfers', { extra: move }, 'R-MTR-6');
}

function movesFor(felt: JudgedFelt, each: WagerDue): readonly string[] {
  const { laid, due } = each;
  const { transfer, stake, counts, seat, patron } = laid;
  const account = patronAccountId(seat, patron);
  const bank = felt.books.pending(transfer)?.credit ?? 'house';
  if (due.outcome === 'lose') return [moveOf('post', account, bank, counts, transfer)];
  const moves = [moveOf('void', account, bank, stake, transfer)];
  const gross = due.profit + due.commission;
  if (gross > 0) moves.push(moveOf('transfer', bank, account, gross, 0));
  if (due.commission > 0) {
    const from = defers(felt, each) ? `commission-due:${seat}/${patron}` : account;
    moves.push(moveOf('transfer', from, 'commission', due.commission, 0));
  }
  return moves;
}

/** A void coup: every stake on it goes back, Runs and tails ride on or go back with it (G6). */
export function judgeVoided(
  felt: JudgedFelt,
  event: EventFields,
  raise: Raise,
): readonly WagerDue[] {
  const inHand = coupInHand(felt, event, raise);
  if (inHand === null) return [];
  const { rules, coup, record } = inHand;
  if (stringIn(record, 'standing') !== 'void') {
    raise('standing-wrong', { said: stringIn(record, 'standing'), is: 'void' }, 'ruling G6');
  }
  if (wordOf(coup.cards) !== wordOf(cardsOnRecord(record))) {
    const figures = { dealt: wordOf(coup.cards), told: wordOf(cardsOnRecord(record)) };
    raise('record-unlike-cards', figures, rules.book.tableau.clause);
  }
  const told = new Set(paidRowsOf(record).map(({ row }) => numberIn(row, 'transfer')));
  const all = [...felt.wagers.values()];
  const goBack = all.filter(({ on, transfer }) => !isStreak(on) || told.has(transfer));
  const dues = goBack.map(laid => ({ laid, due: back(''), isArranged: false }));
  for (const { laid } of dues) if (isStreak(laid.on)) felt.wagers.delete(laid.transfer);
  const hasLeft = coup.cards.length > 0 || coup.isBurnt;
  const isEndOfShoe = isTrueIn(event, 'endsShoe') || (felt.count.isLastCoup && hasLeft);
  const streaks = advance(felt, rules, { result: null, isEndOfShoe });
  const ended = [...dues, ...streaks];
  judgeRows(felt, ended, record, raise);
  judgeMoney(felt, ended, event, raise);
  return ended;
}
