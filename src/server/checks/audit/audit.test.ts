import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  apply,
  emptyLedger,
  isLedgerRefusal,
  type Ledger,
  openAccounts,
} from '../../../ledger/index.ts';
import { assert } from '../../../rules/assert.ts';
import { REGULATED_BOOK_IDS } from '../../../rules/rulebook.ts';
import { unpack } from '../../../../tools/golden/journal.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { readTransfers } from '../../storage/journal/transfers.ts';
import { startTestPostgres, type TestPostgres } from '../../testing/database.ts';
import { journalOn, stored, TestTable } from '../../testing/journal.ts';
import { playedHouse } from '../../testing/played-house.ts';
import { auditStream, remakeStream } from './audit-stream.ts';
import { differenceOfBooks } from './same-books.ts';

let postgres: TestPostgres;
let journal: Journal;
beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
});
afterAll(async () => {
  await journal.close();
  await postgres.stop();
});

/** Stores a recorded night under another table's name. */
async function night(book: string): Promise<{ readonly stream: string; readonly seq: number }> {
  const file = new URL(`../../../../tools/golden/0.1.0/${book}.jsonl.gz`, import.meta.url);
  const table = await TestTable.open(journal, `table:${book}`);
  const appended = unpack(readFileSync(file)).map(event =>
    table.append({
      ...{ at: event.at, gamingDay: event.gamingDay, currency: event.currency },
      events: [{ kind: event.kind, version: event.version, body: JSON.parse(event.body) }],
      transfers: readTransfers(event.transfers),
    }),
  );
  const answers = (await Promise.all(appended)).map(stored);
  return { stream: table.stream.name, seq: answers.at(-1)?.last ?? 0 };
}

const auditedTo = async (asked: { readonly stream: string; readonly seq: number }) => {
  // A step reads a few thousand events at most.
  for (let steps = 0; steps < 5; steps += 1) {
    const answer = await auditStream(journal.db, asked);
    if (answer.is !== 'not-there') return answer;
  }
  return null;
};

test.each(REGULATED_BOOK_IDS)('[R-MTR-2] a whole night of %s adds up to the cent', async book => {
  const asked = await night(book);
  expect(await auditedTo(asked)).toMatchObject({ is: 'agreed' });
  expect(await remakeStream(journal.db, asked.stream)).toBeNull();
  const { rows } = await journal.db.query<{ seats: number; cents: number }>(
    `select count(distinct seat)::int as seats, sum(cents)::bigint as cents from meter m
       join stream s on s.id = m.stream where s.name = $1 and meter = 'stake'`,
    [asked.stream],
  );
  expect(rows[0]?.seats).toBeGreaterThan(1);
  expect(rows[0]?.cents).toBeGreaterThan(100_000);
  // As of an earlier event nothing can be said any more: it is not guessed at.
  expect(await auditStream(journal.db, { ...asked, seq: 5 })).toEqual({ is: 'not-there' });
  await journal.db.query(
    `update meter set cents = cents + 1 where ctid = (select m.ctid from meter m
       join stream s on s.id = m.stream where s.name = $1 and meter = 'paid' limit 1)`,
    [asked.stream],
  );
  expect(await auditStream(journal.db, asked)).toMatchObject({
    is: 'wrong',
    says: expect.stringMatching(/^The meters of terminal \d+ come to -?\d+ cents \w+, its accou/u),
  });
  expect(await remakeStream(journal.db, asked.stream)).toMatch(/^The table meter of table:/u);
});

const BUY_IN = { id: 1, act: 'transfer', refersTo: null, memo: 'buy-in' } as const;

function booksWith(cents: number): Ledger {
  const opened = openAccounts(emptyLedger(), [
    { id: 'cash-in', currency: 'AUD' },
    { id: 'patron:1/anna', currency: 'AUD' },
  ]);
  assert(!isLedgerRefusal(opened), 'accounts are opened');
  const after = apply(opened, [{ ...BUY_IN, debit: 'cash-in', credit: 'patron:1/anna', cents }]);
  assert(!isLedgerRefusal(after), 'she buys in');
  return after;
}

const kept = (account: string, net: number) => ({
  ...{ account, currency: 'AUD', net, pendingDebits: 0, pendingCredits: 0 },
});

test('[R-MTR-2] the ledger in play is held against what was stored', () => {
  const ledger = booksWith(500);
  const same = [kept('cash-in', -500), kept('patron:1/anna', 500), kept('patron:2/ben', 0)];
  expect(differenceOfBooks(ledger, same)).toBeNull();
  expect(differenceOfBooks(booksWith(501), same)).toBe(
    'Account cash-in AUD is -501 (0 and 0 pending) in play, ' +
      'its stored transfers make -500 (0 and 0 pending).',
  );
  expect(differenceOfBooks(ledger, [...same, kept('patron:3/carl', 7)])).toMatch(/carl AUD is 0/u);
  expect(differenceOfBooks(ledger, same.slice(1))).toMatch(/^Account cash-in AUD is -500/u);
});

test('[R-MTR-2] [R-EVT-3] meters that disagree stop their table, on record', async () => {
  const house = await playedHouse({ auditSeconds: 1 });
  const { house: open, audit } = house;
  const { db } = open.journal;
  await expect.poll(() => audit.turns, { timeout: 80_000 }).toBeGreaterThan(1);
  expect(open.tables.map(({ stopped }) => stopped)).toEqual([null, null]);
  await db.query(
    `update meter set cents = cents + 100 where ctid = (select m.ctid from meter m
       join stream s on s.id = m.stream where s.name = 'table:rapid' and meter = 'in' limit 1)`,
  );
  await expect.poll(() => open.table('rapid')?.stopped, { timeout: 80_000 }).toMatch(/meter/u);
  expect(open.table('live')?.stopped).toBeNull();
  const noted = async () =>
    (await db.query<{ body: string }>(`select body from journal where kind = 'meters-disagree'`))
      .rows;
  await expect.poll(noted, { timeout: 10_000 }).toHaveLength(1);
  expect((await noted())[0]?.body).toContain('"table":"rapid"');
  await house.end();
}, 200_000);
