// A coup told again from its events: card by card, wager by wager, each payment with its clause.

import type { Rulebook } from '../../rulebooks/index.ts';
import { pointCount, type Side } from '../../rules/hand.ts';
import type { Card } from '../../rules/cards.ts';
import type { EventOf, TableEvent } from '../acts.ts';
import { sayBet, sayMoney } from '../say.ts';
import type { StreakFateName } from '../restatement/streaks-anew.ts';
import type { CoupRecord, CoupStanding, PaidWager } from '../table.ts';
import type { Actor } from '../setup/setup.ts';

/** One thing that happened, in one sentence. */
export interface StoryLine {
  readonly at: number;
  readonly by: Actor;
  readonly says: string;
  /** The clause that decided it; null where nothing had to be decided. */
  readonly clause: string | null;
}

export interface CoupStory {
  readonly rulebook: Rulebook['id'];
  readonly shoe: number;
  readonly coup: number;
  readonly standing: CoupStanding | 'void';
  readonly lines: readonly StoryLine[];
}

const NAMES = { player: 'Player', banker: 'Banker' } as const;

/** Tells one coup of one shoe; undefined when the events know no such coup. */
export function tellCoup(
  book: Rulebook,
  events: readonly TableEvent[],
  shoe: number,
  coup: number,
): CoupStory | undefined {
  const finder = new CoupFinder();
  const own = events.filter(event => {
    const place = finder.placeOf(event);
    return place?.shoe === shoe && place.coup === coup;
  });
  return own.length === 0 ? undefined : tellEvents(book, own, { shoe, coup });
}

/** A coup's place: of which shoe, and which one in it. */
export interface CoupPlace {
  readonly shoe: number;
  readonly coup: number;
}

/** Tells a coup from its own events, corrections included. */
export function tellEvents(
  book: Rulebook,
  own: readonly TableEvent[],
  { shoe, coup }: CoupPlace,
): CoupStory {
  const hands: Hands = { player: [], banker: [] };
  const lines = own.flatMap(event => linesFor(event, hands));
  return { rulebook: book.id, shoe, coup, standing: standingAfter(own), lines };
}

function standingAfter(own: readonly TableEvent[]): CoupStory['standing'] {
  const ended = own.findLast(
    event => 'record' in event || event.happened === 'settled-coup-voided',
  );
  if (ended?.happened === 'settled-coup-voided') return 'void';
  return ended !== undefined && 'record' in ended ? ended.record.standing : 'live';
}

/** Tells of events, one after another, to which coup each belongs. */
export class CoupFinder {
  #shoe = 0;
  #coup: number | null = null;

  /** From the call for wagers to the settlement, and every correction since; else null. */
  placeOf(event: TableEvent): CoupPlace | null {
    if (event.happened === 'cards-brought') this.#shoe += 1;
    if (event.happened === 'wagering-opened' || event.happened === 'dummy-coup-begun') {
      this.#coup = event.coup;
    }
    const now = this.#coup === null ? null : { shoe: this.#shoe, coup: this.#coup };
    if (event.happened === 'coup-settled' || event.happened === 'coup-voided') this.#coup = null;
    return setRight(event) ?? now;
  }
}

/** The coup that an event corrects, or null if it corrects none. */
function setRight(event: TableEvent): CoupPlace | null {
  if (event.happened === 'coup-restated' || event.happened === 'coup-recalculated') {
    return { shoe: event.record.shoe, coup: event.record.number };
  }
  if (event.happened !== 'settled-coup-voided') return null;
  return { shoe: event.shoe, coup: event.coup };
}

/** What is said of one event; the clause is null where nothing had to be decided. */
type Told = readonly [says: string, clause: string | null];

/** The hands as far as they were told: a card is told with the count it makes. */
type Hands = Record<Side, (Card | null)[]>;

type Tell<Event> = (event: Event, hands: Hands) => readonly Told[];
type Tellers = { readonly [Name in TableEvent['happened']]?: Tell<EventOf<Name>> };

/** Events that have more to say than their name. */
const TELLERS: Tellers = {
  'wagering-opened': ({ coup, ground }) => [[`Coup ${coup}: wagers are called for.`, ground]],
  'dummy-coup-begun': ({ coup, ground }) => [
    [`Coup ${coup} is a dummy: no wagers are taken.`, ground],
  ],
  'wagers-changed': event =>
    event.changes.map(change => [sayChange(event, change), change.clause ?? null]),
  'wagers-reduced': ({ wagers, clause }) =>
    wagers.map(({ seat, bet, from, to }) => {
      const reduced = `${sayMoney(from)} is reduced to ${sayMoney(to)}`;
      return [`Seat ${seat}, ${sayBet(bet)}: ${reduced}.`, clause];
    }),
  'wagering-closed': event => sayClose(event),
  'card-dealt': ({ to, card }, hands) => [[sayCard(hands, to, card), null]],
  'card-turned': ({ side, card }, hands) => [[sayTurned(hands, side, card), null]],
  'counts-announced': ({ player, banker }) => [
    [`Counts announced: Player ${player}, Banker ${banker}.`, null],
  ],
  'insurance-closed': ({ byWhat }) => [[`Insurance is closed, by ${byWhat}.`, null]],
  'coup-settled': event => sayRecord(event),
  'coup-voided': event => sayRecord(event),
  'card-corrected': ({ position, was, card, clause }) => [
    [`Card ${position} was keyed as ${was} and is ${card}.`, clause],
  ],
  'coup-recalculated': event => [...sayRecord(event), ...sayFates(event)],
  'coup-restated': event => [...sayRecord(event), ...sayFates(event)],
  'settled-coup-voided': event => [[sayName(event), event.clause], ...sayFates(event)],
};

