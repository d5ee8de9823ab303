// A dealer's hundred slips: coups keyed with wrong cards, double taps and lost lines. Every coup
// ends as its cards lay on the felt, none is voided for a slip, and the touches are counted.
// SABOT_SLIPS=100 plays the hundred; beside the other tests a few coups are played.

import { expect, type Locator, type Page } from '@playwright/test';
import { type Card, RANKS, SUITS } from '../src/rules/cards.ts';
import { dealCoup, factsOf } from '../src/rules/coup.ts';
import { crown } from '../src/rulebooks/index.ts';
import { key, newTable, openingFloat, openTable, padKey, touch } from './dealer.ts';
import { test } from './floor.ts';

const ASKED = Number(process.env['SABOT_SLIPS'] ?? 4);
const COUPS_OF_A_SHOE = 50;
/** As many shoes as it takes, for none lasts a hundred coups; each has its own slips. */
const SEEDS = [19, 1911].slice(0, Math.ceil(ASKED / COUPS_OF_A_SHOE));
const COUPS = Math.ceil(ASKED / SEEDS.length);
const SECONDS_A_COUP = 40;
/** From so many coups on a median says something. */
const ENOUGH_COUPS = 25;

/** A small generator with a seed: what failed once fails again. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const FIRST_FOUR = 4;

const pad = (page: Page): Locator => page.locator('.next-step');

/** What the felt shows of the coup, in the order of the deal. */
const onFelt = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hand = (side: string) =>
      [...document.querySelectorAll(`.coup:not(.coup-last) .hand-${side} svg.card`)].map(card =>
        card.getAttribute('data-card'),
      );
    const [player, banker] = [hand('player'), hand('banker')];
    return [0, 1, 2]
      .flatMap(at => [player[at], banker[at]])
      .filter(card => typeof card === 'string');
  });

interface Slips {
  readonly page: Page;
  readonly roll: (below: number) => number;
  /** How many of each card have left the shoe. */
  readonly spent: Map<Card, number>;
  /** Loses what is sent until the line is cut, or cuts it at once. */
  readonly cut: () => void;
  readonly touches: number[];
  readonly told: Record<'wrong' | 'double' | 'cut' | 'confirmed', number>;
}

/** A shoe of eight decks holds no more of a card, and then its key is dead. */
const OF_A_KIND = 8;

/** A card that the shoe still holds. */
const another = ({ roll, spent }: Pick<Slips, 'roll' | 'spent'>, than: Card): Card => {
  for (;;) {
    const card: Card = `${RANKS[roll(13)] ?? 'A'}${SUITS[roll(4)] ?? 's'}`;
    if (card !== than && (spent.get(card) ?? 0) < OF_A_KIND) return card;
  }
};

/** Cards as they leave the shoe; what a coup does not want is given back. */
function drawn(slips: Slips, count: number): Card[] {
  return Array.from({ length: count }, () => {
    const card = another(slips, 'As');
    slips.spent.set(card, (slips.spent.get(card) ?? 0) + 1);
    return card;
  });
}

/** Where a card of the deal lies: hand and place. */
function placeAt(felt: number, position: number): readonly ['player' | 'banker', number] {
  if (position < 4) return [position % 2 === 0 ? 'player' : 'banker', Math.floor(position / 2)];
  return position === 4 && felt > 4 ? ['player', 2] : ['banker', 2];
}

for (const seed of SEEDS) {
  test(`slips of a dealer are put right by two touches and void nothing (${seed})`, async ({
    page,
  }, attempt) => {
    test.setTimeout((60 + COUPS * SECONDS_A_COUP) * 1000);
    // What waits for good says where, instead of waiting until the test is over.
    page.setDefaultTimeout(SECONDS_A_COUP * 1000);
    const table = await newTable(page.request, 'pit-2', `slips-${seed}`, attempt);
    const cuts: (() => void)[] = [];
    await page.routeWebSocket(/\/socket$/, socket => {
      const server = socket.connectToServer();
      cuts.push(() => {
        void server.close();
        void socket.close();
      });
      socket.onMessage(message => server.send(message));
      server.onMessage(message => socket.send(message));
    });
    await openTable(page, table, 'Game supervisor');
    await touch(page, 'Burn one card');
    await openingFloat(page);
    await page.locator('.tabs').getByRole('button', { name: 'Seats' }).click();
    await page.locator('.seat-key').first().click();
    await page.getByRole('button', { name: 'Buy in 5,000.00' }).click();
    await touch(page, 'Place your bets');
    const slips: Slips = {
      ...{ page, roll: dice(seed), cut: () => cuts.at(-1)?.(), touches: [] },
      spent: new Map(),
      told: { wrong: 0, double: 0, cut: 0, confirmed: 0 },
    };
    for (let coup = 1; coup <= COUPS; coup += 1) await aCoup(slips, coup);
    const sorted = slips.touches.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const figures = { coups: COUPS, ...slips.told, corrections: sorted.length, median };
    attempt.annotations.push({ type: 'slips', description: JSON.stringify(figures) });
    process.stdout.write(`slips: ${JSON.stringify(figures)}\n`);
    // Two touches, and one more where a second person confirms.
    expect(sorted.every(touches => touches === 2 || touches === 3)).toBe(true);
    expect(sorted.length).toBeGreaterThan(0);
    if (COUPS >= ENOUGH_COUPS) expect(median).toBe(2);
  });
}

