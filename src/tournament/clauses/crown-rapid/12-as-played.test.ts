// Rapid Baccarat's tournaments as they are played: what the conditions say holds at every table.

import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { modelFinal, modelRound } from '../../conditions/model-conditions.ts';
import {
  application,
  chipsAt,
  coup,
  drafted,
  entered,
  names,
  opened,
  patron,
  staff,
  START,
  started,
  TournamentScene,
} from '../../testing/scene.ts';

const clause = clausesOf('crown-rapid');
const BOOK = 'crown-rapid';

const together = (what: object, by = staff('dealer')) =>
  ({ do: 'play', session: 'S1', table: 'T1', command: { way: 'together', what }, by }) as never;

describe('what everybody of a round has', () => {
  clause('12.1.1', 'the version and the number of coups are those of the conditions', () => {
    const rounds = [modelRound('Heats', { length: { coups: 1 } }), modelFinal()];
    const scene = entered(BOOK, 4, { version: 'crown', rounds });
    started(scene, 'S1', 'Heats', names(4));
    expect(scene.session('S1').rules).toMatchObject({ version: 'crown', length: { coups: 1 } });
    coup(scene, ['S1', 'T1'], [[1, 'player', 10_000]], 'player');
    expect(chipsAt(scene, 'S1', 1)).toBe(1_010_000);
    expect(scene.refused(together({ do: 'open-wagering' }))).toMatchObject({ refused: 'not-now' });
  });

  clause(
    '12.2.1(d)',
    'no more sessions are held than told, and no round comes before its time',
    () => {
      const heats = { sessions: 2, tables: 1, advance: 1, length: { coups: 1 } } as const;
      const scene = entered(BOOK, 4, { rounds: [modelRound('Heats', heats), modelFinal()] });
      const plan = { do: 'plan-session', round: 'Heats', startsAt: START } as const;
      scene.do({ ...plan, session: 'S2', patrons: ['p3', 'p4'] });
      started(scene, 'S1', 'Heats', ['p1', 'p2']);
      coup(scene, ['S1', 'T1'], [[1, 'player', 20_000]], 'player');
      scene.do({ do: 'end-table', session: 'S1', table: 'T1' });
      scene.do({ do: 'settle-session', session: 'S1' });
      expect(scene.entry('p1').round).toBe('Final');
      const final = { ...plan, session: 'F', round: 'Final', patrons: ['p1'] };
      expect(scene.refused(final)).toMatchObject({ refused: 'not-now', clause: '12.2.1(d)' });
      const third = scene.refused({ ...plan, session: 'S3', patrons: ['p3'] });
      expect(third.reason).toMatchObject({ code: 'round-session-count', count: 2 });
    },
  );

  clause('12.2.1(h)', 'nobody is disqualified without a ground', () => {
    const scene = started(entered(BOOK, 4), 'S1', 'Heats', names(4));
    expect(scene.refused({ do: 'disqualify', patron: 'p1', why: ' ' })).toMatchObject({
      refused: 'steps-missing',
      clause: '12.2.1(h)',
    });
    expect(scene.do({ do: 'disqualify', patron: 'p1', why: 'cheating' }).entry('p1').why).toBe(
      'cheating',
    );
  });

  clause('12.3.5(b)', 'agreement alone ends nothing: who goes on is certain as well', () => {
    const rounds = [modelRound('Heats', { tables: 1, advance: 1 }), modelFinal()];
    const scene = entered(BOOK, 3, { rounds, chipsAtEnd: 'paid-in-cash' });
    started(scene, 'S1', 'Heats', names(3));
    for (const id of names(3)) {
      const agree = { do: 'agree-to-end', session: 'S1', table: 'T1', patron: id } as const;
      scene.do({ ...agree, by: patron(id) });
    }
    expect(scene.refused({ do: 'end-table', session: 'S1', table: 'T1' })).toMatchObject({
      refused: 'not-decided',
    });
  });
});

describe('who plays', () => {
  clause('1.1 tournament player', 'nobody else sits down at an entrant’s terminal', () => {
    const scene = started(entered(BOOK, 4), 'S1', 'Heats', names(4));
    const sits = { do: 'sit-down', seat: 1 } as const;
    expect(scene.refused(together(sits, patron('p9')))).toMatchObject({ refused: 'not-entered' });
    expect(scene.refused(together(sits, patron('p2')))).toMatchObject({ refused: 'not-entered' });
    scene.do(together(sits, patron('p1')));
    expect(scene.refused(together(sits, patron('p1'))).refused).toBe('nothing-to-do');
  });
});

clause('1.1 tournament', 'only what was set up under rule 12 is a tournament', () => {
  const scene = new TournamentScene(BOOK);
  const missing = scene.refused({ do: 'open-entries' }).missing ?? [];
  expect(missing.map(gap => gap.clause)).toEqual(expect.arrayContaining(['12.1.2', '12.1.3']));
  expect(missing.map(gap => gap.what.code)).toContain('gate-conditions-complete');
  expect(scene.refused(application('p1'))).toMatchObject({ refused: 'entries-closed' });
  expect(drafted(BOOK).refused(application('p1'))).toMatchObject({ refused: 'entries-closed' });
  expect(opened(BOOK).applies('p1').entry('p1').state).toBe('applicant');
});
