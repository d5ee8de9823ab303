import { wagerTitle } from '../../rules/wagers.ts';
import { describe, expect, test } from 'vitest';
import { fraction, toNumber } from '../../rules/fraction.ts';
import { type RulebookId, type Version, versionsOf } from '../../rules/rulebook.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { ticks } from './axis.ts';
import { html, table } from './markup.ts';
import { parSheetPage } from './page.ts';
import { histogramOf, chanceAhead, distributionOf } from './session.ts';
import { type ParSheet, parSheet } from './sheet.ts';

const house = { ...PLAIN_PAY_RULES, tiePercent: { player: 5, banker: 2.5 } };
const FLOOR = fraction(3, 4);

/** The page with every white space as one blank, so that line breaks do not matter. */
const pageOf = (sheet: ParSheet): string =>
  parSheetPage(sheet, 'sabot test').replaceAll(/\s+/g, ' ');

const sheetOf = (id: RulebookId, version: Version, decks = 8) =>
  parSheet({ book: RULEBOOKS[id], version, decks, house }, FLOOR);

const games = Object.values(RULEBOOKS).flatMap(book =>
  versionsOf(book).map(version => [book.id, version] as const),
);

describe.each(games)('the sheet of %s %s', (id, version) => {
  const sheet = sheetOf(id, version);
  const page = pageOf(sheet);

  test('needs nothing beside it', () => {
    expect(page).not.toMatch(/<script|<link|<img|https?:|@import|url\(/);
    expect(page).toContain("default-src 'none'");
  });

  test('names every wager, every line’s clause and every plot', () => {
    for (const { odds } of sheet.wagers) {
      expect(page).toContain(wagerTitle(odds.price.on));
      for (const { clause } of odds.lines) expect(page).toContain(clause.replaceAll("'", '&#39;'));
    }
    const plots = page.split('<svg').slice(1);
    expect(plots.length).toBeGreaterThanOrEqual(9);
    for (const plot of plots) expect(plot).toMatch(/<title>[^<]+<\/title>\s*<desc>[^<]+<\/desc>/);
  });

  test('is closed tag by tag, and nowhere undefined or not a number', () => {
    for (const tag of ['table', 'tr', 'td', 'th', 'svg', 'section', 'text', 'p', 'div']) {
      const opened = page.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length;
      expect([tag, page.match(new RegExp(`</${tag} ?>`, 'g'))?.length]).toEqual([tag, opened]);
    }
    expect(page).not.toMatch(/undefined|NaN|\[object|Infinity/);
  });

  test('a line’s parts make the whole return', () => {
    for (const { odds } of sheet.wagers) {
      const parts = odds.lines.map(
        ({ orders, profit }) => toNumber(fraction(orders, odds.all)) * toNumber(profit),
      );
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(toNumber(odds.return), 12);
    }
  });
});

describe('flags are words', () => {
  test('Insurance favours the patron, with the counts at which it does', () => {
    const page = pageOf(sheetOf('crown', 'crown'));
    expect(page).toContain('Insurance favours the patron');
    expect(page).toMatch(/by 4\.3611% of every\s+unit staked/);
    expect(page).toContain('while the Player counts 3, 4, 5');
  });

  test('Super 6 returns less than the floor', () => {
    const page = pageOf(sheetOf('crown-rapid', 'crown'));
    expect(page).toContain('Super 6 returns less than the floor of 75.00%');
    expect(page).toContain('70.0228%');
  });

  test('where nothing is flagged the sheet says so', () => {
    const page = pageOf(sheetOf('mbs-rapid', 'no-commission', 10));
    expect(page).toContain('No wager favours the patron');
  });
});

describe('a session', () => {
  const { wagers } = sheetOf('crown', 'traditional');

  test.each(wagers.map(({ odds }) => [odds.price.on, odds] as const))(
    '%s: the distribution has the exact mean and variance',
    (_on, odds) => {
      const { chances, from, stepsPerUnit } = distributionOf(odds, 25);
      let [sum, mean, squares] = [0, 0, 0];
      for (const [at, chance] of chances.entries()) {
        const result = (from + at) / stepsPerUnit;
        sum += chance;
        mean += chance * result;
        squares += chance * result ** 2;
      }
      expect(sum).toBeCloseTo(1, 12);
      expect(mean).toBeCloseTo(25 * toNumber(odds.return), 9);
      expect(squares - mean ** 2).toBeCloseTo(25 * toNumber(odds.variance), 7);
    },
  );

  test('after one coup the chance to be ahead is the chance to win', () => {
    for (const { odds } of wagers) {
      expect(chanceAhead(distributionOf(odds, 1))).toBeCloseTo(toNumber(odds.hit), 12);
    }
  });

  test('bars hold all chances, and what is ahead in them', () => {
    for (const { odds } of wagers) {
      const distribution = distributionOf(odds, 12);
      const { bars } = histogramOf(distribution);
      const total = bars.reduce((sum, { chance }) => sum + chance, 0);
      const ahead = bars.reduce((sum, bar) => sum + bar.ahead, 0);
      expect(total).toBeCloseTo(1, 12);
      expect(ahead).toBeCloseTo(chanceAhead(distribution), 12);
    }
  });

  test('Insurance has no session: it cannot be had at every coup', () => {
    const insurance = sheetOf('crown', 'crown').wagers.find(
      ({ odds }) => odds.price.on === 'insurance',
    );
    expect(insurance?.session).toBeUndefined();
  });
});

describe('wagers over several coups, about', () => {
  const { runs, tails } = sheetOf('crown', 'traditional');
  const run = (on: string, length: number) =>
    runs.find(each => each.on === on)?.lines.find(each => each.length === length);

  test('three Players at 8 to 1; a combination lies between the two sides', () => {
    expect(run('player-run', 3)?.chance[0]).toBeCloseTo(0.446247 ** 3, 5);
    expect(run('player-run', 3)?.edge[1]).toBeCloseTo(0.2002, 4);
    const [least, most] = run('combination-run', 3)?.edge ?? [0, 0];
    expect([least, most]).toEqual([run('banker-run', 3)?.edge[0], run('player-run', 3)?.edge[0]]);
  });

  test('tails cost what a hundred million simulated coups say, within their errors', () => {
    // sabot simulate --rulebook crown --coups 1e8 --seed 7: return and standard error, in percent.
    const simulated = [
      [-6.0269, 0.0427],
      [-6.0313, 0.0629],
      [-5.9018, 0.0345],
      [-5.9065, 0.0534],
    ] as const;
    const edges = tails.flatMap(({ areas }) => areas.map(({ edge }) => edge[0] * 100));
    expect(edges).toHaveLength(4);
    for (const [at, [mean, error]] of simulated.entries()) {
      // A shoe is not of eighty coups each time: a tenth of a percent stands for that.
      expect(Math.abs((edges[at] ?? 0) + mean)).toBeLessThan(0.1 + error);
    }
  });

  test('stand on the page beside their clauses', () => {
    const page = pageOf(sheetOf('crown', 'traditional'));
    expect(page).toMatch(/Player Dragon Tail <span class="clause">edge about 6\.\d+% early, 6\.\d/);
    expect(page).toContain('15.875% to 20.346%');
    expect(page).toContain('>30 to 1<');
  });

  test('are flagged like the others, and named at the top', () => {
    const setup = { book: RULEBOOKS.crown, version: 'traditional', decks: 8, house } as const;
    const dear = pageOf(parSheet(setup, fraction(4, 5)));
    expect(dear).toContain('Player Run of 2 coups (79.654% goes back)');
    expect(dear).not.toContain('; Banker Run of 2 coups (');
    // Player's and combination Runs of two, three and six coups.
    expect(dear.match(/returns less than 80\.00%/g)).toHaveLength(6);
  });
});

test('the house chooses which odds are on the sheet', () => {
  const setup = { book: RULEBOOKS['crown-rapid'], version: 'crown', decks: 8 } as const;
  const chosen = parSheet(
    { ...setup, house: { ...house, dragonBonus: 3, perfectPairs: 2 } },
    FLOOR,
  );
  const options = chosen.wagers.map(({ odds }) => odds.price.option);
  expect(options).toEqual([null, null, null, null, null, 2, 2, 3, 3, null]);
});

describe('markup', () => {
  test('text is escaped where it enters', () => {
    expect(html`<p>${'<b>&"'}</p>`.markup).toBe('<p>&lt;b&gt;&amp;&quot;</p>');
    expect(html`${[1, undefined, false, html`<i></i>`]}`.markup).toBe('1<i></i>');
    expect(table('A < B', [{ head: 'x' }], [['<']]).markup).toContain('A &lt; B');
  });

  test('ticks are round and within their range', () => {
    expect(ticks([0, 800], 4)).toEqual([0, 200, 400, 600, 800]);
    expect(ticks([-62, 43], 5)).toEqual([-50, -25, 0, 25]);
  });
});
