// The coup of a table in turn: dealt and ruled on by the table; what follows for the stakes.

import { factsOf, type Result } from '../../rules/coup.ts';
import { type Side, SIDES } from '../../rules/hand.ts';
import {
  type CoupRecord,
  evolve,
  handsOf,
  type Table,
  type TableEvent,
} from '../../table/index.ts';
import { askTable, type AskedOfTable, samePlace, tableOpened } from '../sessions/table-coup.ts';
import type { TournamentDecision, Given, Happened, PlayAt } from './act.ts';
import { changePlayCoup, takeBackAll } from './change.ts';
import type { PlayEvent } from './acts.ts';
import { newPlayCoup } from './new-coup.ts';
import type { Holder, Play } from './play.ts';
import { orderOf, positionAt } from './wagers/positions.ts';
import { restatedInTurn } from './wagers/restate.ts';

/** Third cards come after these. */
export const INITIAL_DEAL = 4;

export interface HappenedAtTable extends Happened {
  readonly happened: 'at-table';
  readonly event: TableEvent;
}

/** A coup without wagers begins: stakes left from a tie go back first (14.1). */
export interface InTurnDummyCoupBegun extends Happened {
  readonly happened: 'dummy-coup-begun';
}

/** The coup has become one without wagers: every stake and every form goes back unread. */
export interface StakesReturned extends Happened {
  readonly happened: 'stakes-returned';
  readonly clause: string;
}

/** A coup is void: stakes go back, a secret stays secret and unused, the puck stays (T13, T18). */
export interface InTurnCoupVoided extends Happened {
  readonly happened: 'coup-voided';
  readonly clause: string;
}

/** Who holds the two hands; null until the fourth card has been dealt. */
export function holdersOf({ coup }: Table): Readonly<Record<Side, Holder>> | null {
  const player = coup?.openers.player.seat ?? null;
  const banker = coup?.openers.banker.seat ?? null;
  return player === null || banker === null ? null : { player, banker };
}

export const coupResultOf = ({ phase, coup }: Table): Result | null =>
  phase === 'complete' && coup !== null ? factsOf(handsOf(coup)).result : null;

/** Asks the table, which opens with the first command; then what it means for the stakes. */
export function askDealingInTurn(
  context: PlayAt,
  given: Given,
  commands: readonly AskedOfTable[],
): TournamentDecision<PlayEvent> {
  const { book, play } = context;
  const opened =
    play.dealing.phase === 'closed'
      ? [tableOpened(book, { rules: play.rules, seats: play.positions }, given)]
      : [];
  const before = opened.reduce((table, event) => evolve({ book, table }, event), play.dealing);
  const answer = askTable(book, before, given, commands);
  if ('refused' in answer) return answer;
  const passed = handsPassed({ ...play, dealing: answer.table }, before, given);
  const events = [...opened, ...answer.events, ...passed];
  const dealing = passed.reduce((table, event) => evolve({ book, table }, event), answer.table);
  const after = { ...context, play: { ...play, dealing } };
  return [...events.map(event => atTable(event, given)), ...stakesFollow(after, before, given)];
}

const atTable = (event: TableEvent, { by, at }: Given): HappenedAtTable => ({
  happened: 'at-table',
  by,
  at,
  event,
});

/** With the fourth card both hands find their holders (16.7.1). */
function handsPassed(play: Play, before: Table, given: Given): readonly TableEvent[] {
  const cardsIn = ({ coup }: Table): number => coup?.cards.length ?? 0;
  const isTime = cardsIn(before) < INITIAL_DEAL && cardsIn(play.dealing) >= INITIAL_DEAL;
  if (!isTime) return [];
  return SIDES.map(side => handPassed(play, side, openerOf(play, side), given));
}

/** The hand goes to whoever sits there now, or stays with the dealer. */
export function handPassed(play: Play, side: Side, to: Holder, { by, at }: Given): TableEvent {
  if (to === 'dealer') return { happened: 'opening-delegated', by, at, side, to: null };
  const patron = positionAt(play, to)?.patron ?? '';
  return { happened: 'hand-taken', by, at, side, seat: to, patron };
}

/**
 * Who has most chips lying on a side; among equals the first in the order laid down for the coup,
 * never by time. Secrets do not lie on the layout and so do not count.
 */
function openerOf(play: Play, side: Side): Holder {
  let best: { readonly seat: number; readonly stake: number } | undefined;
  for (const { seat, layout } of orderOf(play)) {
    const stake = layout[side];
    if (stake > (best?.stake ?? 0)) best = { seat, stake };
  }
  return best?.seat ?? 'dealer';
}

/** A coup without wagers, a void coup, or a settled one that reads otherwise now. */
function stakesFollow(context: PlayAt, before: Table, given: Given): readonly PlayEvent[] {
  const { by, at } = given;
  const { coup, dealing } = context.play;
  const isDummy = dealing.coup?.standing === 'dummy';
  if (isDummy && coup === null) return [{ happened: 'dummy-coup-begun', by, at }];
  if (isDummy && coup?.dummy === false) {
    return [{ happened: 'stakes-returned', by, at, clause: dealing.coup?.ground ?? '' }];
  }
  const record = dealing.records.at(-1);
  const isNew = record !== undefined && !before.records.some(samePlace(record));
  if (isNew && record.standing === 'void' && coup !== null) {
    return [{ happened: 'coup-voided', by, at, clause: clauseOfVoid(record) }];
  }
  return restatedInTurn(context, given);
}

const clauseOfVoid = ({ rulings }: CoupRecord): string => rulings.at(-1)?.clause ?? '';

export const evolveInTurnDummyCoupBegun = (play: Play, { at }: InTurnDummyCoupBegun): Play => ({
  ...takeBackAll(play),
  phase: 'dealing',
  coupsBegun: play.coupsBegun + 1,
  coup: newPlayCoup(play.coupsBegun + 1, at, { dummy: true }),
});

export const evolveStakesReturned = (play: Play): Play => ({
  ...changePlayCoup(takeBackAll(play), { dummy: true, forms: {}, sittingOut: [], restricted: [] }),
  phase: 'dealing',
});

export const evolveInTurnCoupVoided = (play: Play): Play => ({
  ...takeBackAll(play),
  phase: 'between',
  coup: null,
  returned: {},
});

/** The table as it stands then; the session's own phase goes with its cards. */
export function withDealing(play: Play, dealing: Table, event: TableEvent): Play {
  const isReady = play.dealing.shoe.toDo.length > 0 && dealing.shoe.toDo.length === 0;
  const indicator = isReady ? { indicator: play.nextIndicator, nextIndicator: null } : {};
  const shoe = isReady ? { ...indicator, indicatorOutIn: null } : {};
  const isDealt = play.phase === 'dealing' || play.phase === 'over';
  const phase = dealing.phase === 'complete' ? 'over' : 'dealing';
  return {
    ...play,
    ...shoe,
    dealing,
    phase: isDealt && dealing.coup !== null ? phase : play.phase,
    // With the first card of a coup the forms of the one before are put away (16.6.9).
    readable: event.happened === 'card-dealt' ? null : play.readable,
  };
}

/** The table after what it was just asked. */
export const withTable = ({ book, play }: PlayAt, events: readonly PlayEvent[]): Play =>
  events.reduce(
    (after, event) =>
      event.happened === 'at-table'
        ? withDealing(after, evolve({ book, table: after.dealing }, event.event), event.event)
        : after,
    play,
  );
