import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import {
  CompetitionTable,
  dealer,
  dealt,
  display,
  form,
  hundred,
  inspector,
  ORDER_LOST,
  patronAt,
  PLAYER_WINS,
  TIE,
} from '../../testing/competition-table.ts';

const clause = clausesOf('tasmania');

const opened = (seats: readonly number[] = [1, 2]) => new CompetitionTable(seats).begin().open();

describe('the number of secret wagers', () => {
  clause('16.6.1', 'is that of the conditions, counted for each session', () => {
    const table = new CompetitionTable([1, 2], { secretWagers: 1 }).begin().open();
    expect(table.view(patronAt(1)).you?.secretsLeft).toBe(1);
    table.secret(1, hundred).wager(2, 'player', 5000).deal(PLAYER_WINS).open();
    expect(table.view(patronAt(1)).you?.secretsLeft).toBe(0);
    for (const viewer of [dealer, inspector]) {
      expect(table.view(viewer).running?.secretsLeft).toEqual([
        { seat: 1, left: 0 },
        { seat: 2, left: 1 },
      ]);
    }
    const tableCommand = { do: 'hand-in-form', seat: 1, form: hundred, by: patronAt(1) } as const;
    expect(table.refused(tableCommand)).toMatchObject({
      refused: 'no-secret-left',
      clause: '16.6.1',
    });
  });

  clause(
    '16.6.5',
    'rises with a tie too, though a side’s stake goes back and nothing stays',
    () => {
      const table = opened().secret(1, hundred).wager(2, 'player', 5000).deal(TIE);
      expect(table.at(1)).toMatchObject({ secretsUsed: 1, chips: 100_000, lying: false });
      expect(table.open().at(1).layout.player).toBe(0);
    },
  );

  clause('16.6.5', 'a void coup gives a secret back, uncounted and unannounced', () => {
    const table = opened().secret(1, hundred).wager(2, 'player', 5000).close().cards('2s 3h');
    table.do(ORDER_LOST);
    expect(table.at(1)).toMatchObject({ secretsUsed: 0, chips: 100_000 });
    expect(table.view(display).readable).toEqual([]);
    expect(table.last('secrets-announced')).toBeUndefined();
  });
});

