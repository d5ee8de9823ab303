// What a patron is told of money: a win, what can leave now and what cannot, a coup that was put
// right, for how long, and what a screen reader hears of it.

import { expect, test } from 'vitest';
import { recallView } from '../../table/views/index.ts';
import { plainSetup, readyTable, type Scene, staff } from '../../table/testing/scene.ts';
import { ScreenConnection } from '../client/connection.ts';
import { heardAt, terminalHtml, terminalSays } from '../testing/at-terminal.tsx';
import { draw, wordsOn } from '../testing/draw.tsx';
import { CashOutSheet } from './account/cash-sheets.tsx';
import { RecalledCoupLine } from './coup/recall.tsx';

const rapid = (): Scene =>
  readyTable(plainSetup('crown-rapid', 'traditional')).do({ do: 'open-wagering' });

/** A coup on these cards, paid. */
const played = (scene: Scene, cards: string): Scene =>
  scene.do({ do: 'close-wagering' }).cards(cards).do({ do: 'settle-coup' });

/** The Player had nine and two was keyed: the coup is put right afterwards. */
function corrected(): Scene {
  const scene = played(rapid().wager(1, 'player', 5000), '2s 9h Ks Kd');
  scene.do({ do: 'freeze-accounts' }).do({
    ...{ do: 'report-irregularity', what: 'wrong-result-entered', by: staff('game-supervisor') },
    facts: { coup: 1, cards: ['9s', '2h', 'Ks', 'Kd'] },
    approvedBy: { role: 'casino-supervisor', id: 'second' },
  });
  return scene;
}

const cardsShown = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/class="card[^"]*"[^>]*data-card="(\w\w)"/g)].map(([, card]) => card);

test('the last win is the very figure that stands as "You win", and nought after a loss', () => {
  const scene = played(rapid().wager(1, 'player', 5000).wager(1, 'tie', 1000), '9s 2h Ks Kd');
  expect(terminalSays(scene)).toContain('You win 40.00');
  expect(terminalSays(scene)).toContain('Last win 40.00');
  played(scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000), '2c 9c Kc Kh');
  expect(terminalSays(scene)).toContain('You lose 50.00');
  expect(terminalSays(scene)).toContain('Last win 0.00');
});

test('cashing out says what can leave now, and what wagers and a large win hold back', () => {
  const scene = rapid().wager(1, 'player', 5000);
  const line = new ScreenConnection({ as: 'terminal', table: 'table-1', seat: 1 }, null);
  const says = (more: object) => {
    const state = heardAt(scene, 1);
    if (state.seat === null || state.table === null) throw new Error('the terminal has its views');
    const mine = { ...state.seat, ...more };
    const sheet = { state, line, mine, view: state.table, say: () => undefined };
    return wordsOn(draw(<CashOutSheet {...sheet} onClose={() => undefined} />));
  };
  // Wagers that are open come off at once: nothing is held back, and nothing is listed.
  expect(says({})).not.toContain('Can leave now');
  scene.do({ do: 'close-wagering' });
  expect(says({})).toMatch(/10,000\.00 Can leave now 9,950\.00 .*50\.00/);
  expect(says({ locked: 200_000 })).toMatch(/Can leave now 7,950\.00 [^\d]*50\.00 [^\d]*2,000\.00/);
});

test('a coup that was put right lies on the felt, and in recall, with its true cards', () => {
  const scene = corrected();
  const html = terminalHtml(heardAt(scene, 1));
  expect(cardsShown(html)).toEqual(['9s', 'Ks', '2h', 'Kd']);
  expect(wordsOn(html)).toContain('Player: 9 of spades.');
  expect(wordsOn(html)).toContain('Player wins, 9 over 2');
  expect(wordsOn(html)).toContain('You win 50.00');
  const state = heardAt(scene, 1);
  const [coup] = recallView(scene.table, { seat: 1, patron: 'patron-1' });
  if (coup === undefined || !state.table?.sign) throw new Error('the coup is remembered');
  const recalled = draw(<RecalledCoupLine coup={coup} table="t" sign={state.table.sign} isOpen />);
  expect(wordsOn(recalled)).toMatch(/Coup 1 Player wins, 9 over 2 · corrected \+50\.00/);
  expect(wordsOn(recalled)).toContain('Coup 1 corrected (11.11)');
  expect(cardsShown(recalled)).toEqual(['9s', 'Ks', '2h', 'Kd']);
});

test('what is told of a correction stands for two coups, then goes away by itself', () => {
  const scene = corrected().do({
    ...{ do: 'unfreeze-accounts', finding: 'Seen.', by: staff('game-supervisor') },
  });
  const after: boolean[] = [];
  for (let coup = 2; coup <= 4; coup += 1) {
    after.push(terminalSays(scene).includes('Coup 1 corrected'));
    played(scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000), '2c 9c Kc Kh');
  }
  expect(after).toEqual([true, true, false]);
});

test('what is heard comes into places that were there before the first card', () => {
  const before = terminalHtml(heardAt(rapid(), 1));
  expect(before).toMatch(/<p class="unseen spoken-cards" aria-live="polite"[^>]*><\/p>/);
  expect(before).toMatch(/<div class="my-news" aria-live="polite"><\/div>/);
  expect(before).toMatch(/<output class="result[^"]*" aria-live="polite"><\/output>/);
});
