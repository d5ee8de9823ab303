// A regulator's amendment of each book, invented for these tests: tables change over when they are
// told to, and every coup is settled, corrected and judged by the edition it was played under.

import { describe, expect, test } from 'vitest';
import { JudgedFelt } from '../../src/judge/felt.ts';
import { TableJudge } from '../../src/judge/index.ts';
import { PastCoups } from '../../src/judge/past-coups.ts';
import { compare } from '../../src/lab/compare/compare.ts';
import { formatComparison } from '../../src/lab/compare/text.ts';
import {
  amendedBy,
  editionOf,
  editionsOf,
  type Rulebook,
  RULEBOOKS,
} from '../../src/rulebooks/index.ts';
import { frozen } from '../../src/rulebooks/rulebook.ts';
import { REGULATED_BOOK_IDS, type RulebookId, versionOf } from '../../src/rules/rulebook.ts';
import type { Card } from '../../src/rules/cards.ts';
import { PLAIN_PAY_RULES } from '../../src/rules/settle.ts';
import { balanceOf, patronAccount } from '../../src/table/accounts/money.ts';
import { inForce } from '../../src/table/setup/changeover.ts';
import { setupFaults } from '../../src/table/setup/setup-check.ts';
import type { Amendment, Setup } from '../../src/table/setup/setup.ts';
import { signView } from '../../src/table/views/sign-view.ts';
import { cutterNow } from '../../src/table/shoe/cutting.ts';
import {
  plainSetup,
  prepareShoe,
  readyTable,
  type Scene,
  staff,
  turnDay,
} from '../../src/table/testing/scene.ts';

const NEW = 'Amendment 1';
const [BEFORE, EFFECTIVE, AFTER] = ['2027-06-30', '2027-07-01', '2027-07-02'];

const PAY = { ...PLAIN_PAY_RULES, tiePercent: { player: 5, banker: 5 } };

const playedIn = (id: RulebookId) => (id === 'mbs-rapid' ? 'no-commission' : 'traditional');

/** A copy of the published book beside an amendment of it: from July on a tie pays 9 to 1. */
function amended(id: RulebookId): Rulebook {
  const published = RULEBOOKS[id];
  const version = playedIn(id);
  const rules = versionOf(published, version);
  const onTie = rules?.wagers.tie;
  if (rules === undefined || onTie === undefined) throw new Error(`${id} has a Tie`);
  const options = onTie.options.map(lines =>
    lines.map(line => (line.pays[0] === 8 ? { ...line, pays: [9, 1] as const } : line)),
  );
  const versions = {
    ...published.versions,
    [version]: { ...rules, wagers: { ...rules.wagers, tie: { ...onTie, options } } },
  };
  const document = { ...published.document, edition: NEW, effective: EFFECTIVE };
  return amendedBy({ ...published }, frozen({ ...published, document, versions }));
}

const setupOf = (id: RulebookId, changes: Partial<Setup> = {}): Setup =>
  plainSetup(id, playedIn(id), { wageringMs: null, ...changes });

/** A table of the published edition that is told to change over. */
const told = (id: RulebookId, from: Amendment['from'], day: string): Scene =>
  readyTable(setupOf(id, { amendment: { edition: NEW, from } }), { book: amended(id), day });

const held = ({ table }: Scene) => balanceOf(table.ledger, patronAccount(1, 'patron-1'));

/** A coup with 100.00 on Tie that ends in one, the same ranks in other suits; what it brought. */
function tie(scene: Scene, cards: string): number {
  const before = held(scene);
  scene.do({ do: 'open-wagering' }).wager(1, 'tie', 10_000).do({ do: 'close-wagering' });
  for (const card of cards.split(' ') as Card[]) {
    if (scene.table.coup?.cards.length === 4) break;
    scene.do({ do: 'deal-card', card, source: 'keypad' });
  }
  scene.do({ do: 'settle-coup' });
  return held(scene) - before;
}

/** Where patrons are offered the cut, none of them wants it. */
function nobodyCuts(scene: Scene): void {
  for (let [step] = scene.table.shoe.toDo; step !== undefined && step !== 'cut';) {
    scene.do({ do: 'prepare-shoe', step });
    [step] = scene.table.shoe.toDo;
  }
  for (let seat = cutterNow(scene); seat !== null; seat = cutterNow(scene)) {
    scene.do({ do: 'decline-cut', seat });
  }
}

