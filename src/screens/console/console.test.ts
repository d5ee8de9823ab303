// The console thought about headless: the guided line, the biggest key, the touches of a coup.

import { expect, test } from 'vitest';
import type { Card } from '../../rules/cards.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { RULEBOOK_IDS, VERSIONS } from '../../rules/rulebook.ts';
import type { Command } from '../../table/acts.ts';
import { plainSetup, readyTable } from '../../table/testing/scene.ts';
import { viewAt } from '../testing/at-console.tsx';
import { consoleView } from '../testing/views.ts';
import { drawsText } from './coup/guide-text.ts';
import { coupStepsOf } from './coup/coup-steps.ts';
import { mattersCount } from './rulings/matters.ts';
import { cardCommands, nextCommands, wantsCard } from './coup/next-command.ts';
import { mayDo } from './staff/power-key.tsx';
import { withHeard } from './use-alarms.ts';
import { textIn } from '../client/use-texts.ts';
import { type ConsoleText, consoleTexts } from './use-texts.ts';

const due = (view: typeof consoleView) =>
  coupStepsOf(view)
    .filter(({ now }) => now)
    .map(({ key }) => key);

test('exactly one step is due while a coup is played', () => {
  expect(due(consoleView)).toEqual(['bets']);
  const dealing = { ...consoleView, phase: 'no-more-wagers' as const };
  const guide = {
    next: 'deal-card' as const,
    to: 'player' as const,
    step: 'player-draws' as const,
  };
  expect(due({ ...dealing, guide })).toEqual(['P1']);
  expect(due({ ...consoleView, phase: 'complete' })).toEqual(['settle']);
});

test('a card that lies is a step that is done', () => {
  const coup = consoleView.coup && {
    ...consoleView.coup,
    hands: {
      player: { cards: ['9s' as const], count: 9 },
      banker: { cards: [], count: null },
    },
  };
  const guide = {
    next: 'deal-card' as const,
    to: 'banker' as const,
    step: 'banker-draws' as const,
  };
  const line = coupStepsOf({ phase: 'dealing', coup, guide });
  expect(line.filter(({ done }) => done).map(({ key }) => key)).toEqual(['bets', 'no-more', 'P1']);
  expect(line.find(({ now }) => now)?.key).toBe('B1');
});

test('the biggest key is the guide’s next act, and dead where a person must say more', () => {
  expect(nextCommands(consoleView)).toEqual([{ do: 'close-wagering' }]);
  const cut = { ...consoleView, shoeSteps: ['cut' as const] };
  const guide = { next: 'prepare-shoe' as const, to: null, step: 'shuffle' as const };
  expect(nextCommands({ ...cut, guide })).toEqual([]);
  const open = { next: 'open-table' as const, to: null, step: 'open-table' as const };
  expect(nextCommands({ ...consoleView, guide: open })).toEqual([]);
});

/** Six cards, so that both hands draw: 3 against 5 on a third card of 5. */
const SIX: readonly Card[] = ['2s', '2h', 'As', '3h', '5s', '9h'];
const CARDS_LEAST = 4;

test.each(RULEBOOK_IDS)('%s: a coup takes one touch a card and two more', book => {
  const version = VERSIONS.find(each => RULEBOOKS[book].versions[each] !== undefined);
  if (version === undefined) throw new Error('a book has a version');
  const scene = readyTable(plainSetup(book, version));
  const send = (commands: readonly object[]) => {
    // A console's commands are commands without who and when, which the scene adds.
    for (const command of commands) scene.do(command as Command);
  };
  const shoe = [...SIX];
  // The shoe's first coup is called for; every later one is called for when the last is paid.
  send([{ do: 'open-wagering' }]);
  let touches = 0;
  let cards = 0;
  do {
    const view = viewAt(scene);
    if (view.phase === 'wagering') scene.wager(1, 'player', 10_000);
    const card = wantsCard(view) ? shoe.shift() : undefined;
    if (card === undefined) send(nextCommands(view));
    else {
      send(cardCommands(view, { do: 'deal-card', card, source: 'keypad' }));
      cards += 1;
    }
    touches += 1;
  } while (viewAt(scene).phase !== 'wagering');
  expect(cards).toBeGreaterThanOrEqual(CARDS_LEAST);
  expect(touches).toBeLessThanOrEqual(cards + 2);
});

const tell: ConsoleText = textIn(consoleTexts('en'));
const say = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

test('who draws and who stands is said as soon as it is known, and not before', () => {
  const scene = readyTable(plainSetup('crown', 'traditional'));
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).do({ do: 'close-wagering' });
  scene.cards('2s 2h As 3h');
  expect(drawsText(viewAt(scene), say, tell)).toBe('Player draws.');
  scene.cards('5s');
  expect(drawsText(viewAt(scene), say, tell)).toBe('Player draws. Banker draws.');
  scene.cards('9h');
  expect(drawsText(viewAt(scene), say, tell)).toBe('Player draws. Banker draws.');

  const stood = readyTable(plainSetup('crown', 'traditional'));
  stood.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).do({ do: 'close-wagering' });
  stood.cards('2s 2h 4s 3h');
  expect(drawsText(viewAt(stood), say, tell)).toBe('Player stands. Banker draws.');
  const both = readyTable(plainSetup('crown', 'traditional'));
  both.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).do({ do: 'close-wagering' });
  both.cards('9s 2h Ks 3h');
  expect(drawsText(viewAt(both), say, tell)).toBe('Player stands. Banker stands.');
});

test('a key knows whom it needs: ranks go up, table inspectors stand beside', () => {
  const { powers } = viewAt(readyTable(plainSetup('tasmania', 'traditional')));
  expect(mayDo(powers, 'dealer', 'change-limits')).toBe(false);
  expect(mayDo(powers, 'operator', 'change-limits')).toBe(true);
  expect(mayDo(powers, 'table-inspector', 'void-coup')).toBe(true);
  expect(mayDo(powers, 'surveillance', 'deal')).toBe(false);
  expect(mayDo(powers, 'operator', 'order-shuffle')).toBe(false);
});

test('everything that waits for a person is counted on its tab', () => {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
  const connected = [1, 2, 3];
  expect(mattersCount(viewAt(scene), connected)).toBe(0);
  scene.do({ do: 'open-claim', says: 'Paid too little.', seat: 2, patron: 'patron-2' });
  expect(mattersCount(viewAt(scene), connected)).toBe(1);
  scene.do({ do: 'open-wagering' }).wager(3, 'player', 10_000);
  expect(mattersCount(viewAt(scene), [1, 2])).toBe(2);
});

test('alarms of machines and tickets stay; a refused command does not become one', () => {
  const heard = (refused: string) => ({
    key: 0,
    refused,
    reason: { code: 'as-written', note: 'The printer jams.' } as const,
    clause: '',
  });
  const alarms = withHeard([], heard('ticket-trouble'));
  expect(alarms).toEqual([
    { number: 1, refused: 'ticket-trouble', reason: heard('').reason, clause: '' },
  ]);
  expect(withHeard(alarms, heard('below-minimum'))).toBe(alarms);
  expect(withHeard(alarms, heard('device-trouble')).map(({ number }) => number)).toEqual([1, 2]);
});
