// What the book of Crown's Rapid Baccarat wants on a terminal.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { plainSetup, readyTable, staff } from '../../table/testing/scene.ts';
import {
  areasOn,
  heardAt,
  openTable,
  terminalHtml,
  terminalSays,
} from '../testing/at-terminal.tsx';
import { draw, wordsOn } from '../testing/draw.tsx';
import { noticesAt } from '../testing/notices-at.ts';
import { LANGUAGES } from '../texts/index.ts';
import { allAreas } from './felt/areas.ts';
import { drop } from './felt/drag-chips.tsx';
import type { PatronHand } from './felt/patron-hand.ts';
import { HelpSheet } from './help/help-sheet.tsx';
import { Rules } from './help/rules-page.tsx';
import { Summary } from './account/summary.tsx';
import { creditShown } from './felt/unconfirmed-wagers.ts';

const clause = clausesOf('crown-rapid');
const setup = plainSetup('crown-rapid', 'traditional');
const withAll = plainSetup('crown-rapid', 'crown');
const offering = (...offered: typeof setup.offered) => openTable({ ...withAll, offered });

clause('title', 'a terminal, its table and each stored coup carry the game and its book', () => {
  const scene = openTable(setup).wager(1, 'player', 5000).do({ do: 'close-wagering' });
  scene.cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
  expect(terminalSays(scene)).toContain('Rapid Baccarat');
  expect(heardAt(scene, 1).table?.rulebook).toBe('crown-rapid');
  expect(scene.table.records[0]?.setup).toBe(setup.id);
  expect(setup.rulebook).toBe('crown-rapid');
});

clause(
  ['1.1 ATS (a)', '2.1(a)(i)'],
  'an open terminal is a felt to be touched: areas, chips, credit, countdown, limits, result',
  () => {
    const scene = openTable(setup).wager(1, 'player', 5000).do({ do: 'close-wagering' });
    scene.cards('9s Kh Kd 4c').do({ do: 'settle-coup' }).do({ do: 'open-wagering' });
    const html = terminalHtml(heardAt(scene, 1));
    for (const on of ['player', 'banker', 'tie']) {
      expect(html).toContain(`<div class="area area-${on}`);
      expect(html).toMatch(new RegExp(`area-${on}[^>]*"[^>]*><button[^>]*class="area-touch"`));
    }
    expect(html.match(/class="tray-chip"/g)).toHaveLength(6);
    expect(html).toMatch(/class="balance">10,050\.00</);
    expect(html).toContain('role="timer"');
    expect(terminalSays(scene)).toContain('min 10.00 max 10,000.00');
    expect(terminalSays(scene)).toContain('Player wins, 9 over 4');
    // The engine judges every touch before it lies: a stake off the limits never comes to be shown.
    const asked = { do: 'set-wager', seat: 1, patron: 'patron-1', bet: { on: 'tie' } } as const;
    const by = { role: 'patron', id: 'patron-1', seat: 1 } as const;
    expect(scene.refused({ ...asked, by, stake: 100 }).refused).toBe('below-minimum');
    expect(areasOn(scene)).toContain('tie');
    expect(terminalHtml(heardAt(scene, 1))).not.toContain('area-stake');
  },
);

clause('1.1 Baccarat', 'a hand of nothing is called Baccarat on the terminal', () => {
  const scene = openTable(setup).wager(1, 'player', 5000).do({ do: 'close-wagering' });
  scene.cards('9s Kh Kd Kc');
  expect(terminalSays(scene)).toContain('0 Baccarat');
});

clause('2.1(a)(ii)', 'what other rules put on a terminal is there: closing, dummy, limits', () => {
  const scene = readyTable(withAll);
  const by = staff('casino-supervisor');
  scene.do({ do: 'announce-closing', by, closesAt: scene.now + 3_600_000 });
  expect(terminalSays(scene)).toContain('This table closes at');
  const state = heardAt(scene, 1);
  const dummy = { now: '11.8', next: null };
  const table = state.table && { ...state.table, dummy };
  expect(wordsOn(terminalHtml({ ...state, table }))).toContain('DUMMY COUP');
  expect(areasOn(scene)).toEqual(expect.arrayContaining(['super-6', 'player-pair']));
});

clause('2.1(b)', 'what is beside the book’s layout can be switched off at a table', () => {
  const bare = openTable({ ...setup, extras: [] });
  const full = openTable(setup);
  for (const extra of ['terminal-roads', 'act-favourites']) {
    expect(terminalHtml(heardAt(full, 1))).toContain(extra);
    expect(terminalHtml(heardAt(bare, 1))).not.toContain(extra);
  }
  expect(areasOn(bare)).toEqual(areasOn(full));
});