/** The shoe is over, and another one is prepared. */
function anotherShoe(scene: Scene): Scene {
  const shoe = { ...scene.table.shoe, over: true, toDo: [] };
  scene.table = { ...scene.table, shoe, phase: 'preparing' };
  scene.do({ do: 'bring-cards', cardSet: 'set-2', preShuffled: false });
  nobodyCuts(scene);
  prepareShoe(scene);
  return scene;
}

/** What the second judge says to everything that happened, with the amendment on its shelf. */
function objections({ book, events }: Scene): readonly string[] {
  const judge = new TableJudge('table:amended', id => (id === book.id ? book : undefined));
  return events.flatMap((event, at) => judge.see(at + 1, event)).map(({ code }) => code);
}

/** Puts the first coup right: it was no tie but Player's win. */
function correctFirst(scene: Scene): Scene {
  const rule = scene.book.procedure.irregularities['wrong-result-entered'];
  expect(rule).toBeDefined();
  scene.do({ do: 'freeze-accounts', by: staff('game-supervisor') });
  const [by, approvedBy] = [staff('game-supervisor'), staff('pit-boss')];
  const cards: Card[] = ['9s', '8h', 'Kd', 'Kc'];
  const facts = { shoe: 1, coup: 1, cards };
  scene.do({ do: 'report-irregularity', what: 'wrong-result-entered', facts, by, approvedBy });
  return scene;
}

describe.each(REGULATED_BOOK_IDS)('an amendment of %s', id => {
  test('stands beside the edition before it, and both are found by name', () => {
    const book = amended(id);
    expect(editionsOf(book).map(each => each.document.edition)).toEqual([
      RULEBOOKS[id].document.edition,
      NEW,
    ]);
    expect(editionOf(book)).toBe(book);
    expect(editionOf(book, 'of nobody')).toBeUndefined();
    expect(editionsOf(RULEBOOKS[id])).toEqual([RULEBOOKS[id]]);
  });

  test('comes into force with the first gaming day of its effect, between two coups', () => {
    const scene = told(id, 'gaming-day', BEFORE);
    expect(tie(scene, '9s 9h Kd Kc')).toBe(80_000);
    scene.do({ do: 'open-wagering' }).wager(1, 'tie', 10_000);
    turnDay(scene, EFFECTIVE);
    // The coup that was called before the day turned is paid as it was offered.
    const before = held(scene);
    scene.do({ do: 'close-wagering' }).cards('8s 8h Qd Qc').do({ do: 'settle-coup' });
    expect(held(scene) - before).toBe(80_000);
    expect(tie(scene, '9c 9d Ks Kh')).toBe(90_000);
    expect(scene.events.filter(({ happened }) => happened === 'edition-changed')).toHaveLength(1);
    expect(scene.table.setup).toMatchObject({ edition: NEW });
    expect(scene.table.setup?.amendment).toBeUndefined();
    expect(signView(inForce(scene))?.odds.find(({ on }) => on === 'tie')).toMatchObject({
      pays: [9, 1],
    });
    expect(objections(scene)).toEqual([]);
  });
});

