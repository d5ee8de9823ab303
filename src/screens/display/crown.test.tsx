// What Crown's book wants on the wall: drawn from the views of real tables.

import { describe, expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import type { Version } from '../../rules/rulebook.ts';
import type { Setup } from '../../table/setup/setup.ts';
import { plainSetup, readyTable, type Scene, staff } from '../../table/testing/scene.ts';
import { onTheWall, wallOf } from '../testing/on-the-wall.tsx';

const clause = clausesOf('crown');

const BANKER_NINE = '4s 9h Kd Kc';
const TIE_NOUGHT = 'Ks Qh Kd Kc Js Jh';

const live = (changes: Partial<Setup> = {}, version: Version = 'traditional'): Scene =>
  readyTable(plainSetup('crown', version, changes));

/** Wagers taken and closed, cards about to come. */
const closed = (scene: Scene): Scene =>
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000).do({ do: 'close-wagering' });

describe('the signs', () => {
  clause(
    ['1.1 Table Limit Sign', '7.1', '7.1 s66(1)(c)'],
    'the limit sign stands on the wall in every phase: minimum, maximum, differential',
    () => {
      const pay = { ...plainSetup('crown', 'traditional').pay, differential: 5_000_000 };
      const limits = {
        ...plainSetup('crown', 'traditional').limits,
        tie: { min: 500, max: 20_000, step: 500 },
      };
      const scene = live({ pay, limits });
      const says =
        /Player · Banker .*10 – 10,000 .*Tie .*5 – 200 .*Table differential 50,000 \(net\)/;
      expect(onTheWall(scene)).toMatch(says);
      expect(onTheWall(scene.do({ do: 'open-wagering' }))).toMatch(says);
      scene.wager(1, 'player', 5000).do({ do: 'close-wagering' }).cards(BANKER_NINE);
      expect(onTheWall(scene)).toMatch(says);
      expect(onTheWall(scene, 'drawTable')).toMatch(says);
      expect(onTheWall(scene, 'notices')).toMatch(says);
    },
  );

  clause(
    '1.1 Table Limit Sign',
    'announced limits stand on it with the time they hold from',
    () => {
      const scene = live();
      const limits = {
        ...scene.table.setup?.limits,
        player: { min: 5000, max: 500_000, step: 5000 },
      };
      const by = staff('pit-boss');
      const at = Date.UTC(2026, 0, 1, 12);
      expect(onTheWall(scene)).not.toContain('New limits');
      scene.do({ do: 'announce-limits', limits, aggregateMin: 0, setup: 'set-up-2', by, at });
      expect(onTheWall(scene)).toMatch(/New limits from \d\d?:\d\d.*Player 50.00 – 5,000.00/);
    },
  );

  clause('1.1 Table Limit Sign', 'at Tie Baccarat the percentages for a tie stand on it', () => {
    const pay = {
      ...plainSetup('crown', 'tie-baccarat').pay,
      tiePercent: { player: 7.5, banker: 5 },
    };
    const wall = onTheWall(live({ pay }, 'tie-baccarat'));
    expect(wall).toMatch(/Player 1:1 tie 7.5%/);
    expect(wall).toMatch(/Banker 1:1 less 5% tie 5%/);
  });

  for (const [id, version, name] of [
    ['5.1', 'crown', 'Crown Baccarat'],
    ['5.2', 'two-to-one', '2 to 1 Baccarat'],
    ['5.3', 'tie-baccarat', 'Tie Baccarat'],
  ] as const) {
    clause(id, `a notice names the version before wagers are taken: ${name}`, () => {
      expect(wallOf(live({}, version))).toContain(
        `<h2 class="version version-notice">${name}</h2>`,
      );
      expect(wallOf(live())).not.toContain('version-notice');
    });
  }

  clause('2.2', 'the felt carries the name of the house', () => {
    expect(wallOf(live())).toContain('<span class="house-name">Northshore</span>');
  });

  for (const [id, layout, diagrams] of [
    ['2.2.1', 'A', 'A D E G'],
    ['2.2.2', 'B', 'B D F H'],
    ['2.2.3', 'C', 'C D E G'],
  ] as const) {
    clause(id, `a table may have the book's layout ${layout}`, () => {
      expect(onTheWall(live({ layout }))).toContain(`Layout ${diagrams} ·`);
      const plain = { layout, offered: ['player', 'banker', 'tie'] } as const;
      expect(onTheWall(live(plain))).toContain(`Layout ${layout} ·`);
    });
  }
});

