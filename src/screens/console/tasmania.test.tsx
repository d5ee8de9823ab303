// What Tasmania's book wants on the console: drawn from the views of real tables.

import { expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import type { Setup } from '../../table/setup/setup.ts';
import { plainSetup, readyTable, type Scene } from '../../table/testing/scene.ts';
import { consoleHtml, consoleSays, noLine, panelSays, viewAt } from '../testing/at-console.tsx';
import { DrawTableKey } from './coup/draw-table.tsx';
import { SeatActs } from './seats/seat-acts.tsx';

const clause = clausesOf('tasmania');

const live = (changes: Partial<Setup> = {}): Scene =>
  readyTable(plainSetup('tasmania', 'traditional', changes));

const played = (scene: Scene): Scene =>
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000).wager(2, 'banker', 5000);

clause('1 areas', 'stakes are entered on three areas for every seat: Player, Tie, Banker', () => {
  const scene = live({ stakeMode: 'recorded' }).do({ do: 'open-wagering' });
  const view = viewAt(scene);
  for (const seat of view.seats) {
    const acts = { view, seat, line: noLine, onDone: () => undefined };
    expect(panelSays(<SeatActs {...acts} />)).toMatch(/Player 0.00 Tie 0.00 Banker 0.00/);
  }
});

clause('8 Baccarat', 'a point of nothing is called Baccarat', () => {
  const scene = played(live()).cards('Ks Qh Kd 7c');
  expect(consoleSays(scene)).toContain('Player Baccarat, Banker 7');
});

clause('9.3.d', 'the seats that accepted the cards have a Player disc and a Banker disc', () => {
  const scene = played(live({ faceDown: true, method: 'hands-to-wagerers' }));
  const told = (whom: 'management' | 'surveillance') =>
    scene.do({ do: 'inform-of-squeeze', whom, name: 'somebody' });
  told('management');
  told('surveillance');
  scene.do({ do: 'close-wagering' });
  expect(consoleHtml(scene)).not.toContain('disc-player');
  scene.do({ do: 'take-hand', side: 'player', seat: 1 });
  scene.do({ do: 'take-hand', side: 'banker', seat: 2 });
  expect(consoleHtml(scene)).toContain('<em class="disc disc-player">Player</em>');
  expect(consoleHtml(scene)).toContain('<em class="disc disc-banker">Banker</em>');
});

clause('10.1', 'after four cards both points are announced, and who draws by the table', () => {
  const scene = played(live()).cards('2s 2h As');
  expect(consoleSays(scene)).not.toContain('Player 3, Banker');
  scene.cards('3h');
  expect(consoleSays(scene)).toMatch(/Player 3, Banker 5 .*Player draws\./);
});

clause('10.2', 'after the last card the result is there with both final points', () => {
  const scene = played(live()).cards('2s 2h As 3h 5s');
  expect(consoleSays(scene)).not.toMatch(/wins|Tie,/);
  scene.cards('9h');
  expect(consoleSays(scene)).toMatch(/Player wins, 8 over 4 .*Player 8, Banker 4/);
});

clause('11 availability', 'the whole draw table can be opened on the console in mid-coup', () => {
  const scene = played(live()).cards('2s 2h As');
  const says = panelSays(<DrawTableKey view={viewAt(scene)} />);
  expect(says).toContain('Drawing table');
  expect(says).toMatch(/Player: 0 draws 1 draws 2 draws 3 draws 4 draws 5 draws 6 stands 7 stands/);
  // Banker's three: draws to everything but an eight.
  expect(says).toContain('3 ● ● ● ● ● ● ● ● – ● ●');
});
