// Every message of the server, folded into what a screen shows.

import { expect, test } from 'vitest';
import type { ServerMessage, SentCommand } from '../../wire/index.ts';
import {
  consoleView,
  publicMessage,
  publicView,
  seatMessage,
  seatView,
  welcome,
} from '../testing/views.ts';
import { hear, NOTHING_SEEN, type ScreenState, unanswered, withPending } from './screen-state.ts';

const NOW = 4000;
const heard = (...messages: readonly ServerMessage[]): ScreenState =>
  messages.reduce((state, message) => hear(state, message, NOW), NOTHING_SEEN);

const wager: SentCommand = {
  do: 'set-wager',
  seat: 3,
  patron: 'p',
  bet: { on: 'player' },
  stake: 500,
};
const change = (from: number, number: number): ServerMessage => ({
  kind: 'change',
  table: 'T',
  from,
  number,
  fields: { phase: 'no-more-wagers' },
});

test('a welcome says who we are, which key is next, and how far the clocks are apart', () => {
  const state = heard(welcome);
  expect(state).toMatchObject({ connected: true, role: 'patron', nextKey: 4, aheadMs: 1000 });
  expect(state.demonstration).toBe(true);
});

test('a view is shown whole, a change only where it fits', () => {
  const state = heard(welcome, publicMessage(10), change(10, 11));
  expect(state.number).toBe(11);
  expect(state.table?.phase).toBe('no-more-wagers');
  expect(state.table?.shoe).toBe(publicView.shoe);
  expect(state.stale).toBe(false);
});

test('a change that does not fit is not shown: the screen knows that it is stale', () => {
  const state = heard(welcome, publicMessage(10), change(11, 12));
  expect(state.table?.phase).toBe('wagering');
  expect(state.number).toBe(10);
  expect(state.stale).toBe(true);
  expect(hear(state, publicMessage(12), NOW).stale).toBe(false);
});

test('a change before any view is stale as well', () => {
  expect(heard(welcome, change(1, 2)).stale).toBe(true);
});

test('a console’s view changes in both its faces', () => {
  const view: ServerMessage = {
    kind: 'view',
    for: 'console',
    table: 'T',
    number: 3,
    demonstration: true,
    shoePromise: null,
    view: consoleView,
  };
  const state = heard(welcome, view, change(3, 4));
  expect(state.console?.phase).toBe('no-more-wagers');
  expect(state.table?.phase).toBe('no-more-wagers');
  expect(state.console?.guide).toEqual(consoleView.guide);
});

test('a command is under way until the seat’s view has reached it', () => {
  const sat = heard(welcome, publicMessage(10), seatMessage(10));
  const sent = withPending(sat, wager);
  expect(sent.pending).toEqual([{ key: 4, command: wager, done: null }]);
  expect(sent.nextKey).toBe(5);
  const done = hear(sent, { kind: 'answer', key: 4, outcome: 'done', number: 12 }, NOW);
  expect(done.pending).toEqual([{ key: 4, command: wager, done: 12 }]);
  expect(hear(done, seatMessage(11), NOW).pending).toHaveLength(1);
  expect(hear(done, seatMessage(12), NOW).pending).toEqual([]);
});

test('an answer after its view leaves nothing under way', () => {
  const sent = withPending(heard(welcome, publicMessage(10), seatMessage(10)), wager);
  const seen = hear(sent, seatMessage(12), NOW);
  expect(seen.pending).toHaveLength(1);
  expect(hear(seen, { kind: 'answer', key: 4, outcome: 'done', number: 12 }, NOW).pending).toEqual(
    [],
  );
});

test('a refusal takes the ghost away and is said with its clause until the next command', () => {
  const sent = withPending(heard(welcome, seatMessage(10)), wager);
  const refusal = {
    refused: 'below-minimum',
    clause: '5.3.1',
    reason: { code: 'wagers-closed' } as const,
  };
  const state = hear(sent, { kind: 'answer', key: 4, outcome: 'refused', refusal }, NOW);
  expect(state.pending).toEqual([]);
  expect(state.refused).toMatchObject({ key: 4, refused: 'below-minimum', clause: '5.3.1' });
  expect(withPending(state, wager).refused).toBeNull();
});

test('of two commands of one touch the first refusal is shown', () => {
  const first = {
    refused: 'below-minimum',
    clause: '5',
    reason: { code: 'wagers-closed' },
  } as const;
  const second = { ...first, refused: 'not-now', clause: '6' } as const;
  const sent = withPending(withPending(heard(welcome, seatMessage(10)), wager), wager);
  const one = hear(sent, { kind: 'answer', key: 4, outcome: 'refused', refusal: first }, NOW);
  const both = hear(one, { kind: 'answer', key: 5, outcome: 'refused', refusal: second }, NOW);
  expect(both.refused).toMatchObject({ key: 4, clause: '5' });
});

