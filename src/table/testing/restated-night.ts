// Nights on which coups are corrected again and again while patrons come, go, move and lose: what
// each coup truly was, and what that pays, kept apart from the table's own books.

import fc from 'fast-check';
import type { Card } from '../../rules/cards.ts';
import { accountsOf, balance } from '../../ledger/index.ts';
import { availableOf, balanceOf, patronAccount } from '../accounts/money.ts';
import { peopleAt } from '../people/people-at.ts';
import type { CoupRecord } from '../table.ts';
import { plainSetup, readyTable, type Scene, staff } from './scene.ts';

/** Coups of four cards, some of them with a Player pair. */
const COUPS = [
  '9s Kh Kd 4c',
  '9s Kh 9d 4c',
  '4c 9h Kd Ks',
  '4s 9d 4h Kc',
  '9s 9h Kd Qs',
  '9c 8h 9d Ks',
] as const;

/** What a coup was: its cards, or void. */
export type Truth = (typeof COUPS)[number] | 'void';

const PATRONS = ['ann', 'bob', 'cy'] as const;
type Name = (typeof PATRONS)[number];
type On = 'player' | 'banker' | 'tie' | 'player-pair';

interface Laid {
  readonly patron: Name;
  readonly on: On;
  readonly stake: number;
}

export type Step =
  | {
      readonly step: 'coup';
      readonly laid: readonly Laid[];
      readonly cards: Exclude<Truth, 'void'>;
    }
  | { readonly step: 'correct'; readonly coup: number; readonly truth: Truth }
  | { readonly step: 'leave' | 'return'; readonly patron: Name; readonly seat: number }
  | { readonly step: 'settle'; readonly patron: Name; readonly how: 'pay' | 'collect' | 'let-go' };

