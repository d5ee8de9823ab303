// Lies about money beside the tables: the journals of a cage and of a tournament, told otherwise.
// The second judge names each.

import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { CageJudge, TournamentJudge } from '../../src/judge/index.ts';
import type { StoredEvent } from '../../src/server/storage/journal/event.ts';
import { EventReader } from '../../src/server/tables/mailbox/stored.ts';
import { readRecorded, unpack } from '../golden/journal.ts';
import { TOURNAMENT_STREAM } from '../golden/record-tournament.ts';
import type { Draft } from './drafts.ts';

const GOLDEN = new URL('../golden/0.1.0/', import.meta.url);
const CAGE = 'cage';
const CUP = 'tournament-tasmania-6-cash-value';

const storedIn = (name: string, stream: string): readonly StoredEvent[] => [
  ...readRecorded(stream, unpack(readFileSync(new URL(`${name}.jsonl.gz`, GOLDEN)))),
];

/** The events as their judge is shown them, to be rewritten. */
function draftsIn(name: string, stream: string): Draft[] {
  const reader = new EventReader();
  const events = storedIn(name, stream).filter(({ kind }) => kind !== 'tournament-opened');
  return structuredClone(events.flatMap(event => [...reader.take(event)])) as Draft[];
}

function codesIn(name: string, tell: (events: Draft[]) => void): readonly string[] {
  const events = draftsIn(name, name === CAGE ? CAGE : TOURNAMENT_STREAM);
  tell(events);
  const judge = name === CAGE ? new CageJudge('cage') : new TournamentJudge('cup');
  if (judge instanceof TournamentJudge) judge.opens({ rulebook: 'tasmania' });
  return events.flatMap((event, at) => judge.see(at + 1, event).map(({ code }) => code));
}

const first = (events: readonly Draft[], happened: string): Draft => {
  const found = events.find(event => event['happened'] === happened);
  if (found === undefined) throw new Error(`nothing is ${happened}`);
  return found;
};

/** An earlier event of the ticket that is redeemed first. */
const ofRedeemed = (events: readonly Draft[], happened: string): Draft => {
  const { id } = first(events, 'ticket-redeemed');
  return first(
    events.filter(event => event['id'] === id),
    happened,
  );
};

test.each([CAGE, CUP])('%s as it was is judged without an objection', name => {
  expect(codesIn(name, () => undefined)).toEqual([]);
});

const LIES: readonly (readonly [string, string, string, (events: Draft[]) => void])[] = [
  [
    'a ticket redeemed twice',
    CAGE,
    'ticket-out-of-turn',
    events => void events.push({ ...first(events, 'ticket-redeemed'), at: 9e12 }),
  ],
  [
    'a ticket that was never issued',
    CAGE,
    'ticket-out-of-turn',
    events => Object.assign(first(events, 'ticket-redeemed'), { id: 'T-999999' }),
  ],
  [
    'a ticket redeemed before its table paid it',
    CAGE,
    'ticket-out-of-turn',
    events => void events.splice(events.indexOf(ofRedeemed(events, 'ticket-paid')), 1),
  ],
  [
    'more paid than the ticket was for',
    CAGE,
    'payment-wrong',
    events => Object.assign(first(events, 'ticket-redeemed').transfers[0], { cents: 99_999_99 }),
  ],
  [
    'a void that pays somebody else',
    CAGE,
    'money-without-ground',
    events =>
      Object.assign(first(events, 'ticket-voided').transfers[0], { credit: 'patron:1/eve' }),
  ],
  [
    'money with a paper',
    CAGE,
    'money-without-ground',
    events => {
      first(events, 'ticket-printed').transfers = first(events, 'ticket-redeemed').transfers;
    },
  ],
  [
    'a void on one signature',
    CAGE,
    'approval-by-self',
    events => {
      const voided = first(events, 'ticket-voided');
      voided.approvedBy = voided.by;
    },
  ],
  [
    'a duplicate that nobody agreed to',
    CAGE,
    'approval-missing',
    events => Object.assign(first(events, 'ticket-duplicated'), { approvedBy: '' }),
  ],
  [
    'an expired ticket that is paid',
    CAGE,
    'ticket-expired',
    events => Object.assign(ofRedeemed(events, 'ticket-issued'), { expiresAt: 1 }),
  ],
  [
    'time that goes back at the cage',
    CAGE,
    'time-went-back',
    events => Object.assign(first(events, 'ticket-redeemed'), { at: 1 }),
  ],
  [
    'an act that no cage knows',
    CAGE,
    'event-unknown',
    events => Object.assign(first(events, 'ticket-redeemed'), { happened: 'ticket-given' }),
  ],
  [
    'an entry at half the fee',
    CUP,
    'payment-wrong',
    events => {
      const [fee] = first(events, 'applied').transfers;
      fee.cents /= 2;
    },
  ],
  [
    'an entry paid by somebody else’s money',
    CUP,
    'money-without-ground',
    events => {
      const [fee] = first(events, 'applied').transfers;
      fee.credit = 'entry-fees:fee/eve';
    },
  ],
  [
    'a prize paid twice',
    CUP,
    'payment-wrong',
    events => {
      const paid = first(events, 'prize-paid');
      const [row] = paid.transfers;
      events.splice(events.indexOf(paid) + 1, 0, { ...paid, transfers: [{ ...row, id: row.id }] });
    },
  ],
  [
    'a prize to a friend',
    CUP,
    'payment-wrong',
    events => {
      const row = first(events, 'prizes-awarded').transfers.find(
        ({ memo }: Draft) => memo === 'prize',
      );
      row.credit = 'owed:eve';
    },
  ],
  [
    'a pool that leaks to the director',
    CUP,
    'money-without-ground',
    events => {
      const row = first(events, 'prizes-awarded').transfers.find(
        ({ memo }: Draft) => memo === 'prize',
      );
      row.credit = 'cash-out';
    },
  ],
  [
    'prizes awarded by a cashier',
    CUP,
    'role-may-not',
    events => Object.assign(first(events, 'prizes-awarded').by, { role: 'cashier' }),
  ],
  [
    'money with a briefing',
    CUP,
    'money-without-ground',
    events => {
      first(events, 'briefed').transfers = first(events, 'applied').transfers;
    },
  ],
  [
    'a prize told lower than it was paid',
    CUP,
    'sum-unlike-transfers',
    events => Object.assign(first(events, 'prize-paid'), { cents: 1 }),
  ],
];

test.each(LIES)('%s is named', (_, name, code, tell) => {
  expect(codesIn(name, tell)).toContain(code);
});

test('nothing that it is shown makes a judge throw', () => {
  for (const shown of [null, 7, 'x', [], {}, { happened: 'ticket-redeemed' }, { transfers: [1] }]) {
    expect(() => new CageJudge('cage').see(1, shown)).not.toThrow();
    expect(() => new TournamentJudge('cup').see(1, shown)).not.toThrow();
  }
});
