import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { plainSetup, Scene, staff as tableStaff } from '../../../table/testing/scene.ts';
import type { RoundPlan, Terms } from '../../conditions/document.ts';
import { modelFinal, modelRound } from '../../conditions/model-conditions.ts';
import {
  BANKER_WINS,
  begun,
  ended,
  inTurnCoup,
  inTurnCommand,
  PLAYER_WINS,
  playOf,
} from '../../testing/in-turn.ts';
import {
  DAY,
  director,
  entered,
  MINUTE,
  names,
  opened,
  operator,
  staff,
  START,
  started,
  type TournamentScene,
} from '../../testing/scene.ts';

const clause = clausesOf('tasmania');
const BOOK = 'tasmania';

/** One table of heats, one coup long, unless a test says otherwise. */
const heats = (changes: Partial<RoundPlan> = {}): Partial<Terms> => ({
  rounds: [
    modelRound('Heats', { tables: 1, advance: 1, length: { coups: 1 }, ...changes }),
    modelFinal({ length: { coups: 1 } }),
  ],
});

const inHeats = (count: number, changes: Partial<RoundPlan> = {}): TournamentScene => {
  const scene = started(entered(BOOK, count, heats(changes)), 'S1', 'Heats', names(count));
  return begun(scene, ['S1', 'T1']);
};

const inFinal = (count: number, changes: Partial<RoundPlan> = {}): TournamentScene => {
  const rounds = [modelFinal({ length: { coups: 1 }, ...changes })];
  const scene = started(entered(BOOK, count, { rounds }), 'F', 'Final', names(count));
  return begun(scene, ['F', 'T1']);
};

/** Wagers that can take everything. */
const ALL = { min: 10_000, max: 1_000_000, step: 1000 };

describe('tables and times', () => {
  clause('16.3.1', 'the director names the tables; ordinary wagers are barred there', () => {
    const scene = opened(BOOK);
    const naming = { do: 'designate-tables', tables: ['T1'] } as const;
    expect(scene.refused({ ...naming, by: operator })).toMatchObject({ clause: '16.3.1' });
    expect(scene.do({ ...naming, by: director }).tournament.tables).toEqual(['T1']);
    const table = new Scene(BOOK).do({ do: 'sign-on', duty: 'dealer' });
    const by = tableStaff('table-inspector');
    table.do({ do: 'sign-on', duty: 'table-inspector', by });
    const setup = plainSetup(BOOK, 'traditional', { stakeMode: 'tournament' });
    table.do({ do: 'open-table', setup });
    const buying = { do: 'buy-in', seat: 1, patron: 'x', tender: 'chips', cents: 5000 } as const;
    expect(table.refused(buying)).toMatchObject({ clause: '16.3.1' });
  });

  clause('16.3.2.d', 'whoever lost the place by lateness may be let into a second chance', () => {
    const second = modelRound('Second', { kind: 'secondary', tables: 1, advance: 1 });
    const first = modelRound('Heats', { tables: 1, advance: 1, length: { coups: 9 } });
    const rounds = [first, second, modelFinal()];
    const scene = started(entered(BOOK, 4, { rounds }), 'S1', 'Heats', names(4));
    begun(scene, ['S1', 'T1'], [4]);
    for (let coup = 0; coup < 3; coup += 1) inTurnCoup(scene, ['S1', 'T1'], {}, PLAYER_WINS);
    scene.do(inTurnCommand(['S1', 'T1'], { do: 'open-wagering' }, staff('dealer')));
    expect(scene.entry('p4').state).toBe('forfeited');
    const plan = { session: 'X', round: 'Second', patrons: ['p4'], startsAt: START };
    expect(scene.refused({ do: 'plan-session', ...plan }).refused).toBe('not-eligible');
    scene.do({ do: 'admit', patron: 'p4' });
    expect(scene.entry('p4').state).toBe('out');
  });

  clause('16.3.4', 'a start is moved after notice to everybody of the session', () => {
    const scene = entered(BOOK, 4);
    const plan = { session: 'S1', round: 'Heats', patrons: names(4), startsAt: START };
    scene.do({ do: 'plan-session', ...plan }).at(START - 60 * MINUTE);
    const move = { do: 'move-start', session: 'S1', notified: names(4) } as const;
    expect(scene.refused({ ...move, startsAt: START - 50 * MINUTE })).toMatchObject({
      refused: 'notice-not-long-enough',
      clause: '16.3.4',
    });
    expect(scene.refused({ ...move, notified: [], startsAt: START + DAY }).clause).toBe('16.3.4');
    scene.do({ ...move, startsAt: START + DAY });
    scene.do({ do: 'draw-seats', session: 'S1', order: names(4) }).at(START);
    // Whoever is late is late by the new time.
    expect(scene.refused({ do: 'start-session', session: 'S1' }).refused).toBe('not-now');
    expect(scene.at(START + DAY).do({ do: 'start-session', session: 'S1' }).now).toBe(START + DAY);
  });

  clause('16.3.5', 'a session may end early when its winners are certain', () => {
    const scene = inHeats(3, { length: { coups: 9 }, advance: 2, limits: ALL });
    const end = { do: 'end-table', session: 'S1', table: 'T1' } as const;
    expect(scene.refused(end)).toMatchObject({ refused: 'not-decided', clause: '16.3.5' });
    inTurnCoup(scene, ['S1', 'T1'], { 3: 1_000_000 }, PLAYER_WINS, { 3: 'banker' });
    expect(scene.do(end).events.at(-1)).toMatchObject({ early: true, clause: '16.3.5' });
    scene.do({ do: 'settle-session', session: 'S1' });
    expect(scene.session('S1').order?.[0]?.advanced).toEqual(['p1', 'p2']);
  });

  clause(
    '16.3.5',
    'a lead is certain once all coups to come cannot close it, and not before',
    () => {
      const limits = { min: 10_000, max: 100_000, step: 1000 };
      const scene = inHeats(2, { length: { coups: 8 }, advance: 1, limits, raisedLimits: [] });
      const end = { do: 'end-table', session: 'S1', table: 'T1' } as const;
      // Each coup widens the gap by 200,000; one coup to come can close 1,300,000.
      const stakes = { 1: 100_000, 2: 100_000 };
      for (const _ of [1, 2, 3, 4, 5, 6]) {
        inTurnCoup(scene, ['S1', 'T1'], stakes, PLAYER_WINS, { 2: 'banker' });
        expect(scene.refused(end)).toMatchObject({ refused: 'not-decided', clause: '16.3.5' });
      }
      inTurnCoup(scene, ['S1', 'T1'], stakes, PLAYER_WINS, { 2: 'banker' });
      expect(scene.do(end).events.at(-1)).toMatchObject({ early: true, clause: '16.3.5' });
    },
  );
});

