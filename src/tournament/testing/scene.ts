// A tournament for tests: prepared and played by plain words, every refusal loud.

import { assert } from '../../rules/assert.ts';
import type { Card } from '../../rules/cards.ts';
import type { RulebookId } from '../../rules/rulebook.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';
import { RULEBOOKS, type Role, type Rulebook } from '../../rulebooks/index.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { TableCommand } from '../sessions/table-command.ts';
import type { TournamentCommand } from '../acts.ts';
import type { Conditions, Terms } from '../conditions/document.ts';
import { modelConditions } from '../conditions/model-conditions.ts';
import { decideTournament } from '../decide.ts';
import type { TournamentEvent } from '../acts.ts';
import { evolveTournament } from '../evolve.ts';
import { isTournamentRefusal, type TournamentRefusal } from '../refusal.ts';
import { chipsOf } from '../simultaneous/index.ts';
import { shoeStep } from '../sessions/shoe-step.ts';
import { newTournament, type Tournament } from '../tournament.ts';

/** A command without the things that a scene adds: who and when. */
type SceneCommand = TournamentCommand extends infer One
  ? One extends TournamentCommand
    ? Omit<One, 'by' | 'at'> & { readonly by?: Actor; readonly at?: number }
    : never
  : never;

export const DAY = 86_400_000;
export const MINUTE = 60_000;
/** When every scene's tournament starts. */
export const START = 100 * DAY;

export const operator: Actor = { role: 'operator', id: 'operator-1' };
export const director: Actor = { role: 'tournament-director', id: 'director-1' };
export const staff = (role: Role): Actor => ({ role, id: `${role}-1` });
export const patron = (id: string): Actor => ({ role: 'patron', id });

/** One tournament and everything that happened in it, driven by commands. */
export class TournamentScene {
  readonly book: Rulebook;
  tournament: Tournament = newTournament('tournament-1');
  readonly events: TournamentEvent[] = [];
  now = START - 30 * DAY;

  constructor(rulebook: RulebookId) {
    this.book = RULEBOOKS[rulebook];
  }

  /** Asks without doing: events, or the refusal. */
  ask(asked: SceneCommand): readonly TournamentEvent[] | TournamentRefusal {
    const by = DIRECTS.includes(asked.do) ? director : operator;
    const command = { by, at: this.now, ...asked } as TournamentCommand; // and the rest
    return decideTournament({ book: this.book, tournament: this.tournament }, command);
  }

  /** Does it; a refusal is a fault of the test. */
  do(command: SceneCommand): this {
    const decision = this.ask(command);
    assert(!isTournamentRefusal(decision), `refused: ${JSON.stringify(decision)}`);
    for (const event of decision) {
      this.tournament = evolveTournament({ book: this.book, tournament: this.tournament }, event);
      this.events.push(event);
    }
    return this;
  }

  /** Expects a no and gives it back. */
  refused(command: SceneCommand): TournamentRefusal {
    const decision = this.ask(command);
    assert(isTournamentRefusal(decision), `not refused: ${JSON.stringify(command)}`);
    return decision;
  }

  /** The entry of a patron; it must be there. */
  entry(id: string) {
    const entry = this.tournament.entries.find(({ patron: who }) => who === id);
    assert(entry !== undefined, `no entry of ${id}`);
    return entry;
  }

  session(id: string) {
    const session = this.tournament.sessions.find(other => other.id === id);
    assert(session !== undefined, `no session ${id}`);
    return session;
  }

  at(now: number): this {
    this.now = now;
    return this;
  }

  applies(id: string, changes: Partial<Extract<SceneCommand, { do: 'apply' }>> = {}): this {
    return this.do(application(id, changes));
  }

  accepts(...ids: readonly string[]): this {
    for (const id of ids) {
      this.do({ do: 'accept-entry', patron: id, meetsCriteria: true, staffApprovedBy: null });
    }
    return this;
  }

  /** Something at a table where all wager together. */
  together(
    session: string,
    table: string,
    what: Extract<TableCommand, { way: 'together' }>['what'],
    by: Actor = staff('dealer'),
  ): this {
    return this.do({ do: 'play', session, table, command: { way: 'together', what }, by });
  }
}

/** The chips of a seat at a session's first table, where all wager together. */
export function chipsAt(scene: TournamentScene, session: string, seat: number): number {
  const play = scene.session(session).tables[0]?.play;
  return play?.way === 'together' ? chipsOf(play.play, seat) : Number.NaN;
}

/** What the director does where a test does not say who. */
const DIRECTS: readonly TournamentCommand['do'][] = [
  'sign-director-on',
  'sign-director-off',
  'brief',
  'name-substitute',
  'move-start',
  'start-session',
  'call-roll',
  'end-table',
  'settle-session',
  'order-play-off',
  'rule-on-dispute',
];

