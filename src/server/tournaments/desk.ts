// The desk of one tournament: its only writer. A wish is judged, written and answered when it is
// on the disk, one after another.

import { assert } from '../../rules/assert.ts';
import type { SentCommand } from '../../table/acts.ts';
import type { Actor } from '../../table/setup/setup.ts';
import {
  type TournamentContext,
  decideTournament,
  evolveTournament,
  isTournamentRefusal,
  type Tournament,
} from '../../tournament/index.ts';
import type {
  SentTournamentCommand,
  TournamentCommand,
  TournamentEvent,
} from '../../tournament/acts.ts';
import type { OpenStream } from '../storage/journal/batch.ts';
import type { Journal } from '../storage/journal/journal.ts';
import { busy, done, type CommandOutcome, refused, unchanged } from '../tables/mailbox/outcome.ts';
import { journalKey, type Key, type ClientPages, type OnOutcome } from '../tables/mailbox/pages.ts';
import { writeEvents } from '../tables/mailbox/stored.ts';
import { TOURNAMENT_SHAPES } from '../storage/shapes/families.ts';
import type { Clock } from '../ports/clock.ts';
import { cardFromNewShoe, drawn } from './chance.ts';
import type { TournamentBroadcast } from './broadcast.ts';
import { tournamentGate } from './gate.ts';
import { keptTournament, type KeptTournament } from './rebuild.ts';

/** What a desk needs from the house it stands in. */
export interface DeskHouse {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly gamingDay: (at: number) => string;
  readonly engine: string;
  readonly currency: string;
  /** The stream must be taken and read again; a sentence when it cannot be. */
  readonly load: (tournament: string) => Promise<LoadedTournament | string>;
  /** Told when a tournament stops; the others go on (R-MEM-5). */
  readonly onStopped: (tournament: string, because: string) => void;
}

/** A tournament as the journal tells it, and the stream that is now ours. */
export interface LoadedTournament {
  readonly room: TournamentContext;
  readonly pages: ClientPages;
  readonly stream: OpenStream;
  readonly snapshotAt: number;
}

/** A wish of somebody outside, with the key under which it happens only once. */
export interface TournamentRequest {
  readonly by: Actor;
  readonly wish: SentTournamentCommand;
  readonly key?: Key;
  /** A second person behind a ruling at a session's table. */
  readonly approvedBy?: Actor | null;
}

/** What a wish asks of a session's table about its coup, and of which table. */
function coupCommandIn(wish: SentTournamentCommand) {
  if (wish.do !== 'play') return undefined;
  const { what } = wish.command;
  return what.do === 'at-table' ? { table: wish.table, command: what.command } : undefined;
}

/** Where approvals of second persons are used up. */
interface OpenApprovals {
  readonly use: (approval: string, table: string, command: SentCommand) => Actor | undefined;
}

/** Who stands behind a ruling at a table: null where nobody need, undefined where it is over. */
export function approverOf(
  approvals: OpenApprovals,
  wish: SentTournamentCommand,
  approval: string | undefined,
): Actor | null | undefined {
  if (approval === undefined) return null;
  const asked = coupCommandIn(wish);
  return asked && approvals.use(approval, asked.table, asked.command);
}

/** A tournament and the event after which it stands so. */
interface TournamentInPlay {
  readonly seq: number;
  readonly tournament: Tournament;
  readonly kept: KeptTournament;
}

const SNAPSHOT_EVERY = 200;
const SYSTEM: Actor = { role: 'system', id: 'server' };

export class TournamentDesk {
  readonly broadcast: TournamentBroadcast;
  readonly #house: DeskHouse;
  #pages: ClientPages;
  #stream: OpenStream;
  #room: TournamentContext;
  #snapshotAt: number;
  #turn: Promise<unknown> = Promise.resolve();
  #stopped: string | null = null;
  /** The stream was lost to us: it is read again before anything else is judged. */
  #isLost = false;

