// The second judge over every scenario of a table: it agrees with the engine everywhere.

import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { formatObjection, TableJudge } from '../../src/judge/index.ts';
import { AuditedTable, type TableWatcher } from '../nightshift/audited-table.ts';
import type { Fields } from '../nightshift/commands/draw-schema.ts';

const FOLDER = new URL('../../scenarios/', import.meta.url);

const linesOf = (file: string): readonly Fields[] =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter(line => line.trim().startsWith('{'))
    .map(line => JSON.parse(line) as Fields) // a scenario is lines of JSON
    .filter(line => !('title' in line));

const TABLES = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter(file => file.endsWith('.jsonl') && 'table' in (linesOf(file)[0] ?? {}));

test('there are scenarios of tables', () => {
  expect(TABLES.length).toBeGreaterThan(50);
});

test.each(TABLES)('%s is judged without an objection', file => {
  const judge = new TableJudge(file);
  const objections: string[] = [];
  const watcher: TableWatcher = {
    begins: () => undefined,
    sees: ({ event }) => {
      objections.push(...judge.see(judge.events + 1, event).map(formatObjection));
    },
    looks: () => undefined,
    violations: [],
  };
  const [first = {}, ...lines] = linesOf(file);
  const table = new AuditedTable(first, watcher);
  // A judge that throws would stop the table, and no objection would be heard.
  for (const line of lines) expect(table.do(line)).not.toBe('stopped');
  expect(objections).toEqual([]);
});
