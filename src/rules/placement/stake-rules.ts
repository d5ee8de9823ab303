// What one wager may be at one table: worked out once for a set-up, so that a touch is judged fast.

import { PLAIN_TAIL_RULES, type TailHouseRules } from '../dragon-tails.ts';
import type { Side } from '../hand.ts';
import { type GameRules, type Offer, permitsDecks, type VersionRules } from '../rulebook.ts';
import type { PayRules } from '../settle.ts';
import {
  isRunWager,
  isSingleCoupWager,
  isTailWager,
  WAGER_KINDS,
  type WagerFamily,
  type WagerName,
} from '../wagers.ts';
import type { Limit, WagerLimits } from './limits.ts';
import { payableUnit, runUnits, tailUnit } from './payable.ts';
import { cite, type CitedRefusal } from './refusals.ts';

/** The game a table plays and the operator's choices within it. */
export interface PlacementTable {
  readonly book: GameRules;
  readonly version: VersionRules<string>;
  readonly decks: number;
  readonly house: PayRules;
  readonly limits?: WagerLimits;
  /** All that the version offers where this is left out. */
  readonly offered?: readonly WagerName[] | undefined;
  readonly tailRules?: TailHouseRules | undefined;
}

/** One wager of the layout under one set-up. */
export interface StakeRules {
  readonly book: GameRules;
  readonly on: WagerName;
  readonly family: WagerFamily;
  readonly side: Side | undefined;
  /** Why nothing can be staked on it at all; undefined where it is on offer. */
  readonly shut: CitedRefusal | undefined;
  /** The limits on the sign. */
  readonly limit: Limit | undefined;
  /** A stake that is a whole multiple of this can be paid to the chip, whatever wins. */
  readonly unit: number;
  /** The same for each length that a Run may have. */
  readonly unitOfLength: Readonly<Record<number, number>> | undefined;
  readonly offer: Offer<string> | undefined;
  readonly house: PayRules;
  readonly tailRules: TailHouseRules;
}

export function stakeRulesFor(table: PlacementTable, on: WagerName): StakeRules {
  const { book, version, house } = table;
  const offer = isSingleCoupWager(on) ? version.wagers[on] : undefined;
  const run = isRunWager(on) ? version.runs?.[on] : undefined;
  const tail = isTailWager(on) ? version.tails?.[on] : undefined;
  return {
    book,
    on,
    ...{ family: WAGER_KINDS[on].family, side: WAGER_KINDS[on].side },
    shut: shutBy(table, on, offer ?? run ?? tail, offer?.decks),
    limit: table.limits?.[on],
    unit: offer ? payableUnit(offer, house, on) : tail ? tailUnit(tail, house) : 1,
    unitOfLength: run && runUnits(run, house),
    offer,
    house,
    tailRules: table.tailRules ?? PLAIN_TAIL_RULES,
  };
}

/** A deck count that the book forbids refuses every wager, offered or not. */
function shutBy(
  { book, decks, offered }: PlacementTable,
  on: WagerName,
  inVersion: object | undefined,
  needs: Offer<string>['decks'],
): CitedRefusal | undefined {
  if (!permitsDecks(book, decks)) return cite(book, 'wrong-decks');
  if (inVersion === undefined || offered?.includes(on) === false) return cite(book, 'not-offered');
  if (needs === undefined || decks >= needs.least) return undefined;
  return { refusal: 'wrong-decks', clause: needs.clause };
}