  constructor(
    { room, pages, stream, snapshotAt }: LoadedTournament,
    broadcast: TournamentBroadcast,
    house: DeskHouse,
  ) {
    this.broadcast = broadcast;
    this.#house = house;
    this.#room = room;
    this.#pages = pages;
    this.#stream = stream;
    this.#snapshotAt = snapshotAt;
  }

  get room(): TournamentContext {
    return this.#room;
  }

  get tournament(): Tournament {
    return this.#room.tournament;
  }

  /** Why nothing more can be done in it, or null. */
  get stopped(): string | null {
    return this.#stopped;
  }

  /** Nothing more is done in it, for a reason that whoever tries is told (R-EVT-3). */
  stopBecause(says: string): void {
    this.#stopped ??= says;
  }

  /** How it stands with the event after which it is so, as a snapshot would keep it. */
  get inPlay(): TournamentInPlay {
    const { book, tournament } = this.#room;
    const { seq } = this.#stream;
    return { seq, tournament, kept: keptTournament(book, tournament, this.#pages, seq) };
  }

  nextKeyOf(page: string): number {
    return this.#pages.nextOf(page);
  }

  /** Who plays at a seat of a table now: a substitute rather than whom they sit for. */
  patronAt(table: string, seat: number): string | null {
    for (const session of this.tournament.sessions.toReversed()) {
      const at = session.tables.find(each => each.table === table);
      if (at === undefined || session.state === 'decided') continue;
      const { play } = at;
      const seats =
        play === null ? at.seats : play.way === 'in-turn' ? play.play.positions : play.play.seats;
      return seats.find(each => each.seat === seat)?.patron ?? null;
    }
    return null;
  }

  /** True while a session is played at a table: no ordinary wager there meanwhile. */
  uses(table: string): boolean {
    return this.tournament.sessions.some(
      ({ state, tables }) =>
        state === 'playing' && tables.some(at => at.table === table && at.closing === null),
    );
  }

  /** A wish of somebody outside passes the gate; a repeated key gets its first answer. */
  submit(request: TournamentRequest): Promise<CommandOutcome> {
    const { by, wish, key } = request;
    const shut = tournamentGate(by, wish);
    if (shut !== null) return Promise.resolve(refused(shut));
    if (key === undefined) return this.#inTurn(request);
    const attempt = (land: OnOutcome): void => void this.#inTurn(request).then(land);
    return new Promise(tell => this.#pages.once(key, tell, attempt, () => this.#askJournal(key)));
  }

  /** What the house's own drivers do: no gate, and no key. */
  act(wish: SentTournamentCommand): Promise<CommandOutcome> {
    return this.#inTurn({ by: SYSTEM, wish });
  }

  /** Waits for what is on its way and keeps a snapshot. */
  async close(): Promise<void> {
    this.broadcast.stop();
    await this.#turn;
    if (this.#stream.seq > this.#snapshotAt && this.#stopped === null) await this.#snapshot();
  }

  async #askJournal({ page, number }: Key): Promise<CommandOutcome | undefined> {
    const { journal } = this.#house;
    try {
      const answer = await journal.firstAnswer(this.#stream.id, journalKey(page, number));
      return answer === undefined ? undefined : done(this.#stream.seq);
    } catch {
      return busy({ code: 'journal-not-asked' });
    }
  }

  #inTurn(request: TournamentRequest): Promise<CommandOutcome> {
    const outcome = this.#turn.then(() => this.#do(request));
    this.#turn = outcome.catch(() => undefined);
    return outcome;
  }

  async #do(request: TournamentRequest): Promise<CommandOutcome> {
    if (this.#stopped !== null) {
      const reason = { code: 'tournament-stopped', note: this.#stopped } as const;
      return refused({ refused: 'tournament-stopped', clause: 'R-MEM-5', reason });
    }
    if (this.#isLost && !(await this.#reload())) return busy({ code: 'not-written-now' });
    const at = Math.max(this.#house.clock.now(), this.#stream.at);
    try {
      const decision = decideTournament(this.#room, stampedCommand(request, this.#room, at));
      if (isTournamentRefusal(decision)) return refused(decision);
      const after = decision.reduce(afterOf, this.#room);
      if (decision.length === 0) return unchanged(this.#stream.seq);
      return await this.#write(request, decision, after, at);
    } catch (error) {
      // The impossible happened while judging: this tournament stops, at once and alone.
      this.#stopped = error instanceof Error ? error.message : String(error);
      this.#house.onStopped(this.tournament.id, this.#stopped);
      return busy({ code: 'tournament-has-stopped' });
    }
  }

  async #write(
    { key }: TournamentRequest,
    events: readonly TournamentEvent[],
    after: TournamentContext,
    at: number,
  ): Promise<CommandOutcome> {
    const { journal, gamingDay } = this.#house;
    const stored = await journal.append({
      stream: this.#stream.name,
      epoch: this.#stream.epoch,
      expectedSeq: this.#stream.seq,
      at,
      gamingDay: gamingDay(at),
      // What its books are kept in, once the conditions say so.
      currency: after.tournament.conditions?.terms.currency ?? this.#house.currency,
      ...writeEvents(events, TOURNAMENT_SHAPES),
      ...(key === undefined ? {} : { key: journalKey(key.page, key.number) }),
    });
    if ('refused' in stored) {
      if (stored.refused === 'key-repeated') return done(this.#stream.seq);
      this.#isLost = stored.refused !== 'busy' && stored.refused !== 'journal-not-available';
      return busy({ code: 'journal-refused', note: stored.says });
    }
    this.#stream.seq = stored.last;
    this.#stream.hash = stored.hash;
    this.#stream.at = at;
    this.#room = after;
    this.broadcast.stored(after, stored.last, events);
    if (stored.last - this.#snapshotAt >= SNAPSHOT_EVERY) await this.#snapshot();
    return done(stored.last);
  }

  /** Takes the stream again and reads it; false when that cannot be done now. */
  async #reload(): Promise<boolean> {
    const loaded = await this.#house.load(this.tournament.id).catch(() => 'not now');
    if (typeof loaded === 'string') return false;
    this.#pages = loaded.pages;
    this.#stream = loaded.stream;
    this.#room = loaded.room;
    this.#snapshotAt = loaded.snapshotAt;
    this.#isLost = false;
    this.broadcast.stored(loaded.room, loaded.stream.seq);
    return true;
  }

  async #snapshot(): Promise<void> {
    const { journal, engine } = this.#house;
    const { id, seq, hash } = this.#stream;
    this.#snapshotAt = seq;
    const { book, tournament } = this.#room;
    const state = keptTournament(book, tournament, this.#pages, seq);
    // Without it a restart reads more events; nothing is lost.
    await journal.keepSnapshot(id, { seq, hash }, engine, state).catch(() => undefined);
  }
}

const afterOf = (
  { book, tournament }: TournamentContext,
  event: TournamentEvent,
): TournamentContext => ({
  book,
  tournament: evolveTournament({ book, tournament }, event),
});

/** The command that a wish becomes: the server says who and when, and chance draws. */
export function stampedCommand(
  { by, wish, approvedBy }: TournamentRequest,
  { tournament }: TournamentContext,
  at: number,
): TournamentCommand {
  if (wish.do === 'draw-seats') {
    const session = tournament.sessions.find(({ id }) => id === wish.session);
    return { ...wish, by, at, order: drawn(session?.patrons ?? []) };
  }
  if (wish.do === 'order-play-off' && wish.card === undefined && wish.coups === undefined) {
    return { ...wish, by, at, card: cardFromNewShoe() };
  }
  const asked = coupCommandIn(wish);
  if (wish.do === 'play' && asked !== undefined && approvedBy) {
    const what = { do: 'at-table', command: { ...asked.command, approvedBy } };
    const { way } = wish.command;
    return { ...wish, by, at, command: { way, what } } as TournamentCommand; // and who approved
  }
  // The wire's own check holds every wish to its command.
  const command = { ...wish, by, at } as TournamentCommand;
  assert(command.do !== 'draw-seats', 'a draw is made above');
  return command;
}
