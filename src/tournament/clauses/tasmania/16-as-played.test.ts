// Competitions as they are played: what each clause says with 'or', 'any' and 'again', at a table.

import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import {
  atTable,
  BANKER_WINS,
  CompetitionTable,
  dealer,
  dealt,
  director,
  display,
  form,
  hundred,
  inspector,
  patronAt,
  PLAYER_WINS,
  TIE,
  turned,
} from '../../testing/competition-table.ts';

const clause = clausesOf('tasmania');
const opened = (seats: readonly number[] = [1, 2]) => new CompetitionTable(seats).begin().open();

describe('the length of a session', () => {
  const end = { do: 'end-play', by: director } as const;
  const over = { refused: 'not-now', clause: '16.1 Session' };

  clause(
    '16.1 Session',
    'a session of two coups has two, and the second is known as its last',
    () => {
      const table = new CompetitionTable([1, 2], { length: { coups: 2 } }).begin();
      table.coup('player', 5000, PLAYER_WINS);
      expect(table.refused(end)).toMatchObject(over);
      expect(table.open().view(display).coup?.declaredLast).toBe(true);
      table.wagers([2, 'player', 5000], [1, 'player', 5000]).deal(PLAYER_WINS);
      expect(table.refused({ do: 'open-wagering' })).toMatchObject(over);
      expect(table.do(end).play.phase).toBe('ended');
    },
  );

  clause('16.1 Session', 'a session of one shoe ends with the last hand of that shoe', () => {
    const table = new CompetitionTable([1, 2]).begin().coup('player', 5000, PLAYER_WINS);
    table.open().wagers([2, 'player', 5000], [1, 'player', 5000]).close().cards('9s 2h Kd');
    table
      .do(atTable({ do: 'record-cutting-card' }))
      .cards('Kc')
      .settle();
    while (!table.view(display).over) {
      expect(table.refused(end)).toMatchObject(over);
      table.coup('player', 5000, PLAYER_WINS);
    }
    expect(table.refused({ do: 'open-wagering' })).toMatchObject(over);
    expect(table.do(end).play.phase).toBe('ended');
  });

  clause(
    '16.1 Session',
    'a last coup is declared before its wagers, and nothing follows it',
    () => {
      const table = new CompetitionTable([1, 2], { length: { coups: 9 } }).begin().open();
      const declare = { do: 'declare-last-coup', by: director } as const;
      expect(table.refused(declare)).toMatchObject(over);
      table.wagers([1, 'player', 5000], [2, 'player', 5000]).deal(PLAYER_WINS).do(declare);
      expect(table.open().view(display).coup?.declaredLast).toBe(true);
      table.wagers([2, 'player', 5000], [1, 'player', 5000]).deal(PLAYER_WINS);
      expect(table.refused({ do: 'open-wagering' })).toMatchObject(over);
      expect(table.refused(declare)).toMatchObject(over);
      expect(table.do(end).play.phase).toBe('ended');
    },
  );
});

describe('chips', () => {
  const kind = 'tournament-chips';

  clause(
    ['16.1 Competition Baccarat', '16.4.2'],
    'nobody is given more, less or a second bank, and nobody begins without one',
    () => {
      const table = new CompetitionTable([1, 2]);
      table.readyShoe();
      for (const seat of [1, 2]) table.do({ do: 'take-seat', seat, by: patronAt(seat) });
      for (const chips of [99_000, 101_000]) {
        expect(table.refused({ do: 'give-chips', seat: 1, chips, kind })).toMatchObject({
          refused: 'stacks-differ',
        });
      }
      table.give(1);
      const again = { do: 'give-chips', seat: 1, chips: 100_000, kind } as const;
      expect(table.refused(again)).toMatchObject({ refused: 'not-now', clause: '16.4.2' });
      expect(table.refused({ do: 'begin-play' })).toMatchObject({ refused: 'stacks-differ' });
      expect(table.give(2).do({ do: 'begin-play' }).chips(1)).toBe(100_000);
    },
  );

  clause('16.4.9', 'no chips are handed back while the session goes on', () => {
    const table = new CompetitionTable([1, 2]).begin().coup('player', 5000, PLAYER_WINS);
    expect(table.refused({ do: 'hand-back-chips' })).toMatchObject({ refused: 'not-now' });
    expect(table.chips(1)).toBe(105_000);
  });
});

