// Tables in the states at which the sheet's acts are done.

import type { Card } from '../../rules/cards.ts';
import type { Setup } from '../../table/setup/setup.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../../table/testing/scene.ts';
import { closedTable, crownTable } from './at-console.tsx';

export const hobart = (changes: Partial<Setup> = {}): Scene =>
  readyTable(plainSetup('tasmania', 'traditional', changes));

export const one = { seat: 1, patron: 'patron-1' };
export const recorded = (): Scene =>
  crownTable({ stakeMode: 'recorded' }).do({ do: 'open-wagering' });

/** Nobody sits, the shoe is over: house rules may change. */
export const between = (): Scene => {
  const scene = crownTable();
  for (const { number } of scene.table.seats) {
    const at = { seat: number, patron: `patron-${number}` };
    scene.do({ do: 'leave', ...at, reason: 'own-accord' });
    scene.do({ do: 'pay-out', ...at, how: 'chips', cents: 1_000_000 });
  }
  return scene.do({ do: 'order-shuffle', reason: 'New rules.', by: staff('pit-boss') });
};

/** New cards that nobody has cut yet. */
export const uncut = (): Scene => {
  const scene = crownTable().do({ do: 'order-shuffle', reason: 'Old.', by: staff('pit-boss') });
  return scene.do({ do: 'bring-cards', cardSet: 'new', preShuffled: true });
};

export const leaving = (): Scene => crownTable().do({ do: 'leave', ...one, reason: 'own-accord' });

/** Seat 2 owes commission for a winning Banker wager. */
export const indebted = (): Scene => {
  const scene = crownTable({ deferredCommission: true });
  const two = { seat: 2, patron: 'patron-2' };
  scene.do({ do: 'approve-commission-deferral', ...two, approved: true, by: staff('operator') });
  return closedTable(scene).cards('2s 9h Ks Kd').do({ do: 'settle-coup' });
};

const FIRST_COUP = { shoe: 1, coup: 1 };
const A_DEVICE = { ...one, breach: '13.1', story: 'A device.', by: staff('pit-boss') };

export const held = (): Scene =>
  closedTable(crownTable())
    .cards('9s 2h Ks Kd')
    .do({ do: 'settle-coup' })
    .do({
      do: 'sanction-patron',
      kind: 'hold-winnings',
      ...A_DEVICE,
      cents: 5000,
      since: FIRST_COUP,
    });

export const [{ id: HELD } = { id: 0 }] = held().table.claims.holds;

export const excluded = (): Scene =>
  crownTable().do({ do: 'sanction-patron', kind: 'exclude', ...A_DEVICE });

export const detained = (): Scene =>
  crownTable().do({ do: 'sanction-patron', kind: 'detained', ...A_DEVICE });

/** Seat 2 has lost all its chips, owes 2.50 of commission and has left. */
export const inDebt = (): Scene => {
  const scene = indebted().do({ do: 'open-wagering' });
  const two = { seat: 2, patron: 'patron-2' };
  scene.wager(2, 'player', 1_000_000).wager(2, 'tie', 5_000).do({ do: 'close-wagering' });
  scene.cards('2s 9h Ks Kd').do({ do: 'settle-coup' });
  const debt = { how: 'chips', cents: 0, owing: 250, by: staff('pit-boss') } as const;
  return scene.do({ do: 'pay-out', ...two, ...debt });
};

/** Seat 1 has left when its coup is set right: the house owes. */
export const owing = (): Scene => leftBefore('2s 9h Ks Kd', ['9s', '2h', 'Ks', 'Kd'], 995_000);

/** The same the other way round: the patron owes. */
export const overpaid = (): Scene => leftBefore('9s 2h Ks Kd', ['2s', '9h', 'Ks', 'Kd'], 1_005_000);

const leftBefore = (entered: string, cards: readonly Card[], cents: number): Scene => {
  const scene = closedTable(crownTable()).cards(entered).do({ do: 'settle-coup' });
  scene.do({ do: 'leave', ...one, reason: 'own-accord' });
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
export const showedOther = (): Scene =>
  readyTable(plainSetup('crown-rapid', 'traditional'))
    .do({ do: 'open-wagering' })
    .wager(1, 'player', 6_000)
    .do({ do: 'close-wagering' })
    .do({
      ...{ do: 'confirm-snapshot', seat: 1, digest: '1/1 tie=6000', signature: 's' },
      by: patronAt(1),
    });

/** The terminal of seat 1 has failed. */
export const broken = (): Scene =>
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

/** A version that charges above the differential, with one on its sign (7.5). */
export function arranged(): Setup {
  const setup = plainSetup('crown', 'traditional');
  return { ...setup, pay: { ...setup.pay, differential: 1_000_000 } };
}