const patron = fc.constantFrom(...PATRONS);
export const truth = fc.constantFrom<Truth>(...COUPS, 'void');
const laid: fc.Arbitrary<Laid> = fc.record({
  patron,
  on: fc.constantFrom<On>('player', 'banker', 'tie', 'player-pair'),
  stake: fc.integer({ min: 1, max: 30 }).map(units => units * 1000),
});
const coup: fc.Arbitrary<Step> = fc.record({
  step: fc.constant('coup'),
  laid: fc.uniqueArray(laid, { maxLength: 5, selector: each => `${each.patron} ${each.on}` }),
  cards: fc.constantFrom(...COUPS),
});
const correction: fc.Arbitrary<Step> = fc.record({
  step: fc.constant('correct'),
  coup: fc.nat(20),
  truth,
});
const seat = fc.integer({ min: 1, max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  coup,
  coup,
  correction,
  correction,
  fc.record({ step: fc.constantFrom('leave', 'return'), patron, seat }),
  fc.record({
    step: fc.constant('settle'),
    patron,
    how: fc.constantFrom('pay', 'collect', 'let-go'),
  }),
);
export const restatedNights = fc.array(step, { minLength: 4, maxLength: 30 });

/** What a wager brings, by the odds of Traditional as printed, in cents. */
function brings({ on, stake }: Laid, is: Truth): number {
  if (is === 'void') return 0;
  const [p1 = '', b1 = '', p2 = '', b2 = ''] = is.split(' ');
  if (on === 'player-pair') return p1.charAt(0) === p2.charAt(0) ? 11 * stake : -stake;
  const count = (...cards: readonly string[]) =>
    cards.reduce((sum, card) => sum + (Number.parseInt(card, 10) || 0), 0) % 10;
  const lead = count(p1, p2) - count(b1, b2);
  if (on === 'tie') return lead === 0 ? 8 * stake : -stake;
  if (lead === 0) return 0;
  if (on === 'player') return lead > 0 ? stake : -stake;
  return lead < 0 ? (stake * 95) / 100 : -stake;
}

/** The same ranks in other suits for each coup, so that few cards of the shoe run out. */
const dealtIn = (number: number, is: Truth): string =>
  is.replaceAll(/[shdc](?= |$)/g, suit => 'shdc'.charAt(('shdc'.indexOf(suit) + number) % 4));

interface KeptCoup {
  readonly laid: readonly Laid[];
  readonly is: Truth;
}

/** A table of five seats with three patrons, and what its coups truly were. */
export class RestatedNight {
  readonly scene: Scene;
  /** What each patron has brought to the table less what was taken away. */
  readonly #brought = new Map<Name, number>();
  /** Every coup as it truly was, by its number. */
  readonly #coups = new Map<number, KeptCoup>();
  readonly records = new Map<number, CoupRecord>();
  corrections = 0;

  constructor(rulebook: 'crown-rapid' | 'crown') {
    const kind = rulebook === 'crown' ? ('seat' as const) : ('terminal' as const);
    const seats = [1, 2, 3, 4, 5].map(number => ({
      ...{ number, kind, printer: false, noteAcceptor: false },
    }));
    this.scene = readyTable(plainSetup(rulebook, 'traditional', { seats, wageringMs: null }));
    for (const number of [1, 2, 3, 4, 5]) this.#payOut(number, `patron-${number}`);
    for (const [at, name] of PATRONS.entries()) this.#sit(name, at + 1);
  }

  play(steps: readonly Step[]): this {
    for (const each of steps) this.#take(each);
    return this;
  }

  #take(each: Step): void {
    switch (each.step) {
      case 'coup':
        return this.#coup(each.laid, each.cards);
      case 'correct':
        return this.correct(each.coup, each.truth);
      case 'leave':
        return this.#leave(each.patron);
      case 'return':
        return this.#sit(each.patron, each.seat);
      case 'settle':
        return this.#settle(each.patron, each.how);
    }
  }

  #seatOf(name: Name): number | undefined {
    return this.scene.table.seats.find(each => peopleAt(each).some(({ id }) => id === name))
      ?.number;
  }

  #sit(name: Name, number: number): void {
    const taken = this.scene.table.seats.find(each => each.number === number)?.patron !== null;
    if (taken || this.#seatOf(name) !== undefined) return;
    this.#brought.set(name, (this.#brought.get(name) ?? 0) + 20_000);
    this.scene.do({ do: 'buy-in', seat: number, patron: name, tender: 'chips', cents: 20_000 });
  }

  #leave(name: Name): void {
    const number = this.#seatOf(name);
    if (number === undefined) return;
    const cents = this.#payOut(number, name);
    this.#brought.set(name, (this.#brought.get(name) ?? 0) - cents);
  }

  #payOut(number: number, name: string): number {
    const cents = balanceOf(this.scene.table.ledger, patronAccount(number, name));
    this.scene.do({ do: 'leave', seat: number, patron: name, reason: 'own-accord' });
    this.scene.do({ do: 'pay-out', seat: number, patron: name, how: 'chips', cents });
    return cents;
  }

  /** Each stakes what they can; a pair wager only beside another. */
  #coup(wagers: readonly Laid[], is: Exclude<Truth, 'void'>): void {
    const { scene } = this;
    if (scene.table.phase !== 'between-coups') return;
    scene.do({ do: 'open-wagering' });
    const cards = this.#inShoe(scene.table.coup?.number ?? 0, is);
    const main = wagers.filter(({ on }) => on !== 'player-pair').filter(each => this.#lay(each));
    const pairs = wagers
      .filter(({ on }) => on === 'player-pair')
      .filter(({ patron: of }) => main.some(each => each.patron === of && each.on !== 'tie'))
      .filter(each => this.#lay(each));
    const lies = [...main, ...pairs];
    scene.do({ do: 'close-wagering' });
    const number = scene.table.coup?.number ?? 0;
    scene.cards(cards).do({ do: 'settle-coup' });
    if (lies.length > 0) this.#coups.set(number, { laid: lies, is });
    this.#remember();
  }

  /** A coup's cards in the first suits of which the shoe still holds enough. */
  #inShoe(number: number, is: Truth): string {
    const { shoe, setup } = this.scene.table;
    const holds = (text: string): boolean => {
      const cards = text.split(' ') as Card[]; // the test's own
      const out = (card: Card) =>
        (shoe.seen[card] ?? 0) + cards.filter(each => each === card).length;
      return cards.every(card => out(card) <= (setup?.decks ?? 0));
    };
    const suits = [0, 1, 2, 3].map(more => dealtIn(number + more, is));
    return suits.find(holds) ?? dealtIn(number, is);
  }

  #lay({ patron: name, on, stake }: Laid): boolean {
    const number = this.#seatOf(name);
    if (number === undefined) return false;
    const free = availableOf(this.scene.table.ledger, patronAccount(number, name));
    if (free < stake) return false;
    const by = { role: 'patron', id: name, seat: number } as const;
    this.scene.do({ do: 'set-wager', by, seat: number, patron: name, bet: { on }, stake });
    return true;
  }

  #remember(): void {
    for (const record of [...this.scene.table.records, ...this.scene.table.restated]) {
      this.records.set(record.number, record);
    }
  }

  /** Corrects one of the coups that anybody had a wager on. */
  correct(which: number, is: Truth): void {
    const numbers = [...this.#coups.keys()];
    const number = numbers[which % Math.max(1, numbers.length)];
    const kept = number === undefined ? undefined : this.#coups.get(number);
    const record = number === undefined ? undefined : this.records.get(number);
    if (number === undefined || kept === undefined || record === undefined) return;
    if (is === kept.is) return;
    this.#report(number, is, record);
    this.#coups.set(number, { laid: kept.laid, is });
    this.corrections += 1;
    this.#remember();
  }

  #report(number: number, is: Truth, past: CoupRecord): void {
    const { scene } = this;
    const cards = dealtIn(number, is).split(' ') as Card[]; // the test's own
    const [by, approvedBy] = [staff('game-supervisor'), staff('pit-boss')];
    const facts = is === 'void' ? { coup: number, note: 'n' } : { coup: number, cards };
    const what = is === 'void' ? 'fraud' : 'wrong-result-entered';
    if (is !== 'void') scene.do({ do: 'freeze-accounts', by });
    scene.past = past;
    scene.do({ do: 'report-irregularity', what, facts, by, approvedBy });
    if (is !== 'void') scene.do({ do: 'unfreeze-accounts', finding: 'n', by });
  }

  /** Debts are settled now and then, at every seat that has one. */
  #settle(name: Name, how: 'pay' | 'collect' | 'let-go'): void {
    const { scene } = this;
    const [by, approvedBy] = [staff('pit-boss'), { role: 'pit-boss', id: 'pit-boss-2' } as const];
    const rows = scene.table.outstanding.filter(row => row.patron === name && row.cents !== 0);
    for (const number of new Set(rows.map(row => row.seat))) {
      const sum = (sign: 1 | -1) =>
        rows
          .filter(row => row.seat === number && Math.sign(row.cents) === sign)
          .reduce((cents, row) => cents + row.cents * sign, 0);
      const [owed, owing] = [sum(1), sum(-1)];
      const whose = { seat: number, patron: name };
      if (how === 'pay' && owed > 0) {
        this.#brought.set(name, (this.#brought.get(name) ?? 0) - owed);
        scene.do({ do: 'pay-owed', ...whose, cents: owed, note: 'n', by });
      }
      if (how === 'collect' && owing > 1) {
        const cents = Math.floor(owing / 2);
        this.#brought.set(name, (this.#brought.get(name) ?? 0) + cents);
        scene.do({ do: 'collect-owing', ...whose, cents, from: 'cash', note: 'n', by });
      }
      if (how === 'let-go' && owing > 0) {
        scene.do({ do: 'write-off-owing', ...whose, cents: owing, why: 'n', by, approvedBy });
      }
    }
  }

  /** What each patron should have or be owed: brought in, and what the coups truly brought. */
  expected(): Readonly<Record<Name, number>> {
    const coups = [...this.#coups.values()];
    return perPatron(name => {
      const won = coups.flatMap(kept =>
        kept.laid.filter(each => each.patron === name).map(each => brings(each, kept.is)),
      );
      return won.reduce((sum, cents) => sum + cents, this.#brought.get(name) ?? 0);
    });
  }

  /** What each has: on accounts, and outstanding from coups. */
  actual(): Readonly<Record<Name, number>> {
    const { ledger, outstanding } = this.scene.table;
    return perPatron(name => {
      const chips = accountsOf(ledger)
        .filter(({ kind, id }) => kind === 'patron' && id.endsWith(`/${name}`))
        .reduce((sum, account) => sum + balance(account), 0);
      return outstanding
        .filter(row => row.patron === name)
        .reduce((sum, { cents, writtenOff = 0 }) => sum + cents - writtenOff, chips);
    });
  }

  /** Money and records, without what merely says that something was corrected. */
  standing() {
    const { ledger, outstanding, records, shoe } = this.scene.table;
    return {
      money: accountsOf(ledger)
        .map(account => `${account.id} ${balance(account)}`)
        .filter(line => !line.endsWith(' 0'))
        .toSorted(),
      outstanding: outstanding.toSorted((a, b) => a.seat - b.seat || a.coup - b.coup),
      records: records.map(({ corrected: _clause, rulings: _rulings, ...record }) => ({
        ...record,
        // A void coup keeps the cards and the result that it was last known by.
        ...(record.standing === 'void' ? { cards: [], result: null, playerCount: 0 } : {}),
        ...(record.standing === 'void' ? { bankerCount: 0 } : {}),
        seats: record.seats.map(({ seat: at, paid }) => ({
          seat: at,
          paid: paid.map(({ clause: _by, ...wager }) => wager),
        })),
      })),
      road: shoe.hands,
    };
  }
}

const perPatron = (of: (name: Name) => number) =>
  ({ ann: of('ann'), bob: of('bob'), cy: of('cy') }) satisfies Record<Name, number>;
