// A single card that goes wrong at a competition's table: the book's irregularities hold there.

import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import type { Actor } from '../../../table/setup/setup.ts';
import type { Card } from '../../../rules/cards.ts';
import {
  atTable,
  BANKER_WINS,
  CompetitionTable,
  dealt as cardDealt,
  form,
  inspector,
  patronAt,
  PLAYER_WINS,
  report,
  turned,
} from '../../testing/competition-table.ts';

const clause = clausesOf('tasmania');

/** Two patrons, both on Player, and these cards turned. */
const dealt = (cards: string): CompetitionTable =>
  new CompetitionTable([1, 2])
    .begin()
    .open()
    .wagers([1, 'player', 5000], [2, 'player', 5000])
    .close()
    .cards(cards);

const shoeOf = ({ play }: CompetitionTable) => play.dealing.shoe;

describe('a card to the Player against the tableau', () => {
  // Seven to four: the Player stands, the Banker draws.
  clause('14.1', 'is the Banker’s where the Banker must draw', () => {
    const table = dealt('7s 4h Kd Kc');
    table.do(report('third-card-to-player', '2h'));
    expect(table.play.dealing.coup?.cards.at(-1)).toMatchObject({ to: 'banker', card: '2h' });
    expect(table.do(turned('banker')).play.phase).toBe('over');
    expect(table.settle().chips(1)).toBe(105_000);
  });

  clause('14.1', 'else opens the next coup, which takes no wager and settles nothing', () => {
    const table = dealt(PLAYER_WINS).do(report('third-card-to-player', '5h')).settle();
    expect(table.chips(1)).toBe(105_000);
    expect(table.refused({ do: 'open-wagering' })).toMatchObject({ clause: '14.1' });
    table.do(atTable({ do: 'begin-dummy-coup' }));
    const other = cardDealt('9c');
    expect(table.refused(other)).toMatchObject({ refused: 'impossible-card' });
    table.cards('5h 2c Kh 5c 3d').settle();
    expect(table.play.lastCoup).toMatchObject({
      dummy: true,
      hands: { player: ['5h', 'Kh', '3d'] },
    });
    expect([table.chips(1), table.play.coupsPlayed]).toEqual([105_000, 1]);
    expect(table.open().play.phase).toBe('wagering');
  });

  clause('14.1', 'opens none where the coup was the last of its shoe', () => {
    const table = dealt(PLAYER_WINS).do(atTable({ do: 'record-cutting-card' }));
    table.do(report('third-card-to-player', '5h')).settle();
    expect(shoeOf(table)).toMatchObject({ held: [], nextIsDummy: null });
  });

  clause('14.1', 'and no coup without wagers is dealt for any other reason', () => {
    const table = new CompetitionTable([1]).begin();
    expect(table.refused(atTable({ do: 'begin-dummy-coup' }))).toMatchObject({ clause: '14.1' });
    expect(table.refused(report('third-card-to-player', '5h'))).toMatchObject({
      refused: 'not-now',
    });
  });
});

describe('a surplus card that nobody has seen', () => {
  clause('14.2', 'is the first card of the next coup, wagers and all', () => {
    const table = dealt(PLAYER_WINS).do(report('surplus-card-unseen', null)).settle();
    const { dealt: out } = shoeOf(table) ?? {};
    expect([out, shoeOf(table)?.held]).toEqual([5, [null]]);
    table.open().wagers([2, 'player', 5000], [1, 'player', 5000]).deal(BANKER_WINS);
    expect(shoeOf(table)).toMatchObject({ dealt: 8, held: [] });
    expect(table.chips(1)).toBe(100_000);
  });

  clause('14.2', 'is put away where the marker shows', () => {
    const told = report('surplus-card-unseen', null, { markerVisible: true });
    const table = dealt(PLAYER_WINS).do(told).settle();
    expect(shoeOf(table)).toMatchObject({ dealt: 5, held: [], nextIsDummy: null });
  });
});

describe('a card on the wrong side', () => {
  // Five to six: the Player draws first.
  clause('14.3', 'goes to the Player whose it was, and the Banker is asked anew', () => {
    const table = dealt('5s 6h Kd Kc').do(report('player-card-to-banker', '6d'));
    expect(table.play.dealing.coup?.cards.at(-1)).toMatchObject({ to: 'player', card: '6d' });
    table.do(turned('player'));
    // Six against a third card of six: the Banker draws.
    expect(table.play.phase).toBe('dealing');
    expect(table.cards('Kh').settle().chips(1)).toBe(95_000);
  });

  clause('14.3', 'is no such thing where the Player is due none', () => {
    const table = dealt('7s 4h Kd Kc');
    expect(table.refused(report('player-card-to-banker', '2h'))).toMatchObject({ clause: '14.3' });
  });
});

