// What the odds say of a game: each wager's return and how wagers swing together, worked out once
// for each game in a thread of its own and kept, for the next process too.

import type { JointOdds } from '../../../lab/odds/joint.ts';
import type { StreakReturn } from '../../../lab/streak-returns.ts';
import type { Clock } from '../../ports/clock.ts';
import { startThread } from '../../ports/thread.ts';
import type { KeptOdds } from './kept-odds.ts';

/** All that a report needs to know of a game's odds. */
export interface GameTheory {
  /** What a unit on a bet is expected to make, minus the edge, and how far that may be out. */
  readonly returnOf: (bet: string) => { readonly return: number; readonly error: number } | null;
  /** How what two bets make of a unit swings together in one coup. */
  readonly covariance: (bet: string, other: string) => number;
}

/** What the thread answers. */
export interface TheoryAnswer {
  readonly joint: JointOdds;
  readonly streaks: readonly StreakReturn[];
}

/** A house that has just started has other things to do. */
const AHEAD_AFTER_MS = 120_000;

/** Each answers for as long as the process lives. */
export class Theories {
  readonly #kept: KeptOdds | null;
  readonly #known = new Map<string, Promise<GameTheory>>();

  #forget = (): void => undefined;
  #isStopped = false;
  #written: Promise<unknown> = Promise.resolve();

  /** Null where nothing is kept for another process. */
  constructor(kept: KeptOdds | null = null) {
    this.#kept = kept;
  }

  /** Behind a game's text (`gameKeyOf`); nothing is known of a game that is not there. */
  of(game: string): Promise<GameTheory> {
    const before = this.#known.get(game);
    if (before !== undefined) return before;
    const theory = this.#find(game);
    this.#known.set(game, theory);
    return theory;
  }

  /** Counts what these games return before anybody asks for a report of them. */
  countAhead(clock: Pick<Clock, 'after'>, games: () => readonly string[]): void {
    this.#forget = clock.after(AHEAD_AFTER_MS, () => {
      void (async () => {
        for (const game of new Set(games())) {
          if (!this.#isStopped) await this.of(game);
        }
      })();
    });
  }

  /** What is counted from now on is not kept: whoever closes a house may take its folder away. */
  async stop(): Promise<void> {
    this.#forget();
    this.#isStopped = true;
    await this.#written;
  }

  async #find(game: string): Promise<GameTheory> {
    const kept = await this.#kept?.read(game).catch(() => null);
    if (kept !== null && kept !== undefined) return theoryIn(kept);
    const counted = await count(game);
    if (counted === 'failed') this.#known.delete(game);
    if (counted === 'failed' || counted === null) return theoryIn(null);
    if (!this.#isStopped) await this.#keep(game, counted);
    return theoryIn(counted);
  }

  /** A disk that is full keeps nobody from reading a report. */
  async #keep(game: string, counted: TheoryAnswer): Promise<void> {
    const before = this.#written;
    const written = this.#kept?.write(game, counted).catch(() => undefined);
    this.#written = Promise.all([before, written]);
    await written;
  }
}

function count(game: string): Promise<TheoryAnswer | null | 'failed'> {
  const thread = startThread(new URL('./thread.ts', import.meta.url), game);
  const counted = new Promise<TheoryAnswer | null | 'failed'>(resolve => {
    thread.once('message', resolve);
    thread.once('error', () => resolve('failed'));
  });
  thread.unref();
  return counted;
}

function theoryIn(answer: TheoryAnswer | null): GameTheory {
  const { joint, streaks } = answer ?? { joint: NOTHING, streaks: [] };
  const places = new Map<string, number>(joint.wagers.map((on, place) => [on, place]));
  const sampled = new Map(streaks.map(each => [each.bet, each]));
  return {
    returnOf: bet => {
      const profit = joint.returns[places.get(bet) ?? -1];
      if (profit !== undefined) return { return: profit, error: 0 };
      return sampled.get(bet) ?? null;
    },
    covariance: (bet, other) => {
      const both = joint.covariance[places.get(bet) ?? -1]?.[places.get(other) ?? -1];
      return both ?? (bet === other ? (sampled.get(bet)?.variance ?? 0) : 0);
    },
  };
}

const NOTHING: JointOdds = { wagers: [], returns: [], covariance: [] };
