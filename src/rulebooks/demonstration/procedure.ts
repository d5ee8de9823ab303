// The demonstration house's own book: how its tables are run.

import type { Procedure } from '../procedure.ts';
import type { DemonstrationClause } from './clauses.ts';

type Id = DemonstrationClause;

const dealer = { clause: '1.4', least: 'dealer' } as const;
const gameSupervisor = { clause: '1.4', least: 'game-supervisor' } as const;
const casinoSupervisor = { clause: '1.4', least: 'casino-supervisor' } as const;

const voided = { clause: '6.2', reportedBy: 'deal', decidedBy: 'void-coup' } as const;

export const demonstrationProcedure: Procedure<Id> = {
  seats: {
    clause: '1.3',
    kind: 'terminals',
    counts: { least: 1, most: 50 },
    layouts: { clause: '1.3', named: ['A'] },
  },
  powers: {
    deal: dealer,
    'open-table': dealer,
    'direct-to-leave': dealer,
    'correct-card': dealer,
    'freeze-accounts': dealer,
    recalculate: dealer,
    'cut-in-place-of-patrons': gameSupervisor,
    'choose-exposure': gameSupervisor,
    'order-shuffle': gameSupervisor,
    'replace-cards-after-shoe': gameSupervisor,
    'replace-unfit-cards': gameSupervisor,
    'change-limits': gameSupervisor,
    'void-coup': gameSupervisor,
    'confirm-corrected-card': gameSupervisor,
    'unfreeze-accounts': gameSupervisor,
    'approve-recalculation': gameSupervisor,
    'close-table': casinoSupervisor,
    'sanction-patron': casinoSupervisor,
    'rule-on-dispute': casinoSupervisor,
    'pay-by-hand': casinoSupervisor,
    'pay-owed': casinoSupervisor,
    'write-off-owing': casinoSupervisor,
  },
  wagering: { firstCardCloses: { clause: '3.1', closes: false }, after: '3.1', route: '3.1' },
  sanctions: { 'void-wagers': '1.4', exclude: '1.4' },
  deal: { order: '4.1', exposure: 'face-up', announceBeforeThird: '4.1', tooManyCards: '6.2' },
  shoe: {
    steps: ['check', 'shuffle', 'cut', 'place-cutting-card', 'burn'],
    check: '2.1',
    shuffle: '2.1',
    cutOrder: { clause: '2.1', order: 'supervisor', otherwise: 'cut-in-place-of-patrons' },
    playedOut: '2.3',
    preShuffled: '2.1',
    shuffleCauses: {
      'abnormal-sequence': '1.4',
      'mishandled-cards': '1.4',
      'other-cause': '1.4',
    },
    lastCoup: '2.3',
    reshuffle: '2.3',
  },
  notices: { limitSign: '3.2' },
  irregularities: {
    'foreign-card': {
      ...voided,
      rulings: [{ when: 'always', ruling: 'void-coup', clause: '6.2' }],
    },
    'wrong-number-of-cards': {
      ...voided,
      rulings: [{ when: 'always', ruling: 'void-coup', clause: '6.2' }],
    },
    'cards-drawn-together': {
      ...voided,
      rulings: [
        { when: 'order-is-certain', ruling: 'play-on', clause: '6.2', decidedBy: 'deal' },
        { when: 'always', ruling: 'void-coup', clause: '6.2' },
      ],
    },
    'too-few-cards': {
      ...{ clause: '6.3', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [{ when: 'always', ruling: 'void-coup', clause: '6.3', endsShoe: true }],
    },
    'cards-missing': {
      ...{ clause: '6.3', reportedBy: 'deal', decidedBy: 'void-coup' },
      rulings: [{ when: 'always', ruling: 'record-the-count', clause: '6.3' }],
    },
    'wrong-result-entered': {
      ...{ clause: '6.4', reportedBy: 'recalculate', decidedBy: 'approve-recalculation' },
      ...{ frozenFirst: '6.4', alwaysTwo: true },
      rulings: [{ when: 'always', ruling: 'recalculate', clause: '6.4' }],
    },
  },
};
