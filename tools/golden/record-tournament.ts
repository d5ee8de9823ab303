// Records tournaments of each book that knows them: heats, a second chance, play-offs, secret
// wagers, people who leave, prizes; stored as the house would have stored them.

import { TournamentRun, type RunCommand } from '../../src/cli/tournament/simulate/run.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { RULEBOOK_IDS, type RulebookId } from '../../src/rules/rulebook.ts';
import { writeEvents } from '../../src/server/tables/mailbox/stored.ts';
import { openedEvent, streamOf } from '../../src/server/tournaments/rebuild.ts';
import { TOURNAMENT_SHAPES } from '../../src/server/storage/shapes/families.ts';
import {
  modelConditions,
  modelFinal,
  modelRound,
  type RoundPlan,
  type Terms,
  type TournamentEvent,
  seatToWager,
} from '../../src/tournament/index.ts';
import { type Chance, chanceFrom } from '../oracle/chance.ts';
import { interruption, type Whereabouts } from './interruptions.ts';
import type { RecordedEvent } from './journal.ts';
import { Recorder } from './recorder.ts';

export const TOURNAMENT_STREAM = streamOf('golden');

export const TOURNAMENT_BOOKS = RULEBOOK_IDS.filter(id => RULEBOOKS[id].tournament !== undefined);

/**
 * Ways in which a tournament is held. High limits make for short lives; one stake for everybody
 * ends level, and in play-offs; `secret` is a final in which everybody writes forms.
 */
const MANNERS = ['plain', 'high-stakes', 'level', 'secret', 'cash-value', 'cancelled'] as const;
type TournamentManner = (typeof MANNERS)[number];

/** 1 March 2025, noon. */
const START = Date.UTC(2025, 2, 1, 12);
const PATRONS = 11;
const SEEDS = 300;
/** A run that asks more often than this goes round in circles. */
const MOST_ASKS = 6_000;
const INTERRUPTED_ONE_IN = 3;
const MOST_PAUSE_MS = 30_000;

const ROUNDS: { readonly [manner in TournamentManner]?: Partial<RoundPlan> } = {
  'high-stakes': { limits: { min: 500_000, max: 1_000_000, step: 50_000 } },
  level: { limits: { min: 100_000, max: 100_000, step: 100_000 }, length: { coups: 2 } },
  secret: { secretWagers: 20, limits: { min: 10_000, max: 500_000, step: 10_000 } },
};

function termsOf(manner: TournamentManner): Partial<Terms> {
  const round = { length: { coups: 6 }, ...ROUNDS[manner] };
  return {
    rounds: [modelRound('Heats', { sessions: 2, tables: 1, ...round }), modelFinal(round)],
    entryFee: 11_000,
    buyIn: 5_001,
    buyBack: { cents: 5_000, chips: 0, most: 1, untilRound: 0 },
    addOn: { cents: 2_001, chips: 500_000, most: 2, untilRound: 1 },
    added: [{ kind: 'cash', what: 'a gift', cents: 101 }],
    entrants: { least: 1, most: 14 },
    furtherRounds: 'director-decides',
    penalties: [
      { name: 'telephone', grounds: 'a telephone in play', follows: 'warning' },
      { name: 'hiding', grounds: 'chips out of sight', follows: { chips: 10_000 } },
    ],
    ...(manner === 'cash-value' ? { chips: 'cash-value' } : {}),
  };
}

/** A run that is interrupted, takes a refusal for an answer, and records what happened. */
class RecordedRun extends TournamentRun {
  readonly recorder = new Recorder(TOURNAMENT_STREAM, 'AUD');
  readonly #manner: TournamentManner;
  readonly #heard: TournamentEvent[];
  readonly #chance: Chance;
  #asks = 0;

  constructor(book: RulebookId, manner: TournamentManner, seed: number) {
    const chance = chanceFrom(seed);
    const heard: TournamentEvent[] = [];
    super({
      ...{ book: RULEBOOKS[book], patrons: PATRONS, tables: 2, draw: chance.below, lively: true },
      conditions: modelConditions(START, termsOf(manner)),
      hears: event => heard.push(event),
    });
    this.#manner = manner;
    this.#heard = heard;
    this.#chance = chance;
    this.recorder.add(this.now, [openedEvent(book, 'operator-1')], []);
  }

