// What a dealer is shown so that no hand slips: cards to be corrected, cards held over, dummies
// that are not paid, disputes that wait, and what stands on every screen afterwards.

import { expect, test } from 'vitest';
import { patronAt, plainSetup, readyTable, staff } from '../../../table/testing/scene.ts';
import {
  closedTable,
  consoleHtml,
  consoleSays,
  crownTable,
  viewAt,
} from '../../testing/at-console.tsx';
import { heardAt, terminalHtml } from '../../testing/at-terminal.tsx';
import { draw, wordsOn } from '../../testing/draw.tsx';
import { DisplayFace } from '../../display/display.tsx';
import { NOTHING_SEEN } from '../../client/screen-state.ts';
import { publicView } from '../../../table/views/public-view.ts';
import type { Scene } from '../../../table/testing/scene.ts';
import { inChips } from '../money/pay-list.tsx';
import { begin } from '../rulings/report.ts';
import { ReportForm } from '../rulings/wizard.tsx';
import { cardPlaces } from './position.ts';

const dealing = (): Scene => closedTable(crownTable()).cards('3s 7d 9h');

const displaySays = ({ book, table }: Scene): string => {
  const state = { ...NOTHING_SEEN, connected: true, table: publicView({ book, table }) };
  return wordsOn(draw(<DisplayFace state={state} />));
};

test('each card on the console’s felt is a key that says what it is and what it does', () => {
  const html = consoleHtml(dealing());
  expect(html).toContain('aria-label="Player 1: 3 of spades. Touch to correct it"');
  expect(html).toContain('aria-label="Player 2: 9 of hearts. Touch to correct it"');
  expect(consoleHtml(dealing(), { role: 'inspector' })).not.toContain('card-key');
});

test('the Banker’s third card is the fifth of the deal where the Player stands', () => {
  const hand = (cards: readonly ('3s' | '9h' | null)[]) => ({ cards, count: null });
  const hands = { player: hand(['3s', '3s']), banker: hand(['9h', null, '9h']) };
  const places = cardPlaces({ hands }).map(({ position, side }) => `${position} ${side}`);
  expect(places).toEqual(['1 player', '2 banker', '3 player', '5 banker']);
});

test('a corrected card stands on console, terminal and display', () => {
  const scene = dealing().do({ do: 'correct-card', position: 3, card: '2h' });
  for (const says of [
    consoleSays(scene),
    displaySays(scene),
    wordsOn(terminalHtml(heardAt(scene, 1))),
  ]) {
    expect(says).toContain('Card corrected: 9♥ → 2♥');
    expect(says).toContain('2 of hearts, corrected from 9 of hearts');
  }
});

