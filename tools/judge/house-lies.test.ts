// Lies about people, machines and the house itself, told in its own record. The second judge names
// each, and objects to nothing in the record of a house whose people did all of it.

import { beforeAll, expect, test, vi } from 'vitest';

import { HouseJudge, type ObjectionCode, type UnjudgedEvent } from '../../src/judge/index.ts';
import { HOUSE_STREAM } from '../../src/server/storage/journal/house-stream-name.ts';
import { EventReader } from '../../src/server/tables/mailbox/stored.ts';
import { makeSetUpToken, useSetUpToken } from '../../src/server/people/set-up-link.ts';
import { dealtTable } from '../../src/server/testing/house.ts';
import { APPROVAL, LiveHouse, PASSWORD } from '../../src/server/testing/live-house.ts';
import { readRecorded, storedEvents } from '../golden/journal.ts';
import type { Draft } from './drafts.ts';

vi.setConfig({ hookTimeout: 120_000 });

const OWN = 'an own long password';
const person = (id: string) => ({ id, name: id, password: PASSWORD });

let honest: readonly Draft[];
beforeAll(async () => {
  const live = await LiveHouse.start([dealtTable('pit')], { remoteApprovalAfterSeconds: 0 });
  const { journal, record } = live.running.house;
  const token = await makeSetUpToken(journal.db);
  await useSetUpToken(journal.db, record, token, person('ada'), person('ben'));
  const signedIn = async (
    id: string,
    role: string,
    newPassword?: string,
    password = PASSWORD,
  ): Promise<string> => {
    const proof = { id, role, password, ...(newPassword && { newPassword }) };
    const { status, cookie } = await live.ask('/api/sign-in', proof);
    expect(status).toBe(200);
    return cookie;
  };
  const ada = await signedIn('ada', 'administrator');
  const approver = { id: 'ben', password: PASSWORD };
  const asks = async (path: string, body: object, cookie: string, status = 201) => {
    const answer = await live.ask(path, body, cookie);
    expect(answer).toMatchObject({ status });
    return answer.body;
  };
  for (const role of ['operator', 'pit-boss', 'dealer', 'cashier', 'game-supervisor']) {
    await asks('/api/staff', { ...person(role), roles: [role], approver }, ada);
  }
  const operator = await signedIn('operator', 'operator', OWN);
  const boss = { id: 'pit-boss', password: OWN };
  await signedIn('pit-boss', 'pit-boss', OWN);
  const machine = { kind: 'console', table: 'pit', approval: APPROVAL };
  const { id } = await asks('/api/devices', { ...machine, approver: boss }, ada);
  await asks('/api/devices', { kind: 'display', table: 'pit' }, ada);
  await asks('/api/devices/revoke', { id }, ada, 200);
  const reads = { id: 'cms', purpose: 'a system', powers: ['look-up'], days: 1, approver: boss };
  await asks('/api/services', reads, ada);
  const hook = { id: 'till', url: 'https://127.0.0.1:1/', approver: boss };
  await asks('/api/webhooks', hook, ada);
  await asks('/api/staff/remove-code', { id: 'dealer' }, ada, 200);
  await asks('/api/staff/leave', { id: 'cashier' }, ada, 200);
  const anna = { kind: 'patron', person: 'anna' };
  const named = { ...anna, data: { name: 'Anna', documents: [], cards: [] } };
  await asks('/api/persons', named, operator, 200);
  await asks('/api/persons/erase', { ...anna, why: 'asked', approver: boss }, operator, 200);
  const banned = { kind: 'house-ban', person: 'anna', documents: [], cards: [], until: null };
  const { ban } = await asks('/api/bans', { ...banned, why: 'cheated' }, operator);
  await asks('/api/bans/lift', { ban, why: 'a mistake', approver: boss }, operator, 200);
  const fill = { do: 'move-float', move: 'fill', cents: 100_000, slip: 'F-1' };
  const approved = { table: 'pit', command: fill, ...boss };
  await asks('/api/approvals', approved, operator, 200);
  // One more is asked of the floor, and the pit boss agrees there.
  const { request } = await asks(
    '/api/approval-requests',
    { table: 'pit', command: fill },
    operator,
  );
  const agreed = { request, password: OWN };
  const bossThere = await signedIn('pit-boss', 'pit-boss', undefined, OWN);
  await asks('/api/approval-requests/agree', agreed, bossThere, 200);
  await asks('/api/approval-requests/take', { request }, operator, 200);
  const stored = await storedEvents(journal, HOUSE_STREAM);
  await live.running.end();
  const reader = new EventReader();
  honest = [...readRecorded(HOUSE_STREAM, stored)].flatMap(event => [...reader.take(event)]);
});