describe('late and absent', () => {
  clause(
    '16.3.2.a',
    'three coups take a minimum each, and before the fourth the place is there',
    () => {
      const table = new CompetitionTable([1, 2, 3]).begin({ late: [3] });
      for (const left of [95_000, 90_000, 85_000]) {
        expect(table.coup('player', 5000, PLAYER_WINS).chips(3)).toBe(left);
      }
      expect(table.at(3)).toMatchObject({ lateCoups: 3, state: 'in' });
      table.do({ do: 'take-seat', seat: 3, by: patronAt(3) }).coup('player', 5000, PLAYER_WINS);
      expect(table.chips(3)).toBe(90_000);
      const gone = new CompetitionTable([1, 2, 3]).begin({ late: [3] });
      for (let coup = 1; coup <= 3; coup += 1) gone.coup('player', 5000, PLAYER_WINS);
      expect(gone.open().at(3)).toMatchObject({ state: 'forfeited', chips: 0 });
      expect(gone.last('position-left')).toMatchObject({ chips: 85_000, clause: '16.3.2.b' });
    },
  );

  clause('16.3.6', 'absent is who has been there: whoever has not come yet is late', () => {
    const table = new CompetitionTable([1, 2, 3]).begin({ late: [3] });
    expect(table.refused({ do: 'mark-absent', seat: 3 })).toMatchObject({
      refused: 'nothing-to-do',
      clause: '16.3.2',
    });
    table.do({ do: 'mark-absent', seat: 2 }).coup('player', 5000, PLAYER_WINS);
    expect(table.chips(2)).toBe(95_000);
    expect(table.events).toContainEqual(
      expect.objectContaining({ happened: 'minimum-deducted', why: 'absent', seat: 2 }),
    );
    table.do({ do: 'mark-present', seat: 2 }).coup('player', 5000, PLAYER_WINS);
    expect(table.chips(2)).toBe(100_000);
  });

  clause(
    '16.3.6.a',
    'the minimum that is taken is the one in force, after a raise the new one',
    () => {
      const table = new CompetitionTable([1, 2, 3]);
      table.do({ do: 'insert-indicator', fromBack: 104, by: inspector }).begin();
      table.do({ do: 'mark-absent', seat: 3 }).coup('player', 5000, PLAYER_WINS);
      expect(table.chips(3)).toBe(95_000);
      table.do({ do: 'record-indicator-card' }).coup('player', 5000, PLAYER_WINS);
      table.do({ do: 'raise-limits', by: director }).coup('player', 10_000, BANKER_WINS);
      expect(table.chips(3)).toBe(80_000);
    },
  );
});

describe('wagers', () => {
  clause(['16.4.4', '16.5.10', '16.5.10.b'], 'a patron has chips on one hand alone', () => {
    const table = opened().wager(1, 'player', 5000);
    const other = { do: 'place-wager', seat: 1, on: 'banker', stake: 5000 } as const;
    for (const by of [patronAt(1), dealer]) {
      expect(table.refused({ ...other, by })).toMatchObject({ refused: 'both-sides' });
    }
    expect(table.at(1).layout).toEqual({ player: 5000, banker: 0, tie: 0 });
  });

  clause('16.4.5', 'of the house only the dealer lays chips for a patron', () => {
    const wager = { do: 'place-wager', seat: 1, on: 'player', stake: 5000 } as const;
    expect(opened().refused({ ...wager, by: director })).toMatchObject({
      refused: 'not-authorised',
      clause: '16.4.5',
    });
    expect(opened().do(wager).at(1).layout.player).toBe(5000);
  });

  clause('16.4.6', 'a stake is put right to whole units only', () => {
    const table = opened().wagers([1, 'player', 5000], [2, 'player', 5000]).close();
    const right = { do: 'correct-stake', seat: 1, on: 'player', by: inspector } as const;
    expect(table.refused({ ...right, stake: 5500 })).toMatchObject({
      refused: 'off-step',
      clause: '16.4.6',
    });
    expect(table.do({ ...right, stake: 6000 }).at(1).layout.player).toBe(6000);
  });

  clause('16.5.4', 'a seat that nobody has taken yet does not get the puck first', () => {
    const table = new CompetitionTable([1, 2, 3]).begin({ late: [1] });
    expect(table.play.puck).toBe(2);
    expect(table.open().view(display).turn).toBe(2);
  });

  clause('16.5.7', 'only what comes out of turn is on record so', () => {
    const table = opened([1, 2, 3]).wager(1, 'player', 5000).wager(2, 'player', 5000);
    expect(table.last('wager-placed')).toMatchObject({ seat: 2, outOfSequence: false });
    table.wager(3, 'banker', 5000);
    expect(table.last('wager-placed')).toMatchObject({ seat: 3, outOfSequence: false });
  });

  clause('16.5.8', 'who let the stake stand has had the turn, and changes nothing more', () => {
    const table = opened().wagers([1, 'player', 5000], [2, 'banker', 5000]).deal(TIE).open();
    table.do({ do: 'let-wager-stand', seat: 2, by: patronAt(2) });
    const change = { do: 'place-wager', seat: 2, by: patronAt(2), stake: 6000 } as const;
    expect(table.refused({ ...change, on: 'player' }).refused).toBe('both-sides');
    expect(table.refused({ ...change, on: 'banker' }).refused).toBe('wager-final');
    expect(table.at(2).layout).toEqual({ player: 0, banker: 5000, tie: 0 });
  });

  clause('16.5.9', 'whoever has just the minimum left plays on', () => {
    const table = new CompetitionTable([1, 2], { bank: 10_000 }).begin().open();
    table.wagers([1, 'player', 5000], [2, 'banker', 5000]).deal(BANKER_WINS);
    expect(table.at(1)).toMatchObject({ state: 'in', chips: 5000 });
  });

  clause('16.5.13', 'a stake above the maximum is settled to it on every area, Tie too', () => {
    const table = opened().wagers([1, 'player', 5000], [1, 'tie', 5000], [2, 'player', 5000]);
    const right = { do: 'correct-stake', seat: 1, on: 'tie', stake: 60_000 } as const;
    table
      .close()
      .do({ ...right, by: inspector })
      .cards(PLAYER_WINS)
      .settle();
    expect(table.last('excess-returned')).toMatchObject({ seat: 1, on: 'tie', chips: 10_000 });
    expect(table.chips(1)).toBe(100_000 + 5000 - 50_000);
  });
});

