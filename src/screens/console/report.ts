// What the floor has said about an irregularity, made into a report for the book to rule on.

import type { Card } from '../../rules/cards.ts';
import type { ConsoleView } from '../../wire/index.ts';
import type { Irregularity, Report } from '../house/floor-terms.ts';

export type Facts = Report['facts'];
export type FactName = keyof Facts;

/** What was said so far: the kind, and the facts that were asked for. */
export interface Said {
  readonly what: Irregularity;
  readonly facts: Facts;
}

/** A kind with what the screen knows by itself, so that nobody is asked for it. */
export function begin(what: Irregularity, { last }: Pick<ConsoleView, 'last'>): Said {
  if (what === 'surplus-card-unseen') return { what, facts: { cards: [null] } };
  // The last coup is meant unless another is touched.
  const isOld = what === 'wrong-result-entered' && last !== null;
  return { what, facts: isOld ? { coup: last.number } : {} };
}

/** The cards of a settled coup in the order of the deal: Player, Banker, Player, Banker, thirds. */
export function dealtOrder(record: ConsoleView['records'][number]): readonly (Card | null)[] {
  return record.cards.map(({ card }) => card);
}

/** Whether a fact was said already. */
export const isSaid = ({ facts }: Said, fact: FactName): boolean => facts[fact] !== undefined;

export const withFact = <Name extends FactName>(
  said: Said,
  name: Name,
  value: NonNullable<Facts[Name]>,
): Said => ({ ...said, facts: { ...said.facts, [name]: value } });

/** Everything but one fact: a question is asked again. */
export function withoutFact({ what, facts }: Said, name: FactName): Said {
  const { [name]: _gone, ...rest } = facts;
  return { what, facts: rest };
}

export const reportOf = ({ what, facts }: Said): Report => ({
  do: 'report-irregularity',
  what,
  facts,
});

/** The question that has to be answered before anything can be shown; null when none is open. */
export function openQuestion(
  said: Said,
  answer: { readonly effect: object | null; readonly refusal: { asks?: string } | null } | null,
): FactName | null {
  if (said.what === 'wrong-result-entered' && !isSaid(said, 'cards')) return 'cards';
  if (said.facts.foreign === 'extra-copy' && !isSaid(said, 'cards')) return 'cards';
  const asks = answer?.refusal?.asks;
  return isFactName(asks) && !isSaid(said, asks) ? asks : null;
}

const FACT_NAMES: readonly FactName[] = [
  'cards',
  'coup',
  'seat',
  'patron',
  'bet',
  'choice',
  'orderIsCertain',
  'canBePutRight',
  'provenByRecords',
  'foreign',
  'disruption',
  'left',
  'markerVisible',
  'note',
];

const isFactName = (name: string | undefined): name is FactName =>
  FACT_NAMES.some(each => each === name);
