// The watch over one shoe: what every wager is worth on the cards that are left, and whose stakes
// have followed that. A thread of its own counts; what it counted is kept for as long as no coup
// comes.

import type pg from 'pg';

import type { Card } from '../../../rules/cards.ts';
import type { RulebookId, Version } from '../../../rules/rulebook.ts';
import type { PayRules } from '../../../rules/settle.ts';
import type { WagerName } from '../../../rules/wagers.ts';
import { following, type Following } from '../../../lab/watch/stakes-follow-worth.ts';
import type { TableEvent } from '../../../table/acts.ts';
import type { CoupRecord } from '../../../table/table.ts';
import type { ShoeWatched } from '../../../wire/inspection/surveillance.ts';
import { startThread } from '../../ports/thread.ts';
import { setupAt } from '../setup-at.ts';
import type { ShoeEvents } from './shoe-events.ts';

/** What the thread is asked. */
export interface WatchAsked {
  readonly rulebook: RulebookId;
  readonly version: Version;
  readonly decks: number;
  readonly pay: PayRules;
  /** The cards of each coup, in order. */
  readonly coups: readonly (readonly Card[])[];
  /** So many of them were valued before: only the rest is. */
  readonly valued: number;
}

/** What it answers: how things stand, and what each wager was worth before each coup it valued. */
export interface WatchAnswer {
  readonly now: Pick<ShoeWatched, 'coups' | 'cardsLeft' | 'level' | 'wagers'>;
  readonly before: readonly Readonly<Record<string, number>>[];
}

type Watched = Omit<ShoeWatched, 'fresh' | 'table'>;

/** A shoe as far as it was counted. */
interface KeptCount extends WatchAnswer {
  readonly coups: string;
}

const MOST_KEPT = 64;
const kept = new Map<string, KeptCount>();
const counting = new Map<string, Promise<WatchAnswer>>();

/** Watches a shoe. */
export async function watchShoeOf(
  db: pg.Pool,
  { stream, shoe, from, events }: ShoeEvents,
): Promise<Watched> {
  const records = recordsIn(events);
  const { setup } = await setupAt(db, stream, from + 1);
  const { rulebook, version, decks, pay } = setup;
  const coups = records.map(({ cards }) => cards.flatMap(({ card }) => card ?? []));
  const game = { rulebook, version, decks, pay };
  const answer = await countOnce(`${stream}/${shoe} ${JSON.stringify(game)}`, game, coups);
  return { shoe, ...answer.now, followers: followersIn(records, answer.before) };
}

/** Every coup of the shoe as it was dealt, or as it was put right since. */
function recordsIn(events: readonly TableEvent[]): readonly CoupRecord[] {
  const records = new Map<number, CoupRecord>();
  for (const event of events) {
    if ('record' in event) records.set(event.record.number, event.record);
  }
  return [...records.values()];
}

/** Counts what has come since it was last asked; one count of a shoe at a time. */
async function countOnce(
  key: string,
  game: Omit<WatchAsked, 'coups' | 'valued'>,
  coups: WatchAsked['coups'],
): Promise<WatchAnswer> {
  await counting.get(key)?.catch(() => undefined);
  const known = kept.get(key);
  const valued = known?.before.length ?? 0;
  // A coup that was put right since is counted anew, with all after it.
  const isSame = known !== undefined && JSON.stringify(coups.slice(0, valued)) === known.coups;
  if (isSame && valued === coups.length) return known;
  const count = counted({ ...game, coups, valued: isSame ? valued : 0 });
  counting.set(key, count);
  try {
    const { now, before } = await count;
    const whole = { now, before: [...(isSame ? known.before : []), ...before] };
    kept.set(key, { ...whole, coups: JSON.stringify(coups) });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return whole;
  } finally {
    if (counting.get(key) === count) counting.delete(key);
  }
}

function counted(asked: WatchAsked): Promise<WatchAnswer> {
  const thread = startThread(new URL('./shoe-watch-thread.ts', import.meta.url), asked);
  thread.unref();
  return new Promise((resolve, reject) => {
    thread.once('message', (answer: WatchAnswer) => resolve(answer));
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the watch ended early')));
  });
}

interface Follower {
  readonly patron: string;
  readonly seat: number;
  readonly on: WagerName;
}

/** Patrons held against what each wager was worth, from their first coup to their last. */
function followersIn(
  records: readonly CoupRecord[],
  before: WatchAnswer['before'],
): ShoeWatched['followers'] {
  const stakes = new Map<string, { readonly of: Follower; readonly by: Map<number, number> }>();
  for (const [place, { seats }] of records.entries()) {
    for (const { seat, paid } of seats) {
      for (const { patron, on, stake } of paid) {
        const key = `${patron} ${on}`;
        const own = stakes.get(key) ?? { of: { patron, seat, on }, by: new Map() };
        own.by.set(place, (own.by.get(place) ?? 0) + stake);
        stakes.set(key, own);
      }
    }
  }
  return [...stakes.values()]
    .flatMap(({ of, by }) => followerOf(of, by, before))
    .toSorted((one, other) => other.z - one.z)
    .slice(0, 20);
}

function followerOf(
  of: Follower,
  by: ReadonlyMap<number, number>,
  before: WatchAnswer['before'],
): ShoeWatched['followers'] {
  const places = [...by.keys()];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const coups = before.slice(first, last + 1).flatMap((worths, at) => {
    const worth = worths[of.on];
    return worth === undefined ? [] : [{ worth, stake: by.get(first + at) ?? 0 }];
  });
  if (coups.length === 0) return [];
  const { evenly: _, ...found }: Following = following(coups);
  return [{ ...of, ...found }];
}
