import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { modelFinal, modelRound } from '../../conditions/model-conditions.ts';
import {
  CARDS,
  chipsAt,
  coup,
  director,
  entered,
  MINUTE,
  names,
  opened,
  operator,
  patron,
  staff,
  START,
  started,
  type TournamentScene,
} from '../../testing/scene.ts';

const clause = clausesOf('crown');
const BOOK = 'crown';

describe('conduct of play', () => {
  describe('secret wagers', () => {
    const AT = ['S1', 'T1'] as const;
    const wager = { seat: 1, on: 'player', stake: 50_000 } as const;
    const sealing = { do: 'seal-wager', ...wager, signature: 'P. One' } as const;

    const inCoup = (): TournamentScene =>
      started(entered(BOOK, 4), 'S1', 'Heats', names(4)).together(...AT, { do: 'open-wagering' });

    const refusal = (
      scene: TournamentScene,
      what: Parameters<TournamentScene['together']>[2],
      by = staff('dealer'),
    ) => {
      const tableCommand = { way: 'together', what } as const;
      return scene.refused({ do: 'play', session: 'S1', table: 'T1', command: tableCommand, by });
    };

    clause('12.4.4 (c)', 'are sealed, opened after the cards, settled then, and counted', () => {
      const scene = inCoup().together(...AT, sealing, patron('p1'));
      expect(chipsAt(scene, 'S1', 1)).toBe(1_000_000);
      scene.together(...AT, { do: 'close-wagering' });
      scene.together(...AT, { do: 'record-coup', coup: CARDS.player });
      expect(refusal(scene, { do: 'settle-coup' })).toMatchObject({
        refused: 'steps-missing',
        clause: '12.4.4 (c)',
        reason: { code: 'secret-not-opened', seats: [1] },
      });
      scene.together(...AT, { do: 'open-secret', seat: 1 });
      expect(scene.events.at(-1)).toMatchObject({
        happening: { what: { happened: 'secret-opened', on: 'player', stake: 50_000 } },
      });
      scene.together(...AT, { do: 'settle-coup' });
      expect(chipsAt(scene, 'S1', 1)).toBe(1_050_000);
      scene.together(...AT, { do: 'open-wagering' });
      expect(refusal(scene, sealing, patron('p1'))).toMatchObject({ refused: 'not-permitted' });
    });

    clause('12.4.4 (c)', 'are written and taken back by their patron alone, one a coup', () => {
      const scene = inCoup();
      expect(refusal(scene, sealing)).toMatchObject({ refused: 'not-authorised' });
      const unsigned = { ...sealing, signature: ' ' };
      expect(refusal(scene, unsigned, patron('p1')).refused).toBe('steps-missing');
      scene.together(...AT, sealing, patron('p1'));
      expect(refusal(scene, sealing, patron('p1')).refused).toBe('not-now');
      expect(refusal(scene, { do: 'break-seal', seat: 1 }).refused).toBe('not-authorised');
      expect(refusal(scene, { do: 'open-secret', seat: 1 }).refused).toBe('not-now');
      scene.together(...AT, { do: 'break-seal', seat: 1 }, patron('p1'));
      scene.together(...AT, { ...sealing, on: 'banker' }, patron('p1'));
      scene.together(...AT, { do: 'close-wagering' });
      expect(refusal(scene, { do: 'break-seal', seat: 1 }, patron('p1')).refused).toBe('not-now');
    });

    clause('12.4.4 (c)', 'go back unopened and unused where the coup is void', () => {
      const scene = inCoup().together(...AT, sealing, patron('p1'));
      scene.together(...AT, { do: 'close-wagering' });
      const report = { do: 'report-irregularity', what: 'card-order-lost', facts: {} } as const;
      const command = { ...report, approvedBy: staff('pit-boss') };
      scene.together(...AT, { do: 'at-table', command }, staff('game-supervisor'));
      expect(chipsAt(scene, 'S1', 1)).toBe(1_000_000);
      scene.together(...AT, { do: 'open-wagering' }).together(...AT, sealing, patron('p1'));
      expect(chipsAt(scene, 'S1', 1)).toBe(1_000_000);
    });
  });

  clause('12.4.5 (a)', 'whoever cannot reach the minimum after a coup is out', () => {
    const limits = { min: 10_000, max: 1_000_000, step: 1000 };
    const rounds = [modelRound('Heats', { limits }), modelFinal()];
    const scene = started(entered(BOOK, 4, { rounds }), 'S1', 'Heats', names(4));
    coup(scene, ['S1', 'T1'], [[1, 'player', 995_000]], 'banker');
    const { play } = scene.session('S1').tables[0] ?? {};
    const seats = play?.way === 'together' ? play.play.seats : [];
    expect(seats.map(({ state }) => state)).toEqual(['eliminated', 'in', 'in', 'in']);
    scene.together('S1', 'T1', { do: 'open-wagering' });
    const tableCommand = {
      way: 'together',
      what: { do: 'wager', seat: 1, on: 'player', stake: 5000 },
    } as const;
    const play1 = {
      do: 'play',
      session: 'S1',
      table: 'T1',
      command: tableCommand,
      by: patron('p1'),
    } as const;
    expect(scene.refused(play1).refused).toBe('not-entered');
  });

  clause(['12.4.3 (a)(iii)', '12.4.6 (a)'], 'the most chips at each table go on', () => {
    const rounds = [modelRound('Heats', { advance: 1, length: { coups: 1 } }), modelFinal()];
    const scene = started(entered(BOOK, 4, { rounds }), 'S1', 'Heats', names(4));
    expect(scene.session('S1').tables.map(({ seats }) => seats.map(seat => seat.patron))).toEqual([
      ['p1', 'p3'],
      ['p2', 'p4'],
    ]);
    coup(scene, ['S1', 'T1'], [[2, 'player', 20_000]], 'player');
    coup(scene, ['S1', 'T2'], [[1, 'banker', 20_000]], 'banker');
    for (const table of ['T1', 'T2']) scene.do({ do: 'end-table', session: 'S1', table });
    scene.do({ do: 'settle-session', session: 'S1' });
    const state = (id: string) => [scene.entry(id).state, scene.entry(id).round];
    expect(['p1', 'p2', 'p3', 'p4'].map(state)).toEqual([
      ['out', 'Heats'],
      ['entered', 'Final'],
      ['entered', 'Final'],
      ['out', 'Heats'],
    ]);
  });

  clause('12.4.3 (a)(v)', 'the director adds a second chance where the terms leave it open', () => {
    const heats = modelRound('Heats', { tables: 1, advance: 1, length: { coups: 1 } });
    const round = modelRound('Repechage', {
      kind: 'repechage',
      tables: 1,
      advance: 1,
      length: { coups: 1 },
    });
    const adding = { do: 'add-round', round, by: director } as const;
    const shut = entered(BOOK, 3, { rounds: [heats, modelFinal()] });
    expect(shut.refused(adding)).toMatchObject({ clause: '12.4.3 (a)(v)' });
    const terms = { rounds: [heats, modelFinal()], furtherRounds: 'director-decides' } as const;
    const scene = started(entered(BOOK, 3, terms), 'S1', 'Heats', names(3));
    const win = (session: string) => {
      coup(scene, [session, 'T1'], [[1, 'player', 20_000]], 'player');
      scene.do({ do: 'end-table', session, table: 'T1' }).do({ do: 'settle-session', session });
    };
    win('S1');
    started(scene.do(adding), 'R1', 'Repechage', ['p3', 'p2']);
    win('R1');
    expect(scene.entry('p3')).toMatchObject({ state: 'entered', round: 'Final' });
    expect(scene.entry('p2')).toMatchObject({ state: 'out', round: 'Repechage' });
    const winners = { session: 'F', round: 'Final', patrons: ['p1', 'p3'], startsAt: START };
    scene.do({ do: 'plan-session', ...winners });
    expect(scene.session('F').patrons).toEqual(['p1', 'p3']);
  });

  clause('12.4.3 (a)(iv)', 'an eliminated patron buys back in where and as often as told', () => {
    const rounds = [
      modelRound('Heats', { tables: 1, sessions: 2, advance: 1, length: { coups: 1 } }),
      modelFinal(),
    ];
    const scene = started(entered(BOOK, 2, { rounds }), 'S1', 'Heats', names(2));
    coup(scene, ['S1', 'T1'], [[1, 'player', 20_000]], 'player');
    scene.do({ do: 'end-table', session: 'S1', table: 'T1' });
    scene.do({ do: 'settle-session', session: 'S1' });
    const back = { do: 'buy-back', patron: 'p2' } as const;
    expect(scene.refused(back)).toMatchObject({ clause: '12.4.3 (a)(iv)' });
    const still = { do: 'buy-back', patron: 'p1' } as const;
    expect(scene.refused(still)).toMatchObject({ refused: 'not-entered' });
  });

  clause('12.4.3 (a)(iv)', 'a buy-back is paid, and there are no more than the terms say', () => {
    const buyBack = { cents: 5000, chips: 0, most: 1, untilRound: 0 };
    const heats = { tables: 1, sessions: 3, advance: 1, length: { coups: 1 } } as const;
    const rounds = [modelRound('Heats', heats), modelFinal()];
    const scene = entered(BOOK, 3, { buyBack, rounds });
    const lose = (session: string, patrons: readonly string[]) => {
      started(scene, session, 'Heats', patrons);
      coup(scene, [session, 'T1'], [[1, 'player', 20_000]], 'player');
      scene.do({ do: 'end-table', session, table: 'T1' }).do({ do: 'settle-session', session });
    };
    const again = { do: 'buy-back', patron: 'p2' } as const;
    lose('S1', ['p1', 'p2']);
    expect(scene.do(again).events.at(-1)?.transfers).toMatchObject([{ cents: 5000 }]);
    expect(scene.entry('p2')).toMatchObject({ state: 'entered', buyBacks: 1 });
    lose('S2', ['p3', 'p2']);
    expect(scene.refused(again)).toMatchObject({
      ...{ refused: 'not-permitted', clause: '12.4.3 (a)(iv)' },
    });
  });

  clause(['12.4.7 (a)', '12.4.7 (b)'], 'the pool is computed, and its shares sum to it', () => {
    const rounds = [modelFinal({ length: { coups: 1 } })];
    const prizes = [
      { place: 1, percent: 34 },
      { place: 2, percent: 33 },
      { place: 3, percent: 33 },
    ];
    const added = [{ kind: 'cash', what: 'a gift of the house', cents: 1 }] as const;
    const scene = entered(BOOK, 3, { rounds, prizes, entryFee: 3335, buyIn: 100, added });
    started(scene, 'F', 'Final', names(3));
    const stakes = [30_000, 20_000, 10_000].map((stake, at) => [at + 1, 'player', stake] as const);
    coup(scene, ['F', 'T1'], stakes, 'player').do({ do: 'end-table', session: 'F', table: 'T1' });
    scene.do({ do: 'settle-session', session: 'F' }).do({ do: 'award-prizes' });
    // 3 × 33.35 + 3 × 1.00 + 0.01 less a tenth of the fees, 10.00: 93.06.
    expect(scene.events.at(-1)).toMatchObject({ retained: 1000, pool: 9306 });
    const cents = scene.tournament.prizes.map(prize => prize.cents);
    expect(cents).toEqual([3166, 3070, 3070]);
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(9306);
  });

  clause('12.4.8 (a)(i)', 'a penalty is one that the terms list, for its ground', () => {
    const penalties = [
      { name: 'telephone', grounds: 'a telephone in play', follows: 'warning' },
      { name: 'chips', grounds: 'chips out of sight', follows: { chips: 50_000 } },
      { name: 'abuse', grounds: 'abuse of others', follows: 'disqualification' },
    ] as const;
    const scene = started(entered(BOOK, 4, { penalties }), 'S1', 'Heats', names(4));
    const by = director;
    const other = { do: 'penalise', patron: 'p1', penalty: 'fine', by } as const;
    expect(scene.refused(other)).toMatchObject({ clause: '12.4.8 (a)(i)' });
    scene.do({ ...other, penalty: 'telephone' }).do({ ...other, penalty: 'chips' });
    expect(chipsAt(scene, 'S1', 1)).toBe(950_000);
    expect(scene.entry('p1').penalties.map(({ name }) => name)).toEqual(['telephone', 'chips']);
    scene.do({ ...other, penalty: 'abuse' });
    expect(scene.entry('p1')).toMatchObject({ state: 'disqualified', why: 'abuse of others' });
  });

  clause(
    ['12.4.8 (a)(ii)', '12.4.8 (b)(v)'],
    'the director disqualifies with a reason; chips and place are gone',
    () => {
      const scene = started(entered(BOOK, 4), 'S1', 'Heats', names(4));
      const out = { do: 'disqualify', patron: 'p1', why: 'collusion', by: director } as const;
      expect(scene.refused({ ...out, by: operator }).clause).toBe('12.4.8 (a)(ii)');
      expect(scene.refused({ ...out, why: ' ' }).clause).toBe('12.4.8 (a)(ii)');
      scene.do(out);
      expect(scene.entry('p1')).toMatchObject({ state: 'disqualified', why: 'collusion' });
      expect(chipsAt(scene, 'S1', 1)).toBe(0);
      expect(scene.refused(out).refused).toBe('not-entered');
    },
  );

  clause(
    ['12.4.8 (a)(iv)', '12.4.8 (b)(vi)'],
    'a refund is the published share; whoever retires leaves the chips',
    () => {
      const refundPercent = { lateWithdrawal: 0, retired: 30, disqualified: 0 };
      const scene = started(entered(BOOK, 4, { refundPercent }), 'S1', 'Heats', names(4));
      scene.do({ do: 'retire', patron: 'p2', by: patron('p2') });
      expect(scene.events.at(-1)?.transfers).toMatchObject([{ cents: 3300, memo: 'refund' }]);
      expect(chipsAt(scene, 'S1', 2)).toBe(0);
      const cancelled = opened(BOOK).applies('p1').do({ do: 'cancel', why: 'a power cut' });
      expect(cancelled.events.at(-1)?.transfers).toMatchObject([{ cents: 11_000 }]);
    },
  );

  clause('12.4.8 (b)(i)', 'lateness has its published effect at the roll-call', () => {
    const scene = started(entered(BOOK, 2), 'S1', 'Heats', names(2));
    scene.together('S1', 'T1', { do: 'sit-down', seat: 1 }, patron('p1'));
    scene.at(START + 10 * MINUTE).do({ do: 'call-roll', session: 'S1' });
    expect(scene.events.at(-1)).toMatchObject({ forfeited: ['p2'] });
    expect(scene.entry('p2').state).toBe('forfeited');
  });

  clause('12.4.8 (d)(i)', 'a table ends early once those who go on are known', () => {
    const scene = started(entered(BOOK, 3), 'S1', 'Heats', names(3));
    const end = { do: 'end-table', session: 'S1', table: 'T1' } as const;
    expect(scene.refused(end)).toMatchObject({ clause: '12.4.8 (d)(i)' });
    scene.do({ do: 'retire', patron: 'p3', by: patron('p3') }).do(end);
    expect(scene.events.at(-1)).toMatchObject({ early: true, clause: '12.4.8 (d)(i)' });
  });

  clause(
    '12.4.8 (d)(i)',
    'a lead that all coups to come can still close ends no table, a greater one does',
    () => {
      const limits = { min: 10_000, max: 100_000, step: 1000 };
      const heats = { tables: 1, length: { coups: 3 }, advance: 1, limits } as const;
      const rounds = [modelRound('Heats', heats), modelFinal()];
      // One coup can turn 1,300,000: three wagers at most, won by one and lost by the other.
      const afterTwoTies = (stake: number): TournamentScene => {
        const scene = started(entered(BOOK, 2, { rounds }), 'S1', 'Heats', names(2));
        for (const _ of [1, 2]) coup(scene, ['S1', 'T1'], [[1, 'tie', stake]], 'tie');
        return scene;
      };
      const end = { do: 'end-table', session: 'S1', table: 'T1' } as const;
      expect(afterTwoTies(80_000).refused(end)).toMatchObject({
        ...{ refused: 'not-decided', clause: '12.4.8 (d)(i)' },
      });
      expect(afterTwoTies(90_000).do(end).events.at(-1)).toMatchObject({ early: true });
    },
  );

  clause('12.4.8 (d)(ii)', 'or where chips are cashed and all at the table agree', () => {
    const terms = { chipsAtEnd: 'paid-in-cash' } as const;
    const scene = started(entered(BOOK, 3, terms), 'S1', 'Heats', names(3));
    const end = { do: 'end-table', session: 'S1', table: 'T1' } as const;
    const agree = { do: 'agree-to-end', session: 'S1', table: 'T1' } as const;
    for (const id of ['p1', 'p2']) scene.do({ ...agree, patron: id, by: patron(id) });
    expect(scene.refused(end).refused).toBe('not-decided');
    scene.do({ ...agree, patron: 'p3', by: patron('p3') }).do(end);
    expect(scene.session('S1').tables[0]?.closing).toHaveLength(3);
    const unpaid = started(entered(BOOK, 3), 'S1', 'Heats', names(3));
    for (const id of names(3)) unpaid.do({ ...agree, patron: id, by: patron(id) });
    expect(unpaid.refused(end).refused).toBe('not-decided');
  });

  clause('12.4.3 (c)', 'chips at the end are void, or paid in cash, as published', () => {
    const ended = (chipsAtEnd: 'no-value' | 'paid-in-cash') => {
      const rounds = [modelRound('Heats', { length: { coups: 1 } }), modelFinal()];
      const scene = started(entered(BOOK, 3, { rounds, chipsAtEnd }), 'S1', 'Heats', names(3));
      const stakes = [
        [1, 'player', 50_000],
        [3, 'banker', 20_000],
      ] as const;
      coup(scene, ['S1', 'T1'], stakes, 'player');
      return scene.do({ do: 'end-table', session: 'S1', table: 'T1' }).events.at(-1)?.transfers;
    };
    expect(ended('no-value')).toEqual([]);
    expect(ended('paid-in-cash')).toMatchObject([
      { act: 'transfer', credit: 'cash-out', cents: 1_050_000 },
      { act: 'transfer', credit: 'cash-out', cents: 990_000 },
      { act: 'transfer', credit: 'cash-out', cents: 980_000 },
    ]);
  });

  clause('12.4.4 (a)', 'tournament chips are kept apart from all cash', () => {
    const scene = started(entered(BOOK, 2), 'S1', 'Heats', names(2));
    const cash = scene.tournament.ledger;
    coup(scene, ['S1', 'T1'], [[1, 'player', 50_000]], 'player');
    expect(scene.tournament.ledger).toEqual(cash);
    const { play } = scene.session('S1').tables[0] ?? {};
    const accounts = play?.way === 'together' ? play.play.ledger.pages.flat() : [];
    expect(new Set(accounts.map(({ currency }) => currency))).toEqual(
      new Set(['tournament-chips']),
    );
  });

  clause('12.4.8 (f)', 'promotion is allowed only by whoever said so', () => {
    const scene = opened(BOOK).applies('p1').applies('p2', { mayPromote: true });
    expect(scene.tournament.entries.map(entry => entry.mayPromote)).toEqual([false, true]);
  });

  clause('12.4.8 (g)', 'a deputy runs it by the same powers, the director being there', () => {
    const scene = started(entered(BOOK, 3), 'S1', 'Heats', names(3));
    const by = { role: 'tournament-director', id: 'deputy-1' } as const;
    const out = { do: 'disqualify', patron: 'p1', why: 'collusion', by } as const;
    expect(scene.do(out).entry('p1').state).toBe('disqualified');
    const stranger = { ...out, patron: 'p2', by: { ...by, id: 'deputy-2' } };
    expect(scene.refused(stranger).refused).toBe('not-authorised');
  });

  clause(
    ['12.4.8 (h)', '12.4.8 (j)'],
    'the director is final, and the regulator stays open',
    () => {
      const scene = started(entered(BOOK, 3), 'S1', 'Heats', names(3));
      const ruling = { do: 'rule-on-dispute', patron: 'p1', about: 'late chips' } as const;
      expect(scene.refused({ ...ruling, ruling: 'void', by: staff('pit-boss') }).clause).toBe(
        '12.4.8 (h)',
      );
      scene.do({ ...ruling, ruling: 'the wager stands' });
      const told = { clause: '12.4.8 (h)', regulatorStaysOpen: true };
      expect(scene.events.at(-1)).toMatchObject({ happened: 'dispute-ruled', ...told });
    },
  );
});
