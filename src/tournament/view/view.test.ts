import { describe, expect, test } from 'vitest';

import { ROLES } from '../../rulebooks/roles.ts';
import type { RulebookId } from '../../rules/rulebook.ts';
import {
  CARDS,
  entered,
  names,
  patron,
  START,
  started,
  type TournamentScene,
} from '../testing/scene.ts';
import type { TournamentView } from './view.ts';
import type { TournamentViewer } from './viewer.ts';
import { viewsOf } from './view-for.ts';

const viewOf = ({ book, tournament, now }: TournamentScene, viewer: TournamentViewer) =>
  viewsOf({ book, tournament }, now)(viewer);

/** Everybody but the patron of the first seat and the table inspector. */
const OTHERS: readonly TournamentViewer[] = [
  { role: 'display' },
  ...names(6)
    .slice(1)
    .map(id => patron(id)),
  ...ROLES.filter(role => role !== 'patron' && role !== 'table-inspector').map(role => ({
    role,
    id: `${role}-1`,
  })),
];

const inSession = (rulebook: RulebookId): TournamentScene =>
  started(entered(rulebook, 6), 'S1', 'Heats', names(6));

describe('where everybody wagers together', () => {
  const AT = ['S1', 'T1'] as const;
  const wagered = (
    stake: number,
    on: 'player' | 'banker',
    book: 'crown' | 'crown-rapid',
  ): TournamentScene => {
    const scene = inSession(book).together(...AT, { do: 'open-wagering' });
    const what = { do: 'seal-wager', seat: 1, on, stake, signature: on } as const;
    return scene.together(...AT, what, patron('p1'));
  };

  test.each(['crown', 'crown-rapid'] as const)(
    'a secret makes no difference to any view of others before it is opened (%s)',
    book => {
      const [one, other] = [wagered(20_000, 'player', book), wagered(50_000, 'banker', book)];
      const steps = [
        { do: 'close-wagering' },
        { do: 'record-coup', coup: CARDS.player },
        { do: 'open-secret', seat: 1 },
      ] as const;
      for (const step of steps) {
        for (const viewer of OTHERS) expect(viewOf(other, viewer)).toEqual(viewOf(one, viewer));
        for (const scene of [one, other]) scene.together(...AT, step);
      }
      for (const viewer of [{ role: 'display' } as const, patron('p1')]) {
        expect(viewOf(other, viewer)).not.toEqual(viewOf(one, viewer));
      }
    },
  );

  test('the own form is in the own view, and its seal in everybody’s', () => {
    const scene = wagered(20_000, 'player', 'crown');
    const playOf = (viewer: TournamentViewer) =>
      viewOf(scene, viewer).sessions[0]?.tables[0]?.play?.view;
    expect(playOf(patron('p1'))?.you).toMatchObject({
      wagers: [{ on: 'player', stake: 20_000, secret: true }],
    });
    expect(playOf({ role: 'dealer', id: 'dealer-1' })).toMatchObject({
      seats: expect.arrayContaining([
        expect.objectContaining({ seat: 1, wagers: [], sealed: true }),
      ]),
    });
  });
});

describe('what a view holds', () => {
  const first = ({ sessions }: TournamentView) => sessions[0]?.tables ?? [];

  test('a patron is shown the play of the own table alone, staff and boards of all', () => {
    const scene = inSession('tasmania');
    const shown = (viewer: TournamentViewer) =>
      first(viewOf(scene, viewer)).map(({ play }) => play !== null);
    const all = first(viewOf(scene, { role: 'display' }));
    expect(all.length).toBeGreaterThan(1);
    expect(shown({ role: 'display' })).toEqual(all.map(() => true));
    expect(shown({ role: 'dealer', id: 'd' })).toEqual(all.map(() => true));
    const [seat] = all[0]?.seats ?? [];
    expect(shown(patron(seat?.patron ?? ''))).toEqual(all.map((_, index) => index === 0));
  });

  test('the papers are the office’s; the own entry is the patron’s', () => {
    const scene = inSession('tasmania');
    const office = (viewer: TournamentViewer) => viewOf(scene, viewer).office !== null;
    expect(office({ role: 'operator', id: 'o' })).toBe(true);
    expect(office({ role: 'tournament-director', id: 'd' })).toBe(true);
    expect(office({ role: 'dealer', id: 'd' })).toBe(false);
    expect(office(patron('p1'))).toBe(false);
    expect(viewOf(scene, patron('p1')).you).toMatchObject({ patron: 'p1', signed: true });
    expect(viewOf(scene, patron('nobody')).you).toBeNull();
  });

  test('conditions that are not published are nobody’s but the office’s', () => {
    const scene = inSession('tasmania');
    const { book, tournament } = scene;
    const draft = { ...tournament, published: null };
    const at = (viewer: TournamentViewer) => viewsOf({ book, tournament: draft }, START)(viewer);
    expect(at({ role: 'display' })).toMatchObject({ startsAt: null, rounds: [] });
    expect(at({ role: 'operator', id: 'o' }).rounds.length).toBeGreaterThan(0);
  });

  test('the board ranks by chips, those still in before those who are out', () => {
    const scene = inSession('tasmania');
    scene.do({ do: 'disqualify', patron: 'p2', why: 'chips in the pocket' });
    scene.do({ do: 'retire', patron: 'p3' });
    const { board } = viewOf(scene, { role: 'display' });
    // Nobody has won yet: all who are in are level, and whoever left comes after them.
    expect(board.map(({ rank, level }) => `${rank}${level ? '=' : ''}`)).toEqual([
      ...['1=', '1=', '1=', '1='],
      '5',
    ]);
    expect(board.at(-1)).toMatchObject({ patron: 'p3', state: 'retired', playing: false });
    expect(board.some(line => line.patron === 'p2')).toBe(false);
  });
});