describe('Dragon Tails', () => {
  const early = { area: 'early' } as const;

  clause(
    ['1.1 Dragon Tail Indicator', '2.6.2'],
    'the indicator shows the side and the number of results, with each result announced',
    () => {
      const scene = live().do({ do: 'open-wagering' });
      expect(onTheWall(scene)).toContain('Dragon Tail Player 0 Banker 0');
      scene.wager(1, 'banker-dragon-tail', 5000, early).do({ do: 'close-wagering' });
      scene.cards(BANKER_NINE).do({ do: 'settle-coup' });
      expect(onTheWall(scene)).toContain('Dragon Tail Player 0 Banker 1');
      expect(wallOf(scene).match(/tail-on/g)).toHaveLength(1);
      scene.do({ do: 'open-wagering' }).wager(2, 'player', 5000).do({ do: 'close-wagering' });
      scene.cards('5s 9d Kh Ks').do({ do: 'settle-coup' });
      expect(onTheWall(scene)).toContain('Banker 2');
    },
  );

  clause('2.6.2', 'where tails are not on offer there is no indicator', () => {
    const offered = ['player', 'banker', 'tie'] as const;
    expect(onTheWall(live({ offered }))).not.toContain('Dragon Tail');
  });
});

describe('the coup', () => {
  clause(
    '8.3.2',
    'the result is on the wall with both counts, and nothing before it is complete',
    () => {
      const scene = closed(live()).cards('4s 9h Kd');
      expect(onTheWall(scene)).not.toMatch(/wins|Tie,/);
      scene.cards('Kc');
      expect(onTheWall(scene)).toContain('Banker wins, 9 over 4');
    },
  );

  clause(
    ['8.1.3 (g)', '8.1.3 (g)(ii)'],
    'opened cards lie in the area of their hand, unopened ones face down',
    () => {
      const scene = live({ faceDown: true, method: 'hands-to-wagerers' });
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000).wager(2, 'banker', 5000);
      scene.do({ do: 'close-wagering' });
      for (const card of ['7h', '8c', '2d', 'Jh'] as const) {
        scene.do({ do: 'deal-card', card, source: 'smart-shoe' });
      }
      const area = (side: string) =>
        new RegExp(`<section class="hand hand-${side}.*?</section>`).exec(wallOf(scene))?.[0] ?? '';
      expect(area('player')).not.toContain('7h');
      scene.do({ do: 'turn-card', side: 'player' });
      expect(area('player')).toContain('7h');
      expect(area('banker')).not.toMatch(/data-card="(?:7h|8c)"/);
    },
  );

  clause('8.1.1 (c)', 'a disc names the seat that took each hand', () => {
    const scene = live({ faceDown: true, method: 'hands-to-wagerers' });
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000).wager(2, 'banker', 5000);
    scene.do({ do: 'close-wagering' });
    for (const card of ['7h', '8c', '2d', 'Jh'] as const) {
      scene.do({ do: 'deal-card', card, source: 'smart-shoe' });
    }
    expect(wallOf(scene)).not.toContain('class="disc"');
    scene.do({ do: 'take-hand', side: 'player', seat: 1 });
    expect(onTheWall(scene)).toContain('Player Seat 1');
  });

  clause(
    '8.1.3 (d)',
    'beside the shoe stands whose it is, and which hand is kept by its holder',
    () => {
      const scene = live({ faceDown: true, method: 'shoe-to-a-wagerer' });
      scene.do({ do: 'open-wagering' }).wager(3, 'banker', 8000).wager(5, 'player', 5000);
      scene.do({ do: 'close-wagering' });
      expect(onTheWall(scene)).not.toContain('Shoe at seat');
      scene.do({ do: 'take-shoe', seat: 3 });
      expect(onTheWall(scene)).toContain('Shoe at seat 3 (Banker)');
    },
  );

  clause('8.3.4 (c)', 'the last coup is announced before wagers on it are taken', () => {
    const scene = closed(live({ cuttingCard: 'noted' })).cards(BANKER_NINE);
    scene.do({ do: 'record-cutting-card' });
    expect(onTheWall(scene)).not.toContain('Last coup of the shoe');
    scene.do({ do: 'settle-coup' });
    expect(scene.table.phase).toBe('between-coups');
    expect(onTheWall(scene)).toContain('Last coup of the shoe');
  });

  clause('11.8.3', 'DUMMY COUP is on the wall as soon as it is due, until it is finished', () => {
    const scene = live();
    expect(onTheWall(scene)).not.toContain('DUMMY COUP');
    const by = staff('pit-boss');
    scene.do({ do: 'order-dummy-coups', reason: 'during-the-shoe', count: 1, by });
    expect(onTheWall(scene)).toContain('DUMMY COUP');
    scene.do({ do: 'begin-dummy-coup' }).cards(BANKER_NINE);
    expect(onTheWall(scene)).toContain('DUMMY COUP');
    scene.do({ do: 'settle-coup' });
    expect(onTheWall(scene)).not.toContain('DUMMY COUP');
  });

  clause('1.1 Baccarat', 'a hand of nothing is called Baccarat, whichever hand it is', () => {
    const scene = closed(live()).cards(TIE_NOUGHT);
    expect(onTheWall(scene)).toMatch(/0 Baccarat Tie, 0 each .* 0 Baccarat/);
  });
});

