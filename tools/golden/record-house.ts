// Records the house's own stream: real houses that open, change and open again.

import { assert } from '../../src/rules/assert.ts';
import { withCheck } from '../../src/server/devices/cards/line.ts';
import { HOUSE_STREAM } from '../../src/server/storage/journal/house-stream-name.ts';
import { dealtTable, planOf, startTestHouse } from '../../src/server/testing/house.ts';
import { APPROVAL, LiveHouse, PASSWORD } from '../../src/server/testing/live-house.ts';
import { Machine, newMachineKey } from '../../src/server/testing/machine.ts';
import { type RecordedEvent, storedEvents } from './journal.ts';

/** Plays the house's life once, and gives its stream as it lies in the database. */
export async function recordHouse(): Promise<readonly RecordedEvent[]> {
  const plan = planOf(dealtTable('pit'));
  const first = await startTestHouse({}, { plan });
  await first.house.record.note('signed-in', { staff: 'anna', role: 'administrator' });
  await first.close();
  const again = await startTestHouse({}, { folder: first.folder });
  try {
    return await storedEvents(again.house.journal, HOUSE_STREAM);
  } finally {
    await again.end();
  }
}

/** Nobody listens there. */
const NO_MONITORING = 'http://127.0.0.1:9/reports';
const PATIENCE_MS = 10_000;

/** A live house: whatever its record is folded to happens once, over restarts. */
export async function recordLiveHouse(): Promise<readonly RecordedEvent[]> {
  const table = dealtTable('pit');
  let live = await LiveHouse.start([table]);
  const { folder } = live.running;
  const restart = async (more = {}): Promise<void> => {
    await live.running.close();
    live = await LiveHouse.start([table], more, { folder });
  };
  await live.approveSystem();
  await changeTheRules(live);
  await live.deviceCookie({ kind: 'console', table: 'pit' });
  const { shoe, key } = await stopAShoe(live, 'CARD 1 9s', 'CARD 5 Tc');
  await restart({ monitoring: NO_MONITORING });
  const cold = await Machine.join(live.url, shoe, key);
  const released = { id: shoe, next: 2 };
  await did(live, '/api/devices/release', released, await live.as('game-supervisor'));
  await has(() => live.running.house.record.known.isMonitoringLost);
  await cold.cut();
  await restart();
  const again = await Machine.join(live.url, shoe, key);
  assert(again.last('ready')?.next === 2, 'the shoe goes on where it was let go on');
  await again.cut();
  try {
    return await storedEvents(live.running.house.journal, HOUSE_STREAM);
  } finally {
    await live.running.end();
  }
}

/** Another set-up, odds for the whole house, a document of the rules, somebody new. */
async function changeTheRules(live: LiveHouse): Promise<void> {
  const operator = await live.as('operator');
  const [setup] = live.running.house.table('pit')?.setups ?? [];
  assert(setup !== undefined, 'a table has the set-up that it was installed with');
  const high = { ...setup, id: 'high-limits', aggregateMin: 1_000 };
  await did(live, '/api/tables/pit/setups', { setup: high }, operator);
  const options = { dragonBonus: 2, perfectPairs: 2 };
  await did(live, '/api/options', { book: 'crown-rapid', options }, operator);
  const stored = await fetch(`${live.url}/api/rulebooks/crown-rapid/document?on=2025-02-01`, {
    ...{ method: 'PUT', body: '%PDF-1.7 the rules' },
    headers: { 'content-type': 'application/pdf', cookie: operator },
  });
  assert(stored.ok, `the document is stored: ${stored.status}`);
  const dan = { id: 'dan', name: 'Dan', roles: ['dealer'], password: 'a long enough one' };
  await live.as('pit-boss');
  const approver = { id: 'the-pit-boss', password: PASSWORD };
  await did(live, '/api/staff', { ...dan, approver }, await live.as('administrator'));
}

/** A shoe whose lines have a gap stops, and that is on record. */
async function stopAShoe(live: LiveHouse, ...lines: readonly string[]) {
  const key = newMachineKey();
  const device = { kind: 'shoe', table: 'pit', approval: APPROVAL } as const;
  const { body } = await live.enrol({ ...device, publicKey: key.publicKey });
  const shoe = String(body['id']);
  const machine = await Machine.join(live.url, shoe, key);
  for (const line of lines) machine.say({ kind: 'line', line: withCheck(line) });
  await has(() => live.running.house.record.known.stoppedFeeds[shoe] !== undefined);
  await machine.cut();
  return { shoe, key };
}

async function did(live: LiveHouse, path: string, body: object, cookie: string): Promise<void> {
  const { status, body: answer } = await live.ask(path, body, cookie);
  assert(status < 300, `${path}: ${status} ${JSON.stringify(answer)}`);
}

async function has(holds: () => boolean): Promise<void> {
  const giveUp = performance.now() + PATIENCE_MS;
  while (!holds()) {
    assert(performance.now() < giveUp, 'it comes about in time');
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}
