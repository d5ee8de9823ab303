// Crown Melbourne's Baccarat: how the table is run, by any of the three dealing methods.

import type { Procedure } from '../procedure.ts';
import type { CrownClause } from './clauses.ts';

type Id = CrownClause;

const MINUTE_MS = 60_000;

export const crownProcedure: Procedure<Id> = {
  seats: {
    clause: '2.1',
    kind: 'seats',
    counts: { least: 5, most: 14 },
    layouts: { clause: '2.2', named: ['A', 'B', 'C'] },
    standing: { clause: '6.2.1', needsPermission: true },
    idle: { clause: '13.8', coups: 3 },
  },
  powers: {
    deal: { clause: '1.1 Dealer', least: 'dealer' },
    'open-table': { clause: '1.1 Dealer', least: 'dealer' },
    'cut-in-place-of-patrons': { clause: '4.2.2', least: 'game-supervisor' },
    'choose-cutter': { clause: '4.2.1 (b)', least: 'game-supervisor' },
    'choose-exposure': { clause: '8.2.3', least: 'game-supervisor' },
    'order-shuffle': { clause: '4.1.1 (d)', least: 'pit-boss' },
    'replace-cards-after-shoe': { clause: '4.4.1', least: 'game-supervisor' },
    'replace-unfit-cards': { clause: '4.4.2', least: 'pit-boss' },
    'change-limits': { clause: '7.7', least: 'pit-boss' },
    'close-table': { clause: '13.7', least: 'pit-boss' },
    'allow-standing-patrons': { clause: '6.2.1', least: 'game-supervisor' },
    'agree-personal-limits': { clause: '7.6', least: 'pit-boss' },
    'arrange-above-differential': { clause: '7.5', least: 'pit-boss' },
    'approve-deferred-commission': { clause: '10.2.1', least: 'operator' },
    'start-shoe-with-commission-owed': { clause: '10.2.1 (a)(iii)', least: 'operator' },
    'reduce-pro-rata': { clause: '7.4', least: 'dealer' },
    'take-the-shoe-away': { clause: '8.1.3 (h)(iii)', least: 'pit-boss' },
    'order-dummy-coups': { clause: '11.8.1', least: 'game-supervisor' },
    'allow-wager-changes': { clause: '11.9.1', least: 'game-supervisor' },
    'decide-wrong-delivery': { clause: '11.7', least: 'game-supervisor' },
    'void-coup': { clause: '11.11', least: 'game-supervisor' },
    'invalidate-for-disruption': { clause: '13.3', least: 'pit-boss' },
    'freeze-accounts': { clause: 'ruling C17', least: 'dealer' },
    'unfreeze-accounts': { clause: 'ruling C17', least: 'game-supervisor' },
    recalculate: { clause: 'ruling C17', least: 'game-supervisor' },
    'approve-recalculation': { clause: 'ruling C17', least: 'pit-boss' },
    'pay-owed': { clause: 'ruling C17', least: 'pit-boss' },
    'correct-card': { clause: 'ruling G16', least: 'dealer' },
    'confirm-corrected-card': { clause: 'ruling G16', least: 'game-supervisor' },
    'write-off-owing': { clause: 'ruling G17', least: 'pit-boss' },
    'sanction-patron': { clause: '13.2', least: 'pit-boss' },
    'rule-on-dispute': { clause: '13.9', least: 'pit-boss' },
    'vacate-idle-seat': { clause: '13.8', least: 'game-supervisor' },
    'move-float': { clause: 'ruling G12', least: 'game-supervisor' },
  },
  wagering: {
    firstCardCloses: { clause: '8.2.2 (a)', closes: false },
    after: '6.4',
    route: '6.2',
    callBets: '6.3',
    areaHolds: { clause: '6.2.2', layout: 'B', wagers: 3 },
    sidePriority: {
      first: { player: '6.8.3', banker: '6.8.4' },
      second: { player: '6.8.5', banker: '6.8.6' },
      rest: '6.8.7',
    },
  },
  limits: {
    foundLate: { underMinimum: '7.3.1', overMaximum: '7.3.2' },
    proRata: { clause: '7.4', holds: 'differential', until: 'exposure' },
    arrangement: '7.5',
  },
  commission: {
    deferred: '10.2.1',
    dueWithTheShoe: '10.2.1 (a)',
    onRequest: '10.2.1 (a)(i)',
    onLeaving: '10.2.1 (a)(ii)',
    alwaysNet: { clause: 'ruling C13', rate: [1, 2] },
  },
  sanctions: {
    'void-wagers': '13.2.1',
    exclude: '13.2.2',
    'hold-winnings': '13.2.3',
    // Both are acts of the floor: the engine keeps them on record.
    'device-taken': '13.2',
    detained: '13.2',
  },
  deal: {
    order: '8.2.3',
    exposure: 'either',
    burnBeforeCoup: '8.2.2 (b)',
    tooManyCards: '8.3.1 (a)',
    squeeze: {
      clause: '8.1.1',
      refusal: '8.1.1 (a)',
      equals: '8.1.1 (b)',
      nobody: '8.1.1 (d)',
      oneAtATime: '8.1.1 (e)',
      delegate: '8.1.1 (g)',
      standing: 'behind-seated',
    },
    shoeToPatron: {
      clause: '8.1.3',
      allDecline: '8.1.3 (b)',
      loses: '8.1.3 (h)(ii)',
      givesUp: '8.1.3 (h)(i)',
      mayDeal: '8.1.3 (c)(i)',
      mayOpen: '8.1.3 (c)(ii)',
    },
  },
  shoe: {
    steps: ['check', 'shuffle', 'cut', 'place-cutting-card', 'burn'],
    check: '3.4',
    shuffle: '4.1.1 (a)',
    cutOrder: {
      clause: '4.2.1 (a)',
      order: 'highest-seat-clockwise',
      otherwise: 'cut-in-place-of-patrons',
    },
    playedOut: '4.1.1 (b)',
    preShuffled: '4.1.2',
    shuffleCauses: {
      'abnormal-sequence': '4.1.1 (c)',
      'mishandled-cards': '4.1.1 (d)',
      'other-cause': '4.1.1 (d)',
    },
    handledCardsRetire: '4.4.3',
    countedAtEnd: { clause: '3.4', notHandled: '3.4.1' },
    lastCoup: '8.3.4 (c)',
    reshuffle: '8.3.4 (e)',
  },
  notices: {
    limitSign: '7.1',
    limits: { clause: '7.7', ms: 20 * MINUTE_MS, waits: 'raise' },
    closing: { clause: '13.7', ms: 20 * MINUTE_MS },
    dummy: '11.8.3',
    underMinimum: '7.3.1',
    complainants: '13.10',
    toPatrons: { devices: '13.1', inspector: '13.10', complaints: '13.11', rules: '13.13' },
  },
  irregularities: {
    'opening-burn-missed': {
      ...{ clause: '11.1', reportedBy: 'deal', decidedBy: 'order-dummy-coups' },
      rulings: [
        {
          when: ['first-coup-of-the-shoe-unfinished', 'chosen-again'],
          ruling: 'deal-the-first-coup-again',
          clause: '11.1.1',
          discretionary: true,
        },
        { when: 'always', ruling: 'play-on', clause: '11.1', decidedBy: 'deal' },
      ],
    },
    'surplus-card-unseen': {
      ...{ clause: '11.2', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [
        { when: 'last-coup-of-the-shoe', ruling: 'put-away-unseen', clause: '11.2' },
        { when: 'always', ruling: 'opens-the-next-coup', clause: '11.2' },
      ],
    },
    'surplus-card-seen': {
      ...{ clause: '11.8.1 (a)', reportedBy: 'deal', decidedBy: 'order-dummy-coups' },
      rulings: [
        { when: 'first-card-of-the-coup', ruling: 'coup-becomes-dummy', clause: '11.8.1 (a)' },
        { when: 'always', ruling: 'opens-a-dummy-coup', clause: '11.8.1 (a)' },
      ],
    },
    'player-card-to-banker': {
      ...{ clause: '11.3', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [{ when: 'player-is-due-a-card', ruling: 'goes-to-the-player', clause: '11.3' }],
    },
    'third-card-to-player': {
      ...{ clause: '11.6.1', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [
        { when: 'banker-must-draw', ruling: 'goes-to-the-banker', clause: '11.6.1 (a)' },
        { when: 'always', ruling: 'opens-a-dummy-coup', clause: '11.6.1 (b)' },
      ],
    },
    'third-card-to-banker': {
      ...{ clause: '11.6.2', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [
        { when: 'player-is-due-a-card', ruling: 'goes-to-the-player', clause: '11.3' },
        { when: 'always', ruling: 'opens-a-dummy-coup', clause: '11.6.2' },
      ],
    },
    'card-face-up-in-shoe': {
      ...{ clause: '11.5', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [
        { when: 'first-card-of-the-coup', ruling: 'coup-becomes-dummy', clause: '11.5.1' },
        { when: 'coup-still-needs-a-card', ruling: 'play-on', clause: '11.5.2' },
        { when: 'last-coup-of-the-shoe', ruling: 'put-away-unseen', clause: '11.2' },
        // No coup wants it: it is the first card of the next one.
        { when: 'always', ruling: 'opens-a-dummy-coup', clause: '11.5.1' },
      ],
    },
    'nobody-wagered': {
      ...{ clause: '11.4', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [
        { when: 'a-card-was-burnt-or-dealt', ruling: 'coup-becomes-dummy', clause: '11.4' },
      ],
    },
    'cards-to-the-wrong-side': {
      ...{ clause: '11.7', reportedBy: 'deal', decidedBy: 'decide-wrong-delivery' },
      rulings: [
        { when: 'chosen-complete', ruling: 'play-on', clause: '11.7 (a)' },
        {
          ...{ when: 'chosen-reopen', ruling: 'reopen-to-lower-wagers', clause: '11.7 (b)' },
          discretionary: true,
        },
        {
          ...{ when: 'chosen-dummy', ruling: 'coup-becomes-dummy', clause: '11.7 (c)' },
          discretionary: true,
        },
      ],
    },
    'card-order-lost': {
      ...{ clause: '11.11', reportedBy: 'deal', decidedBy: 'void-coup' },
      rulings: [{ when: 'always', ruling: 'void-coup', clause: '11.11', discretionary: true }],
    },
    'too-few-cards': {
      ...{ clause: '11.10', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [{ when: 'always', ruling: 'void-coup', clause: '11.10', endsShoe: true }],
    },
    'cards-missing': {
      ...{ clause: 'ruling C21', reportedBy: 'deal', decidedBy: 'void-coup' },
      rulings: [{ when: 'always', ruling: 'record-the-count', clause: 'ruling C21' }],
    },
    'wager-on-a-shut-tail': {
      ...{ clause: '11.13', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [{ when: 'always', ruling: 'void-the-wager', clause: '11.13' }],
    },
    'wager-change-wanted': {
      ...{ clause: '11.9', reportedBy: 'deal', decidedBy: 'allow-wager-changes' },
      rulings: [{ when: 'always', ruling: 'open-a-wager-change-window', clause: '11.9.1' }],
    },
    'wrong-result-entered': {
      ...{ clause: 'ruling C17', reportedBy: 'recalculate', decidedBy: 'approve-recalculation' },
      alwaysTwo: true,
      rulings: [{ when: 'always', ruling: 'recalculate', clause: 'ruling C17' }],
    },
    'game-disrupted': {
      ...{ clause: '13.3.1', reportedBy: 'deal', decidedBy: 'invalidate-for-disruption' },
      rulings: [
        { when: 'always', ruling: 'invalidate-coup', clause: '13.3.1', discretionary: true },
      ],
    },
    fraud: {
      ...{ clause: '13.3.2', reportedBy: 'deal', decidedBy: 'invalidate-for-disruption' },
      rulings: [
        { when: 'always', ruling: 'invalidate-coup', clause: '13.3.2', discretionary: true },
      ],
    },
  },
  lateErrors: '11.12',
  dummies: {
    onlyOn: '11.8.2',
    grounds: [
      '8.3.4 (d)',
      '11.4',
      '11.5.1',
      '11.6.1 (b)',
      '11.6.2',
      '11.7 (c)',
      '11.8.1 (a)',
      '11.8.1 (b)',
      '11.8.1 (c)',
      '11.8.1 (d)',
      '11.8.1 (e)',
      '11.9.2',
    ],
    ordered: {
      'card-order': '11.8.1 (a)',
      'new-shoe': '11.8.1 (b)',
      'during-the-shoe': '11.8.1 (c)',
      'until-a-wager': '11.8.1 (d)',
      'other-cause': '11.8.1 (e)',
      'after-the-last-coup': '8.3.4 (d)',
    },
    nobodyLeft: { 'wagers-reopened': '11.7 (c)', 'wagers-changing': '11.9.2' },
  },
};
