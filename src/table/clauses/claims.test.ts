// Wrong results, malfunctions, invalidation, claims and sanctions: nothing lost, nothing edited.

import { englishText } from '../../texts/index.ts';
import { describe, expect, test } from 'vitest';
import { audit } from '../../ledger/index.ts';
import type { Card } from '../../rules/cards.ts';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { balanceOf, patronAccount } from '../accounts/money.ts';
import { owedBy } from '../restatement/outstanding.ts';
import { lastCoupAt, tableOf } from '../testing/irregular.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../testing/scene.ts';

const balanceAt = (scene: Scene, seat: number) =>
  balanceOf(scene.table.ledger, patronAccount(seat, `patron-${seat}`));

const cardsOf = (text: string) => text.split(' ') as Card[]; // the test's own cards

/** Player was entered as winning nine to four; seats 1 and 2 wagered either way. */
function paidOn(cards: string): Scene {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).wager(2, 'banker', 10_000);
  return scene.do({ do: 'close-wagering' }).cards(cards).do({ do: 'settle-coup' });
}

const THAW = {
  do: 'unfreeze-accounts',
  finding: 'Seen on the recording.',
  by: staff('game-supervisor'),
} as const;

const wrong = (cards: string) =>
  ({
    do: 'report-irregularity',
    what: 'wrong-result-entered',
    facts: { cards: cardsOf(cards), coup: 1 },
    approvedBy: staff('game-supervisor'),
  }) as const;

