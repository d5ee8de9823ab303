// The second judge over recorded journals of earlier releases: by the rules of their time.

import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { judgeFor } from '../../src/server/checks/judge/stream-judge.ts';
import { readRecorded, unpack } from '../golden/journal.ts';
import { STREAM } from '../golden/record.ts';
import { TOURNAMENT_STREAM } from '../golden/record-tournament.ts';

const GOLDEN = new URL('../golden/0.1.0/', import.meta.url);
const TABLES = ['crown', 'crown-rapid', 'mbs-rapid', 'tasmania', 'keyed-table'];

const FILES = readdirSync(GOLDEN).filter(file => file.endsWith('.jsonl.gz'));
const NAMES = FILES.map(file => file.replace('.jsonl.gz', ''));
const TOURNAMENTS = NAMES.filter(name => name.startsWith('tournament-'));

function judged(name: string, stream: string = STREAM) {
  const events = unpack(readFileSync(new URL(`${name}.jsonl.gz`, GOLDEN)));
  const judge = judgeFor(stream);
  if (judge === null) throw new Error(`nobody judges ${stream}`);
  const objections = [...readRecorded(stream, events)].flatMap(event => judge.see(event));
  return { objections, unjudged: judge.unjudged, events: judge.events };
}

describe('a journal of 0.1.0', () => {
  test.each(TABLES)('of %s is judged without an objection', name => {
    const { objections, events } = judged(name);
    expect(objections).toEqual([]);
    expect(events).toBeGreaterThan(30);
  });

  test.each(TOURNAMENTS)('of %s is judged without an objection', name => {
    const { objections, events } = judged(name, TOURNAMENT_STREAM);
    expect(objections).toEqual([]);
    expect(events).toBeGreaterThan(10);
  });

  test('of the cage is judged without an objection', () => {
    const { objections, events } = judged('cage', 'cage');
    expect(objections).toEqual([]);
    expect(events).toBeGreaterThan(10);
  });

  test('lists what cannot be judged', () => {
    expect(judged('crown-rapid').unjudged.map(({ what, times }) => [what, times])).toEqual([
      ['a correction in the form of 0.1.0', 3],
      ['by today’s rules: an act in the form of 0.1.0', expect.any(Number)],
    ]);
  });

  test('no table’s journal is left out', () => {
    const others = /^(tournament-|cage|notes|house|live-house)/u;
    expect(NAMES.filter(name => !others.test(name))).toHaveLength(TABLES.length);
    expect(TOURNAMENTS.length).toBeGreaterThan(10);
  });
});
