// Which areas lie on the felt, which chips suit them, and what lies where.

import { expect, test } from 'vitest';
import type { SignView, SentCommand } from '../../../wire/index.ts';
import { chipText, patternOf } from '../../felt/chip.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- loads every text
import '../../testing/draw.tsx';
import { publicView, seatView } from '../../testing/views.ts';
import { moneyText, resultText } from '../../texts/index.ts';
import { plainSetup, readyTable } from '../../../table/testing/scene.ts';
import { signView } from '../../../table/views/sign-view.ts';
import type { RulebookId, Version } from '../../../rules/rulebook.ts';
import {
  areaKey,
  chipTray,
  firstChip,
  oddsText,
  runLengths,
  runLines,
  sideAreas,
  stakeOn,
  tailAreas,
} from './areas.ts';
import { creditShown, lastTouch, lyingOn, netWon } from './unconfirmed-wagers.ts';

const [sign] = [publicView.sign].filter(each => each !== null) as [SignView]; // it has one
/** The sign of a table of a book. */
function signAt(rulebook: RulebookId, version: Version): SignView {
  const { book, table } = readyTable(plainSetup(rulebook, version));
  const drawn = signView({ book, table });
  if (drawn === null) throw new Error('an open table has a sign');
  return drawn;
}

const offering = (...offered: SignView['offered']): SignView => ({ ...sign, offered });

test('only what the sign offers is on the felt, in the felt’s order', () => {
  expect(sideAreas(sign)).toEqual([]);
  expect(sideAreas(offering('banker-pair', 'super-6', 'player-pair'))).toEqual([
    { on: 'player-pair' },
    { on: 'super-6' },
    { on: 'banker-pair' },
  ]);
});

test('Runs have the lengths of their odds; Tails have an early and a late area', () => {
  const lines = runLines(signAt('crown', 'traditional'));
  expect(lines.map(({ on, cells }) => [on, cells.map(({ length }) => length)])).toEqual([
    ['player-run', [2, 3, 4, 5, 6]],
    ['banker-run', [2, 3, 4, 5, 6]],
    ['combination-run', [2, 3, 4, 5, 6]],
    ['tie-run', [2, 3, 4]],
  ]);
  expect(runLengths(lines)).toEqual([2, 3, 4, 5, 6]);
  expect(tailAreas(offering('banker-dragon-tail'), 'banker')).toEqual([
    { on: 'banker-dragon-tail', area: 'early' },
    { on: 'banker-dragon-tail', area: 'late' },
  ]);
  expect(tailAreas(offering('banker-dragon-tail'), 'player')).toEqual([]);
});

test('an area says what it pays, in the room it has', () => {
  const traditional = signAt('crown', 'traditional');
  const says = (on: SignView['offered'][number], length?: number) =>
    oddsText(traditional, length === undefined ? { on } : { on, length });
  expect(says('player')).toBe('1:1');
  expect(says('banker')).toBe('1:1 −5%');
  expect(says('tie')).toBe('8:1');
  expect(says('player-pair')).toBe('11:1');
  expect(says('player-dragon-bonus')).toBe('1–30:1');
  expect(says('banker-perfect-pair')).toBe('6–25:1');
  expect(says('tie-run', 4)).toBe('10000:1');
  const noCommission = signAt('mbs-rapid', 'no-commission');
  expect(oddsText(noCommission, { on: 'banker' })).toBe('1:1 (6: 1:2)');
  const rapid = signAt('crown-rapid', 'crown');
  expect(oddsText(rapid, { on: 'super-6' })).toBe('12:1');
});

test('areas are told apart by length and part', () => {
  const wagers = [
    { on: 'player-run', length: 3, stake: 100 },
    { on: 'player-run', length: 4, stake: 200 },
  ];
  expect(stakeOn(wagers, { on: 'player-run', length: 4 })).toBe(200);
  expect(stakeOn(wagers, { on: 'player-run', length: 5 })).toBe(0);
  expect(areaKey({ on: 'player-run', length: 3 })).not.toBe(areaKey({ on: 'player-run' }));
});

test('the tray begins at the smallest minimum, the hand with a chip that is a wager', () => {
  expect(chipTray(sign)).toEqual([100, 500, 1000, 2500, 5000, 10_000]);
  expect(firstChip(sign)).toBe(500);
  const dear = { player: { min: 10_000_000, max: 20_000_000, step: 100 } };
  expect(chipTray({ ...sign, limits: dear }).at(-1)).toBe(1_000_000);
  expect(firstChip({ ...sign, limits: dear })).toBe(1_000_000);
  expect(firstChip({ ...sign, limits: {} })).toBe(chipTray({ ...sign, limits: {} })[0]);
});

