import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { plainSetup, Scene } from '../../../table/testing/scene.ts';
import { modelConditions } from '../../conditions/model-conditions.ts';
import {
  application,
  chipsAt,
  coup,
  DAY,
  director,
  drafted,
  entered,
  names,
  opened,
  operator,
  passGates,
  patron,
  ready,
  staff,
  START,
  started,
  TournamentScene,
} from '../../testing/scene.ts';

const clause = clausesOf('crown');
const BOOK = 'crown';

describe('holding a tournament', () => {
  clause('12.1', 'any version on offer, the same bank, limits, coups and wagers for all', () => {
    const offered = ['player', 'banker', 'tie', 'player-pair'] as const;
    const scene = entered(BOOK, 4, { version: 'crown', offered });
    started(scene, 'S1', 'Heats', names(4));
    for (const seat of [1, 2, 3, 4]) expect(chipsAt(scene, 'S1', seat)).toBe(1_000_000);
    const stakes = [
      [1, 'player', 10_000],
      [1, 'player-pair', 10_000],
    ] as const;
    coup(scene, ['S1', 'T1'], stakes, 'banker');
    expect(chipsAt(scene, 'S1', 1)).toBe(980_000);
    expect(
      drafted(BOOK, { version: 'two-to-one' }).ask({ do: 'publish-conditions' }),
    ).not.toHaveProperty('refused');
  });

  clause(['1.1 Tournament', '12.2.1'], 'no terms, no tournament', () => {
    const scene = new TournamentScene(BOOK);
    expect(scene.refused({ do: 'publish-conditions' })).toMatchObject({ refused: 'steps-missing' });
    const missing = scene.refused({ do: 'open-entries' }).missing ?? [];
    expect(missing.map(gap => gap.clause)).toContain('12.4');
    const by = staff('dealer');
    const writing = { do: 'write-conditions', conditions: modelConditions(START), by } as const;
    expect(scene.refused(writing)).toMatchObject({ clause: '12.2.1' });
  });

  clause('12.2.2', 'published and the inspectorate told, before entries and before play', () => {
    const approve = (scene: TournamentScene) =>
      scene.do({ do: 'record-approval', version: 1, approvedBy: 'COO', document: 'T-1' });
    const scene = approve(drafted(BOOK));
    const open = { do: 'open-entries' } as const;
    const missing = () => scene.refused(open).missing?.map(gap => gap.clause);
    expect(missing()).toEqual(['12.2.2 (a)', '12.2.2 (b)']);
    scene.do({ do: 'publish-conditions' });
    expect(missing()).toEqual(['12.2.2 (b)']);
    scene.do({ do: 'notify-inspectorate', to: 'inspector-1' }).do(open);
    expect(scene.tournament.phase).toBe('open');
  });

  clause('12.2.2 (a)', 'nobody enters before the terms are there for patrons to read', () => {
    const scene = drafted(BOOK);
    expect(scene.refused(application('p1'))).toMatchObject({ refused: 'entries-closed' });
    passGates(scene).do({ do: 'open-entries' }).applies('p1');
    scene.do({ do: 'write-conditions', conditions: modelConditions(START) });
    scene.do({ do: 'record-approval', version: 2, approvedBy: 'COO', document: 'T-2' });
    expect(scene.refused(application('p2'))).toMatchObject({ clause: '12.2.2 (a)' });
  });

  clause('12.2.2 (b)', 'the notice to the inspectorate keeps its time and recipient', () => {
    const scene = drafted(BOOK).at(START - 9 * DAY);
    expect(scene.refused({ do: 'notify-inspectorate', to: '' }).clause).toBe('12.2.2 (b)');
    scene.do({ do: 'notify-inspectorate', to: 'Inspector Lee' });
    const notice = { to: 'Inspector Lee', at: START - 9 * DAY, version: 1 };
    expect(scene.tournament.inspectorateTold).toEqual(notice);
  });

  clause(
    ['1.1 Tournament Terms and Conditions', '12.4.1 (c)'],
    'changed terms are another version: approved again, the regulator told first',
    () => {
      const scene = opened(BOOK).applies('p1');
      const conditions = modelConditions(START, { place: 'The salon' });
      scene.do({ do: 'write-conditions', conditions });
      const missing = scene.refused(application('p2')).missing?.map(gap => gap.clause);
      expect(missing).toEqual(['1.1 Tournament Terms and Conditions', '12.2.2 (a)', '12.2.2 (b)']);
      passGates(scene).applies('p2');
      expect(scene.tournament).toMatchObject({ version: 2, approval: { version: 2 } });
    },
  );

  clause(['12.2.3', '1.1 Tournament Director'], 'a named director, without whom play stops', () => {
    const scene = started(entered(BOOK, 4), 'S1', 'Heats', names(4));
    expect(scene.tournament.director).toMatchObject({ id: 'director-1', present: true });
    const rule = { do: 'rule-on-dispute', patron: 'p1', about: 'a', ruling: 'b' } as const;
    expect(scene.refused({ ...rule, by: operator }).refused).toBe('not-authorised');
    scene.do({ do: 'sign-director-off' });
    const tableCommand = { way: 'together', what: { do: 'open-wagering' } } as const;
    for (const table of ['T1']) {
      const play = {
        do: 'play',
        session: 'S1',
        table,
        command: tableCommand,
        by: staff('dealer'),
      } as const;
      expect(scene.refused(play)).toMatchObject({ refused: 'director-away', clause: '12.2.3' });
    }
  });

  clause('12.2.4', 'the operator designates the tables before it starts', () => {
    const scene = opened(BOOK).applies('p1').applies('p2').accepts('p1', 'p2');
    scene.do({ do: 'close-entries' });
    const naming = { do: 'designate-tables', tables: ['T1'] } as const;
    expect(scene.refused({ ...naming, by: director })).toMatchObject({ clause: '12.2.4' });
    const plan = { session: 'S1', round: 'Heats', patrons: ['p1', 'p2'], startsAt: START };
    scene.do({ do: 'plan-session', ...plan });
    const draw = { do: 'draw-seats', session: 'S1', order: ['p1', 'p2'] } as const;
    expect(scene.refused(draw)).toMatchObject({ clause: '12.2.4' });
    scene.do({ ...naming, by: operator }).do(draw);
    expect(scene.session('S1').tables.map(({ table }) => table)).toEqual(['T1']);
  });

  clause('12.2.5', 'a tournament table takes no cash play and nobody else’s wager', () => {
    const table = new Scene(BOOK).do({ do: 'sign-on', duty: 'dealer' });
    const setup = plainSetup(BOOK, 'traditional', { stakeMode: 'tournament' });
    table.do({ do: 'open-table', setup });
    const buying = { do: 'buy-in', seat: 1, patron: 'p9', cents: 5000, tender: 'chips' } as const;
    expect(table.refused(buying)).toMatchObject({ clause: '12.2.5' });
    const scene = started(entered(BOOK, 4), 'S1', 'Heats', names(4));
    scene.together('S1', 'T1', { do: 'open-wagering' });
    const what = { do: 'wager', seat: 5, on: 'player', stake: 10_000 } as const;
    const tableCommand = { way: 'together', what } as const;
    const play = {
      do: 'play',
      session: 'S1',
      table: 'T1',
      command: tableCommand,
      by: patron('p9'),
    } as const;
    expect(scene.refused(play)).toMatchObject({ refused: 'not-entered', clause: '12.2.5' });
  });

  clause('1.1 Tournament player', 'only people entered may wager at its tables', () => {
    const scene = started(entered(BOOK, 4), 'S1', 'Heats', names(4));
    scene.together('S1', 'T1', { do: 'open-wagering' });
    const what = { do: 'wager', seat: 1, on: 'player', stake: 10_000 } as const;
    const play = { do: 'play', session: 'S1', table: 'T1' } as const;
    const tableCommand = { way: 'together', what } as const;
    const other = scene.refused({ ...play, command: tableCommand, by: patron('p9') });
    expect(other).toMatchObject({ clause: '1.1 Tournament player' });
    scene.do({ ...play, command: tableCommand, by: patron('p1') });
    expect(scene.events.at(-1)).toMatchObject({ happening: { what: { happened: 'wager-laid' } } });
  });
});

