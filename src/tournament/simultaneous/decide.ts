// Says what follows from a command at a table where everybody wagers together.

import { procedureOf } from '../roles.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import type { TogetherAt, TogetherCommand, TogetherCommandOf, TogetherDecision } from './act.ts';
import { askDealing, dealingOpened, decideAtTable, decideRecordCoup } from './dealing.ts';
import { chipsOf, fromBank, giveBackAll, mustDrawUp, toBank } from './money.ts';
import { decideBreakSeal, decideOpenSecret, decideSealWager } from './seal.ts';
import { decideSettleCoup } from './settle.ts';
import { togetherSeat } from './simultaneous.ts';
import { decideCloseWagering, decideWager } from './wager.ts';

type Deciders = {
  readonly [Name in TogetherCommand['do']]: (
    room: TogetherAt,
    command: TogetherCommandOf<Name>,
  ) => TogetherDecision;
};

/** Everybody at the table gets the same bank, once. */
function decideIssueBanks(
  room: TogetherAt,
  { by, at }: TogetherCommandOf<'issue-banks'>,
): TogetherDecision {
  const { play } = room;
  const { banks } = procedureOf(room).sessions;
  if (play.phase !== 'gathering') return refuse('not-now', banks, { code: 'banks-already-out' });
  const { bank } = play.rules;
  const drafts = play.seats.map(({ seat }) => fromBank(seat, bank));
  const transfers = mustDrawUp(play.ledger, drafts);
  const issued = { happened: 'banks-issued', by, at, bank, transfers } as const;
  return [issued, dealingOpened(room, { by, at })];
}

function decideSitDown(
  room: TogetherAt,
  { by, at, seat }: TogetherCommandOf<'sit-down'>,
): TogetherDecision {
  const { exclusive, entrant } = procedureOf(room);
  const place = togetherSeat(room.play, seat);
  if (place === undefined) {
    return refuse('no-such-seat', exclusive, { code: 'seat-of-nobody', seat });
  }
  if (by.role === 'patron' && by.id !== place.patron) {
    return refuse('not-entered', entrant, { code: 'seat-of-other-entrant' });
  }
  if (place.present || place.state !== 'in') {
    return refuse('nothing-to-do', exclusive, { code: 'nobody-expected', seat });
  }
  return [{ happened: 'sat-down', by, at, seat }];
}

function decideOpenWagering(
  room: TogetherAt,
  { by, at }: TogetherCommandOf<'open-wagering'>,
): TogetherDecision {
  const { play, directorPresent } = room;
  const { director, sessions } = procedureOf(room);
  if (!directorPresent) {
    return refuse('director-away', director.present, { code: 'coup-needs-director' });
  }
  if (play.phase !== 'between-coups') {
    return refuse('not-now', sessions.ranking, { code: 'earlier-coup-open' });
  }
  if (isOver(room.play, at)) {
    return refuse('not-now', sessions.ranking, { code: 'session-length-reached' });
  }
  const called = askDealing(room, { by, at }, [{ do: 'open-wagering' }]);
  if (isRefusal(called)) return called;
  return [...called, { happened: 'wagering-opened', by, at, coup: play.coup + 1 }];
}

/** True once the session has lasted as long as published; a coup that has begun is finished. */
export function isOver(play: TogetherAt['play'], at: number): boolean {
  const { length } = play.rules;
  if ('coups' in length) return play.coupsPlayed >= length.coups;
  if ('shoes' in length) return play.shoesOver >= length.shoes;
  return at >= play.startsAt + length.ms;
}

/** Between two coups, where nothing is at stake. */
function atRest(room: TogetherAt): Refusal | undefined {
  const { phase } = room.play;
  if (phase === 'between-coups' || phase === 'gathering') return undefined;
  return refuse('not-now', procedureOf(room).sessions.ranking, { code: 'finish-coup-first' });
}

function decideAddChips(
  room: TogetherAt,
  { by, at, seat, chips }: TogetherCommandOf<'add-chips'>,
): TogetherDecision {
  const { play } = room;
  const busy = atRest(room);
  if (busy !== undefined) return busy;
  const transfers = mustDrawUp(play.ledger, [fromBank(seat, chips)]);
  return [{ happened: 'chips-added', by, at, seat, chips, transfers }];
}