test('chips carry what fits: dollars, thousands, millions, cents only where there are any', () => {
  expect([100, 250, 100_000, 2_550_000, 150_000_000].map(chipText)).toEqual([
    '1',
    '2.50',
    '1k',
    '25.5k',
    '1.5M',
  ]);
  expect(patternOf(50)).toBe(0);
  expect(patternOf(2500)).not.toBe(patternOf(5000));
});

test('money and results are said in each language’s own way', () => {
  expect(moneyText('en', 1_234_567_890)).toBe('12,345,678.90');
  expect(moneyText('zh-Hant', 50)).toBe('0.50');
  expect(resultText('en', 'banker', 4, 7)).toBe('Banker wins, 7 over 4');
  expect(resultText('zh-Hant', 'banker', 4, 7)).toBe('莊贏，莊\u00a07\u00a0點，閒\u00a04\u00a0點');
  expect(resultText('zh-Hans', 'tie', 6, 6)).toBe('和局，各\u00a06\u00a0点');
});

const placed = (stake: number): SentCommand => ({
  do: 'set-wager',
  seat: 3,
  patron: 'p',
  bet: { on: 'player' },
  stake,
});

test('the last wish under way is what lies, as a ghost; clearing takes all away', () => {
  const mine = { ...seatView, wagers: [{ on: 'player' as const, stake: 500 }] };
  expect(lyingOn(mine, [], { on: 'player' })).toEqual({ stake: 500, ghost: false });
  const pending = [1000, 1500].map((stake, at) => ({ key: at, wish: placed(stake), done: null }));
  expect(lyingOn(mine, pending, { on: 'player' })).toEqual({ stake: 1500, ghost: true });
  expect(lyingOn(mine, pending, { on: 'banker' })).toEqual({ stake: 0, ghost: false });
  const clear: SentCommand = { do: 'clear-wagers', seat: 3, patron: 'p', revision: 0 };
  const cleared = [...pending, { key: 9, wish: clear, done: null }];
  expect(lyingOn(mine, cleared, { on: 'player' })).toEqual({ stake: 0, ghost: false });
});

test('the credit shown changes with the touch, by the same sum', () => {
  const mine = { ...seatView, credit: 9500, wagers: [{ on: 'player' as const, stake: 500 }] };
  expect(creditShown(mine, [])).toBe(9500);
  const more = [{ key: 1, wish: placed(1500), done: null }];
  expect(creditShown(mine, more)).toBe(8500);
  const twice: SentCommand = { do: 'double-wagers', seat: 3, patron: 'p', revision: 0 };
  expect(creditShown(mine, [{ key: 1, wish: twice, done: null }])).toBe(9000);
});

test('what is moved, doubled or repeated is foreseen as a ghost', () => {
  const wagers = [{ on: 'player' as const, stake: 500 }];
  const mine = { ...seatView, wagers, lastWagers: [{ on: 'tie' as const, stake: 200 }] };
  const under = (wish: SentCommand) => [{ key: 1, wish, done: null }];
  const seat = { seat: 3, patron: 'p', revision: 0 };
  const moved: SentCommand = {
    ...{ do: 'move-wager', ...seat, from: { on: 'player' }, to: { on: 'banker' }, stake: 500 },
  };
  expect(lyingOn(mine, under(moved), { on: 'player' }).stake).toBe(0);
  expect(lyingOn(mine, under(moved), { on: 'banker' })).toEqual({ stake: 500, ghost: true });
  const doubled: SentCommand = { do: 'double-wagers', ...seat };
  expect(lyingOn(mine, under(doubled), { on: 'player' })).toEqual({ stake: 1000, ghost: true });
  const again: SentCommand = { do: 'repeat-wagers', ...seat };
  expect(lyingOn(mine, under(again), { on: 'tie' })).toEqual({ stake: 200, ghost: true });
});

test('only a touch of this coup can be taken back', () => {
  const touch = { coup: 7, area: { on: 'player' as const }, before: 0 };
  expect(lastTouch([touch], 7)).toEqual(touch);
  expect(lastTouch([touch], 8)).toBeNull();
  expect(lastTouch([], 7)).toBeNull();
});

test('what a coup came to counts stakes against what came back', () => {
  expect(netWon([])).toBe(0);
  const paid = { on: 'player' as const, commission: 0, clause: '', because: '', patron: 'p' };
  const won = { ...paid, stake: 500, paid: 1000, outcome: 'win' as const };
  const lost = { ...paid, stake: 300, paid: 0, outcome: 'lose' as const };
  expect(netWon([won, lost].map((each, transfer) => ({ ...each, transfer }) as never))).toBe(200);
});