describe.each(REGULATED_BOOK_IDS)('an amendment of %s that is announced', id => {
  test('in the middle of a day waits for the next one to begin', () => {
    const scene = told(id, 'gaming-day', EFFECTIVE);
    expect(tie(scene, '9s 9h Kd Kc')).toBe(80_000);
    turnDay(scene, AFTER);
    expect(tie(scene, '8s 8h Qd Qc')).toBe(90_000);
  });

  test('is not what the judge takes for a coup that it no longer remembers', () => {
    const book = amended(id);
    const felt = new JudgedFelt('table:amended', () => book);
    felt.takeSetup({ ...setupOf(id, { edition: NEW }) });
    const { version, pay } = setupOf(id);
    const record = { shoe: 1, number: 1, seats: [] };
    const found = (played: object) => new PastCoups().find(felt, { ...record, played })?.book;
    expect(found({ version, pay })).toBe(book);
    expect(found({ version, pay, edition: NEW })).toBe(editionOf(book, NEW));
  });

  test('is compared with the edition before it: what changed, and nothing else', () => {
    const book = amended(id);
    const next = editionOf(book, NEW);
    if (next === undefined) throw new Error('it is on the shelf');
    const said = formatComparison(compare({ book }, { book: next }, { decks: 8, house: PAY }));
    expect(said).toContain(`${id}@${RULEBOOKS[id].document.edition} and ${id}@${NEW}`);
    expect(said).toMatch(/Tie: edge \S+, there \S+, -/);
    expect(said).toMatch(/8 to 1/);
    expect(said).toMatch(/9 to 1/);
    expect(said).not.toMatch(/Player: edge|Only in/);
  });

  test('waits for another shoe where the operator was told to change with a shoe', () => {
    const scene = told(id, 'shoe', BEFORE);
    turnDay(scene, EFFECTIVE);
    expect(tie(scene, '9s 9h Kd Kc')).toBe(80_000);
    turnDay(scene, AFTER);
    expect(tie(scene, '8s 8h Qd Qc')).toBe(80_000);
    anotherShoe(scene);
    expect(tie(scene, '9c 9d Ks Kh')).toBe(90_000);
  });

  test('has no effect before its day, whatever begins', () => {
    const scene = told(id, 'shoe', BEFORE);
    anotherShoe(scene);
    expect(tie(scene, '9s 9h Kd Kc')).toBe(80_000);
    expect(scene.table.setup?.edition).toBeUndefined();
  });

  test('is no choice before its day, and no table opens by what it replaced after it', () => {
    const open = (setup: Setup, day: string) => () => readyTable(setup, { book: amended(id), day });
    expect(open(setupOf(id, { edition: NEW }), BEFORE)).toThrow(/edition-not-yet/);
    expect(open(setupOf(id), EFFECTIVE)).toThrow(/edition-replaced/);
    expect(open(setupOf(id, { edition: 'of nobody' }), EFFECTIVE)).toThrow(/no-such-edition/);
    const scene = open(setupOf(id, { edition: NEW }), EFFECTIVE)();
    expect(tie(scene, '9s 9h Kd Kc')).toBe(90_000);
    const back = { edition: RULEBOOKS[id].document.edition, from: 'shoe' } as const;
    expect(setupFaults(amended(id), setupOf(id, { edition: NEW, amendment: back }))).toMatchObject([
      { field: 'amendment', reason: { code: 'edition-not-later' } },
    ]);
  });
});

describe.each(['crown-rapid', 'crown'] as const)('a coup of %s from before', id => {
  /** One coup by each edition, then the first is put right. */
  const corrected = (): Scene => {
    const scene = told(id, 'gaming-day', BEFORE);
    tie(scene, '9s 9h Kd Kc');
    turnDay(scene, EFFECTIVE);
    tie(scene, '9c 9d Ks Kh');
    return scene;
  };

  test('is corrected by the edition it was played under, and the judge agrees', () => {
    const scene = corrected();
    const before = held(scene);
    correctFirst(scene);
    // What the tie paid and the stake are taken back: nine times the stake by 8 to 1.
    expect(before - held(scene)).toBe(90_000);
    expect(objections(scene)).toEqual([]);
  });

  test('is corrected back to a tie at 8 to 1 after the tie of today pays 9 to 1', () => {
    const scene = correctFirst(corrected());
    const before = held(scene);
    const facts = { shoe: 1, coup: 1, cards: ['9s', '9h', 'Kd', 'Kc'] as Card[] };
    const [by, approvedBy] = [staff('game-supervisor'), staff('pit-boss')];
    scene.do({ do: 'report-irregularity', what: 'wrong-result-entered', facts, by, approvedBy });
    expect(held(scene) - before).toBe(90_000);
    expect(objections(scene)).toEqual([]);
  });

  test('that is corrected by the odds of today is an objection of the judge', () => {
    const scene = correctFirst(corrected());
    const facts = { shoe: 1, coup: 1, cards: ['9s', '9h', 'Kd', 'Kc'] as Card[] };
    const [by, approvedBy] = [staff('game-supervisor'), staff('pit-boss')];
    const seen = scene.events.length;
    const record = scene.table.records.find(({ number }) => number === 1);
    const lie = (one: typeof record) => one && { ...one, played: { ...one.played, edition: NEW } };
    const records = scene.table.records.map(one => (one === record ? lie(one) : one));
    scene.table = { ...scene.table, records } as typeof scene.table;
    scene.do({ do: 'report-irregularity', what: 'wrong-result-entered', facts, by, approvedBy });
    expect(scene.events.length).toBeGreaterThan(seen);
    expect(objections(scene)).not.toEqual([]);
  });
});
