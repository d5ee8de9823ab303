// Whether what a slip says follows by the book: its cards, its result, every payment.

import { InputError } from '../library/input-error.ts';
import { settle, type SettledCoup } from '../library/settle.ts';
import { rulebookOf } from '../rulebooks/index.ts';
import { VERSIONS, versionOf } from '../rules/rulebook.ts';
import { isSingleCoupWager, type SingleCoupWager } from '../rules/wagers.ts';
import type { CoupSlip, SlipWager } from './slip.ts';

/** One thing on a slip that the book does not bear out; figures in whole cents. */
export type SlipFault =
  | { readonly code: 'unknown-book'; readonly told: string }
  | { readonly code: 'cards-not-by-the-tableau'; readonly told: string }
  | { readonly code: 'other-result'; readonly told: string; readonly due: string }
  | {
      readonly code: 'other-payment';
      readonly on: SlipWager['on'];
      readonly told: number;
      readonly due: number;
    };

export interface SlipJudged {
  readonly faults: readonly SlipFault[];
  /** Payments that were worked out again from the cards. */
  readonly judged: number;
  /** Payments that one coup's cards do not decide: streaks, agreements, rulings. */
  readonly unjudged: readonly SlipWager[];
}

interface OfOneCoup extends SlipWager {
  readonly on: SingleCoupWager;
}

const isOfOneCoup = (wager: SlipWager): wager is OfOneCoup =>
  wager.beside === undefined && isSingleCoupWager(wager.on);

export function judgeSlip(slip: CoupSlip): SlipJudged {
  const wagers = slip.wagers.filter(isOfOneCoup);
  const unjudged = slip.wagers.filter(wager => !isOfOneCoup(wager));
  const settled = settledAgain(slip, wagers);
  if ('code' in settled) return { faults: [settled], judged: 0, unjudged: slip.wagers };
  const paid = wagers.flatMap((wager, index): readonly SlipFault[] => {
    const due = settled.settlements[index]?.paid ?? 0;
    const { on, paid: told } = wager;
    return told === due ? [] : [{ code: 'other-payment', on, told, due }];
  });
  return { faults: [...resultFaults(slip, settled), ...paid], judged: wagers.length, unjudged };
}

/** The coup dealt from its cards and settled once more, by the book and nothing else. */
function settledAgain(
  { rulebook, version, decks, pay, standing, cards }: CoupSlip,
  wagers: readonly OfOneCoup[],
): SettledCoup | SlipFault {
  const book = rulebookOf(rulebook);
  const name = VERSIONS.find(each => each === version);
  if (book === undefined || name === undefined || versionOf(book, name) === undefined) {
    return { code: 'unknown-book', told: `${rulebook} ${version}` };
  }
  const { tiePercent, differential, ...house } = pay;
  const stakes = wagers.map(({ on, stake }) => ({ on, stake }));
  try {
    return settle(book, name, standing === 'void' ? [] : cards, stakes, {
      ...{ decks, kind: standing },
      house: {
        ...house,
        ...(tiePercent === undefined ? {} : { tiePercent }),
        ...(differential === undefined ? {} : { differential }),
      },
    });
  } catch (error) {
    if (error instanceof InputError) return { code: 'cards-not-by-the-tableau', told: cards };
    throw error;
  }
}

/** Where a ruling has moved cards they need not lie as the tableau deals them. */
function resultFaults(slip: CoupSlip, settled: SettledCoup): readonly SlipFault[] {
  const { standing, cards, result, rulings } = slip;
  if (standing === 'void') return [];
  const count = cards.split(' ').filter(card => card !== '').length;
  if (settled.used !== count && rulings.length === 0) {
    return [{ code: 'cards-not-by-the-tableau', told: cards }];
  }
  if (settled.result === result) return [];
  return [{ code: 'other-result', told: result ?? 'none', due: settled.result }];
}
