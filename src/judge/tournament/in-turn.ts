// A session's table at which one patron wagers after another: chips before each position and on the
// layout, counted again from what is given, laid, collected and paid.

import { type EventFields, fieldsIn, figureIn, numberIn, rowsIn, stringIn } from '../fields.ts';
import type { StakeLimit } from '../house-rules.ts';
import { exceptRole, type Raise } from '../verdict.ts';
import { type ChipStake, judgeChipLimit, judgeDecided, judgePaid, stakeIn } from './chips.ts';
import { layOn, type ChipPlace, ChipPlaces, chipSum, worthOf } from './places.ts';
import { judgeAgainstTableRecord, SessionCoups, toldIn } from './session-coups.ts';
import type { SessionRules } from './session-rules.ts';

/** What a form settles as, once it was read out. */
interface Deemed {
  readonly on: string;
  readonly stake: number;
  isLaid: boolean;
}

const whoIn = (event: EventFields): string => stringIn(fieldsIn(event, 'by'), 'id');

/** The money behind chips that are worth it. */
export interface ChipCash {
  readonly bought: number;
  readonly won: number;
  readonly taken: number;
}

const MAIN = ['player', 'banker'];

export class InTurnTable {
  readonly #rules: SessionRules;
  readonly #coups: SessionCoups;
  readonly #places = new ChipPlaces();
  readonly #settled = new Map<string, readonly EventFields[]>();
  readonly #forms = new Map<number, Deemed | null>();
  /** Lines of the coup that is being settled. */
  #lines: EventFields[] = [];
  #limits: StakeLimit;
  #raises = 0;
  #isOpen = false;
  /** Who found a hand passed wrongly just now. */
  #ruledBy = '';
  readonly #closing = new Map<number, number>();
  /** Chips that were bought, that the house lost, and that patrons took away with them. */
  #bought = 0;
  #won = 0;
  #taken = 0;

  constructor(stream: string, rules: SessionRules) {
    this.#rules = rules;
    this.#limits = rules.limits;
    this.#coups = new SessionCoups(stream);
  }

  /** What a seat has, or had when play ended or its patron went. */
  chipsOf(seat: number): number {
    return this.#closing.get(seat) ?? worthOf(this.#places.at(seat));
  }

  /** Where chips are worth their money: what has come in, what was won, what went out. */
  get cash(): ChipCash {
    return { bought: this.#bought, won: this.#won, taken: this.#taken };
  }

  see(number: number, what: EventFields, raise: Raise): void {
    const happened = stringIn(what, 'happened');
    if (happened === 'at-table') {
      const event = fieldsIn(what, 'event');
      this.#coups.see(number, event, this.#followsRuling(event) ? exceptRole(raise) : raise);
      return;
    }
    this.#ruledBy = happened === 'hand-passed-wrongly' ? whoIn(what) : '';
    this.#judgeWagering(happened, what, raise);
    this.#judgeCoup(happened, what, raise);
    this.#judgePeople(happened, what, raise);
  }

  /** A hand that was passed wrongly goes on as whoever found it says, dealer or not. */
  #followsRuling(event: EventFields): boolean {
    const isHandTaken = stringIn(event, 'happened') === 'hand-taken';
    return isHandTaken && this.#ruledBy !== '' && whoIn(event) === this.#ruledBy;
  }