for (const [id, offered] of [
  ['2.3', ['player-perfect-pair', 'banker-perfect-pair']],
  ['2.4', ['player-dragon-bonus', 'banker-dragon-bonus']],
  ['2.5', ['player-pair', 'banker-pair']],
  ['2.6', ['super-6']],
] as const) {
  clause(id, `areas are there while they are on offer, and only then: ${offered.join()}`, () => {
    expect(areasOn(offering())).toEqual(['player', 'tie', 'banker']);
    const areas = areasOn(offering(...offered));
    expect(areas.toSorted()).toEqual(['player', 'tie', 'banker', ...offered].toSorted());
  });
}

clause('4.2.1', 'chips are dragged from tray to bet, from bet to bet, from bet to tray', () => {
  const sign = heardAt(openTable(setup), 1).table?.sign;
  const areas = sign === null || sign === undefined ? [] : allAreas(sign);
  const hand = {
    add: vi.fn<PatronHand['add']>(),
    move: vi.fn<PatronHand['move']>(),
    takeBack: vi.fn<PatronHand['takeBack']>(),
  };
  drop({ from: null, cents: 500 }, { area: 'player ' }, areas, hand);
  expect(hand.add).toHaveBeenCalledExactlyOnceWith({ on: 'player' }, 500);
  drop({ from: { on: 'player' }, cents: 500 }, { area: 'banker ' }, areas, hand);
  expect(hand.move).toHaveBeenCalledExactlyOnceWith({ on: 'player' }, { on: 'banker' });
  drop({ from: { on: 'banker' }, cents: 500 }, 'tray', areas, hand);
  expect(hand.takeBack).toHaveBeenCalledExactlyOnceWith({ on: 'banker' });
  drop({ from: null, cents: 500 }, null, areas, hand);
  expect(hand.add).toHaveBeenCalledOnce();
});

clause('4.2.2', 'a touch changes the stake and the credit in one drawing, by one sum', () => {
  const scene = openTable(setup);
  const bet = { on: 'player' as const };
  const command = { do: 'set-wager' as const, seat: 1, patron: 'patron-1', bet, stake: 5000 };
  const html = terminalHtml(heardAt(scene, 1, { pending: [{ key: 1, command, done: null }] }));
  expect(html).toMatch(/class="balance">9,950\.00</);
  expect(html).toMatch(/class="staked">50\.00</);
  expect(html).toContain('chip-ghost');
  const { seat } = heardAt(scene.wager(1, 'player', 5000), 1);
  const back = { ...command, stake: 0 };
  expect(seat && creditShown(seat, [{ key: 2, command: back, done: null }])).toBe(1_000_000);
});

clause('5.2', 'a terminal shows the limits itself, and a new minimum with its time', () => {
  const scene = readyTable(setup);
  expect(terminalSays(scene)).toContain('min 10.00 max 10,000.00');
  expect(terminalSays(scene)).not.toContain('Other limits from');
  const raised = { ...setup.limits, player: { min: 2000, max: 1_000_000, step: 1000 } };
  const by = staff('casino-supervisor');
  scene.do({ do: 'announce-limits', by, limits: raised, aggregateMin: 0, setup: 'set-up-2' });
  expect(terminalSays(scene)).toMatch(/Other limits from .*: Player 20\.00–10,000\.00/);
  expect(terminalSays(scene)).toContain('min 10.00 max 10,000.00');
});

clause('6.1', 'the credit of the own account is on the terminal in every phase', () => {
  const scene = readyTable(setup);
  const seen = () => /class="balance">([\d,.]+)</.exec(terminalHtml(heardAt(scene, 1)))?.[1];
  expect(seen()).toBe('10,000.00');
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000).wager(2, 'player', 90_000);
  expect(seen()).toBe('9,950.00');
  scene.do({ do: 'close-wagering' }).cards('9s Kh');
  expect(seen()).toBe('9,950.00');
  scene.cards('Kd 4c').do({ do: 'settle-coup' });
  expect(seen()).toBe('10,050.00');
  expect(terminalSays(scene)).toContain('Seat 1');
});

clause(
  ['6.7.2(a)', '6.7.2(c)'],
  'a ticket is the patron’s to present, and lost ones are nobody’s debt: said with it, and in help',
  () => {
    const paid = {
      ...{ kind: 'paid-out' as const, table: 'T', how: 'ticket' as const, cents: 9500 },
      reference: 'T-000001',
    };
    const summary = (
      <Summary paid={paid} visit={null} view={noticesAt('crown-rapid')} now={0} token={null} />
    );
    for (const screen of [summary, <HelpSheet key="help" view={noticesAt('crown-rapid')} />]) {
      const says = wordsOn(draw(screen));
      expect(says).toMatch(/for you to keep the ticket and to present it.*6\.7\.2\(a\)/);
      expect(says).toMatch(/not liable for a ticket that is lost, stolen.*6\.7\.2\(c\)/);
    }
    expect(wordsOn(draw(summary))).toContain('Your ticket T-000001 is printed 95.00');
  },
);

