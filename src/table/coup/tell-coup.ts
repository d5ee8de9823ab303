// A coup told again from its events: card by card, wager by wager, each payment with its clause.

import type { Rulebook } from '../../rulebooks/index.ts';
import { pointCount, type Side } from '../../rules/hand.ts';
import type { Card } from '../../rules/cards.ts';
import type { EventOf, TableEvent } from '../acts.ts';
import type { CoupPlace } from '../accounts/holds.ts';
import type { Figures, Reason } from '../reason.ts';
import type { CoupRecord, CoupStanding, PaidWager } from '../table.ts';
import type { Actor } from '../setup/setup.ts';
import { betOf } from '../wagers/wager.ts';

/** One thing that happened. */
export interface StoryLine {
  readonly at: number;
  readonly by: Actor;
  readonly says: Reason;
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

/** What is told of one event; the clause is null where nothing had to be decided. */
type Told = readonly [says: Reason, clause: string | null];

/** The hands as far as they were told: a card is told with the count it makes. */
type Hands = Record<Side, (Card | null)[]>;

type Tell<Event> = (event: Event, hands: Hands) => readonly Told[];
type Tellers = { readonly [Name in TableEvent['happened']]?: Tell<EventOf<Name>> };

/** Events that have more to tell than their name. */
const TELLERS: Tellers = {
  'wagering-opened': ({ coup, ground }) => [[{ code: 'coup-opened', coup }, ground]],
  'dummy-coup-begun': ({ coup, ground }) => [[{ code: 'dummy-coup-opened', coup }, ground]],
  'wagers-changed': event =>
    event.changes.map(change => [changeOf(event, change), change.clause ?? null]),
  'wagers-reduced': ({ wagers, clause }) =>
    wagers.map(({ seat, bet, from, to }) => [
      { code: 'wager-reduced', seat, bet, from, to },
      clause,
    ]),
  'wagering-closed': event => closeOf(event),
  'card-dealt': ({ to, card }, hands) => [[cardOf(hands, to, card), null]],
  'card-turned': ({ side, card }, hands) => [[turnedOf(hands, side, card), null]],
  'counts-announced': ({ player, banker }) => [
    [{ code: 'counts-announced', player, banker }, null],
  ],
  'insurance-closed': ({ byWhat }) => [[{ code: 'insurance-closed', closedBy: byWhat }, null]],
  'coup-settled': event => recordOf(event),
  'coup-voided': event => recordOf(event),
  'card-corrected': ({ position, was, card, clause }) => [
    [{ code: 'card-corrected', number: position, was, card }, clause],
  ],
  'coup-recalculated': event => [...recordOf(event), ...fatesOf(event)],
  'coup-restated': event => [...recordOf(event), ...fatesOf(event)],
  'settled-coup-voided': event => [[nameOf(event), event.clause], ...fatesOf(event)],
};

function linesFor(event: TableEvent, hands: Hands): readonly StoryLine[] {
  // The table of tellers is keyed by what happened: the compiler cannot follow that on its own.
  const teller = TELLERS[event.happened] as Tell<TableEvent> | undefined;
  const told = teller?.(event, hands) ?? [[nameOf(event), clauseOf(event)] as const];
  return told.map(([says, clause]) => ({ at: event.at, by: event.by, says, clause }));
}

const closeOf = ({ byWhat, returned, shown }: EventOf<'wagering-closed'>): readonly Told[] => [
  [{ code: 'no-more-wagers', closedBy: byWhat }, null],
  ...returned.map(({ seat, wager, clause, reason }): Told => {
    if (reason !== undefined) return [{ code: 'returned-at-seat', seat, reason }, clause];
    return [{ code: 'bet-goes-back-at-seat', seat, bet: betOf(wager) }, clause];
  }),
  ...shown.filter(hasStaked).map(({ seat, digest }): Told => {
    return [{ code: 'shown-at-close', seat, laid: laidIn(digest) }, null];
  }),
];

function cardOf(hands: Hands, side: Side, card: Card | null): Reason {
  const hand = hands[side];
  const number = hand.push(card);
  if (card === null) return { code: 'card-face-down', side, number };
  const count = countOf(hand);
  return count === undefined
    ? { code: 'card-dealt', side, number, card }
    : { code: 'card-dealt-making', side, number, card, count };
}

function turnedOf(hands: Hands, side: Side, card: Card): Reason {
  const hand = hands[side];
  const at = hand.indexOf(null);
  if (at >= 0) hand[at] = card;
  const count = countOf(hand);
  return count === undefined
    ? { code: 'card-turned', side, card }
    : { code: 'card-turned-making', side, card, count };
}

/** What a hand counts, once it has two cards and all of them are open. */
function countOf(hand: readonly (Card | null)[]): number | undefined {
  const open = hand.filter(card => card !== null);
  return open.length === hand.length && open.length > 1 ? pointCount(open) : undefined;
}

/** 'shoe/coup banker=10000 player-pair=500' by area. */
const laidIn = (digest: string): Figures['laid'] =>
  digest
    .split(' ')
    .slice(1)
    .map(part => {
      const end = part.lastIndexOf('=');
      return { area: part.slice(0, end), cents: Number(part.slice(end + 1)) };
    });

const hasStaked = ({ digest }: { readonly digest: string }): boolean => digest.includes('=');

type Changed = EventOf<'wagers-changed'>;

function changeOf({ seat, patron, gesture }: Changed, change: Changed['changes'][number]): Reason {
  const { bet, stake, asked, reason } = change;
  const who = { seat, patron, bet, gesture };
  const line = linePlaced(who, stake, asked);
  return reason === undefined ? line : { code: 'line-with-reason', line, reason };
}

function linePlaced(
  who: Pick<Figures, 'seat' | 'patron' | 'bet' | 'gesture'>,
  stake: number,
  asked: number,
): Reason {
  if (stake === 0) return { code: 'wager-taken-back', ...who };
  return asked === stake
    ? { code: 'wager-set', ...who, stake }
    : { code: 'wager-set-in-part', ...who, stake, asked };
}

type Ended =
  | EventOf<'coup-settled'>
  | EventOf<'coup-voided'>
  | EventOf<'coup-restated'>
  | EventOf<'coup-recalculated'>;

/** The result, then every wager with what it came to. */
function recordOf(event: Ended): readonly Told[] {
  const { record } = event;
  const ruled = 'clause' in event ? event.clause : record.corrected;
  return [
    [resultOf(event.happened, record), ruled],
    ...record.seats.flatMap(({ seat, paid }) =>
      paid.map((wager): Told => [paidOf(seat, wager), wager.clause]),
    ),
  ];
}

const WON = { player: 'player-won-coup', banker: 'banker-won-coup', tie: 'coup-was-tie' } as const;

function resultOf(happened: Ended['happened'], record: CoupRecord): Reason {
  const { result, standing, playerCount: player, bankerCount: banker } = record;
  if (standing === 'void' || result === null) return { code: 'coup-is-void' };
  const line: Reason = { code: WON[result], player, banker };
  return happened === 'coup-settled' ? line : { code: 'coup-recalculated', line };
}

function paidOf(seat: number, wager: PaidWager): Reason {
  const { stake, paid, commission, deferred, patron, reason } = wager;
  const payment = { seat, patron, stake, bet: betOf(wager), paid };
  const taken = deferred === true ? 'wager-paid-commission-owed' : 'wager-paid-less-commission';
  const line: Reason =
    commission === 0 ? { code: 'wager-paid', ...payment } : { code: taken, ...payment, commission };
  return { code: 'line-with-reason', line, reason };
}

type Corrected =
  | EventOf<'coup-restated'>
  | EventOf<'coup-recalculated'>
  | EventOf<'settled-coup-voided'>;

/** What became of Runs and tails beside their payments. */
const fatesOf = ({ clause, streaks }: Corrected): readonly Told[] =>
  (streaks?.fates ?? []).map(({ fate, seat, patron, bet, stake }) => [
    { code: `streak-${fate}`, seat, patron, bet, stake },
    clause,
  ]);

/** Events that tell themselves by their name. */
const nameOf = ({ happened }: TableEvent): Reason => ({ code: 'event-happened', event: happened });

function clauseOf(event: TableEvent): string | null {
  return 'clause' in event && typeof event.clause === 'string' ? event.clause : null;
}
