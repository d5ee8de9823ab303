// Limits that patrons set themselves are kept with the seat and kept to, whatever a page forgets.

import { englishText } from '../../texts/index.ts';
import { expect, test } from 'vitest';
import type { SetOwnLimits } from '../acts/wagers/set-own-limits.ts';
import { plainSetup, readyTable, type Scene } from '../testing/scene.ts';
import { seatView } from '../views/seat-view.ts';

const by = { role: 'patron', id: 'patron-1', seat: 1 } as const;

const asks = (asked: Partial<SetOwnLimits>) => ({
  ...({ do: 'set-own-limits', by, seat: 1, patron: 'patron-1' } as const),
  ...{ mostLost: null, mostOnACoup: null, remindMinutes: null, breakMinutes: null, ...asked },
});

const stake = (on: 'player' | 'banker' | 'tie', cents: number) =>
  ({ do: 'set-wager', by, seat: 1, patron: 'patron-1', bet: { on }, stake: cents }) as const;

const open = (): Scene =>
  readyTable(plainSetup('crown-rapid', 'traditional')).do({ do: 'open-wagering' });

const ownOf = ({ book, table }: Scene) => seatView({ book, table }, 1)?.own;

test('the seat shows what its patron has asked for, and nobody else can ask for it', () => {
  const scene = open().do(asks({ mostOnACoup: 10_000, remindMinutes: 30 }));
  const own = { mostLost: null, mostOnACoup: 10_000, remindMinutes: 30, breakUntil: null };
  expect(ownOf(scene)).toEqual(own);
  const other = { role: 'patron', id: 'patron-2', seat: 2 } as const;
  expect(scene.refused({ ...asks({}), by: other }).refused).toBe('not-your-seat');
});

test('lower counts at once, higher and none only on another visit', () => {
  const scene = open()
    .do(asks({ mostLost: 20_000 }))
    .do(asks({ mostLost: 10_000 }));
  expect(ownOf(scene)?.mostLost).toBe(10_000);
  expect(scene.refused(asks({ mostLost: 20_000 })).refused).toBe('own-limit');
  expect(scene.refused(asks({ mostLost: null })).refused).toBe('own-limit');
});

test('a coup’s stakes together stay within the limit, and lowering is always free', () => {
  const scene = open().do(asks({ mostOnACoup: 10_000 }));
  scene.do(stake('player', 6000)).do(stake('tie', 4000));
  expect(scene.refused(stake('banker', 1000))).toMatchObject({ refused: 'own-limit' });
  scene.do(stake('tie', 2000)).do(stake('player', 8000));
  const again = { do: 'double-wagers', by, seat: 1, patron: 'patron-1' } as const;
  const revision = scene.table.seats[0]?.revision ?? 0;
  expect(scene.refused({ ...again, revision }).refused).toBe('own-limit');
});

test('what could be lost counts with what is lost: the limit cannot be passed', () => {
  const scene = open()
    .do(asks({ mostLost: 10_000 }))
    .do(stake('banker', 8000));
  expect(scene.refused(stake('tie', 3000)).refused).toBe('own-limit');
  scene.do({ do: 'close-wagering' }).cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
  scene.do({ do: 'open-wagering' });
  expect(englishText(scene.refused(stake('player', 3000)).reason)).toContain('100.00');
  scene.do(stake('player', 2000));
});

test('a break stops every stake until it is over, and cannot be made shorter', () => {
  const scene = open()
    .do(stake('player', 2000))
    .do(asks({ breakMinutes: 15 }));
  const until = ownOf(scene)?.breakUntil ?? 0;
  expect(until).toBe(scene.table.at + 15 * 60_000);
  expect(englishText(scene.refused(stake('tie', 1000)).reason)).toContain('break');
  scene.do(asks({ breakMinutes: 5 }));
  expect(ownOf(scene)?.breakUntil).toBe(until);
  scene.do(stake('player', 0));
  scene.do({ do: 'close-wagering' }).cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
  scene.do({ do: 'open-wagering', at: until }).do({ ...stake('player', 1000), at: until });
});
