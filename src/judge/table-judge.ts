// Judges one table's journal event by event: pure, streaming, from nothing but the events.

import { rulebookOf } from '../rulebooks/index.ts';
import { isEarlier, judgeAct } from './authority.ts';
import { rowOf } from './books.ts';
import { judgeCards, openInsurance } from './cards.ts';
import { EventJudge } from './event-judge.ts';
import { type CoupAtHand, JudgedFelt, type FeltPhase } from './felt.ts';
import {
  type EventFields,
  fieldsIn,
  figureIn,
  isEventFields,
  isTrueIn,
  listIn,
  numberIn,
  rowsIn,
  stringIn,
} from './fields.ts';
import type { BooksByName } from './house-rules.ts';
import { PastCoups } from './past-coups.ts';
import { judgeRestated } from './restatement.ts';
import { judgeSettled, judgeVoided } from './settlement.ts';
import { NO_STREAKS_RIDING, type RidingTail, type StreaksRiding } from './streaks.ts';
import type { Raise } from './verdict.ts';
import { judgeClose, judgeReduction, judgeWagersChanged, nominationsOf } from './wagering.ts';

export class TableJudge extends EventJudge {
  readonly #felt: JudgedFelt;
  readonly #past = new PastCoups();
  readonly #forfeited = new Set<string>();

  /** Books are looked up where the house has them; a test has amendments of its own. */
  constructor(stream: string, books: BooksByName = rulebookOf) {
    super(stream);
    this.#felt = new JudgedFelt(stream, books);
  }

  protected judge(number: number, event: EventFields, raise: Raise): void {
    const felt = this.#felt;
    felt.at = this.at;
    judgeAct(felt, event, raise);
    if (isEarlier(event))
      this.leaveUnjudged(number, 'by today’s rules: an act in the form of 0.1.0');
    this.#judgeKind(number, event, raise);
    judgeCards(felt, event, raise);
    this.#enter(event, raise);
    this.#follow(event);
  }

