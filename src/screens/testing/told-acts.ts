// What is said for every act of the sheet, and at which table.

import type { Role } from '../../rulebooks/index.ts';
import { plainSetup, readyTable, type Scene, staff } from '../../table/testing/scene.ts';
import type { ActName, Answers } from '../console/acts/act.ts';
import {
  asked,
  between,
  broken,
  detained,
  excluded,
  held,
  HELD,
  hobart,
  inDebt,
  indebted,
  leaving,
  one,
  overpaid,
  owing,
  recorded,
  showedOther,
  uncut,
  won,
  arranged,
} from './act-scenes.ts';
import { closedTable, crownTable } from './at-console.tsx';

const squeezed = (): Scene =>
  closedTable(crownTable({ faceDown: true, method: 'hands-to-wagerers' })).do({
    ...{ do: 'take-hand', side: 'player', seat: 1 },
  });
const passed = (): Scene => closedTable(crownTable({ method: 'shoe-to-a-wagerer' }));
const declined = (): Scene =>
  passed().do({ do: 'decline-shoe', seat: 1 }).do({ do: 'decline-shoe', seat: 2 });
const dummies = (): Scene =>
  crownTable().do({
    do: 'order-dummy-coups',
    reason: 'until-a-wager',
    by: staff('game-supervisor'),
  });

const OTHER = plainSetup('crown', 'traditional', { id: 'set-up-2' });
const player = { player: { min: 1000, max: 2_000_000, step: 1000 } };

export interface Told {
  readonly at: () => Scene;
  readonly as?: Role;
  readonly said: Answers;
}

