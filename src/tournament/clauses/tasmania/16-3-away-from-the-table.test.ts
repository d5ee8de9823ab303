import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import {
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

describe('late for the session', () => {
  const late = () => new CompetitionTable([1, 2, 3]).begin({ late: [2] });

  clause(['16.3.2', '16.3.2.a'], 'a minimum goes for each coup, then the rest is played', () => {
    const table = late();
    for (const left of [95_000, 90_000, 85_000]) {
      table.coup('player', 5000, PLAYER_WINS);
      expect(table.at(2)).toMatchObject({ state: 'in', chips: left });
    }
    expect(table.last('minimum-deducted')).toMatchObject({ seat: 2, clause: '16.3.2.a' });
    table.do({ do: 'take-seat', seat: 2, by: patronAt(2) }).coup('player', 5000, PLAYER_WINS);
    expect(table.chips(2)).toBe(90_000);
  });

  clause('16.3.2.a', 'void and dummy coups cost nothing', () => {
    const table = late().dummy(TIE).settle().open();
    table.wager(3, 'player', 5000).wager(1, 'player', 5000).close().cards('2s 3h');
    table.do(ORDER_LOST);
    expect(table.at(2)).toMatchObject({ chips: 100_000, lateCoups: 0 });
  });

  clause(['16.3.2', '16.3.2.b'], 'before the fourth coup the place is cancelled', () => {
    const table = late();
    for (let coup = 0; coup < 3; coup += 1) table.coup('player', 5000, PLAYER_WINS);
    expect(table.at(2)).toMatchObject({ state: 'in', chips: 85_000 });
    table.open();
    expect(table.at(2)).toMatchObject({ state: 'forfeited', chips: 0 });
    expect(table.last('position-left')).toMatchObject({ clause: '16.3.2.b', backTo: 'operator' });
    const sits = { do: 'take-seat', seat: 2, by: patronAt(2) } as const;
    expect(table.refused(sits)).toMatchObject({ refused: 'out-of-play' });
  });

  clause(['16.3.2', '16.3.2.c'], 'in a live competition the place is lost at once', () => {
    const table = new CompetitionTable([1, 2], { chips: 'cash-value' }).begin({ late: [2] });
    expect(table.at(2)).toMatchObject({ state: 'forfeited', outAfterCoup: 0 });
    expect(table.last('position-left')).toMatchObject({ clause: '16.3.2.c', chips: 0 });
  });
});

describe('away during play', () => {
  clause(['16.3.6', '16.3.6.a'], 'a minimum goes for every hand, without an end to it', () => {
    const table = new CompetitionTable([1, 2]).begin().coup('player', 5000, PLAYER_WINS);
    table.do({ do: 'mark-absent', seat: 2, by: inspector });
    for (let coup = 0; coup < 5; coup += 1) table.coup('player', 5000, PLAYER_WINS);
    expect(table.chips(2)).toBe(80_000);
    table.do({ do: 'mark-present', seat: 2, by: dealer }).coup('player', 5000, PLAYER_WINS);
    expect(table.chips(2)).toBe(85_000);
  });

  clause(
    '16.3.6',
    'only dealer and inspector say who is away; a coming back is for the next',
    () => {
      const table = new CompetitionTable([1, 2]).begin();
      const tableCommand = { do: 'mark-absent', seat: 2 } as const;
      expect(table.refused({ ...tableCommand, by: patronAt(2) })).toMatchObject({
        refused: 'not-authorised',
      });
      table
        .do(tableCommand)
        .open()
        .wager(1, 'player', 5000)
        .close()
        .do({ do: 'mark-present', seat: 2 });
      expect(table.cards(PLAYER_WINS).settle().chips(2)).toBe(95_000);
    },
  );

  clause('16.3.6.a', 'the minimum is that of the coup, and below it the patron is out', () => {
    const table = new CompetitionTable([1, 2], { bank: 12_000 });
    table.do({ do: 'insert-indicator', fromBack: 104, by: inspector }).begin();
    table.do({ do: 'mark-absent', seat: 2 }).coup('player', 5000, PLAYER_WINS);
    expect(table.chips(2)).toBe(7000);
    table.coup('player', 5000, PLAYER_WINS);
    expect(table.at(2)).toMatchObject({ state: 'eliminated', outAfterCoup: 2 });
  });

  clause(['16.3.6', '16.3.6.b'], 'with cash chips a substitute sits, or the patron is out', () => {
    const live = () => new CompetitionTable([1, 2], { chips: 'cash-value' }).begin();
    const alone = live().do({ do: 'mark-absent', seat: 2 }).open();
    expect(alone.at(2)).toMatchObject({ state: 'disqualified' });
    expect(alone.last('position-left')).toMatchObject({
      clause: '16.3.6.b',
      backTo: 'patron',
      chips: 100_000,
    });
    const table = live().do({ do: 'mark-absent', seat: 2 });
    table.do({ do: 'seat-substitute', seat: 2, patron: 'friend', by: director }).open();
    expect(table.at(2)).toMatchObject({ state: 'in', patron: 'friend', chips: 100_000 });
  });
});

clause(
  '16.3.3',
  'a substitute the director approves takes over seat, chips, turn and secrets',
  () => {
    const table = new CompetitionTable([1, 2]).begin().open();
    table.secret(1, form('player', '100', 'one hundred')).wager(2, 'player', 5000);
    const tableCommand = { do: 'seat-substitute', seat: 1, patron: 'friend' } as const;
    expect(table.refused({ ...tableCommand, by: director })).toMatchObject({ refused: 'not-now' });
    table.deal(PLAYER_WINS);
    expect(table.refused({ ...tableCommand, by: patronAt(1) })).toMatchObject({
      refused: 'not-authorised',
    });
    table.do({ ...tableCommand, by: director }).open();
    const friend = { role: 'patron', id: 'friend' } as const;
    expect(table.at(1)).toMatchObject({ inPlaceOf: ['patron-1'], chips: 110_000, secretsUsed: 1 });
    expect(table.view(friend).you).toMatchObject({ seat: 1, secretsLeft: 1 });
    const wager = { do: 'place-wager', seat: 1, on: 'player', stake: 5000 } as const;
    expect(table.refused({ ...wager, by: patronAt(1) })).toMatchObject({
      refused: 'not-your-seat',
    });
    expect(table.do({ ...wager, by: friend }).at(1).layout.player).toBe(5000);
  },
);

clause('16.2.7', 'nothing opens and nothing is dealt while the director is away', () => {
  const table = new CompetitionTable([1]).begin();
  table.directorPresent = false;
  expect(table.refused({ do: 'open-wagering' })).toMatchObject({
    refused: 'director-away',
    clause: '16.2.7',
  });
  table.directorPresent = true;
  table.open().wager(1, 'player', 5000);
  table.directorPresent = false;
  expect(table.refused({ do: 'close-wagering' })).toMatchObject({ clause: '16.2.7' });
  table.directorPresent = true;
  table.close();
  table.directorPresent = false;
  expect(table.refused(dealt('2s'))).toMatchObject({ clause: '16.2.7' });
});
