// How many coups with ten wagers `sabot settle` answers in a second, as a process of its own.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchRow } from './row.ts';

export const name = 'sabot settle: coups with ten wagers, one core';

const PROMISED = 50_000;
/** Enough that the start of the process, a quarter of a second, hardly counts. */
const LINES = 300_000;
const PASSES = 3;

const root = fileURLToPath(new URL('..', import.meta.url));

const WAGERS = [
  ...['player', 'banker', 'tie', 'player-pair', 'banker-pair', 'super-6'],
  ...['player-perfect-pair', 'banker-perfect-pair'],
  ...['player-dragon-bonus', 'banker-dragon-bonus'],
];

/** A seedable source: the same lines on every machine. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield state / 2 ** 32;
  }
}

function lines(): string {
  const source = numbers(7);
  const below = (most: number) => Math.floor(source.next().value * most);
  const card = () => `${'A23456789TJQK'.charAt(below(13))}${'shdc'.charAt(below(4))}`;
  const line = (_: unknown, id: number) =>
    JSON.stringify({
      ...{ id, rulebook: 'crown-rapid', version: id % 2 ? 'crown' : 'traditional', decks: 8 },
      cards: Array.from({ length: 6 }, card),
      house: { dragonBonus: 1 + below(3), perfectPairs: 1 + below(2), chip: 1 },
      wagers: WAGERS.map(on => ({ on, stake: 100 * (1 + below(1000)) + below(100) })),
    });
  return `${Array.from({ length: LINES }, line).join('\n')}\n`;
}

/** Reads and writes the same lines and does nothing else: the floor under every answer. */
const BASELINE = `
  const { openSync, readFileSync, writeSync } = require('node:fs');
  const out = openSync('/dev/null', 'w');
  let text = '';
  for (const line of readFileSync(process.argv[1], 'utf8').split('\\n')) {
    if (line !== '') text += JSON.stringify(JSON.parse(line)) + '\\n';
    if (text.length < 32768) continue;
    writeSync(out, text);
    text = '';
  }`;

const COMMAND = `import('./dist/cli/main.js')`;

/** Tells the processor time of the whole process when it ends, all its threads counted. */
const TELL = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(String((user + system) / 1e6));
});`;

/** Lines for each second of processor time, the start of the process included; the best pass. */
function rate(script: string, words: readonly string[]): number {
  let best = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const { status, stderr } = spawnSync(process.execPath, ['-e', `${TELL}\n${script}`, ...words], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`ended with ${status}: ${String(stderr)}`);
    best = Math.max(best, LINES / Number(String(stderr)));
  }
  return best;
}

export function rows(): readonly BenchRow[] {
  if (!existsSync(join(root, 'dist/cli/main.js'))) throw new Error('run `npm run build` first');
  const folder = mkdtempSync(join(tmpdir(), 'sabot-bench-'));
  try {
    const path = join(folder, 'coups.jsonl');
    writeFileSync(path, lines());
    const megabytes = readFileSync(path).length / 1e6;
    const ours = rate(COMMAND, ['sabot', 'settle', '--in', path]);
    const floor = rate(BASELINE, [path]);
    const figure = {
      what: `${LINES} lines, ${Math.round(megabytes)} MB, by ./sabot settle`,
      ...{ figure: Math.round(ours), unit: 'coups a second' },
    };
    return [
      {
        ...figure,
        against: `promised ${PROMISED} a second`,
        ...{ ratio: ours / PROMISED, target: 1 },
      },
      {
        ...figure,
        against: `the same lines parsed and written back: ${Math.round(floor)} a second`,
        ...{ ratio: ours / floor, target: null },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
