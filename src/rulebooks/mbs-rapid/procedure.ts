// Marina Bay Sands' Rapid No Commission Baccarat: how the electronic table is run.
// What the book leaves out is house rules; nothing is inherited from another book (M4).

import type { Procedure } from '../procedure.ts';
import type { MbsRapidClause } from './clauses.ts';

type Id = MbsRapidClause;

/** The dealer reports and a supervisor confirms a void; nothing else needs one (M4). */
const BY_THE_DEALER = { decidedBy: 'deal' } as const;

export const mbsRapidProcedure: Procedure<Id> = {
  seats: {
    clause: 'ruling M4',
    kind: 'terminals',
    counts: { least: 1, most: 50 },
    layouts: { clause: '2.2', named: ['A'] },
  },
  powers: {
    deal: { clause: '1.1.7', least: 'dealer' },
    'open-table': { clause: 'ruling M4', least: 'dealer' },
    'cut-in-place-of-patrons': { clause: 'ruling M4', least: 'dealer' },
    'choose-exposure': { clause: 'ruling M4', least: 'game-supervisor' },
    'order-shuffle': { clause: '5.4', least: 'game-supervisor' },
    'replace-cards-after-shoe': { clause: 'ruling M4', least: 'game-supervisor' },
    'replace-unfit-cards': { clause: 'ruling M4', least: 'game-supervisor' },
    'change-limits': { clause: 'ruling M4', least: 'game-supervisor' },
    'close-table': { clause: 'ruling M4', least: 'casino-supervisor' },
    'void-coup': { clause: 'ruling M4', least: 'game-supervisor' },
    'sanction-patron': { clause: 'ruling M4', least: 'casino-supervisor' },
    'rule-on-dispute': { clause: 'ruling M4', least: 'casino-supervisor' },
    'direct-to-leave': { clause: 'ruling M4', least: 'dealer' },
    'pay-by-hand': { clause: 'ruling M4', least: 'casino-supervisor' },
    'freeze-accounts': { clause: 'ruling M6', least: 'dealer' },
    'unfreeze-accounts': { clause: 'ruling M6', least: 'game-supervisor' },
    recalculate: { clause: 'ruling M6', least: 'dealer' },
    'approve-recalculation': { clause: 'ruling M6', least: 'game-supervisor' },
    'pay-owed': { clause: 'ruling M2', least: 'casino-supervisor' },
    'correct-card': { clause: 'ruling G16', least: 'dealer' },
    'confirm-corrected-card': { clause: 'ruling G16', least: 'game-supervisor' },
    'write-off-owing': { clause: 'ruling G17', least: 'casino-supervisor' },
  },
  wagering: { firstCardCloses: { clause: '3.2', closes: false }, after: '3.2', route: '1.1.5' },
  sanctions: {
    'void-wagers': 'ruling M4',
    exclude: 'ruling M4',
    'hold-winnings': 'ruling M4',
    'device-taken': 'ruling M4',
    detained: 'ruling M4',
  },
  deal: {
    order: '3.7.1',
    exposure: 'face-up',
    announceBeforeThird: '3.9',
    tooManyCards: '5.2',
  },
  shoe: {
    steps: ['check', 'shuffle'],
    check: 'ruling M4',
    shuffle: 'ruling M4',
    playedOut: 'ruling M4',
    preShuffled: 'ruling M4',
    shuffleCauses: {
      'abnormal-sequence': 'ruling M4',
      'mishandled-cards': '5.4',
      'other-cause': 'ruling M4',
    },
    lastCoup: 'ruling M4',
    reshuffle: '5.5',
  },
  notices: { limitSign: 'ruling M4' },
  irregularities: {
    'foreign-card': {
      ...{ clause: '5.1.1', reportedBy: 'deal', decidedBy: 'void-coup' },
      rulings: [{ when: 'always', ruling: 'void-coup', clause: '5.1.1' }],
    },
    'wrong-number-of-cards': {
      ...{ clause: '5.2', reportedBy: 'deal', decidedBy: 'void-coup' },
      rulings: [
        { when: 'next-coup-has-begun', ruling: 'result-stands', clause: '5.2', ...BY_THE_DEALER },
        {
          when: ['coup-is-settled', 'cards-can-be-put-right'],
          ruling: 'recalculate',
          clause: '5.2',
        },
        { when: 'cards-can-be-put-right', ruling: 'play-on', clause: '5.2', ...BY_THE_DEALER },
        { when: 'always', ruling: 'void-coup', clause: '5.2' },
      ],
    },
    'cards-drawn-together': {
      ...{ clause: '5.3', reportedBy: 'deal', decidedBy: 'void-coup' },
      rulings: [
        { when: 'order-is-certain', ruling: 'play-on', clause: '5.3', ...BY_THE_DEALER },
        { when: 'always', ruling: 'void-coup', clause: '5.3' },
      ],
    },
    'shoe-order-disturbed': {
      ...{ clause: '5.4', reportedBy: 'deal', decidedBy: 'void-coup' },
      rulings: [
        { when: 'cards-can-be-put-right', ruling: 'play-on', clause: '5.4', ...BY_THE_DEALER },
        { when: 'always', ruling: 'void-coup', clause: '5.4', endsShoe: true },
      ],
    },
    'too-few-cards': {
      ...{ clause: '5.5', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [{ when: 'always', ruling: 'void-coup', clause: '5.5', endsShoe: true }],
    },
    'cards-missing': {
      ...{ clause: 'ruling M4', reportedBy: 'deal', decidedBy: 'void-coup' },
      rulings: [{ when: 'always', ruling: 'record-the-count', clause: 'ruling M4' }],
    },
    // Off until the regulator's approval is stored; then as careful as the Crown book is with it.
    'wrong-result-entered': {
      ...{ clause: 'ruling M6', reportedBy: 'recalculate', decidedBy: 'approve-recalculation' },
      ...{ onApproval: 'ruling M6', frozenFirst: 'ruling M6', alwaysTwo: true },
      rulings: [{ when: 'always', ruling: 'recalculate', clause: 'ruling M6' }],
    },
  },
  lateErrors: '5.1.2',
};
