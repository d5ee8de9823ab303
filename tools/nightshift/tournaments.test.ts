// The night shift's tournaments, short: whole ones from seeds, and auditors that can find faults.

import { describe, expect, test } from 'vitest';
import { newTournament, type TournamentEvent } from '../../src/tournament/index.ts';
import { isKnown } from './known.ts';
import { TournamentBooks } from './tournament/books.ts';
import { TournamentNight } from './tournament/tournament-night.ts';
import { TournamentSteps } from './tournament/steps.ts';

describe('tournaments from seeds', () => {
  test.each([1, 5, 8, 9, 14, 21, 23])('seed %i runs clean', seed => {
    const { violations, coups } = new TournamentNight({ seed, known: isKnown }).play();
    expect(violations).toEqual([]);
    expect(coups).toBeGreaterThan(0);
  });

  test('the same seed is the same tournament', () => {
    const night = () => new TournamentNight({ seed: 8, known: isKnown }).play();
    expect(night()).toEqual(night());
  });
});

const by = { role: 'operator', id: 'operator-1' } as const;
const at = 1;
const tournament = newTournament('audited');

describe('the auditors', () => {
  test('find steps that come too early', () => {
    const steps = new TournamentSteps('crown');
    steps.sees({ happened: 'entries-opened', by, at });
    expect(steps.findings).toContain('entries-opened before approval-recorded');
    steps.sees({ happened: 'session-started', by, at, session: 'S1' });
    expect(steps.findings).toContain('S1 starts without the director');
    const paid = { happened: 'prize-paid', by, at, patron: 'p1', cents: 5 } as const;
    steps.sees(paid);
    steps.sees(paid);
    expect(steps.findings).toContain('p1 is paid twice');
  });

  test('find money that nobody paid, and chips that nobody won', () => {
    const books = new TournamentBooks('crown');
    const row = { id: 1, act: 'transfer', cents: 500, refersTo: null, memo: 'entry' } as const;
    const applied: TournamentEvent = {
      ...{ happened: 'applied', by, at, patron: 'p1', name: 'P', channel: 'cage' },
      ...{ staff: false, mayPromote: false },
      transfers: [{ ...row, debit: 'cash-in', credit: 'entry-fees:fee/p1' }],
    };
    books.sees(applied, tournament);
    books.agrees(tournament);
    expect(books.findings).toEqual(['500 paid in, not 0']);
    const standing = { seat: 1, patron: 'p1', chips: 70, state: 'in', outAfterCoup: null } as const;
    const table = { session: 'S1', table: 'T1', early: false, clause: '12.4.6 (a)' };
    books.sees({ happened: 'table-ended', by, at, ...table, closing: [standing] }, tournament);
    expect(books.findings.at(-1)).toBe('S1 T1: seat 1 has 70, counted 0');
  });
});
