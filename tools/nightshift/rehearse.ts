// Lines of a night carried out again under a new auditor.

import { accountsOf, available, balance } from '../../src/ledger/index.ts';
import type { Table } from '../../src/table/table.ts';
import { Auditor } from './audit/auditor.ts';
import { personOf } from './audit/books.ts';
import type { Outcome } from './audited-run.ts';
import { AuditedTable } from './audited-table.ts';
import type { Fields } from './commands/draw-command.ts';
import { type Known, NOTHING_KNOWN } from './violation.ts';

/** Carries lines out as they are, without comparing anything: that was done before. */
export function repeat(lines: readonly Fields[], known: Known): AuditedTable {
  const table = begin(lines, known);
  for (const line of lines.slice(1)) table.do(line);
  table.isCompared = true;
  return table;
}

/**
 * Carries out lines of which some may be missing: sums that are said again to confirm them, and
 * numbers of claims, are what they are now. Everything is compared after the last line.
 */
export function rehearse(lines: readonly Fields[], known: Known = NOTHING_KNOWN): AuditedTable {
  const table = begin(lines, known);
  const [, ...rest] = lines;
  for (const line of rest) {
    doOrMend(table, line);
    if (table.violations.length > 0) return table;
  }
  if (rest.length > 0) table.compare();
  return table;
}

function begin([first = {}]: readonly Fields[], known: Known): AuditedTable {
  const table = new AuditedTable(first, new Auditor(known));
  table.isCompared = false;
  return table;
}

function doOrMend(table: AuditedTable, line: Fields): Outcome {
  const outcome = table.do(line);
  if (outcome !== 'refused' || 'play' in line) return outcome;
  for (const other of mended(line, table.driven.table)) {
    const now = table.do(other);
    if (now !== 'refused' && now !== 'unreadable') return now;
  }
  return outcome;
}

/** The same with figures of today. */
function* mended(line: Fields, table: Table): Generator<Fields> {
  const { cents, claim, digest, patron } = line;
  if (typeof claim === 'number') {
    for (const { id } of table.claims.open) yield { ...line, claim: id };
  }
  if (typeof digest === 'string') {
    for (const shown of table.coup?.shown ?? []) {
      yield { ...line, seat: shown.seat, digest: shown.digest };
    }
  }
  if (typeof cents !== 'number' || typeof patron !== 'string') return;
  const figures = accountsOf(table.ledger)
    .filter(({ id }) => personOf(id) === patron)
    .flatMap(account => [balance(account), available(account)]);
  const locked = table.seats.flatMap(({ wins = [] }) =>
    wins.filter(win => win.patron === patron).map(win => win.cents),
  );
  const sum = locked.reduce((total, each) => total + each, 0);
  for (const figure of new Set([...figures, sum])) yield { ...line, cents: Math.abs(figure) };
}
