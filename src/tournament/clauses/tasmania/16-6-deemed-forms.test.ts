import { describe, expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import type { SecretForm } from '../../in-turn/wagers/form.ts';
import {
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

describe('a form found wrong after the coup', () => {
  interface Situation {
    readonly bank?: number;
    readonly chips?: number;
    readonly on?: 'player' | 'banker';
    readonly cards?: string;
  }
  const deemed = (
    written: SecretForm,
    { bank = 100_000, chips = 0, on = 'player', cards = PLAYER_WINS }: Situation = {},
  ) => {
    const table = new CompetitionTable([1, 2], { bank }).begin().open();
    if (chips > 0) table.do({ do: 'place-wager', seat: 1, on, stake: chips });
    table.secret(1, written).wager(2, 'player', 5000).deal(cards);
    return { table, secret: table.last('secrets-announced')?.secrets[0]?.deemed };
  };

  clause(['16.6.10', '16.6.10.a'], 'below the minimum settles as the minimum', () => {
    const { table, secret } = deemed(form('player', '20', 'twenty dollars'));
    expect(secret).toMatchObject({ written: 2000, stake: 5000, by: ['16.6.10.a'] });
    expect(table.chips(1)).toBe(105_000);
  });

  clause(['16.6.10', '16.6.10.b'], 'above the maximum settles as the maximum', () => {
    const { table, secret } = deemed(form('player', '900', 'nine hundred dollars'));
    expect(secret).toMatchObject({ written: 90_000, stake: 50_000, by: ['16.6.10.b'] });
    expect(table.chips(1)).toBe(150_000);
  });

  clause(['16.6.10', '16.6.10.c'], 'above the chips held settles as exactly those chips', () => {
    const five = form('player', '500', 'five hundred dollars');
    const { table, secret } = deemed(five, { bank: 30_000, chips: 8000 });
    expect(secret).toMatchObject({ written: 50_000, stake: 22_000 });
    expect(table.chips(1)).toBe(60_000);
    const nine = form('player', '900', 'nine hundred dollars');
    expect(deemed(nine, { bank: 30_000 }).secret).toMatchObject({
      stake: 30_000,
      by: ['16.6.10.b', '16.6.10.c'],
    });
  });

  const UNREADABLE = [
    ['no figures', { figures: '' }],
    ['no words', { words: '' }],
    ['other words', { words: 'two hundred' }],
    ['no selection', { marked: [] }],
    ['two selections', { marked: ['player', 'banker'] }],
  ] as const;
  for (const [what, change] of UNREADABLE) {
    clause(['16.6.10', '16.6.10.d'], `${what}: one minimum goes, whatever the result`, () => {
      for (const cards of [PLAYER_WINS, BANKER_WINS, TIE]) {
        const { table, secret } = deemed({ ...hundred, ...change }, { cards });
        expect(secret).toMatchObject({ as: 'deduction', by: ['16.6.10.d'] });
        expect(table.at(1)).toMatchObject({ chips: 95_000, secretsUsed: 1 });
      }
    });
  }

  clause(
    '16.6.10',
    'against the own chips it is deducted; above the maximum the form is cut',
    () => {
      const against = deemed(hundred, { chips: 10_000, on: 'banker' });
      expect(against.secret).toMatchObject({ as: 'deduction', faults: ['opposite-sides'] });
      expect(against.table.chips(1)).toBe(85_000);
      const together = deemed(hundred, { chips: 45_000 });
      expect(together.secret).toMatchObject({ stake: 5000, by: ['16.6.3'] });
      expect(together.table.chips(1)).toBe(150_000);
    },
  );
});

describe('the last coup of the final', () => {
  const final = (changes: { readonly playOff?: boolean; readonly final?: boolean } = {}) =>
    new CompetitionTable([1, 2, 3], { final: true, ...changes })
      .begin()
      .do({ do: 'declare-last-coup', by: director })
      .open();
  const all = (table: CompetitionTable) =>
    table
      .secret(1, hundred)
      .secret(2, form('player', '300', 'three hundred dollars'))
      .secret(3, form('banker', '200', 'two hundred dollars'));

  clause(['16.6.11', '16.6.11.a'], 'with a secret from everybody they are read out first', () => {
    const table = all(final()).close();
    expect(table.play.phase).toBe('announcing');
    expect(table.refused(dealt('2s'))).toMatchObject({
      refused: 'steps-missing',
    });
    expect(table.view(display).coup?.secrets).toEqual([]);
    table.do({ do: 'announce-secrets', by: inspector });
    expect(table.view(display).coup?.secrets).toHaveLength(3);
  });

  clause('16.6.11.b', 'then everybody lays the amount out, and only then cards are dealt', () => {
    const table = all(final()).close();
    const lay = { do: 'lay-secret', seat: 1, by: patronAt(1) } as const;
    expect(table.refused(lay)).toMatchObject({ clause: '16.6.11.a' });
    table
      .do({ do: 'announce-secrets', by: inspector })
      .do(lay)
      .do({ ...lay, seat: 2, by: dealer });
    expect(table.refused(dealt('2s'))).toMatchObject({ clause: '16.6.11.b' });
    table.do({ ...lay, seat: 3, by: patronAt(3) });
    expect(table.view(display).positions.map(({ layout }) => layout)).toEqual([
      { player: 10_000, banker: 0, tie: 0 },
      { player: 30_000, banker: 0, tie: 0 },
      { player: 0, banker: 20_000, tie: 0 },
    ]);
  });

  clause('16.6.11.c', 'the hands go by the chips that now lie there', () => {
    const table = all(final()).close().do({ do: 'announce-secrets', by: inspector });
    for (const seat of [1, 2, 3]) table.do({ do: 'lay-secret', seat });
    for (const card of ['9s', '2h', 'Kd', 'Kc'] as const) table.do(dealt(card));
    expect(table.view(display).coup).toMatchObject({
      holders: { player: 2, banker: 3 },
      cards: { player: ['face-down', 'face-down'] },
    });
    for (const side of ['player', 'player', 'banker', 'banker'] as const) {
      table.do(turned(side));
    }
    table.settle();
    expect([1, 2, 3].map(seat => table.chips(seat))).toEqual([110_000, 130_000, 80_000]);
  });

  clause('16.6.11', 'without one from everybody, or outside the final, secrecy holds', () => {
    const some = final().secret(1, hundred).secret(2, hundred).wager(3, 'player', 5000).close();
    expect(some.play.phase).toBe('dealing');
    expect(all(final({ final: false })).close().play.phase).toBe('dealing');
    expect(all(final({ playOff: true })).close().play.phase).toBe('dealing');
    const undeclared = new CompetitionTable([1, 2, 3], { final: true }).begin().open();
    expect(all(undeclared).close().play.phase).toBe('dealing');
  });

  clause('16.6.11', 'it is declared by the director before its wagers, or not at all', () => {
    const table = new CompetitionTable([1], { final: true }).begin();
    expect(table.refused({ do: 'declare-last-coup' })).toMatchObject({ refused: 'not-authorised' });
    table.open();
    expect(table.refused({ do: 'declare-last-coup', by: director })).toMatchObject({
      refused: 'not-now',
      clause: '16.1 Session',
    });
  });
});