/** An application with nothing to object to. */
export const application = (
  id: string,
  changes: Partial<Extract<SceneCommand, { do: 'apply' }>> = {},
): Extract<SceneCommand, { do: 'apply' }> => ({
  do: 'apply',
  patron: id,
  name: `Name of ${id}`,
  channel: 'cage',
  entitled: true,
  accepts: true,
  staff: false,
  mayPromote: false,
  ...changes,
});

/** A draft with a director and complete conditions, and nothing passed yet. */
export function drafted(
  rulebook: RulebookId,
  terms: Partial<Terms> = {},
  texts: Conditions['texts'] = {},
): TournamentScene {
  const scene = new TournamentScene(rulebook);
  const person = { person: director.id, role: 'game-supervisor', deputies: ['deputy-1'] } as const;
  scene.do({ do: 'appoint-director', ...person });
  return scene.do({ do: 'write-conditions', conditions: modelConditions(START, terms, texts) });
}

/** Everything on record that comes before entries. */
export function passGates(scene: TournamentScene): TournamentScene {
  const { version } = scene.tournament;
  return scene
    .do({ do: 'record-approval', version, approvedBy: 'Commissioner', document: 'A-17' })
    .do({ do: 'publish-conditions' })
    .do({ do: 'notify-inspectorate', to: 'inspector-1' });
}

/** Entries are open. */
export const opened = (
  rulebook: RulebookId,
  terms: Partial<Terms> = {},
  texts: Conditions['texts'] = {},
): TournamentScene => passGates(drafted(rulebook, terms, texts)).do({ do: 'open-entries' });

export const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `p${index + 1}`);

/** So many have entered, been briefed and signed; tables are designated, the director is there. */
export function entered(
  rulebook: RulebookId,
  count: number,
  terms: Partial<Terms> = {},
  texts: Conditions['texts'] = {},
): TournamentScene {
  const scene = opened(rulebook, terms, texts);
  const all = names(count);
  for (const id of all) scene.applies(id);
  scene.accepts(...all).do({ do: 'close-entries' });
  return ready(scene, all);
}

/** Tables, briefing, signatures and the director: all that comes between entries and play. */
export function ready(scene: TournamentScene, all: readonly string[]): TournamentScene {
  const tables = ['T1', 'T2', 'T3'];
  const roles = scene.book.tournament?.powers['designate-tables'].roles;
  const by = roles?.includes('operator') === true ? operator : director;
  scene.do({ do: 'designate-tables', tables, by });
  scene.do({ do: 'brief', patrons: all, understood: true });
  for (const id of all) scene.do({ do: 'sign-conditions', patron: id, by: patron(id) });
  return scene.do({ do: 'sign-director-on' });
}

/** A session planned and drawn in the order of the names, and started. */
export function started(
  scene: TournamentScene,
  session: string,
  round: string,
  patrons: readonly string[],
): TournamentScene {
  const startsAt = Math.max(scene.now, START);
  scene.do({ do: 'plan-session', session, round, patrons, startsAt });
  scene.do({ do: 'draw-seats', session, order: patrons });
  scene.at(startsAt).do({ do: 'start-session', session });
  for (const { table } of scene.session(session).tables) shoeReady(scene, session, table);
  return scene;
}

/** The dealer signs on and prepares a shoe, where the table deals its own coups. */
export function shoeReady(scene: TournamentScene, session: string, table: string): TournamentScene {
  for (;;) {
    const play = scene.session(session).tables.find(at => at.table === table)?.play;
    const step = play?.way === 'together' ? shoeStep(scene.book, play.play.dealing) : null;
    if (step === null) return scene;
    scene.together(session, table, step.what, staff(step.by));
  }
}

/** Cards that show how a coup came out, written as 'player / banker'. */
export const CARDS = {
  player: { player: ['9s', 'Kh'], banker: ['7c', 'Kd'] },
  banker: { player: ['7s', 'Kh'], banker: ['9c', 'Kd'] },
  tie: { player: ['9s', 'Kh'], banker: ['9c', 'Kd'] },
} as const satisfies Record<string, { player: readonly Card[]; banker: readonly Card[] }>;

/** One coup at a table where all wager together: stakes by seat, then the cards. */
export function coup(
  scene: TournamentScene,
  at: readonly [session: string, table: string],
  stakes: readonly (readonly [seat: number, on: SingleCoupWager, stake: number])[],
  result: keyof typeof CARDS,
): TournamentScene {
  const [session, table] = at;
  scene.together(session, table, { do: 'open-wagering' });
  for (const [seat, on, stake] of stakes) {
    scene.together(session, table, { do: 'wager', seat, on, stake });
  }
  scene.together(session, table, { do: 'close-wagering' });
  return scene.together(session, table, { do: 'record-coup', coup: CARDS[result] });
}
