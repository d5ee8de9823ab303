// A competition's table for tests: seated, given chips and played by plain words, refusals loud.

import { assert } from '../../rules/assert.ts';
import { type Card, parseCards } from '../../rules/cards.ts';
import type { Side } from '../../rules/hand.ts';
import type { Irregularity } from '../../rulebooks/irregularity.ts';
import { lies } from '../../table/coup/hands.ts';
import type { Facts } from '../../table/irregularities/irregularity.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { tasmania } from '../../rulebooks/index.ts';
import type { Role } from '../../rulebooks/roles.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { PlayRules } from '../sessions/play-rules.ts';
import type { PlayCommand } from '../in-turn/acts.ts';
import { decidePlay } from '../in-turn/decide.ts';
import type { PlayEvent, PlayEventOf } from '../in-turn/acts.ts';
import { evolvePlay } from '../in-turn/evolve.ts';
import type { SecretForm } from '../in-turn/wagers/form.ts';
import { type StakeArea, newPlay, type Play, type Position } from '../in-turn/play.ts';
import { positionAt } from '../in-turn/wagers/positions.ts';
import { isTournamentRefusal, type TournamentRefusal } from '../refusal.ts';
import { shoeStep } from '../sessions/shoe-step.ts';
import type { CoupCommandAsked } from '../sessions/table-coup.ts';
import type { PlayView } from '../in-turn/view/view.ts';
import type { TournamentViewer } from '../view/viewer.ts';
import { playViewFor } from '../in-turn/view/view-for.ts';

/** A command without the things that the table adds: who and when. */
export type PlayStep = PlayCommand extends infer One
  ? One extends PlayCommand
    ? Omit<One, 'by' | 'at'> & { readonly by?: Actor; readonly at?: number }
    : never
  : never;

const staff = (role: Role): Actor => ({ role, id: `${role}-1` });
export const dealer = staff('dealer');
export const inspector = staff('table-inspector');
export const director = staff('tournament-director');
export const operator = staff('operator');
export const patronAt = (seat: number): Actor => ({ role: 'patron', id: `patron-${seat}`, seat });

/** 1,000 dollars each, wagers of 50 to 500 by 10. */
const PLAIN_RULES: PlayRules = {
  version: 'traditional',
  decks: 8,
  chips: 'tournament-chips',
  currency: 'tournament-chips',
  bank: 100_000,
  offered: ['player', 'banker', 'tie'],
  limits: { min: 5000, max: 50_000, step: 1000 },
  raisedLimits: [{ min: 10_000, max: 100_000, step: 1000 }],
  pay: PLAIN_PAY_RULES,
  compulsory: true,
  missedWager: 'minimum-deducted',
  secretWagers: 2,
  length: { shoes: 1 },
  wagerMs: null,
  final: false,
  playOff: false,
};

export const PLAYER_WINS = '9s 2h Kd Kc';
export const BANKER_WINS = '2h 9s Kd Kc';
export const TIE = '7s 7h Kd Kc';

/** A form that is right in every field. */
export const form = (
  on: StakeArea,
  figures: string,
  words: string,
  changes: Partial<SecretForm> = {},
): SecretForm => ({
  name: 'A. Patron',
  seatNumber: '1',
  figures,
  words,
  marked: [on],
  signature: 'A. Patron',
  ...changes,
});

/** A form with nothing to object to. */
export const hundred = form('player', '$100', 'one hundred dollars');

/** The screen over the table. */
export const display = { role: 'display' } as const;

/** What the table itself is asked. */
export const atTable = (command: CoupCommandAsked) => ({ do: 'at-table', command }) as const;

export const dealt = (card: Card) => atTable({ do: 'deal-card', card, source: 'keypad' });
export const turned = (side: Side) => atTable({ do: 'turn-card', side });

/** Something went wrong with a card; null for one that nobody has seen. */
export const report = (what: Irregularity, card: Card | null, facts: Facts = {}) =>
  atTable({ do: 'report-irregularity', what, facts: { cards: [card], ...facts } });

/** Nobody can say any more in which order the cards lay: the coup is void by two (14.6, G19). */
export const ORDER_LOST = {
  ...atTable({
    ...{ do: 'report-irregularity', what: 'card-order-lost', facts: {} },
    approvedBy: staff('game-supervisor'),
  }),
  by: inspector,
};

export class CompetitionTable {
  play: Play;
  readonly events: PlayEvent[] = [];
  now = 0;
  directorPresent = true;

  constructor(seats: readonly number[], rules: Partial<PlayRules> = {}) {
    this.play = newPlay({
      table: 'table-1',
      rules: { ...PLAIN_RULES, ...rules },
      seats: seats.map(seat => ({ seat, patron: `patron-${seat}` })),
      startsAt: 0,
      retired: [],
    });
  }

  get room() {
    return { book: tasmania, play: this.play, directorPresent: this.directorPresent };
  }

