// `npm run bench [name …]`: runs every bench, prints a table and then the same as one line of JSON.
// With --check it fails when a figure is below what we promise.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Bench, BenchRow } from './row.ts';

const wanted = process.argv.slice(2).filter(word => !word.startsWith('--'));
const mustHold = process.argv.includes('--check');

interface Measured {
  readonly name: string;
  readonly rows: readonly BenchRow[];
}

const isBench = (module: object): module is Bench => 'name' in module && 'rows' in module;

const short = (value: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: 4 }).format(value);

const holds = ({ ratio, target }: BenchRow): boolean => target === null || ratio >= target;

/** A table with its columns in line. */
function table(rows: readonly BenchRow[]): string {
  const cells = rows.map(row => [
    row.what,
    `${short(row.figure)} ${row.unit}`,
    `${row.ratio.toFixed(2)} x`,
    row.against,
    row.target === null ? '' : `at least ${row.target} x${holds(row) ? '' : ': BELOW TARGET'}`,
  ]);
  const widths = [0, 1, 2, 3, 4].map(at => Math.max(...cells.map(row => row[at]?.length ?? 0)));
  return cells
    .map(row =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function measure(file: string): Promise<Measured> {
  const module = (await import(`./${file}`)) as object;
  if (!isBench(module)) throw new Error(`bench/${file} exports no name and rows`);
  process.stdout.write(`\n${module.name}\n`);
  const rows = await module.rows();
  process.stdout.write(`${table(rows)}\n`);
  return { name: module.name, rows };
}

/**
 * Each bench has a process of its own: what one does to the compiler's guesses and to the heap is
 * not measured in the next (the table took half its pace from the restarts before it).
 */
async function measureApart(file: string): Promise<Measured> {
  const child = fork(import.meta.filename, [], { env: { ...process.env, SABOT_BENCH: file } });
  const told = once(child, 'message');
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`bench/${file} ended with ${code} and told nothing`);
  });
  const [measured] = (await Promise.race([told, ended])) as [Measured];
  ended.catch(() => undefined);
  return measured;
}

async function measureAll(): Promise<void> {
  const measured: Measured[] = [];
  for (const file of readdirSync(import.meta.dirname).filter(name => name.endsWith('.bench.ts'))) {
    if (wanted.length > 0 && !wanted.includes(file.replace(/\.bench\.ts$/, ''))) continue;
    measured.push(await measureApart(file));
  }
  const [processor] = cpus();
  const machine = {
    ...{ processor: processor?.model ?? '', cores: cpus().length, node: process.version },
  };
  process.stdout.write(`\n${JSON.stringify({ machine, benches: measured })}\n`);
  if (mustHold && !measured.every(({ rows }) => rows.every(holds))) process.exitCode = 1;
}

const alone = process.env['SABOT_BENCH'];
if (alone === undefined) await measureAll();
else process.send?.(await measure(alone));
