import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { modelConditions, modelFinal, modelRound } from '../../conditions/model-conditions.ts';
import { told, wanted, without } from '../../testing/blank.ts';
import {
  application,
  chipsAt,
  coup,
  drafted,
  entered,
  MINUTE,
  names,
  opened,
  patron,
  START,
  started,
} from '../../testing/scene.ts';

const clause = clausesOf('crown-rapid');
const BOOK = 'crown-rapid';

describe('what the conditions must tell', () => {
  clause('12.2.1(a)', 'the entry fee is told, or that there is none', () => {
    expect(wanted(BOOK, without([], ['entryFee']))).toContain('12.2.1(a)');
    expect(told(drafted(BOOK, { entryFee: 11_000 }), '12.2.1(a)')).toBe('110.00 AUD.');
    expect(told(drafted(BOOK, { entryFee: 0 }), '12.2.1(a)')).toBe('None.');
    const scene = opened(BOOK, { entryFee: 11_000 }).applies('p1');
    expect(scene.events.at(-1)?.transfers).toMatchObject([{ debit: 'cash-in', cents: 11_000 }]);
  });

  clause('12.2.1(b)', 'bank, buy-in and the end of balances are told and applied', () => {
    for (const term of ['rounds', 'buyIn', 'chipsAtEnd'] as const) {
      expect(wanted(BOOK, without([], [term]))).toContain('12.2.1(b)');
    }
    const rounds = [modelRound('Heats', { length: { coups: 1 } }), modelFinal()];
    const scene = started(entered(BOOK, 4, { buyIn: 5000, rounds }), 'S1', 'Heats', names(4));
    expect(scene.tournament.ledger.places['entry-fees:buy-in/p1']).toBeDefined();
    expect(chipsAt(scene, 'S1', 1)).toBe(1_000_000);
    coup(scene, ['S1', 'T1'], [], 'player').do({ do: 'end-table', session: 'S1', table: 'T1' });
    expect(chipsAt(scene, 'S1', 1)).toBe(0);
    expect(scene.session('S1').tables[0]?.closing?.[0]).toMatchObject({ chips: 990_000 });
  });

  clause('12.2.1(c)', 'a compulsory wager is told, and applied at the close', () => {
    expect(wanted(BOOK, without([], ['rounds']))).toContain('12.2.1(c)');
    expect(told(drafted(BOOK), '12.2.1(c)')).toContain('Heats: at least 100.00 on every coup.');
    const scene = started(entered(BOOK, 4), 'S1', 'Heats', names(4));
    coup(scene, ['S1', 'T1'], [[1, 'player', 10_000]], 'banker');
    expect(chipsAt(scene, 'S1', 1)).toBe(990_000);
    expect(chipsAt(scene, 'S1', 2)).toBe(990_000);
    const free = [modelRound('Heats', { compulsory: false }), modelFinal()];
    const other = started(entered(BOOK, 4, { rounds: free }), 'S1', 'Heats', names(4));
    coup(other, ['S1', 'T1'], [[1, 'player', 10_000]], 'banker');
    expect(chipsAt(other, 'S1', 2)).toBe(1_000_000);
  });

  clause('12.2.1(c)', 'the conditions may put out whoever misses the wager', () => {
    const scene = entered(BOOK, 4, { missedWager: 'eliminated' });
    started(scene, 'S1', 'Heats', names(4));
    coup(scene, ['S1', 'T1'], [[1, 'player', 10_000]], 'banker');
    const play = scene.session('S1').tables[0]?.play;
    expect(play?.play).toMatchObject({ seats: [{ state: 'in' }, { state: 'eliminated' }, {}, {}] });
  });

  clause('12.2.1(d)', 'rounds, tables, progression and second chances are told and kept', () => {
    expect(wanted(BOOK, without([], ['rounds']))).toContain('12.2.1(d)');
    expect(wanted(BOOK, without([], ['furtherRounds']))).toContain('12.2.1(d)');
    const says = told(drafted(BOOK), '12.2.1(d)');
    expect(says).toContain('Heats: 10 coups.');
    expect(says).toContain('Heats: 2 tables of 7 places.');
    expect(says).toContain('the 2 with the most chips at each table');
    const rounds = [modelRound('Heats', { sessions: 2, tables: 1 }), modelFinal()];
    const scene = entered(BOOK, 9, { rounds });
    const plan = { do: 'plan-session', session: 'S1', startsAt: START } as const;
    expect(scene.refused({ ...plan, round: 'Heats', patrons: names(9) }).refused).toBe(
      'tournament-full',
    );
    expect(scene.refused({ ...plan, round: 'Final', patrons: names(3) })).toMatchObject({
      refused: 'not-eligible',
    });
    // Nobody is left without a seat in the sessions that the round still has.
    const alone = { ...plan, round: 'Heats', patrons: ['p1'] };
    expect(scene.refused(alone)).toMatchObject({ refused: 'not-permitted', clause: '12.2.1(d)' });
    scene.do({ ...plan, round: 'Heats', patrons: names(7) });
    const second = { ...plan, session: 'S2', round: 'Heats', patrons: ['p8'] };
    expect(scene.refused(second)).toMatchObject({ clause: '12.2.1(d)' });
    scene.do({ ...second, patrons: ['p8', 'p9'] });
  });

  clause('12.2.1(e)', 'buying back in is told, and limited in number and time', () => {
    expect(wanted(BOOK, without([], ['buyBack']))).toContain('12.2.1(e)');
    expect(told(drafted(BOOK), '12.2.1(e)')).toBe('No buying back in.');
    const buyBack = { cents: 5000, chips: 0, most: 1, untilRound: 0 };
    const rounds = [
      modelRound('Heats', { tables: 1, sessions: 3, advance: 1, length: { coups: 1 } }),
      modelFinal(),
    ];
    const scene = entered(BOOK, 3, { buyBack, rounds });
    const again = { do: 'buy-back', patron: 'p2' } as const;
    expect(scene.refused(again)).toMatchObject({ clause: '12.2.1(e)' });
    const lose = (session: string, patrons: readonly string[]) => {
      started(scene, session, 'Heats', patrons);
      coup(scene, [session, 'T1'], [[1, 'player', 20_000]], 'player');
      scene.do({ do: 'end-table', session, table: 'T1' }).do({ do: 'settle-session', session });
    };
    lose('S1', ['p1', 'p2']);
    expect(scene.entry('p2').state).toBe('out');
    scene.do(again);
    expect(scene.events.at(-1)?.transfers).toMatchObject([{ cents: 5000 }]);
    expect(scene.entry('p2')).toMatchObject({ state: 'entered', round: 'Heats', buyBacks: 1 });
    lose('S2', ['p3', 'p2']);
    expect(scene.refused(again)).toMatchObject({ refused: 'not-permitted', clause: '12.2.1(e)' });
  });

  clause('12.2.1(f)(i)', 'only people who may enter and gamble are told they may enter', () => {
    expect(wanted(BOOK, without(['entitled-persons']))).toContain('12.2.1(f)(i)');
    const scene = opened(BOOK);
    expect(scene.refused(application('p1', { entitled: false }))).toMatchObject({
      refused: 'not-eligible',
      clause: '12.2.1(f)(i)',
    });
  });

  clause('12.2.1(f)(ii)', 'an application is refused only where that right was reserved', () => {
    expect(wanted(BOOK, without(['right-to-refuse']))).toContain('12.2.1(f)(ii)');
    const refusing = { do: 'refuse-entry', patron: 'p1', why: 'our choice' } as const;
    const open = opened(BOOK).applies('p1').do(refusing);
    expect(open.entry('p1').state).toBe('refused');
    const closed = opened(BOOK, {}, { 'right-to-refuse': null }).applies('p1');
    expect(closed.refused(refusing)).toMatchObject({ clause: '12.2.1(f)(ii)' });
  });

  clause('12.2.1(f)(iii)', 'selection criteria are listed where there are any, and applied', () => {
    expect(wanted(BOOK, without(['selection-criteria']))).toContain('12.2.1(f)(iii)');
    const scene = opened(BOOK, {}, { 'selection-criteria': 'Members only.' }).applies('p1');
    expect(told(scene, '12.2.1(f)(iii)')).toBe('Members only.');
    const accepting = { do: 'accept-entry', patron: 'p1', staffApprovedBy: null } as const;
    const no = scene.refused({ ...accepting, meetsCriteria: false });
    expect(no).toMatchObject({ refused: 'not-eligible', clause: '12.2.1(f)(iii)' });
    expect(scene.accepts('p1').entry('p1').state).toBe('entered');
  });

  clause('12.2.1(g)', 'terms of entry, free withdrawal, form and numbers are told and kept', () => {
    for (const item of ['terms-of-entry', 'free-withdrawal', 'application-form'] as const) {
      expect(wanted(BOOK, without([item]))).toContain('12.2.1(g)');
    }
    expect(wanted(BOOK, without([], ['entrants']))).toContain('12.2.1(g)');
    const scene = opened(BOOK, {
      entrants: { least: 1, most: 2 },
      prizes: [{ place: 1, percent: 100 }],
    })
      .applies('p1')
      .applies('p2');
    expect(scene.refused(application('p3'))).toMatchObject({
      refused: 'tournament-full',
      clause: '12.2.1(g)',
    });
    const { withdrawBy = 0 } = scene.tournament.conditions?.terms ?? {};
    scene.at(withdrawBy).do({ do: 'withdraw', patron: 'p1', by: patron('p1') });
    expect(scene.events.at(-1)).toMatchObject({ refundPercent: 100 });
    scene.at(withdrawBy + 1).do({ do: 'withdraw', patron: 'p2', by: patron('p2') });
    expect(scene.events.at(-1)).toMatchObject({ refundPercent: 0, transfers: [] });
  });

  clause('12.2.1(h)', 'grounds and refunds of leaving are told, and computed from them', () => {
    expect(wanted(BOOK, without(['disqualification']))).toContain('12.2.1(h)');
    expect(wanted(BOOK, without(['retirement']))).toContain('12.2.1(h)');
    expect(wanted(BOOK, without([], ['refundPercent']))).toContain('12.2.1(h)');
    const refundPercent = { lateWithdrawal: 0, retired: 50, disqualified: 25 };
    const scene = entered(BOOK, 4, { buyIn: 5001, refundPercent });
    started(scene, 'S1', 'Heats', names(4));
    scene.do({ do: 'retire', patron: 'p1', by: patron('p1') });
    expect(scene.events.at(-1)?.transfers?.map(({ cents }) => cents)).toEqual([5500, 2500]);
    scene.do({ do: 'disqualify', patron: 'p2', why: 'abuse' });
    expect(scene.events.at(-1)?.transfers?.map(({ cents }) => cents)).toEqual([2750, 1250]);
    expect(scene.session('S1').tables[0]?.play?.play).toMatchObject({
      seats: [{ state: 'retired' }, { state: 'disqualified' }, {}, {}],
    });
  });

  clause('12.2.1(i)', 'lateness is told, and applied at the roll-call', () => {
    expect(wanted(BOOK, without(['lateness']))).toContain('12.2.1(i)');
    const scene = started(entered(BOOK, 4), 'S1', 'Heats', names(4));
    for (const seat of [1, 2, 3]) {
      scene.together('S1', 'T1', { do: 'sit-down', seat }, patron(`p${seat}`));
    }
    const roll = { do: 'call-roll', session: 'S1' } as const;
    expect(scene.refused(roll)).toMatchObject({ refused: 'not-now', clause: '12.2.1(i)' });
    scene.at(START + 10 * MINUTE).do(roll);
    expect(scene.entry('p4').state).toBe('forfeited');
    expect(scene.entry('p3').state).toBe('entered');
    const mild = { graceMs: 0, follows: 'joins-late' } as const;
    const other = started(entered(BOOK, 4, { late: mild }), 'S1', 'Heats', names(4)).do(roll);
    expect(other.entry('p4').state).toBe('entered');
  });

  clause('12.2.1(j)', 'the prizes are told, and they are what is awarded', () => {
    expect(wanted(BOOK, without([], ['prizes']))).toContain('12.2.1(j)');
    expect(told(drafted(BOOK), '12.2.1(j)')).toContain('Place 1: 50% of the pool.');
    const rounds = [modelFinal({ length: { coups: 1 } })];
    const scene = started(entered(BOOK, 3, { rounds }), 'F', 'Final', names(3));
    const stakes = [
      [1, 'player', 30_000],
      [2, 'player', 20_000],
      [3, 'player', 10_000],
    ] as const;
    coup(scene, ['F', 'T1'], stakes, 'player').do({ do: 'end-table', session: 'F', table: 'T1' });
    scene.do({ do: 'settle-session', session: 'F' }).do({ do: 'award-prizes' });
    expect(scene.tournament.prizes.map(({ patron: who, cents }) => [who, cents])).toEqual([
      ['p1', 14_850],
      ['p2', 8910],
      ['p3', 5940],
    ]);
  });

  clause('12.2.1(k)', 'the director runs it, and the rules prevail over the conditions', () => {
    expect(wanted(BOOK, without(['rules-prevail']))).toContain('12.2.1(k)');
    const says = 'Naturals draw a third card.';
    const conditions = modelConditions(START, { variations: [{ rule: '9', says }] });
    const scene = drafted(BOOK).do({ do: 'write-conditions', conditions });
    expect(scene.refused({ do: 'publish-conditions' })).toMatchObject({
      refused: 'conditions-incomplete',
    });
  });

  clause('12.2.2', 'the conditions may vary the rule of chip accounts and no other', () => {
    const variation = (rule: string) => ({ variations: [{ rule, says: 'Chips are lent.' }] });
    expect(opened(BOOK, variation('6')).tournament.phase).toBe('open');
    expect(wanted(BOOK, modelConditions(START, variation('5')))).toEqual(['12.2.2']);
  });
});