describe('before play', () => {
  clause('12.3.1', 'the director ticks everybody as briefed before the first coup', () => {
    const scene = opened(BOOK).applies('p1').applies('p2').accepts('p1', 'p2');
    scene.do({ do: 'close-entries' });
    ready(scene, ['p1', 'p2']);
    scene.do({ do: 'write-conditions', conditions: modelConditions(START) });
    passGates(scene);
    scene.do({
      do: 'plan-session',
      session: 'S1',
      round: 'Heats',
      patrons: ['p1', 'p2'],
      startsAt: START,
    });
    scene.do({ do: 'draw-seats', session: 'S1', order: ['p1', 'p2'] }).at(START);
    for (const id of ['p1', 'p2']) scene.do({ do: 'sign-conditions', patron: id });
    const start = { do: 'start-session', session: 'S1' } as const;
    expect(scene.refused(start)).toMatchObject({ refused: 'steps-missing', clause: '12.3.1' });
    scene.do({ do: 'brief', patrons: ['p1', 'p2'], understood: true }).do(start);
    expect(scene.tournament.phase).toBe('running');
  });

  clause('12.3.2', 'a demonstration and practice coups come before play, without stakes', () => {
    const scene = entered(BOOK, 4);
    const ledger = scene.tournament.ledger;
    const practice = { do: 'instruct', kind: 'practice-coups', coups: 3, by: director } as const;
    scene.do(practice).do({ ...practice, kind: 'demonstration', coups: 1 });
    expect(scene.tournament.ledger).toEqual(ledger);
    started(scene, 'S1', 'Heats', names(4));
    expect(scene.refused(practice)).toMatchObject({ refused: 'not-now', clause: '12.3.2' });
    const rapid = entered('crown-rapid', 4);
    expect(rapid.refused(practice).refused).toBe('not-in-this-book');
  });
});
