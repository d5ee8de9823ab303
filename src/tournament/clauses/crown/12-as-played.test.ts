// Crown's tournaments as they are played.

import { expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { opened, START } from '../../testing/scene.ts';

const clause = clausesOf('crown');

clause('1.1 Tournament player', 'whoever only applied is drawn to no seat', () => {
  const scene = opened('crown').applies('p1').applies('p2').applies('p3').accepts('p1', 'p2');
  scene.do({ do: 'close-entries' });
  const plan = { do: 'plan-session', session: 'S1', round: 'Heats', startsAt: START } as const;
  expect(scene.refused({ ...plan, patrons: ['p1', 'p3'] })).toMatchObject({
    refused: 'not-eligible',
    clause: '1.1 Tournament player',
  });
  expect(scene.do({ ...plan, patrons: ['p1', 'p2'] }).session('S1').state).toBe('planned');
});
