// A settled coup of a competition that is put right at the table (rulings G16, G17).

import { expect, test } from 'vitest';

import type { Role } from '../../../rulebooks/roles.ts';
import type { Card } from '../../../rules/cards.ts';
import { atTable, BANKER_WINS, CompetitionTable, TIE } from '../../testing/competition-table.ts';

const person = (role: Role, id: string) => ({ role, id });

/** The cards of a coup as they really lay, by a supervisor and a second one. */
const putRight = (cards: readonly Card[]) => ({
  ...atTable({
    ...{ do: 'report-irregularity', what: 'wrong-result-entered', facts: { coup: 1, cards } },
    approvedBy: person('game-supervisor', 'second'),
  }),
  by: person('game-supervisor', 'first'),
});
const PLAYER_HAD_WON: readonly Card[] = ['9s', '2h', 'Kd', 'Kc'];

/** Seat 1 stakes everything on Player, seat 2 the minimum on Banker. */
const settled = (cards: string): CompetitionTable =>
  new CompetitionTable([1, 2, 3], { limits: { min: 5000, max: 100_000, step: 1000 } })
    .begin()
    .open()
    .wagers([1, 'player', 100_000], [2, 'banker', 5000], [3, 'player', 5000])
    .deal(cards);

test('chips follow by the difference, and whoever was out by mistake is in again', () => {
  const table = settled(BANKER_WINS);
  expect(table.at(1)).toMatchObject({ state: 'eliminated', chips: 0 });
  table.do(putRight(PLAYER_HAD_WON));
  expect(table.at(1)).toMatchObject({ state: 'in', chips: 200_000, outAfterCoup: null });
  expect([table.chips(2), table.chips(3)]).toEqual([95_000, 105_000]);
});

test('correcting back leaves nothing, and who falls below the minimum is out', () => {
  const table = settled(BANKER_WINS).do(putRight(PLAYER_HAD_WON));
  table.do(putRight(['2h', '9s', 'Kd', 'Kc']));
  expect(table.at(1)).toMatchObject({ state: 'eliminated', chips: 0 });
  expect([table.chips(2), table.chips(3)]).toEqual([104_750, 95_000]);
});

test('a stake that stayed over a tie is decided by the right result', () => {
  const table = settled(TIE);
  expect(table.at(3)).toMatchObject({ chips: 95_000, layout: { player: 5000 }, lying: true });
  table.do(putRight(PLAYER_HAD_WON));
  expect(table.at(3)).toMatchObject({ chips: 100_000, layout: { player: 5000 } });
  expect(table.at(2)).toMatchObject({ chips: 90_000, layout: { banker: 5000 } });
});