describe('sessions and their winners', () => {
  clause(
    '16.1 Session',
    'its length is a time, shoes or coups; at its end the winners go on',
    () => {
      const scene = inHeats(2, { length: { ms: 30 * MINUTE } });
      inTurnCoup(scene, ['S1', 'T1'], { 1: 20_000 }, PLAYER_WINS);
      const end = { do: 'end-table', session: 'S1', table: 'T1' } as const;
      expect(scene.refused(end).refused).toBe('not-decided');
      scene
        .at(START + 30 * MINUTE)
        .do(end)
        .do({ do: 'settle-session', session: 'S1' });
      expect(scene.entry('p1')).toMatchObject({ state: 'entered', round: 'Final' });
      expect(scene.entry('p2')).toMatchObject({ state: 'out', outIn: 'S1' });
    },
  );

  clause('16.8.2', 'each table is ranked by itself, and no minimum counts at the end', () => {
    const rounds = [
      modelRound('Heats', { tables: 2, advance: 1, length: { coups: 1 }, limits: ALL }),
      modelFinal(),
    ];
    const scene = started(entered(BOOK, 4, { rounds }), 'S1', 'Heats', names(4));
    for (const table of ['T1', 'T2']) begun(scene, ['S1', table]);
    inTurnCoup(scene, ['S1', 'T1'], { 1: 900_000, 2: 800_000 }, PLAYER_WINS);
    // Both lose nearly all: who has 50.00 left is ahead of who has 20.00.
    inTurnCoup(scene, ['S1', 'T2'], { 1: 998_000, 2: 995_000 }, BANKER_WINS);
    for (const table of ['T1', 'T2']) ended(scene, ['S1', table]);
    scene.do({ do: 'settle-session', session: 'S1' });
    expect(scene.session('S1').order?.map(({ advanced }) => advanced)).toEqual([['p1'], ['p4']]);
  });

  clause('16.1 Secondary Competition', 'only those who failed to go on may enter it', () => {
    const second = modelRound('Second', {
      kind: 'secondary',
      tables: 1,
      advance: 1,
      length: { coups: 1 },
    });
    const first = modelRound('Heats', { tables: 1, advance: 1, length: { coups: 1 } });
    const scene = entered(BOOK, 3, { rounds: [first, second, modelFinal()] });
    begun(started(scene, 'S1', 'Heats', names(3)), ['S1', 'T1']);
    inTurnCoup(scene, ['S1', 'T1'], { 1: 30_000, 2: 20_000 }, PLAYER_WINS);
    ended(scene, ['S1', 'T1']).do({ do: 'settle-session', session: 'S1' });
    const plan = { do: 'plan-session', session: 'X', round: 'Second', startsAt: START } as const;
    expect(scene.refused({ ...plan, patrons: ['p1', 'p2'] }).refused).toBe('not-eligible');
    begun(started(scene, 'X', 'Second', ['p2', 'p3']), ['X', 'T1']);
    inTurnCoup(scene, ['X', 'T1'], { 2: 30_000 }, PLAYER_WINS);
    ended(scene, ['X', 'T1']).do({ do: 'settle-session', session: 'X' });
    expect(scene.entry('p3')).toMatchObject({ state: 'entered', round: 'Final' });
  });
});

