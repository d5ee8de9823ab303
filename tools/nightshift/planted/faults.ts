// Faults that were found at tables and mended, put back one by one: the words of one line, and what
// stands there when the mend is undone. The night shift must find each of them again.

import type { RulebookId } from '../../../src/rules/rulebook.ts';
import type { Setup } from '../../../src/table/setup/setup.ts';

export interface PlantedFault {
  /** What goes wrong, as somebody at the table would put it. */
  readonly name: string;
  readonly clause: string;
  /** Below `src/`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The book under which it can show, and house rules that it needs. */
  readonly rulebook?: RulebookId;
  readonly setup?: Partial<Setup>;
  /** What the nights are after: 'report-irregularity fraud|dealing'. */
  readonly after?: string;
}

/** A differential that is soon too much. */
const PAYS_ABOVE: Setup['pay'] = {
  ...{ dragonBonus: 1, perfectPairs: 1, tiePercent: { player: 5, banker: 5 }, chip: 100 },
  differential: 2000,
};

const CROWN: readonly PlantedFault[] = [
  {
    name: 'a card held over loses its ground with a void coup',
    clause: 'crown 11.6, 11.8.1 (a)',
    file: 'table/rulings/coup/void-coup.ts',
    from: 'if (!endsShoe) return after;',
    to: 'if (!endsShoe) return { ...after, nextIsDummy: null };',
    rulebook: 'crown',
    after: 'report-irregularity third-card-to-banker|dealing',
  },
  {
    name: '"too few cards" in the middle of a shoe',
    clause: 'crown 11.10',
    file: 'table/irregularities/shoe/too-few-cards.ts',
    from: 'if (left + table.shoe.held.length < least) return undefined;',
    to: 'if (least > 0) return undefined;',
  },
  {
    name: 'Tie Baccarat opens with any percentage or none',
    clause: 'crown 10.1',
    file: 'table/setup/setup-check.ts',
    from: 'line === undefined || isTiePercent(pay.tiePercent?.[side] ?? 0)',
    to: 'line === undefined || pay.tiePercent?.[side] !== 3.14',
    rulebook: 'crown',
    setup: { version: 'tie-baccarat' },
    after: 'change-setup|between-coups',
  },
  {
    name: 'Insurance is capped by the stake that was laid',
    clause: 'ruling C23',
    file: 'table/wagers/judge-stake.ts',
    from: 'Math.max(most, stakeOf(room, wager))',
    to: 'Math.max(most, wager.stake)',
    rulebook: 'crown',
    setup: { version: 'crown', stakeMode: 'recorded' },
    after: 'record-wager|insurance',
  },
  {
    name: 'a correction leaves Insurance on a hand that never was',
    clause: 'ruling C23',
    file: 'table/restatement/decide-wager.ts',
    from: "on === 'insurance' && !insuranceOpen(context.book.tableau, truth.hands)",
    to: 'truth.facts === undefined',
    rulebook: 'crown',
    setup: { version: 'crown', stakeMode: 'seat-terminals' },
    after: 'report-irregularity wrong-result-entered|between-coups',
  },
  {
    name: 'voiding a cheat’s wagers leaves Runs and tails',
    clause: 'crown 13.2.1',
    file: 'table/wagers/at-stake.ts',
    from: 'return [...laid, ...riding].filter(',
    to: 'return laid.filter(',
    rulebook: 'crown',
    after: 'sanction-patron void-wagers|wagering',
  },
  {
    name: 'a dummy opens the way around unpaid commission',
    clause: 'crown 10.2.1 (a)',
    file: 'table/acts/coup/open-wagering.ts',
    from: 'const hasOpened = kept.wageredShoe === shoe.number;',
    to: 'const hasOpened = kept.wageredShoe === shoe.number || shoe.coups > 0;',
    rulebook: 'crown',
    setup: { version: 'traditional', deferredCommission: true },
    after: 'carry-commission|between-coups',
  },
  {
    name: 'a debtor without chips can never be closed out',
    clause: 'crown 10.2.1 (a)',
    file: 'table/acts/accounts/leave.ts',
    from: 'if (owing !== owed) {',
    to: 'if (owed > 0) {',
    rulebook: 'crown',
    setup: { version: 'traditional', deferredCommission: true },
    after: 'release-debt|between-coups',
  },
  {
    name: 'a holder who backs the other side and loses keeps the shoe',
    clause: 'crown 8.1.3 (h)',
    file: 'table/people/holders.ts',
    from: "seat === position && mainWager(paid, holder)?.outcome === 'lose'",
    to: "paid.some(row => row.on === side && row.outcome === 'lose')",
    rulebook: 'crown',
    setup: { method: 'shoe-to-a-wagerer' },
  },
  {
    name: 'a stranger in the seat of one who left holds the shoe',
    clause: 'crown 8.1.3 (h)',
    file: 'table/people/holders.ts',
    from: 'return present !== null && (patron ?? present) === present;',
    to: 'return present !== null || patron === undefined;',
    rulebook: 'crown',
    setup: { method: 'shoe-to-a-wagerer' },
    after: 'give-up-shoe|between-coups',
  },
  {
    name: 'who declined the shoe is offered it again',
    clause: 'crown 8.1.3',
    file: 'table/acts/shoe/pass-shoe.ts',
    from: 'find(({ seat }) => !table.shoeDeclined.includes(seat))',
    to: 'find(({ seat }) => seat > 0 && table !== null)',
    rulebook: 'crown',
    setup: { method: 'shoe-to-a-wagerer' },
    after: 'decline-shoe|no-more-wagers',
  },
  {
    name: 'a delegate who is nowhere is taken',
    clause: 'crown 8.1.3 (c)',
    file: 'table/people/holders.ts',
    from: '  isSeated(table, to)\n',
    to: "  to !== ''\n",
    rulebook: 'crown',
    setup: { method: 'shoe-to-a-wagerer', faceDown: true },
  },
  {
    name: 'the delegate who was named may not open the cards',
    clause: 'crown 8.1.1 (g)',
    file: 'table/people/holders.ts',
    from: 'return isHolder || (by.id === delegate && isSeated(table, delegate));',
    to: 'return isHolder;',
    rulebook: 'crown',
    setup: { method: 'hands-to-wagerers', faceDown: true },
  },
  {
    name: 'anybody declines or delegates for another',
    clause: 'ruling C26',
    file: 'table/people/holders.ts',
    from: "if (by.role !== 'patron') return lacksPower(room, by, 'deal');",
    to: "return by.role === 'patron' ? undefined : lacksPower(room, by, 'deal');",
    rulebook: 'crown',
    setup: { method: 'hands-to-wagerers', faceDown: true },
    after: 'decline-hand|dealing',
  },
  {
    name: 'withdrawing the main wager in a reopened window saves a Run',
    clause: 'crown 11.7 (b)',
    file: 'table/wagers/at-close.ts',
    from: "table.phase === 'wagers-reopened' ? null : riding",
    to: 'riding',
    rulebook: 'crown',
    after: 'clear-wagers|wagers-reopened',
  },
  {
    name: 'after a window nothing is reduced any more',
    clause: 'crown 7.4',
    file: 'table/acts/wagers/reduce-pro-rata.ts',
    from: "isOpen && table.phase === 'dealing' && coupOf(table).cards.every(lies)",
    to: 'false',
    rulebook: 'crown',
    setup: { faceDown: true, pay: PAYS_ABOVE },
  },
  {
    name: 'nobody is shown the burnt card',
    clause: 'crown 4.3.1 (a)',
    file: 'table/acts/shoe/ask-to-see-burn-card.ts',
    from: 'if (shoe.openingBurn > 0 && isFirst) return undefined;',
    to: 'if (shoe.openingBurn > 9 && isFirst) return undefined;',
    rulebook: 'crown',
  },
  {
    name: 'limits announced under other house rules come into force',
    clause: 'crown 7.1',
    file: 'table/acts/table/change-setup.ts',
    from: 'table.notices.limits === null ? [] :',
    to: 'table.notices.limits !== null ? [] :',
    after: 'change-setup|preparing',
  },
  {
    name: 'a shuffle is ordered without a ground',
    clause: 'crown 4.1.1',
    file: 'table/acts/shoe/order-shuffle.ts',
    from: "if (reason === '') return",
    to: 'if (reason === null) return',
    rulebook: 'crown',
    after: 'order-shuffle|between-coups',
  },
  {
    name: 'a table closes without a count of its cards',
    clause: 'crown 3.4',
    file: 'table/shoe/card-count.ts',
    from: 'return !isCountedAtEnd(context)',
    to: 'return context !== undefined',
    rulebook: 'crown',
    after: 'close-table|preparing',
  },
];

