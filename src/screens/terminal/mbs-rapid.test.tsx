// What the book of Marina Bay Sands wants on a terminal.

import { expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { plainSetup, readyTable } from '../../table/testing/scene.ts';
import {
  areasOn,
  heardAt,
  openTable,
  terminalHtml,
  terminalSays,
} from '../testing/at-terminal.tsx';
import { LANGUAGES } from '../texts/index.ts';

const clause = clausesOf('mbs-rapid');
const setup = plainSetup('mbs-rapid', 'no-commission');

clause('2.2', 'the screen is the layout: Player, Banker, Tie and both pairs', () => {
  const areas = ['banker', 'banker-pair', 'player', 'player-pair', 'tie'];
  expect(areasOn(openTable(setup)).toSorted()).toEqual(areas);
});

/** A set of bet areas that nobody can touch, and Player in it. */
const SHUT = /<fieldset class="bets" disabled="">.*area-player/;

clause(
  '3.1',
  '“Place your bets, please” in these words opens the wagers, in every language',
  () => {
    const scene = readyTable(setup);
    expect(terminalSays(scene)).not.toContain('Place your bets, please');
    expect(terminalHtml(heardAt(scene, 1))).toMatch(SHUT);
    scene.do({ do: 'open-wagering' });
    for (const language of LANGUAGES) {
      expect(terminalSays(scene, language)).toContain('Place your bets, please');
    }
    expect(terminalHtml(heardAt(scene, 1))).not.toMatch(SHUT);
  },
);

clause('3.2', '“No more bets” in these words: nothing can be placed, changed or taken back', () => {
  const scene = openTable(setup).wager(1, 'player', 5000).do({ do: 'close-wagering' });
  for (const language of LANGUAGES) {
    expect(terminalSays(scene, language)).toContain('No more bets');
  }
  const html = terminalHtml(heardAt(scene, 1));
  // Every touch, and the way to take one back, lies within a set that is shut.
  const [before = '', ...sets] = html.split('<fieldset class="bets" ');
  expect(before).not.toMatch(/area-touch|area-back/);
  expect(sets[0]).toContain('area-back');
  for (const set of sets) expect(set).toMatch(/^disabled=""/);
});
