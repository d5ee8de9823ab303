// The conditions as a page for patrons: one paragraph for each clause that wants it told.

import type { ConditionItem, TournamentProcedure } from '../../rulebooks/tournament.ts';
import type { Conditions } from './document.ts';
import { itemOf } from './items.ts';
import type { ConditionsFormat } from './say.ts';

export interface ConditionsParagraph {
  readonly clause: string;
  readonly item: ConditionItem;
  /** Null where the conditions say that it does not apply. */
  readonly text: string | null;
}

/** What a screen, a print or a PDF shows; blank items are left out, so that nothing is made up. */
export interface ConditionsPage {
  readonly title: string;
  readonly version: number;
  readonly approved: { readonly by: string; readonly document: string } | null;
  readonly paragraphs: readonly ConditionsParagraph[];
}

/** The page in the manner of its readers. */
export function conditionsPage(
  { conditions: rules }: TournamentProcedure,
  conditions: Conditions,
  version: number,
  approved: ConditionsPage['approved'],
  manner: ConditionsFormat,
): ConditionsPage {
  const paragraphs = rules.flatMap(({ clause, items }) =>
    items.flatMap(name => {
      const text = itemOf(name).read(conditions, manner);
      return text === undefined ? [] : [{ clause, item: name, text }];
    }),
  );
  return { title: conditions.title, version, approved, paragraphs };
}