describe('a card face up in the shoe', () => {
  clause('14.4', 'is used in its turn while the coup needs one', () => {
    const table = dealt('5s 6h Kd Kc').do(report('card-face-up-in-shoe', '9d'));
    expect(table.cards('9d').settle().chips(1)).toBe(95_000);
  });

  clause(
    '14.4',
    'gives every wager back, a secret one unread, where the coup begins with it',
    () => {
      const table = new CompetitionTable([1, 2]).begin().open();
      table.secret(1, form('banker', '$200', 'two hundred')).wager(2, 'player', 5000);
      table.do({ ...report('card-face-up-in-shoe', '9d'), by: inspector });
      expect([table.chips(1), table.chips(2), table.play.coup?.dummy]).toEqual([
        100_000,
        100_000,
        true,
      ]);
      table.cards('9d 2h Kd Kc').settle();
      expect([table.chips(1), table.at(1).secretsUsed, table.play.coupsPlayed]).toEqual([
        100_000, 0, 0,
      ]);
    },
  );

  clause('14.4', 'after the coup opens the next without wagers', () => {
    const table = dealt(PLAYER_WINS).do(report('card-face-up-in-shoe', '9d')).settle();
    expect(shoeOf(table)).toMatchObject({ held: ['9d'], nextIsDummy: '14.4' });
    expect(table.refused({ do: 'open-wagering' })).toMatchObject({ clause: '14.4' });
  });
});

describe('a report', () => {
  clause(['14.1', '14.2'], 'is for the staff of the table, and true as the cards lie', () => {
    const table = dealt(PLAYER_WINS);
    const told = report('surplus-card-seen', '5h');
    expect(table.refused({ ...told, by: patronAt(1) }).refused).toBe('not-permitted');
    expect(table.refused(report('surplus-card-seen', null)).refused).toBe('report-is-false');
    expect(table.refused(report('surplus-card-unseen', '5h')).refused).toBe('report-is-false');
    table.do(told);
    // Another one too many lies behind the first.
    table.do(report('surplus-card-seen', '6h'));
    expect(table.play.dealing.shoe.held).toEqual(['5h', '6h']);
  });
});

describe('cards that were laid to the other hand', () => {
  const mixed = (orderIsCertain: boolean, card?: Card, approvedBy?: Actor) => {
    const facts = { ...(card === undefined ? {} : { cards: [card] }), orderIsCertain };
    const approved = approvedBy === undefined ? {} : { approvedBy };
    const what = 'cards-to-the-wrong-side';
    return atTable({ do: 'report-irregularity', what, facts, ...approved });
  };

  clause('14.6', 'belong by the order of the draw, where that is certain', () => {
    const table = new CompetitionTable([1, 2])
      .begin()
      .open()
      .wagers([1, 'player', 5000], [2, 'player', 5000])
      .close()
      .do(cardDealt('9s'))
      // The second card, which is the Banker's, was laid to the Player.
      .do(mixed(true, '2h'));
    expect(table.play.dealing.coup?.cards.map(({ to, card }) => [to, card])).toEqual([
      ['player', '9s'],
      ['banker', '2h'],
    ]);
    expect(shoeOf(table)).toMatchObject({ dealt: 2, held: [] });
    const before = table.play;
    table.do(mixed(true));
    expect(table.play.dealing.coup?.cards).toEqual(before.dealing.coup?.cards);
    expect(table.play.phase).toBe('dealing');
  });

  clause('14.6', 'else the coup is void, by the word of whoever may void it', () => {
    const table = dealt('7s 4h');
    expect(table.refused(mixed(false))).toMatchObject({ refused: 'needs-second-approver' });
    table.do(mixed(false, undefined, inspector));
    expect([table.play.phase, table.play.coup]).toEqual(['between', null]);
    expect([table.chips(1), table.chips(2)]).toEqual([100_000, 100_000]);
  });

  clause('14.6', 'a report says whether the order is certain, of a coup that was dealt', () => {
    const table = dealt(PLAYER_WINS);
    expect(table.refused(mixed(true, '2c'))).toMatchObject({ refused: 'report-is-false' });
  });
});