test('cards that nobody answered when the line broke are sent again under their keys', () => {
  const card = { do: 'deal-card', card: '9s', source: 'keypad' } as const;
  const sent = withPending(withPending(heard(welcome, publicMessage(10)), wager), card);
  const again = hear({ ...sent, connected: false }, welcome, NOW);
  expect(again.pending).toEqual([{ key: 5, command: card, done: null }]);
  expect(again.nextKey).toBe(6);
  expect(unanswered(again)).toHaveLength(1);
});

test('busy is said too, and a remark on something done', () => {
  const sent = withPending(heard(welcome, seatMessage(10)), wager);
  expect(
    hear(sent, { kind: 'answer', key: 4, outcome: 'busy', reason: { code: 'sent-too-fast' } }, NOW)
      .refused,
  ).toEqual({ key: 4, refused: 'busy', clause: '', reason: { code: 'sent-too-fast' } });
  const remarks = [{ clause: '7.4', reason: { code: 'wagers-closed' } as const }];
  const done = hear(sent, { kind: 'answer', key: 4, outcome: 'done', number: 11, remarks }, NOW);
  expect(done.refused?.reason).toEqual({ code: 'wagers-closed' });
});

test('after a break the views stay, and what was under way is forgotten', () => {
  const sent = withPending(heard(welcome, publicMessage(10), seatMessage(10)), wager);
  const away = { ...sent, connected: false };
  const again = hear(away, welcome, NOW);
  expect(again.table).toBe(sent.table);
  expect(again.seat).toEqual(seatView);
  expect(again.pending).toEqual([]);
});

test('totals go by area: the lengths of a Run are areas of their own', () => {
  const areas = [
    { bet: { on: 'player' as const }, stake: 500, patrons: 1 },
    { bet: { on: 'player-run' as const, length: 3 }, stake: 100, patrons: 1 },
  ];
  const { totals, totalsOf } = heard({ kind: 'totals', table: 'T', coup: 7, areas });
  expect(totals).toEqual({ 'player ': 500, 'player-run 3': 100 });
  expect(totalsOf).toBe(7);
});

test('notices stay until play goes on', () => {
  const halted = heard({ kind: 'notice', what: 'play-halted', reason: { code: 'disk-full' } });
  expect(halted.notice).toEqual({ code: 'disk-full' });
  const reason = { code: 'play-goes-on' } as const;
  expect(hear(halted, { kind: 'notice', what: 'play-goes-on', reason }, NOW).notice).toBeNull();
});

test('a wager that went back is said like a refusal and stops nothing', () => {
  const reason = { code: 'wager-went-back', bet: { on: 'player' }, stake: 500 } as const;
  const state = heard({ kind: 'notice', what: 'wager-returned', reason, clause: '7.4' });
  expect(state.notice).toBeNull();
  expect(state.refused).toMatchObject({
    refused: 'wager-returned',
    reason,
    clause: '7.4',
  });
});

test('how a patron was paid stands until somebody sits there again', () => {
  const paid: ServerMessage = {
    kind: 'paid-out',
    ...{ table: 'T', how: 'ticket', cents: 9500, reference: 'T-000001' },
  };
  const gone = heard(welcome, seatMessage(10, { ...seatView, open: false }), paid);
  expect(gone.paidOut).toEqual(paid);
  expect(hear(gone, seatMessage(11, { ...seatView, open: false }), NOW).paidOut).toEqual(paid);
  expect(hear(gone, seatMessage(12), NOW).paidOut).toBeNull();
});

test('a closed line is the end only where it is of no use to come again', () => {
  const bye = (again: boolean): ServerMessage => ({
    kind: 'bye',
    why: again ? 'house-closes' : 'replaced',
    reason: { code: 'house-closes' },
    again,
  });
  expect(heard(welcome, bye(true))).toMatchObject({ connected: false, over: null });
  expect(heard(welcome, bye(false))).toMatchObject({
    connected: false,
    over: { code: 'house-closes' },
  });
});

test('a pong sets the clock, effects and terminals are kept for the console', () => {
  const refusal = {
    refused: 'no-rule',
    clause: '13.9',
    reason: { code: 'no-rule-in-book' } as const,
  };
  const state = heard(
    { kind: 'pong', at: 1, now: 9000 },
    { kind: 'effect', key: 2, effect: null, refusal },
    {
      kind: 'terminals',
      table: 'T',
      seats: [
        { seat: 1, connected: true, delayMs: 3 },
        { seat: 2, connected: false, delayMs: null },
      ],
      displays: 2,
    },
    { kind: 'pit', demonstration: true, tables: [], lines: [] },
  );
  expect(state.aheadMs).toBe(5000);
  expect(state.effect?.refusal).toEqual(refusal);
  expect(state.connectedSeats).toEqual([1]);
  expect(state.tables).toEqual([]);
});