describe('secret wagers', () => {
  clause('16.6.3', 'chips and secret may come to the maximum exactly', () => {
    const table = opened().handIn(1, hundred).wager(1, 'player', 40_000);
    expect(table.at(1).layout.player).toBe(40_000);
    expect(table.do({ do: 'mark-secret', seat: 1 }).view(inspector).desk?.[0]?.faults).toEqual([]);
  });

  clause('16.6.5', 'after a tie its form is put away with the coup', () => {
    const table = opened().secret(1, hundred).wager(2, 'player', 5000).deal(TIE);
    expect(table.play.coup).toBeNull();
    expect(table.view(display).readable).toEqual([1]);
    const next = table.open().view(inspector);
    expect(next.desk).toEqual([]);
    expect(next.running?.secretsLeft[0]).toEqual({ seat: 1, left: 1 });
  });

  clause('16.6.6', 'what is not recorded is not examined', () => {
    const table = opened().handIn(1, hundred).do({ do: 'mark-secret', seat: 1 });
    for (const finding of ['approved', 'returned'] as const) {
      const examine = { do: 'examine-form', seat: 1, finding, by: inspector } as const;
      expect(table.refused(examine)).toMatchObject({ refused: 'steps-missing', clause: '16.6.6' });
    }
  });

  clause(
    '16.6.10.a',
    'below the minimum is the minimum of that coup, after a raise the new one',
    () => {
      const table = new CompetitionTable([1, 2]);
      table.do({ do: 'insert-indicator', fromBack: 104, by: inspector }).begin();
      table.do({ do: 'record-indicator-card' }).coup('player', 5000, TIE);
      table.do({ do: 'raise-limits', by: director }).open();
      for (const seat of [2, 1]) table.do({ do: 'let-wager-stand', seat });
      table.wagers([1, 'tie', 10_000]).deal(PLAYER_WINS).open();
      table
        .secret(1, form('player', '60', 'sixty'))
        .wager(2, 'player', 10_000)
        .deal(PLAYER_WINS);
      expect(table.last('secrets-announced')?.secrets[0]?.deemed).toMatchObject({
        written: 6000,
        stake: 10_000,
        by: ['16.6.10.a'],
      });
    },
  );

  clause('16.6.10.c', 'the chips that count are those held when the form was made', () => {
    const table = new CompetitionTable([1, 2], { bank: 30_000 }).begin().open();
    table.wager(1, 'player', 20_000).wager(2, 'player', 5000);
    table.secret(1, form('player', '200', 'two hundred')).close();
    table.do({ do: 'correct-stake', seat: 1, on: 'player', stake: 5000, by: inspector });
    table.cards(PLAYER_WINS).settle();
    expect(table.last('secrets-announced')?.secrets[0]?.deemed).toMatchObject({
      written: 20_000,
      stake: 10_000,
      by: ['16.6.10.c'],
    });
  });

  clause('16.6.10.d', 'what was not properly entered is named: figures, words, selection', () => {
    const named = (change: Partial<typeof hundred>) => {
      const table = opened()
        .secret(1, { ...hundred, ...change })
        .wager(2, 'player', 5000);
      table.deal(PLAYER_WINS);
      const deemed = table.last('secrets-announced')?.secrets[0]?.deemed;
      return deemed?.as === 'deduction' ? deemed.faults : [];
    };
    expect(named({ figures: '' })).toEqual(['figures-missing']);
    expect(named({ figures: 'much' })).toEqual(['figures-unreadable']);
    expect(named({ words: '' })).toEqual(['words-missing']);
    expect(named({ words: 'ten' })).toEqual(['words-differ']);
    expect(named({ marked: [] })).toEqual(['no-selection']);
    expect(named({ marked: ['tie', 'player'] })).toEqual(['several-selections']);
  });

  clause('16.6.11.c', 'no card comes before the last chips of the secrets lie', () => {
    const table = new CompetitionTable([1, 2], { final: true }).begin();
    table.do({ do: 'declare-last-coup', by: director }).open();
    table
      .secret(1, hundred)
      .secret(2, { ...hundred, marked: ['banker'] })
      .close();
    expect(table.refused(dealt('9s')).clause).toBe('16.6.11.b');
    table.do({ do: 'announce-secrets', by: inspector }).do({ do: 'lay-secret', seat: 1 });
    expect(table.refused(dealt('9s')).clause).toBe('16.6.11.b');
    table.do({ do: 'lay-secret', seat: 2 }).do(dealt('9s'));
    expect(table.view(display).coup?.cards.player).toEqual(['face-down']);
  });
});

