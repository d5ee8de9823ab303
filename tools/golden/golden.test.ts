// Journals of earlier versions replay for ever: the same chain, the same payments, the same books.

import { readdirSync, readFileSync, statSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { REGULATED_BOOK_IDS } from '../../src/rules/rulebook.ts';
import { HOUSE_STREAM } from '../../src/server/storage/journal/house-stream-name.ts';
import { foldNamed } from './folds.ts';
import { foldTournament } from './fold-tournament.ts';
import { foldRecorded, readRecorded, unpack } from './journal.ts';
import { FEWEST_COUPS, recordBook, STREAM } from './record.ts';
import {
  kindsIn,
  recordTournaments,
  TOURNAMENT_BOOKS,
  TOURNAMENT_STREAM,
} from './record-tournament.ts';

const HERE = new URL('./', import.meta.url);
const recorded = readdirSync(HERE).filter(name => statSync(new URL(name, HERE)).isDirectory());
const PACKED = '.jsonl.gz';

const eventsOf = (version: string, name: string) =>
  unpack(readFileSync(new URL(`${version}/${name}${PACKED}`, HERE)));

/** The journals that lie in a version's folder. */
const journalsOf = (version: string): readonly string[] =>
  readdirSync(new URL(`${version}/`, HERE))
    .filter(file => file.endsWith(PACKED))
    .map(file => file.slice(0, -PACKED.length));

test('there is at least one recorded version', () => {
  expect(recorded.length).toBeGreaterThan(0);
});

describe.each(recorded)('journals of %s', version => {
  const folded = JSON.parse(
    readFileSync(new URL(`${version}/folded.json`, HERE), 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  const journals = journalsOf(version);

  test.each(journals)('%s folds to the same books, payments and standings', name => {
    expect(foldNamed(name, eventsOf(version, name))).toEqual(folded[name]);
  });

  test('every kind of stream that a house writes was recorded, and nothing went missing', () => {
    expect(Object.keys(folded).toSorted()).toEqual([...journals].toSorted());
    const others = ['cage', 'notes', 'keyed-table', 'house', 'live-house'];
    expect(journals).toEqual(expect.arrayContaining([...REGULATED_BOOK_IDS, ...others]));
  });

  test.each(TOURNAMENT_BOOKS)('%s: a tournament with all that can happen in one', book => {
    const names = journals.filter(name => name.startsWith(`tournament-${book}-`));
    const kinds = new Set(names.flatMap(name => [...kindsIn(eventsOf(version, name))]));
    const wanted = [
      ...['play-off-ordered', 'bought-back', 'withdrawn', 'disqualified', 'substitute-named'],
      ...['prize-paid', 'penalised', 'round-added', 'cancelled', 'session-decided'],
    ];
    expect([...kinds]).toEqual(expect.arrayContaining(wanted));
    const secrets = ['together/secret-opened', 'in-turn/secrets-announced'];
    expect(secrets.some(kind => kinds.has(kind))).toBe(true);
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
  expect(again.coups).toBeGreaterThanOrEqual(FEWEST_COUPS);
});

test('a tournament that is recorded today folds as it was recorded', () => {
  const [first] = recordTournaments('tasmania', 3);
  const again = foldTournament(TOURNAMENT_STREAM, first?.events ?? []);
  expect(again).toMatchObject({ head: first?.events.at(-1)?.hash, phase: 'awarded' });
  expect(again.prizes.length).toBeGreaterThan(0);
});
