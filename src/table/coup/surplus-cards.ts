// Cards that lie over once a wrong card was put right: no hand is due them, and the book's own rule
// says what becomes of them (ruling G16).

import type { Irregularity } from '../../rulebooks/irregularity.ts';
import type { Card } from '../../rules/cards.ts';
import type { At } from '../act.ts';
import { changeCoup } from '../change.ts';
import type { Report } from '../irregularities/irregularity.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Reason } from '../reason.ts';
import type { Table } from '../table.ts';

export const hasSurplus = ({ coup }: Table): boolean => (coup?.surplus ?? []).length > 0;

/** The card to be reported next, and what it is called in this book. */
export interface SurplusDue {
  readonly card: Card;
  readonly what: Irregularity;
}

export function surplusDue({ book, table }: At): SurplusDue | null {
  const [first] = table.coup?.surplus ?? [];
  if (first === undefined) return null;
  const known = book.procedure.irregularities;
  const names = [
    first.to === 'player' ? 'third-card-to-player' : 'third-card-to-banker',
    'wrong-number-of-cards',
  ] as const;
  const what = names.find(name => known[name] !== undefined);
  return what === undefined ? null : { card: first.card, what };
}

/** Nothing goes on while such a card lies: its rule is offered by name. */
export function reportSurplus(context: At, clause: string): Refusal {
  const due = surplusDue(context);
  const reason: Reason =
    due === null
      ? { code: 'card-without-hand' }
      : { code: 'card-would-not-be-drawn', card: due.card };
  const refusal = refuse('steps-missing', clause, reason);
  return due === null ? refusal : { ...refusal, report: due.what };
}

/** A report of what is due means the card that lies over, whether or not it names it. */
export function withSurplus<Given extends Report>(context: At, report: Given): Given {
  const due = surplusDue(context);
  if (due === null || report.what !== due.what) return report;
  return { ...report, facts: { ...report.facts, cards: [due.card] } };
}

/** The coup without the cards that a report was about. */
export function withoutReportedCards(table: Table, cards: readonly (Card | null)[]): Table {
  if (table.coup === null || !hasSurplus(table)) return table;
  const rest = [...(table.coup.surplus ?? [])];
  for (const card of cards) {
    const at = rest.findIndex(each => each.card === card);
    if (at >= 0) rest.splice(at, 1);
  }
  return changeCoup(table, { surplus: rest });
}