describe('the cards', () => {
  /** Four cards, none of them turned. */
  const lying = (table: CompetitionTable, cards: readonly ('2s' | '3h' | 'Kd' | 'Kc')[]) => {
    table.close();
    for (const card of cards) table.do(dealt(card));
    return table;
  };
  const FOUR = ['2s', '3h', 'Kd', 'Kc'] as const;
  const three = () =>
    opened([1, 2, 3]).wagers([1, 'player', 10_000], [2, 'player', 20_000], [3, 'banker', 5000]);

  clause(['16.7.1.a', '16.7.1.b'], 'a Tie beside them counts for neither hand', () => {
    const table = opened([1, 2, 3, 4]).wagers([1, 'player', 6000], [2, 'player', 5000]);
    table.wagers([2, 'tie', 40_000], [3, 'banker', 6000], [4, 'banker', 5000], [4, 'tie', 40_000]);
    expect(lying(table, FOUR).view(display).coup?.holders).toEqual({ player: 1, banker: 3 });
  });

  clause('16.7.1.c', 'nobody but its holder turns a third card, save the dealer', () => {
    const table = lying(three(), FOUR);
    for (const side of ['player', 'player', 'banker', 'banker'] as const) table.do(turned(side));
    table.do(dealt('5s'));
    for (const seat of [1, 3]) {
      const turn = { ...turned('player'), by: patronAt(seat) };
      expect(table.refused(turn)).toMatchObject({ refused: 'not-your-cards' });
    }
    table.do({ ...turned('player'), by: patronAt(2) });
    expect(table.view(display).coup?.cards.player).toEqual(['2s', 'Kd', '5s']);
  });

  clause('16.7.3', 'turned at the wrong place a hand stays there, both seats on record', () => {
    const table = lying(three(), FOUR);
    table.do({ do: 'report-wrong-hand', side: 'player', seat: 1, turned: true });
    expect(table.view(display).coup?.holders).toEqual({ player: 1, banker: 3 });
    expect(table.play.coup?.wrongHands).toEqual([{ side: 'player', right: 2, wrong: 1 }]);
    const turn = turned('player');
    expect(table.refused({ ...turn, by: patronAt(2) }).refused).toBe('not-your-cards');
    table.do({ ...turn, by: patronAt(1) });
    expect(table.view(display).coup?.cards.player[0]).toBe('2s');
  });

  clause('16.7.4', 'no third card comes before all four have been turned', () => {
    const table = lying(three(), FOUR);
    expect(table.refused(dealt('5s'))).toMatchObject({ refused: 'steps-missing' });
    for (const side of ['player', 'banker', 'banker'] as const) table.do(turned(side));
    expect(table.refused(dealt('5s'))).toMatchObject({ refused: 'steps-missing' });
    table.do(turned('player')).do(dealt('5s'));
    expect(table.view(display).coup?.cards.player).toHaveLength(3);
  });
});
