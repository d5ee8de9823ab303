// Nights of Runs and Dragon Tails for tests: what is laid before each coup, and how it comes out.

import fc from 'fast-check';
import type { Card } from '../../rules/cards.ts';
import type { Result } from '../../rules/coup.ts';
import { tailAreaOpen } from '../../rules/dragon-tails.ts';
import type { StreakAsked } from '../../rules/follow-streaks.ts';
import type { Side } from '../../rules/hand.ts';
import type { Bet } from '../wagers/wager.ts';
import { plainSetup, readyTable, type Scene, staff } from './scene.ts';

const RANKS = {
  player: ['9', 'K', 'K', '4'],
  banker: ['4', '9', 'K', 'K'],
  tie: ['9', '9', 'K', 'Q'],
} as const;
const SUITS = ['s', 'h', 'd', 'c'];

/** Cards that give a result on four. */
export const cardsFor = (result: Result, coup: number): string =>
  RANKS[result].map((rank, at) => `${rank}${SUITS[(coup + at) % 4]}`).join(' ');

/** The same, each card the one that the shoe has seen least of. */
export function freshCards({ table }: Scene, result: Result): string {
  const used = new Map<string, number>(Object.entries(table.shoe.seen));
  const cards = RANKS[result].map(rank => {
    const timesUsed = (suit: string) => used.get(`${rank}${suit}`) ?? 0;
    const [suit = 's'] = SUITS.toSorted((a, b) => timesUsed(a) - timesUsed(b));
    used.set(`${rank}${suit}`, timesUsed(suit) + 1);
    return `${rank}${suit}`;
  });
  return cards.join(' ');
}

export interface Coup {
  readonly result: Result;
  readonly becomesDummy: boolean;
  readonly lays: readonly Bet[];
}

const side = fc.constantFrom<Side>('player', 'banker');
const lay: fc.Arbitrary<Bet> = fc.oneof(
  fc.integer({ min: 2, max: 6 }).map(length => ({ on: 'player-run', length }) as const),
  fc.integer({ min: 2, max: 6 }).map(length => ({ on: 'banker-run', length }) as const),
  fc.integer({ min: 2, max: 4 }).map(length => ({ on: 'tie-run', length }) as const),
  fc
    .tuple(side, fc.constantFrom('early', 'late'))
    .map(([of, area]) => ({ on: `${of}-dragon-tail`, area }) as const),
);
export const nights = fc.array(
  fc.record({
    // Long streaks are rare by chance: one side is much the likelier.
    result: fc.constantFrom<Result>('player', 'player', 'player', 'banker', 'tie'),
    becomesDummy: fc.nat(9).map(chance => chance === 0),
    lays: fc.uniqueArray(lay, { maxLength: 3, selector: bet => JSON.stringify(bet) }),
  }),
  { minLength: 1, maxLength: 14 },
);

export interface Laid {
  readonly asked: StreakAsked;
  readonly transfer: number;
}

/** Plays coups at a table and says what was laid, and before which coup. */
export function playOn(scene: Scene, coups: readonly Coup[]): readonly Laid[] {
  const laid: Laid[] = [];
  for (const [before, coup] of coups.entries()) {
    laid.push(...layFor(scene, coup, before));
    if (coup.becomesDummy) {
      const by = staff('game-supervisor');
      scene.do({ do: 'order-dummy-coups', reason: 'during-the-shoe', by });
    } else scene.do({ do: 'close-wagering' });
    scene.cards(freshCards(scene, coup.result)).do({ do: 'settle-coup' });
  }
  return laid;
}

/** Opens a coup; seat 2 has a Tie wager so that it is live, seat 1 lays what is open. */
function layFor(scene: Scene, { lays }: Coup, before: number): readonly Laid[] {
  scene.do({ do: 'open-wagering' }).wager(2, 'tie', 1000);
  return lays.flatMap(bet => {
    const tail = tailOf(bet);
    const shut =
      tail !== undefined &&
      !tailAreaOpen(bet.area ?? 'early', scene.table.tails[tail].indicator, false);
    if (shut) return [];
    scene.wager(1, bet.on, 1000, bet);
    const transfer = scene.table.seats[0]?.wagers.at(-1)?.transfer ?? -1;
    return [{ asked: { ...bet, stake: 1000, before } as StreakAsked, transfer }]; // a streak's bet
  });
}

/** A table of five seats under Crown's book. */
export const tableOfFive = (): Scene =>
  readyTable(plainSetup('crown', 'traditional', { seats: seatsOfFive() }));

const seatsOfFive = () =>
  Array.from({ length: 5 }, (_, at) => ({
    ...{ number: at + 1, kind: 'seat' as const, printer: false, noteAcceptor: false },
  }));

const tailOf = ({ on }: Bet): Side | undefined =>
  on === 'player-dragon-tail' ? 'player' : on === 'banker-dragon-tail' ? 'banker' : undefined;

/** The last coup was entered wrong: it is recalculated on cards that give the true result. */
export function corrects(scene: Scene, truth: Result, coup?: number): Scene {
  scene.do({ do: 'freeze-accounts', why: 'wrong card keyed', by: staff('game-supervisor') });
  const cards = otherCards(scene, truth, coup);
  const facts = { cards, ...(coup === undefined ? {} : { coup }) };
  const people = { by: staff('game-supervisor'), approvedBy: staff('pit-boss') };
  scene.do({ do: 'report-irregularity', what: 'wrong-result-entered', facts, ...people });
  const finding = 'Seen on the recording.';
  return scene.do({ do: 'unfreeze-accounts', finding, by: staff('game-supervisor') });
}

/** Cards of that result that are not those on record. */
function otherCards({ table }: Scene, truth: Result, coup?: number): readonly Card[] {
  const record = table.records.findLast(({ number }) => coup === undefined || number === coup);
  const known = record?.cards.map(({ card }) => card).join(' ');
  const text = [0, 1].map(suits => cardsFor(truth, suits)).find(each => each !== known) ?? '';
  return text.split(' ') as Card[]; // the test's own cards
}
