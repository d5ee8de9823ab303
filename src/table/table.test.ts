// The plain coup, under every book: opened, wagered, dealt, settled, and the money adds up.

import { describe, expect, test } from 'vitest';
import { RULEBOOK_IDS, versionsOf } from '../rules/rulebook.ts';
import { RULEBOOKS } from '../rulebooks/index.ts';
import { fold } from './evolve.ts';
import { balanceOf, patronAccount } from './accounts/money.ts';
import { newTable } from './table.ts';
import { plainSetup, readyTable } from './testing/scene.ts';

const announceThird = (id: string) => id === 'mbs-rapid' || id === 'demonstration';

describe.each(RULEBOOK_IDS)('a plain coup under %s', rulebook => {
  const book = RULEBOOKS[rulebook];
  test.each(versionsOf(book))('%s', version => {
    const scene = readyTable(plainSetup(rulebook, version));
    scene.do({ do: 'open-wagering' });
    scene.wager(1, 'player', 10_000).wager(2, 'banker', 10_000).wager(3, 'tie', 2000);
    scene.do({ do: 'close-wagering' });
    // A natural nine for the Player: four cards settle it.
    scene.cards('9s Kh Kd 4c');
    expect(scene.table.phase).toBe('complete');
    scene.do({ do: 'settle-coup' });
    expect(scene.table.phase).toBe('between-coups');
    const balances = [1, 2, 3].map(seat =>
      balanceOf(scene.table.ledger, patronAccount(seat, `patron-${seat}`)),
    );
    expect(balances).toEqual([1_010_000, 990_000, 998_000]);
    expect(announceThird(rulebook)).toBe(book.procedure.deal.announceBeforeThird !== undefined);
    expect(JSON.stringify(fold(book, newTable('table-1'), scene.events))).toBe(
      JSON.stringify(scene.table),
    );
  });
});
