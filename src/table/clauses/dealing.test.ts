// Dealing by the three methods of Crown and Tasmania's squeeze: who gets the cards, who the shoe.

import { englishText } from '../../texts/index.ts';
import { describe, expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { balanceOf, patronAccount } from '../accounts/money.ts';
import { handOffers, shoeOffers } from '../people/openers.ts';
import type { Setup } from '../setup/setup.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../testing/scene.ts';
import { publicView } from '../views/index.ts';

const facedown = { do: 'deal-card', card: null, source: 'keypad' } as const;
const four = (scene: Scene) => scene.do(facedown).do(facedown).do(facedown).do(facedown);
const turn = (side: 'player' | 'banker', card: 'Kd' | '9s' | 'Kh' | '4c' | '2c' | '5h') =>
  ({ do: 'turn-card', side, card }) as const;

const balanceAt = (scene: Scene, seat: number): number =>
  balanceOf(scene.table.ledger, patronAccount(seat, `patron-${seat}`));

/** A Crown table by one method, wagers down, no more bets said. */
function closed(method: Setup['method'], changes: Partial<Setup> = {}): Scene {
  const setup = plainSetup('crown', 'traditional', { method, faceDown: true, ...changes });
  const scene = readyTable(setup).do({ do: 'open-wagering' });
  scene.wager(2, 'player', 5000).wager(3, 'player', 9000).wager(5, 'player', 9000);
  scene.wager(4, 'banker', 8000).wager(2, 'banker', 2000);
  return scene.do({ do: 'close-wagering' });
}

describe('crown', () => {
  const clause = clausesOf('crown');

  clause(
    ['8.1.1', '8.1.1 (a)', '8.1.1 (b)', '8.1.1 (b)(i)'],
    'cards go to the highest wagerer on the hand, equals from the lowest seat, then on',
    () => {
      const scene = closed('hands-to-wagerers');
      expect(handOffers(scene, 'player')).toEqual([3, 5, 2]);
      expect(handOffers(scene, 'banker')).toEqual([4, 2]);
      const take = { do: 'take-hand', side: 'player' } as const;
      expect(scene.refused({ ...take, seat: 5 }).clause).toBe('8.1.1');
      scene.do({ do: 'decline-hand', side: 'player', seat: 3 });
      expect(scene.refused({ ...take, seat: 2 }).clause).toBe('8.1.1');
      scene.do({ ...take, seat: 5 });
      expect(scene.table.coup?.openers.player.seat).toBe(5);
    },
  );

  clause('8.1.1 (d)', 'a hand that nobody takes stays with the dealer', () => {
    const scene = closed('hands-to-wagerers');
    for (const seat of [4, 2]) scene.do({ do: 'decline-hand', side: 'banker', seat });
    expect(scene.table.coup?.openers.banker.seat).toBe('dealer');
  });

  clause(
    ['8.1.1 (e)', '8.1.1 (f)'],
    'one hand at a time, both in turn if the dealer must open',
    () => {
      const scene = closed('hands-to-wagerers');
      four(scene).do({ do: 'take-hand', side: 'player', seat: 3 });
      for (const seat of [4, 2]) scene.do({ do: 'decline-hand', side: 'banker', seat });
      const other = { do: 'take-hand', side: 'banker', seat: 3 } as const;
      expect(scene.refused(other).clause).toBe('8.1.1 (e)');
      scene.do({ ...turn('player', '9s'), by: patronAt(3) });
      expect(scene.refused(other).clause).toBe('8.1.1 (e)');
      scene.do({ ...turn('player', 'Kd'), by: patronAt(3) }).do(other);
      expect(scene.table.coup?.openers.banker.seat).toBe(3);
    },
  );

  clause('8.1.1 (g)', 'who took the cards may let another open them', () => {
    const scene = closed('hands-to-wagerers');
    const letOpen = { do: 'delegate-hand', side: 'player', to: 'patron-7' } as const;
    expect(scene.refused(letOpen).clause).toBe('8.1.1 (g)');
    scene.do({ do: 'take-hand', side: 'player', seat: 3 });
    expect(scene.refused({ ...letOpen, by: patronAt(5) }).refused).toBe('not-your-seat');
    expect(scene.refused({ ...letOpen, to: 'nobody' }).refused).toBe('seat-empty');
    // Nobody but a holder of the shoe leaves the opening to the dealer: the hand is declined.
    expect(scene.refused({ ...letOpen, to: null }).refused).toBe('not-now');
    four(scene).do({ ...letOpen, by: patronAt(3) });
    scene.do({ ...turn('player', '9s'), by: patronAt(7) });
    scene.do({ ...turn('player', 'Kd'), by: patronAt(3) });
  });

  clause(['8.1.2', '8.1'], 'by the second method the dealer keeps shoe and cards', () => {
    const scene = closed('dealer');
    const take = { do: 'take-hand', side: 'player', seat: 3 } as const;
    expect(scene.refused(take).refused).toBe('not-now');
    expect(scene.refused({ do: 'take-shoe', seat: 3 }).refused).toBe('not-now');
    expect(scene.table.coup?.method).toBe('dealer');
  });

  clause(
    ['8.1.3', '8.1.3 (a)', '8.1.3 (c)'],
    'the shoe goes to the seated patron with the largest single wager, equals by seat',
    () => {
      const scene = closed('shoe-to-a-wagerer');
      expect(shoeOffers(scene.table).map(({ seat }) => seat)).toEqual([3, 5, 4, 2]);
      expect(scene.refused({ do: 'take-shoe', seat: 5 }).clause).toBe('8.1.3');
      scene.do({ do: 'decline-shoe', seat: 3 }).do({ do: 'take-shoe', seat: 5 });
      expect(scene.table.shoeHolder).toEqual({
        ...{ seat: 5, patron: 'patron-5', side: 'player', delegate: null },
      });
    },
  );

  clause('8.1.3 (b)', 'when all decline the shoe, the coup is dealt one of the other ways', () => {
    const scene = closed('shoe-to-a-wagerer');
    const choose = { do: 'choose-dealing-method', method: 'dealer' } as const;
    expect(scene.refused(choose).clause).toBe('8.1.3 (b)');
    for (const seat of [3, 5, 4, 2]) scene.do({ do: 'decline-shoe', seat });
    scene.do(choose);
    expect(scene.table.coup?.method).toBe('dealer');
  });

  clause(['8.1.3 (c)(i)', '8.1.3 (c)(ii)'], 'the holder may let another deal, or open', () => {
    const scene = closed('shoe-to-a-wagerer').do({ do: 'take-shoe', seat: 3 });
    const letDeal = { do: 'delegate-dealing', to: 'patron-6' } as const;
    expect(scene.refused({ ...letDeal, to: 'nobody' })).toMatchObject({
      ...{ refused: 'seat-empty', clause: '8.1.3 (c)(i)' },
    });
    expect(scene.refused({ ...letDeal, by: patronAt(4) }).refused).toBe('not-your-seat');
    scene.do({ ...letDeal, by: patronAt(3) }).do(facedown);
    expect(scene.events.at(-1)).toMatchObject({ happened: 'card-dealt', drawnBy: 'patron-6' });
    scene.do({ do: 'take-hand', side: 'player', seat: 3 });
    const letOpen = { do: 'delegate-hand', side: 'player', by: patronAt(3) } as const;
    scene.do({ ...letOpen, to: 'patron-7' });
    expect(scene.refused({ ...turn('player', '9s'), by: patronAt(5) }).refused).toBe(
      'not-your-seat',
    );
    scene.do({ ...turn('player', '9s'), by: patronAt(7) });
    scene.do({ ...letOpen, to: null });
    expect(scene.table.coup?.openers.player).toMatchObject({ seat: 'dealer', delegate: null });
  });

  clause(
    ['8.1.3 (f)', '8.1.3 (g)(i)', '8.1.3 (i)'],
    'the other hand goes to its highest wagerer; third cards are turned by the same people',
    () => {
      const scene = four(closed('shoe-to-a-wagerer').do({ do: 'take-shoe', seat: 3 }));
      scene.do({ do: 'take-hand', side: 'player', seat: 3 });
      scene.do({ do: 'take-hand', side: 'banker', seat: 4 });
      scene.do({ ...turn('player', '2c'), by: patronAt(3) });
      scene.do({ ...turn('player', 'Kd'), by: patronAt(3) });
      expect(scene.refused({ ...turn('banker', 'Kh'), by: patronAt(3) }).refused).toBe(
        'not-your-seat',
      );
      scene.do({ ...turn('banker', 'Kh'), by: patronAt(4) }).do(turn('banker', '5h'));
      scene.do(facedown);
      expect(scene.table.coup?.cards.at(-1)).toEqual({ to: 'player', card: null });
      scene.do({ ...turn('player', '9s'), by: patronAt(3) });
      expect(publicView(scene).coup?.hands.player.cards).toEqual(['2c', 'Kd', '9s']);
    },
  );

  const settled = (playerWins: boolean) => {
    const scene = four(closed('shoe-to-a-wagerer').do({ do: 'take-shoe', seat: 3 }));
    const [player, banker] = playerWins ? (['9s', '4c'] as const) : (['4c', '9s'] as const);
    scene.do(turn('player', player)).do(turn('player', 'Kd'));
    scene.do(turn('banker', banker)).do(turn('banker', 'Kh'));
    return scene.do({ do: 'settle-coup' });
  };

  clause(
    ['8.1.3 (h)', '8.1.3 (h)(ii)'],
    'the shoe stays while the wager wins and passes when it loses',
    () => {
      expect(settled(true).table.shoeHolder?.seat).toBe(3);
      expect(settled(false).table.shoeHolder).toBeNull();
    },
  );

  clause(
    ['8.1.3 (h)(i)', '8.1.3 (h)(iii)'],
    'the holder may give it up, the pit boss take it',
    () => {
      const scene = settled(true);
      expect(scene.refused({ do: 'give-up-shoe', by: patronAt(4) }).refused).toBe('not-your-seat');
      scene.do({ do: 'give-up-shoe', by: patronAt(3) });
      expect(scene.events.at(-1)).toMatchObject({ clause: '8.1.3 (h)(i)' });
      const taken = settled(true);
      expect(taken.refused({ do: 'give-up-shoe', by: staff('game-supervisor') }).clause).toBe(
        '8.1.3 (h)(iii)',
      );
      taken.do({ do: 'give-up-shoe', by: staff('pit-boss') });
      expect(taken.table.shoeHolder).toBeNull();
    },
  );

  clause('8.3.1', 'the dealer chooses which hand is shown first; drawing is not affected', () => {
    const scene = four(closed('dealer'));
    scene.do(turn('banker', 'Kh')).do(turn('banker', '5h'));
    expect(publicView(scene).coup?.hands).toMatchObject({
      banker: { count: 5 },
      player: { count: null },
    });
    expect(englishText(scene.refused(facedown).reason)).toMatch(/Turn the cards/);
    scene.do(turn('player', '2c')).do(turn('player', 'Kd')).do(facedown);
    expect(scene.table.coup?.cards.at(-1)?.to).toBe('player');
  });

  clause(['4.4.3', '3.4.1'], 'cards that patrons handled are replaced for the next shoe', () => {
    const scene = closed('hands-to-wagerers', { cuttingCard: 'noted' });
    four(scene).do({ do: 'take-hand', side: 'player', seat: 3 });
    scene.do(turn('player', '9s')).do(turn('player', 'Kd'));
    scene.do(turn('banker', '4c')).do(turn('banker', 'Kh')).do({ do: 'settle-coup' });
    scene.do({ do: 'order-shuffle', reason: 'enough', by: staff('pit-boss') });
    const bring = { do: 'bring-cards', preShuffled: false } as const;
    expect(scene.refused({ ...bring, cardSet: 'set-1' }).clause).toBe('4.4.3');
    scene.do({ ...bring, cardSet: 'set-2' });
  });

  clause(
    '3.4.1',
    'the table closes without a count where patrons handled the cards, and only then',
    () => {
      const closing = (handle: (scene: Scene) => Scene): Scene => {
        const scene = handle(four(closed('hands-to-wagerers', { cuttingCard: 'noted' })));
        scene.do(turn('player', '9s')).do(turn('player', 'Kd'));
        scene.do(turn('banker', '4c')).do(turn('banker', 'Kh')).do({ do: 'settle-coup' });
        for (const { number: seat, patron } of scene.table.seats) {
          if (patron === null) continue;
          const cents = balanceAt(scene, seat);
          scene.do({ do: 'pay-out', seat, patron: patron.id, how: 'chips', cents });
        }
        return scene;
      };
      const close = { do: 'close-table', cardsChecked: true, by: staff('pit-boss') } as const;
      const untouched = closing(scene => scene);
      expect(untouched.refused(close)).toMatchObject({ clause: '3.4', asks: 'cardsCounted' });
      untouched.do({ ...close, cardsCounted: 416 });
      expect(untouched.table.phase).toBe('closed');
      const handled = closing(scene => scene.do({ do: 'take-hand', side: 'player', seat: 3 }));
      expect(handled.do(close).table.phase).toBe('closed');
    },
  );
});

describe('tasmania', () => {
  const clause = clausesOf('tasmania');

  /** The squeeze announced to those who must know, wagers down, cards face down. */
  function squeezed(): Scene {
    const setup = plainSetup('tasmania', 'traditional', { method: 'hands-to-wagerers' });
    const scene = readyTable(setup);
    scene.do({ do: 'inform-of-squeeze', whom: 'management', name: 'M. Lee' });
    scene.do({ do: 'inform-of-squeeze', whom: 'surveillance', name: 'desk 2' });
    scene.do({ do: 'set-face-down', faceDown: true }).do({ do: 'open-wagering' });
    scene.wager(6, 'player', 9000).wager(2, 'player', 9000).wager(4, 'player', 3000);
    return scene.wager(2, 'banker', 7000);
  }

  clause(['9.3', '9.3.e'], 'cards go face down only once management and surveillance know', () => {
    const scene = readyTable(plainSetup('tasmania', 'traditional'));
    const down = { do: 'set-face-down', faceDown: true } as const;
    expect(scene.refused(down).clause).toBe('9.3.e');
    scene.do({ do: 'inform-of-squeeze', whom: 'management', name: 'M. Lee' });
    expect(scene.refused(down).clause).toBe('9.3.e');
    scene.do({ do: 'inform-of-squeeze', whom: 'surveillance', name: 'desk 2' }).do(down);
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).do(facedown);
    expect(publicView(scene).coup?.hands.player.cards).toEqual([null]);
  });

  clause(
    ['9.3.a', '9.3.c'],
    'the highest own stake on the hand, equals from the lowest seat',
    () => {
      const scene = four(squeezed());
      expect(handOffers(scene, 'player')).toEqual([2, 6, 4]);
      expect(handOffers(scene, 'banker')).toEqual([2]);
    },
  );

  clause('9.3.b', 'who refuses is passed over; when all refuse the dealer turns the cards', () => {
    const scene = four(squeezed());
    for (const seat of [2, 6, 4]) scene.do({ do: 'decline-hand', side: 'player', seat });
    expect(scene.table.coup?.openers.player.seat).toBe('dealer');
  });

  clause('9.3.f', 'highest on both hands: one set after the other', () => {
    const scene = four(squeezed()).do({ do: 'take-hand', side: 'player', seat: 2 });
    const second = { do: 'take-hand', side: 'banker', seat: 2 } as const;
    expect(scene.refused(second).clause).toBe('9.3.f');
    scene.do(turn('player', '9s')).do(turn('player', 'Kd')).do(second);
  });

  clause('4.4', 'a shoe that patrons touched is not used again', () => {
    const scene = four(squeezed()).do({ do: 'take-hand', side: 'player', seat: 2 });
    expect(scene.table.shoe.handled).toBe(true);
  });

  clause(['9.1', '4.5'], 'every card comes from the shoe to Player or Banker, in its order', () => {
    const scene = readyTable(plainSetup('tasmania', 'traditional'));
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).cards('2c Kh Kd 5h 9s');
    expect(scene.table.coup?.cards.map(({ to }) => to)).toEqual([
      'player',
      'banker',
      'player',
      'banker',
      'player',
    ]);
    expect(scene.table.shoe.dealt).toBe(5);
  });
});
