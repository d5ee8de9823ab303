// A command about the coup itself, asked of the table, and both hands at once.

import { z } from 'zod';

import { AT_TABLE_STAFF } from '../../sessions/at-table-powers.ts';
import type { Rulebook } from '../../../rulebooks/index.ts';
import { assert } from '../../../rules/assert.ts';
import type { Card } from '../../../rules/cards.ts';
import { nextSide } from '../../../rules/tableau.ts';
import { evolve, isCoupCommand, type TableEvent } from '../../../table/index.ts';
import * as field from '../../fields.ts';
import type {
  CommandWith,
  Happened,
  SettledSeat,
  SimultaneousAct,
  SimultaneousContext,
  SimultaneousDecision,
} from '../act.ts';
import { askSimultaneousDealing, isDealtHere } from '../dealing.ts';
import { refuseTournament } from '../../refusal.ts';
import { procedureOf } from '../../roles.ts';
import { coupCommand, type CoupTold, type RecordPlace } from '../../sessions/table-coup.ts';
import { coupOver } from '../settle.ts';
import type { SettledSimultaneousCoup, SimultaneousPlay } from '../simultaneous.ts';

const askTableFields = { command: coupCommand };

/** Anything about the coup itself, as at any other table. */
type AskTable = CommandWith<'at-table', typeof askTableFields>;

const hand = z.array(field.card).max(3);
const recordCoupFields = { coup: z.strictObject({ player: hand, banker: hand }) };

/** Both hands at once, dealt at the table card by card as the tableau has it. */
type RecordCoup = CommandWith<'record-coup', typeof recordCoupFields>;

export interface TableAnswered extends Happened {
  readonly happened: 'at-table';
  readonly event: TableEvent;
}

/** A settled coup was put right: chips follow by the difference (G17). */
export interface StakesRestated extends Happened {
  readonly happened: 'coup-restated';
  readonly of: RecordPlace;
  readonly coup: CoupTold;
  readonly seats: readonly SettledSeat[];
  readonly eliminated: readonly number[];
  /** Seats that the wrong result had put out. */
  readonly back: readonly number[];
}

export interface SessionShoeEnded extends Happened {
  readonly happened: 'shoe-ended';
}

/** Whoever runs the table asks it; what concerns stakes or people is the tournament's. */
export function decideAskTable(
  context: SimultaneousContext,
  { by, at, command }: AskTable,
): SimultaneousDecision {
  const { director, sessions } = procedureOf(context);
  const { play, directorPresent } = context;
  if (!isCoupCommand(command) || by.role === 'patron') {
    return refuseTournament('not-permitted', director.clause, { code: 'done-through-tournament' });
  }
  if (!isDealtHere(play))
    return refuseTournament('not-now', sessions.banks, { code: 'banks-first' });
  const deals = command.do === 'deal-card' || command.do === 'settle-coup';
  if (deals && !directorPresent) {
    return refuseTournament('director-away', director.present, {
      code: 'director-must-be-present',
    });
  }
  if (deals && play.phase === 'wagering') {
    return refuseTournament('not-now', sessions.ranking, { code: 'settle-after-close' });
  }
  return askSimultaneousDealing(context, { by, at }, [command]);
}

/** Both hands as they lie: every card goes the table's own way. */
function decideRecordCoup(
  context: SimultaneousContext,
  { by, at, coup }: RecordCoup,
): SimultaneousDecision {
  const { book, play } = context;
  const { ranking } = procedureOf(context).sessions;
  if (play.phase !== 'no-more-wagers') {
    return refuseTournament('not-now', ranking, { code: 'settle-after-close' });
  }
  const cards = inDealingOrder(book, coup);
  if (cards === undefined) {
    const { order } = book.procedure.deal;
    return refuseTournament('not-permitted', order, { code: 'not-one-whole-coup' });
  }
  if (!isDealtHere(play)) return coupOver(context, { by, at }, coup);
  const dealt = cards.map(card => ({ do: 'deal-card', card, source: 'keypad' }) as const);
  return askSimultaneousDealing(context, { by, at }, [...dealt, { do: 'settle-coup' }]);
}

/** The cards as they left the shoe; undefined where the tableau deals these hands otherwise. */
function inDealingOrder(
  { tableau }: Rulebook,
  coup: RecordCoup['coup'],
): readonly Card[] | undefined {
  const hands: Record<'player' | 'banker', Card[]> = { player: [], banker: [] };
  const cards: Card[] = [];
  for (;;) {
    const side = nextSide(tableau, hands);
    const count = coup.player.length + coup.banker.length;
    if (side === 'nobody') return cards.length === count ? cards : undefined;
    const card = coup[side][hands[side].length];
    if (card === undefined) return undefined;
    hands[side].push(card);
    cards.push(card);
  }
}

function stakesRestated(play: SimultaneousPlay, event: StakesRestated): SimultaneousPlay {
  const { of, coup, seats: decided, back, eliminated } = event;
  const isIt = (each: SettledSimultaneousCoup) =>
    each.of.shoe === of.shoe && each.of.number === of.number;
  const was = play.settled.find(isIt);
  assert(was !== undefined, 'a coup that was settled is restated');
  const now = { ...was, coup, seats: decided };
  const counts = (told: CoupTold): number => ('countsForNothing' in told ? 0 : 1);
  return {
    ...play,
    coupsPlayed: play.coupsPlayed + counts(coup) - counts(was.coup),
    settled: play.settled.map(each => (isIt(each) ? now : each)),
    last:
      play.last?.number === was.number ? { number: was.number, coup, seats: decided } : play.last,
    seats: play.seats.map(seat => {
      if (back.includes(seat.seat)) return { ...seat, state: 'in', outAfterCoup: null };
      if (!eliminated.includes(seat.seat)) return seat;
      return { ...seat, state: 'eliminated', outAfterCoup: play.coup };
    }),
  };
}

export const askTableAct: SimultaneousAct<
  AskTable,
  TableAnswered | StakesRestated | SessionShoeEnded
> = {
  name: 'at-table',
  fields: askTableFields,
  may: AT_TABLE_STAFF,
  decide: decideAskTable,
  evolve: {
    'at-table': (play, { event }, book) => ({
      ...play,
      dealing: evolve({ book, table: play.dealing }, event),
    }),
    'coup-restated': stakesRestated,
    'shoe-ended': play => ({ ...play, shoesOver: play.shoesOver + 1 }),
  },
};

export const recordCoupAct: SimultaneousAct<RecordCoup> = {
  name: 'record-coup',
  fields: recordCoupFields,
  may: AT_TABLE_STAFF,
  decide: decideRecordCoup,
  evolve: {},
};