clause('8.2', 'the time left to wager is on the terminal, by the server’s clock', () => {
  const scene = openTable(setup);
  const { closesAt } = scene.table.coup ?? { closesAt: null };
  expect(closesAt).not.toBeNull();
  // The terminal's clock is an hour slow: what the server says is what counts.
  const aheadMs = (closesAt ?? 0) - Date.now() - 9_500;
  expect(terminalHtml(heardAt(scene, 1, { aheadMs }))).toContain('aria-label="Seconds left 10"');
  scene.wager(1, 'player', 5000).do({ do: 'close-wagering' });
  expect(terminalHtml(heardAt(scene, 1, { aheadMs }))).not.toContain('role="timer"');
});

clause('13.1', 'devices are banned on the help page, and a terminal has no tool of the lab', () => {
  expect(wordsOn(draw(<HelpSheet view={noticesAt('crown-rapid')} />))).toMatch(
    /No device that records, projects or analyses results or odds.*13\.1/,
  );
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder).filter(name => /\.tsx?$/.test(name));
  const imports = sources.flatMap(name =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
      ([, from]) => from,
    ),
  );
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter(from => from?.includes('/lab/'))).toEqual([]);
});

clause('13.5', 'no screen advises: no forecast, no hint, and help says that nobody does', () => {
  const scene = openTable(setup).wager(1, 'player', 5000).do({ do: 'close-wagering' });
  scene.cards('9s Kh Kd 4c').do({ do: 'settle-coup' }).do({ do: 'open-wagering' });
  const says = terminalSays(scene);
  expect(says).not.toMatch(/if banker|if player|likely|should|recommend|hot|due/i);
  expect(terminalHtml(heardAt(scene, 1))).not.toContain('ask-roads');
  expect(wordsOn(draw(<HelpSheet view={noticesAt('crown-rapid')} />))).toContain(
    'Nobody here advises you what to wager',
  );
});

clause('13.11', 'help and the call for an attendant say who looks into complaints', () => {
  for (const language of LANGUAGES) {
    const says = wordsOn(draw(<HelpSheet view={noticesAt('crown-rapid')} />, language));
    expect(says).toContain('Victorian Commission for Gambling Regulation');
    expect(says).toContain('13.11');
  }
});

clause('13.13', 'the rules of the table are one touch away: odds, drawing table, document', () => {
  const state = heardAt(openTable(withAll), 1);
  const sign = state.table?.sign;
  expect(terminalSays(openTable(withAll))).toContain('Rules');
  const says = sign ? wordsOn(draw(<Rules rulebook="crown-rapid" sign={sign} />)) : '';
  expect(says).toContain(sign?.document.title);
  for (const { clause: id } of sign?.odds ?? []) expect(says).toContain(id);
  expect(says).toMatch(/Drawing table .*Banker has/);
});

clause(
  ['11.10', '13.4'],
  'over an invalidated coup the terminal says that stakes came back, and nothing of a win',
  () => {
    const scene = openTable(setup).wager(1, 'player', 5000).do({ do: 'close-wagering' });
    scene.cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
    expect(terminalSays(scene)).toContain('You win 50.00');
    scene.do({
      ...{ do: 'report-irregularity', what: 'equipment-malfunction', facts: { coup: 1 } },
      approvedBy: staff('game-supervisor'),
    });
    expect(terminalSays(scene)).not.toContain('You win');
    expect(terminalSays(scene)).toContain('Coup void: stakes returned');
    expect(terminalSays(scene)).toContain(
      'Coup 1 was declared void: your stakes went back. (11.10)',
    );
    expect(terminalHtml(heardAt(scene, 1))).not.toContain('hand-won');
  },
);

clause(
  ['11.14(a)', '11.16'],
  'a patron is notified of wagers that went back, and by which clause',
  () => {
    const scene = openTable(setup).wager(1, 'player', 5000).wager(2, 'player', 5000);
    const facts = { seat: 1, coup: 1, fault: 'touch' } as const;
    scene.do({ do: 'report-irregularity', what: 'terminal-malfunction', facts });
    const says = 'Coup 1: your wagers of 50.00 are void and went back. (11.14(a))';
    expect(terminalSays(scene)).toContain(says);
    expect(heardAt(scene, 2).seat?.notice).toBeUndefined();
    // It stands for two coups and then goes.
    for (const cards of ['9s Kh Kd 4c', '9h Kc Ks 4d']) {
      expect(terminalSays(scene)).toContain(says);
      scene.do({ do: 'close-wagering' }).cards(cards).do({ do: 'settle-coup' });
      scene.do({ do: 'open-wagering' }).wager(2, 'player', 5000);
    }
    expect(terminalSays(scene)).not.toContain(says);
  },
);