describe('markers', () => {
  clause('1.1 Distinctive Marker', 'a seat with limits of its own has its marker', () => {
    const scene = live();
    const higher = {
      ...scene.table.setup?.limits,
      player: { min: 1000, max: 2_000_000, step: 1000 },
    };
    const lower = { ...scene.table.setup?.limits, player: { min: 1000, max: 5000, step: 1000 } };
    const agree = { do: 'agree-limits', patronAgrees: true, by: staff('pit-boss') } as const;
    scene.do({ ...agree, seat: 2, patron: 'patron-2', limits: higher });
    scene.do({ ...agree, seat: 3, patron: 'patron-3', limits: lower });
    expect(onTheWall(scene)).toMatch(/Seat 2: Higher limit Player 10.00 – 20,000.00/);
    expect(onTheWall(scene)).toMatch(/Seat 3: Personal limit Player 10.00 – 50.00/);
  });

  clause('10.2.1 (b)', 'commission owed lies on a marker with the seat and the amount', () => {
    const scene = live({ deferredCommission: true });
    const approved = { seat: 1, patron: 'patron-1', approved: true, by: staff('operator') };
    scene.do({ do: 'approve-commission-deferral', ...approved }).do({ do: 'open-wagering' });
    scene.wager(1, 'banker', 10_000).do({ do: 'close-wagering' });
    scene.cards(BANKER_NINE).do({ do: 'settle-coup' });
    expect(onTheWall(scene)).toContain('Seat 1: commission owed 5.00');
  });
});

describe('notices', () => {
  clause('1.1 VCGR', 'the regulator stands on the notices by its whole name', () => {
    const wall = onTheWall(live(), 'notices');
    expect(wall).toContain('Victorian Commission for Gambling Regulation');
    expect(wall).not.toContain('VCGR');
  });
});