  /** What a kind of event is judged by besides who, cards and money. */
  #judgeKind(number: number, event: EventFields, raise: Raise): void {
    const felt = this.#felt;
    switch (stringIn(event, 'happened')) {
      case 'wagers-changed':
        judgeWagersChanged(felt, event, raise);
        break;
      case 'wagering-closed':
        judgeClose(felt, event, raise);
        break;
      case 'wagers-reduced':
        judgeReduction(felt, event, raise);
        break;
      case 'wagering-opened':
      case 'dummy-coup-begun':
        this.#judgeBegin(event, raise);
        break;
      case 'coup-settled':
        judgeSettled(felt, event, raise);
        this.#past.keep(felt, fieldsIn(event, 'record'));
        break;
      case 'coup-voided':
        judgeVoided(felt, event, raise);
        this.#past.keep(felt, fieldsIn(event, 'record'));
        break;
      case 'coup-restated':
        this.#judgeRestated(number, event, raise);
        break;
      case 'coup-recalculated':
      case 'settled-coup-voided':
        this.leaveUnjudged(number, 'a correction in the form of 0.1.0');
        break;
      default:
    }
  }

  #judgeBegin(event: EventFields, raise: Raise): void {
    const { coup, count } = this.#felt;
    const number = numberIn(event, 'coup');
    if (coup !== null || number !== count.coups + 1) {
      raise('coup-out-of-sequence', { number, before: count.coups }, 'R-HIS-2');
    }
  }

  #judgeRestated(number: number, event: EventFields, raise: Raise): void {
    const record = fieldsIn(event, 'record');
    const past = this.#past.find(this.#felt, record);
    if (past === null) {
      this.leaveUnjudged(number, 'a correction of a coup whose rules are not on record');
      return;
    }
    if (judgeRestated(past, event, this.#forfeited, raise) === 'forfeits') {
      this.leaveUnjudged(number, 'the difference of a correction beside forfeited winnings');
    }
    this.#past.restate(past, record);
  }

  /** Money into the books; a stake that is no longer held lies there no longer. */
  #enter(event: EventFields, raise: Raise): void {
    const felt = this.#felt;
    const gone = new Set<number>();
    for (const fields of rowsIn(event, 'transfers')) {
      const row = rowOf(fields);
      felt.books.enter(row, raise);
      if (row.act === 'void' && row.refersTo !== undefined) gone.add(row.refersTo);
    }
    if (gone.size === 0) return;
    for (const transfer of gone) felt.wagers.delete(transfer);
    felt.riding = without(felt.riding, gone);
  }

  /** What the event changes of what the judge remembers. */
  #follow(event: EventFields): void {
    const felt = this.#felt;
    const { coup } = felt;
    switch (stringIn(event, 'happened')) {
      case 'table-opened':
        // A freeze from before the opening ends with it, as the table has it.
        felt.frozenSince = undefined;
        felt.takeSetup(fieldsIn(event, 'setup'));
        break;
      case 'setup-changed':
        felt.takeSetup(fieldsIn(event, 'setup'));
        break;
      case 'limits-changed':
        felt.change(fieldsIn(event, 'notice'));
        break;
      case 'edition-changed':
        felt.change({ edition: event['edition'] });
        break;
      case 'exposure-set':
        felt.change({ faceDown: event['faceDown'] });
        if (coup !== null) coup.isFaceDown ||= isTrueIn(event, 'faceDown');
        break;
      case 'collective-liability-set':
        felt.change({ collectiveLiability: event['cents'] });
        break;
      case 'wagering-opened':
        felt.begin(event, stringIn(event, 'standing'), 'wagering');
        break;
      case 'dummy-coup-begun':
        felt.begin(event, 'dummy', 'closed');
        break;
      case 'coup-settled':
      case 'coup-voided':
        this.#endCoup(event);
        break;
      case 'coup-restated':
        this.#rideAgain(fieldsIn(event, 'streaks'));
        break;
      case 'hold-ended':
        if (stringIn(event, 'to') === 'house') this.#forfeited.add(stringIn(event, 'patron'));
        break;
      case 'shuffle-ordered':
        if (coup !== null && coup.cards.length === 0) felt.coup = null;
        break;
      case 'table-closed':
        felt.close();
        break;
      default:
        if (coup !== null) this.#followCoup(event, coup);
        felt.followPeople(event);
    }
  }

  #followCoup(event: EventFields, coup: CoupAtHand): void {
    const felt = this.#felt;
    switch (stringIn(event, 'happened')) {
      case 'wagering-closed':
        coup.phase = 'closed';
        coup.closesAt = undefined;
        if (rowsIn(event, 'nominations').length > 0) felt.nominated = nominationsOf(event);
        break;
      case 'wager-window-opened':
        coup.phase = windowPhase(stringIn(event, 'window'));
        coup.closesAt = figureIn(event, 'closesAt');
        break;
      case 'insurance-closed':
        coup.isInsuranceOver = true;
        coup.isInsuranceOpen = false;
        break;
      case 'coup-made-dummy':
        coup.standing = 'dummy';
        coup.phase = 'closed';
        coup.isInsuranceOpen = false;
        break;
      case 'free-coups-ordered':
        if (coup.standing === 'live') coup.standing = 'free';
        break;
      case 'accounts-unfrozen':
        felt.thaw(coup, numberIn(event, 'at'));
        break;
      case 'wager-window-closed':
        if (felt.rules !== null) openInsurance(felt, felt.rules, coup, numberIn(event, 'at'));
        break;
      default:
    }
  }

  #endCoup(event: EventFields): void {
    const felt = this.#felt;
    const { coup, count, rules } = felt;
    const hasLeft = coup !== null && (coup.cards.length > 0 || coup.isBurnt);
    const isVoid = stringIn(event, 'happened') === 'coup-voided';
    if (rules !== null && (!isVoid || hasLeft)) count.afterCoup(rules);
    if (isTrueIn(event, 'endsShoe')) count.isLastCoup = false;
    felt.wagers.clear();
    felt.nominated = new Map();
    felt.coup = null;
    for (const patron of felt.toWarn) felt.warned.add(patron);
    felt.toWarn.clear();
  }

  /** Runs and tails as they ride after a correction, by the transfers that hold them now. */
  #rideAgain(streaks: EventFields): void {
    if (!isEventFields(streaks['riding'])) return;
    this.#felt.riding = this.#past.ridingIn(fieldsIn(streaks, 'riding'));
    for (const row of rowsIn(streaks, 'decided')) {
      const wager = fieldsIn(row, 'wager');
      if ('under' in wager) this.#felt.warned.add(stringIn(wager, 'patron'));
    }
    for (const patron of listIn(streaks, 'warned')) {
      this.#felt.warned.add(String(patron));
    }
  }
}

const windowPhase = (window: string): FeltPhase =>
  window === 'wagers-reopened' ? 'lower-only' : 'changing';

function without(riding: StreaksRiding, gone: ReadonlySet<number>): StreaksRiding {
  if (riding === NO_STREAKS_RIDING) return riding;
  const left = ({ indicator, fresh, early, late }: RidingTail): RidingTail => {
    const stays = (stakes: RidingTail['fresh']) =>
      stakes.filter(({ transfer }) => !gone.has(transfer));
    const tail = { indicator, fresh: stays(fresh), early: stays(early), late: stays(late) };
    const isEmpty = tail.fresh.length + tail.early.length + tail.late.length === 0;
    return isEmpty ? { ...tail, indicator: 0 } : tail;
  };
  return {
    runs: riding.runs.filter(({ laid }) => !gone.has(laid.transfer)),
    tails: { player: left(riding.tails.player), banker: left(riding.tails.banker) },
  };
}
