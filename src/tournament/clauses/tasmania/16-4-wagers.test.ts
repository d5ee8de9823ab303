import { expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import {
  BANKER_WINS,
  CompetitionTable,
  dealer,
  director,
  form,
  inspector,
  patronAt,
  PLAYER_WINS,
} from '../../testing/competition-table.ts';

const clause = clausesOf('tasmania');

clause('16.4.1', 'a competition takes its own chips, a live one only cash', () => {
  const given = (chips: 'tournament-chips' | 'cash-value', kind: typeof chips) =>
    new CompetitionTable([1, 2], { chips }).ask({
      do: 'give-chips',
      seat: 1,
      chips: 100_000,
      kind,
    });
  expect(given('tournament-chips', 'cash-value')).toMatchObject({ clause: '16.4.1' });
  expect(given('cash-value', 'tournament-chips')).toMatchObject({ clause: '16.4.1' });
  expect(given('cash-value', 'cash-value')).toMatchObject([{ happened: 'chips-given' }]);
});

clause('16.4.2', 'everybody starts with the same chips, given once and before the session', () => {
  const table = new CompetitionTable([1, 2]);
  table.readyShoe();
  table.do({ do: 'take-seat', seat: 1 }).do({ do: 'take-seat', seat: 2 });
  const kind = 'tournament-chips';
  const more = table.refused({ do: 'give-chips', seat: 1, chips: 100_100, kind });
  expect(more).toMatchObject({ refused: 'stacks-differ', clause: '16.4.2' });
  table.give(1);
  expect(table.refused({ do: 'begin-play' })).toMatchObject({
    refused: 'stacks-differ',
    reason: { code: 'starting-stack-differs', seat: 2 },
  });
  table.give(2).do({ do: 'begin-play' });
  expect([table.chips(1), table.chips(2)]).toEqual([100_000, 100_000]);
  const again = table.refused({ do: 'give-chips', seat: 1, chips: 100_000, kind });
  expect(again).toMatchObject({ refused: 'not-now', clause: '16.4.2' });
});

clause('16.4.3', 'all chips are shown to all, and none leaves the table before the end', () => {
  const table = new CompetitionTable([1, 2]).begin().open().wager(1, 'player', 20_000);
  for (const viewer of [{ role: 'display' }, patronAt(2), dealer, director] as const) {
    const shown = table
      .view(viewer)
      .positions.map(({ seat, chips, worth }) => [seat, chips, worth]);
    expect(shown).toEqual([
      [1, 80_000, 100_000],
      [2, 100_000, 100_000],
    ]);
  }
  expect(table.refused({ do: 'hand-back-chips' })).toMatchObject({ clause: '16.4.3' });
});

clause('16.4.4', 'one wager on Banker or Player, a Tie beside it, and never a Tie alone', () => {
  const table = new CompetitionTable([1, 2]).begin().open().wager(1, 'tie', 5000);
  table.wager(2, 'banker', 5000).wager(2, 'tie', 5000);
  expect(table.refused({ do: 'close-wagering' })).toMatchObject({
    refused: 'wagers-missing',
    reason: { code: 'seat-not-wagered', seat: 1 },
  });
  const second = { do: 'place-wager', seat: 2, on: 'tie', stake: 5000 } as const;
  expect(table.refused({ ...second, by: patronAt(2) })).toMatchObject({ refused: 'wager-final' });
  table.wager(1, 'player', 5000).close();
  expect(table.play.phase).toBe('dealing');
});

clause('16.4.4', 'a secret wager on a side is a wager; a secret Tie alone is a fault', () => {
  const faults = (on: 'player' | 'tie') =>
    new CompetitionTable([1])
      .begin()
      .open()
      .handIn(1, form(on, '100', 'one hundred'))
      .do({ do: 'mark-secret', seat: 1 })
      .view(inspector).desk?.[0]?.faults;
  expect(faults('player')).toEqual([]);
  expect(faults('tie')).toMatchObject([{ clause: '16.4.4' }]);
});

clause('16.4.5', 'a patron wagers at the own seat only', () => {
  const table = new CompetitionTable([1, 2]).begin().open();
  const tableCommand = { do: 'place-wager', on: 'player', stake: 5000, by: patronAt(1) } as const;
  expect(table.refused({ ...tableCommand, seat: 2 })).toMatchObject({
    refused: 'not-your-seat',
    clause: '16.4.5',
  });
  const stranger = { role: 'patron', id: 'standing behind' } as const;
  expect(table.refused({ ...tableCommand, seat: 1, by: stranger })).toMatchObject({
    clause: '16.4.5',
  });
  expect(table.refused({ ...tableCommand, seat: 7 })).toMatchObject({ refused: 'no-such-seat' });
  expect(table.wager(1, 'player', 5000).at(1).layout.player).toBe(5000);
});

clause('16.4.6', 'stakes are whole multiples of the unit, which everybody is shown', () => {
  const table = new CompetitionTable([1]).begin().open();
  expect(table.view({ role: 'display' }).limits.step).toBe(1000);
  const tableCommand = { do: 'place-wager', seat: 1, on: 'player', by: patronAt(1) } as const;
  expect(table.refused({ ...tableCommand, stake: 5500 })).toMatchObject({
    refused: 'off-step',
    clause: '16.4.6',
  });
  expect(table.wager(1, 'player', 6000).at(1).layout.player).toBe(6000);
});

clause('16.4.6', 'a secret amount off the unit goes down to the next unit', () => {
  const table = new CompetitionTable([1]).begin().open();
  table.secret(1, form('player', '105.50', 'one hundred and five dollars and fifty cents'));
  table.deal(PLAYER_WINS);
  expect(table.chips(1)).toBe(110_000);
  expect(table.last('secrets-announced')?.secrets[0]?.deemed).toMatchObject({
    written: 10_550,
    stake: 10_000,
    by: ['16.4.6'],
  });
});

clause('16.4.7', 'only the director limits the time, and it holds after it has been shown', () => {
  const table = new CompetitionTable([1, 2]).begin();
  expect(table.refused({ do: 'set-time-limit', ms: 20_000 })).toMatchObject({
    refused: 'not-authorised',
  });
  table.do({ do: 'set-time-limit', ms: 20_000, by: director }).open();
  expect(table.view({ role: 'display' })).toMatchObject({ timeLimitMs: 20_000, turnEndsAt: null });
  table.now = 59_000;
  expect(table.refused({ do: 'call-time', seat: 1 })).toMatchObject({
    refused: 'notice-not-long-enough',
    clause: '16.4.7',
  });
  table.wager(1, 'player', 5000).wager(2, 'player', 5000).deal(PLAYER_WINS);
  table.now = 59_999;
  expect(table.open().view({ role: 'display' })).toMatchObject({ turn: 2, turnEndsAt: null });
  table.wager(2, 'player', 5000);
  table.now = 60_000;
  table.wager(1, 'player', 5000).deal(PLAYER_WINS).open();
  expect(table.view({ role: 'display' })).toMatchObject({ turn: 1, turnEndsAt: 80_000 });
});

clause('16.4.7', 'the time counts for each turn by itself', () => {
  const table = new CompetitionTable([1, 2], { wagerMs: 20_000 }).begin().open();
  expect(table.view(patronAt(1)).turnEndsAt).toBe(20_000);
  table.now = 7000;
  expect(table.wager(1, 'player', 5000).view(patronAt(1))).toMatchObject({
    turn: 2,
    turnEndsAt: 27_000,
  });
});

const outOfTime = (chips: 'tournament-chips' | 'cash-value' = 'tournament-chips') => {
  const table = new CompetitionTable([1, 2], { wagerMs: 20_000, chips }).begin().open();
  table.now = 19_999;
  expect(table.refused({ do: 'call-time', seat: 1 })).toMatchObject({ clause: '16.4.8' });
  table.now = 20_000;
  return table.do({ do: 'call-time', seat: 1 });
};

clause('16.4.8', 'when the time is over the stake is the minimum, on the side of choice', () => {
  const table = outOfTime();
  const tableCommand = { do: 'place-wager', seat: 1, by: patronAt(1) } as const;
  const refused = [
    table.refused({ ...tableCommand, on: 'player', stake: 6000 }),
    table.refused({ ...tableCommand, on: 'tie', stake: 5000 }),
    table.refused({ do: 'hand-in-form', seat: 1, form: form('tie', '', ''), by: patronAt(1) }),
  ];
  expect(refused.map(({ clause: id }) => id)).toEqual(['16.4.8', '16.4.8', '16.4.8']);
  expect(table.wager(1, 'banker', 5000).at(1).layout.banker).toBe(5000);
});

clause('16.4.8', 'nothing at all is as absent for that coup', () => {
  const table = outOfTime();
  table.do({ do: 'pass-over', seat: 1 }).wager(2, 'player', 5000).deal(PLAYER_WINS);
  expect(table.chips(1)).toBe(95_000);
  expect(table.last('minimum-deducted')).toMatchObject({ seat: 1, clause: '16.3.6.a' });
  expect(table.open().view(dealer).positions[0]).toMatchObject({ restricted: false });
});

clause('16.4.8', 'in a live competition the director decides about silence', () => {
  const table = outOfTime('cash-value');
  expect(table.refused({ do: 'pass-over', seat: 1 })).toMatchObject({ clause: 'ruling T14' });
  table.do({ do: 'pass-over', seat: 1, by: director });
  expect(table.wager(2, 'player', 5000).deal(PLAYER_WINS).chips(1)).toBe(100_000);
});

const played = (chips: 'tournament-chips' | 'cash-value') => {
  const table = new CompetitionTable([1, 2], { chips, length: { coups: 1 } }).begin().open();
  table.wager(1, 'banker', 10_000).wager(2, 'player', 10_000).deal(BANKER_WINS);
  return table.do({ do: 'end-play', by: director });
};

clause('16.4.9', 'competition chips go back to the operator once the standings are kept', () => {
  const table = played('tournament-chips').do({ do: 'hand-back-chips' });
  expect(table.play.bank).toMatchObject({ backToOperator: 199_500, backToPatrons: 0 });
  expect(table.chips(1) + table.chips(2)).toBe(0);
  expect(table.view({ role: 'display' }).standings).toMatchObject([
    { patron: 'patron-1', chips: 109_500 },
    { patron: 'patron-2', chips: 90_000 },
  ]);
});

clause('16.4.9', 'cash chips go to the patrons themselves', () => {
  const table = played('cash-value').do({ do: 'hand-back-chips' });
  expect(table.play.bank).toMatchObject({ backToOperator: 0, backToPatrons: 199_500 });
  expect(table.last('chips-handed-back')).toMatchObject({
    to: 'patrons',
    chips: [
      { seat: 1, chips: 109_500 },
      { seat: 2, chips: 90_000 },
    ],
  });
});