  /** Asks without doing: events, or the refusal. */
  ask(asked: PlayStep): readonly PlayEvent[] | TournamentRefusal {
    const command = { by: dealer, at: this.now, ...asked } as PlayCommand; // and the rest
    return decidePlay(this.room, command);
  }

  /** Does it; a refusal is a fault of the test. */
  do(command: PlayStep): this {
    const decision = this.ask(command);
    assert(!isTournamentRefusal(decision), `refused: ${JSON.stringify([command, decision])}`);
    for (const event of decision) {
      this.play = evolvePlay(tasmania, this.play, event);
      this.events.push(event);
    }
    return this;
  }

  /** Expects a no and gives it back. */
  refused(command: PlayStep): TournamentRefusal {
    const decision = this.ask(command);
    assert(isTournamentRefusal(decision), `not refused: ${JSON.stringify(command)}`);
    return decision;
  }

  /** Everybody sits down with chips, except those who are late; the shoe is in. */
  begin({ late = [] }: { readonly late?: readonly number[] } = {}): this {
    this.readyShoe();
    for (const { seat } of this.play.positions) {
      if (late.includes(seat)) continue;
      this.do({ do: 'take-seat', seat, by: patronAt(seat) });
      this.give(seat);
    }
    return this.do({ do: 'begin-play' });
  }

  /** Staff, cards and every step of the shoe, until a coup can begin. */
  readyShoe(): this {
    for (;;) {
      const step = shoeStep(tasmania, this.play.dealing);
      if (step === null) return this;
      this.do({ ...step.what, by: staff(step.by) });
    }
  }

  give(seat: number): this {
    const { bank: chips, chips: kind } = this.play.rules;
    return this.do({ do: 'give-chips', seat, chips, kind });
  }

  open(): this {
    return this.do({ do: 'open-wagering' });
  }

  wager(seat: number, on: StakeArea, stake: number): this {
    return this.do({ do: 'place-wager', seat, on, stake, by: patronAt(seat) });
  }

  /** Wagers of one coup by seat: [seat, area, stake]. */
  wagers(...all: readonly (readonly [number, StakeArea, number])[]): this {
    for (const [seat, on, stake] of all) this.wager(seat, on, stake);
    return this;
  }

  /** A seen surplus card opens a coup without wagers; it is begun and dealt by these cards. */
  dummy(cards: string): this {
    const named = parseCards(cards);
    assert(!('notACard' in named) && named[0] !== undefined, cards);
    this.do(report('surplus-card-seen', named[0]));
    return this.do(atTable({ do: 'begin-dummy-coup' })).cards(cards);
  }

  handIn(seat: number, written: SecretForm): this {
    const filled = { ...written, seatNumber: String(seat) };
    return this.do({ do: 'hand-in-form', seat, form: filled, by: patronAt(seat) });
  }

  /** Handed in, marked, recorded and approved, whatever is wrong with it. */
  secret(seat: number, written: SecretForm): this {
    return this.handIn(seat, written)
      .do({ do: 'mark-secret', seat })
      .do({ do: 'record-form', seat, by: inspector })
      .do({ do: 'examine-form', seat, finding: 'approved', by: inspector });
  }

  close(): this {
    return this.do({ do: 'close-wagering' });
  }

  /** Deals and turns cards in their order until the coup is over. */
  cards(text: string): this {
    const cards = parseCards(text);
    assert(!('notACard' in cards), `no cards: ${text}`);
    for (const card of cards) this.do(dealt(card)).turnAfterFour();
    return this;
  }

  /** The dealer turns whatever lies face down once the hands have been passed. */
  private turnAfterFour(): void {
    for (;;) {
      const { cards = [] } = this.play.dealing.coup ?? {};
      const lying = cards.length < 4 ? undefined : cards.find(lies);
      if (lying === undefined) return;
      this.do(turned(lying.to));
    }
  }

  settle(): this {
    const secret = Object.keys(this.play.coup?.forms ?? {}).length > 0;
    if (secret && this.play.coup?.announced === false) {
      this.do({ do: 'announce-secrets', by: inspector });
    }
    return this.do({ do: 'settle-coup' });
  }

  /** No more bets, the cards, and the settlement. */
  deal(text: string): this {
    return this.close().cards(text).settle();
  }

  /** A whole coup in which everybody who must wager puts so much on one side. */
  coup(on: StakeArea, stake: number, text: string): this {
    this.open();
    for (const { seat, presence, state } of this.play.positions) {
      if (presence === 'seated' && state === 'in') this.wager(seat, on, stake);
    }
    return this.deal(text);
  }

  at(seat: number): Position {
    const position = positionAt(this.play, seat);
    assert(position !== undefined, `no seat ${seat}`);
    return position;
  }

  chips(seat: number): number {
    return this.at(seat).chips;
  }

  last<Name extends PlayEvent['happened']>(happened: Name): PlayEventOf<Name> | undefined {
    return this.events.findLast((event): event is PlayEventOf<Name> => event.happened === happened);
  }

  view(viewer: TournamentViewer): PlayView {
    return playViewFor(this.room, viewer, this.now);
  }
}
