// The console's wizard, walked: from "something is wrong" to every ruling of every book, and how
// many touches each takes. The tables are those of the atlas; nothing is rendered.

import { describe, expect, test } from 'vitest';
import type { Irregularity } from '../../src/rulebooks/irregularity.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { DECK } from '../../src/rules/cards.ts';
import { RULEBOOK_IDS } from '../../src/rules/rulebook.ts';
import { coupsToName, naming } from '../../src/screens/console/rulings/coup-asked.tsx';
import {
  asksForCoup,
  coupBefore,
  TAIL_BETS,
  tailsLying,
} from '../../src/screens/console/rulings/questions.tsx';
import {
  begin,
  type FactName,
  openQuestion,
  reportOf,
  type ReportDraft,
  withFact,
} from '../../src/screens/console/rulings/report.ts';
import type { At } from '../../src/table/act.ts';
import { type Effect, effectOf } from '../../src/table/rulings/effect-of.ts';
import { isRefusal, type Refusal } from '../../src/table/refusal.ts';
import { staff } from '../../src/table/testing/scene.ts';
import { type ConsoleView, consoleView } from '../../src/table/views/index.ts';
import { distinct, walk } from './walk.ts';

const MOST_TOUCHES = 6;

/** Lines that no table of the walk leads to: the first card makes a dummy before any report. */
const OUT_OF_REACH = ['crown-rapid nobody-wagered: coup-becomes-dummy 11.5'];

const by = staff('game-supervisor');
const asked = (room: At, said: ReportDraft): Effect | Refusal =>
  effectOf(room, { ...reportOf(said), by, at: room.table.at });

/** An answer that the screen offers, and how many touches it takes. */
interface Answer {
  readonly said: ReportDraft;
  readonly touches: number;
}

/** The right card in place of a wrong one, wherever that makes a whole coup: two touches. */
function truths(room: At, view: ConsoleView, said: ReportDraft): readonly Answer[] {
  const record = view.records.findLast(({ standing }) => standing === 'live');
  if (record === undefined) return [];
  const cards = record.cards.map(({ card }) => card).filter(card => card !== null);
  const right = DECK.map(card => {
    const facts = { ...said.facts, coup: record.number, cards: cards.with(0, card) };
    return { ...said, facts };
  });
  const whole = right.find(each => !isRefusal(asked(room, each)));
  return whole === undefined ? [] : [{ said: whole, touches: 2 }];
}

/** Everything that may be touched for a question. */
function answers(
  room: At,
  view: ConsoleView,
  said: ReportDraft,
  question: FactName,
): readonly Answer[] {
  const one = (...all: readonly ReportDraft[]) => all.map(each => ({ said: each, touches: 1 }));
  const yesOrNo = (fact: 'orderIsCertain' | 'canBePutRight' | 'provenByRecords') =>
    one(withFact(said, fact, true), withFact(said, fact, false));
  switch (question) {
    case 'cards':
      return asksForCoup(said, view)
        ? truths(room, view, said)
        : one(withFact(said, 'cards', ['5h']), withFact(said, 'cards', ['2c']));
    case 'seat':
    case 'patron': {
      const lying = tailsLying(view).map(({ seat, patron, bet }) => ({
        ...{ ...said, facts: { ...said.facts, seat, patron, bet } },
      }));
      const [first] = view.seats;
      const seat = withFact(said, 'seat', first?.seat ?? 1);
      return one(...lying, withFact(seat, 'patron', first?.patron ?? 'nobody'));
    }
    case 'bet':
      return one(...TAIL_BETS.map(bet => withFact(said, 'bet', bet)));
    case 'choice': {
      const known = view.reportable.find(({ what }) => what === said.what);
      return one(...(known?.choices ?? []).map(choice => withFact(said, 'choice', choice)));
    }
    case 'foreign':
      return one(withFact(said, 'foreign', 'joker'), withFact(said, 'foreign', 'extra-copy'));
    case 'orderIsCertain':
    case 'canBePutRight':
    case 'provenByRecords':
      return yesOrNo(question);
    case 'disruption':
      return one(withFact(said, 'disruption', 'fire'));
    case 'note':
      return one(withFact(said, 'note', 'A marked card.'));
    case 'left':
      return one(withFact(said, 'left', 0));
    case 'coup':
      return one(...coupsToName(view).map(place => naming(said, place)));
    case 'onset':
      return one(
        withFact(said, 'onset', 'before-the-close'),
        withFact(said, 'onset', 'after-the-close'),
      );
    case 'fault':
      return one(withFact(said, 'fault', 'screen'));
    case 'markerVisible':
    case 'shown':
    case 'shoe':
      throw new Error(`nothing asks for ${question}`);
  }
}

/** Follows every answer from what was said; each ruling with the touches that led to it. */
function* rulingsFrom(
  room: At,
  view: ConsoleView,
  { said, touches }: Answer,
): Generator<{ readonly line: string; readonly touches: number }> {
  const told = asked(room, said);
  const answer = isRefusal(told)
    ? { effect: null, refusal: told }
    : { effect: told, refusal: null };
  const question = openQuestion(said, answer);
  if (question !== null) {
    for (const next of answers(room, view, said, question)) {
      yield* rulingsFrom(room, view, { said: next.said, touches: touches + next.touches });
    }
  } else if (!isRefusal(told)) {
    const { ruling, clause } = told.verdict;
    // The last touch confirms, or has somebody of the right rank approve it.
    yield { line: `${said.what}: ${ruling} ${clause}`, touches: touches + 1 };
  }
}

const linesOf = (book: At['book'], what: Irregularity): readonly string[] =>
  (book.procedure.irregularities[what]?.rulings ?? [])
    .map(({ ruling, clause }) => `${what}: ${ruling} ${clause}`)
    .filter(line => !OUT_OF_REACH.includes(`${book.id} ${line}`));

describe.each(RULEBOOK_IDS)('%s', id => {
  test('every ruling is reached, none by more than six touches', () => {
    const book: At['book'] = RULEBOOKS[id];
    const reached = new Map<string, number>();
    const kinds = Object.keys(book.procedure.irregularities) as Irregularity[]; // its keys
    const isDone = (what: Irregularity) => linesOf(book, what).every(line => reached.has(line));
    for (const room of distinct(walk(id))) {
      const view = consoleView(room);
      for (const { what, now } of view.reportable) {
        if (!now || isDone(what)) continue;
        // "Something is wrong", then what happened: two touches.
        const said = begin(what, view);
        const earlier = coupBefore(view);
        const starts = [
          { said, touches: 2 },
          ...(earlier === null ? [] : [{ said: withFact(said, 'coup', earlier), touches: 3 }]),
        ];
        for (const start of starts) {
          for (const { line, touches } of rulingsFrom(room, view, start)) {
            reached.set(line, Math.max(touches, reached.get(line) ?? 0));
          }
        }
      }
    }
    expect(kinds.flatMap(what => linesOf(book, what)).filter(line => !reached.has(line))).toEqual(
      [],
    );
    expect([...reached].filter(([, touches]) => touches > MOST_TOUCHES)).toEqual([]);
  }, 240_000);
});
