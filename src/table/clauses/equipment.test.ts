// Shoe, console and machines: what a table is made of, and what only people may do with it.

import { englishText } from '../../texts/index.ts';
import { describe, expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { plainSetup, readyTable, Scene, staff } from '../testing/scene.ts';
import { publicView } from '../views/index.ts';

const card = { do: 'deal-card', card: '9s', source: 'keypad' } as const;

describe('crown-rapid', () => {
  const clause = clausesOf('crown-rapid');

  clause(
    '1.1 SGC (a)',
    'the console takes buy-ins, payouts, cards by rank and suit, and limits',
    () => {
      const scene = readyTable(plainSetup('crown-rapid', 'crown'));
      scene.do({ do: 'buy-in', seat: 1, patron: 'patron-1', tender: 'cash', cents: 500 });
      const limits = {
        ...plainSetup('crown-rapid', 'crown').limits,
        player: { min: 1000, max: 2000, step: 1000 },
      };
      const announce = { do: 'announce-limits', limits, aggregateMin: 0, setup: 's2' } as const;
      scene.do({ ...announce, by: staff('game-supervisor') });
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).cards('9s Kh Kd 4c');
      scene.do({ do: 'settle-coup' });
      scene.do({ do: 'pay-out', seat: 1, patron: 'patron-1', how: 'chips', cents: 1_001_500 });
      expect(scene.table.records.at(-1)?.cards.map(each => each.card)).toEqual([
        '9s',
        'Kh',
        'Kd',
        '4c',
      ]);
    },
  );

  clause(
    '1.3',
    'one table knows nothing of another: shoe, coup, limits and money are its own',
    () => {
      const one = readyTable(plainSetup('crown-rapid', 'crown'));
      const other = readyTable(plainSetup('crown-rapid', 'crown'));
      const untouched = JSON.stringify(other.table);
      // So is its time: what comes later here is no later there.
      one.now += 5000;
      one.do({ do: 'open-wagering' }).wager(1, 'player', 1000).cards('9s Kh Kd 4c');
      one.do({ do: 'settle-coup' });
      expect(JSON.stringify(other.table)).toBe(untouched);
    },
  );

  clause('1.6', 'a failure of the system is on record under the dealer who was on duty', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000);
    const report = { do: 'report-irregularity', what: 'system-malfunction' } as const;
    scene.do({ ...report, facts: { coup: 1 }, by: staff('game-supervisor') });
    const ruled = scene.events.find(event => event.happened === 'irregularity-ruled');
    expect(ruled).toMatchObject({ what: 'system-malfunction', dealer: 'dealer-1' });
  });

  clause('2.2(e)', 'cards come from a dealing shoe that stands ready, or not at all', () => {
    const scene = new Scene('crown-rapid');
    scene.do({ do: 'sign-on', duty: 'dealer' });
    scene.do({ do: 'open-table', setup: plainSetup('crown-rapid', 'crown') });
    expect(scene.refused({ do: 'open-wagering' }).refused).toBe('not-now');
    expect(scene.refused(card).refused).toBe('not-now');
  });

  clause('8.3.1', 'the dealer keeps the shoe; no patron is handed shoe or cards', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).do({ do: 'close-wagering' });
    const hand = { do: 'take-hand', side: 'player', seat: 1 } as const;
    expect(scene.refused(hand).refused).toBe('not-in-this-book');
    expect(scene.refused({ do: 'take-shoe', seat: 1 }).refused).toBe('not-in-this-book');
    expect(scene.refused({ ...card, by: { role: 'patron', id: 'patron-1', seat: 1 } }).needs).toBe(
      'dealer',
    );
  });
});

describe('crown', () => {
  const clause = clausesOf('crown');

  clause('2.3', 'a card enters a coup only from the shoe, and only while a coup is dealt', () => {
    const scene = readyTable(plainSetup('crown', 'traditional'));
    expect(scene.refused(card).refused).toBe('not-now');
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).do({ do: 'close-wagering' });
    const { dealt } = scene.table.shoe;
    scene.do(card);
    expect(scene.table.shoe.dealt).toBe(dealt + 1);
  });

  clause('2.6', 'Dragon Tails come with their areas and their indicator', () => {
    const scene = readyTable(plainSetup('crown', 'traditional'));
    const view = publicView({ book: scene.book, table: scene.table });
    expect(view.sign?.offered).toEqual(
      expect.arrayContaining(['player-dragon-tail', 'banker-dragon-tail']),
    );
    scene.do({ do: 'open-wagering' });
    scene.wager(1, 'player-dragon-tail', 1000, { area: 'early' }).do({ do: 'close-wagering' });
    scene.cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
    expect(publicView({ book: scene.book, table: scene.table }).tails).toEqual({
      player: 1,
      banker: 0,
    });
  });
});

describe('tasmania', () => {
  const clause = clausesOf('tasmania');

  /** Cards brought to a table where one patron sits. */
  function withCards(): Scene {
    const scene = new Scene('tasmania');
    scene.do({ do: 'sign-on', duty: 'dealer' });
    scene.do({ do: 'open-table', setup: plainSetup('tasmania', 'traditional') });
    scene.do({ do: 'buy-in', seat: 2, patron: 'patron-2', tender: 'chips', cents: 5000 });
    return scene.do({ do: 'bring-cards', cardSet: 'set-1', preShuffled: false });
  }

  clause('5.1', 'checked by a patron or beforehand, on record; shuffled with no card seen', () => {
    const check = { do: 'prepare-shoe', step: 'check' } as const;
    const scene = withCards();
    expect(scene.refused({ ...check, checkedBy: 3 })).toMatchObject({ clause: '5.1' });
    scene.do({ ...check, checkedBy: 2 });
    expect(scene.events.at(-1)).toMatchObject({ checkedBy: 2 });
    const shuffle = { do: 'prepare-shoe', step: 'shuffle' } as const;
    expect(englishText(scene.refused({ ...shuffle, cardSeen: true }).reason)).toMatch(/again/);
    scene.do(shuffle);
    expect(withCards().do(check).events.at(-1)).toMatchObject({ checkedBy: 'pre-checked' });
  });

  clause('5.2', 'a shuffling machine is used only under its registered approval', () => {
    const scene = withCards().do({ do: 'prepare-shoe', step: 'check' });
    const shuffle = { do: 'prepare-shoe', step: 'shuffle' } as const;
    const unapproved = { ...shuffle, shuffler: { device: 'M-1', approval: '' } };
    expect(scene.refused(unapproved)).toMatchObject({ refused: 'not-authorised', clause: '5.2' });
    scene.do({ ...shuffle, shuffler: { device: 'M-1', approval: 'TLGC 18/1' } });
    expect(scene.events.at(-1)).toMatchObject({ shuffler: { device: 'M-1' } });
  });
});