  /** Whether it came to its end: prizes, or everything back. */
  get isOver(): boolean {
    return this.tournament.prizes.length > 0 || this.tournament.phase === 'cancelled';
  }

  /** In the manner of secrets what is seldom is what everybody does, and forms are among it. */
  override isOneIn(times: number): boolean {
    return super.isOneIn(this.#manner === 'secret' && times === 12 ? 1 : times);
  }

  override must(command: RunCommand): undefined {
    this.ask(command);
  }

  override ask(command: RunCommand): ReturnType<TournamentRun['ask']> {
    this.#asks += 1;
    if (this.#asks > MOST_ASKS) throw new Error('the tournament does not go on');
    if (this.#manner === 'cancelled' && command.do === 'start-session') {
      this.#record({ do: 'cancel', why: 'a storm' });
      throw new Error('the tournament is cancelled');
    }
    if (this.#chance.isOneIn(INTERRUPTED_ONE_IN)) this.#interrupt(command);
    return this.#record(command);
  }

  #interrupt(command: RunCommand): void {
    this.now += this.#chance.below(MOST_PAUSE_MS);
    const isPlay = command.do === 'play';
    const at = isPlay ? this.#whereabouts(command.session, command.table) : NOWHERE;
    const way = isPlay ? command.command.way : undefined;
    if (at === null) return;
    for (const one of interruption(this.#chance, at, way)) this.#record(one);
  }

  #record(command: RunCommand): ReturnType<TournamentRun['ask']> {
    const refusal = super.ask(command);
    const events = this.#heard.splice(0);
    if (events.length === 0) return refusal;
    const written = writeEvents(events, TOURNAMENT_SHAPES);
    this.recorder.add(this.now, written.events, written.transfers);
    return refusal;
  }

  #whereabouts(session: string, table: string): Whereabouts | null {
    const { seats, play } = this.tableOf(session, table);
    if (seats.length === 0) return null;
    // Much can be asked only of the seat whose turn it is.
    const turn = play?.way === 'in-turn' ? seatToWager(play.play) : null;
    const inTurn = seats.filter(({ seat }) => seat === turn);
    const among = inTurn.length > 0 && this.#chance.isOneIn(2) ? inTurn : seats;
    return { session, table, ...this.#chance.pick(among) };
  }
}

const NOWHERE: Whereabouts = { session: '-', table: '-', seat: 1, patron: 'P001' };

/** What happened in an event, also at the table inside it. */
const kindOf = ({ kind, body }: RecordedEvent): string => {
  if (kind !== 'played') return kind;
  // Written from a `played` a moment ago.
  const { happening } = JSON.parse(body) as Pick<
    Extract<TournamentEvent, { happened: 'played' }>,
    'happening'
  >;
  return `${happening.way}/${happening.what.happened}`;
};

export const kindsIn = (events: readonly RecordedEvent[]): ReadonlySet<string> =>
  new Set(events.map(kindOf));

export interface RecordedTournament {
  readonly book: RulebookId;
  readonly manner: string;
  readonly events: readonly RecordedEvent[];
}

/** As few tournaments of a book as show every kind of event that any of the seeds shows. */
export function recordTournaments(book: RulebookId, seeds = SEEDS): readonly RecordedTournament[] {
  const played = MANNERS.flatMap(manner =>
    Array.from({ length: seeds }, (_, index) => playOne(book, manner, index + 1) ?? []).flat(),
  );
  const seen = new Set<string>();
  const chosen: RecordedTournament[] = [];
  for (;;) {
    const [best] = played
      .map(one => ({ ...one, news: [...kindsIn(one.events)].filter(kind => !seen.has(kind)) }))
      .toSorted((one, other) => other.news.length - one.news.length);
    if (best === undefined || best.news.length === 0) return chosen;
    const { news, ...tournament } = best;
    for (const kind of news) seen.add(kind);
    chosen.push(tournament);
  }
}

function playOne(
  book: RulebookId,
  manner: TournamentManner,
  seed: number,
): RecordedTournament | null {
  // Only where patrons wager in turn is there a competition for real money.
  const isLive = RULEBOOKS[book].tournament?.play.turns !== undefined;
  if (manner === 'cash-value' && !isLive) return null;
  const run = new RecordedRun(book, manner, seed);
  try {
    run.play();
  } catch {
    // What was interrupted at a bad moment cannot always go on: another seed will.
  }
  return run.isOver ? { book, manner, events: run.recorder.events } : null;
}
