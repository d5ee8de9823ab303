// The shoe: checked, shuffled, cut by the right person, burnt, and over when the book says so.

import { englishText } from '../../texts/index.ts';
import { describe, expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import type { RulebookId, Version } from '../../rules/rulebook.ts';
import { cutOffers } from '../shoe/cutting.ts';
import { plainSetup, prepareShoe, readyTable, Scene, staff } from '../testing/scene.ts';

/** A table that is open and has patrons in some seats, but no cards. */
function seated(rulebook: RulebookId, version: Version, seats: readonly number[]): Scene {
  const scene = new Scene(rulebook);
  scene.do({ do: 'sign-on', duty: 'dealer' });
  if (rulebook === 'tasmania') {
    scene.do({ do: 'sign-on', duty: 'table-inspector', by: staff('table-inspector') });
  }
  scene.do({ do: 'open-table', setup: plainSetup(rulebook, version) });
  if (scene.book.procedure.powers['move-float'] !== undefined) {
    const signed = { slip: 'F-1', countersignedBy: 'cashier-1', by: staff('game-supervisor') };
    scene.do({ do: 'move-float', move: 'opening', cents: 100_000_000, ...signed });
  }
  for (const seat of seats) {
    scene.now += 1;
    scene.do({ do: 'buy-in', seat, patron: `patron-${seat}`, tender: 'chips', cents: 100_000 });
  }
  return scene;
}

const bring = { do: 'bring-cards', cardSet: 'set-1', preShuffled: false } as const;
const step = (name: 'check' | 'shuffle' | 'place-cutting-card' | 'burn') =>
  ({ do: 'prepare-shoe', step: name }) as const;
const cut = { do: 'prepare-shoe', step: 'cut', cutAt: 100 } as const;

/** Deals coups of four cards, nine to four, until the shoe wants no more. */
function playOut(scene: Scene): number {
  let coups = 0;
  const ranks = ['9s', 'Kh', 'Kd', '4c', '9h', 'Kc', 'Ks', '4d', '9d', 'Qh', 'Qd', '4h'] as const;
  while (scene.table.phase === 'between-coups') {
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).do({ do: 'close-wagering' });
    const four = ranks.slice((coups % 3) * 4, (coups % 3) * 4 + 4);
    // The same cards come again and again here: only their number matters.
    scene.table = { ...scene.table, shoe: { ...scene.table.shoe, seen: {} } };
    scene.cards(four.join(' ')).do({ do: 'settle-coup' });
    coups += 1;
  }
  return coups;
}

