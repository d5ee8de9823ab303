import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { modelConditions, modelFinal, modelRound } from '../../conditions/model-conditions.ts';
import {
  application,
  chipsAt,
  coup,
  DAY,
  entered,
  MINUTE,
  names,
  opened,
  operator,
  passGates,
  patron,
  ready,
  START,
  started,
} from '../../testing/scene.ts';

const clause = clausesOf('crown');
const BOOK = 'crown';

describe('what the terms bring about', () => {
  clause('12.4.1 (a)(i)', 'no session is planned or started before the published time', () => {
    const scene = entered(BOOK, 4);
    const plan = { session: 'S1', round: 'Heats', patrons: names(4) };
    const early = { do: 'plan-session', ...plan, startsAt: START - 1 } as const;
    expect(scene.refused(early).refused).toBe('not-permitted');
    scene.do({ do: 'plan-session', ...plan, startsAt: START });
    scene.do({ do: 'draw-seats', session: 'S1', order: names(4) }).at(START - 1);
    expect(scene.refused({ do: 'start-session', session: 'S1' }).refused).toBe('not-now');
  });

  clause('12.4.1 (a)(ii)', 'fee, buy-in, re-buy and add-on are posted as published', () => {
    const rounds = [
      modelRound('Heats', { tables: 1, sessions: 2, advance: 1, length: { coups: 1 } }),
      modelFinal(),
    ];
    const buyBack = { cents: 7000, chips: 0, most: 1, untilRound: 0 };
    const addOn = { cents: 3000, chips: 200_000, most: 1, untilRound: 0 };
    const scene = entered(BOOK, 2, { buyIn: 5000, buyBack, addOn, rounds });
    const paid = () => scene.events.at(-1)?.transfers?.map(({ cents }) => cents);
    const applied = scene.events.find(({ happened }) => happened === 'applied');
    expect(applied?.transfers?.map(({ cents }) => cents)).toEqual([11_000, 5000]);
    started(scene, 'S1', 'Heats', names(2));
    scene.do({ do: 'add-on', patron: 'p1', by: patron('p1') });
    expect(chipsAt(scene, 'S1', 1)).toBe(1_200_000);
    expect(scene.events.at(-2)?.transfers).toMatchObject([{ cents: 3000 }]);
    const again = { do: 'add-on', patron: 'p1', by: patron('p1') } as const;
    expect(scene.refused(again)).toMatchObject({ clause: '12.4.1 (a)(ii)' });
    coup(scene, ['S1', 'T1'], [], 'player').do({ do: 'end-table', session: 'S1', table: 'T1' });
    scene.do({ do: 'settle-session', session: 'S1' }).do({ do: 'buy-back', patron: 'p2' });
    expect(paid()).toEqual([7000]);
  });

  clause(
    '12.4.1 (a)(iii)',
    'entry stops at the greatest number; too few is the director’s to decide',
    () => {
      const scene = opened(BOOK, { entrants: { least: 3, most: 3 } });
      for (const id of names(3)) scene.applies(id);
      expect(scene.refused(application('p4'))).toMatchObject({ refused: 'tournament-full' });
      scene.accepts('p1', 'p2').do({ do: 'close-entries' });
      expect(scene.events.at(-1)).toMatchObject({ tooFew: true, entered: 2 });
      ready(scene, ['p1', 'p2']);
      const plan = { session: 'S1', round: 'Heats', patrons: ['p1', 'p2'], startsAt: START };
      scene.do({ do: 'plan-session', ...plan });
      scene.do({ do: 'draw-seats', session: 'S1', order: ['p1', 'p2'] }).at(START);
      const start = { do: 'start-session', session: 'S1' } as const;
      expect(scene.refused(start)).toMatchObject({ clause: '12.4.1 (a)(iii)' });
      expect(scene.do({ ...start, withFewer: true }).tournament.phase).toBe('running');
    },
  );

  clause('12.4.1 (b)', 'the director moves a start with notice, and nobody else does', () => {
    const scene = entered(BOOK, 4);
    const plan = { session: 'S1', round: 'Heats', patrons: names(4), startsAt: START };
    scene.do({ do: 'plan-session', ...plan }).at(START - 60 * MINUTE);
    const move = {
      do: 'move-start',
      session: 'S1',
      notified: names(4),
      startsAt: START + DAY,
    } as const;
    expect(scene.refused({ ...move, by: operator })).toMatchObject({ clause: '12.4.1 (b)' });
    const soon = { ...move, startsAt: scene.now + 5 * MINUTE };
    expect(scene.refused(soon).refused).toBe('notice-not-long-enough');
    expect(scene.do(move).session('S1').startsAt).toBe(START + DAY);
  });

  clause(['12.4.2 (a)(i)', '12.4.2 (a)(ii)'], 'an entrant accepts and is entitled', () => {
    const scene = opened(BOOK);
    const refused = (changes: object) => scene.refused(application('p1', changes)).refused;
    expect(refused({ accepts: false })).toBe('not-eligible');
    expect(refused({ entitled: false })).toBe('not-eligible');
    expect(scene.applies('p1').entry('p1').state).toBe('applicant');
  });

  clause('12.4.2 (a)(iii)', 'an entry is refused with a reason only where the terms say so', () => {
    const refusal = { do: 'refuse-entry', patron: 'p1', why: 'capacity' } as const;
    const scene = opened(BOOK).applies('p1').do(refusal);
    expect(scene.entry('p1')).toMatchObject({ state: 'refused', why: 'capacity' });
    expect(scene.events.at(-1)?.transfers).toMatchObject([{ credit: 'cash-out', cents: 11_000 }]);
    const silent = opened(BOOK, {}, { 'right-to-refuse': null }).applies('p1');
    expect(silent.refused(refusal)).toMatchObject({ clause: '12.4.2 (a)(iii)' });
  });

  clause('12.4.2 (a)(iv)', 'published criteria are checked at entry', () => {
    const scene = opened(BOOK, {}, { 'selection-criteria': 'Members.' }).applies('p1');
    const accept = { do: 'accept-entry', patron: 'p1', staffApprovedBy: null } as const;
    const no = scene.refused({ ...accept, meetsCriteria: false });
    expect(no).toMatchObject({ refused: 'not-eligible', clause: '12.4.2 (a)(iv)' });
  });

  clause('12.4.2 (a)(v)', 'staff play for charity by approval, and the next in place wins', () => {
    const plain = opened(BOOK);
    expect(plain.refused(application('p1', { staff: true }))).toMatchObject({
      clause: '12.4.2 (a)(v)',
    });
    const says = { 'staff-may-play': 'A charity event: staff may play, and win nothing.' };
    const rounds = [modelFinal({ length: { coups: 1 } })];
    const scene = opened(BOOK, { rounds }, says).applies('p1', { staff: true });
    for (const id of ['p2', 'p3', 'p4']) scene.applies(id);
    const accept = { do: 'accept-entry', patron: 'p1', meetsCriteria: true } as const;
    const early = scene.refused({ ...accept, staffApprovedBy: null });
    expect(early).toMatchObject({ refused: 'steps-missing', clause: '12.4.2 (a)(v)' });
    scene.do({ ...accept, staffApprovedBy: 'the COO' }).accepts('p2', 'p3', 'p4');
    ready(scene.do({ do: 'close-entries' }), names(4));
    started(scene, 'F', 'Final', names(4));
    const stakes = [40_000, 30_000, 20_000, 10_000].map(
      (stake, at) => [at + 1, 'player', stake] as const,
    );
    coup(scene, ['F', 'T1'], stakes, 'player').do({ do: 'end-table', session: 'F', table: 'T1' });
    scene.do({ do: 'settle-session', session: 'F' }).do({ do: 'award-prizes' });
    const prizes = scene.tournament.prizes.map(({ place, patron: who }) => [place, who]);
    expect(prizes).toEqual([
      [1, 'p2'],
      [2, 'p3'],
      [3, 'p4'],
    ]);
  });

  clause('12.4.2 (b)(iii)', 'where the terms ask for it, nobody plays unsigned', () => {
    const scene = entered(BOOK, 2);
    expect(scene.entry('p1').signed).toBe(1);
    scene.do({ do: 'write-conditions', conditions: modelConditions(START) });
    passGates(scene).do({ do: 'brief', patrons: names(2), understood: true });
    const plan = { session: 'S1', round: 'Heats', patrons: names(2), startsAt: START };
    scene.do({ do: 'plan-session', ...plan });
    scene.do({ do: 'draw-seats', session: 'S1', order: names(2) }).at(START);
    expect(scene.refused({ do: 'start-session', session: 'S1' })).toMatchObject({
      clause: '12.4.2 (b)(iii)',
    });
  });

  clause('12.4.2 (c)', 'people enter by the published ways and no other', () => {
    const scene = opened(BOOK);
    const bySms = application('p1', { channel: 'text message' });
    expect(scene.refused(bySms)).toMatchObject({ clause: '12.4.2 (c)' });
    expect(scene.applies('p1', { channel: 'terminal' }).entry('p1').channel).toBe('terminal');
  });

  clause('12.4.2 (d)', 'the published moment parts free withdrawal from a penalty', () => {
    const refundPercent = { lateWithdrawal: 40, retired: 0, disqualified: 0 };
    const scene = opened(BOOK, { withdrawBy: START - 2 * DAY, refundPercent });
    scene
      .applies('p1')
      .applies('p2')
      .at(START - 2 * DAY);
    scene.do({ do: 'withdraw', patron: 'p1' });
    expect(scene.events.at(-1)?.transfers).toMatchObject([{ cents: 11_000 }]);
    scene.at(START - DAY).do({ do: 'withdraw', patron: 'p2' });
    expect(scene.events.at(-1)?.transfers).toMatchObject([{ cents: 4400 }]);
  });
});
