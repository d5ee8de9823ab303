// Which irregularities a book knows, which of them can be found now, and what may be chosen.

import { IRREGULARITIES, type Condition, type Irregularity } from '../../rulebooks/irregularity.ts';
import type { IrregularityRule } from '../../rulebooks/procedure.ts';
import type { At } from '../act.ts';
import { IRREGULARITY_KINDS } from '../irregularities/irregularity-kinds.ts';
import { type RulingChoice, CHOICES, type Facts } from '../irregularities/irregularity.ts';
import type { TablePhase } from '../table.ts';

/** One thing that can be reported under this book. */
export interface Reportable {
  readonly what: Irregularity;
  readonly clause: string;
  /** Whether it can be found while the table stands as it does. */
  readonly now: boolean;
  /** What a supervisor may choose, where the clause leaves a choice. */
  readonly choices: readonly RulingChoice[];
  /** What may be said beside what must be: the engine asks for the rest as it needs it. */
  readonly also: readonly (keyof Facts)[];
}

const CHOSEN: { readonly [when in Condition]?: RulingChoice } = {
  'chosen-again': 'again',
  'chosen-complete': 'complete',
  'chosen-reopen': 'reopen',
  'chosen-dummy': 'dummy',
};

/** Kinds whose cards may be out of the shoe without having been entered. */
const MAY_HOLD_CARDS: readonly Irregularity[] = [
  'cards-to-the-wrong-side',
  'cards-drawn-together',
  'wrong-number-of-cards',
  'foreign-card',
];

const conditionsOf = ({ rulings }: IrregularityRule<string>): readonly Condition[] =>
  rulings.flatMap(({ when }) => when);

/** A choice that no line names still has to be said where another line follows without it. */
function choicesOf(rule: IrregularityRule<string>): readonly RulingChoice[] {
  const named = conditionsOf(rule).flatMap(when => CHOSEN[when] ?? []);
  if (named.length === 0) return [];
  const rest = rule.rulings.some(({ when }) => when === 'always') ? (['complete'] as const) : [];
  return CHOICES.filter(choice => [...named, ...rest].includes(choice));
}

function alsoOf(what: Irregularity, rule: IrregularityRule<string>): readonly (keyof Facts)[] {
  return [
    ...(MAY_HOLD_CARDS.includes(what) ? (['cards'] as const) : []),
    ...(conditionsOf(rule).includes('marker-visible-or-drawn') ? (['markerVisible'] as const) : []),
    ...(what === 'wrong-result-entered' ? (['coup'] as const) : []),
  ];
}

// A book's list changes with the phase alone: the same list is the same object, and no news.
const KNOWN = new WeakMap<object, Map<TablePhase, readonly Reportable[]>>();

/** Everything this book rules on, in one order. */
export function reportable({ book, table: { phase } }: At): readonly Reportable[] {
  const rules = book.procedure.irregularities;
  const byPhase = KNOWN.get(rules) ?? new Map<TablePhase, readonly Reportable[]>();
  KNOWN.set(rules, byPhase);
  const known = byPhase.get(phase);
  if (known !== undefined) return known;
  const list = IRREGULARITIES.flatMap((what): readonly Reportable[] => {
    const rule = rules[what];
    if (rule === undefined) return [];
    const now = IRREGULARITY_KINDS[what].phases.includes(phase);
    const [choices, also] = [choicesOf(rule), alsoOf(what, rule)];
    return [{ what, clause: rule.clause, now, choices, also }];
  });
  byPhase.set(phase, list);
  return list;
}