test('a wrong result in the first coup is no empty sheet: it says what can be done', () => {
  const scene = closedTable(crownTable()).cards('9s 2h Ks Kd');
  const view = viewAt(scene);
  const said = begin('wrong-result-entered', view);
  const form = { table: 'table-1', view, said, answer: null, demonstration: true, role: 'dealer' };
  const quiet = () => undefined;
  const acts = { setSaid: quiet, onConfirm: quiet, onApprove: quiet };
  const says = wordsOn(draw(<ReportForm {...form} {...acts} />));
  expect(says).toContain('No coup of this shoe is settled yet: correct a card on the felt');
  expect(says).toContain('Another coup');
  // Once one is paid its cards lie there to be touched, and its number is said.
  scene.do({ do: 'settle-coup' });
  const paid = { ...form, view: viewAt(scene), said: begin('wrong-result-entered', viewAt(scene)) };
  const html = draw(<ReportForm {...paid} {...acts} />);
  expect(wordsOn(html)).toContain('(Shoe 1, Coup 1)');
  expect(html.match(/class="entered-card /g)).toHaveLength(4);
});

test('a dummy coup is ended, not paid', () => {
  const scene = closedTable(crownTable()).cards('9s 2h Ks Kd');
  scene.do({
    ...{ do: 'report-irregularity', what: 'surplus-card-seen', by: staff('game-supervisor') },
    facts: { cards: ['5h'] },
  });
  scene.do({ do: 'settle-coup' }).do({ do: 'begin-dummy-coup' });
  // The card that was seen is held over: it is shown, and dealt by one key.
  expect(consoleSays(scene)).toContain('5♥ is held over from before: it is dealt first.');
  expect(consoleSays(scene)).toContain('Player 1: Deal 5♥');
  scene.cards('5h 2h 4s Kd');
  const says = consoleSays(scene);
  expect(says).toContain('End the dummy coup');
  expect(says).not.toContain('Pay only');
});

test('the key that calls for the next coup warns while a dispute is pending', () => {
  const scene = crownTable();
  expect(consoleSays(scene)).not.toContain('pending');
  scene.do({ do: 'open-claim', seat: 1, patron: 'patron-1', says: 'Paid too little.' });
  expect(consoleSays(scene)).toContain('Claim 1 (Seat 1) pending: see Matters');
});

test('a coup that was corrected after it was paid is told to the room and to its patron', () => {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional')).do({ do: 'open-wagering' });
  scene.wager(1, 'player', 5000).do({ do: 'close-wagering' });
  scene.cards('2s 9h Ks Kd').do({ do: 'settle-coup' });
  scene.do({ do: 'freeze-accounts' }).do({
    ...{ do: 'report-irregularity', what: 'wrong-result-entered', by: staff('game-supervisor') },
    facts: { coup: 1, cards: ['9s', '2h', 'Ks', 'Kd'] },
    approvedBy: { role: 'casino-supervisor', id: 'second' },
  });
  expect(displaySays(scene)).toContain('Coup 1 corrected: Player wins, 9 over 2');
  expect(wordsOn(terminalHtml(heardAt(scene, 1)))).toContain(
    'Coup 1 corrected: +100.00. It had been paid on a wrong result.',
  );
});

test('a coup that comes to nothing says what won and what lost; a last win is a whole one', () => {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional')).do({ do: 'open-wagering' });
  scene.wager(1, 'player', 5000).wager(1, 'banker', 5000).do({ do: 'close-wagering' });
  scene.cards('9s 2h Ks Kd').do({ do: 'settle-coup' });
  const html = terminalHtml(heardAt(scene, 1));
  expect(wordsOn(html)).toContain('Won 50.00, lost 50.00');
  expect(html).toMatch(/class="last-win">0\.00</);
});

test('before Pay stands what is taken, then what each seat is paid, in chips', () => {
  const scene = crownTable({ stakeMode: 'recorded' }).do({ do: 'open-wagering' });
  const laid = { do: 'record-wager', stake: 5000 } as const;
  scene.do({ ...laid, seat: 1, patron: 'patron-1', bet: { on: 'player' } });
  scene.do({ ...laid, seat: 2, patron: 'patron-2', bet: { on: 'banker' } });
  scene.do({ do: 'close-wagering' }).cards('9s 2h Ks Kd');
  const says = consoleSays(scene);
  expect(says).toContain('First take Seat 2 Banker 50.00');
  expect(says).toContain('Then pay Seat 1 Player 50.00 2 × 25.00');
  expect(inChips(171_450)).toEqual([
    ...[
      { chip: 100_000, count: 1 },
      { chip: 50_000, count: 1 },
      { chip: 10_000, count: 2 },
    ],
    ...[
      { chip: 500, count: 2 },
      { chip: 100, count: 4 },
      { chip: 25, count: 2 },
    ],
  ]);
});

test('a claim that is disputed closes with its outcome, and not without', () => {
  const scene = crownTable().do({ do: 'open-claim', says: 'A nine.', by: patronAt(1) });
  scene.do({ do: 'dispute-claim', claim: 1 });
  const close = { do: 'close-claim', claim: 1, action: 'Seen.', by: staff('pit-boss') } as const;
  expect(scene.refused(close).reason.code).toBe('dispute-without-outcome');
  scene.do({ ...close, outcome: 'denied' });
  expect(scene.table.claims.open).toEqual([]);
});
