// All that comes before play, by ordinary commands: papers, entries, briefing, a session's start.

import { mayPlayRound, roundsIn, shoeStep } from '../../tournament/index.ts';
import { Script } from '../script.ts';
import { seatsAt } from './command-line.ts';
import type { DrivenTournament } from './driven-tournament.ts';
import { tournamentDriverOf } from './driver.ts';
import { READY_STEPS, type ReadyStep } from './lines.ts';

/** Brings a tournament to a step of its way. */
export function makeTournamentReady(
  driven: DrivenTournament,
  patrons: readonly string[],
  until: ReadyStep = 'playing',
): Script {
  const script = new Script(tournamentDriverOf(driven));
  const steps: readonly ((on: Script) => void)[] = [
    write,
    open,
    on => enter(on, patrons),
    on => brief(on, patrons),
    on => beginFirst(driven, on, patrons),
  ];
  for (const step of steps.slice(0, READY_STEPS.indexOf(until) + 1)) step(script);
  return script;
}

function write(script: Script): void {
  const director = { person: 'director', role: 'game-supervisor', deputies: [] };
  script.do({ do: 'appoint-director', ...director });
  script.do({ do: 'write-conditions' });
}

function open(script: Script): void {
  script.do({ do: 'record-approval', approvedBy: 'The regulator', document: 'A-1' });
  script.do({ do: 'publish-conditions' });
  script.do({ do: 'notify-inspectorate', to: 'The inspectorate' });
  script.do({ do: 'open-entries' });
}

function enter(script: Script, patrons: readonly string[]): void {
  const form = { channel: 'cage', entitled: true, accepts: true, staff: false, mayPromote: false };
  for (const patron of patrons) {
    script.do({ do: 'apply', patron, name: patron, ...form });
    script.do({ do: 'accept-entry', patron, meetsCriteria: true, staffApprovedBy: null });
  }
  script.do({ do: 'close-entries' });
}

function brief(script: Script, patrons: readonly string[]): void {
  script.do({ do: 'designate-tables' });
  script.do({ do: 'brief', understood: true });
  for (const patron of patrons) script.do({ do: 'sign-conditions', patron });
  script.do({ do: 'sign-director-on' });
}

function beginFirst(driven: DrivenTournament, script: Script, patrons: readonly string[]): void {
  if (!script.goesOn) return;
  const [first] = roundsIn(driven.tournament);
  begin(driven, script, { session: 'S1', round: first?.name ?? '', patrons });
}

export interface SessionPlan {
  readonly session: string;
  readonly round: string;
  readonly patrons?: readonly string[] | undefined;
}

/** A session from its plan to the moment before its first coup. */
export function beginSession(driven: DrivenTournament, plan: SessionPlan): Script {
  const script = new Script(tournamentDriverOf(driven));
  begin(driven, script, plan);
  return script;
}

function begin(driven: DrivenTournament, script: Script, plan: SessionPlan): void {
  const { session, round, patrons = ableIn(driven, round) } = plan;
  script.do({ do: 'plan-session', session, round, patrons });
  script.do({ do: 'draw-seats', session });
  const planned = driven.tournament.sessions.find(({ id }) => id === session);
  driven.now = Math.max(driven.now, planned?.startsAt ?? 0);
  script.do({ do: 'start-session', session });
  for (const { table } of planned?.tables ?? []) sitDown(driven, script, { session, table });
}

/** Everybody who has got to a round. */
function ableIn({ tournament }: DrivenTournament, name: string): readonly string[] {
  const round = roundsIn(tournament).find(each => each.name === name);
  return tournament.entries
    .filter(entry => round !== undefined && mayPlayRound(tournament, round, entry))
    .map(({ patron }) => patron);
}

/** Staff, new cards and every step of the shoe. */
export function readyTable(driven: DrivenTournament, script: Script, place: Place): void {
  for (;;) {
    const play = driven.tableIn(place.session, place.table)?.table.play;
    if (play === undefined || play === null || !script.goesOn) return;
    const step = shoeStep(driven.book, play.play.dealing);
    if (step === null) return;
    script.do({ ...step.what, ...place });
  }
}

type Place = Readonly<Record<'session' | 'table', string>>;

/** A shoe in which a coup can begin, and everybody in the seat with chips. */
function sitDown(driven: DrivenTournament, script: Script, place: Place): void {
  const found = driven.tableIn(place.session, place.table);
  const play = found?.table.play;
  if (!script.goesOn || play === undefined || play === null) return;
  const seats = seatsAt(found).map(({ seat }) => seat);
  if (play.way === 'together') {
    for (const seat of seats) script.do({ do: 'sit-down', ...place, seat });
    readyTable(driven, script, place);
    return;
  }
  const { bank: chips, chips: kind } = play.play.rules;
  readyTable(driven, script, place);
  for (const seat of seats) {
    script.do({ do: 'take-seat', ...place, seat });
    script.do({ do: 'give-chips', ...place, seat, chips, kind });
  }
  script.do({ do: 'begin-play', ...place });
}
