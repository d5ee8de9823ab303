// What moves a tournament on: the next paper, the next entrant, the next coup, the next payment.

import type { TableInPlay } from '../../../src/scenario/tournament/driven-tournament.ts';
import {
  isOverAt,
  mayPlayRound,
  roundsIn,
  type Session,
  stillIn,
  type Tournament,
  type TournamentPhase,
} from '../../../src/tournament/index.ts';
import { playCoup, readyShoe, type Where } from './coup-flow.ts';
import type { TournamentMover } from './mover.ts';
import { openSessions, peopleAt } from './places.ts';

/** One step on; false where nobody knows what to do. */
export const moveTournamentOn = (mover: TournamentMover): boolean =>
  STEPS[mover.run.driven.tournament.phase](mover);

const STEPS: Readonly<Record<TournamentPhase, (mover: TournamentMover) => boolean>> = {
  draft: writePapers,
  open: takeEntries,
  closed: prepareOrPlay,
  running: prepareOrPlay,
  decided: ({ try: attempt }) => attempt({ do: 'award-prizes' }),
  awarded: payPrizes,
  cancelled: () => false,
};

function writePapers(mover: TournamentMover): boolean {
  const { run, try: attempt } = mover;
  const { director, conditions } = run.driven.tournament;
  if (director === null) {
    const person = { person: 'director', role: 'game-supervisor', deputies: [] };
    return attempt({ do: 'appoint-director', ...person });
  }
  if (conditions === null) return attempt({ do: 'write-conditions' });
  return approvePapers(mover) || attempt({ do: 'open-entries' });
}

/** What a version of the conditions needs before anybody goes by it. */
function approvePapers({ run, try: attempt }: TournamentMover): boolean {
  const { approval, published, inspectorateTold, version } = run.driven.tournament;
  if (approval?.version !== version) {
    const paper = { approvedBy: 'The regulator', document: 'A-1' };
    if (attempt({ do: 'record-approval', ...paper })) return true;
  }
  if (published !== version && attempt({ do: 'publish-conditions' })) return true;
  const isTold = inspectorateTold?.version === version;
  return !isTold && attempt({ do: 'notify-inspectorate', to: 'The inspectorate' });
}

const FORM = { channel: 'cage', entitled: true, accepts: true, staff: false, mayPromote: false };

function takeEntries(mover: TournamentMover): boolean {
  if (approvePapers(mover)) return true;
  const { run, guests, try: attempt } = mover;
  const { entries } = run.driven.tournament;
  const applicant = entries.find(({ state }) => state === 'applicant');
  if (applicant !== undefined) {
    const { patron } = applicant;
    const form = { meetsCriteria: true, staffApprovedBy: null };
    return attempt({ do: 'accept-entry', patron, ...form }) || refuse(patron, attempt);
  }
  const next = guests.find(name => !entries.some(({ patron }) => patron === name));
  if (next !== undefined && attempt({ do: 'apply', patron: next, name: next, ...FORM }))
    return true;
  return attempt({ do: 'close-entries' });
}

const refuse = (patron: string, attempt: TournamentMover['try']): boolean =>
  attempt({ do: 'refuse-entry', patron, why: 'a full house' });

function prepareOrPlay(mover: TournamentMover): boolean {
  return approvePapers(mover) || prepare(mover) || playOn(mover);
}

function prepare({ run, try: attempt }: TournamentMover): boolean {
  const { tables, entries, version, director } = run.driven.tournament;
  if (tables.length === 0) return attempt({ do: 'designate-tables' });
  const entered = entries.filter(({ state }) => state === 'entered');
  const unbriefed = entered.filter(({ briefed }) => briefed !== version);
  if (unbriefed.length > 0 && attempt({ do: 'brief', understood: true })) return true;
  const unsigned = entered.find(({ signed }) => signed !== version);
  if (unsigned !== undefined && attempt({ do: 'sign-conditions', patron: unsigned.patron })) {
    return true;
  }
  return director?.present !== true && attempt({ do: 'sign-director-on' });
}

/** The session that comes first: begun, played, ended, decided; or the next round's. */
function playOn(mover: TournamentMover): boolean {
  const { tournament } = mover.run.driven;
  // A play-off is played before the session that it parts is decided.
  const session = openSessions(tournament).toReversed()[0];
  return session === undefined
    ? planNext(mover, tournament)
    : SESSION_STEPS[session.state](mover, session);
}

type SessionStep = (mover: TournamentMover, session: Session) => boolean;

