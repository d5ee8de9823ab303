// Tasmania's Baccarat: how the table is run, the table inspector always there.

import type { Procedure } from '../procedure.ts';
import type { TasmaniaClause } from './clauses.ts';

type Id = TasmaniaClause;

const MINUTE_MS = 60_000;

export const tasmaniaProcedure: Procedure<Id> = {
  seats: {
    clause: '1 seats',
    kind: 'seats',
    counts: { least: 7, most: 9, only: [7, 9] },
    layouts: { clause: '1 areas', named: ['A', 'B'] },
    standing: { clause: '6.4', perSeat: 2, besideSeated: true },
  },
  powers: {
    deal: { clause: '9.1', least: 'dealer' },
    'open-table': { clause: '4.2', least: 'dealer' },
    'order-free-coups': { clause: '6.2', least: 'operator' },
    'change-limits': { clause: '7.6', least: 'operator' },
    'agree-personal-limits': { clause: '7.2', least: 'operator' },
    'reduce-pro-rata': { clause: '7.3.b', least: 'dealer' },
    'set-collective-liability': { clause: '7.3.a', least: 'operator' },
    'tag-partnership': { clause: '7.3', least: 'game-supervisor', also: ['table-inspector'] },
    'choose-exposure': { clause: '9.3', least: 'dealer' },
    'inform-of-squeeze': { clause: '9.3.e', least: 'dealer' },
    'close-table': { clause: '4.3', least: 'game-supervisor' },
    'rule-on-dispute': { clause: '3 responsibility', least: 'game-supervisor' },
    'sanction-patron': { clause: '3 responsibility', least: 'game-supervisor' },
    'void-coup': { clause: '14.6', least: 'game-supervisor', also: ['table-inspector'] },
    'report-irregularity': {
      clause: '3 responsibility',
      least: 'dealer',
      also: ['table-inspector'],
    },
    'correct-card': { clause: 'ruling G16', least: 'dealer' },
    'confirm-corrected-card': {
      clause: 'ruling G16',
      least: 'game-supervisor',
      also: ['table-inspector'],
    },
    recalculate: { clause: 'ruling G16', least: 'game-supervisor' },
    'approve-recalculation': { clause: 'ruling G16', least: 'game-supervisor' },
    'pay-owed': { clause: 'ruling G17', least: 'game-supervisor' },
    'write-off-owing': { clause: 'ruling G17', least: 'casino-supervisor' },
    'move-float': { clause: '2', least: 'game-supervisor' },
  },
  wagering: {
    firstCardCloses: { clause: '6.3', closes: true },
    after: '6.3',
    route: '6.1',
    pairsAnywhere: '15.4',
  },
  limits: {
    foundLate: { underMinimum: '7.5', overMaximum: '7.4' },
    addedUp: '7.3',
    proRata: { clause: '7.3.b', holds: 'collective-liability', until: 'first-card' },
  },
  sanctions: { 'void-wagers': '3 responsibility', exclude: '3 responsibility' },
  deal: {
    order: '9.2',
    exposure: 'either',
    tooManyCards: '8 hand size',
    needsInspector: '3 presence',
    needsWager: '6.2',
    squeeze: {
      clause: '9.3.a',
      refusal: '9.3.b',
      equals: '9.3.c',
      nobody: 'ruling T9',
      oneAtATime: '9.3.f',
      playerFirst: true,
      standing: 'never',
      informed: '9.3.e',
    },
  },
  shoe: {
    steps: ['check', 'shuffle', 'cut', 'place-cutting-card'],
    check: '4.2',
    shuffle: '5.1',
    cutOrder: {
      clause: '5.3',
      order: 'first-seated-clockwise',
      otherwise: 'table-inspector',
      next: '5.5',
    },
    playedOut: '5.5',
    shuffler: '5.2',
    patronChecks: '5.1',
    handledCardsRetire: '4.4',
    countedAtEnd: { clause: '4.3' },
    lastCoup: '9.4',
    reshuffle: '9.4',
  },
  notices: {
    limitSign: '7.1',
    limits: { clause: '7.6.b', ms: 30 * MINUTE_MS, waits: 'any', consent: '7.6.a' },
    dummy: '14.1',
    underMinimum: '7.5',
  },
  irregularities: {
    'surplus-card-unseen': {
      ...{ clause: '14.2', reportedBy: 'report-irregularity', decidedBy: 'report-irregularity' },
      rulings: [
        { when: 'marker-visible-or-drawn', ruling: 'put-away-unseen', clause: 'ruling T4' },
        { when: 'always', ruling: 'opens-the-next-coup', clause: '14.2' },
      ],
    },
    'surplus-card-seen': {
      ...{
        clause: 'ruling T10',
        reportedBy: 'report-irregularity',
        decidedBy: 'report-irregularity',
      },
      rulings: [
        { when: 'first-card-of-the-coup', ruling: 'coup-becomes-dummy', clause: 'ruling T10' },
        { when: 'last-coup-of-the-shoe', ruling: 'put-away-unseen', clause: '14.1' },
        { when: 'always', ruling: 'opens-a-dummy-coup', clause: 'ruling T10' },
      ],
    },
    'player-card-to-banker': {
      ...{ clause: '14.3', reportedBy: 'report-irregularity', decidedBy: 'report-irregularity' },
      rulings: [
        { when: 'player-is-due-a-third-card', ruling: 'goes-to-the-player', clause: '14.3' },
      ],
    },
    'third-card-to-player': {
      ...{ clause: '14.1', reportedBy: 'report-irregularity', decidedBy: 'report-irregularity' },
      rulings: [
        { when: 'banker-must-draw', ruling: 'goes-to-the-banker', clause: '14.1' },
        { when: 'last-coup-of-the-shoe', ruling: 'put-away-unseen', clause: '14.1' },
        { when: 'always', ruling: 'opens-a-dummy-coup', clause: '14.1' },
      ],
    },
    'third-card-to-banker': {
      ...{
        clause: 'ruling T10',
        reportedBy: 'report-irregularity',
        decidedBy: 'report-irregularity',
      },
      rulings: [
        { when: 'player-is-due-a-card', ruling: 'goes-to-the-player', clause: '14.3' },
        { when: 'last-coup-of-the-shoe', ruling: 'put-away-unseen', clause: '14.1' },
        { when: 'always', ruling: 'opens-a-dummy-coup', clause: 'ruling T10' },
      ],
    },
    'card-face-up-in-shoe': {
      ...{ clause: '14.4', reportedBy: 'report-irregularity', decidedBy: 'report-irregularity' },
      rulings: [
        // A known first card never lets wagers stand.
        { when: 'first-card-of-the-coup', ruling: 'coup-becomes-dummy', clause: '14.4' },
        { when: 'coup-still-needs-a-card', ruling: 'play-on', clause: '14.4' },
        { when: 'last-coup-of-the-shoe', ruling: 'put-away-unseen', clause: '14.1' },
        { when: 'always', ruling: 'opens-a-dummy-coup', clause: '14.4' },
      ],
    },
    'cards-to-the-wrong-side': {
      ...{
        clause: 'ruling T10',
        reportedBy: 'report-irregularity',
        decidedBy: 'report-irregularity',
      },
      rulings: [
        { when: 'order-is-certain', ruling: 'play-on', clause: 'ruling T10' },
        {
          ...{ when: 'always', ruling: 'void-coup', clause: '14.6' },
          ...{ decidedBy: 'void-coup', discretionary: true },
        },
      ],
    },
    'card-order-lost': {
      ...{ clause: '14.6', reportedBy: 'report-irregularity', decidedBy: 'void-coup' },
      rulings: [{ when: 'always', ruling: 'void-coup', clause: '14.6', discretionary: true }],
    },
    'too-few-cards': {
      ...{ clause: '14.5', reportedBy: 'report-irregularity', decidedBy: 'report-irregularity' },
      rulings: [{ when: 'marker-drawn', ruling: 'void-coup', clause: '14.5', endsShoe: true }],
    },
    'cards-missing': {
      ...{ clause: 'ruling T23', reportedBy: 'report-irregularity', decidedBy: 'void-coup' },
      rulings: [{ when: 'always', ruling: 'record-the-count', clause: 'ruling T23' }],
    },
    'wrong-result-entered': {
      ...{ clause: 'ruling G16', reportedBy: 'recalculate', decidedBy: 'approve-recalculation' },
      alwaysTwo: true,
      rulings: [{ when: 'always', ruling: 'recalculate', clause: 'ruling G16' }],
    },
  },
  dummies: { onlyOn: '14.1', grounds: ['14.1', '14.4', 'ruling T10'] },
};