describe('crown-rapid', () => {
  const clause = clausesOf('crown-rapid');

  clause(
    ['3.4', '3.5.1'],
    'no card is dealt before the check and the shuffle are on record',
    () => {
      const scene = seated('crown-rapid', 'crown', [1]).do(bring);
      expect(scene.refused({ do: 'open-wagering' }).refused).toBe('not-now');
      expect(scene.refused(step('shuffle'))).toMatchObject({
        refused: 'steps-missing',
        clause: '3.4',
      });
      scene.do(step('check')).do(step('shuffle'));
      const closing = { do: 'close-table', cardsChecked: false } as const;
      const empty = readyTable(plainSetup('crown-rapid', 'crown'));
      for (const seat of [1, 2, 3]) {
        const patron = `patron-${seat}`;
        empty.do({ do: 'pay-out', seat, patron, how: 'chips', cents: 1_000_000 });
      }
      expect(empty.refused({ ...closing, by: staff('casino-supervisor') }).clause).toBe('3.4');
    },
  );

  clause(
    '3.7',
    'a game supervisor cuts, at least a deck from either end; the dealer may not',
    () => {
      const scene = seated('crown-rapid', 'crown', [1]).do(bring);
      scene.do(step('check')).do(step('shuffle'));
      expect(scene.refused(cut)).toMatchObject({ refused: 'not-authorised', clause: '3.7' });
      const by = staff('game-supervisor');
      expect(scene.refused({ ...cut, by, cutAt: 51 }).clause).toBe('3.7');
      expect(scene.refused({ ...cut, by, cutAt: 8 * 52 - 51 }).clause).toBe('3.7');
      expect(englishText(scene.refused({ ...cut, by, cutter: 1 }).reason)).toMatch(
        /not offered to seat 1/,
      );
      scene.do({ ...cut, by, cutAt: 52 });
    },
  );

  clause(
    ['3.5.3', '3.5.4'],
    'the casino supervisor orders a shuffle; a coup in hand is finished',
    () => {
      const scene = readyTable(plainSetup('crown-rapid', 'crown'));
      const order = { do: 'order-shuffle', reason: 'four nines running' } as const;
      expect(scene.refused({ ...order, by: staff('game-supervisor') }).refused).toBe(
        'not-authorised',
      );
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).cards('9s Kh');
      scene.do({ ...order, by: staff('casino-supervisor') });
      scene.cards('Kd 4c').do({ do: 'settle-coup' });
      expect(scene.table.phase).toBe('preparing');

      const early = readyTable(plainSetup('crown-rapid', 'crown'));
      early.do({ do: 'open-wagering' }).wager(1, 'player', 1000);
      early.do({ ...order, by: staff('casino-supervisor') });
      // No card was out: the wager goes back and no further coup starts on the old order.
      expect(early.table.seats[0]?.wagers).toEqual([]);
      expect(early.refused({ do: 'open-wagering' }).refused).toBe('not-now');
    },
  );

  clause('3.6', 'cards shuffled ahead of time need no shuffle here, but a cut and a burn', () => {
    const scene = seated('crown-rapid', 'crown', [1]).do({ ...bring, preShuffled: true });
    expect(scene.table.shoe.toDo).toEqual(['check', 'cut', 'place-cutting-card', 'burn']);
  });

  clause(
    ['3.9.1', '1.1 Coup'],
    'the dealer lays the cutting card aside; one more coup follows',
    () => {
      const setup = plainSetup('crown-rapid', 'crown', { cuttingCard: 'noted' });
      const scene = readyTable(setup);
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).do({ do: 'close-wagering' });
      scene.cards('9s Kh').do({ do: 'record-cutting-card' });
      expect(scene.events.at(-1)).toMatchObject({ afterCards: 2 });
      scene.cards('Kd 4c').do({ do: 'settle-coup' });
      expect(scene.table.shoe).toMatchObject({ lastCoup: true, over: false, coups: 1 });
      scene.do({ do: 'open-wagering' }).do({ do: 'close-wagering' });
      scene.cards('9h Kc Ks 4d').do({ do: 'settle-coup' });
      expect(scene.table.shoe).toMatchObject({ over: true, coups: 2 });
      expect(scene.table.phase).toBe('preparing');
    },
  );

  clause('3.10', 'after the last coup a game supervisor may have the cards replaced', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    playOut(scene);
    const replace = { do: 'replace-cards', cards: [], reason: 'worn' } as const;
    expect(scene.refused(replace)).toMatchObject({ refused: 'not-authorised', clause: '3.10' });
    scene.do({ ...replace, by: staff('game-supervisor') });
    expect(scene.table.shoe.cardSet).toBeNull();
  });

  clause(['3.11', '3.11.1'], 'unfit cards go by the casino supervisor, never in mid-coup', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    const by = staff('casino-supervisor');
    const replace = { do: 'replace-cards', cards: [], reason: 'marked', by } as const;
    expect(scene.refused({ ...replace, by: staff('game-supervisor') }).clause).toBe('3.11');
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).cards('9s');
    expect(scene.refused(replace)).toMatchObject({ refused: 'not-now', clause: '3.11' });
    scene.cards('Kh Kd 4c').do({ do: 'settle-coup' }).do(replace);
    scene.do({ ...bring, cardSet: 'set-2' });
    expect(scene.table.shoe.toDo).toEqual([
      'check',
      'shuffle',
      'cut',
      'place-cutting-card',
      'burn',
    ]);
  });

  clause(
    '8.3.2',
    'one card may be burnt before a coup’s first card, and wagering stays open',
    () => {
      const scene = readyTable(plainSetup('crown-rapid', 'crown'));
      scene.do({ do: 'open-wagering' });
      const { dealt } = scene.table.shoe;
      scene.do({ do: 'burn-card' }).wager(1, 'player', 1000);
      expect(scene.table).toMatchObject({ phase: 'wagering', shoe: { dealt: dealt + 1 } });
      expect(scene.refused({ do: 'burn-card' }).clause).toBe('8.3.2');
      scene.cards('9s');
      expect(scene.refused({ do: 'burn-card' }).clause).toBe('8.3.2');
    },
  );
});

