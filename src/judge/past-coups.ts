// Finished coups, kept as far as a correction needs them: the newest whole, older ones by record.

import { type JudgedFelt, laidOf } from './felt.ts';
import {
  type EventFields,
  fieldsIn,
  figureIn,
  isTrueIn,
  listIn,
  numberIn,
  rowsIn,
  stringIn,
} from './fields.ts';
import { bookIn, payOptionsOf } from './house-rules.ts';
import {
  rowsBeforeCorrection,
  type PastCoup,
  type StreakAnswer,
  type StreakAnswers,
  whoseStreak,
} from './restatement.ts';
import { paidRowsOf, streakDue } from './settlement.ts';
import {
  advanceRiding,
  NO_TAIL_RIDING,
  type JudgedRun,
  type RidingTail,
  type StreaksRiding,
} from './streaks.ts';

/** Beyond these, what a coup first paid is read from its corrected record. */
const MOST_KEPT = 500;

const keyOf = (record: EventFields): string =>
  `${numberIn(record, 'shoe')}/${numberIn(record, 'number')}`;

export class PastCoups {
  readonly #kept = new Map<string, PastCoup>();

  keep(felt: JudgedFelt, record: EventFields): void {
    const { rules } = felt;
    if (rules === null) return;
    const rows = paidRowsOf(record);
    this.#kept.set(keyOf(record), { book: rules.book, pay: rules, rows, streaks: answersOf(felt) });
    if (this.#kept.size <= MOST_KEPT) return;
    const [oldest = ''] = this.#kept.keys();
    this.#kept.delete(oldest);
  }

  /** The coup as it stood before a correction; null where its rules are on no record. */
  find(felt: JudgedFelt, record: EventFields): PastCoup | null {
    const known = this.#kept.get(keyOf(record));
    if (known !== undefined) return known;
    const played = fieldsIn(record, 'played');
    const book = bookIn(felt.setup, felt.catalogue, played);
    if (book === undefined || stringIn(played, 'version') === '') return null;
    const pay = payOptionsOf(book, stringIn(played, 'version'), fieldsIn(played, 'pay'));
    return {
      book,
      pay,
      rows: paidRowsOf(record).flatMap(rowsBeforeCorrection),
      streaks: new Map(),
    };
  }

  restate(past: PastCoup, record: EventFields): void {
    this.#kept.set(keyOf(record), { ...past, rows: paidRowsOf(record) });
  }

  /** What rides on by an event's own word. */
  ridingIn(riding: EventFields): StreaksRiding {
    const tails = fieldsIn(riding, 'tails');
    return {
      runs: rowsIn(riding, 'runs').flatMap(entry =>
        rowsIn(entry, 'runs').map(run => runIn(numberIn(entry, 'seat'), run)),
      ),
      tails: { player: tailIn(tails, 'player'), banker: tailIn(tails, 'banker') },
    };
  }
}

/** What each streak that rode in comes to by each result. */
function answersOf(felt: JudgedFelt): StreakAnswers {
  const { rodeIn, rules } = felt;
  const answers = new Map<number, StreakAnswer>();
  if (rodeIn === null || rules === null) return answers;
  for (const result of ['player', 'banker', 'tie', null] as const) {
    const { ended } = advanceRiding(rules, rodeIn.into, { ...rodeIn, result });
    for (const each of ended) {
      const { laid, due } = streakDue(felt, rules, each);
      const before = answers.get(laid.transfer)?.byResult ?? {};
      const { seat, patron, on, stake } = laid;
      const byResult = { ...before, [result ?? 'void']: due.profit };
      answers.set(laid.transfer, { whose: whoseStreak(seat, patron, on, stake), byResult });
    }
  }
  return answers;
}

function runIn(seat: number, run: EventFields): JudgedRun {
  const wager = fieldsIn(run, 'wager');
  const sides = listIn(wager, 'pattern').map(String);
  const held = { ...run, stake: wager['stake'] };
  const nominates = isTrueIn(run, 'nominates');
  const bet = nominates
    ? { on: wager['on'], length: sides.length }
    : { on: wager['on'], length: wager['length'], pattern: wager['pattern'] };
  return {
    laid: laidOf(seat, stringIn(run, 'patron'), bet, held),
    count: figureIn(run, 'count') ?? 0,
    sides: sides.length === 0 ? undefined : sides,
    nominates,
  };
}

function tailIn(tails: EventFields, side: 'player' | 'banker'): RidingTail {
  const tail = fieldsIn(tails, side);
  const stakes = (name: string) =>
    rowsIn(tail, name).map(each => {
      const key = fieldsIn(each, 'key');
      const bet = { on: `${side}-dragon-tail`, area: each['area'] };
      const held = { ...key, stake: each['stake'] };
      return laidOf(numberIn(key, 'seat'), stringIn(key, 'patron'), bet, held);
    });
  const indicator = figureIn(tail, 'indicator') ?? 0;
  return {
    ...NO_TAIL_RIDING,
    indicator,
    fresh: stakes('fresh'),
    early: stakes('early'),
    late: stakes('late'),
  };
}
