import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import {
  BANKER_WINS,
  CompetitionTable,
  dealer,
  dealt,
  director,
  form,
  inspector,
  ORDER_LOST,
  patronAt,
  PLAYER_WINS,
  TIE,
} from '../../testing/competition-table.ts';

const clause = clausesOf('tasmania');
const display = { role: 'display' } as const;

describe('the indicator card', () => {
  clause('16.5.1', 'only the inspector puts it in, about two decks from the back', () => {
    const table = new CompetitionTable([1, 2]);
    expect(table.refused({ do: 'insert-indicator', fromBack: 104 })).toMatchObject({
      refused: 'not-authorised',
      clause: '16.5.1',
    });
    const tableCommand = { do: 'insert-indicator', by: inspector } as const;
    expect(table.refused({ ...tableCommand, fromBack: 52 })).toMatchObject({ clause: '16.5.1' });
    table.do({ ...tableCommand, fromBack: 104 }).begin();
    expect(table.play).toMatchObject({ indicator: 104, nextIndicator: null });
    expect(table.refused({ ...tableCommand, fromBack: 104 })).toMatchObject({ refused: 'not-now' });
  });

  clause('16.5.1', 'a shoe may be without one', () => {
    expect(new CompetitionTable([1]).begin().play.indicator).toBeNull();
  });

  const withIndicator = (seats: readonly number[] = [1, 2]) =>
    new CompetitionTable(seats)
      .do({ do: 'insert-indicator', fromBack: 104, by: inspector })
      .begin();

  clause('16.5.2', 'coming out it counts as no card and the coup goes on to its end', () => {
    const table = withIndicator().open().wagers([1, 'player', 5000], [2, 'banker', 5000]).close();
    table.cards('9s 2h').do({ do: 'record-indicator-card' });
    expect(table.play).toMatchObject({ phase: 'dealing', indicatorOutIn: 1 });
    expect(table.play.dealing.shoe.dealt).toBe(2);
    expect(table.refused({ do: 'raise-limits', by: director })).toMatchObject({ clause: '16.5.3' });
    table.cards('Kd Kc').settle();
    expect(table.chips(1)).toBe(105_000);
    expect(table.refused({ do: 'record-indicator-card' })).toMatchObject({
      refused: 'nothing-to-do',
    });
  });

  clause('16.5.2', 'before a first card it belongs to the coup that follows', () => {
    const table = withIndicator().do({ do: 'record-indicator-card' });
    expect(table.last('indicator-noted')).toMatchObject({ coup: 1 });
    expect(table.view(director).raiseOnOffer).toBeNull();
    expect(table.coup('player', 5000, PLAYER_WINS).view(director).raiseOnOffer).toMatchObject({
      min: 10_000,
    });
  });

  clause(
    '16.5.3',
    'after that coup the director may raise the limits to what was announced',
    () => {
      const table = withIndicator().open().do({ do: 'record-indicator-card' });
      table.wagers([1, 'player', 5000], [2, 'player', 5000]).deal(PLAYER_WINS);
      expect(table.refused({ do: 'raise-limits' })).toMatchObject({ refused: 'not-authorised' });
      table.do({ do: 'raise-limits', by: director });
      expect(table.view(display).limits).toEqual({ min: 10_000, max: 100_000, step: 1000 });
      expect(table.refused({ do: 'raise-limits', by: director })).toMatchObject({
        clause: '16.5.3',
      });
      table.open();
      const low = {
        do: 'place-wager',
        seat: 2,
        on: 'player',
        stake: 5000,
        by: patronAt(2),
      } as const;
      expect(table.refused(low)).toMatchObject({ refused: 'below-minimum' });
    },
  );

  clause('16.5.3', 'once another coup has begun it is too late, and limits never fall', () => {
    const table = withIndicator().open().do({ do: 'record-indicator-card' });
    table.wagers([1, 'player', 5000], [2, 'player', 5000]).deal(PLAYER_WINS);
    table.coup('player', 5000, PLAYER_WINS);
    expect(table.view(director).raiseOnOffer).toBeNull();
    const falling = new CompetitionTable([1], {
      raisedLimits: [{ min: 1000, max: 2000, step: 1000 }],
    });
    falling.do({ do: 'insert-indicator', fromBack: 104, by: inspector }).begin();
    falling.do({ do: 'record-indicator-card' }).coup('player', 5000, PLAYER_WINS);
    expect(falling.refused({ do: 'raise-limits', by: director })).toMatchObject({
      refused: 'not-announced-before',
    });
  });

  clause(
    ['16.5.3', '16.5.9', '16.5.12'],
    'a raise eliminates first, then tops up what lies',
    () => {
      const table = withIndicator([1, 2, 3]).open();
      table
        .wagers([1, 'player', 47_000], [2, 'player', 5000], [3, 'banker', 5000])
        .deal(BANKER_WINS);
      table.open().wagers([2, 'banker', 5000], [3, 'banker', 5000], [1, 'player', 45_000]);
      table.deal(BANKER_WINS);
      expect(table.chips(1)).toBe(8000);
      table.open().do({ do: 'record-indicator-card' });
      table.wagers([3, 'banker', 5000], [1, 'player', 5000], [2, 'player', 5000]).deal(TIE);
      table.do({ do: 'raise-limits', by: director });
      expect(table.at(1)).toMatchObject({ state: 'eliminated', chips: 0 });
      expect(table.at(2).layout.player).toBe(10_000);
      expect(table.at(3).layout.banker).toBe(10_000);
    },
  );
});

