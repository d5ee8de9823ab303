// Events as 0.1.0 wrote them, without the fields that came later: they fold to the same money, and
// to what 0.1.0 lost when a table closed.

import { expect, test } from 'vitest';
import { audit, balance, accountsOf } from '../ledger/index.ts';
import type { TableEvent } from './acts.ts';
import { fold } from './evolve.ts';
import { newTable, type Table } from './table.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from './testing/scene.ts';

const one = { seat: 1, patron: 'patron-1' } as const;
const by = staff('casino-supervisor');
const approvedBy = { role: 'casino-supervisor', id: 'another' } as const;
const since = { shoe: 1, coup: 1 };
const breach = { ...one, breach: '13.1', story: 'A device.', by } as const;

/** What later versions have added to these events. */
const LATER = new Set([
  'hold',
  'approvedBy',
  'owed',
  'wagers',
  'won',
  'since',
  'gone',
  'leavesOpen',
]);
const PLAIN = new Set(['patron-sanctioned', 'hold-ended', 'table-closed']);

const asOf010 = (event: TableEvent): TableEvent =>
  PLAIN.has(event.happened)
    ? // as 0.1.0 wrote it
      (Object.fromEntries(Object.entries(event).filter(([name]) => !LATER.has(name))) as TableEvent)
    : event;

const oldTable = ({ book, events }: Scene): Table =>
  fold(book, newTable('table-1'), events.map(asOf010));

const won = (): Scene =>
  readyTable(plainSetup('crown-rapid', 'crown'))
    .do({ do: 'open-wagering' })
    .wager(1, 'player', 10_000)
    .do({ do: 'close-wagering' })
    .cards('9s Kh Kd 4c')
    .do({ do: 'settle-coup' });

const sumOfHeld = ({ ledger }: Table): number =>
  accountsOf(ledger)
    .filter(({ kind }) => kind === 'held')
    .reduce((sum, account) => sum + balance(account), 0);

function closed(scene: Scene): Scene {
  for (const { number } of scene.table.seats) {
    const place = { seat: number, patron: `patron-${number}` };
    const account = accountsOf(scene.table.ledger).find(
      ({ id }) => id === `patron:${number}/patron-${number}`,
    );
    const cents = account === undefined ? 0 : balance(account);
    scene.do({ do: 'pay-out', ...place, how: 'chips', cents });
  }
  return scene.do({ do: 'close-table', cardsChecked: true, acceptsOpen: true, by });
}

const opened = (scene: Scene): Scene =>
  scene.do({ do: 'open-table', setup: plainSetup('crown-rapid', 'crown', { id: 'set-up-2' }) });

test('of two holds the one whose sum was released has ended, and the other is there', () => {
  const scene = won();
  scene.do({ do: 'sanction-patron', kind: 'hold-winnings', ...breach, cents: 3_000, since });
  scene.do({ do: 'sanction-patron', kind: 'hold-winnings', ...breach, cents: 2_000, since });
  const [first] = scene.table.claims.holds;
  const hold = first?.id ?? 0;
  scene.do({ do: 'end-hold', ...one, hold, to: 'patron', finding: 'Fair.', by, approvedBy });
  const table = oldTable(scene);
  expect(table.claims.holds.map(({ cents }) => cents)).toEqual([2_000]);
  expect(sumOfHeld(table)).toBe(2_000);
  expect(audit(table.ledger)).toEqual([]);
});

test('a table that closed and opened again has its holds, exclusions and claims', () => {
  const scene = won();
  scene.do({ do: 'sanction-patron', kind: 'hold-winnings', ...breach, cents: 3_000, since });
  scene.do({ do: 'sanction-patron', kind: 'exclude', ...breach });
  scene.do({ do: 'open-claim', says: 'My chips were moved.', by: patronAt(2) });
  const table = oldTable(opened(closed(scene)));
  expect(table.claims.holds.map(({ cents }) => cents)).toEqual([3_000]);
  expect(table.claims.excluded).toEqual(['patron-1']);
  expect(table.claims.open.map(({ id }) => id)).toEqual([1]);
  expect(sumOfHeld(table)).toBe(3_000);
});

test('claims that 0.1.0 numbered anew leave the older one open under a number of its own', () => {
  const scene = won().do({ do: 'open-claim', says: 'The first.', by: patronAt(2) });
  const again = opened(closed(scene));
  const claim = {
    ...{ id: 1, seat: null, patron: null, says: 'The second.', openedAt: 0 },
    ...{ disputed: false, advised: false },
  };
  const events: readonly TableEvent[] = [
    { happened: 'claim-opened', by, at: 0, claim },
    { happened: 'claim-closed', by, at: 0, claim: 1, action: 'Paid.', clause: '11.12' },
  ];
  const table = fold(scene.book, oldTable(again), events);
  expect(table.claims.open.map(({ says }) => says)).toEqual(['The first.']);
  const [first] = table.claims.open;
  expect(first?.id).not.toBe(1);
  expect(table.claims.next).toBeGreaterThan(first?.id ?? Infinity);
});

test('an exclusion that named somebody else marks nobody at the seat', () => {
  const scene = won().do({ do: 'sanction-patron', kind: 'exclude', ...breach });
  const events = scene.events.map(event =>
    event.happened === 'patron-sanctioned' ? { ...event, patron: 'a stranger' } : event,
  );
  const table = fold(scene.book, newTable('table-1'), events.map(asOf010));
  expect(table.claims.excluded).toEqual(['a stranger']);
  expect(table.seats.map(({ leaving }) => leaving)).toEqual([false, false, false]);
});
