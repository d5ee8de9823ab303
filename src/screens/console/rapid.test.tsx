// What the two Rapid books want on the console: drawn from the views of real tables.

import { describe, expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { plainSetup, readyTable, Scene } from '../../table/testing/scene.ts';
import { consoleHtml, consoleSays, noLine, panelSays, viewAt } from '../testing/at-console.tsx';
import { MattersPanel } from './rulings/matters-panel.tsx';
import { RulesToPrint } from './table/rules-key.tsx';
import { ShoePanel } from './shoe/shoe-panel.tsx';
import { SignPanel } from './table/sign-panel.tsx';
import { WagersPanel } from './money/wagers-panel.tsx';

describe('crown-rapid', () => {
  const clause = clausesOf('crown-rapid');
  const table = (): Scene => readyTable(plainSetup('crown-rapid', 'traditional'));
  const played = (scene: Scene): Scene =>
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000).wager(2, 'banker', 7000);

  clause('title', 'the console is labelled Rapid Baccarat', () => {
    expect(consoleSays(table())).toMatch(/^Rapid Baccarat/);
    expect(viewAt(table()).rulebook).toBe('crown-rapid');
  });

  clause('1.1 SGC (b)', 'phase, countdown, seats, money, limits, shoe and faults are there', () => {
    const scene = played(table());
    const says = consoleSays(scene, { aheadMs: 0 });
    expect(says).toContain('Place your bets, please');
    expect(consoleHtml(scene)).toContain('role="timer"');
    expect(says).toMatch(/1 10,000.00 .*P 50.00/);
    expect(says).toMatch(/2 10,000.00 .*B 70.00/);
    expect(says).toContain('min 10.00 max 10,000.00');
    expect(says).toMatch(/Shoe 1 · \d+ cards left/);
    const view = viewAt(scene);
    expect(panelSays(<WagersPanel view={view} />)).toMatch(/Player 50.00 Seats 1/);
    const shoe = { view, role: 'dealer', line: noLine };
    expect(panelSays(<ShoePanel {...shoe} />)).toContain('Shoe 1');
    // A terminal that has wagers and does not answer, and a patron who waits to be paid.
    const matters = () =>
      panelSays(<MattersPanel view={viewAt(scene)} connected={[1]} line={noLine} />);
    expect(matters()).toContain('Seat 2 is not connected and has wagers');
    scene.do({ do: 'leave', seat: 3, patron: 'patron-3', reason: 'own-accord' });
    expect(matters()).toContain('Seat 3 waits to be paid: 10,000.00');
    scene.do({ do: 'close-wagering' }).cards('2s 2h As 3h');
    expect(consoleSays(scene)).toContain('Player draws.');
    scene.cards('5s 9h');
    expect(consoleSays(scene)).toMatch(/Player wins, 8 over 4/);
  });

  clause('2.2(d)', 'a table that is opened without a public display warns its dealer', () => {
    const scene = new Scene('crown-rapid');
    expect(consoleSays(scene, { displays: 0 })).toContain('No public display shows this table');
    expect(consoleSays(scene, { displays: 1 })).not.toContain('No public display');
    expect(consoleSays(table(), { displays: 0 })).not.toContain('No public display');
  });

  clause('3.9.3', 'the last coup is announced on the console before its wagers', () => {
    const scene = played(
      readyTable(plainSetup('crown-rapid', 'traditional', { cuttingCard: 'noted' })),
    );
    scene.do({ do: 'close-wagering' }).cards('2s 9h Ks Kd');
    scene.do({ do: 'record-cutting-card' }).do({ do: 'settle-coup' });
    expect(consoleSays(scene)).toContain('Last coup of the shoe');
  });

  clause(
    ['5.1', '5.1 footnote 1 s66(1)(c)'],
    'the sign with the least and the greatest wager stands on the console, or it warns',
    () => {
      const scene = table();
      expect(consoleSays(scene)).toContain('min 10.00 max 10,000.00');
      scene.table = { ...scene.table, setup: null };
      const panel = (
        <SignPanel
          view={viewAt(scene)}
          state={{ role: 'dealer', aheadMs: 0 }}
          line={noLine}
          now={0}
        />
      );
      expect(panelSays(panel)).toContain('The limit sign is not up.');
    },
  );

  clause('1.1 Baccarat', 'a hand of nothing is named Baccarat on the console’s prompt', () => {
    const scene = played(table()).do({ do: 'close-wagering' }).cards('Ks Qh Kd 7c');
    expect(consoleSays(scene)).toContain('Player Baccarat, Banker 7');
  });

  clause('8.4.2', 'the result is to be called once the coup is complete, not before', () => {
    const scene = played(table()).do({ do: 'close-wagering' }).cards('2s 9h Ks');
    expect(consoleSays(scene)).not.toMatch(/Call the result|wins/);
    scene.cards('Kd');
    expect(consoleSays(scene)).toMatch(/Banker wins, 9 over 2.*Call the result/);
  });

  clause('11.8.3', 'the moment a coup becomes a dummy the console says so and prompts', () => {
    const scene = played(table()).do({ do: 'close-wagering' });
    expect(consoleSays(scene)).not.toContain('DUMMY');
    scene.do({ do: 'report-irregularity', what: 'card-face-up-in-shoe', facts: { cards: ['7h'] } });
    expect(consoleSays(scene)).toMatch(/DUMMY COUP.*\(11.6.1\).*Say it: this is a dummy coup/);
  });

  clause(['13.10', '13.11', '1.1 VCGR'], 'whom an unsettled complaint may go to, in full', () => {
    const scene = table();
    scene.do({ do: 'open-claim', says: 'Paid too little.' }).do({ do: 'dispute-claim', claim: 1 });
    const says = panelSays(<MattersPanel view={viewAt(scene)} connected={[]} line={noLine} />);
    expect(says).toContain('inspector under the Casino Control Act 1991');
    expect(says).toContain('Victorian Commission for Gambling Regulation');
    scene.do({ do: 'advise-complainant', claim: 1 });
    expect(viewAt(scene).floor.claims[0]?.advised).toBe(true);
  });

  clause('13.13', 'a printable copy of the rules comes from the console', () => {
    const view = viewAt(table());
    const says = panelSays(<RulesToPrint view={view} />);
    expect(says).toMatch(/^Print the rules .*Rapid Baccarat/);
  });
});

describe('mbs-rapid', () => {
  const clause = clausesOf('mbs-rapid');

  clause(
    '3.9',
    'both totals are announced after four cards, and only then a third is called',
    () => {
      const scene = readyTable(plainSetup('mbs-rapid', 'no-commission'));
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000).do({ do: 'close-wagering' });
      scene.cards('2s 2h As 3h');
      expect(consoleSays(scene)).toContain('Announce: Player 3, Banker 5');
      expect(consoleSays(scene)).not.toContain('Player draws.');
      scene.do({ do: 'announce-counts' });
      expect(consoleSays(scene)).toContain('Player draws.');
    },
  );
});
