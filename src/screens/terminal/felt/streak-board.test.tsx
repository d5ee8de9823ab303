// The Run board: chips on a row are taken back by the key that its name turns into.

import { expect, test, vi } from 'vitest';
import { plainSetup } from '../../../table/testing/scene.ts';
import { heardAt, openTable, terminalHtml } from '../../testing/at-terminal.tsx';
import { draw } from '../../testing/draw.tsx';
import { made } from '../../testing/made.ts';
import { runLines } from './areas.ts';
import { StreakBoard } from './streak-board.tsx';

vi.mock('react/jsx-dev-runtime', async original => {
  const { noting } = await import('../../testing/made.ts');
  const real = await original<Record<'jsxDEV', Parameters<typeof noting>[0]>>();
  return { ...real, jsxDEV: noting(real.jsxDEV) };
});

const setup = plainSetup('crown', 'traditional');
const terminals = { ...setup, stakeMode: 'seat-terminals' as const };
const by = { role: 'patron', id: 'patron-1', seat: 1 } as const;
const run = (length: number) =>
  ({
    ...({ do: 'set-wager', by, seat: 1, patron: 'patron-1', stake: 5000 } as const),
    bet: { on: 'player-run', length },
  }) as const;

test('a Run cell has no key of its own: the name of its row takes back what lies there', () => {
  const scene = openTable(terminals).do(run(2)).do(run(3)).wager(1, 'banker', 5000);
  const html = terminalHtml(heardAt(scene, 1));
  expect(html.match(/aria-label="Take back [^"]+"/g)).toEqual([
    'aria-label="Take back Banker"',
    'aria-label="Take back Player run"',
  ]);
});

test('the key of a row takes back all that lies on it, and no other row has one', () => {
  const scene = openTable(terminals).do(run(2)).do(run(3));
  const { seat: mine, table } = heardAt(scene, 1);
  const sign = table?.sign;
  if (mine === null || table === null || sign === null || sign === undefined) expect.fail();
  const taken: unknown[] = [];
  made.length = 0;
  draw(
    <StreakBoard
      {...{ sign, mine, tails: table.tails, draw: () => null, shut: false }}
      takeBackOf={areas =>
        areas.some(({ on }) => on === 'player-run') ? () => void taken.push(...areas) : null
      }
    />,
  );
  const keys = made.filter(({ props }) => props['className'] === 'row-back');
  expect(keys).toHaveLength(1);
  const touch = keys[0]?.props['onClick'];
  if (typeof touch === 'function') touch();
  expect(taken).toEqual(runLines(sign).find(({ on }) => on === 'player-run')?.cells);
});
