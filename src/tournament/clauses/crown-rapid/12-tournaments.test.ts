import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { plainSetup, Scene, staff as tableStaff } from '../../../table/testing/scene.ts';
import type { Terms } from '../../conditions/document.ts';
import { modelConditions, modelFinal, modelRound } from '../../conditions/model-conditions.ts';
import { decideTournament } from '../../decide.ts';
import {
  application,
  coup,
  DAY,
  director,
  drafted,
  entered,
  MINUTE,
  names,
  operator,
  opened,
  patron,
  ready,
  staff,
  START,
  started,
  TournamentScene,
} from '../../testing/scene.ts';
import { newTournament } from '../../tournament.ts';

const clause = clausesOf('crown-rapid');
const BOOK = 'crown-rapid';

describe('general', () => {
  clause('1.1 tournament', 'a book that has no rule for tournaments holds none', () => {
    const { book } = new TournamentScene('mbs-rapid');
    const tournament = newTournament('t');
    const conditions = modelConditions(START);
    const writing = { do: 'write-conditions', conditions, by: operator, at: 0 } as const;
    expect(decideTournament({ book, tournament }, writing)).toMatchObject({
      refused: 'not-in-this-book',
    });
    expect(drafted(BOOK).tournament.version).toBe(1);
  });

  clause('12.1.1', 'everybody of a round has the same bank, limits, coups and version', () => {
    const rounds = [modelRound('Heats', { sessions: 2, tables: 1 }), modelFinal()];
    const scene = entered(BOOK, 10, { rounds });
    started(scene, 'S1', 'Heats', names(10).slice(0, 5));
    const plan = { do: 'plan-session', round: 'Heats', startsAt: START + DAY } as const;
    scene.do({ ...plan, session: 'S2', patrons: names(10).slice(5) });
    expect(scene.session('S2').rules).toEqual(scene.session('S1').rules);
    const issued = scene.events.find(({ happened }) => happened === 'played');
    const banks = names(5).map(() => ({ debit: 'house', cents: 1_000_000 }));
    const what = { happened: 'banks-issued', bank: 1_000_000, transfers: banks };
    expect(issued).toMatchObject({ happening: { way: 'together', what } });
  });

  clause('12.1.1', 'a round stands as it is once a session of it is planned', () => {
    const scene = entered(BOOK, 4);
    const plan = { session: 'S1', round: 'Heats', patrons: names(4), startsAt: START };
    scene.do({ do: 'plan-session', ...plan });
    const rounds = [modelRound('Heats', { bank: 2_000_000 }), modelFinal()];
    const change = (terms: Partial<Terms>) =>
      ({ do: 'write-conditions', conditions: modelConditions(START, terms) }) as const;
    expect(scene.refused(change({ rounds })).refused).toBe('not-now');
    scene.do(change({ place: 'Salon' }));
  });

  clause(['12.1.2', '1.1 Tournament Director'], 'nothing opens without a named director', () => {
    const scene = new TournamentScene(BOOK);
    scene.do({ do: 'write-conditions', conditions: modelConditions(START) });
    const open = { do: 'open-entries' } as const;
    const missing = () => scene.refused(open).missing?.map(gap => gap.clause) ?? [];
    expect(missing()).toContain('12.1.2');
    const appointing = { do: 'appoint-director', role: 'pit-boss', deputies: [] } as const;
    const dealer = staff('dealer');
    expect(scene.refused({ ...appointing, person: 'd', by: dealer }).clause).toBe('12.1.2');
    scene.do({ ...appointing, person: 'director-1' });
    expect(missing()).not.toContain('12.1.2');
    const impostor = { role: 'tournament-director', id: 'somebody-else' } as const;
    const tables = { do: 'designate-tables', tables: ['T1'] } as const;
    expect(scene.refused({ ...tables, by: impostor }).refused).toBe('not-authorised');
    expect(scene.do({ ...tables, by: director }).tournament.tables).toEqual(['T1']);
  });

  clause('12.1.3', 'the written approval of this very version is on record first', () => {
    const scene = drafted(BOOK).do({ do: 'publish-conditions' });
    const open = { do: 'open-entries' } as const;
    expect(scene.refused(open)).toMatchObject({ refused: 'steps-missing', clause: '12.1.3' });
    const approval = { do: 'record-approval', approvedBy: 'Commissioner' } as const;
    expect(scene.refused({ ...approval, version: 1, document: ' ' }).clause).toBe('12.1.3');
    expect(scene.refused({ ...approval, version: 0, document: 'A-1' }).clause).toBe('12.1.3');
    scene.do({ ...approval, version: 1, document: 'A-1' });
    expect(scene.tournament.approval).toMatchObject({ by: 'Commissioner', document: 'A-1' });
    expect(scene.do(open).tournament.phase).toBe('open');
  });

  clause('1.1 tournament conditions', 'an edit after approval wants approval again', () => {
    const scene = opened(BOOK).applies('p1');
    scene.do({ do: 'write-conditions', conditions: modelConditions(START, { place: 'Salon' }) });
    expect(scene.tournament.version).toBe(2);
    expect(scene.refused(application('p2'))).toMatchObject({ clause: '12.1.3' });
    scene.do({ do: 'record-approval', version: 2, approvedBy: 'Commissioner', document: 'A-2' });
    scene.do({ do: 'publish-conditions' }).applies('p2');
    expect(scene.tournament.entries).toHaveLength(2);
    const running = started(entered(BOOK, 4), 'S1', 'Heats', names(4));
    const late = { do: 'write-conditions', conditions: modelConditions(START) } as const;
    expect(running.refused(late)).toMatchObject({ clause: '1.1 tournament conditions' });
  });

  clause('1.1 tournament conditions', 'an edit leaves no term open and no session alone', () => {
    const scene = entered(BOOK, 4);
    const plan = { do: 'plan-session', session: 'S1', round: 'Heats', startsAt: START } as const;
    scene.do({ ...plan, patrons: names(4) });
    const others = { rounds: [modelRound('Round 1'), modelFinal()] };
    const renamed = modelConditions(START, others);
    const refused = { refused: 'not-now', clause: '1.1 tournament conditions' };
    expect(scene.refused({ do: 'write-conditions', conditions: renamed })).toMatchObject(refused);
    const { entryFee: _, ...terms } = modelConditions(START).terms;
    const blank = { ...modelConditions(START), terms };
    expect(scene.refused({ do: 'write-conditions', conditions: blank })).toMatchObject({
      refused: 'conditions-incomplete',
    });
    scene.do({ do: 'write-conditions', conditions: modelConditions(START, { place: 'Salon' }) });
  });

  clause('1.1 tournament player', 'only entrants and their substitutes hold a terminal', () => {
    const scene = opened(BOOK).applies('p1').applies('p2').applies('p3').accepts('p1', 'p2');
    scene.do({ do: 'close-entries' });
    ready(scene, ['p1', 'p2']);
    const plan = { do: 'plan-session', session: 'S1', round: 'Heats', startsAt: START } as const;
    const stranger = scene.refused({ ...plan, patrons: ['p1', 'p3'] });
    expect(stranger).toMatchObject({ refused: 'not-eligible', clause: '1.1 tournament player' });
    started(scene, 'S1', 'Heats', ['p1', 'p2']).together('S1', 'T1', { do: 'open-wagering' });
    const what = { do: 'wager', seat: 1, on: 'player', stake: 10_000 } as const;
    const tableCommand = { way: 'together', what } as const;
    const play = { do: 'play', session: 'S1', table: 'T1', command: tableCommand } as const;
    const refused = scene.refused({ ...play, by: patron('p3') });
    expect(refused).toMatchObject({ refused: 'not-entered', clause: '1.1 tournament player' });
    expect(scene.do({ ...play, by: patron('p1') }).events.at(-1)?.happened).toBe('played');
  });
});