describe('the order', () => {
  clause('16.5.4', "the puck starts on the dealer's right and turns go anticlockwise", () => {
    const table = new CompetitionTable([5, 2, 7]).begin().open();
    const turns = [2, 5, 7].map(seat => {
      const { turn } = table.view(display);
      table.wager(seat, 'player', 5000);
      return turn;
    });
    expect(turns).toEqual([2, 5, 7]);
    expect(table.play.puck).toBe(2);
    expect(table.view(display).turn).toBeNull();
  });

  clause('16.5.5', 'after every coup the puck goes on to the next in the game, and round', () => {
    const table = new CompetitionTable([1, 3, 4]).begin();
    const pucks = [PLAYER_WINS, TIE, BANKER_WINS, PLAYER_WINS].map(cards => {
      const { puck } = table.play;
      table.open();
      for (const seat of [1, 3, 4]) {
        if (table.at(seat).lying) table.do({ do: 'let-wager-stand', seat, by: patronAt(seat) });
        else table.wager(seat, 'player', 5000);
      }
      table.deal(cards);
      return puck;
    });
    expect(pucks).toEqual([1, 3, 4, 1]);
  });

  clause(
    '16.5.5',
    'it passes the absent, moves after a dummy coup and stays after a void one',
    () => {
      const table = new CompetitionTable([1, 2, 3]).begin().do({ do: 'mark-absent', seat: 2 });
      table.coup('player', 5000, PLAYER_WINS);
      expect(table.play.puck).toBe(3);
      table.dummy(TIE).settle();
      expect(table.play.puck).toBe(1);
      table.open().wager(1, 'player', 5000).wager(3, 'player', 5000).close().cards('2s 3h');
      table.do(ORDER_LOST);
      expect(table.play.puck).toBe(1);
    },
  );

  clause('16.5.5', 'a holder who has gone meanwhile is passed before wagers open', () => {
    const table = new CompetitionTable([1, 2, 3]).begin().do({ do: 'mark-absent', seat: 1 });
    expect(table.open().play.puck).toBe(2);
  });
});

describe('no taking back', () => {
  clause('16.5.6', 'a placed wager is final: not more, not moved, not taken away', () => {
    const table = new CompetitionTable([1, 2]).begin().open().wager(1, 'player', 5000);
    const tableCommand = { do: 'place-wager', seat: 1, by: patronAt(1) } as const;
    const refused = [
      table.refused({ ...tableCommand, on: 'player', stake: 6000 }),
      table.refused({ ...tableCommand, on: 'banker', stake: 5000 }),
      table.refused({ ...tableCommand, on: 'player', stake: 0 }),
    ];
    expect(refused.map(no => no.refused)).toEqual(['wager-final', 'both-sides', 'wager-final']);
    expect(table.at(1).layout).toEqual({ player: 5000, banker: 0, tie: 0 });
  });

  clause('16.5.7', 'a wager out of turn is valid, final and on record', () => {
    const table = new CompetitionTable([1, 2]).begin().open().wager(2, 'banker', 5000);
    expect(table.last('wager-placed')).toMatchObject({ seat: 2, outOfSequence: true });
    expect(table.view(dealer).positions[1]).toMatchObject({ outOfSequence: true });
    const move = {
      do: 'place-wager',
      seat: 2,
      on: 'player',
      stake: 5000,
      by: patronAt(2),
    } as const;
    expect(table.refused(move)).toMatchObject({ refused: 'both-sides' });
    table.wager(1, 'player', 5000);
    expect(table.last('wager-placed')).toMatchObject({ seat: 1, outOfSequence: false });
    expect(table.deal(BANKER_WINS).chips(2)).toBe(104_750);
  });
});

