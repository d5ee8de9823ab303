// What the floor has said about an irregularity, made into a report for the book to rule on.

import type { ConsoleView } from '../../../wire/index.ts';
import type { ReportedIrregularity, SentReport } from '../../client/floor-terms.ts';

export type ReportFacts = SentReport['facts'];
export type FactName = keyof ReportFacts;

/** What was said so far: the kind, and the facts that were asked for. */
export interface ReportDraft {
  readonly what: ReportedIrregularity;
  readonly facts: ReportFacts;
}

/** A kind with what the screen knows by itself, so that nobody is asked for it. */
export function begin(
  what: ReportedIrregularity,
  { coup, last, shoe }: Pick<ConsoleView, 'coup' | 'last' | 'shoe'>,
): ReportDraft {
  if (what === 'surplus-card-unseen') return { what, facts: { cards: [null] } };
  // The last coup is meant unless another is touched.
  if (what === 'wrong-result-entered' && last !== null) {
    return { what, facts: { coup: last.number } };
  }
  const isNamed = MAY_BE_LONG_AGO.includes(what) && coup !== null;
  return { what, facts: isNamed ? { shoe, coup: coup.number } : {} };
}

/** What may be found out about a coup of any age: which it was is shown, and may be changed. */
export const MAY_BE_LONG_AGO: readonly ReportedIrregularity[] = [
  'terminal-malfunction',
  'system-malfunction',
  'equipment-malfunction',
  'game-disrupted',
  'fraud',
];

/** Whether a fact was said already. */
export const isSaid = ({ facts }: ReportDraft, fact: FactName): boolean =>
  facts[fact] !== undefined;

export const withFact = <Name extends FactName>(
  said: ReportDraft,
  name: Name,
  value: NonNullable<ReportFacts[Name]>,
): ReportDraft => ({ ...said, facts: { ...said.facts, [name]: value } });

/** Everything but one fact: a question is asked again. */
export function withoutFact({ what, facts }: ReportDraft, name: FactName): ReportDraft {
  const { [name]: _gone, ...rest } = facts;
  return { what, facts: rest };
}

export const reportOf = ({ what, facts }: ReportDraft): SentReport => ({
  do: 'report-irregularity',
  what,
  facts,
});

/** The question that has to be answered before anything can be shown; null when none is open. */
export function openQuestion(
  said: ReportDraft,
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
  'onset',
  'fault',
  'provenByRecords',
  'foreign',
  'disruption',
  'left',
  'markerVisible',
  'note',
];

const isFactName = (name: string | undefined): name is FactName =>
  FACT_NAMES.some(each => each === name);
