import { describe, expect } from 'vitest';
import type { ClauseIn } from '../../../rulebooks/clauses.ts';
import type { ConditionItem } from '../../../rulebooks/index.ts';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import type { Terms } from '../../conditions/document.ts';
import { modelConditions, modelFinal, modelRound } from '../../conditions/model-conditions.ts';
import { told, wanted, without } from '../../testing/blank.ts';
import { begun, ended, inTurnCoup, PLAYER_WINS } from '../../testing/in-turn.ts';
import {
  application,
  DAY,
  director,
  drafted,
  entered,
  names,
  opened,
  operator,
  patron,
  ready,
  staff,
  START,
  started,
  TournamentScene,
} from '../../testing/scene.ts';

const clause = clausesOf('tasmania');
const BOOK = 'tasmania';

describe('who is who', () => {
  clause(
    ['16.1', '16.1 Applicant', '16.1 Player'],
    'an applicant has no seat and no right to play; whoever is accepted has',
    () => {
      const scene = opened(BOOK).applies('p1').applies('p2').applies('p3').accepts('p1', 'p2');
      expect(scene.tournament.entries.map(({ state }) => state)).toEqual([
        'entered',
        'entered',
        'applicant',
      ]);
      scene.do({ do: 'close-entries' });
      const plan = { do: 'plan-session', session: 'S1', round: 'Heats', startsAt: START } as const;
      const withApplicant = scene.refused({ ...plan, patrons: ['p1', 'p3'] });
      expect(withApplicant).toMatchObject({ refused: 'not-eligible', clause: '16.1 Player' });
      expect(scene.do({ ...plan, patrons: ['p1', 'p2'] }).session('S1').state).toBe('planned');
    },
  );

  clause('16.1 Competition Director', 'a supervisor or management is appointed, by name', () => {
    const scene = new TournamentScene(BOOK);
    const appointing = { do: 'appoint-director', person: 'd', deputies: [] } as const;
    expect(scene.refused({ ...appointing, role: 'dealer' })).toMatchObject({
      refused: 'not-eligible',
      clause: '16.1 Competition Director',
    });
    expect(scene.refused({ ...appointing, role: 'operator', by: staff('pit-boss') }).refused).toBe(
      'not-authorised',
    );
    for (const role of ['game-supervisor', 'operator'] as const) {
      expect(scene.do({ ...appointing, role }).tournament.director?.role).toBe(role);
    }
    const brief = { do: 'brief', patrons: [], understood: true } as const;
    expect(scene.refused({ ...brief, by: { role: 'tournament-director', id: 'x' } })).toMatchObject(
      {
        refused: 'not-authorised',
      },
    );
  });

  clause(['16.1 Competition Baccarat', '16.1 Competition Chips'], 'the same for everybody', () => {
    const scene = started(entered(BOOK, 4), 'S1', 'Heats', names(4));
    begun(scene, ['S1', 'T1']);
    const [table] = scene.session('S1').tables;
    const play = table?.play?.way === 'in-turn' ? table.play.play : undefined;
    expect(play?.positions.map(({ chips }) => chips)).toEqual(Array(4).fill(1_000_000));
    expect(play?.rules).toMatchObject({ chips: 'tournament-chips', secretWagers: 1 });
    // Chips for scoring are no money: the tournament's own books have only the fees.
    const accounts = scene.tournament.ledger.pages.flat().map(({ kind }) => kind);
    expect(new Set(accounts)).toEqual(new Set(['cash-in', 'entry-fees']));
  });

  clause(
    ['16.1 Live Competition Baccarat', '16.1 Competition Chips'],
    'cash-value chips are bought at the table, and what is left is the patron’s',
    () => {
      const rounds = [modelRound('Heats', { length: { coups: 1 }, advance: 1 }), modelFinal()];
      const scene = entered(BOOK, 2, { chips: 'cash-value', rounds });
      started(scene, 'S1', 'Heats', names(2));
      begun(scene, ['S1', 'T1']);
      inTurnCoup(scene, ['S1', 'T1'], { 1: 100_000, 2: 50_000 }, PLAYER_WINS);
      ended(scene, ['S1', 'T1']);
      const balance = (id: string) => {
        const account = scene.tournament.ledger.pages.flat().find(other => other.id === id);
        return account === undefined ? undefined : account.debits - account.credits;
      };
      expect(balance('chips-in')).toBe(2_000_000);
      expect(balance('chips-out')).toBe(-2_150_000);
      expect(balance('house:live')).toBe(150_000);
      expect(balance('patron:live/S1/T1')).toBe(0);
    },
  );
});

