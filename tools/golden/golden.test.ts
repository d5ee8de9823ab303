// Journals of earlier versions replay for ever: the same chain, the same payments, the same books.

import { readdirSync, readFileSync, statSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { RULEBOOK_IDS } from '../../src/rules/rulebook.ts';
import { HOUSE_STREAM, houseRebuilding } from '../../src/server/house/log.ts';
import { type Folded, foldRecorded, readRecorded, unpack } from './journal.ts';
import { recordBook, STREAM } from './record.ts';

const HERE = new URL('./', import.meta.url);
const recorded = readdirSync(HERE).filter(name => statSync(new URL(name, HERE)).isDirectory());

const eventsOf = (version: string, book: string) =>
  unpack(readFileSync(new URL(`${version}/${book}.jsonl.gz`, HERE)));

test('there is at least one recorded version', () => {
  expect(recorded.length).toBeGreaterThan(0);
});

describe.each(recorded)('journals of %s', version => {
  const folded = JSON.parse(
    readFileSync(new URL(`${version}/folded.json`, HERE), 'utf8'),
  ) as Readonly<Record<string, Folded>>;

  test.each(RULEBOOK_IDS)('%s folds to the same books and payments', book => {
    expect(foldRecorded(STREAM, eventsOf(version, book))).toEqual(folded[book]);
  });

  test('the house’s own stream tells its plan and its last start in today’s shape', () => {
    const events = eventsOf(version, 'house');
    const read = [...readRecorded(HOUSE_STREAM, events)];
    const known = read.reduce(houseRebuilding.evolve, houseRebuilding.begin(HOUSE_STREAM));
    expect(known.plan).toMatchObject({ kind: 'demonstration', tables: [{ name: 'pit' }] });
    expect(known.lastStart?.release.engine).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{16}$/u);
  });

  test('a changed event does not pass for the one that was recorded', () => {
    const events = eventsOf(version, 'crown');
    const changed = events.map(event =>
      event.seq === 40 ? { ...event, body: event.body.replace(/\d/, '9'), kind: 'x' } : event,
    );
    expect(() => foldRecorded(STREAM, changed)).toThrow('event 40 is as it was written');
  });
});

test('[R-SW-3] a start of version 1, which was the release alone, is lifted to today’s', () => {
  const events = eventsOf('0.1.0', 'house');
  const starts = (from: readonly { kind: string; version: number; body: unknown }[]) =>
    from
      .filter(({ kind }) => kind === 'server-started')
      .map(({ version, body }) => ({ version, body }));
  const release = { version: '0.1.0', engine: '0.1.0+b54d756608a00120' };
  const [stored] = starts(events);
  expect(stored).toEqual({ version: 1, body: JSON.stringify(release) });
  const [read] = starts([...readRecorded(HOUSE_STREAM, events)]);
  expect(read).toEqual({ version: 2, body: { release, settings: null } });
});

test('what is recorded today folds as it was recorded', () => {
  const events = recordBook('tasmania');
  const again = foldRecorded(STREAM, events);
  expect(again).toMatchObject({ events: events.length, head: events.at(-1)?.hash });
  expect(again.coups).toBeGreaterThanOrEqual(60);
});