describe('crown', () => {
  const clause = clausesOf('crown');

  clause(
    ['4.2.1', '4.2.1 (a)', '4.2.2'],
    'the highest seat cuts first; refusals go clockwise, then a supervisor cuts',
    () => {
      const scene = seated('crown', 'traditional', [2, 6, 4]).do(bring);
      scene.do(step('check')).do(step('shuffle'));
      expect(cutOffers(scene)).toEqual([6, 4, 2]);
      expect(englishText(scene.refused({ ...cut, cutter: 4 }).reason)).toMatch(
        /not offered to seat 4/,
      );
      expect(englishText(scene.refused({ ...cut, by: staff('game-supervisor') }).reason)).toMatch(
        /seat 6 first/,
      );
      for (const seat of [6, 4, 2]) scene.do({ do: 'decline-cut', seat });
      expect(scene.refused(cut)).toMatchObject({ refused: 'not-authorised', clause: '4.2.2' });
      scene.do({ ...cut, by: staff('game-supervisor') });
    },
  );

  clause('4.2.1 (b)', 'a game supervisor may name another to cut', () => {
    const scene = seated('crown', 'traditional', [2, 6, 4]).do(bring);
    scene.do(step('check')).do(step('shuffle'));
    const name = { do: 'name-cutter', seat: 4 } as const;
    expect(scene.refused(name).clause).toBe('4.2.1 (b)');
    scene.do({ ...name, by: staff('game-supervisor') });
    expect(cutOffers(scene)).toEqual([4, 2, 6]);
    // Anybody may be designated, with a seat or without; whoever refuses passes it on.
    const person = { do: 'name-cutter', person: 'Ms Lee', by: staff('game-supervisor') } as const;
    expect(scene.refused({ ...person, seat: 4 }).refused).toBe('steps-missing');
    scene.do(person);
    expect(scene.refused({ ...cut, cutter: 6 }).refused).toBe('not-now');
    scene.do({ do: 'decline-cut' });
    expect(cutOffers(scene)).toEqual([6, 4, 2]);
    scene.do(person).do({ ...cut, by: staff('dealer') });
    expect(scene.events.at(-1)).toMatchObject({ step: 'cut', cutBy: 'Ms Lee' });
    expect(scene.refused(person).refused).toBe('not-now');
  });

  clause(
    ['3.4', '4.1.1 (a)', '4.2.4', '4.3.1'],
    'check, shuffle, cut, cutting card and burn, in this order and none left out',
    () => {
      const scene = seated('crown', 'traditional', []).do(bring);
      const order = ['check', 'shuffle', 'cut', 'place-cutting-card', 'burn'];
      expect(scene.table.shoe.toDo).toEqual(order);
      expect(scene.refused(step('burn')).refused).toBe('steps-missing');
      prepareShoe(scene);
      expect(scene.table).toMatchObject({ phase: 'between-coups', shoe: { dealt: 1 } });
    },
  );

  clause(
    ['4.1.1 (c)', '4.1.1 (d)', '4.1.1'],
    'the pit boss orders a shuffle with a reason; it comes after the coup in hand',
    () => {
      const scene = readyTable(plainSetup('crown', 'traditional'));
      const by = staff('pit-boss');
      expect(scene.refused({ do: 'order-shuffle', reason: '', by }).refused).toBe('steps-missing');
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).do({ do: 'close-wagering' });
      scene.cards('9s').do({ do: 'order-shuffle', reason: 'cards dropped', by });
      scene.cards('Kh Kd 4c').do({ do: 'settle-coup' });
      expect(scene.table.phase).toBe('preparing');
    },
  );

  clause('4.1.2', 'pre-shuffled cards may be brought in place of a shuffle', () => {
    const scene = seated('crown', 'traditional', []).do({ ...bring, preShuffled: true });
    expect(scene.table.shoe.toDo).not.toContain('shuffle');
    expect(scene.table.shoe.toDo).toContain('cut');
  });

  clause('4.4.1', 'after the last coup a game supervisor may have new cards brought', () => {
    const scene = readyTable(plainSetup('crown', 'traditional'));
    playOut(scene);
    const replace = { do: 'replace-cards', cards: [], reason: 'new for the evening' } as const;
    expect(scene.refused(replace).clause).toBe('4.4.1');
    scene.do({ ...replace, by: staff('game-supervisor') });
  });

  clause(['4.4.2', '4.4.2 (a)'], 'the pit boss has unfit cards replaced, never in mid-coup', () => {
    const scene = readyTable(plainSetup('crown', 'traditional'));
    const by = staff('pit-boss');
    const replace = { do: 'replace-cards', cards: [], reason: 'bent', by } as const;
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).do({ do: 'close-wagering' });
    expect(scene.refused(replace)).toMatchObject({ refused: 'not-now', clause: '4.4.2' });
    scene.cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
    expect(scene.refused({ ...replace, by: staff('game-supervisor') }).clause).toBe('4.4.2');
    scene.do(replace).do({ ...bring, cardSet: 'set-2' });
    expect(scene.table.shoe.toDo).toHaveLength(5);
  });

  clause(['8.2.2', '8.2.2 (a)'], '“no more bets” comes before any card leaves the shoe', () => {
    const scene = readyTable(plainSetup('crown', 'traditional'));
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000);
    const card = { do: 'deal-card', card: '9s', source: 'keypad' } as const;
    expect(scene.refused(card).clause).toBe('8.2.2 (a)');
    scene.do({ do: 'close-wagering' }).do(card);
  });

  clause('8.2.2 (b)', 'a card may be burnt after “no more bets” and before the deal', () => {
    const scene = readyTable(plainSetup('crown', 'traditional'));
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000);
    expect(scene.refused({ do: 'burn-card' }).clause).toBe('8.2.2 (b)');
    scene.do({ do: 'close-wagering' }).do({ do: 'burn-card' });
    expect(scene.table.coup?.burnt).toBe(true);
    scene.cards('9s');
    expect(scene.refused({ do: 'burn-card' }).refused).toBe('not-now');
  });

  clause(
    ['8.3.4', '8.3.4 (a)'],
    'the cutting card out: finish, one last coup, then shuffle',
    () => {
      const scene = readyTable(plainSetup('crown', 'traditional', { cuttingCard: 'noted' }));
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).do({ do: 'close-wagering' });
      // Met in place of the first card it is this coup's.
      scene.do({ do: 'record-cutting-card' }).cards('9s Kh Kd 4c');
      expect(scene.table.coup?.cards).toHaveLength(4);
      scene.do({ do: 'settle-coup' });
      expect(scene.table.shoe.lastCoup).toBe(true);
      scene.do({ do: 'open-wagering' }).do({ do: 'close-wagering' });
      scene.cards('9h Kc Ks 4d').do({ do: 'settle-coup' });
      expect(scene.table.phase).toBe('preparing');
    },
  );
});

