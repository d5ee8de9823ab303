// Sweeps what machines and screens send over their sockets, around the commands themselves.

import { assert } from '../../src/rules/assert.ts';
import { withCheck } from '../../src/server/devices/cards/line.ts';
import { APPROVAL } from '../../src/server/testing/live-house.ts';
import { Machine, type MachineKey, newMachineKey } from '../../src/server/testing/machine.ts';
import { Screen } from '../../src/server/testing/screen.ts';
import { CLIENT_MESSAGES } from '../../src/wire/socket/client-messages.ts';
import { MACHINE_MESSAGES, type MachineMessage } from '../../src/wire/socket/device-messages.ts';
import { WIRE_VERSION } from '../../src/wire/socket/version.ts';
import { hostileOf, type Path, pathsIn, sayPath } from './hostile.ts';
import type { SweptHouse } from './house.ts';
import { type Fields, soundOf } from './sweep.ts';

const WIRE = 'refused by the wire';
const MACHINES = ['shoe', 'note-acceptor', 'printer'] as const;

/** Lines of a shoe whose numbers and words lie at their limits. */
const LINES = [
  ...['CARD 1 9s', 'CARD 0 9s', 'CARD 999999999999999 9s', 'CARD 1000000000000000 9s'],
  ...['CARD -1 9s', 'CARD 1.5 9s', 'CARD NaN 9s', 'CARD 1 XX', 'CARD 1', 'UNREAD 2', 'CUT 3'],
  ...['BEAT 4', 'BEAT 999999999999999', 'FAULT jam', `FAULT ${'x'.repeat(41)}`, 'FAULT __proto__'],
];

interface Enrolled {
  readonly id: string;
  readonly key: MachineKey;
  line: Machine | null;
}

interface Sent {
  readonly name: string;
  readonly field: string;
  readonly message: unknown;
  /** What is wrong with it; null for a sound one. */
  readonly what: string | null;
}

/** Every message of every machine; whoever is told good-bye joins again. */
export async function sweepMachines(house: SweptHouse): Promise<void> {
  for (const kind of MACHINES) {
    const machine = await enrolled(house, kind);
    for (const [said, sound] of soundOf(MACHINE_MESSAGES)) {
      const name = `${kind} ${said}`;
      for (const message of sound.map(suited)) {
        await say(house, machine, { name, field: 'as it is', message, what: null });
        const paths = pathsIn(message).filter(([first]) => first !== 'kind');
        for (const { path, what, message: hostile } of hostileOf(message, paths)) {
          if (!house.isTurn()) continue;
          await say(house, machine, { name, field: sayPath(path), message: hostile, what });
        }
      }
    }
    if (kind === 'shoe') for (const line of LINES) await sayLine(house, machine, line);
    await machine.line?.cut();
  }
}

/** A line in its right form, to a feed that goes on. */
async function sayLine(house: SweptHouse, machine: Enrolled, text: string): Promise<void> {
  house.live.running.house.equipment.machines.goOn(machine.id, 1);
  await house.box.submit({
    by: { role: 'pit-boss', id: 'the-pit-boss' },
    command: { do: 'unfreeze-accounts', finding: 'none' },
  });
  const message = { kind: 'line', line: withCheck(text) };
  const field = `line ${text.split(' ')[0]}`;
  await say(house, machine, { name: 'shoe line', field, message, what: null });
}

async function enrolled(house: SweptHouse, kind: (typeof MACHINES)[number]): Promise<Enrolled> {
  const key = newMachineKey();
  const where = kind === 'shoe' ? { table: 'pit' } : { table: 'pit', seat: 1 };
  const asked = { kind, ...where, approval: APPROVAL, publicKey: key.publicKey };
  const { id } = await house.enrol(asked);
  return { id: String(id), key, line: null };
}

async function say(
  house: SweptHouse,
  machine: Enrolled,
  { name, field, message, what }: Sent,
): Promise<void> {
  if (machine.line === null || machine.line.isOver) {
    machine.line = await Machine.join(house.live.url, machine.id, machine.key);
    assert(machine.line.last('ready') !== undefined, `${machine.id} is let in again`);
  }
  const { line } = machine;
  const heard = line.heard.length;
  line.say(message as MachineMessage); // whatever it is
  await line.settled();
  house.look(name, field, message);
  const bye = line.heard.slice(heard).find(one => one.kind === 'bye');
  house.tally.count(name, field, bye === undefined ? 'done' : WIRE);
  const says = bye?.says ?? '';
  const isNamed =
    says.includes(`${field}:`) || !/none of this wire: (?!it is too long)/u.test(says);
  if (what !== null && !isNamed) house.tally.unnamed.add(`${name} ${field} ${what}: ${says}`);
}

/** Every message of a screen around its commands: hello, keys, recalls, previews, pings. */
export async function sweepScreens(house: SweptHouse): Promise<void> {
  const console = await house.enrol({ kind: 'console', table: 'pit', approval: APPROVAL });
  const { cookie } = await house.live.ask('/api/device', { token: console['token'] });
  for (const [said, [sound]] of soundOf(CLIENT_MESSAGES)) {
    const message = suited(sound ?? {});
    for (const { path, what, message: hostile } of hostileOf(message, around(message))) {
      if (!house.isTurn()) continue;
      const sent = { name: `socket ${said}`, field: sayPath(path), message: hostile, what };
      await show(house, cookie, sent);
    }
  }
}

/** Inside a command is the tables' own sweep; here is what stands around it. */
const around = (message: Fields): readonly Path[] =>
  pathsIn(message).filter(
    ([first, ...rest]) => first !== 'kind' && (first !== 'command' || rest.length === 0),
  );

async function show(
  house: SweptHouse,
  cookie: string,
  { name, field, message, what }: Sent,
): Promise<void> {
  const screen = await Screen.overSocket(house.live.url, 'sweep-page', { cookie });
  if (name !== 'socket hello') {
    await screen.hello({ as: 'console', table: 'pit' }, { token: await house.token('dealer') });
    assert(!screen.isOver, `the console is let in: ${JSON.stringify(screen.last('bye'))}`);
  }
  const heard = screen.heard.length;
  screen.raw(message);
  // A greeting takes its time; everything else is answered before a ping that comes after it.
  if (name !== 'socket hello') screen.raw({ kind: 'ping', at: 1 });
  const awaited = name === 'socket hello' ? 'welcome' : 'pong';
  await screen.until(() => screen.isOver || screen.last(awaited) !== undefined);
  house.look(name, field, message);
  const no = screen.heard
    .slice(heard)
    .find(one => one.kind === 'bye' || (one.kind === 'answer' && one.outcome === 'refused'));
  const says = JSON.stringify(no ?? '');
  // What can be read and is refused for what it asks has a reason of its own.
  const isUnread = says.includes('not-understood');
  house.tally.count(name, field, no === undefined ? 'done' : isUnread ? WIRE : 'refused');
  const isNamed = !isUnread || says.includes(field.split('.')[0] ?? '');
  if (!isNamed) house.tally.unnamed.add(`${name} ${field} ${what}: ${says}`);
  await screen.cut();
}

function suited(message: Fields): Fields {
  const suits: Fields = {
    wire: WIRE_VERSION,
    page: 'sweep-page',
    watch: { as: 'display', table: 'pit' },
  };
  return Object.fromEntries(
    Object.entries(message).map(([name, value]) => [name, suits[name] ?? value]),
  );
}
