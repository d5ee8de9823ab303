// What a terminal says of the wagers it shows at the close: once, and only when it is final (4.6).

import { asWritten } from '../../../wire/reasons/house-reasons.ts';
import { expect, test } from 'vitest';
import { patronAt, plainSetup, type Scene } from '../../../table/testing/scene.ts';
import type { Setup } from '../../../table/setup/setup.ts';
import type { ServerMessage, SentCommand } from '../../../wire/index.ts';
import { hear, type ScreenState, withPending } from '../../client/screen-state.ts';
import { heardAt, openTable } from '../../testing/at-terminal.tsx';
import { welcome } from '../../testing/views.ts';
import { shownCommand } from './shown-wagers.ts';

const rapid = (changes: Partial<Setup> = {}): Scene =>
  openTable(plainSetup('crown-rapid', 'traditional', changes));

/** The terminal of seat 1 as it stands now, on a line with a seal. */
const terminal = (scene: Scene, more: Partial<ScreenState> = {}): ScreenState =>
  heardAt(scene, 1, { seal: 'seal-1', number: 5, seatAt: 5, ...more });

const saying = (digest: string, signature = 'seal-1'): SentCommand => ({
  ...{ do: 'confirm-snapshot', seat: 1, digest, signature },
});

/** The state once whatever was due has been sent. */
function sent(state: ScreenState): ScreenState {
  const command = shownCommand(state);
  return command === null ? state : withPending(state, command);
}

const answer = (key: number, how: 'done' | 'busy'): ServerMessage =>
  how === 'done'
    ? { kind: 'answer', key, outcome: 'done', number: 6 }
    : { kind: 'answer', key, outcome: 'busy', reason: { code: 'send-again' } };

test('it says nothing before the close, then once what the records hold', () => {
  const scene = rapid().wager(1, 'tie', 2000).wager(1, 'player', 10_000).wager(2, 'banker', 4000);
  expect(shownCommand(terminal(scene))).toBeNull();
  scene.do({ do: 'close-wagering' });
  const state = terminal(scene);
  const command = shownCommand(state);
  expect(command).toEqual(saying('1/1 player=10000 tie=2000'));
  expect(shownCommand(sent(state))).toBeNull();
  expect(shownCommand(hear(sent(state), answer(state.nextKey, 'done'), 0))).toBeNull();
  if (command?.do !== 'confirm-snapshot') throw new Error('it has something to say');
  scene.do({ ...command, by: patronAt(1) }).cards('9s Kh Kd 4c');
  scene.do({ do: 'settle-coup' });
  expect(scene.table.kept.shownMatters.map(({ seat }) => seat)).toEqual([2]);
  // The next coup is another matter.
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000).do({ do: 'close-wagering' });
  const later = terminal(scene, { said: sent(state).said });
  expect(shownCommand(later)).toEqual(saying('1/2 player=5000'));
});

test('it waits for chips on their way, and for what goes back at the close', () => {
  const scene = rapid({ aggregateMin: 10_000 }).wager(1, 'player', 5000);
  const before = terminal(scene).seat;
  scene.do({ do: 'close-wagering' });
  expect(before?.wagers).toHaveLength(1);
  expect(shownCommand(terminal(scene, { seat: before }))).toBeNull();
  expect(shownCommand(terminal(scene))).toBeNull();

  const other = rapid().wager(1, 'player', 5000).do({ do: 'close-wagering' });
  const bet = { on: 'tie' } as const;
  const late = { do: 'set-wager', seat: 1, patron: 'patron-1', bet, stake: 2000 } as const;
  const pending = (done: number | null) => [{ key: 1, command: late, done }];
  expect(shownCommand(terminal(other, { pending: pending(null) }))).toBeNull();
  expect(shownCommand(terminal(other, { pending: pending(6) }))).toBeNull();
  // Done before the close, and shown: a command that changed nothing brings no view of its own.
  expect(shownCommand(terminal(other, { pending: pending(5) }))).toEqual(saying('1/1 player=5000'));
});

test('after a break it speaks on the new line, with its seal, if it was not heard', () => {
  const scene = rapid().wager(1, 'player', 5000).do({ do: 'close-wagering' });
  const fresh = hear(terminal(scene, { connected: false }), welcome, 0);
  // What the old line showed may be out of date: the seat's own view comes first.
  expect(shownCommand(fresh)).toBeNull();
  const { seat: view } = terminal(scene);
  const seat: ServerMessage = { kind: 'seat', table: 'T', number: 5, patron: 'patron-1', view };
  const said = saying('1/1 player=5000', 'seal-of-this-line');
  expect(shownCommand(hear(fresh, seat, 0))).toEqual(said);

  const unheard = sent(terminal(scene));
  expect(shownCommand({ ...unheard, connected: false })).toBeNull();
  expect(shownCommand(hear(unheard, welcome, 0))).toEqual(said);
  const heard = hear(unheard, answer(1, 'done'), 0);
  expect(shownCommand(hear(hear(heard, welcome, 0), seat, 0))).toBeNull();
});

test('what could not be written is said again with the next view', () => {
  const scene = rapid().wager(1, 'player', 5000).do({ do: 'close-wagering' });
  const busy = hear(sent(terminal(scene)), answer(1, 'busy'), 0);
  expect(shownCommand(busy)).toBeNull();
  expect(shownCommand({ ...busy, number: 6 })).toEqual(saying('1/1 player=5000'));
});

test('the patron sees nothing of it: no ghost, and what went back stays said', () => {
  const scene = rapid().wager(1, 'player', 5000).do({ do: 'close-wagering' });
  const refused = {
    key: 0,
    refused: 'wager-returned',
    reason: asWritten('It went back.'),
    clause: '5.3',
  };
  const after = hear(sent(terminal(scene, { refused })), answer(1, 'busy'), 0);
  expect(after).toMatchObject({ refused, pending: [], nextKey: 2 });
});

test('a table whose book does not settle what was shown is told nothing', () => {
  const scene = openTable(plainSetup('mbs-rapid', 'no-commission'));
  scene.wager(1, 'player', 5000).do({ do: 'close-wagering' });
  expect(shownCommand(terminal(scene))).toBeNull();
  const live = openTable(plainSetup('crown', 'traditional', { stakeMode: 'recorded' }));
  expect(terminal(live).table?.sign?.confirms).toBe(false);
});