/** The cards of a coup as they lie, keyed with slips; at the end felt and result are theirs. */
async function aCoup(slips: Slips, coup: number): Promise<void> {
  const { page } = slips;
  const area = page.getByRole('group', { name: 'Enter stakes' });
  await area.getByRole('button', { name: '+25.00' }).click();
  await expect(page.locator('.stake-totals .tone-player dd')).toHaveText('25.00');
  await tap(slips, key(page, 'No more bets'));
  const lie = drawn(slips, 6);
  const { player, banker, used } = dealCoup(crown.tableau, lie);
  const cards = lie.slice(0, used);
  for (const back of lie.slice(used)) slips.spent.set(back, (slips.spent.get(back) ?? 1) - 1);
  for (let at = 0; at < cards.length;) at = await keyCard(slips, cards, at);
  await expect.poll(() => onFelt(page), `coup ${coup}`).toEqual(inOrder(player, banker));
  const { result, playerCount, bankerCount } = factsOf({ player, banker });
  const says = result === 'tie' ? /^Tie/ : new RegExp(`${playerCount}|${bankerCount}`);
  await expect(page.locator('.result')).toHaveText(says);
  await expect(page.locator('.result')).toHaveClass(new RegExp(`result-${result}`));
  await tap(slips, key(page, 'Pay, then call for bets'));
  await expect(key(page, 'No more bets')).toBeVisible();
}

const inOrder = (player: readonly Card[], banker: readonly Card[]): readonly Card[] =>
  [0, 1, 2].flatMap(at => [player[at], banker[at]]).filter(card => card !== undefined);

/** Touches a key; a third of the time twice, as a trembling finger does. */
async function tap({ page, roll, told }: Slips, wanted: Locator): Promise<void> {
  await expect(wanted).toBeEnabled();
  const box = await wanted.boundingBox();
  if (box === null) throw new Error('it is on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  if (roll(3) > 0) return;
  told.double += 1;
  await page.waitForTimeout(60 + roll(200));
  await page.mouse.click(x, y);
}

/** A card touched twice in a moment: timed on the page, so that no busy machine makes it two. */
async function twice({ page, told, roll }: Slips, wanted: Locator): Promise<void> {
  told.double += 1;
  await expect(wanted).toBeEnabled();
  await wanted.evaluate(
    async (card, apart) => {
      if (!(card instanceof HTMLElement)) return;
      card.click();
      await new Promise(after => setTimeout(after, apart));
      card.click();
    },
    60 + roll(200),
  );
  await page.getByRole('button', { name: 'No, one only' }).click();
}

/** Keys one card, perhaps wrongly; returns which one comes next. */
async function keyCard(slips: Slips, cards: readonly Card[], at: number): Promise<number> {
  const { page, roll, told } = slips;
  const card = cards[at];
  if (card === undefined) return at + 1;
  if (at >= FIRST_FOUR) await insuranceOver(slips, at);
  // A wrong card and a lost line come first, so that none of these tests goes without.
  const first = at === 0 && told.wrong === 0 ? 0 : at === 1 && told.cut === 0 ? 2 : null;
  const slip = first ?? roll(8);
  const keyed = slip === 0 ? another(slips, card) : card;
  if (slip === 1) {
    await twice(slips, padKey(pad(page), keyed));
  } else {
    await padKey(pad(page), keyed).click();
    // Two like cards may really come one after the other.
    const second = page.getByRole('button', { name: /^Yes, a second/ });
    if (keyed === cards[at - 1] && (await second.isVisible())) await second.click();
  }
  if (slip === 2) {
    told.cut += 1;
    slips.cut();
  }
  if (keyed === card && slip !== 2) return at + 1;
  await lies(page, at + 1);
  if (keyed === card) return at + 1;
  told.wrong += 1;
  await putRight(slips, at, card);
  return at + 1;
}

const lies = (page: Page, cards: number): Promise<void> =>
  expect.poll(async () => (await onFelt(page)).length).toBeGreaterThanOrEqual(cards);

/** With four cards a window for Insurance may be open: the dealer closes it first. */
async function insuranceOver(slips: Slips, at: number): Promise<void> {
  const { page } = slips;
  if (at > FIRST_FOUR) return;
  await lies(page, at);
  const window = key(page, 'Close Insurance');
  await expect(window.or(pad(page).locator('.card-pad'))).toBeVisible();
  if (await window.isVisible()) await tap(slips, window);
}

/** Touches the wrong card on the felt, then the right one; where a result changes, two people. */
async function putRight(slips: Slips, at: number, card: Card): Promise<void> {
  const { page, told } = slips;
  const felt = await onFelt(page);
  const [side, place] = placeAt(
    at === 4 ? ((await thirdOf(page, 'player')) ? 5 : 4) : felt.length,
    at,
  );
  await page.locator(`.hand-${side} .card-key`).nth(place).click();
  await padKey(pad(page), card).click();
  let touches = 2;
  const confirm = page.getByRole('button', { name: /^Confirm as/ });
  await expect(confirm.or(page.locator('.next-step:not(.correction)'))).toBeVisible();
  if (await confirm.isVisible()) {
    await confirm.click();
    told.confirmed += 1;
    touches += 1;
  }
  await expect(page.locator('.correction')).toHaveCount(0);
  slips.touches.push(touches);
}

const thirdOf = async (page: Page, side: 'player' | 'banker'): Promise<boolean> =>
  (await page.locator(`.coup:not(.coup-last) .hand-${side} svg.card`).count()) > 2;
