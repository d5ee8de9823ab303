// What Crown's book wants on the console: drawn from the views of real tables.

import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { type Scene, staff } from '../../table/testing/scene.ts';
import {
  closedTable,
  consoleHtml,
  consoleSays,
  crownTable,
  noLine,
  panelSays,
  viewAt,
} from '../testing/at-console.tsx';
import { draw } from '../testing/draw.tsx';
import { StakeEntry } from './money/stake-entry.tsx';
import { MattersPanel } from './rulings/matters-panel.tsx';
import { RulesToPrint } from './table/rules-key.tsx';
import { SignPanel } from './table/sign-panel.tsx';

const clause = clausesOf('crown');

test('with what a called bet is paid is said by a key, and by none before it is touched', () => {
  const scene = crownTable().do({ do: 'open-wagering' });
  const view = viewAt(scene);
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('crownTable has a seat');
  const html = draw(<StakeEntry view={view} seat={seat} patron="patron-1" line={noLine} />);
  for (const tender of ['chips', 'cash', 'vouchers', 'tokens']) {
    expect(html).toContain(`aria-pressed="false">☐ Called, with its money: ${tender}`);
  }
});

describe('signs and markers', () => {
  clause('1.1 Distinctive Marker', 'a seat with agreed limits has its marker', () => {
    const scene = crownTable();
    expect(consoleSays(scene)).not.toMatch(/Higher limit|Personal limit/);
    const agree = (max: number) =>
      scene.do({
        ...{ do: 'agree-limits', seat: 3, patron: 'patron-3', patronAgrees: true },
        limits: { player: { min: 1000, max, step: 1000 } },
        by: staff('pit-boss'),
      });
    agree(2_000_000);
    expect(consoleSays(scene)).toContain('Higher limit');
    agree(500_000);
    expect(consoleSays(scene)).toContain('Personal limit');
  });

  clause('1.1 Dragon Tail Indicator', 'the console shows how far each tail has come', () => {
    const scene = crownTable().do({ do: 'open-wagering' });
    expect(consoleSays(scene)).toContain('Dragon Tail indicator: Player 0 Banker 0');
    scene.wager(1, 'banker-dragon-tail', 5000, { area: 'early' }).do({ do: 'close-wagering' });
    scene.cards('2s 9h Ks Kd').do({ do: 'settle-coup' });
    expect(consoleSays(scene)).toContain('Dragon Tail indicator: Player 0 Banker 1');
    const none = crownTable({ offered: [] });
    expect(consoleSays(none)).not.toContain('Dragon Tail indicator');
  });

  clause(
    ['7.1', '7.1 s66(1)(c)'],
    'the sign stands on the console; without it there is a warning',
    () => {
      const says = consoleSays(crownTable());
      expect(says).toContain('min 10.00 max 10,000.00');
      const panel = (scene: Scene) =>
        panelSays(
          <SignPanel
            view={viewAt(scene)}
            state={{ role: 'dealer', aheadMs: 0 }}
            line={noLine}
            now={0}
          />,
        );
      expect(panel(crownTable())).toMatch(/Player 10.00 10,000.00/);
      const scene = crownTable();
      scene.table = { ...scene.table, setup: null };
      expect(panel(scene)).toContain('The limit sign is not up.');
    },
  );

  clause('10.2.1 (b)', 'every patron who owes commission has a marker with seat and amount', () => {
    const scene = crownTable({ deferredCommission: true });
    const by = staff('operator');
    scene.do({
      do: 'approve-commission-deferral',
      seat: 2,
      patron: 'patron-2',
      approved: true,
      by,
    });
    closedTable(scene).cards('2s 9h Ks Kd').do({ do: 'settle-coup' });
    expect(consoleSays(scene)).toMatch(/2 [\d,.]+ Commission owed 2.50/);
    closedTable(scene).cards('2s 9d Ks Kc').do({ do: 'settle-coup' });
    expect(consoleSays(scene)).toContain('Commission owed 5.00');
  });
});