describe('the form', () => {
  clause(
    [
      '16.6.2',
      '16.6 Diagram I Name',
      '16.6 Diagram I Seat No',
      '16.6 Diagram I Value',
      '16.6 Diagram I Words',
      '16.6 Diagram I Selection',
      '16.6 Diagram I Player signature',
    ],
    'is kept in every field as the patron wrote it, right or wrong',
    () => {
      const written = form('player', ' 1oo ', 'ONE hundert', {
        name: '',
        marked: ['player', 'tie'],
        signature: 'x',
      });
      const table = opened().handIn(1, written);
      const kept = { ...written, seatNumber: '1' };
      expect(table.last('form-handed-in')?.form).toEqual(kept);
      expect(table.do({ do: 'mark-secret', seat: 1 }).view(inspector).desk?.[0]?.form).toEqual(
        kept,
      );
    },
  );

  clause('16.6.2', 'is written by its patron alone, and is final once it is in', () => {
    const table = opened();
    const tableCommand = { do: 'hand-in-form', seat: 1, form: hundred } as const;
    expect(table.refused(tableCommand)).toMatchObject({
      refused: 'not-authorised',
      clause: '16.6.2',
    });
    table.handIn(1, hundred);
    const again = table.refused({ ...tableCommand, by: patronAt(1) });
    expect(again).toMatchObject({ refused: 'wager-final' });
    expect(table.view(display).turn).toBe(2);
  });

  const FAULTS = [
    ['16.6 Diagram I Name', { name: ' ' }, 'The name is missing.', 'name-missing'],
    [
      '16.6 Diagram I Player signature',
      { signature: '' },
      'The signature is missing.',
      'signature-missing',
    ],
    [
      '16.6 Diagram I Value',
      { figures: '' },
      'The amount in figures is missing.',
      'figures-missing',
    ],
    ['16.6 Diagram I Words', { words: '' }, 'The amount in words is missing.', 'words-missing'],
    ['16.6 Diagram I Words', { words: 'two hundred' }, 'Words and figures differ.', 'words-differ'],
    ['16.6 Diagram I Selection', { marked: [] }, 'Nothing is selected.', 'no-selection'],
    [
      '16.6 Diagram I Selection',
      { marked: ['tie', 'player'] },
      'More than one is selected.',
      'several-selections',
    ],
  ] as const;
  for (const [id, change, says, code] of FAULTS) {
    clause(id, `a fault there is shown to the inspector: ${says}`, () => {
      const table = opened()
        .handIn(1, { ...hundred, ...change })
        .do({ do: 'mark-secret', seat: 1 });
      expect(table.view(inspector).desk?.[0]?.faults.map(({ reason }) => reason)).toEqual([
        { code },
      ]);
    });
  }

  clause('16.6 Diagram I Seat No', 'another seat on it is a fault that leaves the wager', () => {
    const table = opened();
    const wrong = { ...hundred, seatNumber: '7' };
    table.do({ do: 'hand-in-form', seat: 1, form: wrong, by: patronAt(1) });
    table.do({ do: 'mark-secret', seat: 1 }).do({ do: 'record-form', seat: 1, by: inspector });
    expect(table.view(inspector).desk?.[0]?.faults).toMatchObject([
      { clause: '16.6 Diagram I Seat No' },
    ]);
    table.do({ do: 'examine-form', seat: 1, finding: 'approved', by: inspector });
    expect(table.wager(2, 'player', 5000).deal(PLAYER_WINS).chips(1)).toBe(110_000);
  });

  clause('16.6 Diagram I Use statement', 'says where alone it is good', () => {
    expect(opened().view(patronAt(1)).formStatement).toContain(
      'approved by the Tasmanian Liquor and Gaming Commission',
    );
  });

  clause('16.6 Diagram I Inspector signature', 'is signed by the inspector who examined it', () => {
    const table = opened().secret(1, hundred);
    expect(table.last('form-approved')).toMatchObject({ by: { id: inspector.id } });
    expect(table.play.coup?.forms[1]?.approvedBy).toBe(inspector.id);
    const tableCommand = { do: 'examine-form', seat: 1, finding: 'approved' } as const;
    expect(table.refused(tableCommand)).toMatchObject({
      refused: 'not-authorised',
      clause: '16.6.7',
    });
  });
});

