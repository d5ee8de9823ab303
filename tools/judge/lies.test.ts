// Planted lies: the judge agrees with every honest journal and names each lie by its code.

import { describe, expect, test } from 'vitest';

import { formatObjection, TableJudge } from '../../src/judge/index.ts';
import type { DraftEvent } from './drafts.ts';
import { eventsOf, JOURNALS, type JournalName } from './journals.ts';
import { PLACED_LIES } from './lies-found-once.ts';
import { LIES } from './lies.ts';

const NAMES = Object.keys(JOURNALS) as readonly JournalName[]; // its own keys
const HONEST = new Map(NAMES.map(name => [name, eventsOf(name)]));

const judged = (events: readonly unknown[]) => {
  const judge = new TableJudge('table:lies');
  return events.flatMap((event, at) => judge.see(at + 1, event));
};

/** A copy that can be changed, as whoever rewrites a journal has one. */
const draftOf = (name: JournalName): DraftEvent[] =>
  structuredClone<readonly DraftEvent[]>(HONEST.get(name) ?? []).slice();

describe('the second judge', () => {
  test.each(NAMES)('objects to nothing in the honest journal "%s"', name => {
    expect(judged(HONEST.get(name) ?? []).map(formatObjection)).toEqual([]);
  });

  test.each(LIES)('names $name: $code', ({ in: name, code, tell }) => {
    const events = draftOf(name);
    tell(events);
    expect(judged(events).map(objection => objection.code)).toContain(code);
  });

  test.each(PLACED_LIES)('names $name: $code on $on', ({ in: name, code, tell, on }) => {
    const events = draftOf(name);
    tell(events);
    const places = judged(events).filter(objection => objection.code === code);
    expect(places.map(({ number }) => events[number - 1]?.happened)).toContain(on);
  });

  test('was told at least forty lies, of different names', () => {
    expect(new Set(LIES.map(({ name }) => name)).size).toBe(LIES.length);
    expect(LIES.length).toBeGreaterThanOrEqual(40);
  });

  test('throws nothing, whatever it is shown', () => {
    const nonsense = [null, 7, [], {}, { happened: 'coup-settled' }, { happened: 'card-dealt' }];
    expect(() => judged([...(HONEST.get('insured') ?? []), ...nonsense])).not.toThrow();
    expect(() => judged(nonsense)).not.toThrow();
  });
});
