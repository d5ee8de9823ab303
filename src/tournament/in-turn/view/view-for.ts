// Cuts the view that one role may see. A secret is in the own view and on the inspector's desk.

import type { Side } from '../../../rules/hand.ts';
import type { PlayAt } from '../act.ts';
import { limitInForce } from '../acts/wagers/limit-time.ts';
import { raiseOnOffer } from '../acts/wagers/raise-limits.ts';
import { lies } from '../../../table/coup/hands.ts';
import { dummyNotice, type DealtCard, type Table } from '../../../table/index.ts';
import { dealingViewOf } from '../../view/dealing-view.ts';
import { tournamentFeltOf } from '../../view/felt-view.ts';
import { oddsInPlay } from '../../view/odds-view.ts';
import { type TournamentViewer, viewerMay } from '../../view/viewer.ts';
import { holdersOf, coupResultOf } from '../dealing.ts';
import type { Play, Position } from '../play.ts';
import { competitionOf } from '../powers.ts';
import { isActive, seatToWager, worth } from '../wagers/positions.ts';
import { isSessionOver } from '../session-end.ts';
import { topUpOf } from '../wagers/short-stake.ts';
import { standingsOf } from '../standings.ts';
import { deskOf } from './desk.ts';
import { ownViewOf } from './own.ts';
import type { PlayCoupView, PlayView, PositionView, RunningView, ShoeView } from './view.ts';

/** The table as a viewer may see it at a time. */
export function playViewFor(room: PlayAt, viewer: TournamentViewer, at: number): PlayView {
  const { play, directorPresent } = room;
  const { dealing, rules } = play;
  const turn = seatToWager(play);
  const limit = limitInForce(play);
  const runsTable = viewerMay(viewer, ['run-table', 'inspect-table']);
  return {
    table: play.table,
    phase: play.phase,
    chips: rules.chips,
    final: rules.final,
    playOff: rules.playOff,
    startsAt: play.startsAt,
    inspectorPresent: dealing.staff.tableInspector !== null,
    directorPresent,
    limits: play.limits,
    odds: oddsInPlay(room.book, rules),
    raiseOnOffer: raiseOnOffer(play) ?? null,
    secretWagers: rules.secretWagers,
    formStatement: competitionOf(room.book).formStatement.says,
    puck: play.puck,
    turn,
    turnEndsAt:
      turn === null || limit === null || play.coup === null ? null : play.coup.turnSince + limit.ms,
    timeLimitMs: play.timeLimit?.ms ?? null,
    positions: play.positions.map(position => positionView(play, position)),
    coup: coupView(play),
    felt: tournamentFeltOf(room.book, dealing),
    length: rules.length,
    coupsPlayed: play.coupsPlayed,
    lastCoup: play.lastCoup,
    lastLines: lastLinesOf(play),
    shoe: dealing.shoe.number === 0 ? null : shoeView(dealing),
    dealing: runsTable ? dealingViewOf(room.book, dealing) : null,
    readable: Object.keys(play.readable?.forms ?? {}).map(Number),
    over: play.phase === 'ended' || isSessionOver(play, at),
    allFell: play.allFell,
    standings: standingsOf(play),
    you: viewer.role === 'patron' ? ownViewOf(room, viewer.id) : null,
    running: runsTable ? runningView(play) : null,
    desk: viewerMay(viewer, ['inspect-table']) ? deskOf(room) : null,
  };
}

function positionView(play: Play, position: Position): PositionView {
  const { seat, patron, presence, state, outAfterCoup, chips, layout, lying } = position;
  const { coup } = play;
  return {
    seat,
    patron,
    presence,
    state,
    outAfterCoup,
    chips,
    layout,
    worth: worth(position),
    lying,
    marker: typeof coup?.forms[seat]?.markedAt === 'number',
    restricted: coup?.restricted.includes(seat) === true,
    outOfSequence: coup?.outOfSequence.includes(seat) === true,
  };
}

function lastLinesOf({ lastCoup, settled }: Play): PlayView['lastLines'] {
  const of = settled.at(-1);
  return of !== undefined && of.number === lastCoup?.number ? of.lines : [];
}

const shoeView = (table: Table): ShoeView => ({
  number: table.shoe.number,
  lastHand: table.shoe.cuttingCardAt !== null,
  held: table.shoe.held.map(card => card ?? 'face-down'),
  nextIsDummy: dummyNotice(table).next,
});

const shown = (dealt: DealtCard) => (lies(dealt) ? 'face-down' : (dealt.card ?? 'face-down'));

function coupView({ coup, dealing }: Play): PlayCoupView | null {
  if (coup === null) return null;
  const dealt = dealing.coup?.cards ?? [];
  const cards = (side: Side) => dealt.filter(({ to }) => to === side).map(shown);
  return {
    number: coup.number,
    dummy: coup.dummy,
    declaredLast: coup.declaredLast,
    cards: { player: cards('player'), banker: cards('banker') },
    holders: holdersOf(dealing),
    result: coupResultOf(dealing),
    secrets: Object.entries(coup.forms).flatMap(([seat, { deemed, laid }]) =>
      deemed === null ? [] : [{ seat: Number(seat), deemed, laid }],
    ),
  };
}

function runningView(play: Play): RunningView {
  const { rules, coup } = play;
  const active = play.positions.filter(isActive);
  return {
    secretsLeft: active.map(({ seat, secretsUsed }) => ({
      seat,
      left: rules.secretWagers - secretsUsed,
    })),
    handedIn: Object.entries(coup?.forms ?? {})
      .filter(([, { markedAt }]) => markedAt === null)
      .map(([seat]) => Number(seat)),
    short:
      play.phase === 'wagering'
        ? active.filter(position => topUpOf(play, position) !== undefined).map(({ seat }) => seat)
        : [],
  };
}
