// Duties about house rules: what no table opens with, whatever else its operator chooses.

import type { Setup } from '../../../../src/table/setup/setup.ts';
import { type Duty, refused } from './duty.ts';

/** The sign states what a tie pays: 1 to 10 percent, whole or half (crown 10.1). */
const isOnTheSign = (percent: number | undefined): boolean =>
  percent !== undefined && percent >= 1 && percent <= 10 && Number.isInteger(percent * 2);

const FEWEST_DECKS = 4;
const MOST_DECKS = {
  crown: 8,
  'crown-rapid': 8,
  tasmania: 8,
  'mbs-rapid': 10,
  demonstration: 8,
} as const;

function faultOf({ rulebook, version, decks, offered, limits, pay }: Setup): string | undefined {
  const { player, banker } = pay.tiePercent ?? {};
  if (version === 'tie-baccarat' && !(isOnTheSign(player) && isOnTheSign(banker))) {
    return 'a tie that pays what no sign may state';
  }
  if (decks < FEWEST_DECKS || decks > MOST_DECKS[rulebook]) return 'decks that the book forbids';
  if (offered.some(on => limits[on] === undefined)) return 'no limits for a wager on offer';
  return pay.chip < 1 ? 'a chip that is worth nothing' : undefined;
}

const opensAgainstBook: Duty = ({ event, after }) => {
  const opens = ['table-opened', 'setup-changed', 'limits-changed'].includes(event.happened);
  const fault = opens && after.setup !== null ? faultOf(after.setup) : undefined;
  return fault === undefined
    ? undefined
    : refused(`opens with ${fault}`, `the set-up has ${fault}`);
};

/** A sign of new limits stands under the house rules that it was checked against (7.1). */
const signOutlivesRules: Duty = ({ event, after }) =>
  event.happened !== 'setup-changed' || after.notices.limits === null
    ? undefined
    : {
        kind: 'a sign stands under other house rules',
        says: 'limits that were announced would come into force under another set-up',
        expectation: { show: { show: 'table' }, expect: { notices: { limits: null } } },
        passes: true,
      };

export const HOUSE_RULE_DUTIES: readonly Duty[] = [opensAgainstBook, signOutlivesRules];