describe('fees and what comes back', () => {
  clause('16.2 fee', 'a fee may be charged, kept for each applicant; nought is allowed', () => {
    const scene = opened(BOOK).applies('p1');
    expect(scene.tournament.ledger.places['entry-fees:fee/p1']).toBeDefined();
    expect(opened(BOOK, { entryFee: 0 }).applies('p1').events.at(-1)?.transfers).toEqual([]);
    const by = staff('pit-boss');
    const writing = { do: 'write-conditions', conditions: modelConditions(START), by } as const;
    expect(scene.refused(writing).refused).toBe('not-authorised');
  });

  clause('16.2 added value', 'what the operator adds is told apart from the fees', () => {
    const added = [
      { kind: 'cash', what: 'cash', cents: 50_000 },
      { kind: 'goods', what: 'a watch', cents: 90_000 },
    ] as const;
    const prizes = [{ place: 1, percent: 100, goods: 'a watch' }];
    const rounds = [modelFinal({ length: { coups: 1 } })];
    const scene = entered(BOOK, 2, { added, prizes, rounds });
    started(scene, 'F', 'Final', names(2));
    begun(scene, ['F', 'T1']);
    inTurnCoup(scene, ['F', 'T1'], { 1: 20_000 }, PLAYER_WINS);
    ended(scene, ['F', 'T1']).do({ do: 'settle-session', session: 'F' });
    scene.do({ do: 'award-prizes' });
    // A tenth of the two fees is kept; the cash that was added is not part of that base.
    expect(scene.events.at(-1)).toMatchObject({ retained: 2200, pool: 69_800 });
    expect(scene.tournament.prizes).toMatchObject([
      { patron: 'p1', cents: 69_800, goods: ['a watch'] },
    ]);
  });

  clause('16.2 refund', 'seven days before the start, to the moment, gives everything back', () => {
    const scene = opened(BOOK).applies('p1').applies('p2').applies('p3');
    scene.at(START - 7 * DAY).do({ do: 'withdraw', patron: 'p1' });
    expect(scene.events.at(-1)?.transfers).toMatchObject([{ credit: 'cash-out', cents: 11_000 }]);
    scene.at(START - 7 * DAY + 1).do({ do: 'withdraw', patron: 'p2' });
    expect(scene.events.at(-1)).toMatchObject({ refundPercent: 0, transfers: [] });
    expect(wanted(BOOK, modelConditions(START, { withdrawBy: START - 6 * DAY }))).toEqual([
      '16.2 refund',
    ]);
    // The clocks may change in those days: seven calendar days are an hour more or less (T22).
    const summer = modelConditions(START, { withdrawBy: START - 7 * DAY + 3_600_000 });
    expect(wanted(BOOK, summer)).toEqual([]);
  });

  clause('16.2 refund', 'a competition that does not take place gives everything back', () => {
    const scene = opened(BOOK).applies('p1').applies('p2').accepts('p1');
    scene.do({ do: 'cancel', why: 'too few' });
    expect(scene.events.at(-1)?.transfers?.map(({ cents }) => cents)).toEqual([11_000, 11_000]);
    expect(scene.tournament.phase).toBe('cancelled');
  });

  clause(
    '16.2.1',
    'at most a tenth of the fees is kept, rounded down; more cannot be saved',
    () => {
      const over = modelConditions(START, { retainedPercent: 11 });
      expect(wanted(BOOK, over)).toEqual(['16.2.1']);
      const rounds = [modelFinal({ length: { coups: 1 } })];
      const scene = entered(BOOK, 3, { entryFee: 3335, rounds });
      scene.do({ do: 'disqualify', patron: 'p3', why: 'hidden chips' });
      started(scene, 'F', 'Final', ['p1', 'p2']);
      begun(scene, ['F', 'T1']);
      inTurnCoup(scene, ['F', 'T1'], { 1: 20_000 }, PLAYER_WINS);
      ended(scene, ['F', 'T1']).do({ do: 'settle-session', session: 'F' });
      scene.do({ do: 'award-prizes' });
      // 100.05 with the fee of the disqualified: 10.00 kept, 90.05 paid.
      expect(scene.events.at(-1)).toMatchObject({ retained: 1000, pool: 9005 });
    },
  );

  clause('16.2.4', 'the disqualified get nothing back, whatever comes after', () => {
    const scene = opened(BOOK).applies('p1').applies('p2').accepts('p1', 'p2');
    scene.do({ do: 'disqualify', patron: 'p1', why: 'a false name' });
    expect(scene.events.at(-1)?.transfers).toEqual([]);
    expect(scene.refused({ do: 'withdraw', patron: 'p1' }).refused).toBe('not-entered');
    scene.do({ do: 'cancel', why: 'too few' });
    expect(scene.events.at(-1)?.transfers).toMatchObject([
      { debit: 'entry-fees:fee/p1', credit: 'house:retained' },
      { debit: 'entry-fees:fee/p2', credit: 'cash-out' },
    ]);
    const refundPercent = { lateWithdrawal: 0, retired: 0, disqualified: 50 };
    expect(wanted(BOOK, modelConditions(START, { refundPercent }))).toEqual(['16.2.4']);
  });
});

