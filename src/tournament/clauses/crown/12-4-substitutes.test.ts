import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { modelFinal, modelRound } from '../../conditions/model-conditions.ts';
import {
  chipsAt,
  coup,
  director,
  entered,
  names,
  patron,
  START,
  started,
} from '../../testing/scene.ts';

const clause = clausesOf('crown');
const BOOK = 'crown';

describe('substitutes', () => {
  clause(
    ['12.4.8 (a)(iii)', '12.4.8 (b)(iv)'],
    'a substitute named in person plays on with seat and chips',
    () => {
      const scene = started(entered(BOOK, 4), 'S1', 'Heats', names(4));
      coup(scene, ['S1', 'T1'], [[1, 'player', 20_000]], 'player');
      const naming = {
        do: 'name-substitute',
        patron: 'p1',
        substitute: 's1',
        allowed: true,
      } as const;
      expect(scene.refused({ ...naming, inPerson: false })).toMatchObject({
        clause: '12.4.8 (a)(iii)',
      });
      const taken = { ...naming, substitute: 'p2', inPerson: true } as const;
      expect(scene.refused(taken).refused).toBe('not-eligible');
      scene.do({ ...naming, inPerson: true }).together('S1', 'T1', { do: 'open-wagering' });
      const laying = { do: 'wager', seat: 1, on: 'player', stake: 10_000 } as const;
      scene.together('S1', 'T1', laying, patron('s1'));
      expect(chipsAt(scene, 'S1', 1)).toBe(1_020_000);
    },
  );

  clause('12.4.8 (b)(iv)', 'whoever stands in for somebody has no second chance beside it', () => {
    const heats = modelRound('Heats', { tables: 1, advance: 1, length: { coups: 1 } });
    const round = { ...heats, name: 'Repechage', kind: 'repechage' } as const;
    const terms = { rounds: [heats, modelFinal()], furtherRounds: 'director-decides' } as const;
    const scene = started(entered(BOOK, 3, terms), 'S1', 'Heats', names(3));
    coup(scene, ['S1', 'T1'], [[1, 'player', 20_000]], 'player');
    scene.do({ do: 'end-table', session: 'S1', table: 'T1' });
    scene.do({ do: 'settle-session', session: 'S1' });
    scene.do({ do: 'add-round', round, by: director });
    const naming = { do: 'name-substitute', patron: 'p1', substitute: 'p3' } as const;
    scene.do({ ...naming, inPerson: true, allowed: true });
    const both = {
      do: 'plan-session',
      session: 'R1',
      round: 'Repechage',
      startsAt: START,
    } as const;
    expect(scene.refused({ ...both, patrons: ['p3', 'p2'] })).toBeDefined();
    expect(scene.do({ ...both, patrons: ['p2'] }).session('R1').patrons).toEqual(['p2']);
  });
});
