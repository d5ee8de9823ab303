// What Crown's book of live Baccarat wants on a terminal.

import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { plainSetup, readyTable } from '../../table/testing/scene.ts';
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
import { HelpSheet } from './help/help-sheet.tsx';
import { Rules } from './help/rules-page.tsx';

const clause = clausesOf('crown');
const setup = plainSetup('crown', 'traditional');
const offering = (...offered: typeof setup.offered) => openTable({ ...setup, offered });
const MAIN = ['player', 'tie', 'banker'];

clause(['2.4', 'Diagram D'], 'Runs: a row a side, a column a length, ties to four', () => {
  expect(terminalHtml(heardAt(offering(), 1))).not.toContain('class="runs"');
  const html = terminalHtml(
    heardAt(offering('player-run', 'banker-run', 'combination-run', 'tie-run'), 1),
  );
  const [, board = ''] = /<table class="runs">(.*?)<\/table>/.exec(html) ?? [];
  const [, head = ''] = /<thead>(.*)<\/thead>/.exec(board) ?? [];
  expect(wordsOn(head)).toBe('Runs 2 3 4 5 6');
  const cells = (row: string) => {
    const [, inside = ''] = new RegExp(`class="run-${row}">(.*?)</tr>`).exec(board) ?? [];
    return [...inside.matchAll(/data-area="\S+ (\d)"/g)].map(([, length]) => Number(length));
  };
  expect(cells('player-run')).toEqual([2, 3, 4, 5, 6]);
  expect(cells('banker-run')).toEqual([2, 3, 4, 5, 6]);
  expect(cells('tie-run')).toEqual([2, 3, 4]);
  // A Run is nominated and recorded on the same board: what rides lies on its cell.
  const scene = offering('player-run').wager(1, 'player-run', 1000, { length: 3 });
  scene.wager(1, 'player', 5000).do({ do: 'close-wagering' }).cards('9s Kh Kd 4c');
  scene.do({ do: 'settle-coup' });
  expect(heardAt(scene, 1).seat?.riding).toMatchObject([{ on: 'player-run', length: 3, count: 1 }]);
  const riding = terminalHtml(heardAt(scene, 1));
  expect(riding).toMatch(/data-area="player-run 3".*?area-stake">10\.00</);
});

for (const [id, offered] of [
  ['2.5', ['player-dragon-bonus', 'banker-dragon-bonus']],
  ['2.7', ['player-pair', 'banker-pair', 'player-perfect-pair', 'banker-perfect-pair']],
] as const) {
  clause(id, `areas are there while they are on offer, and only then: ${offered.join()}`, () => {
    expect(areasOn(offering())).toEqual(MAIN);
    expect(areasOn(offering(...offered)).toSorted()).toEqual([...MAIN, ...offered].toSorted());
  });
}

clause('2.6.1', 'Dragon Tails: an early and a late area for each side', () => {
  expect(areasOn(offering())).toEqual(MAIN);
  expect(areasOn(offering('player-dragon-tail', 'banker-dragon-tail')).slice(MAIN.length)).toEqual([
    'player-dragon-tail early',
    'player-dragon-tail late',
    'banker-dragon-tail early',
    'banker-dragon-tail late',
  ]);
});

clause('4.3.1 (c)', 'the dealer’s call for bets opens the wagers on the terminal', () => {
  const scene = readyTable(setup);
  expect(terminalSays(scene)).not.toContain('Place your bets, please');
  scene.do({ do: 'open-wagering' });
  expect(terminalSays(scene)).toContain('Place your bets, please');
  expect(terminalHtml(heardAt(scene, 1))).not.toContain('felt-closed');
});

clause('13.1', 'a terminal carries no lab, no odds calculator and no count of the cards', () => {
  expect(wordsOn(draw(<HelpSheet view={noticesAt('crown')} />))).toMatch(
    /No device that records.*13\.1/,
  );
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => /\.tsx?$/u.test(name) && !name.includes('.test.'),
  );
  const text = sources.map(name => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  expect(text).toContain("from './felt/areas.ts'");
  expect(text).not.toMatch(/\/lab\/|cardsLeft|exhausted/);
});

clause('13.5', 'a terminal shows rules and figures, and no hint of what to wager', () => {
  const scene = openTable(setup).wager(1, 'player', 5000).do({ do: 'close-wagering' });
  scene.cards('9s Kh Kd 4c').do({ do: 'settle-coup' }).do({ do: 'open-wagering' });
  expect(terminalSays(scene)).not.toMatch(/if banker|if player|likely|should|recommend|hot|due/i);
  expect(terminalHtml(heardAt(scene, 1))).not.toContain('ask-roads');
});

clause('13.11', 'help names the regulator that may look into a complaint', () => {
  for (const language of LANGUAGES) {
    const says = wordsOn(draw(<HelpSheet view={noticesAt('crown')} />, language));
    expect(says).toContain('Victorian Commission for Gambling Regulation');
  }
});

clause('13.13', 'the rules are offered with their edition: odds, limits, drawing table', () => {
  const scene = openTable(setup);
  const sign = heardAt(scene, 1).table?.sign;
  const says = sign ? wordsOn(draw(<Rules rulebook="crown" sign={sign} />)) : '';
  expect(says).toContain(`edition ${sign?.document.edition}`);
  expect(says).toContain('10.1 run tie-4');
  expect(says).toContain('Player min 10.00 max 10,000.00');
});
