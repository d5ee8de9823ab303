// `play`: a coup from where it stands to its payment, as far as the table lets it. What comes next
// the engine's own guide says; here is only who does it and which card it is.

import type { Card } from '../../rules/cards.ts';
import { SIDES } from '../../rules/hand.ts';
import { lies } from '../../table/coup/hands.ts';
import type { TablePhase } from '../../table/table.ts';
import { type Guide, guideOf } from '../../table/views/guide.ts';
import type { EventsAnswer, LineFields } from '../answer.ts';
import type { DrivenTable } from './driven-table.ts';
import { driverOf } from './driver.ts';
import { Script } from '../script.ts';

export interface PlayPlan {
  /** Those to be dealt, and no others; null where the shoe's own come. */
  readonly cards: readonly Card[] | null;
  /** The phase to stop at, before its own command is given. */
  readonly until?: TablePhase | undefined;
  /** How many coups, the one in hand included. */
  readonly coups?: number | undefined;
  /** True where every patron lays again what lay before, coup by coup. */
  readonly repeat?: boolean | undefined;
}

/** The table and what this line does at it. */
interface Game {
  readonly driven: DrivenTable;
  readonly script: Script;
}

/** More than any coup has, so that a table that never ends one is found out. */
const MOST_STEPS = 200;

export function playCoups(driven: DrivenTable, plan: PlayPlan): EventsAnswer & LineFields {
  const game = { driven, script: new Script(driverOf(driven)) };
  const { script } = game;
  const left = plan.cards === null ? null : [...plan.cards];
  for (let coup = 0; coup < (plan.coups ?? 1); coup += 1) {
    if (!playOne(game, left, plan)) break;
  }
  const unused = left === null || left.length === 0 ? {} : { unused: left };
  return { ...script.answer(), ...unused };
}

/** One coup; false where it did not come to its end. */
function playOne(game: Game, left: Card[] | null, { until, repeat }: PlayPlan): boolean {
  const { driven, script } = game;
  let hasBegun = driven.table.coup !== null;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (hasBegun && driven.table.coup === null) return true;
    if (driven.table.phase === until || !goOn(game, left) || !script.goesOn) return false;
    if (!hasBegun && driven.table.phase === 'wagering' && repeat === true) repeatAll(game);
    hasBegun ||= driven.table.coup !== null;
  }
  return false;
}

function repeatAll({ driven, script }: Game): void {
  for (const { number, lastWagers } of driven.table.seats) {
    const patrons = new Set(lastWagers.map(({ patron }) => patron));
    for (const patron of patrons) script.do({ do: 'repeat-wagers', seat: number, patron });
  }
}

/** What a coup is made of beside its cards; bringing new ones is not. */
const OF_A_COUP: readonly Guide['next'][] = [
  'open-wagering',
  'begin-dummy-coup',
  'close-wagering',
  'close-insurance',
  'close-wager-window',
  'announce-counts',
  'settle-coup',
];

/** Does what comes next; false where nothing more can be done by this line. */
function goOn(game: Game, left: Card[] | null): boolean {
  const { driven, script } = game;
  const { next } = guideOf(driven);
  confirmTerminals(game);
  if (next === 'deal-card') return dealNext(game, left);
  if (next === 'nothing') return turnNext(game);
  if (!OF_A_COUP.includes(next)) return false;
  script.do({ do: next });
  return true;
}

/** The next of the named cards, or of the shoe; a card held over comes before both. */
function dealNext({ driven, script }: Game, left: Card[] | null): boolean {
  const [held] = driven.table.shoe.held;
  if (left !== null) {
    const card = left.shift();
    if (card === undefined) return false;
    if (held === undefined) driven.shoe.promote(card);
    else {
      script.do({ do: 'deal-card', card });
      return true;
    }
  }
  script.do({ do: 'deal-card' });
  return true;
}

/** The dealer turns what lies face down, Player first. */
function turnNext({ driven, script }: Game): boolean {
  const cards = driven.table.coup?.cards ?? [];
  const side = SIDES.find(each => cards.some(card => card.to === each && lies(card)));
  if (side === undefined) return false;
  script.do({ do: 'turn-card', side });
  return true;
}

/** Terminals in order say at the close what they showed, as their software does (G9). */
function confirmTerminals({ driven: { table }, script }: Game): void {
  for (const { seat, patron, digest, reply } of table.coup?.shown ?? []) {
    const isInOrder = table.seats.some(
      ({ number, state }) => number === seat && state !== 'faulty',
    );
    if (reply !== 'awaited' || !isInOrder) continue;
    const by = { role: 'patron', id: patron, seat };
    script.do({ do: 'confirm-snapshot', seat, digest, signature: 'scenario', by });
  }
}
