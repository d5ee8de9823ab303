// One night at one table, from one seed: every command is asked of the real table, every event is
// seen by the auditor.

import { assert } from '../../src/rules/assert.ts';
import type { Card } from '../../src/rules/cards.ts';
import { type Irregularity, RULEBOOKS, type Rulebook } from '../../src/rulebooks/index.ts';
import type { RulebookId, Version } from '../../src/rules/rulebook.ts';
import {
  type Command,
  decide,
  evolve,
  fold,
  isRefusal,
  newTable,
  publicView,
  type Setup,
  type Table,
  type TableEvent,
} from '../../src/table/index.ts';
import { type Chance, chanceFrom } from '../oracle/chance.ts';
import { Auditor } from './auditor.ts';
import {
  closedMatters,
  commissionDues,
  confirmations,
  recordedTouch,
  someMove,
  someTerms,
  standersBuyIn,
} from './live-acts.ts';
import { someMishap } from './mishaps.ts';
import { patronOf, somebody, someBet, someStake, staff } from './people.ts';
import { someSetup } from './setups.ts';
import { shuffled } from './shuffled.ts';
import type { Wish } from './wish.ts';
export interface NightPlan {
  readonly seed: number;
  readonly coups: number;
  readonly terminals: number;
  /** When it begins; the first second of 1970 if left out. */
  readonly from?: number;
  /** Hears what follows from each command, in the order in which it happens. */
  readonly hears?: (events: readonly TableEvent[], before: Table, command: Command) => void;
}

export interface NightReport {
  readonly seed: number;
  readonly rulebook: RulebookId;
  readonly version: Version;
  readonly coups: number;
  readonly events: number;
  readonly refusals: number;
  readonly irregularities: number;
  readonly findings: readonly string[];
}

/** Stop listening to a night that has gone wrong: one finding is enough to look into. */
const ENOUGH_FINDINGS = 5;

export class Night {
  readonly #chance: Chance;
  readonly #book: Rulebook;
  readonly #setup: Setup;
  readonly #auditor = new Auditor();
  readonly #events: TableEvent[] = [];
  #table: Table = newTable('night');
  #shoe: readonly Card[] = [];
  #taken = 0;
  #now: number;
  #refusals = 0;
  #irregularities = 0;
  #coups = 0;

  readonly plan: NightPlan;

  constructor(plan: NightPlan) {
    this.plan = plan;
    this.#now = plan.from ?? 1_000;
    this.#chance = chanceFrom(plan.seed);
    this.#setup = someSetup(this.#chance, plan.terminals);
    this.#book = RULEBOOKS[this.#setup.rulebook];
  }

  get setup(): Setup {
    return this.#setup;
  }

  /** Plays the night to its end and closes the books. */
  play(): NightReport {
    this.#open();
    for (let step = 0; this.#coups < this.plan.coups; step += 1) {
      assert(step < this.plan.coups * 400, `seed ${this.plan.seed}: the night does not go on`);
      if (this.#auditor.findings.length >= ENOUGH_FINDINGS) break;
      this.#step();
    }
    this.#auditor.closes(this.#table);
    this.#checkFold();
    const { rulebook, version } = this.#setup;
    return {
      seed: this.plan.seed,
      rulebook,
      version,
      coups: this.#coups,
      events: this.#events.length,
      refusals: this.#refusals,
      irregularities: this.#irregularities,
      findings: this.#auditor.findings,
    };
  }

  #open(): void {
    this.#must({ do: 'sign-on', duty: 'dealer' });
    if (this.#book.procedure.deal.needsInspector !== undefined) {
      this.#must({ do: 'sign-on', duty: 'table-inspector', by: staff('table-inspector') });
    }
    this.#must({ do: 'open-table', setup: this.#setup });
    if (this.#book.procedure.powers['move-float'] !== undefined) this.#fillFloat('opening');
  }

  #fillFloat(move: 'opening' | 'fill'): void {
    const by = staff('game-supervisor');
    const slip = { slip: `F-${this.#now}`, countersignedBy: 'cashier-1', by };
    this.#must({ do: 'move-float', move, cents: 500_000_000, ...slip });
  }

