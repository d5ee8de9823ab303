// Everybody who watches a tournament is sent the view of their role, whole, when it has changed:
// those whom it concerns at once, boards and other tables' terminals a little later.

import { type TournamentContext, type TournamentViewer, viewsOf } from '../../tournament/index.ts';
import type { TournamentEvent } from '../../tournament/acts.ts';
import type { Watcher } from '../tables/broadcast/broadcast.ts';
import type { Clock } from '../ports/clock.ts';

/** Somebody who watches, and as whom: a terminal's patron may be another at the next draw. */
export interface TournamentWatcher extends Watcher {
  readonly viewer: () => TournamentViewer;
  /** The table whose play they must see at once; null for a board, undefined for all tables. */
  readonly table?: string | null;
}

export interface BroadcastOf {
  readonly tournament: string;
  readonly rulebook: string;
  readonly demonstration: boolean;
}

/** What happens at other tables reaches a terminal or a board at most so often. */
const LATER_MS = 1_000;

export class TournamentBroadcast {
  readonly #of: BroadcastOf;
  readonly #clock: Clock;
  /** What each was sent last. */
  readonly #watchers = new Map<TournamentWatcher, string>();
  #room: TournamentContext;
  #number: number;
  #callOff: (() => void) | null = null;

  constructor(of: BroadcastOf, clock: Clock, room: TournamentContext, number: number) {
    this.#of = of;
    this.#clock = clock;
    this.#room = room;
    this.#number = number;
  }

  watch(watcher: TournamentWatcher): () => void {
    this.#watchers.set(watcher, '');
    this.#tell([watcher]);
    return () => this.#watchers.delete(watcher);
  }

  /** Something became durable: everybody is told what they may know of it. */
  stored(room: TournamentContext, number: number, events: readonly TournamentEvent[] = []): void {
    this.#room = room;
    this.#number = number;
    const table = playedAt(events);
    const all = [...this.#watchers.keys()];
    this.#tell(all.filter(watcher => concerns(watcher, table)));
    if (table === null || all.length === 0) return;
    this.#callOff ??= this.#clock.after(LATER_MS, () => {
      this.#callOff = null;
      this.#tell([...this.#watchers.keys()]);
    });
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  /** A view is cut once for each role; a patron has an own one. */
  #tell(watchers: readonly TournamentWatcher[]): void {
    const viewFor = viewsOf(this.#room, this.#clock.now());
    const cut = new Map<string, string>();
    for (const watcher of watchers) {
      const viewer = watcher.viewer();
      const as = viewer.role === 'patron' ? `patron ${viewer.id}` : viewer.role;
      const text =
        cut.get(as) ?? JSON.stringify({ kind: 'tournament', ...this.#of, view: viewFor(viewer) });
      cut.set(as, text);
      if (this.#watchers.get(watcher) === text) continue;
      this.#watchers.set(watcher, text);
      watcher.send(`{"number":${this.#number},${text.slice(1)}`);
    }
  }
}

/** The one table at which all of it happened; null when it concerns everybody. */
function playedAt(events: readonly TournamentEvent[]): string | null {
  const [first] = events;
  if (first?.happened !== 'played') return null;
  const { table } = first;
  return events.every(event => event.happened === 'played' && event.table === table) ? table : null;
}

const concerns = (watcher: TournamentWatcher, table: string | null): boolean =>
  table === null || watcher.table === undefined || watcher.table === table;
