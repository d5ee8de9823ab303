// The visit, the patron's own limits, favourites, chips in a stack, and what can be heard.

import { asWritten } from '../../../wire/reasons/house-reasons.ts';
import { expect, test } from 'vitest';
import { NOTHING_SEEN } from '../../client/screen-state.ts';
import { publicView, seatView } from '../../testing/views.ts';
import { chipsFor } from '../felt/chip-stack.tsx';
import { favouritesKey, readFavourites, stillOffered, withFavourite } from '../felt/favourites.ts';
import { breakLeft, mayChoose, NOTHING_LIMITED, passedBy, remindersDue } from './own-limits.ts';
import { soundOf } from '../device/sounds.ts';
import { minutesOf, resultOf, type Visit, visitAfter } from './visit.ts';

const MINUTE = 60_000;

const begun: Visit = {
  ...{ patron: 'p', since: 1000, paidIn: 10_000, staked: 0, cameBack: 0 },
  ...{ coups: 0, balance: 10_000, counted: '' },
};

const payment = (stake: number, paid: number, transfer: number) =>
  ({ on: 'player', stake, paid, transfer, outcome: paid > 0 ? 'win' : 'lose' }) as never;

test('a visit begins with what is on the account and counts coups as they are paid', () => {
  expect(visitAfter(null, 'p', { ...seatView, since: 1000 })).toEqual(begun);
  const won = { ...seatView, balance: 10_500, lastPaid: [payment(500, 1000, 1)] };
  const after = visitAfter(begun, 'p', won);
  expect(after).toMatchObject({ paidIn: 10_000, staked: 500, cameBack: 1000, coups: 1 });
  expect(visitAfter(after, 'p', won)).toBe(after);
  const bought = visitAfter(after, 'p', { ...won, balance: 20_500 });
  expect(bought).toMatchObject({ paidIn: 20_000, staked: 500, balance: 20_500 });
  expect(bought && resultOf(bought)).toBe(500);
});

test('what a correction takes back is no pay-in, and the result stays true', () => {
  const taken = visitAfter(begun, 'p', { ...seatView, balance: 9500 });
  expect(taken).toMatchObject({ paidIn: 10_000, cameBack: -500 });
  expect(taken && resultOf(taken)).toBe(-500);
});

test('a visit stays to be summed up when the seat is empty, and another begins anew', () => {
  expect(visitAfter(begun, null, { ...seatView, open: false })).toBe(begun);
  expect(visitAfter(begun, 'q', seatView)).toMatchObject({ patron: 'q', coups: 0 });
  expect(minutesOf(begun, 1000 + 5 * MINUTE)).toBe(5);
});

test('own limits: lower at once, higher not in this visit', () => {
  expect(mayChoose(null, 5000)).toBe(true);
  expect(mayChoose(5000, 2500)).toBe(true);
  expect(mayChoose(5000, 10_000)).toBe(false);
  expect(mayChoose(5000, null)).toBe(false);
});

test('own limits look at the coup and at the loss that it could make', () => {
  const limits = { ...NOTHING_LIMITED, mostLost: 5000, mostOnACoup: 2500 };
  expect(passedBy(limits, begun, 2500)).toBeNull();
  expect(passedBy(limits, begun, 2600)).toBe('mostOnACoup');
  const lost = { ...begun, balance: 6000 };
  expect(passedBy(limits, lost, 1000)).toBeNull();
  expect(passedBy(limits, lost, 1100)).toBe('mostLost');
  expect(passedBy(NOTHING_LIMITED, null, 1_000_000)).toBeNull();
});

test('reminders come as often as they were asked for; a break runs down', () => {
  const limits = { ...NOTHING_LIMITED, remindMinutes: 15, breakUntil: 3 * MINUTE };
  expect(remindersDue(limits, begun, 1000 + 31 * MINUTE)).toBe(2);
  expect(remindersDue(NOTHING_LIMITED, begun, 1000 + 31 * MINUTE)).toBe(0);
  expect(breakLeft(limits, 30_000)).toBe(3);
  expect(breakLeft(limits, 3 * MINUTE)).toBe(0);
});

test('favourites are kept by table rules, four of them, and lay only what is offered', () => {
  const bets = [
    { on: 'player' as const, stake: 500 },
    { on: 'super-6' as const, stake: 100 },
  ];
  const five = Array.from({ length: 5 }, () => bets);
  expect(five.reduce(withFavourite, [] as (typeof bets)[])).toHaveLength(4);
  expect(stillOffered(bets, ['player', 'banker'])).toEqual([bets[0]]);
  expect(readFavourites(JSON.stringify([bets]))).toEqual([bets]);
  expect(readFavourites('no longer legible')).toEqual([]);
  expect(readFavourites(null)).toEqual([]);
  expect(favouritesKey('crown', 'a')).not.toBe(favouritesKey('crown', 'b'));
});

test('a stack is cut as a dealer would, and never higher than five chips', () => {
  expect(chipsFor(3500)).toEqual([2500, 1000]);
  expect(chipsFor(50)).toEqual([50]);
  expect(chipsFor(99_900)).toHaveLength(5);
});

test('of a change the most important thing is heard, and nothing where nothing changed', () => {
  const before = { ...NOTHING_SEEN, connected: true, table: publicView, seat: seatView };
  expect(soundOf(before, before)).toBeNull();
  expect(soundOf(before, { ...before, connected: false })).toBe('stop');
  const refused = { key: 1, refused: 'x', reason: asWritten(''), clause: '' };
  expect(soundOf(before, { ...before, refused })).toBe('refused');
  const closed = { ...before, table: { ...publicView, phase: 'no-more-wagers' as const } };
  expect(soundOf(before, closed)).toBe('closed');
  expect(soundOf(closed, before)).toBe('open');
  const touch = { key: 1, command: { do: 'open-wagering' as const }, done: null };
  expect(soundOf(before, { ...before, pending: [touch] })).toBe('chip');
});
