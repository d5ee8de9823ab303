// The display is never blank and never at a loss for words.

import { expect, test } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { RULEBOOK_IDS, versionsOf } from '../../rules/rulebook.ts';
import { TABLE_PHASES } from '../../table/table.ts';
import { plainSetup, readyTable } from '../../table/testing/scene.ts';
import { NOTHING_SEEN, type ScreenState } from '../client/screen-state.ts';
import { draw, wordsOn } from '../testing/draw.tsx';
import { heardOf, onTheWall, wallOf } from '../testing/on-the-wall.tsx';
import { publicView } from '../testing/views.ts';
import { LANGUAGES } from '../texts/index.ts';
import { signTexts } from './sign-texts.ts';
import { DisplayFace } from './display.tsx';
import { limitLines, oddsLines, rungOf } from './sign-lines.ts';
import { whoseTurn } from './turns.ts';

const seen = (state: Partial<ScreenState>) =>
  wordsOn(draw(<DisplayFace state={{ ...NOTHING_SEEN, table: publicView, ...state }} />));

const TABLES = RULEBOOK_IDS.flatMap(book =>
  versionsOf(RULEBOOKS[book]).map(version => [book, version] as const),
);

test('before the first view the house is named and says that it connects', () => {
  expect(seen({ table: null })).toMatch(/^Sabot One moment, please\..*connecting/);
});

test('while the server is away the last coup, the roads and the signs stay', () => {
  const table = readyTable(plainSetup('crown', 'traditional')).do({ do: 'open-wagering' });
  table.wager(1, 'player', 5000).do({ do: 'close-wagering' }).cards('4s 9h Kd Kc');
  const away = wordsOn(draw(<DisplayFace state={{ ...heardOf(table), connected: false }} />));
  expect(away).toContain('The server is away');
  expect(away).toContain('Banker wins, 9 over 4');
  expect(away).toContain('10 – 10,000');
});

test.each(TABLE_PHASES)('in the phase %s there is a picture, a state and the roads', phase => {
  const html = draw(
    <DisplayFace state={{ ...NOTHING_SEEN, connected: true, table: { ...publicView, phase } }} />,
  );
  expect(html).toMatch(/class="(coup|stage)/);
  expect(html).toContain('display-roads');
  expect(/<output class="phase[^>]*>([^<]+)/.exec(html)?.[1]?.trim()).not.toBe('');
});

test('frozen accounts, a void coup and practice are said large', () => {
  const connected = { connected: true };
  const frozen = { clause: '13.7', why: 'A claim is looked into.' };
  expect(seen({ ...connected, table: { ...publicView, frozen } })).toContain('Accounts are frozen');
  const last = { ...EMPTY_COUP, standing: 'void' as const };
  expect(seen({ ...connected, table: { ...publicView, last } })).toContain('Coup void');
  expect(seen({ ...connected, table: { ...publicView, practice: true } })).toContain('Practice');
  const announced = { limits: null, closesAt: 7_200_000 };
  expect(seen({ ...connected, table: { ...publicView, announced } })).toMatch(/closes at \d/);
});

test('what the house tells stands in the spoken language or the first, for its time', () => {
  const until = Date.now() + 60_000;
  const told = (texts: Readonly<Record<string, string>>, till = until) =>
    seen({ houseMessages: [{ message: 'M-000001', texts, until: till }] });
  expect(told({ 'zh-Hans': '晚餐', en: 'Dinner is served' })).toContain('Dinner is served');
  expect(told({ 'zh-Hans': '晚餐' })).toContain('晚餐');
  expect(told({ en: 'Dinner is served' }, Date.now() - 1)).not.toContain('Dinner');
});

const EMPTY_COUP = {
  number: 6,
  standing: 'live' as const,
  ground: null,
  corrected: [],
  hands: { player: { cards: [], count: null }, banker: { cards: [], count: null } },
  result: null,
};

test.each(TABLES)('%s, %s: every price on the odds sign has its words', (book, version) => {
  const { sign } = heardOf(readyTable(plainSetup(book, version))).table ?? {};
  const prices = sign ? oddsLines(sign).flatMap(line => line.prices) : [];
  const named = prices.filter(price => price.when !== '' && rungOf(price) === null);
  expect(prices.length).toBeGreaterThan(3);
  for (const language of LANGUAGES) {
    const known = Object.keys(signTexts(language).facts);
    expect(known).toEqual(expect.arrayContaining(named.map(({ when }) => when)));
  }
});

test('wagers that share their limits share a line of the sign', () => {
  const limit = { min: 500, max: 50_000, step: 500 };
  const other = { min: 100, max: 5000, step: 50 };
  const offered = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;
  const limits = { player: limit, banker: limit, tie: other, 'player-pair': other };
  expect(limitLines(offered, limits)).toEqual([
    { names: ['main'], min: 500, max: 50_000, step: null },
    { names: ['tie', 'player-pair'], min: 100, max: 5000, step: 50 },
  ]);
});

test('the board of a tournament takes its turn beside the signs', () => {
  const state = { ...NOTHING_SEEN, connected: true, table: publicView };
  const html = draw(<DisplayFace state={state} board={<p>Leaders</p>} page="tournament" />);
  expect(html).toContain('<p>Leaders</p>');
  expect(draw(<DisplayFace state={state} />)).not.toContain('Tournament');
});

test.each(LANGUAGES)('in %s the wall has no word of another language but the book’s', language => {
  const scene = readyTable(plainSetup('crown', 'traditional'));
  const wall = onTheWall(scene, 'odds', language);
  expect(/[闲庄赔]/.test(wall)).toBe(language === 'zh-Hans');
  expect(/[閒莊賠]/.test(wall)).toBe(language === 'zh-Hant');
  expect(wallOf(scene, 'odds', language)).toContain(`lang="${language}"`);
});

test('languages take turns for ever', () => {
  const turns = [...LANGUAGES, ...LANGUAGES].map((_, turn) => whoseTurn(LANGUAGES, turn));
  expect(turns).toEqual([...LANGUAGES, ...LANGUAGES]);
  expect(new Set(turns).size).toBe(LANGUAGES.length);
});