interface JudgedHouse {
  readonly codes: readonly ObjectionCode[];
  readonly unjudged: readonly UnjudgedEvent[];
}

function judged(tell: (events: Draft[]) => unknown): JudgedHouse {
  const events = structuredClone(honest).slice();
  tell(events);
  const judge = new HouseJudge('house');
  const codes = events.flatMap((event, at) => judge.see(at + 1, event).map(({ code }) => code));
  return { codes, unjudged: judge.unjudged };
}

const first = (events: readonly Draft[], happened: string, id?: string): Draft => {
  const found = events.find(
    event => event.happened === happened && (id === undefined || event.id === id),
  );
  if (found === undefined) throw new Error(`nothing is ${happened}`);
  return found;
};

test('objects to nothing that people did, and leaves nothing unjudged', () => {
  expect(judged(() => undefined)).toEqual({ codes: [], unjudged: [] });
});

const told = (happened: string) => (event: Draft) => event.happened === happened;

type Lie = readonly [name: string, code: ObjectionCode, tell: (events: Draft[]) => unknown];

const as = (happened: string, change: object, id?: string) => (events: Draft[]) =>
  void Object.assign(first(events, happened, id), change);

const CUSTODY = {
  ...{ at: 9e12, custody: 'K-000001', table: 'pit', seat: 1, patron: 'anna', cents: 500 },
  ...{ by: 'game-supervisor', approvedBy: 'pit-boss' },
};
const IN_CUSTODY: readonly Draft[] = [
  { ...CUSTODY, happened: 'custody-begun' },
  { ...CUSTODY, happened: 'custody-taken' },
];
const PAID_BACK: Draft = { ...CUSTODY, happened: 'custody-paid' };