  #step(): void {
    this.#now += 1 + this.#chance.below(900);
    if (this.#table.frozen !== null) this.#thaw();
    else if (this.#table.seats.length > 0 && this.#chance.isOneIn(9)) this.#mishap();
    else if (this.#chance.isOneIn(60)) this.#nuisance();
    this.#goOn();
  }

  #goOn(): void {
    switch (this.#table.phase) {
      case 'closed':
        this.#must({ do: 'open-table', setup: this.#setup });
        return;
      case 'preparing':
        return this.#prepareShoe();
      case 'between-coups':
        return this.#betweenCoups();
      case 'wagering':
        return this.#wagering();
      case 'insurance':
        return this.#insurance();
      case 'wagers-changing':
      case 'wagers-reopened':
        this.#ask({ do: 'close-wager-window', by: staff('pit-boss') });
        return;
      case 'no-more-wagers':
      case 'dealing':
        return this.#deal();
      case 'complete':
        return this.#settle();
    }
  }

  #prepareShoe(): void {
    const [step] = this.#table.shoe.toDo;
    if (step === undefined) {
      const cardSet = `set-${this.#now}`;
      if (this.#setup.deferredCommission)
        for (const due of commissionDues(this.#table)) this.#ask(due);
      this.#must({ do: 'bring-cards', cardSet, preShuffled: false });
      this.#shoe = shuffled(this.#chance, this.#setup.decks);
      this.#taken = 0;
      return;
    }
    if (step === 'cut') return this.#cut();
    this.#must({ do: 'prepare-shoe', step });
    if (step === 'burn') this.#taken += 1;
  }

  /** The cut is offered to seats in their order; staff cut when nobody wants to. */
  #cut(): void {
    const cutAt = 60 + this.#chance.below(100);
    for (const { number } of this.#table.seats) {
      this.#ask({ do: 'decline-cut', seat: number });
    }
    const cutters = ['game-supervisor', 'table-inspector', 'dealer'] as const;
    for (const role of cutters) {
      if (this.#ask({ do: 'prepare-shoe', step: 'cut', cutAt, by: staff(role) })) return;
    }
  }

  #betweenCoups(): void {
    this.#seatPeople();
    for (const wish of closedMatters(this.#chance, this.#table)) this.#ask(wish);
    if (this.#isLive) this.#agreeTerms();
    if (this.#ask({ do: 'begin-dummy-coup' })) return;
    if (!this.#ask({ do: 'open-wagering' })) {
      this.#ask({ do: 'order-shuffle', reason: 'the shoe is at an end', by: staff('operator') });
    }
  }

  #seatPeople(): void {
    for (const seat of this.#table.seats) {
      if (seat.patron === null && this.#chance.isOneIn(2)) {
        const patron = `patron-${seat.number}-${this.#now}`;
        const cents = 50_000 + this.#chance.below(500) * 1000;
        const tender = seat.noteAcceptor && this.#chance.isOneIn(3) ? 'notes' : 'chips';
        this.#ask({ do: 'buy-in', seat: seat.number, patron, tender, cents });
      } else if (seat.patron !== null && this.#chance.isOneIn(40)) {
        this.#leave(seat.number, seat.patron.id);
      }
    }
  }

  get #isLive(): boolean {
    return this.#book.procedure.seats.kind === 'seats';
  }

  #agreeTerms(): void {
    const seat = this.#chance.pick(this.#table.seats);
    this.#ask(someTerms(this.#chance, this.#setup, seat, this.#now));
    for (const wish of standersBuyIn(this.#chance, this.#table)) this.#ask(wish);
  }

  #leave(seat: number, patron: string): void {
    const by = { role: 'patron', id: patron, seat } as const;
    this.#ask({ do: 'leave', seat, patron, reason: 'own-wish', by });
    const cents = this.#auditor.balanceOf(`patron:${seat}/${patron}`);
    this.#ask({ do: 'pay-out', seat, patron, how: 'chips', cents });
  }

  #wagering(): void {
    const touches = 1 + this.#chance.below(this.#table.seats.length * 2);
    for (let touch = 0; touch < touches; touch += 1) this.#touch();
    if (this.#chance.isOneIn(20) && this.#ask({ do: 'burn-card' })) this.#taken += 1;
    if (this.#chance.isOneIn(3)) {
      this.#now = Math.max(this.#now, this.#table.coup?.closesAt ?? this.#now);
      if (this.#ask({ do: 'close-wagering', by: staff('system') })) return;
    }
    this.#must({ do: 'close-wagering' });
  }

  /** One patron touches the screen; a nervous one touches it twice. */
  #touch(): void {
    const seat = somebody(this.#chance, this.#table);
    if (seat === undefined || seat.patron === null) return;
    if (this.#setup.stakeMode === 'recorded') {
      const entered = recordedTouch(this.#chance, this.#setup, seat);
      if (entered !== undefined) this.#ask(entered);
      return;
    }
    if (this.#chance.isOneIn(12)) this.#ask(someMove(this.#chance, this.#setup, seat));
    const who = { seat: seat.number, patron: seat.patron.id, by: patronOf(seat) };
    const wishes: readonly Wish[] = [
      {
        do: 'set-wager',
        ...who,
        bet: someBet(this.#chance, this.#setup),
        stake: someStake(this.#chance),
      },
      { do: 'set-wager', ...who, bet: { on: 'player' }, stake: 2000 },
      { do: 'set-wager', ...who, bet: { on: 'banker' }, stake: 2000 },
      { do: 'clear-wagers', ...who, revision: seat.revision },
      { do: 'repeat-wagers', ...who, revision: seat.revision },
      { do: 'double-wagers', ...who, revision: seat.revision },
    ];
    const wish = this.#chance.pick([...wishes, ...wishes.slice(0, 3), ...wishes.slice(0, 3)]);
    this.#ask(wish);
    if (this.#chance.isOneIn(4)) this.#ask(wish);
  }

  #insurance(): void {
    for (const seat of this.#table.seats) {
      if (seat.patron === null || !this.#chance.isOneIn(3)) continue;
      const who = { seat: seat.number, patron: seat.patron.id, by: patronOf(seat) };
      this.#ask({ do: 'set-wager', ...who, bet: { on: 'insurance' }, stake: 1000 });
    }
    this.#must({ do: 'close-insurance' });
  }

  #deal(): void {
    if (this.#table.phase === 'no-more-wagers') {
      for (const wish of confirmations(this.#chance, this.#table)) this.#ask(wish);
      if (this.#isLive) this.#ask({ do: 'reduce-pro-rata', by: staff('operator') });
    }
    if (this.#table.coup?.cards.length === 4) this.#ask({ do: 'announce-counts' });
    const card = this.#shoe[this.#taken];
    if (card === undefined) {
      this.#report('too-few-cards', {});
      return;
    }
    if (this.#ask({ do: 'deal-card', card, source: 'virtual-shoe' })) this.#taken += 1;
    else this.#standstill();
  }

  /** Nobody wagered, or the coup cannot go on: what a dealer would do then. */
  #standstill(): void {
    if (this.#report('nobody-wagered', {})) return;
    if (this.#report('card-order-lost', {})) return;
    this.#ask({ do: 'order-shuffle', reason: 'cards mishandled', by: staff('operator') });
  }

  #settle(): void {
    if (this.#table.frozen !== null || this.#ask({ do: 'settle-coup' })) return;
    this.#fillFloat('fill');
    this.#must({ do: 'settle-coup' });
  }

  #mishap(): void {
    const ahead = this.#shoe.slice(this.#taken, this.#taken + 2);
    const { what, facts, takes } = someMishap(this.#chance, this.#table, ahead);
    if (what === 'wrong-result-entered') return this.#wrongResult();
    if (this.#report(what, facts)) this.#taken += takes;
  }

  #report(what: Irregularity, facts: object, by = staff('dealer')): boolean {
    const approvedBy = staff('operator');
    const done = this.#ask({ do: 'report-irregularity', what, facts, approvedBy, by });
    if (done) this.#irregularities += 1;
    return done;
  }

  /** A supervisor freezes the accounts, enters the true cards, and another one approves. */
  #wrongResult(): void {
    // The last coup as a rule, now and then one that later coups have followed.
    const { records } = this.#table;
    const record = this.#chance.isOneIn(3) ? records.at(-3) : records.at(-1);
    const by = staff('game-supervisor');
    const why = 'wrong card keyed';
    if (record === undefined || !this.#ask({ do: 'freeze-accounts', why, by })) return;
    const cards = shuffled(this.#chance, this.#setup.decks).slice(0, 6);
    for (const count of [4, 5, 6]) {
      const facts = { cards: cards.slice(0, count), coup: record.number };
      if (this.#report('wrong-result-entered', facts, by)) return;
    }
  }

  #thaw(): void {
    const finding = 'Seen on the recording.';
    this.#ask({ do: 'unfreeze-accounts', finding, by: staff('game-supervisor') });
  }

  /** Commands that make no sense where they come: the table says no and nothing changes. */
  #nuisance(): void {
    const junk: readonly Wish[] = [
      { do: 'settle-coup' },
      { do: 'open-wagering', by: staff('cashier') },
      { do: 'deal-card', card: 'Ts', source: 'keypad', by: staff('surveillance') },
      { do: 'open-table', setup: this.#setup },
      { do: 'close-table', cardsChecked: true, by: staff('operator') },
      { do: 'buy-in', seat: 99, patron: 'nobody', tender: 'cash', cents: -5 },
      { do: 'pay-out', seat: 1, patron: 'nobody', how: 'chips', cents: 1 },
    ];
    this.#ask(this.#chance.pick(junk));
  }

  #must(wish: Wish): void {
    const before = this.#refusals;
    const done = this.#ask(wish);
    assert(done, `seed ${this.plan.seed}: ${JSON.stringify(wish)} was refused (${before})`);
  }

  /** Asks the table; true when something happened. */
  #ask(wish: Wish): boolean {
    const command = { by: staff('dealer'), at: this.#now, ...wish } as Command; // wish and the rest
    const decision = decide({ book: this.#book, table: this.#table }, command);
    if (isRefusal(decision)) {
      this.#refusals += 1;
      return false;
    }
    const before = this.#table;
    for (const event of decision) this.#happens(event);
    this.plan.hears?.(decision, before, command);
    return true;
  }

  #happens(event: TableEvent): void {
    const before = this.#table;
    this.#table = evolve({ book: this.#book, table: before }, event);
    this.#events.push(event);
    this.#auditor.sees(event, before, this.#table);
    if (event.happened === 'coup-settled' || event.happened === 'coup-voided') {
      this.#coups += 1;
      this.#auditor.closes(this.#table);
      this.#checkLeaks();
    }
  }

  /** No person and no unturned card is in what everybody sees. */
  #checkLeaks(): void {
    const seen = JSON.stringify(publicView({ book: this.#book, table: this.#table }));
    if (/patron-|guest-/.test(seen)) this.#auditor.findings.push('a patron is in the public view');
  }

  /** The night from its beginning, laid down as text at some event and taken up again there. */
  #checkFold(): void {
    const cut = this.#chance.below(this.#events.length);
    const before = fold(this.#book, newTable('night'), this.#events.slice(0, cut));
    const kept = JSON.parse(JSON.stringify(before)) as Table; // the text of a table
    const folded = fold(this.#book, kept, this.#events.slice(cut));
    if (JSON.stringify(folded) !== JSON.stringify(this.#table)) {
      this.#auditor.findings.push(`taken up at event ${cut} the events give another table`);
    }
  }
}
