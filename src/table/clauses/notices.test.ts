// Signs are gates: a change waits for the unbroken time that its book wants.

import { englishText } from '../../texts/index.ts';
import { describe, expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { plainSetup, readyTable, type Scene, staff } from '../testing/scene.ts';

const MINUTE = 60_000;
const higher = { player: { min: 5000, max: 1_000_000, step: 1000 } };
const lower = { player: { min: 500, max: 1_000_000, step: 500 } };
/** The whole sign again, with what changes on it. */
const announce = ({ table }: Scene, changed: typeof higher) => {
  const limits = { ...table.setup?.limits, ...changed };
  return { do: 'announce-limits', limits, aggregateMin: 0, setup: 'set-up-2' } as const;
};

describe('crown-rapid', () => {
  const clause = clausesOf('crown-rapid');

  clause('5.1 footnote 1 s66(2)', 'a higher minimum waits twenty minutes, a lower one not', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    const by = staff('game-supervisor');
    expect(scene.refused(announce(scene, higher)).refused).toBe('not-authorised');
    scene.do({ ...announce(scene, higher), by });
    scene.now = 20 * MINUTE - 1;
    scene.do({ do: 'open-wagering' });
    expect(scene.table.setup?.limits.player?.min).toBe(1000);
    scene.do({ do: 'close-wagering' }).cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
    scene.now = 20 * MINUTE;
    scene.do({ do: 'open-wagering' });
    expect(scene.table.setup).toMatchObject({ id: 'set-up-2', limits: higher });

    const eased = readyTable(plainSetup('crown-rapid', 'crown'));
    eased.do({ ...announce(eased, lower), by }).do({ do: 'open-wagering' });
    expect(eased.table.setup?.limits.player?.min).toBe(500);
  });

  clause('13.7', 'a table with patrons closes only after twenty minutes under the sign', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    const by = staff('casino-supervisor');
    const close = { do: 'close-table', cardsChecked: true, by } as const;
    expect(scene.refused({ ...close, by: staff('game-supervisor') }).clause).toBe('13.7');
    expect(scene.refused(close).refused).toBe('notice-not-long-enough');
    const early = { do: 'announce-closing', closesAt: 20 * MINUTE - 1, by } as const;
    expect(scene.refused(early).refused).toBe('notice-not-long-enough');
    scene.do({ ...early, closesAt: 20 * MINUTE });
    scene.now = 20 * MINUTE - 1;
    expect(scene.refused(close).refused).toBe('notice-not-long-enough');
    scene.now = 20 * MINUTE;
    // The time is up, but every account is paid out first.
    expect(englishText(scene.refused(close).reason)).toMatch(/Pay every account/);
  });
});

describe('crown', () => {
  const clause = clausesOf('crown');

  clause(['7.7', '7.1 s66(2)'], 'the pit boss alters limits; a higher minimum waits', () => {
    const scene = readyTable(plainSetup('crown', 'traditional'));
    expect(scene.refused({ ...announce(scene, higher), by: staff('game-supervisor') }).clause).toBe(
      '7.7',
    );
    scene.do({ ...announce(scene, higher), by: staff('pit-boss') });
    scene.now = 20 * MINUTE - 1;
    scene.do({ do: 'open-wagering' });
    expect(scene.table.setup?.limits.player?.min).toBe(1000);
    expect(scene.table.notices.limits?.notBefore).toBe(20 * MINUTE);
  });

  clause('13.7', 'an occupied table closes only after twenty minutes under the sign', () => {
    const scene = readyTable(plainSetup('crown', 'traditional'));
    const by = staff('pit-boss');
    const close = { do: 'close-table', cardsChecked: true, by } as const;
    expect(scene.refused(close).refused).toBe('notice-not-long-enough');
    const early = { do: 'announce-closing', closesAt: 20 * MINUTE - 1, by } as const;
    expect(scene.refused(early).refused).toBe('notice-not-long-enough');
    scene.do({ ...early, closesAt: 20 * MINUTE });
    scene.now = 20 * MINUTE;
    expect(englishText(scene.refused(close).reason)).toMatch(/Pay every account/);
  });
});

describe('tasmania', () => {
  const clause = clausesOf('tasmania');
  const by = staff('operator');

  clause(['7.6', '7.6.b'], 'any change of limits waits half an hour under the notice', () => {
    const scene = readyTable(plainSetup('tasmania', 'traditional'));
    expect(scene.refused({ ...announce(scene, lower), by: staff('pit-boss') }).clause).toBe('7.6');
    scene.do({ ...announce(scene, lower), by });
    scene.now = 30 * MINUTE - 1;
    scene.do({ do: 'withdraw-limits', by }).do({ ...announce(scene, lower), by });
    scene.now = 30 * MINUTE;
    scene.do({ do: 'open-wagering' });
    // Taken down and put up again: the half hour begins anew.
    expect(scene.table.setup?.limits.player?.min).toBe(1000);
    const later = readyTable(plainSetup('tasmania', 'traditional')).do({
      ...announce(scene, lower),
      by,
    });
    const { min } = lower.player;
    later.now = 30 * MINUTE - 1;
    expect(later.do({ do: 'open-wagering' }).table.setup?.limits.player?.min).not.toBe(min);
  });

  clause(
    '7.6.a',
    'the consent of every patron opens the gate at once; one silence keeps it shut',
    () => {
      const scene = readyTable(plainSetup('tasmania', 'traditional'));
      scene.do({ ...announce(scene, lower), by });
      const seats = scene.table.seats.map(({ number }) => number);
      for (const seat of seats.slice(1)) {
        scene.do({ do: 'consent-to-limits', patron: `patron-${seat}` });
      }
      scene.do({ do: 'open-wagering' });
      expect(scene.table.setup?.limits.player?.min).toBe(1000);
      scene.wager(1, 'player', 1000);
      scene.do({ do: 'close-wagering' }).cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
      scene.do({ do: 'consent-to-limits', patron: 'patron-1' }).do({ do: 'open-wagering' });
      expect(scene.table.setup?.limits.player?.min).toBe(500);
    },
  );
});