function linesFor(event: TableEvent, hands: Hands): readonly StoryLine[] {
  // The table of tellers is keyed by what happened: the compiler cannot follow that on its own.
  const teller = TELLERS[event.happened] as Tell<TableEvent> | undefined;
  const told = teller?.(event, hands) ?? [[sayName(event), clauseOf(event)] as const];
  return told.map(([says, clause]) => ({ at: event.at, by: event.by, says, clause }));
}

function sayClose({ byWhat, returned, shown }: EventOf<'wagering-closed'>): readonly Told[] {
  return [
    [`No more wagers, by ${byWhat.replaceAll('-', ' ')}.`, null],
    ...returned.map(({ seat, wager, clause, because }): Told => {
      return [`Seat ${seat}: ${because ?? `${sayBet(wager)} goes back.`}`, clause];
    }),
    ...shown.filter(hasStaked).map(({ seat, digest }): Told => {
      return [`Seat ${seat} had ${digest.split(' ').slice(1).join(', ')}.`, null];
    }),
  ];
}

function sayCard(hands: Hands, to: Side, card: Card | null): string {
  const hand = hands[to];
  hand.push(card);
  if (card === null) return `${NAMES[to]}, card ${hand.length}: face down.`;
  return `${NAMES[to]}, card ${hand.length}: ${card}${sayCount(hand)}.`;
}

function sayTurned(hands: Hands, side: Side, card: Card): string {
  const hand = hands[side];
  const at = hand.indexOf(null);
  if (at >= 0) hand[at] = card;
  return `${NAMES[side]} turns ${card}${sayCount(hand)}.`;
}

function sayCount(hand: readonly (Card | null)[]): string {
  const open = hand.filter(card => card !== null);
  const isWhole = open.length === hand.length && open.length > 1;
  return isWhole ? `, which makes ${pointCount(open)}` : '';
}

const hasStaked = ({ digest }: { readonly digest: string }): boolean => digest.includes('=');

type Changed = EventOf<'wagers-changed'>;

function sayChange({ seat, patron, gesture }: Changed, change: Changed['changes'][number]): string {
  const { bet, stake, asked, because } = change;
  const who = `Seat ${seat}, ${patron}`;
  const what =
    stake === 0 ? `${sayBet(bet)} is taken back` : `${sayBet(bet)} is ${sayMoney(stake)}`;
  const wished = asked === stake || stake === 0 ? '' : ` of ${sayMoney(asked)} wished`;
  const why = because === undefined ? '' : ` ${because}`;
  return `${who}: ${what}${wished}, by ${gesture.replaceAll('-', ' ')}.${why}`;
}

type Ended =
  | EventOf<'coup-settled'>
  | EventOf<'coup-voided'>
  | EventOf<'coup-restated'>
  | EventOf<'coup-recalculated'>;

/** The result, then every wager with what it came to. */
function sayRecord(event: Ended): readonly Told[] {
  const { record } = event;
  const ruled = 'clause' in event ? event.clause : record.corrected;
  return [
    [sayResultOf(event.happened, record), ruled],
    ...record.seats.flatMap(({ seat, paid }) =>
      paid.map((wager): Told => [sayPaid(seat, wager), wager.clause]),
    ),
  ];
}

function sayResultOf(happened: Ended['happened'], record: CoupRecord): string {
  const { result, standing, playerCount, bankerCount } = record;
  if (standing === 'void' || result === null) return 'The coup is void.';
  const counts = `Player ${playerCount}, Banker ${bankerCount}`;
  const won = result === 'tie' ? `Tie: ${counts}` : `${NAMES[result]} wins: ${counts}`;
  return happened === 'coup-settled' ? `${won}.` : `Recalculated: ${won}.`;
}

function sayPaid(seat: number, wager: PaidWager): string {
  const { stake, paid, commission, deferred, because } = wager;
  const commissions =
    commission === 0
      ? ''
      : `, commission ${sayMoney(commission)}${deferred === true ? ' on the marker' : ''}`;
  const money = `${sayMoney(stake)} on ${sayBet(wager)}, back ${sayMoney(paid)}${commissions}`;
  return `Seat ${seat}, ${wager.patron}: ${money}. ${because}`;
}

type Corrected =
  | EventOf<'coup-restated'>
  | EventOf<'coup-recalculated'>
  | EventOf<'settled-coup-voided'>;

const FATES: Readonly<Record<StreakFateName, string>> = {
  'lies-again': 'lies again',
  'cannot-lie-again': 'cannot lie again and goes back',
  'area-shut': 'goes back: its area is shut',
  'left-to-a-claim': 'is left to a claim',
  'rides-as-it-did': 'rides on as it did',
};

/** What became of Runs and tails beside their payments. */
const sayFates = ({ clause, streaks }: Corrected): readonly Told[] =>
  (streaks?.fates ?? []).map(({ seat, patron, bet, stake, fate }) => [
    `Seat ${seat}, ${patron}: ${sayMoney(stake)} on ${sayBet(bet)} ${FATES[fate]}.`,
    clause,
  ]);

/** Events that tell themselves by their name. */
const sayName = ({ happened }: TableEvent): string => {
  const words = happened.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};

function clauseOf(event: TableEvent): string | null {
  return 'clause' in event && typeof event.clause === 'string' ? event.clause : null;
}
