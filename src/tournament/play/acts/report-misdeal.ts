// A single card went wrong: reported as it was, ruled on by the book, and put where it belongs
// (14.1 to 14.4). No card goes back into the shoe.

import type { RulingName } from '../../../rulebooks/irregularity.ts';
import type { Card } from '../../../rules/cards.ts';
import type { Side } from '../../../rules/hand.ts';
import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changeCoup, changeShoe, shoeOf, takeBackAll } from '../change.ts';
import { dueTo, falseBecause, type Misdeal, type MisdealTold, rulingOn } from '../misdeal.ts';
import type { Play } from '../play.ts';
import { hasPower, lacksPower } from '../powers.ts';
import { type PlayRefusal, refuse } from '../refusal.ts';
import type { CardDealt } from './deal-card.ts';
import type { CoupVoided } from './void-coup.ts';

export interface ReportMisdeal extends Given, MisdealTold {
  readonly do: 'report-misdeal';
}

export interface MisdealRuled extends Happened {
  readonly happened: 'misdeal-ruled';
  readonly what: Misdeal;
  readonly card: Card | null;
  readonly ruling: RulingName;
  readonly clause: string;
}

function mayReport(room: PlayAt, { by }: ReportMisdeal): PlayRefusal | undefined {
  if (hasPower(room, by, 'void-coup')) return undefined;
  return lacksPower(room, by, 'run-the-table');
}

export function decideReportMisdeal(
  room: PlayAt,
  command: ReportMisdeal,
): Decision<MisdealRuled | CardDealt | CoupVoided> {
  const { by, at, what, card } = command;
  const no = mayReport(room, command);
  if (no) return no;
  const because = falseBecause(room, command);
  if (because !== undefined) return refuse('not-now', '14.1', because);
  const { seen } = shoeOf(room.play);
  if (card !== null && (seen[card] ?? 0) >= room.play.rules.decks) {
    return refuse('impossible-card', '14.6', `No further ${card} can be in this shoe.`);
  }
  const line = rulingOn(room, command);
  if (line === undefined) return refuse('not-now', '14.3', 'No ruling of the book follows.');
  const { ruling, clause, decidedBy } = line;
  // The book gives it to somebody else than whoever may report.
  const unauthorised = decidedBy === 'void-coup' ? lacksPower(room, by, decidedBy) : undefined;
  if (unauthorised) return unauthorised;
  const ruled: MisdealRuled = { happened: 'misdeal-ruled', by, at, what, card, ruling, clause };
  if (ruling === 'void-coup') return [ruled, { happened: 'coup-voided', by, at, clause }];
  const side = handFor(room, what, ruling);
  return side === 'nobody' || card === null
    ? [ruled]
    : [ruled, { happened: 'card-dealt', by, at, side, card }];
}

/** The hand that the card goes to; of a mix-up whose it is by the order of the draw (T10). */
function handFor(room: PlayAt, what: Misdeal, ruling: RulingName): Side | 'nobody' {
  if (ruling === 'goes-to-the-player') return 'player';
  if (ruling === 'goes-to-the-banker') return 'banker';
  return what === 'cards-to-the-wrong-side' ? dueTo(room) : 'nobody';
}

type Effect = (play: Play, ruled: MisdealRuled) => Play;

/** What each ruling does with the card; one that goes to a hand is dealt by the next event. */
const EFFECTS: { readonly [ruling in RulingName]?: Effect } = {
  'opens-a-dummy-coup': (play, { card, clause }) => held(play, card, clause),
  'opens-the-next-coup': (play, { card }) => held(play, card, null),
  // Hands that were mixed up lie right by their order; a card at the mouth waits for its turn.
  'play-on': (play, { what, card }) =>
    what === 'cards-to-the-wrong-side' ? play : held(play, card, null),
  'coup-becomes-dummy': (play, { card }) => ({
    ...asDummy(held(play, card, null)),
    phase: 'dealing',
  }),
  'put-away-unseen': (play, { card }) => gone(play, card),
};

export const evolveMisdealRuled = (play: Play, ruled: MisdealRuled): Play =>
  EFFECTS[ruled.ruling]?.(play, ruled) ?? play;

/** At the mouth of the shoe: the next card that is dealt. */
const held = (play: Play, card: Card | null, nextIsDummy: string | null): Play =>
  changeShoe(gone(play, card), { held: [card], nextIsDummy });

/** Out of the shoe for good, and seen where it has a face. */
function gone(play: Play, card: Card | null): Play {
  const { dealt, seen } = shoeOf(play);
  const after = card === null ? seen : { ...seen, [card]: (seen[card] ?? 0) + 1 };
  return changeShoe(play, { dealt: dealt + 1, seen: after });
}

/** Every stake and every form goes back, unread and unused: the coup counts for nothing. */
const asDummy = (play: Play): Play =>
  changeCoup(takeBackAll(play), { dummy: true, forms: {}, sittingOut: [], restricted: [] });
