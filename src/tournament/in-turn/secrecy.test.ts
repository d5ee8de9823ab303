import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import {
  BANKER_WINS,
  CompetitionTable,
  dealer,
  director,
  form,
  inspector,
  operator,
  ORDER_LOST,
  patronAt,
  PLAYER_WINS,
  TIE,
  type PlayStep,
} from '../testing/competition-table.ts';
import type { SecretForm } from './wagers/form.ts';
import { AREAS } from './play.ts';

const clause = clausesOf('tasmania');

/** Everybody but the patron of seat 1 and the table inspector. */
const OTHERS = [
  patronAt(2),
  patronAt(3),
  { role: 'patron', id: 'stranger' },
  { role: 'display' },
  dealer,
  director,
  operator,
  { role: 'game-supervisor', id: 'g' },
  { role: 'casino-supervisor', id: 'c' },
  { role: 'pit-boss', id: 'p' },
  { role: 'surveillance', id: 's' },
  { role: 'inspector', id: 'i' },
  { role: 'cashier', id: 'k' },
  { role: 'administrator', id: 'a' },
  { role: 'system', id: 'x' },
] as const;

const WORDS = ['fifty', 'one hundred', 'two hundred', 'three hundred and ten', 'nonsense', ''];
const FIGURES = ['50', '$100', '200', '310', '9,999', ''];

/** Any form at all, right or wrong. */
const anyForm = fc
  .record({
    on: fc.constantFrom(...AREAS),
    marked: fc.constantFrom('one', 'none', 'all'),
    figures: fc.constantFrom(...FIGURES),
    words: fc.constantFrom(...WORDS),
    signature: fc.constantFrom('', 'signed'),
  })
  .map(({ on, marked, figures, words, signature }): SecretForm => {
    const areas = marked === 'one' ? [on] : marked === 'none' ? [] : [...AREAS];
    return form(on, figures, words, { marked: areas, signature });
  });

/** What everybody else does and asks while the secret is in. */
const STEPS: readonly PlayStep[] = [
  { do: 'mark-secret', seat: 1 },
  { do: 'record-form', seat: 1, by: inspector },
  { do: 'place-wager', seat: 1, on: 'tie', stake: 5000 },
  { do: 'place-wager', seat: 1, on: 'banker', stake: 100_000 },
  { do: 'close-wagering' },
  { do: 'top-up-wager', seat: 1 },
  { do: 'announce-secrets' },
  { do: 'ask-for-form', of: 1, by: patronAt(2) },
  { do: 'examine-form', seat: 1, finding: 'approved', by: inspector },
  { do: 'place-wager', seat: 2, on: 'player', stake: 10_000, by: patronAt(2) },
  { do: 'close-wagering' },
  { do: 'place-wager', seat: 3, on: 'banker', stake: 10_000, by: patronAt(3) },
  { do: 'lay-secret', seat: 1 },
  { do: 'close-wagering' },
  { do: 'settle-coup' },
];

const TWO_WORLDS = fc.tuple(anyForm, anyForm);

const worlds = (forms: readonly SecretForm[], chips: number) =>
  forms.map(written => {
    const table = new CompetitionTable([1, 2, 3], { bank: 60_000 }).begin().open();
    if (chips > 0) table.wager(1, 'player', chips);
    return table.handIn(1, written);
  });

/** The same for all others in both worlds: every view, and every answer to whoever asks. */
function expectSame([one, other]: readonly CompetitionTable[]): void {
  for (const viewer of OTHERS) expect(other?.view(viewer)).toEqual(one?.view(viewer));
}

function answers(tables: readonly CompetitionTable[], tableCommand: PlayStep): void {
  const [one, other] = tables.map(table => {
    const answer = table.ask(tableCommand);
    if (!('refused' in answer)) table.do(tableCommand);
    return answer;
  });
  expect(other).toEqual(one);
}

describe('a secret wager', () => {
  clause(
    ['16.1 Secret Wager', '16.6.4.b', '16.6.6'],
    'makes no difference to any view or answer of others before it is read out',
    () => {
      fc.assert(
        fc.property(
          TWO_WORLDS,
          fc.constantFrom(0, 5000, 50_000),
          fc.constantFrom(PLAYER_WINS, BANKER_WINS, TIE),
          (forms, chips, cards) => {
            const tables = worlds(forms, chips);
            expectSame(tables);
            for (const tableCommand of STEPS) {
              answers(tables, tableCommand);
              expectSame(tables);
            }
            for (const table of tables) table.cards(cards);
            expectSame(tables);
            answers(tables, { do: 'settle-coup' });
            answers(tables, { do: 'ask-for-form', of: 1, by: patronAt(2) });
          },
        ),
        { numRuns: 25 },
      );
    },
  );

  clause('16.1 Secret Wager', 'is shown to its own patron and the table inspector alone', () => {
    const table = new CompetitionTable([1, 2, 3]).begin().open();
    table.secret(1, form('tie', '310', 'three hundred and ten'));
    const holds = (view: unknown) => JSON.stringify(view).includes('three hundred and ten');
    expect(holds(table.view(patronAt(1)))).toBe(true);
    expect(holds(table.view(inspector))).toBe(true);
    for (const viewer of OTHERS) expect(holds(table.view(viewer))).toBe(false);
  });

  clause('16.1 Secret Wager', 'stays secret for ever when the coup is void', () => {
    const tables = worlds(
      [form('tie', '310', 'three hundred and ten'), form('player', '50', 'fifty')],
      5000,
    );
    for (const table of tables) {
      table.do({ do: 'mark-secret', seat: 1 }).do({ do: 'record-form', seat: 1, by: inspector });
      table.do({ do: 'examine-form', seat: 1, finding: 'approved', by: inspector });
      table.wager(2, 'player', 5000).wager(3, 'player', 5000).close().cards('2s 3h');
      table.do(ORDER_LOST);
    }
    expectSame(tables);
    expect(tables[1]?.play).toEqual(tables[0]?.play);
  });
});
