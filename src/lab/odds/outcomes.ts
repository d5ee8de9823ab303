// The chances of what a coup can show, whoever wagers on it.

import type { CoupFacts } from '../../rules/coup.ts';
import { type Fact, FACTS } from '../../rules/facts.ts';
import { type Fraction, fraction } from '../../rules/fraction.ts';
import { type Basis, basisReader, OPENINGS, withPair } from './basis.ts';
import type { CoupClass } from './coup-classes.ts';
import type { WeighedShoe } from './weigh.ts';

/** A chance by name: the results, then everything an odds line may name, then the cards used. */
export type Outcomes = Readonly<Record<string, Fraction>>;

type Claim = (facts: CoupFacts) => boolean;

const cardsUsed = (facts: CoupFacts): number => facts.playerCards + facts.bankerCards;

/** Names that odds lines do not know and people ask for. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  player: ({ result }) => result === 'player',
  banker: ({ result }) => result === 'banker',
  tie: ({ result }) => result === 'tie',
  'any-natural': facts => facts.playerNatural || facts.bankerNatural,
  'player-natural': facts => facts.playerNatural,
  'banker-natural': facts => facts.bankerNatural,
  'four-cards': facts => cardsUsed(facts) === 4,
  'five-cards': facts => cardsUsed(facts) === 5,
  'six-cards': facts => cardsUsed(facts) === 6,
};

// The results have their own short names in the contract.
const SAID_ALREADY: readonly Fact[] = ['player-wins', 'banker-wins', 'tie'];

const FACT_NAMES = (Object.keys(FACTS) as readonly Fact[]) // the keys of a closed record
  .filter(fact => !SAID_ALREADY.includes(fact));

/** The chance that a finished coup shows something of its result. */
export function chanceOf(
  weighed: WeighedShoe,
  classes: readonly CoupClass[],
  claim: (coup: CoupClass) => boolean,
): Fraction {
  if (!weighed.enough) {
    const showing = weighed.coups.filter(
      ({ facts, insuredAt }) => facts !== undefined && claim({ facts, insuredAt }),
    );
    return fraction(showing.length, weighed.all);
  }
  let sum = 0n;
  for (const [number, orders] of weighed.classSums.entries()) {
    const coup = classes[number];
    if (coup !== undefined && claim(coup)) sum += orders;
  }
  return fraction(sum, weighed.all);
}

function chanceOfPair(weighed: WeighedShoe, classes: readonly CoupClass[], fact: Fact, on: Basis) {
  const [plain] = classes;
  if (!weighed.enough || plain === undefined) {
    return chanceOf(weighed, classes, ({ facts }) => FACTS[fact].holds(facts));
  }
  const holding = OPENINGS.map(pair => FACTS[fact].holds(withPair(plain.facts, on, pair)));
  const sum = weighed.openingSums.filter((_, opening) => holding[opening]);
  return fraction(
    sum.reduce((total, each) => total + each, 0n),
    weighed.allOpenings,
  );
}

/** Open is open, also where the cards will not suffice after. */
function chanceOfWindow(weighed: WeighedShoe, classes: readonly CoupClass[]): Fraction {
  const isOpen = ({ insuredAt }: Pick<CoupClass, 'insuredAt'>) => insuredAt !== undefined;
  return weighed.enough
    ? chanceOf(weighed, classes, isOpen)
    : fraction(weighed.coups.filter(isOpen).length, weighed.all);
}

/** Every chance worth a name; 'void' only where the cards may not suffice. */
export function outcomesOf(weighed: WeighedShoe, classes: readonly CoupClass[]): Outcomes {
  const { ofFact } = basisReader(classes);
  const outcomes: Record<string, Fraction> = {};
  for (const [name, claim] of Object.entries(CLAIMS)) {
    outcomes[name] = chanceOf(weighed, classes, ({ facts }) => claim(facts));
  }
  outcomes['insurance-open'] = chanceOfWindow(weighed, classes);
  for (const fact of FACT_NAMES) {
    const basis = ofFact(fact);
    outcomes[fact] =
      basis === 'result'
        ? chanceOf(weighed, classes, ({ facts }) => FACTS[fact].holds(facts))
        : chanceOfPair(weighed, classes, fact, basis);
  }
  if (!weighed.enough) {
    const unfinished = weighed.coups.filter(({ facts }) => facts === undefined).length;
    outcomes['void'] = fraction(unfinished, weighed.all);
  }
  return outcomes;
}