interface Row {
  readonly id: ClauseIn<'tasmania'>;
  readonly title: string;
  readonly texts?: readonly ConditionItem[];
  readonly terms?: readonly (keyof Terms)[];
  readonly reads: RegExp;
}

const ROWS: readonly Row[] = [
  { id: '16.2.2.a', title: 'the form', texts: ['application-form'], reads: /The form asks/ },
  { id: '16.2.2.b', title: 'the terms of entry', texts: ['terms-of-entry'], reads: /fee is paid/ },
  { id: '16.2.2.c', title: 'the fee', terms: ['entryFee'], reads: /^110\.00 AUD\.$/ },
  { id: '16.2.2.d', title: 'how many enter', terms: ['entrants'], reads: /at most 14/ },
  { id: '16.2.2.e', title: 'the chips', terms: ['rounds', 'chips'], reads: /Heats: 10,000\.00/ },
  { id: '16.2.2.f', title: 'how long a session is', terms: ['rounds'], reads: /10 coups/ },
  { id: '16.2.2.g', title: 'the prizes', terms: ['prizes'], reads: /Place 1: 50%/ },
  {
    id: '16.2.2.h',
    title: 'how prizes are allotted',
    texts: ['prize-allocation'],
    reads: /places of the final/,
  },
  { id: '16.2.2.i', title: 'the secret wagers', terms: ['rounds'], reads: /1 a session/ },
];

