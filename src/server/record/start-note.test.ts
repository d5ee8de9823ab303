import { expect, test } from 'vitest';

import { testSettings } from '../testing/house.ts';
import { type HouseStreamState, evolveRecord, EMPTY_RECORD } from './house-stream-state.ts';
import type { HouseEvent } from './house-record.ts';
import type { Settings } from '../settings/settings.ts';
import { noteStart } from './start-note.ts';

/** The house's record, without a journal under it. */
class Told {
  known: HouseStreamState = EMPTY_RECORD;
  readonly notes: { readonly kind: HouseEvent; readonly body: object }[] = [];

  readonly note = (kind: HouseEvent, body: object): Promise<void> => {
    this.known = evolveRecord(this.known, kind, body);
    this.notes.push({ kind, body });
    return Promise.resolve();
  };

  since(from: number) {
    return this.notes.slice(from);
  }
}

const RELEASE = { version: '0.1.0', engine: '0.1.0+a' };
const settings = (more: Partial<Settings> = {}): Settings => testSettings('/data', more);

test('[R-SW-3] software that is not the one before is on record: what out, what in', async () => {
  const told = new Told();
  await noteStart(told, RELEASE, settings(), 'key');
  expect(told.notes.map(({ kind }) => kind)).toEqual(['server-started']);
  const to = { version: '0.2.0', engine: '0.2.0+b' };
  await noteStart(told, to, settings(), 'key');
  expect(told.since(1)).toMatchObject([
    { kind: 'server-started', body: { release: to } },
    { kind: 'software-changed', body: { from: RELEASE, to } },
  ]);
});

test('[R-EVT-2] a setting that was changed between two starts is on record', async () => {
  const told = new Told();
  await noteStart(told, RELEASE, settings(), 'key');
  await noteStart(told, RELEASE, settings(), 'key');
  await noteStart(told, RELEASE, settings({ gamingDayHour: 7, mostTerminalCents: 5_000 }), 'key');
  expect(told.since(1).map(({ kind }) => kind)).toEqual([
    'server-started',
    'server-started',
    'settings-changed',
  ]);
  expect(told.notes.at(-1)?.body).toEqual({
    changes: [
      { setting: 'gamingDayHour', from: 6, to: 7 },
      { setting: 'mostTerminalCents', from: 1_000_000, to: 5_000 },
    ],
  });
});

test('what may hold a password is not on record', async () => {
  const told = new Told();
  const secret = 'postgres://sabot:hush@db/sabot';
  await noteStart(told, RELEASE, settings({ databaseUrl: secret, monitoring: secret }), 'key');
  await noteStart(told, RELEASE, settings({ checkpoints: secret }), 'key');
  expect(JSON.stringify(told.notes)).not.toContain('hush');
});