describe('a secret and chips in one coup', () => {
  const faults = (table: CompetitionTable) =>
    table.do({ do: 'mark-secret', seat: 1 }).view(inspector).desk?.[0]?.faults;

  clause('16.6.3', 'may lie on one side or beside a Tie, up to the maximum together', () => {
    const table = opened().wager(1, 'player', 40_000).handIn(1, hundred);
    expect(faults(table)).toEqual([]);
    const more = opened().wager(1, 'player', 41_000).handIn(1, hundred);
    expect(faults(more)).toMatchObject([{ clause: '16.6.3' }]);
    const tie = opened()
      .wager(1, 'banker', 5000)
      .handIn(1, { ...hundred, marked: ['tie'] });
    expect(faults(tie)).toEqual([]);
    const against = opened().wager(1, 'banker', 5000).handIn(1, hundred);
    expect(faults(against)).toMatchObject([{ clause: '16.6.3' }]);
  });

  clause('16.6.3', 'chips after the form are refused to that patron alone', () => {
    const table = opened().handIn(1, hundred);
    const tableCommand = { do: 'place-wager', seat: 1, by: patronAt(1) } as const;
    expect(table.refused({ ...tableCommand, on: 'banker', stake: 5000 })).toMatchObject({
      clause: '16.6.3',
    });
    expect(table.refused({ ...tableCommand, on: 'player', stake: 41_000 })).toMatchObject({
      refused: 'above-maximum',
      clause: '16.6.3',
    });
    table.do({ do: 'place-wager', seat: 1, on: 'banker', stake: 5000 });
    expect(faults(table)).toMatchObject([{ clause: '16.6.3' }]);
  });

  clause(['16.6.4', '16.6.4.a'], 'an amount outside the limits is returned before the deal', () => {
    for (const written of [
      form('player', '40', 'forty'),
      form('player', '510', 'five hundred and ten'),
    ]) {
      const table = opened().handIn(1, written);
      expect(faults(table)).toMatchObject([{ clause: '16.6.4.a' }]);
      table.do({ do: 'record-form', seat: 1, by: inspector });
      table.do({ do: 'examine-form', seat: 1, finding: 'returned', by: inspector });
      expect(table.view(display)).toMatchObject({ turn: 1, positions: [{ marker: false }, {}] });
      expect(table.view(patronAt(1)).you).toMatchObject({ form: null, returned: [{}] });
      expect(table.view(patronAt(2)).you?.returned).toEqual([]);
      expect(table.secret(1, hundred).at(1).secretsUsed).toBe(0);
    }
  });

  clause(['16.6.4', '16.6.4.b'], 'an amount above the chips beside the layout is a fault', () => {
    const table = new CompetitionTable([1], { bank: 20_000 }).begin().open();
    table.wager(1, 'player', 11_000).handIn(1, hundred);
    expect(faults(table)).toMatchObject([{ clause: '16.6.4.b' }]);
  });

  clause('16.6.4.b', 'its chips are held without changing a figure that others see', () => {
    const table = new CompetitionTable([1, 2], { bank: 20_000 }).begin().open().handIn(1, hundred);
    expect(table.view(patronAt(2)).positions[0]).toMatchObject({ chips: 20_000, worth: 20_000 });
    expect(table.view(patronAt(1)).you?.free).toBe(10_000);
    const tableCommand = { do: 'place-wager', seat: 1, on: 'player', stake: 11_000 } as const;
    expect(table.refused({ ...tableCommand, by: patronAt(1) })).toMatchObject({
      refused: 'not-enough-chips',
      clause: '16.6.4.b',
    });
  });
});