/** One of each: an act without one does not compile. */
export const TOLD: Readonly<Record<ActName, Told>> = {
  'sign-on': { at: crownTable, as: 'game-supervisor', said: { choice: 'game-supervisor' } },
  'sign-off': { at: crownTable, said: { choice: 'dealer' } },
  'buy-in': { at: crownTable, said: { person: one, choice: 'cash', cents: 123_400 } },
  'pay-out': { at: leaving, said: { person: one, choice: 'chips' } },
  leave: { at: crownTable, said: { person: one, choice: 'own-accord' } },
  'record-wager': { at: recorded, said: { person: one, bet: { on: 'tie' }, cents: 7000 } },
  'call-bet': {
    at: recorded,
    said: { person: one, bet: { on: 'banker' }, cents: 9000, choice: 'cash' },
  },
  'name-nominee': { at: crownTable, said: { person: one, name: 'M-1017' } },
  'stand-behind': {
    at: () => hobart({ stakeMode: 'recorded' }),
    said: { person: one, name: 'M-2' },
  },
  'tag-partnership': {
    at: hobart,
    as: 'table-inspector',
    said: { patrons: ['patron-1', 'patron-2'] },
  },
  'agree-limits': {
    at: crownTable,
    as: 'pit-boss',
    said: { person: one, choice: 'these', limits: player },
  },
  'arrange-above-differential': {
    at: () => readyTable(arranged()),
    as: 'pit-boss',
    said: { person: one, cents: 5_000_000 },
  },
  'move-float': {
    at: crownTable,
    as: 'game-supervisor',
    said: { choice: 'fill', cents: 12_345_600, name: 'F-2' },
  },
  'release-locked-win': {
    at: won,
    as: 'casino-supervisor',
    said: { person: one, choice: 'by-hand', name: 'F-17' },
  },
  'unfreeze-accounts': {
    at: () => crownTable().do({ do: 'freeze-accounts' }),
    as: 'game-supervisor',
    said: { note: 'Nothing was wrong.' },
  },
  'correct-card': {
    at: () => closedTable(crownTable()).cards('2s 9h'),
    said: { count: 1, cards: ['3s'] },
  },
  'close-discrepancy': {
    at: showedOther,
    said: { person: { seat: 1, patron: '1/1' }, note: 'The recording shows it.' },
  },
  'return-terminal': {
    at: broken,
    said: { person: one, choice: 'screen', note: 'Test 14: passed.' },
  },
  'close-claim': {
    at: () => crownTable().do({ do: 'open-claim', says: 'The card was a nine.' }),
    said: { count: 1, choice: 'denied', note: 'Seen on the recording: it was a six.' },
  },
  'pay-owed': { at: owing, as: 'pit-boss', said: { person: one, note: 'Passport.' } },
  'collect-owing': {
    at: overpaid,
    as: 'pit-boss',
    said: { person: one, cents: 1000, choice: 'cash', note: 'Brought back.' },
  },
  'write-off-owing': {
    at: overpaid,
    as: 'pit-boss',
    said: { person: one, cents: 10_000, note: 'Gone abroad.' },
  },
  'settle-commission': { at: indebted, said: { person: { seat: 2, patron: 'patron-2' } } },
  'approve-commission-deferral': {
    at: () => crownTable({ deferredCommission: true }),
    as: 'operator',
    said: { person: one, choice: 'yes' },
  },
  'carry-commission': { at: indebted, as: 'operator', said: { note: 'They come again.' } },
  'order-dummy-coups': {
    at: crownTable,
    as: 'game-supervisor',
    said: { choice: 'during-the-shoe', count: 3 },
  },
  'order-free-coups': { at: hobart, as: 'operator', said: { count: 2 } },
  'ask-to-wager': { at: dummies, said: { person: one } },
  'set-face-down': { at: crownTable, as: 'game-supervisor', said: { choice: 'face-down' } },
  'inform-of-squeeze': { at: hobart, said: { choice: 'surveillance', note: 'Ms Ho' } },
  'delegate-hand': {
    at: squeezed,
    said: { choice: 'player', person: { seat: 3, patron: 'patron-3' } },
  },
  'choose-dealing-method': { at: declined, said: { choice: 'hands-to-wagerers' } },
  'delegate-dealing': {
    at: () => passed().do({ do: 'take-shoe', seat: 1 }),
    said: { person: { seat: 3, patron: 'patron-3' } },
  },
  'name-cutter': { at: uncut, as: 'game-supervisor', said: { note: 'The pit boss' } },
  'order-shuffle': {
    ...{ at: crownTable, as: 'pit-boss' },
    said: { choice: 'mishandled-cards', note: 'A patron asks.' },
  },
  'replace-cards': { at: crownTable, as: 'pit-boss', said: { cards: ['As'], note: 'Bent.' } },
  'announce-limits': {
    at: crownTable,
    as: 'pit-boss',
    said: { limits: plainSetup('crown', 'traditional').limits },
  },
  'consent-to-limits': { at: asked, said: { person: one } },
  'set-collective-liability': { at: hobart, as: 'operator', said: { cents: 2_500_000 } },
  'change-setup': { at: between, as: 'pit-boss', said: { setup: OTHER } },
  'open-claim': { at: crownTable, said: { person: one, note: 'Paid too little.' } },
  'sanction-patron': {
    at: crownTable,
    as: 'pit-boss',
    said: { person: one, choice: 'exclude', breach: '13.1', note: 'A device.' },
  },
  'end-hold': {
    at: held,
    as: 'pit-boss',
    said: { hold: HELD, choice: 'patron', note: 'No device.' },
  },
  'show-burn-card': { at: crownTable, said: { person: one, cards: ['Ks'] } },
  'lift-exclusion': {
    at: excluded,
    as: 'pit-boss',
    said: { choice: 'patron-1', note: 'No device.' },
  },
  'end-detention': {
    at: detained,
    as: 'pit-boss',
    said: { person: one, note: 'Officer 417' },
  },
  'release-debt': {
    at: inDebt,
    as: 'operator',
    said: { person: { seat: 2, patron: 'patron-2' }, name: 'A-17', note: 'Bankrupt.' },
  },
};
