// The built command as a process of its own: what only a real process can show.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { linesIn } from './testing/sabot.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const run = (words: readonly string[], input = '') =>
  spawnSync('./sabot', words, { cwd: root, input, maxBuffer: 2 ** 26 });

beforeAll(() => {
  if (!existsSync(`${root}/dist/cli/main.js`)) throw new Error('run `npm run build` first');
});

const LINE =
  '{"id":1,"rulebook":"crown","version":"crown","decks":8,"cards":["9s","2h","Ts","3c"],' +
  '"wagers":[{"on":"player","stake":1000}]}\n';

describe('./sabot', () => {
  test('answers lines and a typed coup', () => {
    const { status, stdout, stderr } = run(['settle'], LINE.repeat(3));
    expect(stderr.toString()).toBe('');
    expect(status).toBe(0);
    expect(linesIn(stdout.toString())).toMatchObject(
      [1, 2, 3].map(() => ({ id: 1, settlements: [{ profit: '1000', paid: 2000 }] })),
    );
    expect(run(['settle', 'crown/crown', '9s 2h Ts 3c', 'player:10']).stdout.toString()).toContain(
      'Player wins 9 to 5: pays 1 to 1.',
    );
  });

  test('ends with 1 when a line failed and with 2 when it was typed wrongly', () => {
    expect(run(['settle'], `${LINE}oh\n${LINE}`).status).toBe(1);
    expect(run(['settle', '--nonsense'], LINE).status).toBe(2);
    expect(run(['nonsense']).status).toBe(2);
    expect(run(['--help']).status).toBe(0);
  });

  test('says so when the answers cannot be written', () => {
    const script = './sabot settle > /dev/full';
    const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: root, input: LINE });
    expect(status).toBe(1);
    expect(stderr.toString()).toMatch(/^sabot: cannot write the answers: ENOSPC.*\n$/);
  });

  test('colours the roads when asked, and else only for a terminal', () => {
    const roads = (FORCE_COLOR: string) =>
      spawnSync('./sabot', ['roads', 'B'], { cwd: root, env: { ...process.env, FORCE_COLOR } });
    expect(roads('1').stdout.toString()).toContain('\u001B[31mB\u001B[0m');
    expect(roads('0').stdout.toString()).not.toContain('\u001B');
    expect(roads('').stdout.toString()).not.toContain('\u001B');
  });

  test('is not upset by a 10 MB line', () => {
    const huge = `{"id":"huge","cards":"${'x'.repeat(10 * 1024 * 1024)}"}\n`;
    const { status, stdout } = run(['settle'], huge + LINE);
    expect(status).toBe(1);
    expect(linesIn(stdout.toString())).toMatchObject([
      { id: 'huge', error: { code: 'line-too-long' } },
      { id: 1, result: 'player' },
    ]);
  });

  test('ends quietly when its reader has seen enough', async () => {
    const child = spawn('./sabot', ['settle'], { cwd: root });
    let complaints = '';
    child.stderr.on('data', chunk => (complaints += String(chunk)));
    child.stdin.on('error', () => {}); // the pipe breaks: that is what is tried
    child.stdin.write(LINE.repeat(20_000));
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise(resolve => child.once('close', resolve));
    expect(complaints).toBe('');
    expect(code).toBe(0);
  });
});
