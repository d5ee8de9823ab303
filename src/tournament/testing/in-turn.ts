// Tasmania's way inside a whole tournament, for tests: a table begun, and coups played in turn.

import { assert } from '../../rules/assert.ts';
import { parseCards } from '../../rules/cards.ts';
import type { Actor } from '../../table/setup/setup.ts';
import { lies } from '../../table/coup/hands.ts';
import type { TableCommand } from '../sessions/table-command.ts';
import type { StakeArea, Play } from '../in-turn/play.ts';
import { seatToWager } from '../in-turn/wagers/positions.ts';
import { shoeStep } from '../sessions/shoe-step.ts';
import { patron, staff, type TournamentScene } from './scene.ts';

export type Place = readonly [session: string, table: string];

type InTurnCommand = Extract<TableCommand, { way: 'in-turn' }>['what'];

export const inTurnCommand = ([session, table]: Place, what: InTurnCommand, by: Actor) =>
  ({ do: 'play', session, table, command: { way: 'in-turn', what }, by }) as const;

const asDealer = (scene: TournamentScene, at: Place, what: InTurnCommand): TournamentScene =>
  scene.do(inTurnCommand(at, what, staff('dealer')));

/** The play at a table of a session; it must have begun. */
export function playOf(scene: TournamentScene, [session, table]: Place): Play {
  const found = scene.session(session).tables.find(other => other.table === table)?.play;
  assert(found?.way === 'in-turn', `${table} is played in turn`);
  return found.play;
}

/** Staff, cards and every step of the shoe, until a coup can begin. */
function readyShoe(scene: TournamentScene, at: Place): void {
  for (;;) {
    const step = shoeStep(scene.book, playOf(scene, at).dealing);
    if (step === null) return;
    scene.do(inTurnCommand(at, step.what, staff(step.by)));
  }
}

/** Everybody at the table sits down with the bank, but for those who are late. */
export function begun(
  scene: TournamentScene,
  at: Place,
  late: readonly number[] = [],
): TournamentScene {
  readyShoe(scene, at);
  const { rules, positions } = playOf(scene, at);
  for (const { seat, patron: who } of positions) {
    if (late.includes(seat)) continue;
    scene.do(inTurnCommand(at, { do: 'take-seat', seat }, patron(who)));
    asDealer(scene, at, { do: 'give-chips', seat, chips: rules.bank, kind: rules.chips });
  }
  return asDealer(scene, at, { do: 'begin-play' });
}

export const PLAYER_WINS = '9s 2h Kd Kc';
export const BANKER_WINS = '2h 9s Kd Kc';

/** One coup: everybody in turn on Player, with a stake by seat or the minimum. */
export function inTurnCoup(
  scene: TournamentScene,
  at: Place,
  stakes: Readonly<Record<number, number>>,
  cards: string,
  sides: Readonly<Record<number, StakeArea>> = {},
): TournamentScene {
  readyShoe(scene, at);
  asDealer(scene, at, { do: 'open-wagering' });
  for (;;) {
    const play = playOf(scene, at);
    const seat = seatToWager(play);
    if (seat === null) break;
    const who = play.positions.find(position => position.seat === seat)?.patron ?? '';
    const stake = stakes[seat] ?? play.limits.min;
    const what = { do: 'place-wager', seat, on: sides[seat] ?? 'player', stake } as const;
    scene.do(inTurnCommand(at, what, patron(who)));
  }
  asDealer(scene, at, { do: 'close-wagering' });
  const dealt = parseCards(cards);
  assert(!('notACard' in dealt), cards);
  for (const card of dealt) {
    const command = { do: 'deal-card', card, source: 'keypad' } as const;
    asDealer(scene, at, { do: 'at-table', command });
  }
  for (;;) {
    const lying = playOf(scene, at).dealing.coup?.cards.find(lies);
    if (lying === undefined) break;
    asDealer(scene, at, { do: 'at-table', command: { do: 'turn-card', side: lying.to } });
  }
  return asDealer(scene, at, { do: 'settle-coup' });
}

/** The director ends play at the table. */
export const ended = (scene: TournamentScene, [session, table]: Place): TournamentScene =>
  scene.do({ do: 'end-table', session, table });
