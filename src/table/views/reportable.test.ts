// What the console may report, and what it is told about the floor, from real tables.

import { expect, test } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { assert } from '../../rules/assert.ts';
import { RULEBOOK_IDS, versionsOf } from '../../rules/rulebook.ts';
import { effectOf } from '../rulings/effect-of.ts';
import { dealt, report, SETTLE, tableOf } from '../testing/irregular.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../testing/scene.ts';
import { consoleView } from './console-view.ts';

const viewOf = ({ book, table }: Scene) => consoleView({ book, table });

test('every irregularity of the book is on the list, and nothing else', () => {
  for (const book of RULEBOOK_IDS) {
    const [version] = versionsOf(RULEBOOKS[book]);
    assert(version !== undefined, 'a book has a version');
    const listed = viewOf(tableOf(book, version)).reportable.map(({ what }) => what);
    const ruled = Object.keys(RULEBOOKS[book].procedure.irregularities);
    expect(listed.toSorted()).toEqual(ruled.toSorted());
  }
});

test('the same list is the same object, so that it is sent once a phase', () => {
  const scene = tableOf('crown', 'traditional');
  expect(viewOf(scene).reportable).toBe(viewOf(scene).reportable);
});

test('where a clause leaves a choice, the choices are there to be touched', () => {
  const choices = (book: 'crown' | 'crown-rapid', what: string) =>
    viewOf(tableOf(book, 'traditional')).reportable.find(each => each.what === what)?.choices;
  expect(choices('crown', 'cards-to-the-wrong-side')).toEqual(['complete', 'reopen', 'dummy']);
  expect(choices('crown', 'opening-burn-missed')).toEqual(['complete', 'again']);
  expect(choices('crown-rapid', 'cards-to-the-wrong-side')).toEqual([]);
});

test('a report that leaves something out is told what to ask', () => {
  const scene = dealt(tableOf('crown', 'traditional'), '9s Kh');
  const room = { book: scene.book, table: scene.table };
  const said = { ...report('cards-to-the-wrong-side'), by: staff('dealer'), at: 0 };
  expect(effectOf(room, said)).toMatchObject({ refused: 'facts-missing', asks: 'choice' });
  const third = { ...report('third-card-to-player'), by: staff('dealer'), at: 0 };
  expect(effectOf(room, third)).toMatchObject({ asks: 'cards' });
});

test('a recalculation shows the coup as it would stand', () => {
  const scene = dealt(tableOf('crown-rapid', 'traditional'), '9s Kh Kd 4c').do(SETTLE);
  scene.do({ do: 'freeze-accounts' });
  const facts = { cards: ['9s', 'Kh', 'Kd', '9c'] } as const;
  const said = { ...report('wrong-result-entered', facts), by: staff('dealer'), at: 0 };
  const effect = effectOf({ book: scene.book, table: scene.table }, said);
  expect(effect).toMatchObject({ corrected: { number: 1, result: 'tie', bankerCount: 9 } });
});

test('the highest wagerer is asked first, for the cards or for the shoe', () => {
  const squeeze = { faceDown: true, method: 'hands-to-wagerers' } as const;
  const scene = readyTable(plainSetup('crown', 'traditional', squeeze));
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000).wager(4, 'player', 9000);
  scene.wager(2, 'banker', 5000).do({ do: 'close-wagering' });
  expect(viewOf(scene).floor).toMatchObject({
    highest: { player: 4, banker: 2 },
    hands: { player: { offers: [4, 1], offeredTo: 4, takenBy: null }, banker: { offeredTo: 2 } },
  });
  scene.do({ do: 'decline-hand', side: 'player', seat: 4, by: patronAt(4) });
  expect(viewOf(scene).floor.hands?.player.offeredTo).toBe(1);

  const shoe = { faceDown: true, method: 'shoe-to-a-wagerer' } as const;
  const passed = readyTable(plainSetup('crown', 'traditional', shoe));
  passed.do({ do: 'open-wagering' }).wager(3, 'banker', 5000).do({ do: 'close-wagering' });
  expect(viewOf(passed).floor.shoe).toEqual({ holder: null, offeredTo: 3 });
});

test('a cut that is due says whom it is offered to and where it may fall', () => {
  const scene = tableOf('crown', 'traditional');
  const toDo = ['cut', 'place-cutting-card', 'burn'] as const;
  scene.table = { ...scene.table, phase: 'preparing', shoe: { ...scene.table.shoe, toDo } };
  expect(viewOf(scene).floor.cut).toMatchObject({ offeredTo: 7, otherwise: 'game-supervisor' });
});
