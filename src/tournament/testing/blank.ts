// Conditions with something left blank, for tests of what each clause wants told.

import type { ConditionItem } from '../../rulebooks/index.ts';
import type { RulebookId } from '../../rules/rulebook.ts';
import type { Conditions, Terms } from '../conditions/document.ts';
import { modelConditions } from '../conditions/model-conditions.ts';
import { type ConditionsPage, conditionsPage } from '../conditions/page.ts';
import type { ConditionsFormat } from '../conditions/say.ts';
import { sayMoney } from '../../table/say.ts';
import { drafted, START, type TournamentScene } from './scene.ts';

/** The model without some of its texts and terms. */
export function without(
  texts: readonly ConditionItem[],
  terms: readonly (keyof Terms)[] = [],
): Conditions {
  const model = modelConditions(START);
  const kept = (blank: readonly string[]) => (entry: readonly [string, unknown]) =>
    !blank.includes(entry[0]);
  return {
    ...model,
    terms: Object.fromEntries(Object.entries(model.terms).filter(kept(terms))),
    texts: Object.fromEntries(Object.entries(model.texts).filter(kept(texts))),
  };
}

/** The clauses that still want something of these conditions. */
export function wanted(book: RulebookId, conditions: Conditions): readonly string[] {
  const scene = drafted(book).do({ do: 'write-conditions', conditions });
  const answer = scene.ask({ do: 'publish-conditions' });
  return 'refused' in answer ? (answer.missing ?? []).map(({ clause }) => clause) : [];
}

/** Sums as the table writes them, times as the day and hour of an English page. */
const MANNER: ConditionsFormat = {
  money: (cents, currency) => `${sayMoney(cents)} ${currency}`,
  chips: sayMoney,
  time: at => `at ${at}`,
};

/** The page that a scene's conditions make for patrons. */
export function pageOf({ book, tournament }: TournamentScene): ConditionsPage {
  const { conditions, version } = tournament;
  if (book.tournament === undefined || conditions === null) throw new Error('nothing to show');
  return conditionsPage(book.tournament, conditions, version, tournament.approval, MANNER);
}

/** What the page says under a clause. */
export const told = (scene: TournamentScene, clause: string): string =>
  pageOf(scene)
    .paragraphs.filter(paragraph => paragraph.clause === clause)
    .map(({ text }) => text ?? 'does not apply')
    .join(' ');
