import { describe, expect, test } from 'vitest';
import type { Card } from '../../../rules/cards.ts';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import {
  CompetitionTable,
  dealer,
  dealt,
  director,
  form,
  inspector,
  operator,
  patronAt,
  PLAYER_WINS,
  turned,
} from '../../testing/competition-table.ts';

const clause = clausesOf('tasmania');
const display = { role: 'display' } as const;

/** Four cards on the table, none of them turned. */
const allDealt = (table: CompetitionTable, text = '2s 3h Kd Kc') => {
  table.close();
  for (const card of text.split(' ')) {
    table.do(dealt(card as Card)); // cards in the words of a test
  }
  return table;
};

const three = () =>
  new CompetitionTable([1, 2, 3])
    .begin()
    .open()
    .wagers([1, 'player', 10_000], [2, 'player', 20_000], [3, 'banker', 5000]);

describe('the cards', () => {
  clause('16.7.1', 'are dealt face down to everybody', () => {
    const table = allDealt(three());
    for (const viewer of [display, dealer, inspector, director, patronAt(2)] as const) {
      expect(table.view(viewer).coup?.cards).toEqual({
        player: ['face-down', 'face-down'],
        banker: ['face-down', 'face-down'],
      });
    }
  });

  clause(['16.7.1', '16.7.1.a'], 'of the Player go to who has most chips on Player', () => {
    const table = allDealt(three());
    expect(table.view(display).coup?.holders).toEqual({ player: 2, banker: 3 });
    expect(table.view(patronAt(2)).you?.turns).toBe('player');
    const tableCommand = turned('player');
    expect(table.refused({ ...tableCommand, by: patronAt(1) })).toMatchObject({
      refused: 'not-your-cards',
    });
    table.do({ ...tableCommand, by: patronAt(2) });
    expect(table.view(display).coup?.cards.player).toEqual(['2s', 'face-down']);
  });

  clause(['16.7.1', '16.7.1.b'], 'of the Banker go to who has most chips on Banker', () => {
    const table = allDealt(three()).do({ ...turned('banker'), by: patronAt(3) });
    expect(table.view(display).coup?.cards.banker).toEqual(['3h', 'face-down']);
    const tableCommand = { ...turned('banker'), by: patronAt(2) };
    expect(table.refused(tableCommand)).toMatchObject({ refused: 'not-your-cards' });
  });

  clause('16.7.1.c', 'a third card is face down too and its holder turns it', () => {
    const table = allDealt(three());
    expect(table.refused(dealt('5s'))).toMatchObject({ clause: '16.7.1.c' });
    for (const side of ['player', 'player', 'banker', 'banker'] as const) {
      table.do({ ...turned(side), by: patronAt(side === 'player' ? 2 : 3) });
    }
    table.do(dealt('5s'));
    expect(table.view(display).coup?.cards.player).toEqual(['2s', 'Kd', 'face-down']);
    table.do({ ...turned('player'), by: patronAt(2) });
    table.do(dealt('6s')).do({ ...turned('banker'), by: patronAt(3) });
    expect(table.view(display).coup?.result).toBe('banker');
  });

  clause('16.7.2', 'among equals they go by the order laid down, never by time', () => {
    const table = new CompetitionTable([1, 2, 3]).begin().coup('player', 5000, PLAYER_WINS).open();
    // The puck is at seat 2, which wagers last; the order of this coup is 2, 3, 1.
    table.wagers([1, 'player', 5000], [3, 'player', 5000], [2, 'player', 5000]);
    expect(allDealt(table).view(display).coup?.holders).toEqual({ player: 2, banker: 'dealer' });
  });

  clause(
    '16.7.3',
    'turned by the wrong patron the coup is valid, with both seats on record',
    () => {
      const table = allDealt(three(), PLAYER_WINS);
      table.do({ do: 'report-wrong-hand', side: 'player', seat: 1, turned: true });
      table.do({ ...turned('player'), by: patronAt(1) });
      expect(table.last('hand-passed-wrongly')).toMatchObject({
        right: 2,
        wrong: 1,
        cards: 'stay',
      });
      table.do(turned('player'));
      table.do(turned('banker')).do(turned('banker')).settle();
      expect(table.chips(2)).toBe(120_000);
    },
  );

  clause('16.7.3', 'not yet turned they go to the right patron unseen', () => {
    const table = allDealt(three());
    table.do({ do: 'report-wrong-hand', side: 'player', seat: 1, turned: false });
    expect(table.view(display).coup).toMatchObject({
      holders: { player: 2 },
      cards: { player: ['face-down', 'face-down'] },
    });
  });

  clause('16.7.4', 'left lying they are turned by the dealer, and passed to nobody else', () => {
    const table = allDealt(three());
    const tableCommand = turned('player');
    expect(table.refused({ ...tableCommand, by: patronAt(1) })).toMatchObject({
      refused: 'not-your-cards',
    });
    table.do(tableCommand).do(tableCommand);
    expect(table.view(display).coup?.cards.player).toEqual(['2s', 'Kd']);
  });

  clause('16.7.5', 'of a side without chips are turned by the dealer, secrets or not', () => {
    const table = new CompetitionTable([1, 2]).begin().open().wager(1, 'player', 5000);
    table.secret(2, form('banker', '100', 'one hundred dollars'));
    allDealt(table);
    expect(table.view(display).coup?.holders).toEqual({ player: 1, banker: 'dealer' });
    expect(table.view(patronAt(2)).you?.turns).toBeNull();
    const tableCommand = turned('banker');
    expect(table.refused({ ...tableCommand, by: patronAt(2) })).toMatchObject({
      refused: 'not-your-cards',
    });
    expect(table.do(tableCommand).view(display).coup?.cards.banker[0]).toBe('3h');
  });
});

describe('chips in full view', () => {
  clause('16.7.6', "everybody's chips are shown to the patrons and the inspector", () => {
    const table = three();
    for (const viewer of [patronAt(1), patronAt(3), inspector] as const) {
      const shown = table.view(viewer).positions.map(({ chips, layout }) => [chips, layout.player]);
      expect(shown).toEqual([
        [90_000, 10_000],
        [80_000, 20_000],
        [95_000, 0],
      ]);
    }
  });

  clause('16.7.7', 'who hides chips is reported by the inspector and disqualified', () => {
    const table = new CompetitionTable([1, 2]).begin();
    expect(table.refused({ do: 'report-hidden-chips', seat: 1 })).toMatchObject({
      refused: 'not-authorised',
    });
    expect(table.refused({ do: 'confirm-hidden-chips', seat: 1, by: operator })).toMatchObject({
      refused: 'steps-missing',
    });
    table.do({ do: 'report-hidden-chips', seat: 1, by: inspector });
    expect(table.refused({ do: 'confirm-hidden-chips', seat: 1, by: inspector })).toMatchObject({
      clause: '16.7.7',
    });
    table.do({ do: 'confirm-hidden-chips', seat: 1, by: operator });
    expect(table.at(1)).toMatchObject({ state: 'disqualified', chips: 0 });
    expect(table.last('position-left')).toMatchObject({ clause: '16.7.7', backTo: 'operator' });
  });
});

test('a card that cannot be in the shoe is refused', () => {
  const table = new CompetitionTable([1], { decks: 1 })
    .begin()
    .open()
    .wager(1, 'player', 5000)
    .close();
  table.do(dealt('8s'));
  expect(table.refused(dealt('8s'))).toMatchObject({
    refused: 'impossible-card',
  });
});