describe('crown-rapid', () => {
  const clause = clausesOf('crown-rapid');

  clause('11.11', 'freeze, recalculate on the true cards by new entries, unfreeze', () => {
    const scene = paidOn('9s Kh Kd 4c');
    expect([balanceAt(scene, 1), balanceAt(scene, 2)]).toEqual([1_010_000, 990_000]);
    scene.do({ do: 'freeze-accounts', why: 'wrong card keyed' });
    const tender = { do: 'buy-in', seat: 1, patron: 'patron-1', tender: 'cash', cents: 5 } as const;
    expect(scene.refused(tender)).toMatchObject({ refused: 'frozen', clause: '11.11' });
    const { approvedBy: _approved, ...alone } = wrong('4c Kh Kd 9s');
    expect(scene.refused(alone).refused).toBe('needs-second-approver');
    scene.do(wrong('4c Kh Kd 9s')).do(THAW);
    // Banker nine, Player four: Player loses, Banker wins less five per cent.
    expect([balanceAt(scene, 1), balanceAt(scene, 2)]).toEqual([990_000, 1_009_500]);
    expect(scene.table.records.at(-1)).toMatchObject({ result: 'banker', corrected: '11.11' });
    expect(scene.table.shoe.hands.at(-1)?.winner).toBe('B');
    expect(audit(scene.table.ledger)).toEqual([]);
  });

  clause('11.11', 'the last coup of a shoe too, while the next shoe is made ready', () => {
    const realShoe = tableOf('crown-rapid', 'traditional', { cuttingCard: 'noted' });
    const scene = lastCoupAt(realShoe, '9s Kh Kd 4c').do({ do: 'settle-coup' });
    expect(scene.table.phase).toBe('preparing');
    const before = balanceAt(scene, 2);
    const { number } = scene.table.records.at(-1) ?? { number: 0 };
    const facts = { cards: cardsOf('4c Kh Kd 9s'), coup: number };
    scene.do({ do: 'freeze-accounts', why: 'wrong card keyed' });
    scene.do({ ...wrong('4c Kh Kd 9s'), facts }).do(THAW);
    expect(balanceAt(scene, 2)).toBe(before + 19_500);
    // Coups of the next shoe are numbered anew: then the old shoe is named.
    scene.do({ do: 'freeze-accounts' });
    scene.do({ do: 'bring-cards', cardSet: 'set-2', preShuffled: false });
    expect(scene.refused({ ...wrong('4c Kh Kd 9s'), facts }).refused).toBe('report-is-false');
    scene.do({
      ...wrong('9s Kh Kd 4c'),
      facts: { ...facts, shoe: 1, cards: cardsOf('9s Kh Kd 4c') },
    });
    expect(balanceAt(scene, 2)).toBe(before);
  });

  test('what a correction brings somebody who has left is owed until it is paid (R11)', () => {
    const scene = paidOn('9s Kh Kd 4c');
    const gone = { seat: 2, patron: 'patron-2' } as const;
    scene.do({ do: 'leave', ...gone, reason: 'own-accord', by: patronAt(2) });
    scene.do({ do: 'pay-out', ...gone, how: 'chips', cents: 990_000 });
    scene.do({ do: 'freeze-accounts', why: 'wrong card keyed' });
    scene.do(wrong('4c Kh Kd 9s')).do(THAW);
    expect(owedBy(scene.table)).toMatchObject([{ ...gone, cents: 19_500 }]);
    expect(audit(scene.table.ledger)).toEqual([]);
    const pay = { do: 'pay-owed', ...gone, cents: 19_500, note: 'known by passport' } as const;
    expect(scene.refused(pay)).toMatchObject({ refused: 'not-authorised', clause: 'ruling R11' });
    const by = staff('casino-supervisor');
    expect(englishText(scene.refused({ ...pay, by, cents: 19_000 }).reason)).toBe(
      '195.00 is owed, to the cent.',
    );
    expect(scene.refused({ ...pay, by, note: '' }).refused).toBe('steps-missing');
    scene.do({ ...pay, by });
    expect(owedBy(scene.table)).toEqual([]);
    expect(scene.refused({ ...pay, by }).refused).toBe('nothing-to-do');
    expect(audit(scene.table.ledger)).toEqual([]);
  });

  clause('11.9', 'a correction touches its own coup and no later one', () => {
    const scene = paidOn('9s Kh Kd 4c');
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).do({ do: 'close-wagering' });
    scene.cards('9h Kc Ks 4d').do({ do: 'settle-coup' });
    const later = scene.table.records.at(-1);
    scene.do({ do: 'freeze-accounts', why: 'claim' }).do(wrong('4c Kh Kd 9s'));
    expect(scene.table.records.at(-1)).toEqual(later);
    expect(scene.table.shoe.hands.map(({ winner }) => winner).join('')).toBe('BP');
  });

  clause('11.13', 'settlement reads the cards on record, never a display', () => {
    const scene = paidOn('9s Kh Kd 4c');
    const [settled] = scene.events.slice(-1);
    expect(settled).toMatchObject({
      record: { result: 'player', cards: [{ card: '9s' }, {}, {}, {}] },
    });
  });

  const fault = (facts: object, what: 'terminal-malfunction' | 'system-malfunction') =>
    ({ do: 'report-irregularity', what, facts: { coup: 1, fault: 'screen', ...facts } }) as const;
  const late = { onset: 'after-the-close' } as const;
  /** A terminal says what it showed. */
  const showed = (scene: Scene, seat: number, digest: string) =>
    scene.do({ do: 'confirm-snapshot', seat, digest, signature: 's', by: patronAt(seat) });

  clause(
    '11.14(a)',
    'a terminal that fails before the close: its wagers go back, others stay',
    () => {
      const scene = readyTable(plainSetup('crown-rapid', 'crown'));
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).wager(2, 'banker', 10_000);
      scene.do(fault({ seat: 1 }, 'terminal-malfunction'));
      expect(scene.table.seats.map(({ wagers }) => wagers.length)).toEqual([0, 1, 0]);
      expect(scene.table.seats[0]?.state).toBe('faulty');
      expect(balanceAt(scene, 1)).toBe(1_000_000);
    },
  );

  clause('11.14(b)', 'after the close the records prove the wagers, and they are settled', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).do({ do: 'close-wagering' });
    const facts = { ...late, seat: 1, provenByRecords: true, note: 'journal' };
    scene.do(fault(facts, 'terminal-malfunction'));
    expect(scene.events).toContainEqual(
      expect.objectContaining({ happened: 'records-confirmed', note: 'journal' }),
    );
    scene.cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
    expect(balanceAt(scene, 1)).toBe(1_010_000);
  });

  clause('11.15(a)', 'a system that fails before the close: everybody’s wagers go back', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).wager(2, 'banker', 10_000);
    scene.do(fault({}, 'system-malfunction'));
    expect(scene.table.seats.every(({ wagers }) => wagers.length === 0)).toBe(true);
  });

  clause('11.15(b)', 'after the close proven wagers of all patrons stand', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).do({ do: 'close-wagering' });
    scene.do(fault({ ...late, provenByRecords: true, note: 'journal' }, 'system-malfunction'));
    expect(scene.events.at(-1)).toMatchObject({ happened: 'records-confirmed', note: 'journal' });
    expect(scene.table.seats[0]?.wagers).toHaveLength(1);
  });

  clause('11.16', 'wagers that no record proves are void, and only those', () => {
    const closed = () => {
      const scene = readyTable(plainSetup('crown-rapid', 'crown'));
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).wager(2, 'banker', 10_000);
      return scene.do({ do: 'close-wagering' });
    };
    const unproven = { ...late, provenByRecords: false };
    const scene = closed().do(fault({ ...unproven, seat: 1 }, 'terminal-malfunction'));
    expect(scene.table.seats.map(({ wagers }) => wagers.length)).toEqual([0, 1, 0]);
    expect(scene.events.some(event => 'clause' in event && event.clause === '11.16')).toBe(true);
    // Journal and terminal agree about seat 2: nobody's word voids it.
    const all = showed(closed(), 2, '1/1 banker=10000');
    all.do(fault(unproven, 'system-malfunction'));
    expect(all.table.seats.map(({ wagers }) => wagers.length)).toEqual([0, 1, 0]);
    const agreed = showed(closed(), 2, '1/1 banker=10000');
    agreed.do(fault({ ...unproven, seat: 2 }, 'terminal-malfunction'));
    expect(agreed.table.seats[1]).toMatchObject({ state: 'faulty', wagers: [{}] });
  });

  clause(
    ['11.10', '13.4'],
    'a coup spoilt by equipment is invalidated and every stake goes back',
    () => {
      const scene = paidOn('9s Kh Kd 4c');
      const report = {
        do: 'report-irregularity',
        what: 'equipment-malfunction',
        facts: { note: 'shoe 3' },
      } as const;
      expect(scene.refused(report).refused).toBe('needs-second-approver');
      scene.do({ ...report, approvedBy: staff('game-supervisor') });
      expect([balanceAt(scene, 1), balanceAt(scene, 2)]).toEqual([1_000_000, 1_000_000]);
      expect(scene.table.records.at(-1)?.standing).toBe('void');
    },
  );

  clause(['13.3.1', '13.3.2'], 'riot, fire or fraud: the casino supervisor invalidates', () => {
    for (const what of ['game-disrupted', 'fraud'] as const) {
      const scene = readyTable(plainSetup('crown-rapid', 'crown'));
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).do({ do: 'close-wagering' });
      scene.cards('9s Kh');
      const facts = { disruption: 'fire', note: 'seen' } as const;
      const report = { do: 'report-irregularity', what, facts } as const;
      const by = staff('game-supervisor');
      // A disruption is one of the list, a fraud is told.
      expect(scene.refused({ ...report, facts: {}, by }).refused).toBe('facts-missing');
      expect(scene.refused({ ...report, by }).refused).toBe('needs-second-approver');
      scene.do({ ...report, by, approvedBy: staff('casino-supervisor') });
      expect(balanceAt(scene, 1)).toBe(1_000_000);
      // A wager that still lay there would have left the balance as it was, too.
      expect(scene.table.seats[0]?.wagers).toEqual([]);
      expect(scene.table.records.at(-1)?.standing).toBe('void');
    }
  });

  clause('11.12', 'a claim is considered and closed with what was done, never silently', () => {
    const scene = paidOn('9s Kh Kd 4c');
    scene.do({
      do: 'open-claim',
      seat: 2,
      patron: 'patron-2',
      says: 'Banker had nine',
      by: patronAt(2),
    });
    expect(scene.refused({ do: 'close-claim', claim: 1, action: '' }).refused).toBe(
      'steps-missing',
    );
    expect(
      scene.refused({ do: 'close-claim', claim: 1, action: 'x', by: patronAt(2) }).refused,
    ).toBe('not-authorised');
    scene.do({ do: 'close-claim', claim: 1, action: 'cards shown on video: result stands' });
    expect(scene.table.claims.open).toEqual([]);
  });

  clause('13.9', 'a dispute is the casino supervisor’s to decide', () => {
    const scene = paidOn('9s Kh Kd 4c');
    scene.do({ do: 'open-claim', says: 'late wager refused', by: patronAt(1) });
    scene.do({ do: 'dispute-claim', claim: 1 });
    const close = {
      do: 'close-claim',
      claim: 1,
      action: 'refusal stands',
      outcome: 'denied',
    } as const;
    expect(scene.refused({ ...close, by: staff('game-supervisor') }).clause).toBe('13.9');
    scene.do({ do: 'advise-complainant', claim: 1 });
    expect(scene.table.claims.open[0]?.advised).toBe(true);
    scene.do({ ...close, by: staff('casino-supervisor') });
  });

  clause(
    '13.9',
    'where the rules are silent, as on a lost order of cards, the coup is void',
    () => {
      for (const what of ['card-order-lost', 'cards-to-the-wrong-side'] as const) {
        const scene = readyTable(plainSetup('crown-rapid', 'crown'));
        scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).do({ do: 'close-wagering' });
        scene.cards('9s Kh');
        const facts = { orderIsCertain: false, note: 'dropped' };
        const approvedBy = staff('casino-supervisor');
        scene.do({ do: 'report-irregularity', what, facts, approvedBy });
        expect(scene.table.records.at(-1)?.standing).toBe('void');
        expect(balanceAt(scene, 1)).toBe(1_000_000);
      }
    },
  );

  const sanction = (
    kind: 'void-wagers' | 'exclude' | 'hold-winnings' | 'device-taken' | 'detained',
  ) =>
    ({
      do: 'sanction-patron',
      kind,
      seat: 1,
      patron: 'patron-1',
      breach: '13.1',
      story: 'a device under the table',
      by: staff('casino-supervisor'),
    }) as const;

  clause(['13.2', '13.2.1'], 'the casino supervisor voids the wagers of who broke a rule', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).do({ do: 'close-wagering' });
    expect(scene.refused({ ...sanction('void-wagers'), by: staff('dealer') }).clause).toBe('13.2');
    expect(scene.refused({ ...sanction('void-wagers'), story: '' }).refused).toBe('steps-missing');
    scene.do(sanction('void-wagers'));
    expect(scene.table.seats[0]?.wagers).toEqual([]);
    expect(balanceAt(scene, 1)).toBe(1_000_000);
  });

  clause('13.2.2', 'an excluded patron is paid out and may not come back', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown')).do(sanction('exclude'));
    expect(scene.table.seats[0]?.leaving).toBe(true);
    scene.do({ do: 'pay-out', seat: 1, patron: 'patron-1', how: 'chips', cents: 1_000_000 });
    const again = {
      do: 'buy-in',
      seat: 1,
      patron: 'patron-1',
      tender: 'cash',
      cents: 500,
    } as const;
    expect(scene.refused(again).refused).toBe('not-authorised');
  });

  clause('13.2.3', 'winnings made with a device are held until the investigation ends', () => {
    const scene = paidOn('9s Kh Kd 4c').do({
      ...sanction('hold-winnings'),
      ...{ cents: 10_000, since: { shoe: 1, coup: 1 } },
    });
    expect(balanceAt(scene, 1)).toBe(1_000_000);
    const end = { do: 'end-hold', seat: 1, patron: 'patron-1', to: 'patron' } as const;
    const by = staff('casino-supervisor');
    expect(scene.refused({ ...end, finding: '', by }).refused).toBe('steps-missing');
    expect(scene.refused({ ...end, finding: 'a hearing aid', by }).refused).toBe(
      'needs-second-approver',
    );
    const approvedBy = { role: 'casino-supervisor', id: 'another' } as const;
    scene.do({ ...end, finding: 'a hearing aid', by, approvedBy });
    expect(balanceAt(scene, 1)).toBe(1_010_000);
    expect(audit(scene.table.ledger)).toEqual([]);
  });

  clause(['13.2.4', '13.2.5'], 'a device taken and a person detained are on record', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    expect(scene.refused(sanction('device-taken')).asks).toBe('custodian');
    scene.do({ ...sanction('device-taken'), custodian: 'the duty manager' });
    scene.do(sanction('detained'));
    const ended = { do: 'end-detention', patron: 'patron-1' } as const;
    const by = staff('casino-supervisor');
    expect(scene.refused({ ...ended, takenOverBy: '', by }).refused).toBe('steps-missing');
    scene.do({ ...ended, takenOverBy: 'Officer 417', by });
    expect(scene.table.claims.detained).toEqual([]);
    const kinds = scene.events.flatMap(event =>
      event.happened === 'patron-sanctioned' ? [event.kind] : [],
    );
    expect(kinds).toEqual(['device-taken', 'detained']);
  });
});
