// What Tasmania's book wants on the wall.

import { expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import type { Version } from '../../rules/rulebook.ts';
import type { Setup } from '../../table/setup/setup.ts';
import { plainSetup, readyTable, type Scene } from '../../table/testing/scene.ts';
import { LANGUAGES } from '../texts/index.ts';
import { onTheWall, wallOf } from '../testing/on-the-wall.tsx';

const clause = clausesOf('tasmania');

const table = (changes: Partial<Setup> = {}, version: Version = 'traditional'): Scene =>
  readyTable(plainSetup('tasmania', version, changes));

const closed = (scene: Scene): Scene =>
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000).do({ do: 'close-wagering' });

clause(
  '7.1',
  'minimum and maximum stand on the notice at all times, steps where it says so',
  () => {
    const limits = {
      player: { min: 1000, max: 100_000, step: 1000 },
      banker: { min: 1000, max: 100_000, step: 500 },
    };
    const scene = table({ limits: { ...plainSetup('tasmania', 'traditional').limits, ...limits } });
    const says = /Player 10 – 1,000 Banker 10 – 1,000 in steps of 5 Tie/;
    expect(onTheWall(scene)).toMatch(says);
    expect(onTheWall(closed(scene))).toMatch(says);
  },
);

clause('8 Baccarat', 'a point of nothing is called Baccarat', () => {
  const scene = closed(table()).cards('Ks 9h Kd Kc');
  expect(onTheWall(scene)).toMatch(/0 Baccarat Banker wins, 9 over 0/);
});

clause('9.3.d', 'discs lie at the seats that took the cards', () => {
  const scene = table({ faceDown: true, method: 'hands-to-wagerers' });
  for (const whom of ['management', 'surveillance'] as const) {
    scene.do({ do: 'inform-of-squeeze', whom, name: 'Ms Lee' });
  }
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000).wager(2, 'banker', 5000);
  scene.do({ do: 'close-wagering' });
  for (const card of ['7h', '8c', '2d', 'Jh'] as const) {
    scene.do({ do: 'deal-card', card, source: 'smart-shoe' });
  }
  expect(wallOf(scene)).not.toContain('class="disc"');
  scene.do({ do: 'take-hand', side: 'player', seat: 1 });
  scene.do({ do: 'take-hand', side: 'banker', seat: 2 });
  expect(onTheWall(scene)).toMatch(/Player Seat 1 .*Banker Seat 2/);
});

clause('10.1', 'after four cards both points are there to see, before any third card', () => {
  const scene = closed(table()).cards('2s 3h Kd');
  expect([...wallOf(scene).matchAll(/hand-count">(\d)/g)].map(([, point]) => point)).toEqual([
    '2',
    '3',
  ]);
  scene.cards('Ac');
  expect([...wallOf(scene).matchAll(/hand-count">(\d)/g)].map(([, point]) => point)).toEqual([
    '2',
    '4',
  ]);
  expect(onTheWall(scene)).not.toContain('wins');
});

clause('10.2', 'after the last card the result is announced with both final points', () => {
  expect(onTheWall(closed(table()).cards('4s 9h Kd Kc'))).toContain('Banker wins, 9 over 4');
  expect(onTheWall(closed(table()).cards('9s 9h Kd Kc'))).toContain('Tie, 9 each');
});

clause(
  '11 availability',
  'the whole draw table opens on the wall, in the middle of a coup too',
  () => {
    const scene = closed(table()).cards('2s 3h');
    const html = wallOf(scene, 'drawTable');
    const rows = html.match(/<tbody><tr><th scope="row">0.*?<\/tbody>/)?.[0] ?? '';
    const drawn = [...rows.matchAll(/<tr>.*?<\/tr>/g)].map(([row]) =>
      [...row.matchAll(/class="draw-(draws|stands)"/g)]
        .map(([, what]) => (what === 'draws' ? 'D' : 'S'))
        .join(''),
    );
    const { banker, bankerIfPlayerStood } = scene.book.tableau;
    expect(drawn).toEqual(banker.map((row, count) => row + bankerIfPlayerStood.charAt(count)));
    expect(html).toContain('aria-pressed="true" class="sign-key sign-key-on">Draw table');
  },
);

clause('13 notice', 'while Federal Baccarat is played its notice stands on the wall', () => {
  expect(wallOf(table({}, 'federal'))).toContain('version-notice">Federal Baccarat</h2>');
  expect(wallOf(table())).not.toContain('version-notice');
});

clause('15 layout', 'Perfect Pairs are on the signs while they are on offer, and only then', () => {
  expect(onTheWall(table())).toContain('Perfect pairs');
  const offered = ['player', 'banker', 'tie'] as const;
  const limits = { player: LIMIT, banker: LIMIT, tie: LIMIT };
  expect(onTheWall(table({ offered, limits }))).not.toContain('erfect pairs');
});

const LIMIT = { min: 1000, max: 100_000, step: 1000 };

clause('1 areas', 'Player, Banker and Tie have their names on the wall in every language', () => {
  const names = LANGUAGES.map(language => onTheWall(table(), 'odds', language));
  expect(names[0]).toMatch(/Player .*Banker .*Tie/);
  expect(names[1]).toMatch(/闲 .*庄 .*和/);
  expect(names[2]).toMatch(/閒 .*莊 .*和/);
});
