// Commission that is owed: by whom, until when, and what cannot happen while it is.

import { englishText } from '../../../texts/index.ts';
import { describe, expect, test } from 'vitest';
import { accountOf, audit } from '../../../ledger/index.ts';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import type { Version } from '../../../rules/rulebook.ts';
import { commissionDue, markerAccount } from '../../settlement/commission.ts';
import { fold } from '../../evolve.ts';
import { newTable } from '../../table.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../../testing/scene.ts';
import { chipsOf, paidAt } from '../../testing/stakes.ts';
import { publicView } from '../../views/index.ts';

const clause = clausesOf('crown');

const BANKER_NINE = '4s 9h Kd Kc';
const operator = staff('operator');
const first = { seat: 1, patron: 'patron-1' } as const;
const approve = {
  do: 'approve-commission-deferral',
  ...first,
  approved: true,
  by: operator,
} as const;
const settle = { do: 'settle-commission', ...first } as const;

const live = (version: Version = 'traditional'): Scene =>
  readyTable(plainSetup('crown', version, { deferredCommission: true }));

const coup = (scene: Scene, cards: string) =>
  scene.do({ do: 'close-wagering' }).cards(cards).do({ do: 'settle-coup' });

/** A patron who owes 5.00 after one coup. */
function owing(): Scene {
  const scene = live().do(approve).do({ do: 'open-wagering' });
  return coup(scene.wager(1, 'banker', 10_000).wager(2, 'banker', 10_000), BANKER_NINE);
}

/** Other cards are made ready; the patron at seat 7 cuts them. */
function nextShoe(scene: Scene): void {
  scene.do({ do: 'bring-cards', cardSet: 'set-2', preShuffled: false });
  for (const step of scene.table.shoe.toDo) {
    const cut = step === 'cut' ? { cutAt: 100, cutter: 7 } : {};
    scene.do({ do: 'prepare-shoe', step, ...cut });
  }
}

const due = (scene: Scene) => commissionDue(scene.table, 1, 'patron-1');

test('a coup set right takes its commission off the marker (C17)', () => {
  const scene = owing();
  const by = staff('game-supervisor');
  scene.do({ do: 'freeze-accounts', why: 'wrong card keyed', by });
  scene.do({
    ...{ do: 'report-irregularity', what: 'wrong-result-entered', by },
    facts: { cards: ['9s', '4h', 'Kd', 'Kc'], coup: 1 },
    approvedBy: staff('pit-boss'),
  });
  scene.do({ do: 'unfreeze-accounts', finding: 'Seen on the recording.', by });
  // The Player won after all: both lost 100.00, and nobody owes commission on it.
  expect([due(scene), chipsOf(scene, 1), chipsOf(scene, 2)]).toEqual([0, 990_000, 990_000]);
  expect(audit(scene.table.ledger)).toEqual([]);
});

describe('who may owe it', () => {
  clause(
    '10.2.1',
    'commission is taken at once but from a seated patron approved beforehand',
    () => {
      const scene = owing();
      expect([due(scene), chipsOf(scene, 1), chipsOf(scene, 2)]).toEqual([
        500, 1_010_000, 1_009_500,
      ]);
      expect(paidAt(scene, 1)['banker']).toMatchObject({
        ...{ paid: 20_000, commission: 500, deferred: true },
      });
      expect(paidAt(scene, 2)['banker']?.deferred).toBeUndefined();
      const asked = live();
      expect(asked.refused({ ...approve, by: staff('pit-boss') }).clause).toBe('10.2.1');
      asked.do({ do: 'allow-standing-patrons', allowed: true, by: staff('game-supervisor') });
      asked.do({ do: 'stand-behind', seat: 1, patron: 'walker' });
      expect(englishText(asked.refused({ ...approve, patron: 'walker' }).reason)).toMatch(
        /seated patron/,
      );
      const never = readyTable(plainSetup('crown', 'traditional'));
      expect(never.refused(approve)).toMatchObject({ refused: 'set-up-not-permitted' });
    },
  );

  test('the half on six is always paid net (C13)', () => {
    const scene = live('crown').do(approve).do({ do: 'open-wagering' }).wager(1, 'banker', 10_000);
    // Banker wins with six against five: Insurance is declined by closing its window.
    scene.do({ do: 'close-wagering' }).cards('Ts 6h 5d Tc').do({ do: 'close-insurance' });
    scene.cards('Th').do({ do: 'settle-coup' });
    expect([due(scene), chipsOf(scene, 1)]).toEqual([0, 1_005_000]);
  });

  test('the commission of an arrangement may be owed too', () => {
    const pay = { dragonBonus: 1, perfectPairs: 1, chip: 1, differential: 100_000 };
    const setup = plainSetup('crown', 'traditional', { deferredCommission: true, pay });
    const scene = readyTable(setup).do(approve);
    scene.do({ do: 'arrange-above-differential', ...first, max: 200_000, by: staff('pit-boss') });
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 200_000);
    coup(scene, '9s Kh Kd 4c');
    expect([due(scene), chipsOf(scene, 1)]).toEqual([2500, 1_200_000]);
  });
});