describe('on its way', () => {
  clause('16.6.6', 'it is handed in, marked by the dealer, recorded by the inspector', () => {
    const table = opened();
    table.now = 1;
    table.handIn(1, hundred);
    expect(table.view(dealer).running?.handedIn).toEqual([1]);
    expect(table.refused({ do: 'record-form', seat: 1, by: inspector })).toMatchObject({
      refused: 'steps-missing',
      clause: '16.6.6',
    });
    table.now = 2;
    table.do({ do: 'mark-secret', seat: 1 });
    expect(table.view(display).positions[0]).toMatchObject({ marker: true });
    expect(table.refused({ do: 'record-form', seat: 1 })).toMatchObject({
      refused: 'not-authorised',
    });
    table.now = 3;
    table.do({ do: 'record-form', seat: 1, by: inspector });
    expect(table.play.coup?.forms[1]).toMatchObject({ handedInAt: 1, markedAt: 2, recordedAt: 3 });
    expect(table.view(dealer).desk).toBeNull();
    expect(JSON.stringify(table.view(dealer))).not.toContain('one hundred');
  });

  clause('16.6.7', 'the deal waits until the inspector has examined it', () => {
    const table = opened().handIn(1, hundred).wager(2, 'player', 5000);
    const blocked = { refused: 'forms-unexamined', clause: '16.6.7' };
    expect(table.refused({ do: 'close-wagering' })).toMatchObject(blocked);
    const approve = { do: 'examine-form', seat: 1, finding: 'approved', by: inspector } as const;
    table.do({ do: 'mark-secret', seat: 1 });
    expect(table.refused(approve)).toMatchObject({ refused: 'steps-missing' });
    table.do({ do: 'record-form', seat: 1, by: inspector });
    expect(table.refused({ do: 'close-wagering' })).toMatchObject(blocked);
    expect(table.do(approve).close().play.phase).toBe('dealing');
  });

  clause('16.6.7', 'words the machine cannot read are compared by the inspector', () => {
    const table = opened()
      .handIn(1, { ...hundred, words: 'hundert' })
      .do({ do: 'mark-secret', seat: 1 });
    expect(table.view(inspector).desk?.[0]?.faults).toMatchObject([{ clause: '16.6.2' }]);
    table.do({ do: 'record-form', seat: 1, by: inspector });
    const finding = { finding: 'approved', wordsAgree: true, by: inspector } as const;
    table.do({ do: 'examine-form', seat: 1, ...finding });
    expect(table.wager(2, 'player', 5000).deal(PLAYER_WINS).chips(1)).toBe(110_000);
  });

  clause('16.6.8', 'after the coup it is read out, losers are collected, winners paid', () => {
    const table = opened([1, 2, 3])
      .secret(1, hundred)
      .secret(2, { ...hundred, marked: ['banker'] });
    table.wager(3, 'banker', 5000).close().cards(PLAYER_WINS);
    expect(table.refused({ do: 'settle-coup' })).toMatchObject({
      refused: 'steps-missing',
      clause: '16.6.8',
    });
    expect(table.refused({ do: 'announce-secrets' })).toMatchObject({ refused: 'not-authorised' });
    table.do({ do: 'announce-secrets', by: inspector });
    expect(table.view(display).coup?.secrets).toMatchObject([
      { seat: 1, deemed: { on: 'player', stake: 10_000 } },
      { seat: 2, deemed: { on: 'banker', stake: 10_000 } },
    ]);
    const before = table.events.length;
    table.do({ do: 'settle-coup' });
    expect(table.events.slice(before, before + 3)).toMatchObject([
      { happened: 'at-table', event: { happened: 'coup-settled' } },
      { happened: 'losing-collected', lines: [{ seat: 2 }, { seat: 3 }] },
      { happened: 'winning-paid', lines: [{ seat: 1, secret: true, paid: 20_000 }] },
    ]);
    expect([1, 2, 3].map(seat => table.chips(seat))).toEqual([110_000, 90_000, 95_000]);
    expect(table.view(display).lastCoup?.secrets).toMatchObject([
      { seat: 1, deemed: { stake: 10_000 } },
      { seat: 2, deemed: { stake: 10_000 } },
    ]);
  });

  clause('16.6.8', 'nobody reads it out before the coup is over', () => {
    const table = opened([1]).secret(1, hundred).close();
    const tableCommand = { do: 'announce-secrets', by: inspector } as const;
    expect(table.refused(tableCommand)).toMatchObject({ refused: 'not-now', clause: '16.6.8' });
  });

  clause('16.6.9', 'others may ask for the form until the next coup’s first card', () => {
    const table = opened().secret(1, hundred).wager(2, 'player', 5000);
    const ask = { do: 'ask-for-form', of: 1, by: patronAt(2) } as const;
    expect(table.refused(ask)).toMatchObject({ clause: '16.6.9' });
    table.deal(PLAYER_WINS);
    expect(table.view(patronAt(2)).readable).toEqual([1]);
    expect(table.view(patronAt(2)).you?.reading).toEqual([]);
    table.do(ask);
    expect(table.view(patronAt(2)).you?.reading).toMatchObject([{ seat: 1, form: hundred }]);
    expect(table.view(patronAt(1)).you?.reading).toEqual([]);
    expect(table.last('form-read')).toMatchObject({ patron: 'patron-2', of: 1 });
    table.open().wager(2, 'player', 5000).wager(1, 'player', 5000).close();
    expect(table.view(patronAt(2)).you?.reading).toHaveLength(1);
    table.do(dealt('2s'));
    expect(table.view(patronAt(2)).you?.reading).toEqual([]);
    expect(table.refused(ask)).toMatchObject({ clause: '16.6.9' });
  });
});
