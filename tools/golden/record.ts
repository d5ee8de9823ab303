// Records a journal for each book: a night from a seed, stored as the house would have stored it.

import { RULEBOOK_IDS, type RulebookId } from '../../src/rules/rulebook.ts';
import { assert } from '../../src/rules/assert.ts';
import { installedEvent, streamOf } from '../../src/server/mailbox/rebuild.ts';
import { writeEvents } from '../../src/server/mailbox/stored.ts';
import { Night, type NightPlan } from '../nightshift/night.ts';
import type { RecordedEvent } from './journal.ts';
import { Recorder } from './recorder.ts';

/** 1 March 2025, noon. */
const NOON = Date.UTC(2025, 2, 1, 12);
const COUPS = 60;
const TERMINALS = 6;
const MOST_SEEDS = 200;

export const STREAM = streamOf('golden');

/** The night of the first seed that falls on this book. */
export function recordBook(book: RulebookId): readonly RecordedEvent[] {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const plan = { seed, coups: COUPS, terminals: TERMINALS, from: NOON };
    if (new Night(plan).setup.rulebook !== book) continue;
    const recorder = new Recorder(STREAM, new Night(plan).setup.currency);
    recorder.add(NOON, [installedEvent(book)], []);
    const hears: NightPlan['hears'] = events => {
      const written = writeEvents(events);
      recorder.add(events[0]?.at ?? NOON, written.events, written.transfers);
    };
    const { findings } = new Night({ ...plan, hears }).play();
    assert(findings.length === 0, `seed ${seed}: ${findings.join()}`);
    return recorder.events;
  }
  throw new Error(`no seed up to ${MOST_SEEDS} falls on ${book}`);
}

export const recordAll = (): readonly (readonly [RulebookId, readonly RecordedEvent[]])[] =>
  RULEBOOK_IDS.map(book => [book, recordBook(book)] as const);
