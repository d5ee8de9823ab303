// Irregular coups for tests: wagers down, cards in sight, then something goes wrong.

import type { Irregularity } from '../../rulebooks/index.ts';
import { assert } from '../../rules/assert.ts';
import type { Card } from '../../rules/cards.ts';
import type { RulebookId, Version } from '../../rules/rulebook.ts';
import type { Facts } from '../irregularities/irregularity.ts';
import { balanceOf, patronAccount } from '../accounts/money.ts';
import type { Actor, Setup } from '../setup/setup.ts';
import { plainSetup, readyTable, type Scene } from './scene.ts';

/** What is reported, ready to be done or refused. */
export const report = (what: Irregularity, facts: Facts = {}, approvedBy?: Actor) =>
  ({
    do: 'report-irregularity',
    what,
    facts,
    ...(approvedBy === undefined ? {} : { approvedBy }),
  }) as const;

export const CLOSE = { do: 'close-wagering' } as const;
export const OPEN = { do: 'open-wagering' } as const;
export const SETTLE = { do: 'settle-coup' } as const;
export const DUMMY = { do: 'begin-dummy-coup' } as const;

/** A ready table under a book, with the changes that the case is about. */
export const tableOf = (book: RulebookId, version: Version, changes: Partial<Setup> = {}): Scene =>
  readyTable(plainSetup(book, version, changes));

/** Seat 1 wagers 100.00 on Player, seat 2 on Banker, seat 3 on Tie; no more bets; the cards. */
export function dealt(scene: Scene, cards: string): Scene {
  scene.do(OPEN);
  scene.wager(1, 'player', 10_000).wager(2, 'banker', 10_000).wager(3, 'tie', 10_000);
  scene.do(CLOSE);
  return cards === '' ? scene : scene.cards(cards);
}

/** What they have before anything was won or lost. */
export const FULL = [1_000_000, 1_000_000, 1_000_000];

/** The first coup meets the cutting card: the one that is dealt now is the last. */
export function lastCoupAt(realShoe: Scene, cards: string): Scene {
  const scene = dealt(realShoe, '9s Kh Kd 4c').do({ do: 'record-cutting-card' }).do(SETTLE);
  assert(scene.table.shoe.lastCoup, 'the coup after the cutting card is the last');
  return dealt(scene, cards);
}

/** What patrons of the first three seats have, wagers that lie included. */
export const balances = ({ table }: Scene): readonly number[] =>
  [1, 2, 3].map(seat => balanceOf(table.ledger, patronAccount(seat, `patron-${seat}`)));

/** The two hands as they lie. */
export const hands = ({ table }: Scene) => {
  const of = (side: 'player' | 'banker') =>
    (table.coup?.cards ?? [])
      .filter(({ to }) => to === side)
      .map(({ card }) => card ?? 'unread')
      .join(' ');
  return { player: of('player'), banker: of('banker') };
};

/** The whole deck in an order that is not sorted, so often as the shoe has decks. */
export function stackOf(decks: number): Card[] {
  const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
  const sorted = ['c', 'd', 'h', 's'].flatMap(suit => ranks.map(rank => `${rank}${suit}` as Card));
  const all = Array.from({ length: decks }, () => sorted).flat();
  // A step that shares no factor with 52 visits every place once.
  return all.map((_, at) => all[(at * 29) % all.length] ?? 'As');
}

/** Deals the running coup to its end from a stack. */
export function playOut(scene: Scene, stack: Card[]): Scene {
  while (scene.table.phase === 'no-more-wagers' || scene.table.phase === 'dealing') {
    const card = scene.table.shoe.held[0] ?? stack.shift() ?? 'As';
    scene.do({ do: 'deal-card', card, source: 'virtual-shoe' });
  }
  return scene;
}