function decideTakeChips(
  room: TogetherAt,
  { by, at, seat, chips: asked }: TogetherCommandOf<'take-chips'>,
): TogetherDecision {
  const { play } = room;
  const busy = atRest(room);
  if (busy !== undefined) return busy;
  const chips = Math.min(asked, chipsOf(play, seat));
  const transfers = mustDrawUp(play.ledger, [toBank(seat, chips)]);
  return [{ happened: 'chips-taken', by, at, seat, chips, transfers }];
}

/** Whoever leaves takes back what lies and leaves the chips. */
function decideRemovePatron(
  room: TogetherAt,
  { by, at, seat: number, why }: TogetherCommandOf<'remove-patron'>,
): TogetherDecision {
  const { play } = room;
  const seat = togetherSeat(play, number);
  if (seat?.state !== 'in') {
    return refuse('not-entered', procedureOf(room).entrant, {
      code: 'nobody-in-at-seat',
      seat: number,
    });
  }
  const drafts = [...giveBackAll(play, seat), toBank(number, chipsOf(play, number))];
  const transfers = mustDrawUp(play.ledger, drafts);
  return [{ happened: 'patron-removed', by, at, seat: number, why, transfers }];
}

function decideReplacePatron(
  room: TogetherAt,
  { by, at, seat, patron }: TogetherCommandOf<'replace-patron'>,
): TogetherDecision {
  if (togetherSeat(room.play, seat)?.state !== 'in') {
    return refuse('not-entered', procedureOf(room).substitute, { code: 'nobody-in-at-seat', seat });
  }
  return [{ happened: 'patron-replaced', by, at, seat, patron }];
}

/** The standings are kept, then every chip goes back to the bank. */
function decideEndPlay(
  room: TogetherAt,
  { by, at }: TogetherCommandOf<'end-play'>,
): TogetherDecision {
  const { play } = room;
  const busy = atRest(room);
  if (busy !== undefined) return busy;
  const drafts = play.seats.map(({ seat }) => toBank(seat, chipsOf(play, seat)));
  return [{ happened: 'play-ended', by, at, transfers: mustDrawUp(play.ledger, drafts) }];
}

/** The table says no more bets, then the stakes are looked at. */
function closeAtTable(
  context: TogetherAt,
  command: TogetherCommandOf<'close-wagering'>,
): TogetherDecision {
  const closed = decideCloseWagering(context, command);
  if (isRefusal(closed)) return closed;
  const { by, at } = command;
  const called = askDealing(context, { by, at }, [{ do: 'close-wagering' }]);
  return isRefusal(called) ? called : [...called, ...closed];
}

/** The table settles its coup; once secrets have been opened, the stakes follow. */
const settleAtTable = (
  context: TogetherAt,
  command: TogetherCommandOf<'settle-coup'>,
): TogetherDecision =>
  context.play.phase === 'no-more-wagers'
    ? decideAtTable(context, { ...command, do: 'at-table', command: { do: 'settle-coup' } })
    : decideSettleCoup(context, command);

const DECIDERS: Deciders = {
  'issue-banks': decideIssueBanks,
  'sit-down': decideSitDown,
  'open-wagering': decideOpenWagering,
  wager: decideWager,
  'seal-wager': decideSealWager,
  'break-seal': decideBreakSeal,
  'close-wagering': closeAtTable,
  'record-coup': decideRecordCoup,
  'at-table': decideAtTable,
  'open-secret': decideOpenSecret,
  'settle-coup': settleAtTable,
  'add-chips': decideAddChips,
  'take-chips': decideTakeChips,
  'remove-patron': decideRemovePatron,
  'replace-patron': decideReplacePatron,
  'end-play': decideEndPlay,
};

/** Judges a command at such a table. Time and cards come in with it. */
export function decideTogether<Name extends TogetherCommand['do']>(
  room: TogetherAt,
  command: TogetherCommandOf<Name>,
): TogetherDecision {
  const decider: (room: TogetherAt, command: TogetherCommandOf<Name>) => TogetherDecision =
    DECIDERS[command.do];
  return decider(room, command);
}
