// What a wager turns on: the result of the coup, or the opening pair of one hand. Found out by
// asking its facts, never by its name, and stopped when a wager should ever mix the two.

import { assert } from '../../rules/assert.ts';
import type { CoupFacts } from '../../rules/coup.ts';
import { type Fact, FACTS } from '../../rules/facts.ts';
import { PAIR_KINDS, type PairKind } from '../../rules/hand.ts';
import type { OddsTable } from '../../rules/rulebook.ts';
import type { CoupClass } from './coup-classes.ts';

export const BASES = ['result', 'player-pair', 'banker-pair'] as const;
export type Basis = (typeof BASES)[number];

/** No pair, then the three kinds: the classes of an opening hand. */
export const OPENINGS: readonly (PairKind | undefined)[] = [undefined, ...PAIR_KINDS];

/** The same coup with another pair. */
export const withPair = (facts: CoupFacts, basis: Basis, pair: PairKind | undefined): CoupFacts => {
  switch (basis) {
    case 'result':
      return facts;
    case 'player-pair':
      return { ...facts, playerPair: pair };
    case 'banker-pair':
      return { ...facts, bankerPair: pair };
  }
};

const PAIR_BASES = ['player-pair', 'banker-pair'] as const;

/** For each pair basis and each opening, every class of coups with that opening. */
type Variations = Readonly<Record<Basis, readonly (readonly CoupFacts[])[]>>;

function variationsOf(classes: readonly CoupClass[]): Variations {
  const varied = (basis: Basis) =>
    OPENINGS.map(pair => classes.map(({ facts }) => withPair(facts, basis, pair)));
  return {
    result: varied('result'),
    'player-pair': varied('player-pair'),
    'banker-pair': varied('banker-pair'),
  };
}

function basisOfFact(fact: Fact, variations: Variations): Basis {
  const { holds } = FACTS[fact];
  const answersTo = (basis: Basis) => variations[basis].map(coups => coups.map(holds));
  const turning = PAIR_BASES.map(basis => ({ basis, answers: answersTo(basis) })).filter(
    ({ answers: [plain = [], ...paired] }) =>
      paired.some(answers => answers.some((answer, at) => answer !== plain[at])),
  );
  const [found] = turning;
  if (found === undefined) return 'result';
  // With the same pair, every class of coups must give the same answer.
  const isPairAlone = found.answers.every(answers => new Set(answers).size === 1);
  assert(
    turning.length === 1 && isPairAlone,
    `${fact} turns on a pair and on something else: it cannot be counted by parts`,
  );
  return found.basis;
}

/** Finds what facts turn on, asking each of them once. */
export interface BasisReader {
  readonly ofFact: (fact: Fact) => Basis;
  readonly ofTable: (table: OddsTable<string>) => Basis;
}

const readers = new WeakMap<readonly CoupClass[], BasisReader>();

/** The reader for these classes, made when first asked for. */
export function basisReader(classes: readonly CoupClass[]): BasisReader {
  const reader = readers.get(classes) ?? makeReader(variationsOf(classes));
  readers.set(classes, reader);
  return reader;
}

function makeReader(variations: Variations): BasisReader {
  const known = new Map<Fact, Basis>();
  const ofFact = (fact: Fact): Basis => {
    const basis = known.get(fact) ?? basisOfFact(fact, variations);
    known.set(fact, basis);
    return basis;
  };
  return {
    ofFact,
    ofTable: table => {
      const bases = new Set(table.map(({ when }) => ofFact(when)));
      const [basis] = bases;
      assert(basis !== undefined && bases.size === 1, 'a wager turns on one thing');
      return basis;
    },
  };
}
