// A whole tournament from one source of chance: conditions, entries, sessions, play-offs, prizes.

import { englishText } from '../../../texts/index.ts';
import type { Draw } from '../../../lab/shuffle/draw.ts';
import { shuffled, shuffledShoe } from '../../../lab/shuffle/shuffle.ts';
import type { Rulebook } from '../../../rulebooks/index.ts';
import { assert } from '../../../rules/assert.ts';
import { type Card, DECK } from '../../../rules/cards.ts';
import type { Actor } from '../../../table/index.ts';
import {
  type TournamentCommand,
  type Conditions,
  decideTournament,
  evolveTournament,
  isOverAt,
  isTournamentRefusal,
  mayPlayRound,
  newTournament,
  type TournamentRefusal,
  type RoundPlan,
  roundsIn,
  type SessionTable,
  stillIn,
  type Tournament,
  type TournamentEvent,
} from '../../../tournament/index.ts';
import { director, operator, patron, staff } from './people.ts';
import { beginInTurn, playInTurn } from './play-in-turn-coup.ts';
import { beginSimultaneous, callRoll, playSimultaneous } from './play-simultaneous-coup.ts';

/** A command without what the run adds: when, and who where it is not the usual one. */
export type RunCommand = TournamentCommand extends infer One
  ? One extends TournamentCommand
    ? Omit<One, 'by' | 'at'> & { readonly by?: Actor }
    : never
  : never;

/** A table of a session. */
export type Place = readonly [session: string, table: string];

export interface RunPlan {
  readonly book: Rulebook;
  readonly patrons: number;
  readonly tables: number;
  readonly conditions: Conditions;
  readonly draw: Draw;
  /** Now and then somebody withdraws, comes late, retires, buys back or is disqualified. */
  readonly lively: boolean;
  /** Hears every event as it happens. */
  readonly hears?: (event: TournamentEvent, before: Tournament, after: Tournament) => void;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Coups of a play-off where the director sets them, and minimum wagers in its bank. */
const PLAY_OFF_COUPS = 3;
const PLAY_OFF_BANK = 20;
const PLAY_OFFS_AT_MOST = 200;

export class TournamentRun {
  readonly plan: RunPlan;
  tournament: Tournament = newTournament('tournament');
  now: number;
  /** What each table's shoe still holds, the next card first. */
  readonly #shoes = new Map<string, Card[]>();
  refusals = 0;
  coups = 0;

  constructor(plan: RunPlan) {
    this.plan = plan;
    this.now = (plan.conditions.terms.startsAt ?? 0) - 30 * DAY_MS;
  }

  /** True one time in this many, in a lively tournament alone. */
  isOneIn(times: number): boolean {
    return this.plan.lively && this.plan.draw(times) === 0;
  }

  /** Where something is for sale, one in this many buys it. */
  #buys(purchase: 'buyBack' | 'addOn', times: number): boolean {
    const { conditions, draw } = this.plan;
    return (conditions.terms[purchase] ?? null) !== null && draw(times) === 0;
  }

  play(): Tournament {
    this.#prepare();
    this.#enter();
    for (const { name } of roundsIn(this.tournament)) this.#round(name);
    this.must({ do: 'award-prizes' });
    for (const { patron: who, cents } of this.tournament.prizes) {
      if (cents > 0) this.must({ do: 'pay-prize', patron: who, by: staff('cashier') });
    }
    return this.tournament;
  }