describe('play-offs and shared places', () => {
  const playOff = { do: 'order-play-off', session: 'S1', table: 'T1', bank: 200_000 } as const;

  clause(
    ['16.1 Play-Off', '16.8.3'],
    'the level at the line play as many coups as a drawn card says',
    () => {
      const scene = inHeats(3);
      inTurnCoup(scene, ['S1', 'T1'], { 1: 20_000, 2: 20_000 }, PLAYER_WINS);
      ended(scene, ['S1', 'T1']);
      expect(scene.refused({ do: 'settle-session', session: 'S1' })).toMatchObject({
        refused: 'not-decided',
        clause: '16.8.3',
      });
      const order = { ...playOff, playOff: 'P1' };
      expect(scene.refused(order)).toMatchObject({ refused: 'steps-missing', clause: '16.8.3' });
      expect(scene.refused({ ...order, card: '2h', by: operator }).refused).toBe('not-authorised');
      scene.do({ ...order, card: '2h' });
      expect(scene.session('P1')).toMatchObject({
        patrons: ['p1', 'p2'],
        rules: { bank: 200_000, length: { coups: 2 }, playOff: true, secretWagers: 0 },
        playOff: { card: '2h' },
      });
      begun(scene.do({ do: 'start-session', session: 'P1' }), ['P1', 'T1']);
      inTurnCoup(scene, ['P1', 'T1'], {}, PLAYER_WINS);
      expect(scene.refused({ do: 'end-table', session: 'P1', table: 'T1' }).refused).toBe(
        'not-decided',
      );
      inTurnCoup(scene, ['P1', 'T1'], { 2: 30_000 }, PLAYER_WINS);
      ended(scene, ['P1', 'T1']).do({ do: 'settle-session', session: 'P1' });
      scene.do({ do: 'settle-session', session: 'S1' });
      expect(scene.session('S1').order?.[0]?.advanced).toEqual(['p2']);
    },
  );

  clause('16.8.3', 'an ace is one coup, tens and court cards are ten, others as marked', () => {
    const coups = (card: 'As' | '9d' | 'Th' | 'Kc') => {
      const scene = inHeats(2);
      inTurnCoup(scene, ['S1', 'T1'], {}, PLAYER_WINS);
      ended(scene, ['S1', 'T1']).do({ ...playOff, playOff: 'P1', card });
      return scene.session('P1').rules.length;
    };
    expect((['As', '9d', 'Th', 'Kc'] as const).map(coups)).toEqual([
      { coups: 1 },
      { coups: 9 },
      { coups: 10 },
      { coups: 10 },
    ]);
  });

  clause('16.8.3', 'still level, another card is drawn (T21)', () => {
    const scene = inHeats(2);
    inTurnCoup(scene, ['S1', 'T1'], {}, PLAYER_WINS);
    ended(scene, ['S1', 'T1']).do({ ...playOff, playOff: 'P1', card: 'As' });
    begun(scene.do({ do: 'start-session', session: 'P1' }), ['P1', 'T1']);
    inTurnCoup(scene, ['P1', 'T1'], {}, PLAYER_WINS);
    ended(scene, ['P1', 'T1']).do({ do: 'settle-session', session: 'P1' });
    expect(scene.refused({ do: 'settle-session', session: 'S1' }).clause).toBe('16.8.3');
    scene.do({ ...playOff, playOff: 'P2', card: 'Ad' });
    begun(scene.do({ do: 'start-session', session: 'P2' }), ['P2', 'T1']);
    inTurnCoup(scene, ['P2', 'T1'], { 1: 30_000 }, PLAYER_WINS);
    ended(scene, ['P2', 'T1']).do({ do: 'settle-session', session: 'P2' });
    scene.do({ do: 'settle-session', session: 'S1' });
    expect(scene.session('S1').order?.[0]?.advanced).toEqual(['p1']);
  });

  clause('16.1 Play-Off', 'nobody plays off for an order that no place hangs on', () => {
    const scene = inHeats(3, { advance: 2 });
    inTurnCoup(scene, ['S1', 'T1'], { 1: 20_000, 2: 20_000 }, PLAYER_WINS);
    ended(scene, ['S1', 'T1']).do({ do: 'settle-session', session: 'S1' });
    expect(scene.session('S1').order?.[0]?.advanced).toEqual(['p1', 'p2']);
    const order = { ...playOff, playOff: 'P1', card: '2h' } as const;
    expect(scene.refused(order).clause).toBe('16.8.3');
  });

  clause('16.1 Play-Off', 'level at nothing is no play-off, and nobody of them goes on', () => {
    const scene = inHeats(3, { limits: ALL, advance: 2 });
    inTurnCoup(scene, ['S1', 'T1'], { 1: 1_000_000, 2: 1_000_000 }, BANKER_WINS);
    ended(scene, ['S1', 'T1']).do({ do: 'settle-session', session: 'S1' });
    expect(scene.session('S1').order?.[0]).toMatchObject({
      advanced: ['p3'],
      groups: [{ by: 'chips' }, { by: 'nothing-left', patrons: ['p1', 'p2'] }],
    });
  });

  clause('16.8.4', 'who fell in one coup put their prizes together and share them', () => {
    const scene = inFinal(4, { length: { coups: 2 }, limits: ALL });
    inTurnCoup(scene, ['F', 'T1'], { 1: 1_000_000, 2: 995_000 }, PLAYER_WINS, {
      1: 'banker',
      2: 'banker',
    });
    inTurnCoup(scene, ['F', 'T1'], { 3: 20_000 }, PLAYER_WINS);
    ended(scene, ['F', 'T1']).do({ do: 'settle-session', session: 'F' });
    scene.do({ do: 'award-prizes' });
    // 396.00 in the pool: 198.00, 118.80 and 79.20; places 3 and 4 share the 79.20.
    const prizes = scene.tournament.prizes.map(({ patron: who, cents, clause: by }) => [
      who,
      cents,
      by,
    ]);
    expect(prizes).toEqual([
      ['p3', 19_800, '16.2.2.h'],
      ['p4', 11_880, '16.2.2.h'],
      ['p1', 3960, '16.8.4'],
      ['p2', 3960, '16.8.4'],
    ]);
  });

  clause('16.8.4', 'a share that does not come out is rounded up, at the operator’s cost', () => {
    const prizes = [
      { place: 1, percent: 50 },
      { place: 2, percent: 25 },
      { place: 3, percent: 25 },
    ];
    const rounds = [modelFinal({ length: { coups: 2 }, limits: ALL })];
    const scene = entered(BOOK, 4, { rounds, prizes, entryFee: 1001 });
    begun(started(scene, 'F', 'Final', names(4)), ['F', 'T1']);
    const sides = { 1: 'banker', 2: 'banker', 3: 'banker' } as const;
    const stakes = { 1: 1_000_000, 2: 1_000_000, 3: 1_000_000 };
    inTurnCoup(scene, ['F', 'T1'], stakes, PLAYER_WINS, sides);
    ended(scene, ['F', 'T1']).do({ do: 'settle-session', session: 'F' });
    scene.do({ do: 'award-prizes' });
    // Pool 36.04: 18.02, 9.01, 9.01 and nothing; 18.02 in three is 6.01 each, one cent more.
    expect(scene.tournament.prizes.map(({ cents }) => cents)).toEqual([1802, 601, 601, 601]);
    const added = scene.events.at(-1)?.transfers?.filter(({ debit }) => debit === 'house:added');
    expect(added).toMatchObject([{ cents: 1 }]);
  });
});