describe('the coup', () => {
  clause('4.3.1 (c)', 'calling for bets is the biggest key, and opens the period', () => {
    const scene = crownTable();
    expect(consoleHtml(scene)).toMatch(/class="next-key"[^>]*>Place your bets, please</);
    scene.do({ do: 'open-wagering' });
    expect(consoleHtml(scene)).toMatch(/aria-current="step"[^>]*>Place your bets, please</);
  });

  clause('1.1 Baccarat', 'a hand of nothing is announced as Baccarat', () => {
    const scene = closedTable(crownTable()).cards('Ks Qh Kd Kc');
    expect(consoleSays(scene)).toContain('Player Baccarat, Banker Baccarat');
  });

  clause('8.3.2', 'the result stands on the console with both counts, to be called', () => {
    const scene = closedTable(crownTable()).cards('2s 9h Ks Kd');
    expect(consoleSays(scene)).toMatch(
      /Banker wins, 9 over 2 .*Player 2, Banker 9 Call the result/,
    );
  });

  clause('8.3.4 (c)', 'the last coup of the shoe is announced before its wagers', () => {
    const scene = closedTable(crownTable({ cuttingCard: 'noted' })).cards('2s 9h Ks Kd');
    expect(consoleSays(scene)).not.toContain('Last coup of the shoe');
    scene.do({ do: 'record-cutting-card' }).do({ do: 'settle-coup' });
    expect(scene.table.phase).toBe('between-coups');
    expect(consoleSays(scene)).toContain('Last coup of the shoe');
  });

  clause('11.8.3', 'a dummy coup is on the console before its first card and until its end', () => {
    const scene = crownTable();
    const by = staff('game-supervisor');
    scene.do({ do: 'order-dummy-coups', reason: 'during-the-shoe', count: 1, by });
    expect(consoleSays(scene)).toMatch(/DUMMY COUP.*The next coup is a dummy \(11.8.1 \(c\)\)/);
    scene.do({ do: 'begin-dummy-coup' });
    const says = () => consoleSays(scene);
    expect(says()).toMatch(/DUMMY COUP.*Say it: this is a dummy coup/);
    scene.cards('2s 9h Ks Kd');
    expect(says()).toContain('DUMMY COUP');
    scene.do({ do: 'settle-coup' });
    expect(says()).not.toContain('DUMMY COUP');
  });
});

describe('cards and the shoe in patrons’ hands', () => {
  clause('8.1.1 (c)', 'the seats that took the hands have their discs', () => {
    const scene = closedTable(crownTable({ faceDown: true, method: 'hands-to-wagerers' }));
    expect(consoleHtml(scene)).not.toContain('disc-player');
    expect(consoleSays(scene)).toContain('Cards of Player offered to seat 1');
    scene.do({ do: 'take-hand', side: 'player', seat: 1 });
    scene.do({ do: 'take-hand', side: 'banker', seat: 2 });
    const html = consoleHtml(scene);
    expect(html).toContain('<em class="disc disc-player">Player</em>');
    expect(html).toContain('<em class="disc disc-banker">Banker</em>');
  });

  clause('8.1.3 (d)', 'beside the shoe stands the hand that its holder keeps', () => {
    const scene = closedTable(crownTable({ faceDown: true, method: 'shoe-to-a-wagerer' }));
    expect(consoleSays(scene)).toContain('The shoe is offered to seat 1');
    scene.do({ do: 'take-shoe', seat: 1 });
    expect(consoleSays(scene)).toMatch(/Seat 1 holds the shoe Player/);
    expect(consoleHtml(scene)).toContain('<span class="disc disc-player">Player</span>');
  });

  clause(
    ['8.1.3 (g)', '8.1.3 (g)(ii)'],
    'cards lie in the area of their hand, and show their face there once they are opened',
    () => {
      const scene = closedTable(crownTable({ faceDown: true, method: 'hands-to-wagerers' }));
      const down = { do: 'deal-card', card: null, source: 'keypad' } as const;
      scene.do(down).do(down).do(down).do(down);
      const hand = (side: string) =>
        new RegExp(`hand-${side}.*?</section>`).exec(consoleHtml(scene))?.[0] ?? '';
      expect(hand('player').match(/aria-label="Card face down"/g)).toHaveLength(2);
      scene.do({ do: 'turn-card', side: 'player', card: '9s' });
      expect(hand('player')).toContain('data-card="9s"');
      expect(hand('banker')).not.toContain('data-card="9s"');
      expect(hand('banker').match(/aria-label="Card face down"/g)).toHaveLength(2);
    },
  );
});

describe('people', () => {
  const matters = (scene: Scene) =>
    panelSays(<MattersPanel view={viewAt(scene)} connected={[]} line={noLine} />);

  clause('13.10', 'an unsettled dispute tells the dealer what the complainant is told', () => {
    const scene = crownTable();
    scene.do({ do: 'open-claim', says: 'Paid too little.', seat: 2, patron: 'patron-2' });
    expect(matters(scene)).not.toContain('Casino Control Act 1991');
    scene.do({ do: 'dispute-claim', claim: 1 });
    expect(matters(scene)).toMatch(/an inspector under the Casino Control Act 1991 is present/);
    scene.do({ do: 'advise-complainant', claim: 1 });
    expect(matters(scene)).not.toContain('Casino Control Act 1991');
  });

  clause('13.1', 'a device that was found is reported from the console', () => {
    expect(matters(crownTable())).toContain('A device that records or analyses was found');
  });

  clause('13.5', 'the console says what the rules want and advises nobody how to play', () => {
    const scene = closedTable(crownTable()).cards('2s 2h As 3h');
    expect(consoleSays(scene)).toContain('Player draws.');
    expect(consoleSays(scene)).not.toMatch(/advis|suggest|recommend|odds|should|better|likely/i);
  });

  clause('13.13', 'the rules can be shown and printed from the console', () => {
    const view = viewAt(crownTable());
    const says = panelSays(<RulesToPrint view={view} />);
    expect(says).toMatch(/^Print the rules/);
    expect(says).toContain('Baccarat');
  });
});