describe('before play', () => {
  const planned = () => {
    const scene = opened(BOOK).applies('p1').applies('p2').accepts('p1', 'p2');
    scene.do({ do: 'close-entries' });
    scene.do({ do: 'designate-tables', tables: ['T1'], by: director });
    scene.do({ do: 'sign-director-on' });
    const all = { patrons: ['p1', 'p2'], round: 'Heats', startsAt: START };
    scene.do({ do: 'plan-session', session: 'S1', ...all });
    return scene.do({ do: 'draw-seats', session: 'S1', order: ['p2', 'p1'] }).at(START);
  };
  const start = { do: 'start-session', session: 'S1' } as const;

  clause('12.2.3', 'the director briefs everybody and is satisfied, or nothing is played', () => {
    const scene = planned();
    for (const id of ['p1', 'p2']) scene.do({ do: 'sign-conditions', patron: id });
    expect(scene.refused(start)).toMatchObject({ refused: 'steps-missing', clause: '12.2.3' });
    const brief = { do: 'brief', patrons: ['p1', 'p2'] } as const;
    expect(scene.refused({ ...brief, understood: false }).clause).toBe('12.2.3');
    scene.do({ do: 'brief', patrons: ['p1'], understood: true });
    expect(scene.refused(start).clause).toBe('12.2.3');
    expect(scene.do({ ...brief, understood: true }).do(start).tournament.phase).toBe('running');
  });

  clause('12.2.4', 'where a signed copy is demanded, nobody plays unsigned', () => {
    const scene = planned().do({ do: 'brief', patrons: ['p1', 'p2'], understood: true });
    scene.do({ do: 'sign-conditions', patron: 'p1', by: patron('p1') });
    expect(scene.refused(start)).toMatchObject({ refused: 'steps-missing', clause: '12.2.4' });
    const other = { do: 'sign-conditions', patron: 'p2', by: patron('p1') } as const;
    expect(scene.refused(other).refused).toBe('not-authorised');
    scene.do({ do: 'sign-conditions', patron: 'p2', by: patron('p2') }).do(start);
    const free = opened(BOOK, {}, { signature: null }).applies('p1').applies('p2');
    free.accepts('p1', 'p2').do({ do: 'close-entries' });
    free.do({ do: 'designate-tables', tables: ['T1'], by: director });
    free.do({ do: 'brief', patrons: ['p1', 'p2'], understood: true });
    free.do({ do: 'sign-director-on' });
    expect(started(free, 'S1', 'Heats', ['p1', 'p2']).tournament.phase).toBe('running');
  });
});

