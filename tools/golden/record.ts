// Records a journal for each book: a night from a seed, stored as the house would have stored it.

import { REGULATED_BOOK_IDS, type RulebookId } from '../../src/rules/rulebook.ts';
import { STARTS_AT } from '../../src/scenario/time.ts';
import { installedEvent, tableStream } from '../../src/server/tables/mailbox/rebuild.ts';
import { writeEvents } from '../../src/server/tables/mailbox/stored.ts';
import { HOME_CURRENCY } from '../../src/table/setup/plain-setup.ts';
import { Night, type NightPlan } from '../nightshift/night/night.ts';
import type { RecordedEvent } from './journal.ts';
import { Recorder } from './recorder.ts';

const MOST_SEEDS = 200;
/** A shorter night shows too little of its book. */
export const FEWEST_COUPS = 10;

export const STREAM = tableStream('golden');

/** The first night by this book that is long enough and in which nothing is found wrong. */
export function recordBook(rulebook: RulebookId): readonly RecordedEvent[] {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const recorder = new Recorder(STREAM, HOME_CURRENCY[rulebook]);
    recorder.add(STARTS_AT, [installedEvent(rulebook)], []);
    const hears: NightPlan['hears'] = events => {
      const written = writeEvents(events);
      recorder.add(events[0]?.at ?? STARTS_AT, written.events, written.transfers);
    };
    const { violations, coups } = new Night({ seed, rulebook, hears }).play();
    if (violations.length === 0 && coups >= FEWEST_COUPS) return recorder.events;
  }
  throw new Error(`no seed up to ${MOST_SEEDS} gives a night of ${rulebook}`);
}

export const recordAll = (): readonly (readonly [RulebookId, readonly RecordedEvent[]])[] =>
  REGULATED_BOOK_IDS.map(book => [book, recordBook(book)] as const);
