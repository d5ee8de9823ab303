// Nothing leaks: no unturned card, no secret, no other patron in any view of any role.

import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../../rulebooks/index.ts';
import type { Actor } from '../setup/setup.ts';
import { plainSetup, readyTable, type Scene, staff } from '../testing/scene.ts';
import { viewFor } from './index.ts';

const viewers: readonly (Actor | 'display')[] = [
  'display',
  ...ROLES.filter(role => role !== 'patron').map((role: Role) => staff(role)),
  { role: 'patron', id: 'patron-1', seat: 1 },
  { role: 'patron', id: 'patron-2', seat: 2 },
];

const textFor = (scene: Scene, viewer: Actor | 'display') =>
  JSON.stringify(viewFor(viewer, { book: scene.book, table: scene.table }));

const read = (card: '7h' | '8c' | '2d' | 'Jh') =>
  ({ do: 'deal-card', card, source: 'smart-shoe' }) as const;

/** A coup dealt face down by a shoe that reads every card. */
function readFaceDown(): Scene {
  const setup = plainSetup('crown', 'traditional', { faceDown: true, method: 'hands-to-wagerers' });
  const scene = readyTable(setup).do({ do: 'open-wagering' });
  scene.wager(1, 'player', 5000).wager(2, 'banker', 5000).do({ do: 'close-wagering' });
  return scene.do(read('7h')).do(read('8c')).do(read('2d')).do(read('Jh'));
}

describe.each(
  viewers.map(viewer => [viewer === 'display' ? viewer : viewer.role, viewer] as const),
)('the view of %s', (_, viewer) => {
  test('holds no card that lies face down, though the shoe has read it (R-RNG-1)', () => {
    const scene = readFaceDown();
    for (const card of ['7h', '8c', '2d', 'Jh']) expect(textFor(scene, viewer)).not.toContain(card);
    scene.do({ do: 'turn-card', side: 'player' });
    expect(textFor(scene, viewer)).toContain('7h');
    expect(textFor(scene, viewer)).not.toContain('8c');
  });

  test('tells nothing of a face-down card by a dead key', () => {
    const scene = readFaceDown();
    const seen = { ...scene.table.shoe.seen, '8c': 8 };
    scene.table = { ...scene.table, shoe: { ...scene.table.shoe, seen } };
    expect(textFor(scene, viewer)).not.toContain('8c');
  });
});

describe('a patron', () => {
  test('sees no other patron, neither name nor chips nor wagers', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 7000).wager(2, 'banker', 13_000);
    const seen = textFor(scene, { role: 'patron', id: 'patron-1', seat: 1 });
    expect(seen).toContain('7000');
    expect(seen).not.toMatch(/patron-2|13000|987000/);
    scene.do({ do: 'close-wagering' }).cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
    expect(textFor(scene, { role: 'patron', id: 'patron-1', seat: 1 })).not.toMatch(/patron-[23]/);
  });

  test('at another seat than the own sees nothing private', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 7000);
    expect(textFor(scene, { role: 'patron', id: 'patron-2', seat: 1 })).not.toContain('7000}');
  });
});

describe('the display', () => {
  test('names no person and shows no result before the coup is complete', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 7000).cards('9s Kh Kd');
    const seen = textFor(scene, 'display');
    expect(seen).not.toMatch(/patron-|dealer-1/);
    expect(JSON.parse(seen)).toMatchObject({ table: { coup: { result: null } } });
  });
});
