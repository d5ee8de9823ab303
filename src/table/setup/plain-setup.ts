// House rules where the operator has chosen nothing: what a book's table does then.

import type { Rulebook } from '../../rulebooks/index.ts';
import { PLAIN_TAIL_RULES } from '../../rules/dragon-tails.ts';
import type { RulebookId } from '../../rules/rulebook.ts';
import type { Setup } from './setup.ts';

/** What chips are counted in where each book is in force. */
export const HOME_CURRENCY: Readonly<Record<RulebookId, string>> = {
  crown: 'AUD',
  'crown-rapid': 'AUD',
  tasmania: 'AUD',
  'mbs-rapid': 'SGD',
  demonstration: 'AUD',
};

/** The choices that a plain set-up leaves as they are. */
type Chosen =
  | 'aggregateMin'
  | 'cutFromBack'
  | 'cuttingCard'
  | 'faceDown'
  | 'method'
  | 'layout'
  | 'differentialBasis'
  | 'collectiveLiability'
  | 'tails'
  | 'deferredCommission'
  | 'returnFloor'
  | 'practice';

/** The shoe is cut where the book says first; the dealer deals, face up, and nobody owes. */
export const plainChoices = ({ shoe }: Rulebook): Pick<Setup, Chosen> => ({
  aggregateMin: 0,
  cutFromBack: 'fromBack' in shoe.end ? (shoe.end.fromBack[0] ?? 0) : 0,
  cuttingCard: 'counted',
  faceDown: false,
  method: 'dealer',
  layout: 'A',
  differentialBasis: 'net',
  collectiveLiability: null,
  tails: PLAIN_TAIL_RULES,
  deferredCommission: false,
  returnFloor: null,
  practice: false,
});