describe('after a tie', () => {
  const tied = () => {
    const table = new CompetitionTable([1, 2, 3]).begin().open();
    table.wagers([1, 'player', 10_000], [2, 'banker', 10_000], [2, 'tie', 5000]);
    return table.wager(3, 'player', 10_000).deal(TIE).open();
  };

  clause(
    '16.5.8',
    'Banker and Player stakes lie on, and in turn side and amount may change',
    () => {
      const table = tied();
      expect(table.view(display)).toMatchObject({ turn: 2, puck: 2 });
      expect(table.at(2)).toMatchObject({ chips: 130_000, layout: { banker: 10_000, tie: 0 } });
      table.wager(2, 'player', 20_000);
      expect(table.at(2)).toMatchObject({ chips: 120_000, layout: { player: 20_000, banker: 0 } });
      const again = {
        do: 'place-wager',
        seat: 2,
        on: 'player',
        stake: 5000,
        by: patronAt(2),
      } as const;
      expect(table.refused(again)).toMatchObject({ refused: 'wager-final' });
    },
  );

  clause(
    '16.5.8',
    'who does nothing in the own turn lets it stand; nobody is passed before',
    () => {
      const table = tied();
      expect(table.refused({ do: 'close-wagering' })).toMatchObject({ clause: '16.5.8' });
      expect(table.refused({ do: 'let-wager-stand', seat: 1 })).toMatchObject({
        refused: 'not-now',
      });
      for (const seat of [2, 3, 1]) table.do({ do: 'let-wager-stand', seat });
      expect(table.deal(PLAYER_WINS).chips(1)).toBe(110_000);
      expect(table.chips(2)).toBe(130_000);
    },
  );

  clause(['16.5.8', '16.5.11'], 'the stake may not be taken away altogether', () => {
    const tableCommand = { do: 'place-wager', seat: 2, on: 'player', by: patronAt(2) } as const;
    expect(tied().refused({ ...tableCommand, stake: 0 })).toMatchObject({ refused: 'off-step' });
    expect(tied().refused({ ...tableCommand, stake: 1000 })).toMatchObject({ clause: '16.5.11' });
  });
});

describe('elimination', () => {
  const lost = (chips: 'tournament-chips' | 'cash-value') => {
    const table = new CompetitionTable([1, 2, 3], { chips, bank: 53_000 }).begin();
    table.open().wagers([1, 'player', 50_000], [2, 'banker', 5000], [3, 'banker', 5000]);
    return table.deal(BANKER_WINS);
  };

  clause('16.5.9', 'below the minimum a patron is out, the position dead, the rest forfeit', () => {
    const table = lost('tournament-chips');
    expect(table.at(1)).toMatchObject({ state: 'eliminated', outAfterCoup: 1, chips: 0 });
    expect(table.last('position-left')).toMatchObject({ chips: 3000, backTo: 'operator' });
    table.open();
    const tableCommand = { do: 'place-wager', seat: 1, on: 'player', stake: 5000 } as const;
    expect(table.refused({ ...tableCommand, by: patronAt(1) })).toMatchObject({ clause: '16.5.9' });
    expect(table.refused(tableCommand)).toMatchObject({ clause: '16.5.9' });
    table.wager(2, 'player', 5000).wager(3, 'player', 5000).deal(PLAYER_WINS);
    expect(table.play.puck).toBe(3);
  });

  clause('16.5.9', 'in a live competition what is left is the patron’s own', () => {
    expect(lost('cash-value').last('position-left')).toMatchObject({
      chips: 3000,
      backTo: 'patron',
    });
  });

  clause('16.5.9', 'stakes that lie there after a tie are chips too', () => {
    const table = new CompetitionTable([1, 2], { bank: 50_000 }).begin().open();
    table.wager(1, 'player', 50_000).wager(2, 'player', 5000).deal(TIE);
    expect(table.at(1)).toMatchObject({ state: 'in', chips: 0, lying: true });
  });

  clause('16.5.9', 'after the last coup nobody is eliminated', () => {
    const table = new CompetitionTable([1, 2], { bank: 53_000, length: { coups: 1 } }).begin();
    table.open().wagers([1, 'player', 50_000], [2, 'banker', 5000]).deal(BANKER_WINS);
    expect(table.at(1)).toMatchObject({ state: 'in', chips: 3000 });
    expect(table.refused({ do: 'open-wagering' })).toMatchObject({ clause: '16.1 Session' });
  });

  clause('16.5.9', 'when all would go at once nobody goes: the director decides', () => {
    const table = new CompetitionTable([1, 2], { bank: 50_000 }).begin();
    table.coup('player', 50_000, BANKER_WINS);
    expect(table.view(display)).toMatchObject({ allFell: true, over: true });
    expect(table.play.positions.map(({ state }) => state)).toEqual(['in', 'in']);
    expect(table.refused({ do: 'open-wagering' })).toMatchObject({ clause: '16.8.5' });
  });
});

