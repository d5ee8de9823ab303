// A floor under returns is held against what the lab counts, whatever numbers a set-up brings.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { WagerName } from '../../../rules/wagers.ts';
import type { ReturnFloor, Setup } from '../../../table/setup/setup.ts';
import { plainSetup, staff } from '../../../table/testing/scene.ts';
import type { SentCommand } from '../../../table/acts.ts';
import { askTable, dealtTable } from '../../testing/house.ts';
import { type Answer, LiveHouse } from '../../testing/live-house.ts';

const OFFERED: readonly WagerName[] = ['player-pair', 'banker-pair', 'super-6'];
const { limits, pay } = plainSetup('crown-rapid', 'crown');

/** Numbers as an operator of 0.1.0 typed them: well above any floor. */
const TYPED = Object.fromEntries(
  ['player', 'banker', 'tie', ...OFFERED].map(on => [on, 0.99]),
) as NonNullable<ReturnFloor['returns']>;

const rapid = (returnFloor: ReturnFloor | null): Partial<Setup> => ({
  ...{ version: 'crown', decks: 8, limits, pay, offered: OFFERED, returnFloor },
});
const streaks = plainSetup('crown', 'traditional', { stakeMode: 'recorded' });

let live: LiveHouse;
beforeAll(async () => {
  live = await LiveHouse.start([
    dealtTable('plain', rapid(null)),
    dealtTable('typed', { ...rapid({ least: 0.75, returns: TYPED }), decks: 7 }),
    { name: 'runs', title: 'Runs', shoe: 'dealt', setup: streaks },
  ]);
  await live.approveSystem();
  for (const table of ['plain', 'typed']) {
    await live.deviceCookie({ kind: 'console', table });
    await live.deviceCookie({ kind: 'terminal', table, seat: 1 });
  }
});
afterAll(() => live.running.end());

const setupOf = (table: string): Setup => {
  const [setup] = live.running.house.table(table)?.setups ?? [];
  if (setup === undefined) throw new Error(`no set-up for ${table}`);
  return setup;
};

const asOperator = async (path: string, body: object): Promise<Answer> =>
  live.ask(path, body, await live.as('operator'));

/** Asks for approval of the plain table's set-up, changed. */
const approve = (id: string, changes: Partial<Setup>, table = 'plain'): Promise<Answer> =>
  asOperator(`/api/tables/${table}/setups`, { setup: { ...setupOf(table), id, ...changes } });

let asked = 0;
const command = (table: string, sent: SentCommand) => {
  asked += 1;
  const key = { page: 'test', number: asked };
  return askTable(live.running.house.table(table), { by: staff('dealer'), command: sent, key });
};

describe('R-PAY-1: the lab counts what a set-up returns', () => {
  test('numbers that an older house has on record do not open a table', async () => {
    const setup = setupOf('typed');
    await command('typed', { do: 'sign-on', duty: 'dealer' });
    expect(await command('typed', { do: 'open-table', setup })).toMatchObject({
      refusal: {
        refused: 'set-up-not-permitted',
        reason: { code: 'return-below-floor', wager: 'super-6', floor: 0.75 },
      },
    });
  });

  test('a wager under the floor is refused whatever numbers are typed', async () => {
    const says = 'The return of Super 6 is 70.02%; the floor is 75.00%. (4.9)';
    for (const returns of [undefined, {}, TYPED]) {
      const floor = returns === undefined ? { least: 0.75 } : { least: 0.75, returns };
      const answer = await approve('under', { returnFloor: floor });
      expect(answer).toMatchObject({ status: 409 });
      expect(answer.body['says']).toBe(
        returns === TYPED ? 'The return of Player is 98.76%, and not 99.00%. (4.9)' : says,
      );
      const setup = { ...setupOf('plain'), id: 'under', returnFloor: floor };
      const table = { name: 'under', title: 'Under', setup };
      expect(await asOperator('/api/tables', table)).toMatchObject({ status: 409 });
    }
  });

  test('the floor holds for the wagers that are always on', async () => {
    const answer = await approve('tie', { offered: [], returnFloor: { least: 0.87 } });
    expect(answer).toMatchObject({ status: 409 });
    expect(answer.body['says']).toBe('The return of Tie is 85.64%; the floor is 87.00%. (4.9)');
  });

  test('Runs and tails are not counted exactly: under a floor they are not offered', async () => {
    const answer = await approve('runs', { returnFloor: { least: 0.5 } }, 'runs');
    expect(answer).toMatchObject({ status: 409 });
    expect(answer.body['says']).toMatch(/^The return of Player Run is not known; the floor is 50/);
  });

  test('odds that are switched for the whole house are counted anew', async () => {
    const bonus = { offered: ['banker-dragon-bonus'], returnFloor: { least: 0.8 } } as const;
    expect(await approve('bonus', bonus)).toMatchObject({ status: 201 });
    const returned = () =>
      live.running.house.table('plain')?.setups.find(({ id }) => id.startsWith('bonus'))
        ?.returnFloor?.returns?.['banker-dragon-bonus'];
    expect(returned()).toBeCloseTo(0.906269, 6);
    const options = { dragonBonus: 3, perfectPairs: 1 };
    const switched = await asOperator('/api/options', { book: 'crown-rapid', options });
    expect(switched).toMatchObject({ status: 200 });
    expect(returned()).toBeCloseTo(0.914695, 6);
  });

  test('a set-up above its floor is approved, with what the lab counted', async () => {
    const returnFloor = { least: 0.7 };
    expect(await approve('over', { returnFloor })).toMatchObject({ status: 201 });
    const over = live.running.house.table('plain')?.setups.find(({ id }) => id === 'over');
    expect(over?.returnFloor?.returns?.['super-6']).toBeCloseTo(0.700228, 6);
    if (over === undefined) throw new Error('it was approved');
    await command('plain', { do: 'sign-on', duty: 'dealer' });
    const better = { ...over, returnFloor: { least: 0.7, returns: TYPED } } as Setup;
    expect(await command('plain', { do: 'open-table', setup: better })).toMatchObject({
      refusal: { clause: 'R-ACC-3' },
    });
    expect(await command('plain', { do: 'open-table', setup: over })).toMatchObject({
      outcome: 'done',
    });
  });
});
