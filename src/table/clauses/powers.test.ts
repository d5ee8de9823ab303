// Who may do what, book by book: a power goes up the ladder, never down, and nobody else has it.

import { describe, expect } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import type { Power, RankedRole } from '../../rulebooks/procedure.ts';
import type { Role } from '../../rulebooks/roles.ts';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import type { RulebookId } from '../../rules/rulebook.ts';
import { hasPower, lacksPower } from '../people/roles.ts';
import { newTable } from '../table.ts';

/** Everybody who could ask, the ranks from the bottom up. */
const LADDER = [
  ...['patron', 'cashier', 'surveillance', 'dealer', 'game-supervisor', 'casino-supervisor'],
  ...['pit-boss', 'operator'],
] as readonly Role[]; // every one is a role

function whoMay(id: RulebookId, power: Power): readonly Role[] {
  const room = { book: RULEBOOKS[id], table: newTable('one') };
  return LADDER.filter(role => hasPower(room, { role, id: 'somebody' }, power));
}

/** From this rank up; a casino supervisor of one book is the pit boss of another. */
function from(least: RankedRole): readonly Role[] {
  const isHigh = least === 'casino-supervisor' || least === 'pit-boss';
  const first = isHigh ? 'casino-supervisor' : least;
  return LADDER.slice(LADDER.indexOf(first));
}

function refusalOf(id: RulebookId, power: Power) {
  const room = { book: RULEBOOKS[id], table: newTable('one') };
  return lacksPower(room, { role: 'patron', id: 'somebody' }, power);
}

const RAPID = [
  ['1.1 Dealer', 'deal', 'dealer'],
  ['3.7', 'cut-in-place-of-patrons', 'game-supervisor'],
  ['8.3.3', 'choose-exposure', 'game-supervisor'],
  ['3.5.4', 'order-shuffle', 'casino-supervisor'],
  ['3.10', 'replace-cards-after-shoe', 'game-supervisor'],
  ['3.11', 'replace-unfit-cards', 'casino-supervisor'],
  ['5.1 footnote 1 s66(2)', 'change-limits', 'game-supervisor'],
  ['13.7', 'close-table', 'casino-supervisor'],
  ['13.9', 'void-coup', 'casino-supervisor'],
  ['13.9', 'rule-on-dispute', 'casino-supervisor'],
  ['11.10', 'invalidate-for-malfunction', 'game-supervisor'],
  ['13.3.1', 'invalidate-for-disruption', 'casino-supervisor'],
  ['11.11', 'recalculate', 'dealer'],
  ['11.14(b)', 'rule-on-malfunction', 'dealer'],
  ['13.2', 'sanction-patron', 'casino-supervisor'],
  ['6.6.2', 'direct-to-leave', 'dealer'],
  ['13.8', 'vacate-idle-seat', 'dealer'],
  ['6.7.2(b)', 'pay-by-hand', 'casino-supervisor'],
] as const;

describe('crown-rapid', () => {
  const clause = clausesOf('crown-rapid');
  for (const [id, power, least] of RAPID) {
    clause(id, `to ${power} takes a ${least} or above`, () => {
      expect(whoMay('crown-rapid', power)).toEqual(from(least));
      expect(refusalOf('crown-rapid', power)).toMatchObject({ clause: id, needs: least });
    });
  }
});

const MBS = [
  ['1.1.7', 'deal', 'dealer'],
  ['5.4', 'order-shuffle', 'game-supervisor'],
] as const;

describe('mbs-rapid', () => {
  const clause = clausesOf('mbs-rapid');
  for (const [id, power, least] of MBS) {
    clause(id, `to ${power} takes a ${least} or above`, () => {
      expect(whoMay('mbs-rapid', power)).toEqual(from(least));
      expect(refusalOf('mbs-rapid', power)).toMatchObject({ clause: id, needs: least });
    });
  }
});

const TASMANIA = [
  ['9.1', 'deal', 'dealer'],
  ['4.2', 'open-table', 'dealer'],
  ['6.2', 'order-free-coups', 'operator'],
  ['7.6', 'change-limits', 'operator'],
  ['7.2', 'agree-personal-limits', 'operator'],
  ['7.3.b', 'reduce-pro-rata', 'dealer'],
  ['7.3.a', 'set-collective-liability', 'operator'],
  ['7.3', 'tag-partnership', 'game-supervisor'],
  ['9.3', 'choose-exposure', 'dealer'],
  ['9.3.e', 'inform-of-squeeze', 'dealer'],
  ['4.3', 'close-table', 'game-supervisor'],
  ['3 responsibility', 'rule-on-dispute', 'game-supervisor'],
  ['3 responsibility', 'sanction-patron', 'game-supervisor'],
  ['14.6', 'void-coup', 'game-supervisor'],
  ['2', 'move-float', 'game-supervisor'],
] as const;

describe('tasmania', () => {
  const clause = clausesOf('tasmania');
  for (const [id, power, least] of TASMANIA) {
    clause(id, `to ${power} takes a ${least} or above`, () => {
      expect(whoMay('tasmania', power)).toEqual(from(least));
      expect(refusalOf('tasmania', power)).toMatchObject({ clause: id, needs: least });
    });
  }
});

const CROWN = [
  ['1.1 Dealer', 'deal', 'dealer'],
  ['4.2.2', 'cut-in-place-of-patrons', 'game-supervisor'],
  ['4.2.1 (b)', 'choose-cutter', 'game-supervisor'],
  ['8.2.3', 'choose-exposure', 'game-supervisor'],
  ['4.1.1 (d)', 'order-shuffle', 'pit-boss'],
  ['4.4.1', 'replace-cards-after-shoe', 'game-supervisor'],
  ['4.4.2', 'replace-unfit-cards', 'pit-boss'],
  ['7.7', 'change-limits', 'pit-boss'],
  ['13.7', 'close-table', 'pit-boss'],
  ['6.2.1', 'allow-standing-patrons', 'game-supervisor'],
  ['7.6', 'agree-personal-limits', 'pit-boss'],
  ['7.5', 'arrange-above-differential', 'pit-boss'],
  ['10.2.1', 'approve-deferred-commission', 'operator'],
  ['10.2.1 (a)(iii)', 'start-shoe-with-commission-owed', 'operator'],
  ['7.4', 'reduce-pro-rata', 'dealer'],
  ['8.1.3 (h)(iii)', 'take-the-shoe-away', 'pit-boss'],
  ['11.8.1', 'order-dummy-coups', 'game-supervisor'],
  ['11.9.1', 'allow-wager-changes', 'game-supervisor'],
  ['11.7', 'decide-wrong-delivery', 'game-supervisor'],
  ['11.11', 'void-coup', 'game-supervisor'],
  ['13.3', 'invalidate-for-disruption', 'pit-boss'],
  ['13.2', 'sanction-patron', 'pit-boss'],
  ['13.9', 'rule-on-dispute', 'pit-boss'],
  ['13.8', 'vacate-idle-seat', 'game-supervisor'],
] as const;

describe('crown', () => {
  const clause = clausesOf('crown');
  for (const [id, power, least] of CROWN) {
    clause(id, `to ${power} takes a ${least} or above`, () => {
      expect(whoMay('crown', power)).toEqual(from(least));
      expect(refusalOf('crown', power)).toMatchObject({ clause: id, needs: least });
    });
  }
});