describe('tasmania', () => {
  const clause = clausesOf('tasmania');

  clause(
    '5.3',
    'who sat first cuts first, then clockwise from the highest; else the inspector',
    () => {
      const scene = seated('tasmania', 'traditional', [3, 7, 1, 5]).do(bring);
      scene.do(step('check')).do(step('shuffle'));
      expect(cutOffers(scene)).toEqual([3, 7, 5, 1]);
      for (const seat of [3, 7, 5, 1]) scene.do({ do: 'decline-cut', seat });
      expect(scene.refused({ ...cut, by: staff('pit-boss') }).needs).toBe('table-inspector');
      const by = staff('table-inspector');
      expect(scene.refused({ ...cut, by, cutAt: 9 }).clause).toBe('5.3');
      expect(scene.refused({ ...cut, by, cutAt: 8 * 52 - 9 }).clause).toBe('5.3');
      scene.do({ ...cut, by, cutAt: 10 });
    },
  );

  clause('5.5', 'the next shoe is offered first to the left of the last cutter', () => {
    const scene = seated('tasmania', 'traditional', [3, 7, 1, 5]).do(bring);
    scene
      .do(step('check'))
      .do(step('shuffle'))
      .do({ ...cut, cutter: 3 });
    scene.do(step('place-cutting-card'));
    playOut(scene);
    scene.do({ ...bring, cardSet: 'set-2' });
    scene.do(step('check')).do(step('shuffle'));
    expect(cutOffers(scene)).toEqual([1, 7, 5, 3]);
  });

  clause('4.2', 'the cards are checked before play; a shoe skips no step', () => {
    const scene = seated('tasmania', 'traditional', [1]).do(bring);
    expect(scene.refused(step('shuffle')).clause).toBe('4.2');
    scene.do(step('check'));
    expect(scene.table.shoe.toDo[0]).toBe('shuffle');
  });

  clause('4.3', 'the table does not close before the cards are checked again', () => {
    const scene = readyTable(plainSetup('tasmania', 'traditional'));
    for (const { number } of scene.table.seats) {
      const patron = `patron-${number}`;
      scene.do({ do: 'pay-out', seat: number, patron, how: 'chips', cents: 1_000_000 });
    }
    const by = staff('game-supervisor');
    const close = { do: 'close-table', cardsChecked: true, by } as const;
    expect(scene.refused(close)).toMatchObject({ refused: 'facts-missing', asks: 'cardsCounted' });
    scene.do({ ...close, cardsCounted: 416 });
    expect(scene.table.phase).toBe('closed');
  });
});