  #judgeWagering(happened: string, what: EventFields, raise: Raise): void {
    const place = this.#places.at(numberIn(what, 'seat'));
    switch (happened) {
      case 'wagering-opened':
        this.#begin(true);
        break;
      case 'dummy-coup-begun':
        this.#begin(false);
        this.#places.takeBackAll();
        break;
      case 'wagering-closed':
        this.#isOpen = false;
        break;
      case 'wager-placed':
        this.#judgePlaced(place, what, raise);
        break;
      case 'stake-corrected':
        layOn(place, stringIn(what, 'on'), numberIn(what, 'stake'));
        break;
      case 'wager-topped-up':
        this.#topUp(place, what, raise);
        break;
      case 'limits-raised':
        this.#judgeRaised(what, raise);
        break;
      case 'secrets-announced':
        for (const row of rowsIn(what, 'secrets')) this.#announce(row);
        break;
      case 'secret-laid':
        this.#laySecret(numberIn(what, 'seat'));
        break;
      default:
    }
    if (happened !== 'wagering-closed') this.#judgeHeld(what, raise);
  }

  #begin(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#forms.clear();
    this.#lines = [];
  }

  #judgePlaced(place: ChipPlace, what: EventFields, raise: Raise): void {
    const { on, stake, seat } = stakeIn(numberIn(what, 'seat'), what);
    const { offered, clause } = this.#rules;
    if (!this.#isOpen) raise('wager-outside-window', { seat }, clause);
    if (!offered.has(on)) raise('wager-not-offered', { seat, on }, clause);
    if (what['instead'] === true) for (const side of MAIN) layOn(place, side, 0);
    if (stake > this.#limits.max) {
      raise('stake-above-maximum', { seat, stake, max: this.#limits.max }, clause);
    }
    if (!(stake > 0)) judgeChipLimit(this.#limits, stake, clause, raise);
    layOn(place, on, (place.layout.get(on) ?? 0) + stake);
  }

  #topUp({ layout, ...place }: ChipPlace, what: EventFields, raise: Raise): void {
    const [seat, on] = [numberIn(what, 'seat'), stringIn(what, 'on')];
    const [fromChips, fromTie] = [numberIn(what, 'fromChips'), numberIn(what, 'fromTie')];
    const at = this.#places.at(seat);
    const stake = (layout.get(on) ?? 0) + fromChips + fromTie;
    if (stake > this.#limits.min) {
      raise('stake-above-maximum', { seat, stake, max: this.#limits.min }, this.#rules.clause);
    }
    layout.set(on, stake);
    layout.set('tie', (layout.get('tie') ?? 0) - fromTie);
    at.chips = place.chips - fromChips;
  }

  /** Only to what was published, one after another. */
  #judgeRaised(what: EventFields, raise: Raise): void {
    const limits = fieldsIn(what, 'limits');
    const next = this.#rules.raised[this.#raises];
    const [min, max, step] = [
      numberIn(limits, 'min'),
      numberIn(limits, 'max'),
      numberIn(limits, 'step'),
    ];
    if (next?.min !== min || next.max !== max || next.step !== step) {
      raise('rules-unlike-conditions', { fields: 'raisedLimits' }, this.#rules.clause);
    }
    this.#limits = { min, max, step };
    this.#raises += 1;
  }

  #announce(row: EventFields): void {
    const deemed = fieldsIn(row, 'deemed');
    const isWager = stringIn(deemed, 'as') === 'wager';
    const { on, stake } = stakeIn(0, deemed);
    this.#forms.set(numberIn(row, 'seat'), isWager ? { on, stake, isLaid: false } : null);
  }

  #laySecret(seat: number): void {
    const form = this.#forms.get(seat);
    if (form === undefined || form === null) return;
    const place = this.#places.at(seat);
    layOn(place, form.on, (place.layout.get(form.on) ?? 0) + form.stake);
    form.isLaid = true;
  }

  #judgeCoup(happened: string, what: EventFields, raise: Raise): void {
    switch (happened) {
      case 'excess-returned':
        this.#judgeExcess(what, raise);
        break;
      case 'losing-collected':
      case 'winning-paid':
        this.#judgeLines(rowsIn(what, 'lines'), raise);
        break;
      case 'minimum-deducted':
        this.#judgeDeducted(what, raise);
        break;
      case 'coup-ended':
        this.#judgeEnded(what, raise);
        break;
      case 'coup-restated':
        this.#judgeRestated(what, raise);
        break;
      case 'coup-voided':
      case 'stakes-returned':
        this.#places.takeBackAll();
        this.#forms.clear();
        this.#isOpen = false;
        break;
      default:
    }
  }

  #judgeExcess(what: EventFields, raise: Raise): void {
    const { seat, on } = stakeIn(numberIn(what, 'seat'), what);
    const place = this.#places.at(seat);
    const back = numberIn(what, 'chips');
    const due = (place.layout.get(on) ?? 0) - this.#limits.max;
    if (back !== due) raise('payment-wrong', { seat, on, paid: back, due }, this.#rules.clause);
    layOn(place, on, (place.layout.get(on) ?? 0) - back);
  }

  /** Each line is a stake that lies there or a form that was read, by the odds of this coup. */
  #judgeLines(lines: readonly EventFields[], raise: Raise): void {
    const told = this.#coups.latest ?? null;
    for (const line of lines) {
      const stake = stakeOf(line);
      this.#take(stake, raise);
      if (this.#coups.isDealtHere) judgePaid(this.#rules, told, stake, line, raise);
      const paid = numberIn(line, 'paid');
      this.#places.at(stake.seat).chips += paid;
      this.#won += paid - stake.stake;
    }
    this.#lines.push(...lines);
  }

  #take({ seat, on, stake, secret }: ChipStake, raise: Raise): void {
    const place = this.#places.at(seat);
    const form = this.#forms.get(seat);
    const isThere = secret
      ? form?.on === on && form.stake === stake && !form.isLaid
      : place.layout.get(on) === stake;
    if (!isThere) raise('wager-unknown', { seat, on, stake }, this.#rules.clause);
    if (secret) {
      place.chips -= stake;
      this.#forms.delete(seat);
    } else place.layout.set(on, (place.layout.get(on) ?? 0) - stake);
  }

  #judgeDeducted(what: EventFields, raise: Raise): void {
    const seat = numberIn(what, 'seat');
    const place = this.#places.at(seat);
    const taken = numberIn(what, 'chips');
    const due = Math.min(this.#limits.min, place.chips);
    if (taken !== due) raise('payment-wrong', { seat, paid: taken, due }, this.#rules.clause);
    place.chips -= taken;
    this.#won -= taken;
    this.#forms.delete(seat);
  }

  /** Every stake of the coup is decided once; what is neither lost nor won stays where it lies. */
  #judgeEnded(what: EventFields, raise: Raise): void {
    const isPlayed = what['played'] === true;
    if (isPlayed && 'lines' in what) {
      const lines = rowsIn(what, 'lines');
      const rows = lines.map(row => ({ seat: numberIn(row, 'seat'), row }));
      const stakes = [...this.#lines.map(stakeOf), ...this.#staying()];
      judgeDecided(this.#rules, this.#coups.latest ?? null, stakes, rows, raise);
      const { place } = this.#coups;
      if (place !== null) this.#settled.set(place, lines);
    }
    this.#begin(false);
  }

  /** What was neither collected nor paid: stakes in sight, and forms that were not laid out. */
  #staying(): readonly ChipStake[] {
    const secret = [...this.#forms].flatMap(([seat, form]) =>
      form === null || form.isLaid || form.stake === 0
        ? []
        : [{ seat, on: form.on, stake: form.stake, secret: true }],
    );
    return [...this.#places.stakes(), ...secret];
  }

  /** The difference of every seat, as far as its chips go; who is out comes back with theirs. */
  #judgeRestated(what: EventFields, raise: Raise): void {
    const of = fieldsIn(what, 'of');
    const key = `${numberIn(of, 'shoe')}/${numberIn(of, 'number')}`;
    const before = this.#settled.get(key);
    const lines = rowsIn(what, 'lines');
    if (before === undefined) {
      raise('coup-out-of-sequence', { of: key }, this.#rules.clause);
      return;
    }
    const told = toldIn(this.#rules, fieldsIn(what, 'told'), raise);
    judgeAgainstTableRecord(this.#rules, told, this.#coups.at(of), raise);
    const stakes = before.map(stakeOf);
    const rows = lines.map(row => ({ seat: numberIn(row, 'seat'), row }));
    judgeDecided(this.#rules, told, stakes, rows, raise);
    for (const move of rowsIn(what, 'moves')) this.#judgeMove(move, before, lines, raise);
    this.#settled.set(key, lines);
  }

  #judgeMove(
    move: EventFields,
    before: readonly EventFields[],
    lines: readonly EventFields[],
    raise: Raise,
  ): void {
    const seat = numberIn(move, 'seat');
    const [moved, place] = [numberIn(move, 'more'), this.#places.at(seat)];
    const due = Math.max(paidTo(lines, seat) - paidTo(before, seat), -place.chips);
    const backWith = figureIn(move, 'backWith') ?? null;
    if (moved !== due) {
      raise('correction-not-the-difference', { seat, moved, due }, 'ruling G17');
    }
    if (backWith !== null && backWith !== place.leftWith) {
      raise('payment-wrong', { seat, paid: backWith, due: place.leftWith }, 'ruling G17');
    }
    this.#won += moved;
    const isOut = this.#closing.has(seat) && backWith === null;
    if (isOut) this.#taken += moved;
    if (isOut) return;
    this.#closing.delete(seat);
    place.chips += moved + (backWith ?? 0);
  }

  #judgePeople(happened: string, what: EventFields, raise: Raise): void {
    const seat = numberIn(what, 'seat');
    const chips = numberIn(what, 'chips');
    const { bank, clause } = this.#rules;
    switch (happened) {
      case 'chips-given':
        if (chips !== bank) raise('payment-wrong', { seat, paid: chips, due: bank }, clause);
        this.#places.at(seat).chips += chips;
        this.#bought += chips;
        break;
      case 'position-left':
        this.#judgeLeft(seat, what, raise);
        break;
      case 'play-ended':
        this.#places.takeBackAll();
        for (const row of rowsIn(what, 'standings')) this.#judgeStanding(row, raise);
        break;
      case 'chips-handed-back':
        this.#handBack(what, raise);
        break;
      default:
    }
  }

  #handBack(what: EventFields, raise: Raise): void {
    for (const row of rowsIn(what, 'chips')) {
      this.#judgeStanding(row, raise);
      if (stringIn(what, 'to') === 'patrons') this.#taken += numberIn(row, 'chips');
    }
  }

  /** Who leaves leaves what lies there; nobody is put out who could stake the minimum. */
  #judgeLeft(seat: number, what: EventFields, raise: Raise): void {
    const place = this.#places.at(seat);
    const [said, chips] = [numberIn(what, 'chips'), worthOf(place)];
    if (said !== chips)
      raise('payment-wrong', { seat, paid: said, due: chips }, this.#rules.clause);
    if (stringIn(what, 'backTo') === 'patron') this.#taken += said;
    const { min } = this.#limits;
    if (stringIn(what, 'as') === 'eliminated' && chips >= min) {
      raise('standing-wrong', { seat, chips, min }, this.#rules.clause);
    }
    Object.assign(place, { chips: 0, leftWith: chips });
    place.layout.clear();
    this.#closing.set(seat, 0);
    this.#forms.delete(seat);
  }

  #judgeStanding(row: EventFields, raise: Raise): void {
    const [seat, said] = [numberIn(row, 'seat'), numberIn(row, 'chips')];
    const chips = this.chipsOf(seat);
    if (said !== chips)
      raise('payment-wrong', { seat, paid: said, due: chips }, this.#rules.clause);
  }

  /** Nobody stakes what is not there. */
  #judgeHeld(what: EventFields, raise: Raise): void {
    const seat = numberIn(what, 'seat');
    if (Number.isNaN(seat)) return;
    const place = this.#places.at(seat);
    const least = Math.min(place.chips, ...place.layout.values());
    if (least < 0) raise('account-below-zero', { seat, balance: least }, this.#rules.clause);
  }
}

const stakeOf = (line: EventFields): ChipStake => stakeIn(numberIn(line, 'seat'), line);

const paidTo = (lines: readonly EventFields[], seat: number): number =>
  chipSum(
    lines.filter(line => numberIn(line, 'seat') === seat).map(line => numberIn(line, 'paid')),
  );
