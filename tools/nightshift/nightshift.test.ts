// The night shift, short: whole nights from seeds, every book, and an auditor that can find faults.

import { describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { evolve, newTable } from '../../src/table/index.ts';
import type { TableEvent } from '../../src/table/index.ts';
import {
  isSameBasis,
  type SeatBasis,
  seatBasis,
  seatView,
} from '../../src/table/views/seat-view.ts';
import { Auditor } from './auditor.ts';
import { Night } from './night.ts';

describe('the night shift', () => {
  test.each([1, 2, 3, 4, 5, 8, 11, 12, 17, 23])('seed %i runs clean', seed => {
    const report = new Night({ seed, coups: 20, terminals: 10 }).play();
    expect(report.findings).toEqual([]);
    expect(report.coups).toBeGreaterThanOrEqual(20);
  });

  test('the same seed is the same night', () => {
    const night = () => new Night({ seed: 42, coups: 5, terminals: 6 }).play();
    expect(night()).toEqual(night());
  });
});

test.each([3, 8, 12, 23])(
  'in the night of seed %i a seat is told again whenever its view is another',
  seed => {
    const events: TableEvent[] = [];
    const hears = (more: readonly TableEvent[]) => void events.push(...more);
    const night = new Night({ seed, coups: 15, terminals: 6, hears });
    night.play();
    const book = RULEBOOKS[night.setup.rulebook];
    let table = newTable('night');
    const told = new Map<number, { readonly basis: SeatBasis; readonly text: string }>();
    for (const event of events) {
      table = evolve({ book, table }, event);
      for (const { number } of table.seats) {
        const basis = seatBasis({ book, table }, number);
        const text = JSON.stringify(seatView({ book, table }, number));
        const before = told.get(number);
        // The fan sends nothing on the same basis.
        if (isSameBasis(before?.basis, basis)) expect(text).toBe(before?.text);
        told.set(number, { basis, text });
      }
    }
    expect(told.size).toBeGreaterThan(0);
  },
);

describe('the auditor', () => {
  const by = { role: 'dealer', id: 'dealer-1' } as const;
  const table = newTable('audited');
  const bought = (cents: number, id = 1): TableEvent => ({
    ...{ happened: 'bought-in', by, at: 1, seat: 1, patron: 'p', tender: 'cash', cents },
    transfers: [
      {
        ...{ id, act: 'transfer', debit: 'cash-in', credit: 'patron:1/p' },
        ...{ cents, refersTo: null, memo: 'buy-in' },
      },
    ],
  });

  test('finds a balance that the table does not have', () => {
    const auditor = new Auditor();
    auditor.sees(bought(500), table, table);
    auditor.closes(table);
    expect(auditor.findings).toEqual([]);
    const opened = { ...table, ledger: { ...table.ledger, pages: [], places: {} } };
    auditor.closes(opened);
    expect(auditor.balanceOf('patron:1/p')).toBe(500);
  });

  test('finds a transfer that resolves nothing, and an account below nought', () => {
    const auditor = new Auditor();
    const event = bought(500);
    const rows = event.transfers ?? [];
    auditor.sees({ ...event, transfers: rows.map(row => ({ ...row, act: 'void' })) }, table, table);
    expect(auditor.findings.join()).toMatch(/not pending/);
    const back = rows.map(row => ({ ...row, debit: row.credit, credit: row.debit }));
    auditor.sees({ ...event, transfers: back }, table, table);
    expect(auditor.findings.join()).toMatch(/below nought/);
  });
});
