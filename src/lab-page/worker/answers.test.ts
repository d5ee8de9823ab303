import { expect, test } from 'vitest';
import { RULEBOOK_IDS } from '../../rules/rulebook.ts';
import { simulate } from '../../lab/simulator/simulate.ts';
import { DECK } from '../../rules/cards.ts';
import { changedGame, decksFor, FIRST_CHOICE, versionsIn } from '../game/game-settings.ts';
import { ANSWERS } from './answers.ts';
import { simulateInSlices } from './simulation.ts';

const full = (decks: number) => DECK.map(() => decks);
const returnOn = (answer: ReturnType<typeof ANSWERS.odds>, on: string) =>
  answer.wagers.find(each => each.on === on)?.return;

test('every version of every book answers odds, par sheet and a comparison', () => {
  for (const book of RULEBOOK_IDS) {
    for (const version of versionsIn(book)) {
      const game = changedGame(FIRST_CHOICE, { book, version });
      const odds = ANSWERS.odds({ game, left: full(game.decks) });
      expect(odds.wagers.length).toBeGreaterThan(2);
      expect(ANSWERS.parsheet({ game }).page).toContain('</html>');
      const both = ANSWERS.compare({ here: FIRST_CHOICE, there: game });
      expect(both.there.version).toBe(version);
      expect(both.provisions).toContain('alike in both');
    }
  }
});

test('a choice is brought to what the new book has', () => {
  const rapid = changedGame(FIRST_CHOICE, { book: 'tasmania' });
  expect(versionsIn('tasmania')).toContain(rapid.version);
  expect(decksFor(rapid)).toContain(rapid.decks);
  const any = changedGame(changedGame(rapid, { anyDecks: true }), { decks: 2 });
  expect(any.decks).toBe(2);
  expect(changedGame(any, { anyDecks: false }).decks).not.toBe(2);
  const option = changedGame(FIRST_CHOICE, { dragonBonus: 9 });
  expect(option.dragonBonus).toBeLessThan(9);
});

test('cards that are taken out change the odds, and none left is no fault', () => {
  const whole = ANSWERS.odds({ game: FIRST_CHOICE, left: full(8) });
  expect(whole.combinations).toBe('4998398275503360');
  const withoutFives = DECK.map(card => (card.startsWith('5') ? 0 : 8));
  const some = ANSWERS.odds({ game: FIRST_CHOICE, left: withoutFives });
  expect(some.cards).toBe(416 - 32);
  expect(returnOn(some, 'player')).not.toBe(returnOn(whole, 'player'));
  expect(ANSWERS.odds({ game: FIRST_CHOICE, left: full(0) }).cards).toBe(0);
});

const TIE = { on: 'tie', option: null } as const;

test('own odds of a Tie: at 9 to 1 its edge is the known one, printed lines change nothing', () => {
  const { lines, facts } = ANSWERS.printed({ game: FIRST_CHOICE, wager: TIE });
  expect(facts).toContain('natural-tie');
  expect(facts).not.toContain('player-pair');
  const same = ANSWERS.paytable({ game: FIRST_CHOICE, wager: TIE, lines });
  expect(same.own).toEqual(same.printed);
  const nine = lines.map(line => ({ ...line, pays: [9, 1] as const }));
  const better = ANSWERS.paytable({ game: FIRST_CHOICE, wager: TIE, lines: nine });
  // 1 - 10 × 0.0951560 of eight decks.
  expect(better.own?.edge).toBeCloseTo(0.04844, 5);
  expect(better.lines[0]?.chance).toBe(better.own?.hit);
  const none = ANSWERS.paytable({ game: FIRST_CHOICE, wager: TIE, lines: [] });
  expect(none.own).toBeNull();
});

test('a line of one’s own above the printed ones decides; commission comes off exactly', () => {
  const wager = { on: 'banker', option: null } as const;
  const { lines } = ANSWERS.printed({ game: FIRST_CHOICE, wager });
  const half = { when: 'banker-wins-with-six', pays: [1, 2], commission: 0 } as const;
  const own = lines.map(line => ({ ...line, commission: 0 }));
  const noCommission = ANSWERS.paytable({ game: FIRST_CHOICE, wager, lines: [half, ...own] });
  // The known edge of commission-free Banker that pays half on a six, eight decks.
  expect(noCommission.own?.edge).toBeCloseTo(0.014581, 5);
  const four = lines.map(line => ({ ...line, commission: line.commission && 4.5 }));
  const fourAndAHalf = ANSWERS.paytable({ game: FIRST_CHOICE, wager, lines: four });
  // Half a percent less of 45.8597% wins.
  expect(fourAndAHalf.own?.edge).toBeCloseTo(0.0105791 - 0.005 * 0.458597, 5);
});

test('bankroll and risk of a wager that every coup offers, none of one that is not there', () => {
  const query = { game: FIRST_CHOICE, bankroll: 1000, stake: 25, coups: 200 };
  const risk = ANSWERS.risk({ ...query, wager: { on: 'banker', option: null } });
  expect(risk?.method).toBe('counted');
  expect(risk?.mean).toBeCloseTo(-0.0105791 * 5000, 3);
  expect(ANSWERS.risk({ ...query, wager: { on: 'lucky-6', option: null } })).toBeNull();
});

const ASKED = { rulebook: 'crown', version: 'crown', decks: 8, coups: 300_000, seed: 7n } as const;
const pause = () => Promise.resolve();

test('the same seed gives the counts of one thread of the command line', async () => {
  let clock = 0;
  const reports: number[] = [];
  const sliced = await simulateInSlices(ASKED, {
    now: () => (clock += 40),
    pause,
    isStopped: () => false,
    onReport: ({ coups }) => reports.push(coups),
  });
  const whole = await simulate({ ...ASKED, threads: 1 });
  const untimed = { seconds: 0, coupsPerSecond: 0 };
  expect({ ...sliced, ...untimed }).toEqual({ ...whole, ...untimed });
  expect(reports.length).toBeGreaterThan(3);
  expect(reports).toEqual(reports.toSorted((a, b) => a - b));
});

test('a simulation that is stopped reports what was dealt; a wrong one says why', async () => {
  let clock = 0;
  const options = { now: () => (clock += 200), pause, onReport: () => undefined };
  const stopped = await simulateInSlices(ASKED, { ...options, isStopped: () => true });
  expect(stopped).toMatchObject({ complete: false });
  const refused = await simulateInSlices(
    { ...ASKED, decks: 1 },
    { ...options, isStopped: () => false },
  );
  expect(refused).toMatchObject({ refused: 'wrong-decks' });
});
