// The preview of a recalculation: both payments, and what becomes of each Run and tail (C17).

import { expect, test } from 'vitest';
import { effectOf } from '../../../table/rulings/effect-of.ts';
import { isRefusal } from '../../../table/refusal.ts';
import { plainSetup, readyTable, type Scene, staff } from '../../../table/testing/scene.ts';
import { viewAt } from '../../testing/at-console.tsx';
import { draw, wordsOn } from '../../testing/draw.tsx';
import { Corrected } from './corrected.tsx';

/** Seat 1 has lost a Run of three and a Player wager to a Banker win. */
const settled = (): Scene => {
  const scene = readyTable(plainSetup('crown', 'traditional')).do({ do: 'open-wagering' });
  scene.wager(1, 'player', 5000);
  scene.wager(1, 'player-run', 5000, { length: 3 });
  return scene.do({ do: 'close-wagering' }).cards('2s 9h Ks Kd').do({ do: 'settle-coup' });
};

/** What the console says before the coup is recalculated on these cards. */
const preview = (
  scene: Scene,
  cards: readonly ['2s' | '9s', '9h' | '2h', 'Ks', 'Kd' | 'Kc'],
): string => {
  const report = { what: 'wrong-result-entered', facts: { cards, coup: 1 } } as const;
  const room = { book: scene.book, table: scene.table };
  const effect = effectOf(room, { ...report, by: staff('game-supervisor'), at: 0 });
  if (isRefusal(effect) || effect.corrected === null) throw new Error('it is recalculated');
  const { corrected, seats, streaks } = effect;
  return wordsOn(
    draw(<Corrected corrected={corrected} view={viewAt(scene)} seats={seats} streaks={streaks} />),
  );
};

test('a Run that the wrong result ended is named, and lies again', () => {
  const words = preview(settled(), ['9s', '2h', 'Ks', 'Kd']);
  expect(words).toMatch(/Seat 1: Player run 50\.00: lies again and rides on/);
  expect(words).toMatch(/0\.00\s*100\.00\s*\+100\.00/);
});

test('once a later coup has begun, it is left to a claim', () => {
  const scene = settled().do({ do: 'open-wagering' }).wager(1, 'player', 5000);
  scene.do({ do: 'close-wagering' }).cards('2c 9c Kc Kh').do({ do: 'settle-coup' });
  expect(preview(scene, ['9s', '2h', 'Ks', 'Kd'])).toMatch(
    /Player run 50\.00: later coups have begun: a claim is opened for it/,
  );
});

test('where the result stays, nothing is said of it', () => {
  expect(preview(settled(), ['2s', '9h', 'Ks', 'Kc'])).not.toContain('Player run');
});
