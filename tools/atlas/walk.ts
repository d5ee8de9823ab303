// Walks a table by real commands as far as a bounded number of them leads, and keeps one table for
// every way in which two tables differ that a ruling could turn on.

import { assert } from '../../src/rules/assert.ts';
import { pointCount } from '../../src/rules/hand.ts';
import type { RulebookId, Version } from '../../src/rules/rulebook.ts';
import type { At } from '../../src/table/act.ts';
import { decide } from '../../src/table/decide.ts';
import { evolve, fold } from '../../src/table/evolve.ts';
import { handsOf, lies } from '../../src/table/coup/hands.ts';
import { isRefusal } from '../../src/table/refusal.ts';
import type { Setup } from '../../src/table/setup/setup.ts';
import { dueTo, someoneWagered, streaksRide } from '../../src/table/coup/standing.ts';
import { newTable } from '../../src/table/table.ts';
import { plainSetup, readyTable } from '../../src/table/testing/scene.ts';
import { movesFrom } from './moves.ts';

/** How many commands the walk goes from a table that is ready for its first coup. */
export const DEPTH = 40;

/** More than this and two tables differ by something that no ruling turns on. */
const MOST_TABLES = 20_000;

/** Ways to set a table up that lead to states the plain one never sees. */
const VARIANTS: Readonly<Record<RulebookId, readonly (readonly [Version, Partial<Setup>])[]>> = {
  'crown-rapid': [
    ['traditional', {}],
    ['traditional', { cuttingCard: 'noted' }],
  ],
  'mbs-rapid': [
    ['no-commission', {}],
    ['no-commission', { recalculation: { approval: '0'.repeat(64) } }],
  ],
  tasmania: [
    ['traditional', {}],
    ['traditional', { cuttingCard: 'noted' }],
  ],
  crown: [
    ['crown', {}],
    ['traditional', { cuttingCard: 'noted' }],
    ['traditional', { faceDown: true }],
    ['traditional', { stakeMode: 'results-only' }],
  ],
  demonstration: [['lucky-6', {}]],
};

/** Every table the walk reaches under a book, from closed to the end of a shoe. */
export function walk(book: RulebookId): readonly At[] {
  const reached = new Map<string, At>();
  for (const [version, changes] of VARIANTS[book]) {
    const scene = readyTable(plainSetup(book, version, changes));
    // The way to a ready table belongs to the walk: closed, then being prepared.
    for (let count = 0; count < scene.events.length; count += 1) {
      const table = fold(scene.book, newTable('table-1'), scene.events.slice(0, count));
      reached.set(keyOf({ book: scene.book, table }), { book: scene.book, table });
    }
    explore(reached, { book: scene.book, table: scene.table });
  }
  return [...reached.values()];
}

/** Breadth first, so that every table is reached by as few commands as can be. */
function explore(reached: Map<string, At>, start: At): void {
  const seen = new Set([keyOf(start)]);
  reached.set(keyOf(start), start);
  let edge: readonly At[] = [start];
  for (let depth = 0; depth < DEPTH && edge.length > 0; depth += 1) {
    const next: At[] = [];
    for (const room of edge) {
      for (const after of stepsFrom(room)) {
        const key = keyOf(after);
        if (seen.has(key)) continue;
        seen.add(key);
        reached.set(key, after);
        next.push(after);
        assert(
          seen.size <= MOST_TABLES,
          'the walk tells tables apart that are one to every ruling',
        );
      }
    }
    edge = next;
  }
}

function* stepsFrom({ book, table }: At): Generator<At> {
  for (const command of movesFrom(table)) {
    const decision = decide({ book, table }, command);
    if (isRefusal(decision) || decision.length === 0) continue;
    const after = decision.reduce((now, event) => evolve({ book, table: now }, event), table);
    // A third coup shows nothing that a second does not; nor does a dummy ordered twice.
    if (after.shoe.coups <= 2) yield { book, table: after };
  }
}

/** Tables that differ in more than the counts of their hands, which no ruling reads by itself. */
export function distinct(rooms: readonly At[]): readonly At[] {
  return [...new Map(rooms.map(room => [keyOf(room, false), room])).values()];
}

/** What tells two tables apart: with one key they are one to the walk. */
export function keyOf(room: At, withCounts = true): string {
  const { shoe, phase, setup, records, staff, frozen, coup } = room.table;
  return JSON.stringify([
    ...[phase, coupKey(room, withCounts), staff.dealer, staff.tableInspector, frozen?.clause],
    ...[shoe.number, shoe.coups, shoe.toDo.length, shoe.over, shoe.lastCoup, shoe.missing > 0],
    ...[shoe.cuttingCardOut, shoe.openingBurn > 0, shoe.burnMissed, shoe.shuffleOrdered],
    ...[shoe.held.map(card => card !== null), shoe.putAway.length, shoe.nextIsDummy],
    ...[shoe.dummyOrder?.left, shoe.freeCoups],
    ...[setup?.faceDown, setup?.cuttingCard, setup?.version, setup?.stakeMode],
    setup?.recalculation !== undefined,
    ...(coup === null ? [records.at(-1)?.standing] : []),
  ]);
}

function coupKey(room: At, withCounts: boolean): unknown {
  const { coup } = room.table;
  if (coup === null) return null;
  const wagers = [someoneWagered(room.table), streaksRide(room.table)];
  const cards = coup.cards.map(dealt => lies(dealt));
  const flags = [coup.standing, coup.burnt, coup.countsAnnounced, coup.cuttingCardIn];
  return [...flags, wagers, cards, dueTo(room), withCounts ? countsOf(room) : []];
}

/** The counts matter as long as the tableau is still to be asked. */
function countsOf(room: At): readonly number[] {
  const { coup, phase } = room.table;
  const last = phase === 'complete' || (coup !== null && coup.cards.length > 3);
  if (coup === null || (last && dueTo(room) !== 'player')) return [];
  const { player, banker } = handsOf(coup);
  return [pointCount(player), pointCount(banker)];
}