  #prepare(): void {
    const { conditions } = this.plan;
    const person = { person: director.id, role: 'game-supervisor', deputies: [] } as const;
    this.must({ do: 'appoint-director', ...person });
    this.must({ do: 'write-conditions', conditions });
    const approval = { version: 1, approvedBy: 'The regulator', document: 'A-1' };
    this.must({ do: 'record-approval', ...approval });
    this.must({ do: 'publish-conditions' });
    this.must({ do: 'notify-inspectorate', to: 'The inspectorate' });
    this.must({ do: 'open-entries' });
  }

  #enter(): void {
    const names = Array.from({ length: this.plan.patrons }, (_, index) => nameOf(index));
    for (const who of names) this.#apply(who);
    this.must({ do: 'close-entries' });
    const entered = this.#entered();
    const tables = Array.from({ length: this.plan.tables }, (_, index) => `Table ${index + 1}`);
    const { roles } = this.#procedure.powers['designate-tables'];
    const by = roles.includes('operator') ? operator : director;
    this.must({ do: 'designate-tables', tables, by });
    this.must({ do: 'brief', patrons: entered, understood: true, by: director });
    for (const who of entered) {
      this.must({ do: 'sign-conditions', patron: who, by: patron(who) });
    }
    this.must({ do: 'sign-director-on', by: director });
    this.now = this.tournament.conditions?.terms.startsAt ?? this.now;
  }

  get #procedure() {
    const { tournament } = this.plan.book;
    assert(tournament !== undefined, 'the book knows tournaments');
    return tournament;
  }

  #entered(): readonly string[] {
    return this.tournament.entries
      .filter(({ state }) => state === 'entered')
      .map(({ patron: who }) => who);
  }

  #apply(who: string): void {
    const yes = { entitled: true, accepts: true, staff: false, mayPromote: false };
    const form = { patron: who, name: who, channel: 'cage', ...yes };
    this.must({ do: 'apply', ...form, by: patron(who) });
    if (this.isOneIn(30))
      return this.must({ do: 'refuse-entry', patron: who, why: 'a full house' });
    this.must({
      do: 'accept-entry',
      patron: who,
      meetsCriteria: true,
      staffApprovedBy: null,
    });
    const spare = this.#entered().length > 2;
    if (spare && this.isOneIn(20)) {
      if (this.isOneIn(2)) this.now = Math.max(this.now, this.#lateNow());
      this.must({ do: 'withdraw', patron: who, by: patron(who) });
    }
    return undefined;
  }

  /** A moment after which withdrawing is no longer free. */
  #lateNow(): number {
    return (this.plan.conditions.terms.withdrawBy ?? 0) + 1;
  }

  #round(name: string): void {
    const plan = roundsIn(this.tournament).find(round => round.name === name);
    assert(plan !== undefined, `there is a round ${name}`);
    for (let number = 1; number <= plan.sessions; number += 1) {
      const able = this.tournament.entries
        .filter(entry => mayPlayRound(this.tournament, plan, entry))
        .map(({ patron: who }) => who);
      const share = Math.ceil(able.length / (plan.sessions - number + 1));
      const size = Math.min(share, plan.tables * plan.seats);
      const patrons = shuffled(able, this.plan.draw).slice(0, size);
      if (patrons.length > 0) this.#session(`${name} / ${number}`, plan, patrons);
      if (plan.kind === 'round') this.#buyBacks(plan);
    }
  }

  #buyBacks(plan: RoundPlan): void {
    for (const { patron: who, state, round } of this.tournament.entries) {
      if (state === 'out' && round === plan.name && this.#buys('buyBack', 4)) {
        this.ask({ do: 'buy-back', patron: who, by: patron(who) });
      }
    }
  }

  #session(session: string, plan: RoundPlan, patrons: readonly string[]): void {
    const startsAt = this.now + 30 * MINUTE_MS;
    this.must({ do: 'plan-session', session, round: plan.name, patrons, startsAt });
    const order = shuffled(patrons, this.plan.draw);
    this.must({ do: 'draw-seats', session, order });
    if (this.isOneIn(6)) {
      const later = startsAt + 10 * MINUTE_MS;
      this.must({ do: 'move-start', session, startsAt: later, notified: patrons, by: director });
    }
    this.now = startsAt + 10 * MINUTE_MS;
    this.#playSession(session);
  }

  /** Every table to its end, then play-offs until the order is settled. */
  #playSession(session: string): void {
    this.must({ do: 'start-session', session, withFewer: true, by: director });
    const found = this.sessionOf(session);
    for (const { table } of found.tables) this.#begin(session, table);
    // Only in the one way of playing are late patrons called out by the director.
    callRoll(this, session);
    for (const { table } of found.tables) this.#playTable(session, table);
    for (let playOff = 1; playOff <= PLAY_OFFS_AT_MOST; playOff += 1) {
      const refusal = this.ask({ do: 'settle-session', session, by: director });
      if (refusal === undefined) return;
      assert(refusal.refused === 'not-decided', `${session}: ${englishText(refusal.reason)}`);
      for (const { table } of found.tables) this.#playOff(session, table, playOff);
    }
    throw new Error(`impossible: ${session} is never decided`);
  }

  #playOff(session: string, table: string, number: number): void {
    const { limits } = this.sessionOf(session).rules;
    const playOff = `${session} / ${table} play-off ${number}`;
    const order = { session, table, playOff, bank: limits.min * PLAY_OFF_BANK, by: director };
    const [card] = shuffled(DECK, this.plan.draw);
    assert(card !== undefined, 'a card is drawn');
    const length = this.#procedure.playOff === undefined ? { coups: PLAY_OFF_COUPS } : { card };
    const refusal = this.ask({ do: 'order-play-off', ...order, ...length });
    if (refusal === undefined) this.#playSession(playOff);
  }

  /** Everybody takes a seat at a table that has a new shoe. */
  #begin(session: string, table: string): void {
    const { play } = this.tableOf(session, table);
    (play?.way === 'in-turn' ? beginInTurn : beginSimultaneous)(this, [session, table]);
  }

  /** New cards come to a table. */
  newShoe([session, table]: Place): void {
    const { decks } = this.sessionOf(session).rules;
    this.#shoes.set(table, shuffledShoe(decks, this.plan.draw));
  }

  /** The card that leaves a table's shoe next. */
  nextCard([, table]: Place): Card {
    const card = this.#shoes.get(table)?.[0];
    assert(card !== undefined, 'a session is shorter than its shoes');
    return card;
  }

  takeCard(at: Place): Card {
    const card = this.nextCard(at);
    this.#shoes.get(at[1])?.shift();
    return card;
  }

  #playTable(session: string, table: string): void {
    while (!this.#isOver(session, table)) {
      this.#leaveNowAndThen(session, table);
      if (this.#isOver(session, table)) break;
      this.now += MINUTE_MS;
      const { play } = this.tableOf(session, table);
      (play?.way === 'in-turn' ? playInTurn : playSimultaneous)(this, [session, table]);
      this.coups += 1;
      this.#addOns(session, table);
    }
    if (this.plan.conditions.terms.chipsAtEnd === 'paid-in-cash') {
      for (const who of stillIn(this.tableOf(session, table))) {
        this.must({ do: 'agree-to-end', session, table, patron: who, by: patron(who) });
      }
    }
    this.must({ do: 'end-table', session, table, by: director });
  }

  /** Somebody pays for chips beside the bank, where the conditions and the book let them. */
  #addOns(session: string, table: string): void {
    const at = this.tableOf(session, table);
    if (at.play?.way !== 'together') return;
    for (const who of stillIn(at)) {
      if (this.#buys('addOn', 12)) this.ask({ do: 'add-on', patron: who, by: patron(who) });
    }
  }

  /** Its length is over, or no more are left than may go on. */
  #isOver(session: string, table: string): boolean {
    const at = this.tableOf(session, table);
    const { round, playOff } = this.sessionOf(session);
    const plan = roundsIn(this.tournament).find(({ name }) => name === round);
    const enough = plan?.kind === 'final' || playOff !== null ? 1 : (plan?.advance ?? 1);
    return at.play === null || isOverAt(at.play, this.now) || stillIn(at).length <= enough;
  }

  #leaveNowAndThen(session: string, table: string): void {
    const [who] = shuffled(stillIn(this.tableOf(session, table)), this.plan.draw);
    if (who === undefined) return;
    switch (this.plan.lively ? this.plan.draw(90) : -1) {
      case 0:
        this.ask({ do: 'retire', patron: who, by: patron(who) });
        break;
      case 1: {
        const { roles } = this.#procedure.powers.disqualify;
        const by = roles.includes('operator') ? operator : director;
        this.ask({ do: 'disqualify', patron: who, why: 'signals at the table', by });
        break;
      }
      case 2: {
        const naming = { patron: who, substitute: `${who} (substitute)` };
        this.ask({ do: 'name-substitute', ...naming, inPerson: true, allowed: true, by: director });
        break;
      }
    }
  }

  sessionOf(id: string): Tournament['sessions'][number] {
    const session = this.tournament.sessions.find(other => other.id === id);
    assert(session !== undefined, `there is a session ${id}`);
    return session;
  }

  tableOf(session: string, table: string): SessionTable {
    const found = this.sessionOf(session).tables.find(other => other.table === table);
    assert(found !== undefined, `${table} is in ${session}`);
    return found;
  }

  must(unstamped: RunCommand): undefined {
    const refusal = this.ask(unstamped);
    assert(refusal === undefined, `${JSON.stringify(unstamped)}: ${JSON.stringify(refusal)}`);
    return undefined;
  }

  /** Asks; what was refused, or nothing. */
  ask(unstamped: RunCommand): TournamentRefusal | undefined {
    const { book, hears } = this.plan;
    // Each command is a command but for these two.
    const command = { by: operator, at: this.now, ...unstamped } as TournamentCommand;
    const decision = decideTournament({ book, tournament: this.tournament }, command);
    if (isTournamentRefusal(decision)) {
      this.refusals += 1;
      return decision;
    }
    for (const event of decision) {
      const before = this.tournament;
      this.tournament = evolveTournament({ book, tournament: before }, event);
      hears?.(event, before, this.tournament);
    }
    return undefined;
  }
}

/** 'P001', 'P002' ...: in the order in which people came. */
const nameOf = (index: number): string => `P${String(index + 1).padStart(3, '0')}`;