describe('conduct of play', () => {
  const playing = () => started(entered(BOOK, 4), 'S1', 'Heats', names(4));
  const tableCommand = (what: 'open-wagering' | 'close-wagering') =>
    ({
      do: 'play',
      session: 'S1',
      table: 'T1',
      command: { way: 'together', what: { do: what } },
      by: staff('dealer'),
    }) as const;

  clause('12.2.5', 'no wagering period opens and no coup begins without the director', () => {
    const scene = playing().do(tableCommand('open-wagering'));
    scene.do({ do: 'sign-director-off' });
    expect(scene.refused(tableCommand('close-wagering'))).toMatchObject({ clause: '12.2.5' });
    const deputy = { role: 'tournament-director', id: 'deputy-1' } as const;
    expect(scene.refused({ do: 'sign-director-on', by: deputy }).clause).toBe('12.2.5');
    scene.do({ do: 'sign-director-on' }).do(tableCommand('close-wagering'));
    const told = { way: 'together', what: { do: 'record-coup', coup: CARDS } } as const;
    scene.do({ ...tableCommand('open-wagering'), command: told }).do({ do: 'sign-director-off' });
    expect(scene.refused(tableCommand('open-wagering'))).toMatchObject({
      refused: 'director-away',
      clause: '12.2.5',
    });
  });
  const CARDS = { player: ['9s', 'Kh'], banker: ['7c', 'Kd'] } as const;

  clause('12.3.1', 'the director designates the tables', () => {
    const scene = opened(BOOK);
    const naming = { do: 'designate-tables', tables: ['T1', 'T2'] } as const;
    expect(scene.refused({ ...naming, by: operator })).toMatchObject({ clause: '12.3.1' });
    expect(scene.do({ ...naming, by: director }).tournament.tables).toEqual(['T1', 'T2']);
    const twice = { ...naming, tables: ['T1', 'T1'], by: director };
    expect(scene.refused(twice).refused).toBe('no-such-table');
    const seated = entered(BOOK, 4);
    const plan = { session: 'S1', round: 'Heats', patrons: names(4), startsAt: START };
    seated.do({ do: 'plan-session', ...plan });
    const seats = names(4).map((id, at) => ({ patron: id, table: 'T9', seat: at + 1 }));
    const elsewhere = { do: 'assign-seats', session: 'S1', seats } as const;
    expect(seated.refused(elsewhere).refused).toBe('seats-wrong');
  });

  clause('12.3.2', 'a designated table takes no cash, no notes and no other wager', () => {
    const table = new Scene(BOOK).do({ do: 'sign-on', duty: 'dealer' });
    table.do({ do: 'open-table', setup: plainSetup(BOOK, 'crown', { stakeMode: 'tournament' }) });
    const buying = { do: 'buy-in', seat: 1, patron: 'p9', cents: 5000 } as const;
    expect(table.refused({ ...buying, tender: 'cash' })).toMatchObject({ clause: '12.3.2' });
    const by = tableStaff('system');
    expect(table.refused({ ...buying, tender: 'notes', by })).toMatchObject({ clause: '12.3.2' });
    expect(table.table.ledger.posted).toBe(0);
    const scene = playing();
    const moving = { do: 'designate-tables', tables: ['T2'], by: director } as const;
    expect(scene.refused(moving).refused).toBe('not-now');
  });

  clause('12.3.3', 'a substitute takes the position when the director approves', () => {
    const scene = playing();
    const naming = { do: 'name-substitute', patron: 'p1', substitute: 's1' } as const;
    const by = patron('p1');
    expect(scene.refused({ ...naming, inPerson: true, allowed: true, by }).clause).toBe('12.3.3');
    scene.do({ ...naming, inPerson: true, allowed: false });
    expect(scene.events.at(-1)).toMatchObject({ happened: 'substitute-declined' });
    expect(scene.entry('p1').substitute).toBeNull();
    scene.do({ ...naming, inPerson: true, allowed: true });
    expect(scene.entry('p1').substitute).toBe('s1');
    const { play } = scene.session('S1').tables[0] ?? {};
    const seats = play?.way === 'together' ? play.play.seats : [];
    expect(seats[0]).toMatchObject({ seat: 1, patron: 's1' });
    const none = entered(BOOK, 4, { substitutes: 'none' });
    const refused = none.refused({ ...naming, inPerson: true, allowed: true });
    expect(refused).toMatchObject({ refused: 'not-permitted', clause: '12.3.3' });
  });

  clause('12.3.4', 'a start is moved with notice to everybody, never with less', () => {
    const scene = entered(BOOK, 4);
    const plan = { session: 'S1', round: 'Heats', patrons: names(4), startsAt: START };
    scene.do({ do: 'plan-session', ...plan }).at(START - 30 * MINUTE);
    const move = { do: 'move-start', session: 'S1', notified: names(4) } as const;
    const soon = scene.refused({ ...move, startsAt: scene.now + 19 * MINUTE });
    expect(soon).toMatchObject({ refused: 'notice-not-long-enough', clause: '12.3.4' });
    const some = { ...move, notified: ['p1'], startsAt: START + DAY };
    expect(scene.refused(some)).toMatchObject({ refused: 'steps-missing', clause: '12.3.4' });
    scene.do({ ...move, startsAt: scene.now + 20 * MINUTE });
    expect(scene.session('S1').startsAt).toBe(START - 10 * MINUTE);
    expect(scene.events.at(-1)).toMatchObject({ at: START - 30 * MINUTE, told: names(4) });
  });

  clause('12.3.5(a)', 'a table ends early only when it is certain who goes on', () => {
    const scene = playing();
    const end = { do: 'end-table', session: 'S1', table: 'T1' } as const;
    expect(scene.refused(end)).toMatchObject({ refused: 'not-decided', clause: '12.3.5(a)' });
    for (const id of ['p3', 'p4']) scene.do({ do: 'retire', patron: id, by: patron(id) });
    expect(scene.do(end).events.at(-1)).toMatchObject({ early: true, clause: '12.3.5(a)' });
  });

  clause('12.3.5(a)', 'a lead that no coup to come can close is certain', () => {
    const limits = { min: 10_000, max: 20_000, step: 1000 };
    const heats = (coups: number) => [
      modelRound('Heats', { limits, advance: 1, length: { coups } }),
      modelFinal(),
    ];
    const lead = (coups: number) => {
      const terms = { rounds: heats(coups), offered: ['player', 'banker'] as const };
      const scene = started(entered(BOOK, 2, terms), 'S1', 'Heats', names(2));
      for (const result of ['player', 'player', 'player'] as const) {
        const stakes = [
          [1, 'player', 20_000],
          [2, 'banker', 20_000],
        ] as const;
        coup(scene, ['S1', 'T1'], stakes, result);
      }
      return scene.ask({ do: 'end-table', session: 'S1', table: 'T1' });
    };
    // 1,200.00 ahead; one coup closes at most 800.00.
    expect(lead(5)).toMatchObject({ refused: 'not-decided' });
    expect(lead(4)).not.toHaveProperty('refused');
  });

  clause('12.3.5(b)', 'where balances become cash, everybody at the table agrees as well', () => {
    const rounds = [modelRound('Heats'), modelFinal()];
    const terms = { rounds, chipsAtEnd: 'paid-in-cash' } as const;
    const scene = started(entered(BOOK, 3, terms), 'S1', 'Heats', names(3));
    const end = { do: 'end-table', session: 'S1', table: 'T1' } as const;
    scene.do({ do: 'retire', patron: 'p3', by: patron('p3') });
    expect(scene.refused(end)).toMatchObject({ refused: 'steps-missing', clause: '12.3.5(b)' });
    const agree = { do: 'agree-to-end', session: 'S1', table: 'T1' } as const;
    const forAnother = { ...agree, patron: 'p2', by: patron('p1') };
    expect(scene.refused(forAnother)).toMatchObject({ clause: '12.3.5(b)' });
    scene.do({ ...agree, patron: 'p1', by: patron('p1') });
    expect(scene.refused(end).clause).toBe('12.3.5(b)');
    scene.do({ ...agree, patron: 'p2', by: patron('p2') }).do(end);
    expect(scene.session('S1').state).toBe('ended');
    const paid = { credit: 'cash-out', cents: 1_000_000 };
    expect(scene.events.at(-1)?.transfers).toMatchObject([paid, paid]);
  });
});
