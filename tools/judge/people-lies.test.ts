// Lies about who was at work, told in one stream and borne out by no other: the second judge names
// each, and objects to nothing where the house's record bears everybody out.

import { expect, test } from 'vitest';

import { PeopleAtWork, workIn, WorkKept } from '../../src/judge/index.ts';
import type { Draft } from './drafts.ts';

const AT = 1_000_000;

const RECORD: readonly Draft[] = [
  { happened: 'house-opened', at: 0, kind: 'live' },
  { happened: 'server-started', at: 1, keys: 'k' },
  { happened: 'staff-added', at: 2, id: 'dan', roles: ['dealer'] },
  { happened: 'staff-added', at: 2, id: 'sue', roles: ['game-supervisor'] },
  { happened: 'staff-added', at: 2, id: 'bo', roles: ['pit-boss', 'casino-supervisor'] },
  { happened: 'staff-added', at: 2, id: 'carla', roles: ['cashier'] },
  { happened: 'staff-added', at: 2, id: 'lea', roles: ['dealer'] },
  { happened: 'staff-left', at: 500_000, id: 'lea' },
  { happened: 'approval-given', at: AT, id: 'bo', role: 'pit-boss', table: 'pit', act: 'x' },
  { happened: 'approval-given', at: AT + 300_000, id: 'bo', role: 'pit-boss', table: 'pit' },
];

const SUE = { role: 'game-supervisor', id: 'sue' };
const BO = { role: 'pit-boss', id: 'bo' };

const TABLE: readonly Draft[] = [
  { happened: 'wagering-opened', at: 10, by: { role: 'dealer', id: 'lea' } },
  { happened: 'wagers-changed', at: AT, by: { role: 'patron', id: 'pat' } },
  { happened: 'coup-settled', at: AT, by: { role: 'dealer', id: 'dan' } },
  { happened: 'irregularity-ruled', at: AT + 5_000, by: SUE, approvedBy: BO },
  { happened: 'coup-restated', at: AT + 5_000, by: SUE, approvedBy: BO },
  { happened: 'float-moved', at: AT + 310_000, by: SUE, countersignedBy: 'bo' },
];

const CAGE: readonly Draft[] = [
  { happened: 'ticket-redeemed', at: AT, id: 'T-1', by: 'carla' },
  { happened: 'ticket-voided', at: AT, id: 'T-2', by: 'carla', approvedBy: 'bo' },
];

interface Told {
  readonly record: Draft[];
  readonly table: Draft[];
  readonly cage: Draft[];
}

function codesOf(tell: (told: Told) => void): readonly string[] {
  const copy = { record: RECORD, table: TABLE, cage: CAGE };
  const told = structuredClone(copy) as unknown as Told; // a liar asks no compiler
  tell(told);
  const people = new PeopleAtWork();
  for (const fact of told.record) people.see(fact);
  const streams = { 'table:pit': told.table, cage: told.cage };
  return Object.entries(streams).flatMap(([stream, events]) => {
    const kept = new WorkKept();
    for (const [at, event] of events.entries()) kept.see(workIn(stream, at + 1, event));
    return people.judge(kept.take()).map(({ code }) => code);
  });
}

test('objects to nothing that the record bears out', () => {
  expect(codesOf(() => undefined)).toEqual([]);
});

type Lie = readonly [name: string, code: string, tell: (told: Told) => void];

const at = (place: number, change: object) => (told: Told) =>
  void Object.assign(told.table[place], change);

const LIES: readonly Lie[] = [
  ['a coup by nobody’s dealer', 'person-unknown', at(2, { by: { role: 'dealer', id: 'eve' } })],
  [
    'a coup by a dealer who has left',
    'person-unknown',
    at(2, { by: { role: 'dealer', id: 'lea' } }),
  ],
  ['a coup before its dealer came', 'person-unknown', at(0, { at: -9_000 })],
  ['a dealer as pit boss', 'role-may-not', at(5, { by: { role: 'pit-boss', id: 'dan' } })],
  ['an approval that nobody gave', 'approval-not-given', told => void told.record.splice(8, 1)],
  [
    'an approval that was given at another table',
    'approval-not-given',
    told => void Object.assign(told.record[8], { table: 'river' }),
  ],
  [
    'an approval that was given after the act',
    'approval-not-given',
    told => void Object.assign(told.record[8], { at: AT + 60_000 }),
  ],
  [
    'an approval in another role',
    'approval-not-given',
    told => void Object.assign(told.record[8], { role: 'casino-supervisor' }),
  ],
  [
    'one approval behind two acts',
    'approval-not-given',
    ({ table }) => void table.push({ ...table[3], at: AT + 9_000 }),
  ],
  ['a countersignature of nobody’s', 'person-unknown', at(5, { countersignedBy: 'eve' })],
  [
    'a countersignature that was not given',
    'approval-not-given',
    told => void told.record.splice(9, 1),
  ],
  [
    'a ticket paid by a dealer',
    'role-may-not',
    told => void Object.assign(told.cage[0], { by: 'dan' }),
  ],
  [
    'a ticket paid by nobody',
    'person-unknown',
    told => void Object.assign(told.cage[0], { by: 'eve' }),
  ],
  [
    'a void to which a cashier agreed',
    'role-may-not',
    told => void Object.assign(told.cage[1], { approvedBy: 'carla' }),
  ],
];

test.each(LIES)('names %s: %s', (_, code, tell) => {
  expect(codesOf(tell)).toContain(code);
});

test('a house of 0.1.0 has people whom nobody put on record: they are listed', () => {
  const people = new PeopleAtWork();
  const early = [RECORD[0], { happened: 'server-started', at: 1 }, ...RECORD.slice(3)];
  for (const fact of early) people.see(fact);
  const [, , coup] = TABLE;
  expect(people.judge(workIn('table:pit', 3, coup))).toEqual([]);
  expect(people.unjudged).toMatchObject([{ times: 1 }]);
});

test('nothing that it is shown makes it throw', () => {
  const people = new PeopleAtWork();
  for (const shown of [null, 7, 'x', [], {}, { happened: 'staff-added' }, { by: 3 }]) {
    people.see(shown);
    expect(() => workIn('table:pit', 1, shown)).not.toThrow();
    expect(() => workIn('cage', 1, shown)).not.toThrow();
  }
});