const SESSION_STEPS: Readonly<Record<Session['state'], SessionStep>> = {
  // Somebody may have designated fewer tables than the round takes.
  planned: ({ try: attempt }, { id }) =>
    attempt({ do: 'draw-seats', session: id }) || attempt({ do: 'designate-tables' }),
  seated: ({ run, try: attempt }, { id, startsAt }) => {
    const { terms } = run.driven.tournament.conditions ?? run.driven.conditions;
    const at = Math.max(run.driven.now + 1000, startsAt, terms.startsAt ?? 0);
    return attempt({ do: 'start-session', session: id, withFewer: true, at });
  },
  playing: playSession,
  ended: settle,
  decided: () => false,
};

function planNext({ run, chance, try: attempt }: TournamentMover, tournament: Tournament): boolean {
  const out = tournament.entries.filter(({ state }) => state === 'out' || state === 'forfeited');
  const back = out.filter(() => chance.isOneIn(3));
  if (back.some(({ patron }) => ['buy-back', 'admit'].some(name => attempt({ do: name, patron }))))
    return true;
  const session = `S${tournament.sessions.length + 1}`;
  for (const plan of tournament.conditions === null ? [] : roundsIn(tournament)) {
    const able = tournament.entries
      .filter(entry => mayPlayRound(tournament, plan, entry))
      .map(({ patron }) => patron);
    const patrons = able.slice(0, plan.tables * plan.seats);
    if (patrons.length === 0) continue;
    const startsAt =
      Math.max(run.driven.now, run.driven.conditions.terms.startsAt ?? 0) + 1_800_000;
    const line = { do: 'plan-session', session, round: plan.name, patrons, startsAt };
    if (attempt(line)) return true;
  }
  return attempt({ do: 'award-prizes' });
}

function playSession(mover: TournamentMover, session: Session): boolean {
  return session.tables
    .filter(({ closing }) => closing === null)
    .some(table => playTable(mover, { session, table }));
}

function playTable(mover: TournamentMover, place: TableInPlay): boolean {
  const { run, try: attempt } = mover;
  const { session, table } = place;
  const where = { session: session.id, table: table.table };
  const { play } = table;
  if (play === null) return false;
  if (play.play.phase === 'gathering') {
    return gather(mover, place, where) || attempt({ do: 'end-table', ...where });
  }
  if (isOver(run.driven.now, place) && attempt({ do: 'end-table', ...where })) return true;
  return playCoup(mover, place, where) || attempt({ do: 'end-table', ...where });
}

function isOver(now: number, { session, table }: TableInPlay): boolean {
  if (table.play === null) return true;
  const enough = session.rules.final || session.playOff !== null ? 1 : 2;
  return isOverAt(table.play, now) || stillIn(table).length <= enough;
}

/** Everybody sits down and is given chips, where the book wants it one by one. */
function gather(mover: TournamentMover, place: TableInPlay, where: Where): boolean {
  const { chance, isStepped, try: attempt, tryDrawn } = mover;
  const { play } = place.table;
  const isLate = (): boolean => isStepped && chance.isOneIn(8);
  const seats = peopleAt(place)
    .map(({ seat }) => seat)
    .filter(() => !isLate());
  if (play?.way !== 'in-turn') {
    const sat = seats.map(seat => attempt({ do: 'sit-down', ...where, seat }));
    return attempt({ do: 'issue-banks', ...where }) || sat.includes(true);
  }
  const { bank: chips, chips: kind } = play.play.rules;
  if (chance.isOneIn(2)) tryDrawn('insert-indicator');
  readyShoe(mover, place, where);
  for (const seat of seats) {
    attempt({ do: 'take-seat', ...where, seat });
    attempt({ do: 'give-chips', ...where, seat, chips, kind });
  }
  return attempt({ do: 'begin-play', ...where });
}

/** Who goes on is decided, or parted by a play-off. */
function settle({ run, chance, try: attempt }: TournamentMover, session: Session): boolean {
  if (attempt({ do: 'settle-session', session: session.id })) return true;
  const playOff = `S${run.driven.tournament.sessions.length + 1}`;
  return session.tables.some(({ table }) => {
    const order = { do: 'order-play-off', session: session.id, table, playOff, bank: 200_000 };
    return attempt(order) || attempt({ ...order, coups: 1 + chance.below(3) });
  });
}

function payPrizes({ run, try: attempt }: TournamentMover): boolean {
  return run.driven.tournament.prizes
    .filter(({ paid, cents }) => !paid && cents > 0)
    .some(({ patron }) => attempt({ do: 'pay-prize', patron }));
}