const LIES: readonly Lie[] = [
  ['a token given by one', 'approval-missing', as('service-added', { approvedBy: null })],
  ['a token given by a dealer', 'role-may-not', as('service-added', { by: 'dealer' })],
  [
    'a token to which its giver agreed',
    'approval-by-self',
    as('service-added', { approvedBy: 'ada' }),
  ],
  ['a webhook that one set', 'approval-missing', as('webhook-set', { approvedBy: null })],
  ['a webhook that a stranger set', 'person-unknown', as('webhook-set', { by: 'eve' })],
  ['a dealer added by one', 'approval-missing', as('staff-added', { approvedBy: null }, 'dealer')],
  [
    'a dealer with one name twice',
    'approval-by-self',
    as('staff-added', { approvedBy: 'ada' }, 'dealer'),
  ],
  [
    'a dealer added by a pit boss',
    'role-may-not',
    as('staff-added', { by: 'pit-boss' }, 'game-supervisor'),
  ],
  [
    'a dealer to whom a stranger agreed',
    'person-unknown',
    as('staff-added', { approvedBy: 'eve' }, 'dealer'),
  ],
  [
    'an operator who was there from the first',
    'approval-missing',
    as('staff-added', { by: 'set-up' }, 'operator'),
  ],
  [
    'a twin with money and people',
    'roles-in-conflict',
    as('staff-added', { roles: ['administrator', 'cashier'] }, 'cashier'),
  ],
  [
    'a person who comes twice',
    'already-on-record',
    as('staff-added', { id: 'operator' }, 'dealer'),
  ],
  ['a console enrolled by one', 'approval-missing', as('device-enrolled', { approvedBy: null })],
  [
    'a console to which a dealer agreed',
    'approval-by-rank',
    as('device-enrolled', { approvedBy: 'dealer' }),
  ],
  ['a session in another role', 'role-may-not', as('signed-in', { role: 'operator' }, 'ada')],
  ['a session of nobody', 'person-unknown', as('signed-in', { id: 'eve' }, 'operator')],
  [
    'an approval of one’s own',
    'approval-by-self',
    as('approval-given', { id: 'operator', role: 'operator' }),
  ],
  [
    'a request that its asker agreed to',
    'approval-by-self',
    as('approval-agreed', { id: 'operator', role: 'operator' }),
  ],
  [
    'a request agreed to in another role',
    'role-may-not',
    as('approval-agreed', { role: 'dealer' }),
  ],
  [
    'an agreement to what nobody asked',
    'approval-missing',
    as('approval-agreed', { request: 'x' }),
  ],
  ['an agreement too late', 'approval-not-given', as('approval-asked', { until: 1 })],
  [
    'an agreement to another figure',
    'approval-not-given',
    as('approval-agreed', { command: { do: 'move-float', cents: 900_000 } }),
  ],
  [
    'an approval taken for another command',
    'approval-not-given',
    events => void Object.assign(events.findLast(told('approval-given')) ?? {}, { command: {} }),
  ],
  [
    'an approval taken twice',
    'approval-not-given',
    events => void events.push({ ...events.findLast(told('approval-given')), at: 9e12 }),
  ],
  [
    'an approval taken where it was refused',
    'approval-not-given',
    as('approval-agreed', { happened: 'approval-refused' }),
  ],
  [
    'a request that another withdrew',
    'approval-by-self',
    events => {
      const asked = first(events, 'approval-asked');
      const at = events.findIndex(told('approval-agreed'));
      events.splice(at, 0, { ...asked, happened: 'approval-withdrawn', id: 'pit-boss' });
    },
  ],
  ['a second factor taken off oneself', 'approval-by-self', as('code-removed', { id: 'ada' })],
  [
    'one person who erases somebody',
    'approval-by-self',
    as('person-erased', { approvedBy: 'operator' }),
  ],
  [
    'an erasure to which a dealer agreed',
    'approval-by-rank',
    as('person-erased', { approvedBy: 'dealer' }),
  ],
  ['a ban by a dealer', 'role-may-not', as('ban-made', { by: 'dealer' })],
  ['a ban lifted by one', 'approval-by-self', as('ban-lifted', { approvedBy: 'operator' })],
  [
    'a gaming day that the cage closed alone',
    'approval-missing',
    events => void events.push({ happened: 'gaming-day-closed', at: 9e12, by: 'operator' }),
  ],
  [
    'credit paid back that was never taken',
    'money-without-ground',
    events => void events.push({ ...CUSTODY, happened: 'custody-paid' }),
  ],
  [
    'credit paid back twice',
    'money-without-ground',
    events => events.push(...IN_CUSTODY, ...[1, 2].map(() => PAID_BACK)),
  ],
  [
    'more credit paid back than was taken',
    'payment-wrong',
    events => events.push(...IN_CUSTODY, { ...PAID_BACK, cents: 501 }),
  ],
  [
    'credit paid back to somebody else',
    'payment-wrong',
    events => events.push(...IN_CUSTODY, { ...PAID_BACK, patron: 'ben' }),
  ],
  [
    'credit that one took into custody',
    'approval-missing',
    events => void events.push({ ...CUSTODY, happened: 'custody-begun', approvedBy: '' }),
  ],
  [
    'a seat kept by a dealer',
    'role-may-not',
    events => void events.push({ happened: 'seat-kept', at: 9e12, by: 'dealer' }),
  ],
  [
    'a second founding',
    'already-on-record',
    events => void events.push({ ...first(events, 'house-opened'), at: 9e12 }),
  ],
  [
    'a table that nobody had installed',
    'person-unknown',
    events => void events.push({ ...first(events, 'table-installed'), at: 9e12 }),
  ],
  [
    'a table installed by the administrator',
    'role-may-not',
    events => void events.push({ ...first(events, 'table-installed'), at: 9e12, by: 'ada' }),
  ],
  [
    'a release by one',
    'approval-missing',
    events =>
      void events.push({ happened: 'table-released', at: 9e12, table: 'pit', by: 'operator' }),
  ],
  [
    'a payment by hand that a dealer agreed to',
    'approval-by-rank',
    events => {
      const people = { by: 'operator', approvedBy: 'dealer' };
      events.push({ happened: 'stopped-table-paid', at: 9e12, table: 'pit', ...people });
    },
  ],
  [
    'another regulator’s key by one',
    'approval-by-self',
    events => {
      const people = { by: 'ada', approvedBy: 'ada' };
      events.push({ happened: 'regulator-key-enrolled', at: 9e12, key: 'x', ...people });
    },
  ],
  [
    'an act of somebody who has left',
    'person-unknown',
    events => void events.push({ ...first(events, 'signed-in', 'ada'), at: 9e12, id: 'cashier' }),
  ],
  [
    'money in the house’s record',
    'money-without-ground',
    as('signed-in', { transfers: [{ id: 1 }] }),
  ],
  ['time that goes back', 'time-went-back', as('signed-in', { at: 1 })],
];

test.each(LIES)('names %s: %s', (_, code, tell) => {
  expect(judged(tell).codes).toContain(code);
});

test('tells what it cannot judge: a second administrator whom the first one added', () => {
  const { codes, unjudged } = judged(events => {
    const ben = first(events, 'staff-added', 'ben');
    Object.assign(ben, { by: 'ada', approvedBy: null });
  });
  expect(codes).toEqual([]);
  expect(unjudged).toMatchObject([{ times: 1 }]);
});

test('nothing that it is shown makes it throw', () => {
  for (const shown of [null, 7, 'x', [], {}, { happened: 'staff-added' }, { roles: 3 }]) {
    expect(() => new HouseJudge('house').see(1, shown)).not.toThrow();
  }
});
