// Who wins what, where several fall, tables differ or somebody is put out after play.

import { expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { modelFinal, modelRound } from '../../conditions/model-conditions.ts';
import {
  BANKER_WINS,
  begun,
  ended,
  inTurnCoup,
  PLAYER_WINS,
  playOf,
} from '../../testing/in-turn.ts';
import { entered, names, started, type TournamentScene } from '../../testing/scene.ts';

const clause = clausesOf('tasmania');
const BOOK = 'tasmania';
const ALL = { min: 10_000, max: 1_000_000, step: 1000 };
const AT = ['F', 'T1'] as const;

clause('16.8.2', 'every table of a session has its own winners, and only they go on', () => {
  const rounds = [
    modelRound('Heats', { tables: 2, advance: 1, length: { coups: 1 } }),
    modelFinal(),
  ];
  const scene = started(entered(BOOK, 4, { rounds }), 'S1', 'Heats', names(4));
  for (const table of ['T1', 'T2']) begun(scene, ['S1', table]);
  inTurnCoup(scene, ['S1', 'T1'], { 1: 20_000, 2: 30_000 }, PLAYER_WINS);
  inTurnCoup(scene, ['S1', 'T2'], { 1: 20_000, 2: 30_000 }, BANKER_WINS);
  for (const table of ['T1', 'T2']) ended(scene, ['S1', table]);
  scene.do({ do: 'settle-session', session: 'S1' });
  const stands = (id: string) => [scene.entry(id).state, scene.entry(id).round];
  expect(names(4).map(stands)).toEqual([
    ['out', 'Heats'],
    ['entered', 'Final'],
    ['entered', 'Final'],
    ['out', 'Heats'],
  ]);
});

/** Five in the final: p3 falls in the first coup, p1 and p2 together in the second. */
function fallen(): TournamentScene {
  const prizes = [40, 30, 15, 10, 5].map((percent, at) => ({ place: at + 1, percent }));
  const rounds = [modelFinal({ length: { coups: 3 }, limits: ALL, secretWagers: 0 })];
  const scene = started(entered(BOOK, 5, { rounds, prizes }), 'F', 'Final', names(5));
  begun(scene, AT);
  const banker = { 1: 'banker', 2: 'banker', 3: 'banker' } as const;
  inTurnCoup(scene, AT, { 3: 1_000_000 }, PLAYER_WINS, banker);
  inTurnCoup(scene, AT, { 1: 990_000, 2: 990_000 }, PLAYER_WINS, banker);
  inTurnCoup(scene, AT, { 4: 50_000 }, PLAYER_WINS);
  return ended(scene, AT).do({ do: 'settle-session', session: 'F' });
}

clause(
  '16.8.4',
  'who fell later stands before who fell earlier, and places follow in order',
  () => {
    const scene = fallen().do({ do: 'award-prizes' });
    // 495.00 in the pool: 198.00, 148.50, 74.25, 49.50, 24.75; places 3 and 4 share 123.75.
    const prizes = scene.tournament.prizes.map(({ patron, place, cents }) => [
      patron,
      place,
      cents,
    ]);
    expect(prizes).toEqual([
      ['p4', 1, 19_800],
      ['p5', 2, 14_850],
      ['p1', 3, 6188],
      ['p2', 3, 6188],
      ['p3', 5, 2475],
    ]);
  },
);

clause('16.8.4', 'who was disqualified takes no share of what was put together', () => {
  const scene = fallen().do({ do: 'disqualify', patron: 'p2', why: 'hidden chips' });
  scene.do({ do: 'award-prizes' });
  const prizes = scene.tournament.prizes.map(({ patron, place, cents }) => [patron, place, cents]);
  expect(prizes).toEqual([
    ['p4', 1, 19_800],
    ['p5', 2, 14_850],
    ['p1', 3, 7425],
    ['p3', 4, 4950],
  ]);
});

clause('16.8.5', 'who all fell in one coup are level, whatever chips were left to them', () => {
  const rounds = [modelFinal({ length: { coups: 3 }, limits: ALL, secretWagers: 0 })];
  const scene = started(entered(BOOK, 2, { rounds }), 'F', 'Final', names(2));
  begun(scene, AT);
  inTurnCoup(scene, AT, { 1: 995_000, 2: 1_000_000 }, BANKER_WINS);
  expect(playOf(scene, AT).allFell).toBe(true);
  ended(scene, AT);
  expect(scene.refused({ do: 'settle-session', session: 'F' })).toMatchObject({
    refused: 'not-decided',
    clause: '16.8.3',
  });
  const order = { do: 'order-play-off', session: 'F', table: 'T1', playOff: 'P1' } as const;
  scene.do({ ...order, bank: 50_000, card: 'Ah' });
  expect(scene.session('P1')).toMatchObject({ patrons: names(2), rules: { bank: 50_000 } });
  begun(scene.do({ do: 'start-session', session: 'P1' }), ['P1', 'T1']);
  expect(playOf(scene, ['P1', 'T1']).positions.map(({ chips }) => chips)).toEqual([50_000, 50_000]);
});

clause('16.8.2', 'whoever is put out after play takes no place: the next goes on', () => {
  const rounds = [
    modelRound('Heats', { tables: 1, advance: 1, length: { coups: 1 } }),
    modelFinal(),
  ];
  const scene = started(entered(BOOK, 3, { rounds }), 'S1', 'Heats', names(3));
  begun(scene, ['S1', 'T1']);
  inTurnCoup(scene, ['S1', 'T1'], { 1: 50_000, 2: 30_000 }, PLAYER_WINS);
  ended(scene, ['S1', 'T1']).do({ do: 'disqualify', patron: 'p1', why: 'signals' });
  scene.do({ do: 'settle-session', session: 'S1' });
  expect(scene.session('S1').order?.[0]?.advanced).toEqual(['p2']);
});