describe('what is disclosed before it begins', () => {
  for (const { id, title, texts = [], terms = [], reads } of ROWS) {
    clause(id, `${title} is told, or nothing is published`, () => {
      for (const text of texts) expect(wanted(BOOK, without([text]))).toContain(id);
      for (const term of terms) expect(wanted(BOOK, without([], [term]))).toContain(id);
      expect(told(drafted(BOOK), id)).toMatch(reads);
    });
  }

  clause('16.2.2.d', 'no entry above the greatest number; below the least it is not held', () => {
    const scene = opened(BOOK, { entrants: { least: 3, most: 3 } });
    for (const id of names(3)) scene.applies(id);
    expect(scene.refused(application('p4'))).toMatchObject({ clause: '16.2.2.d' });
    scene.accepts('p1', 'p2').do({ do: 'close-entries' });
    expect(scene.events.at(-1)).toMatchObject({ tooFew: true });
    ready(scene, ['p1', 'p2']);
    const plan = { session: 'S1', round: 'Heats', patrons: ['p1', 'p2'], startsAt: START };
    scene.do({ do: 'plan-session', ...plan });
    scene.do({ do: 'draw-seats', session: 'S1', order: ['p1', 'p2'] }).at(START);
    const start = { do: 'start-session', session: 'S1', withFewer: true } as const;
    expect(scene.refused(start)).toMatchObject({ clause: '16.2.2.d' });
  });

  clause('16.2.2', 'nothing opens before it is published, and play freezes it', () => {
    const scene = drafted(BOOK);
    expect(scene.refused({ do: 'open-entries' })).toMatchObject({ clause: '16.2.2' });
    scene.do({ do: 'publish-conditions' }).do({ do: 'open-entries' });
    const running = started(entered(BOOK, 4), 'S1', 'Heats', names(4));
    const change = { do: 'write-conditions', conditions: modelConditions(START) } as const;
    expect(running.refused(change)).toMatchObject({ refused: 'not-now', clause: '16.2.2' });
  });
});