describe('all fall at once', () => {
  clause(
    '16.8.5',
    'they play off with chips that the director sets; who is left out shares',
    () => {
      const rounds = [modelFinal({ length: { coups: 9 }, limits: ALL })];
      const scene = entered(BOOK, 3, { rounds });
      begun(started(scene, 'F', 'Final', names(3)), ['F', 'T1']);
      const stakes = { 1: 1_000_000, 2: 1_000_000, 3: 1_000_000 };
      inTurnCoup(scene, ['F', 'T1'], stakes, BANKER_WINS);
      expect(playOf(scene, ['F', 'T1']).allFell).toBe(true);
      ended(scene, ['F', 'T1']);
      expect(scene.refused({ do: 'settle-session', session: 'F' }).refused).toBe('not-decided');
      const order = { do: 'order-play-off', session: 'F', table: 'T1', playOff: 'P1' } as const;
      scene.do({ ...order, bank: 500_000, card: '3c' });
      begun(scene.do({ do: 'start-session', session: 'P1' }), ['P1', 'T1']);
      const sides = { 1: 'player', 2: 'banker', 3: 'banker' } as const;
      const all = { 1: 10_000, 2: 500_000, 3: 500_000 };
      inTurnCoup(scene, ['P1', 'T1'], all, PLAYER_WINS, sides);
      ended(scene, ['P1', 'T1']).do({ do: 'settle-session', session: 'P1' });
      scene.do({ do: 'settle-session', session: 'F' }).do({ do: 'award-prizes' });
      const shares = scene.tournament.prizes.map(({ patron: who, cents }) => [who, cents]);
      // 297.00: the winner 148.50; the two who fell together share 89.10 and 59.40.
      expect(shares).toEqual([
        ['p1', 14_850],
        ['p2', 7425],
        ['p3', 7425],
      ]);
    },
  );

  clause('16.8.5', 'if all fall again and only prizes are open, they share', () => {
    const rounds = [modelFinal({ length: { coups: 9 }, limits: ALL })];
    const scene = entered(BOOK, 2, { rounds });
    const stakes = { 1: 1_000_000, 2: 1_000_000 };
    begun(started(scene, 'F', 'Final', names(2)), ['F', 'T1']);
    inTurnCoup(scene, ['F', 'T1'], stakes, BANKER_WINS);
    ended(scene, ['F', 'T1']);
    const order = { do: 'order-play-off', session: 'F', table: 'T1', playOff: 'P1' } as const;
    scene.do({ ...order, bank: 1_000_000, card: '3c' });
    begun(scene.do({ do: 'start-session', session: 'P1' }), ['P1', 'T1']);
    inTurnCoup(scene, ['P1', 'T1'], stakes, BANKER_WINS);
    ended(scene, ['P1', 'T1']).do({ do: 'settle-session', session: 'P1' });
    scene.do({ do: 'settle-session', session: 'F' }).do({ do: 'award-prizes' });
    expect(scene.tournament.prizes.map(({ cents }) => cents)).toEqual([7920, 7920]);
  });

  clause('16.8.5', 'where a place to go on is open, they play again', () => {
    const scene = inHeats(2, { length: { coups: 9 }, limits: ALL });
    const stakes = { 1: 1_000_000, 2: 1_000_000 };
    inTurnCoup(scene, ['S1', 'T1'], stakes, BANKER_WINS);
    ended(scene, ['S1', 'T1']);
    const order = { do: 'order-play-off', session: 'S1', table: 'T1', bank: 1_000_000 } as const;
    scene.do({ ...order, playOff: 'P1', card: '3c' });
    begun(scene.do({ do: 'start-session', session: 'P1' }), ['P1', 'T1']);
    inTurnCoup(scene, ['P1', 'T1'], stakes, BANKER_WINS);
    ended(scene, ['P1', 'T1']).do({ do: 'settle-session', session: 'P1' });
    expect(scene.refused({ do: 'settle-session', session: 'S1' }).refused).toBe('not-decided');
    expect(scene.do({ ...order, playOff: 'P2', card: '4c' }).session('P2').patrons).toHaveLength(2);
  });
});