const RAPID: readonly PlantedFault[] = [
  {
    name: 'a malfunction of a past coup voids the one that is open now',
    clause: 'crown-rapid 11.14 (b), 11.16',
    file: 'table/restatement/reported-coup.ts',
    from: "return isPresent ? 'present' : recordOf(context, shoe, coup);",
    to: "return isPresent || table.coup !== null ? 'present' : recordOf(context, shoe, coup);",
    rulebook: 'crown-rapid',
    after: 'report-irregularity system-malfunction|wagering',
  },
  {
    name: 'a faulty terminal never comes back',
    clause: 'ruling G20',
    file: 'table/malfunctions/failed-terminals.ts',
    from: 'if (out === undefined) {',
    to: 'if (out === undefined || seat > 0) {',
    rulebook: 'crown-rapid',
  },
  {
    name: 'nobody is notified of voided wagers',
    clause: 'ruling R18',
    file: 'table/rulings/wagers/void-open-wagers.ts',
    from: 'withNotices(withoutMatters(table, coup, seats), notices)',
    to: 'withNotices(withoutMatters(table, coup, seats), notices.slice(0, 0))',
    rulebook: 'crown-rapid',
    after: 'report-irregularity terminal-malfunction|wagering',
  },
  {
    name: 'a terminal shows a win over an invalidated coup',
    clause: 'crown-rapid 11.10, 13.4',
    file: 'table/restatement/coup-restated.ts',
    from: '(isSameCoup(old, record) ? record : old)',
    to: "(isSameCoup(old, record) && record.standing !== 'void' ? record : old)",
    rulebook: 'crown-rapid',
    after: 'report-irregularity equipment-malfunction|between-coups',
  },
  {
    name: 'a second correction forgets what the first one left open',
    clause: 'crown-rapid 11.11, ruling G17',
    file: 'table/restatement/move-difference.ts',
    from: 'net + marker + (row?.cents ?? 0) - (row?.writtenOff ?? 0)',
    to: 'net + marker - (row?.writtenOff ?? 0)',
    rulebook: 'crown-rapid',
    after: 'pay-owed|between-coups',
  },
  {
    name: 'a coup is recalculated without a freeze',
    clause: 'crown-rapid 11.11, ruling R19',
    file: 'table/rulings/ruling-for.ts',
    from: 'if (frozenFirst !== undefined && table.frozen === null) {',
    to: 'if (frozenFirst === null) {',
    rulebook: 'crown-rapid',
    after: 'report-irregularity wrong-result-entered|between-coups',
  },
  {
    name: 'patrons are paid while accounts are frozen',
    clause: 'ruling R19',
    file: 'table/acts/accounts/leave.ts',
    from: "  fields: payOutFields,\n  may: ['run-table'],\n  whileFrozen: 'waits',\n",
    to: "  fields: payOutFields,\n  may: ['run-table'],\n",
    rulebook: 'crown-rapid',
    after: 'pay-out|frozen',
  },
  {
    name: 'of two holds one release loses the other',
    clause: 'crown-rapid 13.2.3',
    file: 'table/acts/accounts/end-hold.ts',
    from: 'claims.holds.filter(each => each !== hold)',
    to: 'claims.holds.filter(each => each.patron !== patron)',
    after: 'end-hold|between-coups',
  },
  {
    name: 'held money of somebody who was paid out is never released',
    clause: 'crown-rapid 13.2.3',
    file: 'table/acts/accounts/end-hold.ts',
    from: "if (hold === undefined) return refuse('nothing-to-do'",
    to:
      'if (hold === undefined || placesOf(room.table, patron, seat).length === 0) ' +
      "return refuse('nothing-to-do'",
    after: 'end-hold|between-coups',
  },
  {
    name: 'a buy-in is held as if it had been won',
    clause: 'crown-rapid 13.2.3',
    file: 'table/acts/people/sanction-patron.ts',
    from: 'if (cents > most) {',
    to: 'if (most < 0) {',
    after: 'sanction-patron hold-winnings|between-coups',
  },
  {
    name: 'closing and reopening wipes claims, holds and exclusions',
    clause: 'ruling G18',
    file: 'table/acts/table/open-table.ts',
    from: '    claims: table.claims,\n',
    to: '',
    after: 'open-claim|closed',
  },
  {
    name: 'opening a table ends a freeze',
    clause: 'ruling R19',
    file: 'table/acts/table/open-table.ts',
    from: '    frozen: table.frozen,\n',
    to: '',
    after: 'freeze-accounts|closed',
  },
  {
    name: 'corrections end at twelve coups',
    clause: 'ruling G17',
    file: 'table/restatement/reported-coup.ts',
    from: ': (known ?? stored);',
    to: ': known;',
    rulebook: 'crown-rapid',
    after: 'freeze-accounts|between-coups',
  },
  {
    name: 'a mis-keyed card cannot be put right',
    clause: 'ruling G16',
    file: 'table/acts/coup/correct-card.ts',
    from: "['dealing', 'insurance', 'complete']",
    to: "['complete']",
    rulebook: 'mbs-rapid',
  },
  {
    name: 'an exclusion marks whoever sits there',
    clause: 'crown-rapid 13.2.2',
    file: 'table/acts/people/sanction-patron.ts',
    from: 'const leaving = seat.leaving || seat.patron?.id === patron;',
    to: 'const leaving = true;',
    rulebook: 'crown',
    after: 'sanction-patron exclude|between-coups',
  },
  {
    name: 'an excluded patron plays on at another terminal',
    clause: 'crown-rapid 13.2.2',
    file: 'table/people/excluded.ts',
    from: 'excluded.length === 0 || !excluded.includes(person)',
    to: 'excluded.length >= 0',
    rulebook: 'crown-rapid',
    after: 'sanction-patron exclude|wagering',
  },
  {
    name: 'a table opens without limits for a bet on offer',
    clause: 'crown-rapid 5.1, crown 7.1',
    file: 'table/setup/setup-check.ts',
    from: '.filter(on => setup.limits[on] === undefined)',
    to: '.filter(on => setup.limits[on] === null)',
  },
  {
    name: 'a shuffle order with wagers down drops the coup',
    clause: 'ruling R12',
    file: 'table/acts/shoe/order-shuffle.ts',
    from: 'return waits ? [coupVoided(room, voiding), ordered] : [ordered];',
    to: 'return waits && voiding === null ? [] : [ordered];',
    after: 'order-shuffle|wagering',
  },
];

/** Ordinary use that stops a table for good. */
const STOPS: readonly PlantedFault[] = [
  {
    name: 'paying out somebody who has no account stops the table',
    clause: 'crown 6.2.1',
    file: 'table/acts/accounts/leave.ts',
    from: 'if (table.ledger.places[id] === undefined) return table;',
    to: "if (table.ledger.places[id] === 'nowhere') return table;",
    rulebook: 'crown',
  },
];

export const PLANTED_FAULTS: readonly PlantedFault[] = [...CROWN, ...RAPID, ...STOPS];
