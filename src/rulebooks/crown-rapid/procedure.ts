// Crown Melbourne's Rapid Baccarat: how the electronic table is run.

import type { Procedure } from '../procedure.ts';
import type { CrownRapidClause } from './clauses.ts';

type Id = CrownRapidClause;

const MINUTE_MS = 60_000;

/** An error on the shoe's last coup: the casino supervisor confirms that no dummy follows (R9). */
const NO_DUMMY_AFTER_THE_LAST_COUP = {
  when: 'last-coup-of-the-shoe',
  ruling: 'put-away-unseen',
  clause: 'ruling R9',
  decidedBy: 'rule-on-dispute',
} as const;

export const crownRapidProcedure: Procedure<Id> = {
  seats: {
    clause: '2.2(a)',
    kind: 'terminals',
    counts: { least: 1, most: 50 },
    layouts: { clause: '2.1(a)(i)', named: ['A'] },
    idle: { clause: '13.8', coups: 3 },
    tickets: '6.7.2',
    noTicketsIn: '6.2',
    acceptors: '6.2',
  },
  equipment: {
    ...{ system: '1.1 game system (b)', console: '1.1 SGC (c)', oneConsole: '2.2(b)' },
    ...{ terminal: '1.1 ATS (b)', remote: '1.1 remote ATS' },
  },
  powers: {
    deal: { clause: '1.1 Dealer', least: 'dealer' },
    'open-table': { clause: '1.1 Dealer', least: 'dealer' },
    'cut-in-place-of-patrons': { clause: '3.7', least: 'game-supervisor' },
    'choose-exposure': { clause: '8.3.3', least: 'game-supervisor' },
    'order-shuffle': { clause: '3.5.4', least: 'casino-supervisor' },
    'replace-cards-after-shoe': { clause: '3.10', least: 'game-supervisor' },
    'replace-unfit-cards': { clause: '3.11', least: 'casino-supervisor' },
    'change-limits': { clause: '5.1 footnote 1 s66(2)', least: 'game-supervisor' },
    'close-table': { clause: '13.7', least: 'casino-supervisor' },
    'void-coup': { clause: '13.9', least: 'casino-supervisor' },
    'invalidate-for-malfunction': { clause: '11.10', least: 'game-supervisor' },
    'invalidate-for-disruption': { clause: '13.3.1', least: 'casino-supervisor' },
    'freeze-accounts': { clause: '11.11', least: 'dealer' },
    'unfreeze-accounts': { clause: 'ruling R11', least: 'game-supervisor' },
    recalculate: { clause: '11.11', least: 'dealer' },
    'approve-recalculation': { clause: 'ruling R11', least: 'game-supervisor' },
    'rule-on-malfunction': { clause: '11.14(b)', least: 'dealer' },
    'return-terminal': { clause: 'ruling G20', least: 'dealer' },
    'return-repaired-terminal': { clause: 'ruling G20', least: 'game-supervisor' },
    'pay-owed': { clause: 'ruling R11', least: 'casino-supervisor' },
    'correct-card': { clause: 'ruling G16', least: 'dealer' },
    'confirm-corrected-card': { clause: 'ruling G16', least: 'game-supervisor' },
    'write-off-owing': { clause: 'ruling G17', least: 'casino-supervisor' },
    'sanction-patron': { clause: '13.2', least: 'casino-supervisor' },
    'rule-on-dispute': { clause: '13.9', least: 'casino-supervisor' },
    'direct-to-leave': { clause: '6.6.2', least: 'dealer' },
    'vacate-idle-seat': { clause: '13.8', least: 'dealer' },
    'pay-by-hand': { clause: '6.7.2(b)', least: 'casino-supervisor' },
  },
  wagering: {
    defaultMs: { clause: '8.1(b)', ms: 30_000 },
    firstCardCloses: { clause: '8.1(c)', closes: true },
    after: '4.7',
    route: '4.9',
    shownAtClose: { clause: '4.6', matter: '11.14(b)' },
  },
  sanctions: {
    'void-wagers': '13.2.1',
    exclude: '13.2.2',
    'hold-winnings': '13.2.3',
    'device-taken': '13.2.4',
    detained: '13.2.5',
  },
  deal: {
    order: '8.3.3',
    // The supervisor's discretion has lost its object in print: face down stays theirs to choose.
    exposure: 'either',
    burnBeforeCoup: '8.3.2',
    tooManyCards: '8.4.1',
  },
  shoe: {
    steps: ['check', 'shuffle', 'cut', 'place-cutting-card', 'burn'],
    check: '3.4',
    shuffle: '3.5.1',
    cutOrder: { clause: '3.7', order: 'supervisor', otherwise: 'cut-in-place-of-patrons' },
    playedOut: '3.5.2',
    preShuffled: '3.6',
    shuffleCauses: {
      'abnormal-sequence': '3.5.3',
      'mishandled-cards': '3.5.4',
      'other-cause': '3.5.4',
    },
    lastCoup: '3.9.3',
    reshuffle: '3.9.4',
  },
  notices: {
    limitSign: '5.1',
    limits: { clause: '5.1 footnote 1 s66(2)', ms: 20 * MINUTE_MS, waits: 'raise' },
    closing: { clause: '13.7', ms: 20 * MINUTE_MS },
    dummy: '11.8.3',
    complainants: '13.10',
    toPatrons: {
      ...{ devices: '13.1', inspector: '13.10', complaints: '13.11', rules: '13.13' },
      ...{ ticket: '6.7.2(a)', lostTicket: '6.7.2(c)' },
    },
  },
  oneOptionForAll: '10.1 footnote *',
  irregularities: {
    'opening-burn-missed': {
      ...{ clause: '11.1', reportedBy: 'deal', decidedBy: 'deal' },
      confirmedBy: 'approve-recalculation',
      rulings: [
        {
          when: ['first-coup-of-the-shoe-unfinished', 'chosen-again'],
          ruling: 'deal-the-first-coup-again',
          clause: '11.1.1',
          discretionary: true,
        },
        { when: 'always', ruling: 'play-on', clause: '11.1' },
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
      ...{ clause: 'ruling R9', reportedBy: 'deal', decidedBy: 'rule-on-dispute' },
      rulings: [
        { when: 'first-card-of-the-coup', ruling: 'coup-becomes-dummy', clause: 'ruling R9' },
        { when: 'last-coup-of-the-shoe', ruling: 'put-away-unseen', clause: 'ruling R9' },
        { when: 'always', ruling: 'opens-a-dummy-coup', clause: 'ruling R9' },
      ],
    },
    'player-card-to-banker': {
      ...{ clause: '11.3', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [{ when: 'player-is-due-a-card', ruling: 'goes-to-the-player', clause: '11.3' }],
    },
    'third-card-to-player': {
      ...{ clause: '11.7.1(a)', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [
        { when: 'banker-must-draw', ruling: 'goes-to-the-banker', clause: '11.7.1(a)' },
        NO_DUMMY_AFTER_THE_LAST_COUP,
        { when: 'always', ruling: 'opens-a-dummy-coup', clause: '11.7.1(b)' },
      ],
    },
    'third-card-to-banker': {
      ...{ clause: '11.7.2', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [
        { when: 'player-is-due-a-card', ruling: 'goes-to-the-player', clause: '11.3' },
        NO_DUMMY_AFTER_THE_LAST_COUP,
        { when: 'always', ruling: 'opens-a-dummy-coup', clause: '11.7.2' },
      ],
    },
    'card-face-up-in-shoe': {
      ...{ clause: '11.6.1', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [
        { when: 'first-card-of-the-coup', ruling: 'coup-becomes-dummy', clause: '11.6.1' },
        { when: 'coup-still-needs-a-card', ruling: 'play-on', clause: '11.6.2' },
        NO_DUMMY_AFTER_THE_LAST_COUP,
        // No coup wants it: it is the first card of the next one.
        { when: 'always', ruling: 'opens-a-dummy-coup', clause: '11.6.1' },
      ],
    },
    'nobody-wagered': {
      ...{ clause: '11.4', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [
        { when: 'a-card-was-burnt-or-dealt', ruling: 'coup-becomes-dummy', clause: '11.5' },
        { when: 'no-card-has-left-the-shoe', ruling: 'void-coup', clause: '11.4' },
      ],
    },
    'cards-to-the-wrong-side': {
      ...{ clause: 'ruling R9', reportedBy: 'deal', decidedBy: 'deal' },
      rulings: [
        { when: 'order-is-certain', ruling: 'play-on', clause: 'ruling R9' },
        {
          ...{ when: 'always', ruling: 'void-coup', clause: '13.9' },
          ...{ decidedBy: 'void-coup', discretionary: true },
        },
      ],
    },
    'card-order-lost': {
      ...{ clause: '13.9', reportedBy: 'deal', decidedBy: 'void-coup' },
      rulings: [{ when: 'always', ruling: 'void-coup', clause: '13.9', discretionary: true }],
    },
    'too-few-cards': {
      ...{ clause: 'ruling R15', reportedBy: 'deal', decidedBy: 'void-coup' },
      rulings: [{ when: 'always', ruling: 'void-coup', clause: 'ruling R15', endsShoe: true }],
    },
    'cards-missing': {
      ...{ clause: 'ruling R15', reportedBy: 'deal', decidedBy: 'void-coup' },
      rulings: [{ when: 'always', ruling: 'record-the-count', clause: 'ruling R15' }],
    },
    'wrong-result-entered': {
      ...{ clause: '11.11', reportedBy: 'recalculate', decidedBy: 'approve-recalculation' },
      frozenFirst: '11.11',
      alwaysTwo: true,
      rulings: [{ when: 'always', ruling: 'recalculate', clause: '11.11' }],
    },
    'terminal-malfunction': {
      ...{ clause: '11.14(a)', reportedBy: 'rule-on-malfunction' },
      ...{ decidedBy: 'rule-on-malfunction', confirmedBy: 'approve-recalculation' },
      rulings: [
        {
          when: 'fault-began-before-the-close',
          ruling: 'void-the-terminals-wagers',
          clause: '11.14(a)',
          discretionary: true,
        },
        {
          ...{ when: ['records-agree', 'wagers-ruled-on-before'], ruling: 'adjust-from-records' },
          ...{ clause: '11.14(b)', discretionary: true },
        },
        { when: 'records-agree', ruling: 'adjust-from-records', clause: '11.14(b)' },
        {
          when: 'wagers-proven-by-records',
          ruling: 'adjust-from-records',
          clause: '11.14(b)',
          discretionary: true,
        },
        {
          when: 'always',
          ruling: 'void-the-terminals-wagers',
          clause: '11.16',
          discretionary: true,
        },
      ],
    },
    'system-malfunction': {
      ...{ clause: '11.15(a)', reportedBy: 'rule-on-malfunction' },
      ...{ decidedBy: 'rule-on-malfunction', confirmedBy: 'approve-recalculation' },
      rulings: [
        {
          when: 'fault-began-before-the-close',
          ruling: 'void-all-wagers',
          clause: '11.15(a)',
          discretionary: true,
        },
        {
          ...{ when: ['records-agree', 'wagers-ruled-on-before'], ruling: 'adjust-from-records' },
          ...{ clause: '11.15(b)', discretionary: true },
        },
        { when: 'records-agree', ruling: 'adjust-from-records', clause: '11.15(b)' },
        {
          when: 'wagers-proven-by-records',
          ruling: 'adjust-from-records',
          clause: '11.15(b)',
          discretionary: true,
        },
        { when: 'always', ruling: 'void-unproven-wagers', clause: '11.16', discretionary: true },
      ],
    },
    'equipment-malfunction': {
      ...{ clause: '11.10', reportedBy: 'deal', decidedBy: 'invalidate-for-malfunction' },
      rulings: [
        { when: 'always', ruling: 'invalidate-coup', clause: '11.10', discretionary: true },
      ],
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
  lateErrors: '11.9',
  dummies: {
    onlyOn: '11.8.2',
    grounds: ['11.5', '11.6.1', '11.7.1(b)', '11.7.2', 'ruling R9'],
  },
};
