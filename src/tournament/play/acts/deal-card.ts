// A card is dealt face down; after four the hands go to those with most chips on them (16.7.1).

import type { Card } from '../../../rules/cards.ts';
import type { Side } from '../../../rules/hand.ts';
import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changeCoup, changeShoe, coupOf, shoeOf } from '../change.ts';
import { handsOf, nextToDraw, openerOf } from '../hands.ts';
import type { Holder, Play } from '../play.ts';
import { lacksPower } from '../powers.ts';
import { type PlayRefusal, refuse } from '../refusal.ts';
import { staffMissing } from '../staff.ts';

export interface DealCard extends Given {
  readonly do: 'deal-card';
  /** What the shoe has read; nobody sees it before it is turned. */
  readonly card: Card;
}

export interface CardDealt extends Happened {
  readonly happened: 'card-dealt';
  readonly side: Side;
  readonly card: Card;
}

/** Both hands find their holders with the fourth card. */
export interface HandsPassed extends Happened {
  readonly happened: 'hands-passed';
  readonly holders: Readonly<Record<Side, Holder>>;
}

const INITIAL_DEAL = 4;

function notYet(room: PlayAt): PlayRefusal | undefined {
  const { play } = room;
  if (play.phase === 'announcing') {
    return refuse('steps-missing', '16.6.11.b', 'Every secret is announced and laid out first.');
  }
  if (play.phase !== 'dealing') {
    return refuse('not-now', '16.5.11', 'Cards are dealt when no more bets has been called.');
  }
  const { cards } = coupOf(play);
  if (cards.length >= INITIAL_DEAL && cards.some(({ turned }) => !turned)) {
    return refuse('steps-missing', '16.7.1.c', 'The cards on the table are turned first.');
  }
  return staffMissing(room);
}

export function decideDealCard(
  room: PlayAt,
  { by, at, card }: DealCard,
): Decision<CardDealt | HandsPassed> {
  const no = lacksPower(room, by, 'run-the-table') ?? notYet(room);
  if (no) return no;
  const { play, book } = room;
  const impossible = notThatCard(play, card);
  if (impossible) return impossible;
  const coup = coupOf(play);
  const side = nextToDraw(book, coup);
  if (side === 'nobody') return refuse('not-now', '16.7.1', 'Both hands are complete.');
  const dealt: CardDealt = { happened: 'card-dealt', by, at, side, card };
  if (coup.cards.length + 1 !== INITIAL_DEAL) return [dealt];
  const holders = { player: openerOf(play, 'player'), banker: openerOf(play, 'banker') };
  return [dealt, { happened: 'hands-passed', by, at, holders }];
}

/** A card at the mouth of the shoe comes first, and no shoe holds more of a card than decks. */
function notThatCard(play: Play, card: Card): PlayRefusal | undefined {
  const { seen, held } = shoeOf(play);
  const [first] = held;
  if (first === card) return undefined;
  if (typeof first === 'string') {
    return refuse('impossible-card', '14.1', `The ${first} at the mouth of the shoe comes first.`);
  }
  if ((seen[card] ?? 0) < play.rules.decks) return undefined;
  return refuse('impossible-card', '14.6', `No further ${card} can be in this shoe.`);
}

/** With the first card of a coup the forms of the one before are put away (16.6.9). */
export function evolveCardDealt(play: Play, { side, card }: CardDealt): Play {
  const { dealt, seen, held } = shoeOf(play);
  const [first] = held;
  // A card held over was counted when it left the shoe; its face is new if nobody had seen it.
  const counted = changeShoe(play, {
    dealt: dealt + (first === undefined ? 1 : 0),
    seen: first === card ? seen : { ...seen, [card]: (seen[card] ?? 0) + 1 },
    held: held.slice(1),
  });
  const { cards } = coupOf(play);
  return {
    ...changeCoup(counted, { cards: [...cards, { side, card, turned: false }] }),
    readable: null,
  };
}

export const evolveHandsPassed = (play: Play, { holders }: HandsPassed): Play =>
  changeCoup(play, { holders });

/** True when the hands say that nobody draws and every card is turned. */
export function isFinished({ book, play }: PlayAt): boolean {
  const coup = coupOf(play);
  return (
    coup.cards.length >= INITIAL_DEAL &&
    coup.cards.every(({ turned }) => turned) &&
    nextToDraw(book, coup) === 'nobody' &&
    handsOf(coup).banker.length >= 2
  );
}
