// A table for every act of the sheet, and what is said for it there.

import type { Card } from '../../rules/cards.ts';
import type { Role } from '../../rulebooks/index.ts';
import type { Setup } from '../../table/setup.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../../table/testing/scene.ts';
import type { ActName, Answers } from '../console/acts/act.ts';
import { closedTable, crownTable } from './at-console.tsx';

export const hobart = (changes: Partial<Setup> = {}): Scene =>
  readyTable(plainSetup('tasmania', 'traditional', changes));

export const one = { seat: 1, patron: 'patron-1' };
const recorded = (): Scene => crownTable({ stakeMode: 'recorded' }).do({ do: 'open-wagering' });

/** Nobody sits, the shoe is over: house rules may change. */
const between = (): Scene => {
  const scene = crownTable();
  for (const { number } of scene.table.seats) {
    const at = { seat: number, patron: `patron-${number}` };
    scene.do({ do: 'leave', ...at, reason: 'own-wish' });
    scene.do({ do: 'pay-out', ...at, how: 'chips', cents: 1_000_000 });
  }
  return scene.do({ do: 'order-shuffle', reason: 'New rules.', by: staff('pit-boss') });
};

const leaving = (): Scene => crownTable().do({ do: 'leave', ...one, reason: 'own-wish' });

/** Seat 2 owes commission for a winning Banker wager. */
const indebted = (): Scene => {
  const scene = crownTable({ deferredCommission: true });
  const two = { seat: 2, patron: 'patron-2' };
  scene.do({ do: 'approve-commission-deferral', ...two, approved: true, by: staff('operator') });
  return closedTable(scene).cards('2s 9h Ks Kd').do({ do: 'settle-coup' });
};

export const held = (): Scene =>
  crownTable().do({
    ...{ do: 'sanction-patron', kind: 'hold-winnings', ...one, breach: '13.1', story: 'A device.' },
    ...{ cents: 5000, by: staff('pit-boss') },
  });

/** Seat 1 has left when its coup is set right: the house owes. */
export const owing = (): Scene => leftBefore('2s 9h Ks Kd', ['9s', '2h', 'Ks', 'Kd'], 995_000);

/** The same the other way round: the patron owes. */
const overpaid = (): Scene => leftBefore('9s 2h Ks Kd', ['2s', '9h', 'Ks', 'Kd'], 1_005_000);

const leftBefore = (entered: string, cards: readonly Card[], cents: number): Scene => {
  const scene = closedTable(crownTable()).cards(entered).do({ do: 'settle-coup' });
  scene.do({ do: 'leave', ...one, reason: 'own-wish' });
  scene.do({ do: 'pay-out', ...one, how: 'chips', cents });
  const facts = { coup: 1, cards, provenByRecords: true };
  const [by, approvedBy] = [staff('game-supervisor'), staff('pit-boss')];
  return scene.do({
    do: 'report-irregularity',
    what: 'wrong-result-entered',
    facts,
    by,
    approvedBy,
  });
};

/** Seat 1 says it showed something else at the close. */
const showedOther = (): Scene =>
  readyTable(plainSetup('crown-rapid', 'traditional'))
    .do({ do: 'open-wagering' })
    .wager(1, 'player', 6_000)
    .do({ do: 'close-wagering' })
    .do({
      ...{ do: 'confirm-snapshot', seat: 1, digest: '1/1 tie=6000', signature: 's' },
      by: patronAt(1),
    });

/** The terminal of seat 1 has failed. */
const broken = (): Scene =>
  readyTable(plainSetup('crown-rapid', 'traditional'))
    .do({ do: 'open-wagering' })
    .do({
      ...{ do: 'report-irregularity', what: 'terminal-malfunction' },
      facts: { seat: 1, coup: 1, fault: 'screen' },
    });

/** Seat 1 has won more than the house pays without an attendant. */
export const won = (): Scene =>
  readyTable(plainSetup('crown-rapid', 'traditional', { substantialWin: 5_000 }))
    .do({ do: 'open-wagering' })
    .wager(1, 'player', 6_000)
    .do({ do: 'close-wagering' })
    .cards('9s Kh Kd 4c')
    .do({ do: 'settle-coup' });

export const asked = (): Scene => {
  const scene = hobart();
  const limits = Object.fromEntries(
    Object.entries(scene.table.setup?.limits ?? {}).map(([on, limit]) => [
      on,
      { ...limit, min: limit.min * 2 },
    ]),
  );
  const by = staff('operator');
  return scene.do({ do: 'announce-limits', limits, aggregateMin: 0, setup: 'other', by });
};

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

/** A version that charges above the differential, with one on its sign (7.5). */
export function arranged(): Setup {
  const setup = plainSetup('crown', 'traditional');
  return { ...setup, pay: { ...setup.pay, differential: 1_000_000 } };
}

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
  leave: { at: crownTable, said: { person: one, choice: 'own-wish' } },
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
    said: { count: 1, note: 'Seen on the recording: it was a six.' },
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
  'delegate-hand': { at: squeezed, said: { choice: 'player', name: 'M-3' } },
  'choose-dealing-method': { at: declined, said: { choice: 'hands-to-wagerers' } },
  'delegate-dealing': {
    at: () => passed().do({ do: 'take-shoe', seat: 1 }),
    said: { name: 'M-4' },
  },
  'name-cutter': { at: crownTable, as: 'game-supervisor', said: { person: one } },
  'order-shuffle': { at: crownTable, as: 'pit-boss', said: { note: 'A patron asks.' } },
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
    said: { person: one, choice: 'patron', note: 'No device.' },
  },
};