describe('until when', () => {
  clause('10.2.1 (a)', 'no new shoe starts, and no table closes, while commission is owed', () => {
    const scene = owing();
    scene.do({ do: 'order-shuffle', reason: 'supervisor', by: staff('pit-boss') });
    expect(scene.table.phase).toBe('preparing');
    nextShoe(scene);
    expect(scene.refused({ do: 'open-wagering' })).toEqual({
      ...{ refused: 'not-now', clause: '10.2.1 (a)' },
      reason: { code: 'commission-owed-from-shoe', owed: 500 },
    });
    const close = { do: 'close-table', cardsChecked: true, by: staff('pit-boss') } as const;
    scene.do({ do: 'announce-closing', closesAt: 1_200_000, by: staff('pit-boss') });
    scene.now = 1_200_000;
    expect(scene.refused(close).clause).toBe('10.2.1 (a)');
    // The dealer collects at the end of the shoe.
    scene.do(settle).do({ do: 'open-wagering' });
    expect([due(scene), chipsOf(scene, 1)]).toEqual([0, 1_009_500]);
    expect(scene.events.find(({ happened }) => happened === 'commission-settled')).toMatchObject({
      ...{ cents: 500, clause: '10.2.1 (a)' },
    });
  });

  clause('10.2.1 (a)(i)', 'the patron may settle earlier, and what is owed is settled then', () => {
    const scene = owing();
    expect(scene.refused({ ...settle, by: patronAt(2) }).clause).toBe('10.2.1 (a)(i)');
    scene.do({ ...settle, by: patronAt(1) });
    expect(due(scene)).toBe(0);
    expect(scene.events.at(-1)).toMatchObject({ clause: '10.2.1 (a)(i)' });
    expect(scene.ask({ ...settle, by: patronAt(1) })).toEqual([]);
  });

  clause('10.2.1 (a)(ii)', 'nobody is paid out before the marker is settled', () => {
    const scene = owing();
    const pay = { do: 'pay-out', ...first, how: 'chips' } as const;
    expect(scene.refused({ ...pay, cents: 1_010_000 })).toMatchObject({
      ...{ refused: 'not-now', clause: '10.2.1 (a)(ii)' },
    });
    scene.do(settle).do({ ...pay, cents: 1_009_500 });
    expect(accountOf(scene.table.ledger, markerAccount(1, 'patron-1'))).toBeUndefined();
    // Whoever sits there next owes nothing and may owe nothing.
    scene.do({ do: 'buy-in', ...first, tender: 'chips', cents: 50_000 });
    scene.do({ do: 'open-wagering' }).wager(1, 'banker', 10_000);
    coup(scene, BANKER_NINE);
    expect([due(scene), chipsOf(scene, 1)]).toEqual([0, 59_500]);
  });

  clause('10.2.1 (a)(iii)', 'management may call it in at any time, or let a shoe start', () => {
    const called = owing().do({ ...settle, by: operator });
    expect(due(called)).toBe(0);
    const scene = owing();
    scene.do({ do: 'order-shuffle', reason: 'supervisor', by: staff('pit-boss') });
    nextShoe(scene);
    const carry = { do: 'carry-commission', note: 'patron is at dinner' } as const;
    expect(scene.refused({ ...carry, by: staff('pit-boss') }).clause).toBe('10.2.1 (a)(iii)');
    expect(scene.refused({ ...carry, by: operator, note: '' }).refused).toBe('steps-missing');
    scene.do({ ...carry, by: operator }).do({ do: 'open-wagering' });
    expect(scene.events.find(({ happened }) => happened === 'commission-carried')).toMatchObject({
      ...{ owed: 500, note: 'patron is at dinner' },
    });
    // The word was for this shoe alone.
    expect(scene.table.kept.commissionCarried).toBe(false);
  });
});

test('markers show seat and sum, and nobody’s name', () => {
  const scene = owing();
  const { commissionMarkers } = publicView({ book: scene.book, table: scene.table });
  expect(commissionMarkers).toEqual([{ seat: 1, due: 500 }]);
});

test('a marker that the chips do not cover waits for a buy-in', () => {
  const scene = owing();
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 1_000_000).wager(1, 'tie', 10_000);
  coup(scene, BANKER_NINE);
  expect(englishText(scene.refused(settle).reason)).toBe(
    '5.00 is owed: the chips at the seat do not cover it.',
  );
  scene.do({ do: 'buy-in', ...first, tender: 'cash', cents: 500 }).do(settle);
  expect([due(scene), chipsOf(scene, 1)]).toEqual([0, 0]);
  const again = fold(scene.book, newTable('table-1'), scene.events);
  expect(JSON.stringify(again)).toBe(JSON.stringify(scene.table));
});
