// Crown's tournaments as they are played.

import { expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { modelConditions } from '../../conditions/model-conditions.ts';
import {
  application,
  chipsAt,
  director,
  entered,
  names,
  opened,
  patron,
  START,
  started,
  TournamentScene,
} from '../../testing/scene.ts';

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

clause('12.2.2', 'changed terms open nothing before the inspectorate was told of these', () => {
  const scene = opened('crown').applies('p1');
  scene.do({ do: 'write-conditions', conditions: modelConditions(START, { place: 'Salon' }) });
  scene.do({ do: 'record-approval', version: 2, approvedBy: 'COO', document: 'T-2' });
  scene.do({ do: 'publish-conditions' });
  const missing = scene.refused(application('p2')).missing?.map(gap => gap.clause);
  expect(missing).toEqual(['12.2.2 (b)']);
  scene.do({ do: 'notify-inspectorate', to: 'inspector-1' }).applies('p2');
  expect(scene.tournament.entries).toHaveLength(2);
});

clause('12.2.3', 'no entries without a director, and no session while the director is away', () => {
  const nobody = new TournamentScene('crown');
  const open = { do: 'open-entries' } as const;
  const missing = () => nobody.refused(open).missing?.map(gap => gap.clause);
  expect(missing()).toContain('12.2.3');
  const person = { person: director.id, role: 'game-supervisor', deputies: ['deputy-1'] } as const;
  nobody.do({ do: 'appoint-director', ...person });
  expect(missing()).not.toContain('12.2.3');

  const scene = entered('crown', 2).do({ do: 'sign-director-off' });
  const patrons = ['p1', 'p2'];
  scene.do({ do: 'plan-session', session: 'S1', round: 'Heats', patrons, startsAt: START });
  scene.do({ do: 'draw-seats', session: 'S1', order: patrons }).at(START);
  const start = { do: 'start-session', session: 'S1' } as const;
  expect(scene.refused(start)).toMatchObject({ refused: 'director-away', clause: '12.2.3' });
  // Neither a deputy nor somebody of the same rank is the director.
  for (const id of ['deputy-1', 'director-2']) {
    const by = { role: 'tournament-director', id } as const;
    expect(scene.refused({ do: 'sign-director-on', by })).toMatchObject({ clause: '12.2.3' });
  }
  scene.do({ do: 'sign-director-on' }).do(start);
  expect(scene.session('S1').state).toBe('playing');
});

clause('12.2.5', 'nobody else wagers at the seat of an entrant, a fellow entrant neither', () => {
  const scene = started(entered('crown', 4), 'S1', 'Heats', names(4));
  scene.together('S1', 'T1', { do: 'open-wagering' });
  const what = { do: 'wager', seat: 1, on: 'player', stake: 10_000 } as const;
  const command = { way: 'together', what } as const;
  const play = { do: 'play', session: 'S1', table: 'T1', command } as const;
  for (const id of ['p2', 'p9']) {
    expect(scene.refused({ ...play, by: patron(id) }).refused).toBe('not-entered');
  }
  expect(chipsAt(scene, 'S1', 1)).toBe(1_000_000);
  scene.do({ ...play, by: patron('p1') });
  expect(scene.events.at(-1)).toMatchObject({ happening: { what: { happened: 'wager-laid' } } });
});
