// Invalidation, disputes and sanctions at tables with chips: whose they are to decide.

import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { balanceOf, patronAccount } from '../accounts/money.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../testing/scene.ts';

const balanceAt = (scene: Scene, seat: number) =>
  balanceOf(scene.table.ledger, patronAccount(seat, `patron-${seat}`));

describe('crown', () => {
  const clause = clausesOf('crown');

  clause(['13.3', '13.3.1', '13.3.2', '13.4'], 'the pit boss invalidates; stakes go back', () => {
    for (const what of ['game-disrupted', 'fraud'] as const) {
      const scene = readyTable(plainSetup('crown', 'traditional'));
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).do({ do: 'close-wagering' });
      scene.cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
      const facts = { disruption: 'fire', note: 'seen' } as const;
      const report = { do: 'report-irregularity', what, facts } as const;
      expect(scene.refused(report).refused).toBe('needs-second-approver');
      scene.do({ ...report, approvedBy: staff('pit-boss') });
      expect(balanceAt(scene, 1)).toBe(1_000_000);
    }
  });

  clause('13.9', 'a dispute is the pit boss’s to decide', () => {
    const scene = readyTable(plainSetup('crown', 'traditional'));
    scene.do({ do: 'open-claim', says: 'my chips were moved', by: patronAt(1) });
    scene.do({ do: 'dispute-claim', claim: 1 });
    const close = { do: 'close-claim', claim: 1, action: 'paid', outcome: 'upheld' } as const;
    expect(scene.refused({ ...close, by: staff('game-supervisor') }).clause).toBe('13.9');
    scene.do({ ...close, by: staff('pit-boss') });
  });

  clause(['13.2', '13.2.1', '13.2.2', '13.2.3'], 'the pit boss’s three sanctions', () => {
    const scene = readyTable(plainSetup('crown', 'traditional'));
    const base = {
      do: 'sanction-patron',
      seat: 1,
      patron: 'patron-1',
      breach: '13.1',
      story: 'x',
    } as const;
    expect(scene.refused({ ...base, kind: 'exclude', by: staff('game-supervisor') }).clause).toBe(
      '13.2',
    );
    const by = staff('pit-boss');
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000);
    scene.do({ ...base, kind: 'void-wagers', by });
    expect(scene.table.seats[0]?.wagers).toEqual([]);
    scene.wager(1, 'player', 10_000).do({ do: 'close-wagering' });
    scene.cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
    scene.do({ ...base, kind: 'hold-winnings', cents: 10_000, since: { shoe: 1, coup: 1 }, by });
    expect(balanceAt(scene, 1)).toBe(1_000_000);
    scene.do({ ...base, kind: 'exclude', by });
    expect(scene.table.claims.excluded).toEqual(['patron-1']);
  });
});

test('[R-BET-3] a list of claims has an end: what waits is answered first', () => {
  const scene = readyTable(plainSetup('crown', 'traditional'));
  const claim = (seat: number) =>
    ({ do: 'open-claim', patron: `patron-${seat}`, says: 'wrong', by: patronAt(seat) }) as const;
  for (let count = 0; count < 5; count += 1) scene.do(claim(1));
  expect(scene.refused(claim(1)).reason).toEqual({ code: 'claims-wait', count: 5 });
  scene.do(claim(2)).do({ do: 'close-claim', claim: 1, action: 'explained' }).do(claim(1));
  for (let count = 6; count < 200; count += 1) scene.do({ do: 'open-claim', says: 'wrong' });
  expect(scene.refused(claim(3)).reason).toEqual({ code: 'claims-wait', count: 200 });
});

describe('tasmania', () => {
  const clause = clausesOf('tasmania');

  clause('3 responsibility', 'disputes and sanctions are not the dealer’s to decide', () => {
    const scene = readyTable(plainSetup('tasmania', 'traditional'));
    scene.do({ do: 'open-claim', says: 'wrong payment', by: patronAt(1) });
    scene.do({ do: 'dispute-claim', claim: 1 });
    const close = {
      do: 'close-claim',
      claim: 1,
      action: 'result stands',
      outcome: 'denied',
    } as const;
    expect(scene.refused(close).clause).toBe('3 responsibility');
    scene.do({ ...close, by: staff('game-supervisor') });
    const base = {
      do: 'sanction-patron',
      seat: 1,
      patron: 'patron-1',
      breach: '7.3',
      story: 'x',
    } as const;
    expect(scene.refused({ ...base, kind: 'exclude' }).clause).toBe('3 responsibility');
    scene.do({ ...base, kind: 'exclude', by: staff('game-supervisor') });
  });
});
