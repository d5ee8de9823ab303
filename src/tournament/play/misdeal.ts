// What the book rules on a card that went wrong at a competition's table: the book's own lines,
// each condition asked of this table (14.1 to 14.4, ruling T10).

import type { Condition } from '../../rulebooks/irregularity.ts';
import type { RulingLine } from '../../rulebooks/procedure.ts';
import type { Card } from '../../rules/cards.ts';
import type { Side } from '../../rules/hand.ts';
import type { PlayAt } from './act.ts';
import { nextToDraw } from './hands.ts';
import type { Play, PlayPhase } from './play.ts';
import { isShoeOut } from './session-end.ts';
import type { Said } from './sentences.ts';

/** What can go wrong with single cards; the whole coup has `void-coup`. */
export const MISDEALS = [
  'surplus-card-unseen',
  'surplus-card-seen',
  'player-card-to-banker',
  'third-card-to-player',
  'third-card-to-banker',
  'card-face-up-in-shoe',
  'cards-to-the-wrong-side',
] as const;
export type Misdeal = (typeof MISDEALS)[number];

/** A report: what happened, with which card; null for one that nobody has seen. */
export interface MisdealTold {
  readonly what: Misdeal;
  readonly card: Card | null;
  /** The marker shows at the mouth of the shoe. */
  readonly markerVisible?: true;
  /** Whether it is known in which order the cards were drawn; asked where hands are mixed up. */
  readonly orderIsCertain?: boolean;
}

/** When each can be found. */
const FOUND_IN: Readonly<Record<Misdeal, readonly PlayPhase[]>> = {
  'surplus-card-unseen': ['over', 'between'],
  'surplus-card-seen': ['over', 'between'],
  'player-card-to-banker': ['dealing'],
  'third-card-to-player': ['dealing', 'over'],
  'third-card-to-banker': ['dealing', 'over'],
  'card-face-up-in-shoe': ['between', 'wagering', 'announcing', 'dealing', 'over'],
  'cards-to-the-wrong-side': ['dealing', 'over'],
};

const INITIAL_DEAL = 4;

/** Who takes the next card; nobody while cards lie unread and the tableau cannot be asked. */
export function dueTo({ book, play: { coup, phase } }: PlayAt): Side | 'nobody' {
  if (coup === null || phase === 'over') return 'nobody';
  if (coup.cards.length >= INITIAL_DEAL && coup.cards.some(({ turned }) => !turned)) {
    return 'nobody';
  }
  return nextToDraw(book, coup);
}

const cardsOut = ({ coup }: Play): number => coup?.cards.length ?? 0;

/** The coup on the table, or the one just finished, is the last of its shoe. */
const isLastOfShoe = ({ shoe, coup }: Play): boolean =>
  shoe !== null && (isShoeOut(shoe) || (coup !== null && shoe.markerOutAt !== null));

type Question = (room: PlayAt, told: MisdealTold) => boolean;

/** Those conditions that a line on single cards turns on. */
const HOLDS: { readonly [when in Condition]?: Question } = {
  always: () => true,
  'banker-must-draw': room => cardsOut(room.play) >= INITIAL_DEAL && dueTo(room) === 'banker',
  'order-is-certain': (_, { orderIsCertain }) => orderIsCertain === true,
  'player-is-due-a-card': room => dueTo(room) === 'player',
  'player-is-due-a-third-card': room =>
    cardsOut(room.play) >= INITIAL_DEAL && dueTo(room) === 'player',
  'coup-still-needs-a-card': ({ play }) => play.coup !== null && play.phase !== 'over',
  'first-card-of-the-coup': ({ play }) => play.coup !== null && cardsOut(play) === 0,
  'last-coup-of-the-shoe': ({ play }) => isLastOfShoe(play),
  'marker-visible-or-drawn': ({ play }, { markerVisible }) =>
    markerVisible === true || (play.shoe !== null && play.shoe.markerOutAt !== null),
};

/** Hands that were mixed up: cards on record lie by draw order, one that is not names itself. */
function falseMixUp(room: PlayAt, { card, orderIsCertain }: MisdealTold): Said | undefined {
  if (orderIsCertain === undefined) return 'Say whether the order of the cards is certain.';
  if (card === null) return cardsOut(room.play) === 0 ? 'No coup has been dealt.' : undefined;
  return room.play.phase === 'over' ? 'Both hands are complete.' : undefined;
}

/** Why the report cannot be true as things lie; undefined where it can. */
export function falseBecause(room: PlayAt, told: MisdealTold): Said | undefined {
  const { play } = room;
  const { what, card } = told;
  if (!FOUND_IN[what].includes(play.phase)) return 'That cannot be found now.';
  if (play.shoe === null) return 'No shoe is in.';
  if (play.shoe.held.length > 0) return 'A card held over comes first.';
  const mixedUp = what === 'cards-to-the-wrong-side';
  const wrong = mixedUp ? falseMixUp(room, told) : undefined;
  if (wrong !== undefined || (mixedUp && card === null)) return wrong;
  if (what === 'surplus-card-unseen') {
    return card === null ? undefined : 'A named card has been seen.';
  }
  if (card === null) return 'Say which card it is.';
  const due = dueTo(room);
  if (play.phase === 'dealing' && due === 'nobody') return 'Turn the cards on the table first.';
  if (mixedUp || what === 'card-face-up-in-shoe' || what === 'surplus-card-seen') return undefined;
  if (cardsOut(play) < INITIAL_DEAL) return 'No third card has been dealt yet.';
  if (what === 'third-card-to-player' && due === 'player') return 'The Player is due a card.';
  if (what === 'third-card-to-banker' && due === 'banker') return 'The Banker is due a card.';
  return undefined;
}

/** The first line of the book whose conditions all hold. */
export function rulingOn(room: PlayAt, told: MisdealTold): RulingLine<string> | undefined {
  return room.book.procedure.irregularities[told.what]?.rulings.find(({ when }) =>
    (typeof when === 'string' ? [when] : when).every(each => HOLDS[each]?.(room, told) === true),
  );
}
