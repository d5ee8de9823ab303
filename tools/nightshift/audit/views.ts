// What leaves the table: every view of every role can be drawn, tells nobody else's name, and is
// the same whatever the cards are that nobody has turned yet.

import { ROLES } from '../../../src/rulebooks/roles.ts';
import { cardsOf } from '../../../src/rules/cards.ts';
import type { DrivenTable } from '../../../src/scenario/table/driven-table.ts';
import { tableAt } from '../../../src/scenario/table/show/table.ts';
import { peopleAt } from '../../../src/table/people/people-at.ts';
import type { Actor } from '../../../src/table/setup/setup.ts';
import type { DealtCard, Table } from '../../../src/table/table.ts';
import { viewFor } from '../../../src/table/views/index.ts';
import { type Violation, withoutFigures } from '../violation.ts';

type Viewer = Actor | 'display';

const STAFF = ROLES.filter(role => role !== 'patron');

const nameOf = (viewer: Viewer): string => (viewer === 'display' ? viewer : viewer.role);

const showOf = (viewer: Viewer): Readonly<Record<string, unknown>> =>
  viewer === 'display'
    ? { show: 'view', role: 'display' }
    : {
        ...{ show: 'view', role: viewer.role },
        ...(viewer.seat === undefined ? {} : { seat: viewer.seat, patron: viewer.id }),
      };

/** What a scenario can look at is asked of the engine command by command: it takes a while. */
const SHOWN_EVERY = 60;

/** While no card lies face down, views are looked at after one line in so many. */
const VIEWED_EVERY = 3;

export class Views {
  #looked = 0;
  /** Whose turn it is among staff and patrons. */
  #turn = 0;

  /** Looks at some of the views; all of them come round, and all at once while cards lie. */
  violations(driven: DrivenTable): readonly Violation[] {
    const { book, table } = driven;
    this.#looked += 1;
    if (this.#looked % SHOWN_EVERY === 0) {
      const shown = drawn(() => tableAt(driven));
      if ('threw' in shown) return [cannotBeShown(shown.threw)];
    }
    const hidden = hasHidden(table);
    if (!hidden && this.#looked % VIEWED_EVERY !== 0) return [];
    this.#turn += 1;
    const other = hidden ? withOtherFaces(table) : table;
    for (const viewer of this.#viewers(table, hidden)) {
      const seen = drawn(() => viewFor(viewer, { book, table }));
      if ('threw' in seen) return [cannotBeDrawn(viewer, seen.threw)];
      const names = othersNamed(table, viewer, seen.text);
      if (names !== undefined) return [names];
      if (!hidden) continue;
      const otherwise = drawn(() => viewFor(viewer, { book, table: other }));
      if ('threw' in otherwise || otherwise.text !== seen.text) return [leaks(viewer)];
    }
    return [];
  }

  #viewers({ seats }: Table, all: boolean): readonly Viewer[] {
    const patrons = seats.flatMap(seat =>
      peopleAt(seat).map(({ id }) => ({ role: 'patron' as const, id, seat: seat.number })),
    );
    const staff = turnOf(STAFF, this.#turn).map(role => ({ role, id: role }));
    return ['display', ...staff, ...(all ? patrons : turnOf(patrons, this.#turn))];
  }
}

/** The one whose turn it is. */
function turnOf<Thing>(things: readonly Thing[], turn: number): readonly Thing[] {
  const thing = things[turn % things.length];
  return thing === undefined ? [] : [thing];
}

function drawn(draw: () => unknown): { readonly text: string } | { readonly threw: string } {
  try {
    return { text: JSON.stringify(draw()) };
  } catch (thrown) {
    return { threw: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

const isDown = ({ card, down }: DealtCard): boolean => down === true && card !== null;

const hasHidden = ({ coup }: Table): boolean => coup?.cards.some(isDown) === true;

/** The same table with other faces under every card that lies face down. */
function withOtherFaces(table: Table): Table {
  const { coup, shoe } = table;
  if (coup === null) return table;
  const deck = cardsOf(1);
  const seen: Record<string, number> = { ...shoe.seen };
  const cards = coup.cards.map(dealt => {
    if (!isDown(dealt) || dealt.card === null) return dealt;
    const card = deck[(deck.indexOf(dealt.card) + 17) % deck.length] ?? dealt.card;
    seen[dealt.card] = (seen[dealt.card] ?? 1) - 1;
    seen[card] = (seen[card] ?? 0) + 1;
    return { ...dealt, card };
  });
  return { ...table, coup: { ...coup, cards }, shoe: { ...shoe, seen } };
}

/** A patron's name in what another patron or everybody sees. */
function othersNamed(table: Table, viewer: Viewer, text: string): Violation | undefined {
  if (viewer !== 'display' && viewer.role !== 'patron') return undefined;
  const own = viewer === 'display' ? null : viewer.id;
  const people = table.seats.flatMap(seat => peopleAt(seat).map(({ id }) => id));
  const named = people.find(id => id !== own && text.includes(`"${id}"`));
  if (named === undefined) return undefined;
  return {
    kind: `a name in the view of ${nameOf(viewer)}`,
    says: `the view of ${nameOf(viewer)} names ${named}`,
    expectation: { show: showOf(viewer), expect: { names: 'nobody else' } },
  };
}

const cannotBeShown = (message: string): Violation => ({
  kind: `show table throws: ${withoutFigures(message)}`,
  says: `the table cannot be shown: ${message}`,
  expectation: { show: { show: 'table' }, expect: { next: ['...'] } },
});

const cannotBeDrawn = (viewer: Viewer, message: string): Violation => ({
  kind: `view of ${nameOf(viewer)} throws: ${withoutFigures(message)}`,
  says: `the view of ${nameOf(viewer)} cannot be drawn: ${message}`,
  expectation: { show: showOf(viewer), expect: { table: {} } },
});

const leaks = (viewer: Viewer): Violation => ({
  kind: `a card leaks to ${nameOf(viewer)}`,
  says: `the view of ${nameOf(viewer)} is another when a card that lies face down is another`,
  expectation: { show: showOf(viewer), expect: { leaks: 'nothing' } },
});
