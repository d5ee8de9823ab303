import fc from 'fast-check';
import { expect, test } from 'vitest';

import { clientMessage } from './socket/client-messages.ts';
import { faultIn } from './socket/field-fault.ts';
import { day, MOST_CENTS } from '../table/fields.ts';
import { WIRE_VERSION } from './socket/version.ts';
import { FILLED_BY_SERVER } from '../table/act.ts';
import { COMMAND_SCHEMAS, commandSchema } from './socket/commands.ts';

const wager = { do: 'set-wager', seat: 1, patron: 'p', bet: { on: 'player' }, stake: 500 } as const;
const isCommand = (command: unknown): boolean => commandSchema.safeParse(command).success;
const isMessage = (message: unknown): boolean => clientMessage.safeParse(message).success;

test('a command is a table command without who and when', () => {
  expect(isCommand(wager)).toBe(true);
  expect(isCommand({ ...wager, coup: 7 })).toBe(true);
  expect(isCommand({ ...wager, patron: 'p'.repeat(128), stake: MOST_CENTS })).toBe(true);
  for (const field of FILLED_BY_SERVER) {
    expect(isCommand({ ...wager, [field]: { role: 'operator', id: 'me' } })).toBe(false);
  }
});

test.each([
  ['a field of another command', { ...wager, reason: 'own-accord' }],
  ['no such command', { ...wager, do: 'print-money' }],
  ['less than nothing', { ...wager, stake: -1 }],
  ['half a cent', { ...wager, stake: 0.5 }],
  ['more than any casino takes', { ...wager, stake: MOST_CENTS + 1 }],
  ['more than can be counted', { ...wager, stake: Number.MAX_SAFE_INTEGER + 1 }],
  ['a number as text', { ...wager, stake: '500' }],
  ['a seat that is none', { ...wager, seat: 0 }],
  ['a name with a line break', { ...wager, patron: 'a\nb' }],
  ['a name too long by one', { ...wager, patron: 'p'.repeat(129) }],
  ['a bet that is none', { ...wager, bet: { on: 'lucky-60' } }],
  ['nothing at all', null],
])('%s is no command', (_, command) => {
  expect(isCommand(command)).toBe(false);
});

const claim = (says: string) => ({ do: 'open-claim', seat: 1, patron: 'p', says });

test.each([
  ['a control character', 'it fell\u0000'],
  ['an escape', '\u001B[2J'],
  ['half a letter', 'a \uD800 b'],
  ['a line break', 'one\ntwo'],
])('[R-COM-3] %s is no text: no report could read it again', (_, says) => {
  expect(isCommand(claim(says))).toBe(false);
});

test('letters of any script are', () => {
  expect(isCommand(claim('牌掉了。 Ça va? 🂡'))).toBe(true);
});

test('a day is one that a calendar has and a database stores', () => {
  const isDay = (on: string): boolean => day.safeParse(on).success;
  expect(['2025-03-01', '1999-12-31'].every(isDay)).toBe(true);
  expect(['0000-01-01', '275760-09-13', '2025-02-30', 'yesterday'].some(isDay)).toBe(false);
});

test('[R-COM-3] what does not fit is told by its field', () => {
  const message = { kind: 'command', key: 1, command: { ...wager, stake: -1 } };
  const says = (sent: unknown): string => faultIn(clientMessage, JSON.stringify(sent));
  expect(says(message)).toMatch(/^command\.stake: Too small/u);
  expect(says({ ...message, key: 0 })).toMatch(/^key: /u);
  expect(says({ ...message, kind: 'x' })).toMatch(/^kind: /u);
  expect(faultIn(clientMessage, '{')).toBe('that is no JSON');
});

test('every command says its own name and takes no field that it has not got', () => {
  for (const [name, schema] of Object.entries(COMMAND_SCHEMAS)) {
    expect(schema.shape.do.value).toBe(name);
    const { error } = schema.safeParse({ do: name, 'no-such-field': 1 });
    expect(error?.issues.map(({ code }) => code)).toContain('unrecognized_keys');
  }
});

test('hello says the version, what is watched and the page', () => {
  const hello = { kind: 'hello', wire: WIRE_VERSION, page: 'page-1', watch: { as: 'pit' } };
  expect(isMessage(hello)).toBe(true);
  expect(isMessage({ ...hello, token: 'x'.repeat(43), seen: 12 })).toBe(true);
  expect(isMessage({ ...hello, page: 'a page' })).toBe(false);
  expect(isMessage({ ...hello, token: 'short' })).toBe(false);
  expect(isMessage({ ...hello, watch: { as: 'terminal', table: 't1' } })).toBe(false);
  expect(isMessage({ ...hello, watch: { as: 'ceiling' } })).toBe(false);
});

test('anything at all can be read without harm, and next to nothing is a message', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), value => {
      expect(isMessage(value)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
