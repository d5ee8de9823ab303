// Meters of a session: apart for each table and session, and they add up to the chips (R-MOD-3).

import { describe, expect, test } from 'vitest';
import { standingsAt } from './at-table.ts';
import { modelFinal, modelRound } from '../conditions/model-conditions.ts';
import { begun, BANKER_WINS, inTurnCoup, PLAYER_WINS } from '../testing/in-turn.ts';
import {
  coup,
  entered,
  names,
  operator,
  patron,
  started,
  type TournamentScene,
} from '../testing/scene.ts';
import type { TournamentViewer } from '../view/viewer.ts';
import { viewsOf } from '../view/view-for.ts';

const tableOf = (scene: TournamentScene, session: string, name = 'T1') => {
  const table = scene.session(session).tables.find(each => each.table === name);
  if (table === undefined || table.play === null) throw new Error(`${name} is not played`);
  return { ...table, play: table.play };
};

/** What the meters make of each seat's chips, and what the seat has. */
const addedUp = (scene: TournamentScene, session: string) =>
  tableOf(scene, session).meters.map(
    ({ seat, awarded, won, wagered, taken }) => [seat, awarded + won - wagered - taken] as const,
  );
const chipsAt = (scene: TournamentScene, session: string) =>
  standingsAt(tableOf(scene, session).play)
    .map(({ seat, chips }) => [seat, chips] as const)
    .toSorted(([one], [other]) => one - other);

describe('[R-MOD-3] meters of a session', () => {
  const together = () => started(entered('crown', 4), 'S1', 'Heats', names(4));
  const AT = ['S1', 'T1'] as const;

  test('count coups, stakes and what they brought, where all wager together', () => {
    const scene = coup(
      together(),
      AT,
      [
        [1, 'player', 10_000],
        [2, 'banker', 10_000],
      ],
      'player',
    );
    coup(
      scene,
      AT,
      [
        [1, 'player', 20_000],
        [1, 'tie', 10_000],
      ],
      'tie',
    );
    const [one, two] = tableOf(scene, 'S1').meters;
    // Won the first, has the second stake back over a tie that pays eight to one.
    expect(one).toMatchObject({ played: 2, wagered: 40_000, won: 20_000 + 20_000 + 90_000 });
    expect(two).toMatchObject({ played: 1, wagered: 10_000, won: 0, awarded: 1_000_000 });
    expect(addedUp(scene, 'S1')).toEqual(chipsAt(scene, 'S1'));
  });

  test('count the same in Tasmania’s turns, minima of those who are late too', () => {
    const scene = started(entered('tasmania', 4), 'S1', 'Heats', names(4));
    begun(scene, AT, [2]);
    inTurnCoup(scene, AT, { 1: 10_000 }, PLAYER_WINS);
    inTurnCoup(scene, AT, { 1: 20_000 }, BANKER_WINS);
    const meters = tableOf(scene, 'S1').meters;
    expect(meters[0]).toMatchObject({ seat: 1, played: 2, wagered: 30_000, won: 20_000 });
    expect(meters.find(({ seat }) => seat === 2)).toMatchObject({ played: 0, wagered: 0 });
    expect(meters.find(({ seat }) => seat === 2)?.taken).toBeGreaterThan(0);
    expect(addedUp(scene, 'S1')).toEqual(chipsAt(scene, 'S1'));
  });

  test('begin anew with each session', () => {
    const heats = { tables: 1, sessions: 2, advance: 1, length: { coups: 1 } };
    const rounds = [modelRound('Heats', heats), modelFinal()];
    const scene = started(entered('crown', 8, { rounds }), 'S1', 'Heats', names(4));
    coup(scene, AT, [[1, 'player', 10_000]], 'player');
    scene.do({ do: 'end-table', session: 'S1', table: 'T1' });
    started(scene, 'S2', 'Heats', names(8).slice(4));
    const bank = { played: 0, wagered: 0, won: 0, awarded: 1_000_000, taken: 0 };
    expect(tableOf(scene, 'S2').meters[0]).toMatchObject({ seat: 1, ...bank });
    expect(tableOf(scene, 'S1').meters[0]).toMatchObject({ seat: 1, played: 1, wagered: 10_000 });
  });

  test('are for the office alone', () => {
    const scene = coup(together(), AT, [[1, 'player', 10_000]], 'player');
    const views = viewsOf({ book: scene.book, tournament: scene.tournament }, scene.now);
    const seen = (viewer: TournamentViewer) => views(viewer).sessions[0]?.tables[0]?.meters;
    expect(seen(operator)).toHaveLength(4);
    expect(seen(patron('p1'))).toBeNull();
    expect(seen({ role: 'display' })).toBeNull();
  });
});

test('[R-MOD-3] every table of a session plays by the very same rules: one return for all', () => {
  const scene = started(entered('crown-rapid', 12), 'S1', 'Heats', names(12));
  const tables = scene.session('S1').tables;
  expect(tables.length).toBeGreaterThan(1);
  const { rules } = scene.session('S1');
  for (const { play } of tables) expect(play?.play.rules).toEqual(rules);
  // What a return depends on: the version, its odds, the decks and what is on offer.
  expect(rules).toMatchObject({ version: 'traditional', decks: 8 });
  expect(new Set(tables.flatMap(({ meters }) => meters.map(({ awarded }) => awarded)))).toEqual(
    new Set([rules.bank]),
  );
});