describe('limits', () => {
  clause(
    ['16.5.10', '16.5.10.a'],
    'nobody stakes above the maximum; a Tie counts by itself',
    () => {
      const table = new CompetitionTable([1]).begin().open();
      const tableCommand = { do: 'place-wager', seat: 1, by: patronAt(1) } as const;
      for (const on of ['player', 'tie'] as const) {
        expect(table.refused({ ...tableCommand, on, stake: 51_000 })).toMatchObject({
          refused: 'above-maximum',
          clause: '16.5.10.a',
        });
      }
      table.wager(1, 'player', 50_000).wager(1, 'tie', 50_000);
      expect(table.at(1)).toMatchObject({ chips: 0 });
    },
  );

  clause(['16.5.10', '16.5.10.b'], 'nobody stakes on Banker and Player in one coup', () => {
    const table = new CompetitionTable([1]).begin().open().wager(1, 'banker', 5000);
    const tableCommand = { do: 'place-wager', seat: 1, on: 'player', stake: 5000 } as const;
    expect(table.refused({ ...tableCommand, by: patronAt(1) })).toMatchObject({
      refused: 'both-sides',
      clause: '16.5.10.b',
    });
  });

  clause('16.5.11', 'nothing is dealt until everybody has staked the minimum or is away', () => {
    const table = new CompetitionTable([1, 2, 3]).begin().open().wager(1, 'player', 5000);
    const low = { do: 'place-wager', seat: 2, on: 'player', stake: 4000, by: patronAt(2) } as const;
    expect(table.refused(low)).toMatchObject({ refused: 'below-minimum', clause: '16.5.11' });
    expect(table.refused({ do: 'close-wagering' })).toMatchObject({ clause: '16.5.11' });
    expect(table.refused(dealt('As'))).toMatchObject({ clause: '16.5.11' });
    table.wager(2, 'player', 5000).do({ do: 'mark-absent', seat: 3 }).close();
    expect(table.play.phase).toBe('dealing');
  });

  clause('16.5.11', 'a dummy coup wants no wager', () => {
    const table = new CompetitionTable([1]).begin().dummy(PLAYER_WINS);
    expect(table.settle().chips(1)).toBe(100_000);
  });

  clause('16.5.12', 'a short stake on the felt must be made up before the deal', () => {
    const table = new CompetitionTable([1]).begin().open();
    table.do({ do: 'place-wager', seat: 1, on: 'player', stake: 2000 });
    expect(table.view(dealer).running?.short).toEqual([1]);
    expect(table.refused({ do: 'close-wagering' })).toMatchObject({ clause: '16.5.12' });
    table.do({ do: 'top-up-wager', seat: 1, by: patronAt(1) });
    expect(table.at(1)).toMatchObject({ chips: 95_000, layout: { player: 5000 } });
    expect(table.deal(PLAYER_WINS).chips(1)).toBe(105_000);
  });

  clause('16.5.12', 'found after the result it is settled as the minimum', () => {
    const table = new CompetitionTable([1]).begin().open().wager(1, 'player', 6000).close();
    table.cards(BANKER_WINS);
    table.do({ do: 'correct-stake', seat: 1, on: 'player', stake: 2000, by: inspector });
    expect(table.settle().chips(1)).toBe(95_000);
    expect(table.last('wager-topped-up')).toMatchObject({ fromChips: 3000, fromTie: 0 });
  });

  clause('16.5.12', 'where all other chips lie on Tie the difference comes from there', () => {
    const short = new CompetitionTable([1], { bank: 12_000 }).begin().open();
    short.wager(1, 'tie', 7000).wager(1, 'player', 5000).close().cards(BANKER_WINS);
    short.do({ do: 'correct-stake', seat: 1, on: 'player', stake: 3000, by: inspector });
    short.do({ do: 'correct-stake', seat: 1, on: 'tie', stake: 9000, by: inspector });
    expect(short.settle().last('wager-topped-up')).toMatchObject({ fromChips: 0, fromTie: 2000 });
  });

  clause('16.5.13', 'above the maximum only the maximum is settled and the rest goes back', () => {
    const found = (cards: string) => {
      const table = new CompetitionTable([1]).begin().open().wager(1, 'player', 50_000).close();
      table.cards(cards);
      table.do({ do: 'correct-stake', seat: 1, on: 'player', stake: 80_000, by: inspector });
      return table.settle();
    };
    expect(found(PLAYER_WINS).chips(1)).toBe(150_000);
    expect(found(BANKER_WINS).chips(1)).toBe(50_000);
    expect(found(BANKER_WINS).last('excess-returned')).toMatchObject({ chips: 30_000 });
  });

  clause('16.5.10.b', 'chips and a form do not mix the sides either', () => {
    const table = new CompetitionTable([1]).begin().open();
    table.handIn(1, form('banker', '100', 'one hundred dollars'));
    const tableCommand = { do: 'place-wager', seat: 1, on: 'player', stake: 5000 } as const;
    expect(table.refused({ ...tableCommand, by: patronAt(1) })).toMatchObject({
      refused: 'both-sides',
      clause: '16.6.3',
    });
  });
});
