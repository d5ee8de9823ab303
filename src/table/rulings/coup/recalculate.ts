// A settled coup recalculated on its true cards: every difference is a new entry (11.11, R11).

import { assert } from '../../../rules/assert.ts';
import type { Card } from '../../../rules/cards.ts';
import { dealCoup, factsOf } from '../../../rules/coup.ts';
import type { Side } from '../../../rules/hand.ts';
import { nextSide } from '../../../rules/tableau.ts';
import type { At } from '../../act.ts';
import type { Facts, Ruled } from '../../irregularities/irregularity.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { coupMeant, recordOf } from '../../restatement/reported-coup.ts';
import { asItStands } from '../../restatement/restate.ts';
import { restated } from '../../restatement/restated.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import type { CoupRecord, DealtCard } from '../../table.ts';

export function recalculate(context: At, ruled: Ruled): RulingEvents | Refusal {
  const { clause, report } = ruled;
  const { facts } = report;
  const cards = facts.cards?.filter(card => card !== null) ?? [];
  if (facts.cards === undefined) {
    const no = refuse('facts-missing', clause, { code: 'dealt-cards-missing' });
    return { ...no, asks: 'cards' };
  }
  if (facts.coup !== undefined && coupMeant(context, facts) === 'present') {
    return refuse('not-now', clause, { code: 'coup-not-settled-yet' });
  }
  const record = recordMeant(context, facts);
  if (record === undefined || (record.standing === 'void' && record.stood === undefined)) {
    return refuse('nothing-to-do', clause, { code: 'no-such-settled-coup' });
  }
  const dealt = dealCoup(context.book.tableau, cards);
  if (!dealt.complete || dealt.used !== cards.length) {
    return refuse('report-is-false', clause, { code: 'cards-not-a-whole-coup' });
  }
  const onFelt = dealtAs(context, cards);
  if (record.standing !== 'void' && isSame(record.cards, onFelt)) {
    return refuse('nothing-to-do', clause, { code: 'cards-as-on-record' });
  }
  const truth = { hands: dealt, facts: factsOf(dealt) };
  return restated(context, record, { ...asItStands(record, clause), truth, cards: onFelt }, ruled);
}

/** The coup that is named; where none is, the last that was finished. */
function recordMeant(context: At, facts: Facts): CoupRecord | undefined {
  const { table } = context;
  const last = table.records.at(-1);
  if (facts.coup === undefined && facts.shoe === undefined) return last;
  const { shoe = table.shoe.number, coup = last?.number ?? 0 } = facts;
  return recordOf(context, shoe, coup);
}

const isSame = (one: readonly DealtCard[], other: readonly DealtCard[]): boolean =>
  one.length === other.length && one.every(({ card }, at) => card === other[at]?.card);

function dealtAs({ book }: At, cards: readonly Card[]): readonly DealtCard[] {
  const hands: Record<Side, Card[]> = { player: [], banker: [] };
  return cards.map(card => {
    const to = nextSide(book.tableau, hands);
    assert(to !== 'nobody', 'the cards were dealt to the end before');
    hands[to].push(card);
    return { to, card };
  });
}