describe('the operator’s acts', () => {
  clause('16.2.3', 'every act keeps who did it, when and why', () => {
    const scene = opened(BOOK)
      .applies('p1')
      .at(START - 10 * DAY);
    scene.do({ do: 'refuse-entry', patron: 'p1', why: 'full of friends' });
    const kept = { by: operator, at: START - 10 * DAY, why: 'full of friends' };
    expect(scene.events.at(-1)).toMatchObject(kept);
  });

  clause('16.2.3.a', 'any application may be refused, with the fee back', () => {
    const scene = opened(BOOK, {}, { 'right-to-refuse': null }).applies('p1');
    scene.do({ do: 'refuse-entry', patron: 'p1', why: '' });
    expect(scene.events.at(-1)?.transfers).toMatchObject([{ cents: 11_000 }]);
    const other = opened(BOOK).applies('p1');
    const refusing = { do: 'refuse-entry', patron: 'p1', why: '', by: director } as const;
    expect(other.refused(refusing)).toMatchObject({ clause: '16.2.3.a' });
  });

  clause('16.2.3.b', 'who breaks the rules is out at once, without a prize', () => {
    const scene = started(entered(BOOK, 3), 'S1', 'Heats', names(3));
    begun(scene, ['S1', 'T1']);
    const out = { do: 'disqualify', patron: 'p2', why: 'signals' } as const;
    expect(scene.refused({ ...out, by: director })).toMatchObject({ clause: '16.2.3.b' });
    scene.do(out);
    const [table] = scene.session('S1').tables;
    const play = table?.play?.way === 'in-turn' ? table.play.play : undefined;
    expect(play?.positions[1]).toMatchObject({ state: 'disqualified', chips: 0 });
    expect(scene.entry('p2').state).toBe('disqualified');
  });

  clause('16.2.3.c', 'who does not come at the set time may be disqualified', () => {
    const scene = started(entered(BOOK, 3), 'S1', 'Heats', names(3));
    begun(scene, ['S1', 'T1'], [3]);
    scene.do({ do: 'disqualify', patron: 'p3', why: 'did not attend' });
    expect(scene.entry('p3')).toMatchObject({ state: 'disqualified', why: 'did not attend' });
    // The disqualified play no second chance, unlike those who only came too late.
    expect(scene.refused({ do: 'admit', patron: 'p3' }).refused).toBe('not-eligible');
  });

  clause(['16.2.3.d', '16.2.3.e'], 'sessions, tables and seats are allotted, drawn or set', () => {
    const rounds = [modelRound('Heats', { sessions: 2, advance: 1 }), modelFinal()];
    const scene = entered(BOOK, 6, { rounds });
    const plan = { do: 'plan-session', round: 'Heats', startsAt: START } as const;
    const by = staff('dealer');
    const one = { ...plan, session: 'S1', patrons: ['p1', 'p2', 'p3'] };
    expect(scene.refused({ ...one, by })).toMatchObject({ clause: '16.2.3.d' });
    scene.do(one).do({ ...plan, session: 'S2', patrons: ['p4', 'p5', 'p6'] });
    expect(scene.refused({ ...plan, session: 'S3', patrons: ['p1'] }).refused).not.toBeUndefined();
    scene.do({ do: 'draw-seats', session: 'S1', order: ['p3', 'p1', 'p2'] });
    expect(scene.session('S1').tables[0]?.seats).toEqual([
      { seat: 1, patron: 'p3' },
      { seat: 2, patron: 'p1' },
      { seat: 3, patron: 'p2' },
    ]);
    const twice = { do: 'draw-seats', session: 'S2', order: ['p4', 'p4', 'p5'] } as const;
    expect(scene.refused(twice)).toMatchObject({ refused: 'seats-wrong', clause: '16.2.3.e' });
    const seats = ['p4', 'p5', 'p6'].map((who, at) => ({ patron: who, table: 'T2', seat: 7 - at }));
    scene.do({ do: 'assign-seats', session: 'S2', seats });
    expect(scene.session('S2').tables[0]).toMatchObject({
      table: 'T2',
      seats: [{ seat: 7 }, {}, {}],
    });
  });

  clause(
    ['16.2.3.f', '16.8.1'],
    'how many go on is told at the start and cannot be changed once it runs',
    () => {
      expect(told(drafted(BOOK), '16.8.1')).toContain('the 2 with the most chips at each table');
      expect(wanted(BOOK, without([], ['rounds']))).toContain('16.8.1');
      const scene = started(entered(BOOK, 4), 'S1', 'Heats', names(4));
      const rounds = [modelRound('Heats', { advance: 1 }), modelFinal()];
      const conditions = modelConditions(START, { rounds });
      expect(scene.refused({ do: 'write-conditions', conditions }).refused).toBe('not-now');
    },
  );

  clause('16.2.5', 'the director tells everybody the conditions before it begins', () => {
    const scene = opened(BOOK).applies('p1').applies('p2').accepts('p1', 'p2');
    scene.do({ do: 'close-entries' });
    const brief = { do: 'brief', patrons: ['p1', 'p2'], understood: true } as const;
    expect(scene.refused({ ...brief, by: operator })).toMatchObject({ clause: '16.2.5' });
    scene.do({ do: 'designate-tables', tables: ['T1'], by: director });
    scene.do({ do: 'sign-director-on' });
    for (const id of ['p1', 'p2']) scene.do({ do: 'sign-conditions', patron: id });
    const plan = { session: 'S1', round: 'Heats', patrons: ['p1', 'p2'], startsAt: START };
    scene.do({ do: 'plan-session', ...plan });
    scene.do({ do: 'draw-seats', session: 'S1', order: ['p1', 'p2'] }).at(START);
    const start = { do: 'start-session', session: 'S1' } as const;
    expect(scene.refused(start)).toMatchObject({ clause: '16.2.5' });
    scene.do(brief);
    expect(scene.events.at(-1)).toMatchObject({ at: START, patrons: ['p1', 'p2'], by: director });
    expect(scene.do(start).tournament.phase).toBe('running');
  });

  clause('16.2.6', 'without the signed form there is no seat and no chips', () => {
    const scene = entered(BOOK, 2, {}, { signature: null });
    scene.do({ do: 'write-conditions', conditions: modelConditions(START) });
    scene.do({ do: 'publish-conditions' });
    scene.do({ do: 'brief', patrons: names(2), understood: true });
    const plan = { session: 'S1', round: 'Heats', patrons: names(2), startsAt: START };
    scene.do({ do: 'plan-session', ...plan });
    scene.do({ do: 'draw-seats', session: 'S1', order: names(2) }).at(START);
    scene.do({ do: 'sign-conditions', patron: 'p1', by: patron('p1') });
    const start = { do: 'start-session', session: 'S1' } as const;
    expect(scene.refused(start)).toMatchObject({ refused: 'steps-missing', clause: '16.2.6' });
    scene.do({ do: 'sign-conditions', patron: 'p2', by: patron('p2') });
    expect(scene.do(start).session('S1').state).toBe('playing');
  });
});
