// What a book says about everything but odds, short enough to lay two books side by side.

import type { ShoeEnd } from '../../rules/rulebook.ts';
import {
  IRREGULARITIES,
  type Irregularity,
  type IrregularityRule,
  type Power,
  POWERS,
  type Rulebook,
} from '../../rulebooks/index.ts';

export const PROVISION_AREAS = [
  'cards',
  'shoe',
  'seats',
  'wagering',
  'placing',
  'limits',
  'dealing',
  'settling',
  'powers',
  'irregularities',
] as const;
export type ProvisionArea = (typeof PROVISION_AREAS)[number];

/** What a book says, and where. */
export interface BookStatement {
  readonly says: string;
  readonly clause?: string;
}

/** One thing that books can settle differently. */
export interface Topic {
  readonly area: ProvisionArea;
  readonly name: string;
  readonly in: (book: Rulebook) => BookStatement;
}

const plain = (name: string): string => name.replaceAll('-', ' ');

const SILENT: BookStatement = { says: 'says nothing' };

/** A thing that a book permits or wants in some clause, or does not mention. */
const mention = (
  area: ProvisionArea,
  name: string,
  clauseIn: (book: Rulebook) => string | undefined,
  says = 'is permitted',
): Topic => {
  const saying = (clause: string | undefined): BookStatement =>
    clause === undefined ? SILENT : { says, clause };
  return topic(area, name, book => saying(clauseIn(book)));
};

function topic(area: ProvisionArea, name: string, saying: Topic['in']): Topic {
  return { area, name, in: saying };
}

const minutes = (ms: number): string => `${ms / 60_000} minutes`;

function shoeEnd(end: ShoeEnd<string>): BookStatement {
  if (end.rule === 'until-the-cards-do-not-suffice') {
    return { says: 'dealt until the cards do not suffice', clause: end.clause };
  }
  const rules = {
    'one-coup-after-the-cutting-card': 'one coup after the cutting card',
    'no-coup-once-a-card-followed-the-marker': 'no coup once a card has followed the marker',
  } as const;
  const from = `${end.fromBack.join(' or ')} cards from the back`;
  return { says: `${rules[end.rule]}, ${from}`, clause: end.clause };
}

const CARDS: readonly Topic[] = [
  topic('cards', 'decks', ({ decks: { least, most, clause } }) => ({
    says: `${least} to ${most}`,
    clause,
  })),
  topic('cards', 'tableau', ({ tableau }) => ({
    says: [tableau.player, tableau.bankerIfPlayerStood, ...tableau.banker].join(' '),
    clause: tableau.clause,
  })),
];

const SHOE: readonly Topic[] = [
  topic('shoe', 'steps', ({ procedure: { shoe } }) => ({
    says: shoe.steps.map(plain).join(', '),
    clause: shoe.shuffle,
  })),
  topic('shoe', 'who cuts', ({ procedure: { shoe } }) =>
    shoe.cutOrder ? { says: plain(shoe.cutOrder.order), clause: shoe.cutOrder.clause } : SILENT,
  ),
  topic('shoe', 'where it is cut', ({ shoe: { cut } }) =>
    cut
      ? { says: `${cut.fromEitherEnd} cards or more from either end`, clause: cut.clause }
      : SILENT,
  ),
  topic('shoe', 'opening burn', ({ shoe: { burn } }) =>
    burn
      ? { says: 'one card, or on request as many more as it counts', clause: burn.clause }
      : { says: 'none' },
  ),
  topic('shoe', 'end of the shoe', ({ shoe }) => shoeEnd(shoe.end)),
  mention('shoe', 'cards handled', book => book.procedure.shoe.handledCardsRetire, 'are retired'),
  mention('shoe', 'cards shuffled ahead of time', book => book.procedure.shoe.preShuffled),
  mention('shoe', 'a shuffling machine', book => book.procedure.shoe.shuffler),
  mention('shoe', 'a look at the cards by a patron', book => book.procedure.shoe.patronChecks),
];

const SEATS: readonly Topic[] = [
  topic('seats', 'seats', ({ procedure: { seats } }) => {
    const { least, most, only } = seats.counts;
    const many = only === undefined ? `${least} to ${most}` : only.join(' or ');
    return { says: `${many} ${seats.kind}`, clause: seats.clause };
  }),
  topic('seats', 'standing patrons', ({ procedure: { seats } }) => {
    if (seats.standing === undefined) return SILENT;
    const { perSeat, needsPermission, clause } = seats.standing;
    const many = perSeat === undefined ? 'any number' : `${perSeat} at each seat`;
    return { says: needsPermission ? `${many}, where allowed` : many, clause };
  }),
  topic('seats', 'an idle seat', ({ procedure: { seats } }) =>
    seats.idle
      ? { says: `may be vacated after ${seats.idle.coups} coups`, clause: seats.idle.clause }
      : SILENT,
  ),
];

const WAGERING: readonly Topic[] = [
  topic('wagering', 'how long it lasts', ({ procedure: { wagering } }) =>
    wagering.defaultMs
      ? { says: `${wagering.defaultMs.ms / 1000} seconds`, clause: wagering.defaultMs.clause }
      : { says: 'until it is closed' },
  ),
  topic('wagering', 'the first card', ({ procedure: { wagering } }) => ({
    says: wagering.firstCardCloses.closes ? 'closes wagering' : 'waits for no more bets',
    clause: wagering.firstCardCloses.clause,
  })),
  mention(
    'wagering',
    'a spoken wager',
    book => book.procedure.wagering.callBets,
    'counts with its money',
  ),
];

const PLACING: readonly Topic[] = [
  topic('placing', 'a stake off the limits', ({ placement }) => ({
    says: placement.clamps ? 'falls to the next lower permitted one' : 'is refused',
  })),
  topic('placing', 'pairs need', ({ placement: { pairsNeedOneOf } }) =>
    pairsNeedOneOf
      ? { says: `one of ${pairsNeedOneOf.wagers.join(', ')}`, clause: pairsNeedOneOf.clause }
      : { says: 'no other wager' },
  ),
  topic('placing', 'refusals', ({ placement }) => ({
    says: Object.keys(placement.refusals).toSorted().map(plain).join(', '),
  })),
];

const LIMITS: readonly Topic[] = [
  topic('limits', 'a change of limits', ({ procedure: { notices } }) => {
    const { limits } = notices;
    if (limits === undefined) return SILENT;
    const waits = limits.waits === 'raise' ? 'a higher minimum' : 'every change';
    const consent = limits.consent ? `, or consent of all (${limits.consent})` : '';
    return { says: `${waits} waits ${minutes(limits.ms)}${consent}`, clause: limits.clause };
  }),
  topic('limits', 'notice of closing', ({ procedure: { notices } }) =>
    notices.closing
      ? { says: minutes(notices.closing.ms), clause: notices.closing.clause }
      : SILENT,
  ),
  mention(
    'limits',
    'a wager under the minimum',
    book => book.procedure.notices.underMinimum,
    'is warned about first',
  ),
  topic('limits', 'pro rata reduction', ({ procedure: { limits } }) =>
    limits?.proRata
      ? { says: `holds the ${plain(limits.proRata.holds)}`, clause: limits.proRata.clause }
      : SILENT,
  ),
  mention('limits', 'wagers above the differential', book => book.procedure.limits?.arrangement),
  mention('limits', 'stakes of one person', book => book.procedure.limits?.addedUp, 'are added up'),
];

const DEALING: readonly Topic[] = [
  topic('dealing', 'cards are dealt', ({ procedure: { deal } }) => ({
    says: deal.exposure === 'face-up' ? 'face up' : 'face up or face down',
    clause: deal.order,
  })),
  mention(
    'dealing',
    'counts before a third card',
    book => book.procedure.deal.announceBeforeThird,
    'are announced',
  ),
  mention('dealing', 'a burn before a coup', book => book.procedure.deal.burnBeforeCoup),
  mention(
    'dealing',
    'a table inspector',
    book => book.procedure.deal.needsInspector,
    'must be there',
  ),
  mention('dealing', 'cards turned by patrons', book => book.procedure.deal.squeeze?.clause),
  mention(
    'dealing',
    'the shoe dealt by a patron',
    book => book.procedure.deal.shoeToPatron?.clause,
  ),
  topic('dealing', 'dummy coups', ({ procedure: { dummies } }) =>
    dummies
      ? {
          says: dummies.ordered ? 'may be ordered, on listed grounds' : 'on listed grounds',
          clause: dummies.onlyOn,
        }
      : SILENT,
  ),
];

const SETTLING: readonly Topic[] = [
  topic('settling', 'a payment not in whole chips', ({ fractions: { go, clause } }) => ({
    says: go === 'up-to-the-chip' ? 'goes up to the chip' : 'is kept from arising',
    clause,
  })),
  mention('settling', 'commission owed for a while', book => book.procedure.commission?.deferred),
  mention(
    'settling',
    'an error found a coup too late',
    book => book.procedure.lateErrors,
    'touches no later coup',
  ),
];

const powerIn = (book: Rulebook, power: Power): BookStatement => {
  const held = book.procedure.powers[power];
  return held ? { says: `${plain(held.least)} or above`, clause: held.clause } : SILENT;
};

const powers: readonly Topic[] = POWERS.map(power =>
  topic('powers', plain(power), book => powerIn(book, power)),
);

/** Every line of a ruling, and who decides. */
function sayRulings(book: Rulebook, { rulings, decidedBy }: IrregularityRule<string>): string {
  const by = (power: Power): string => powerIn(book, power).says;
  const lines = rulings.map(line => {
    const when = line.when === 'always' ? [] : [line.when].flat().map(plain);
    const only = when.length === 0 ? '' : ` if ${when.join(' and ')}`;
    const ends = line.endsShoe ? ', and the shoe ends' : '';
    const decided = line.decidedBy === undefined ? '' : `, by ${by(line.decidedBy)}`;
    return `${plain(line.ruling)}${only}${ends}${decided}`;
  });
  return `${lines.join('; ')}. Decided by ${by(decidedBy)}`;
}

const rulingIn = (book: Rulebook, what: Irregularity): BookStatement => {
  const rule = book.procedure.irregularities[what];
  return rule ? { says: sayRulings(book, rule), clause: rule.clause } : SILENT;
};

const irregularities: readonly Topic[] = IRREGULARITIES.map(what =>
  topic('irregularities', plain(what), book => rulingIn(book, what)),
);

/** Everything that is compared, in the order of a day at the table. */
export const TOPICS: readonly Topic[] = [
  ...CARDS,
  ...SHOE,
  ...SEATS,
  ...WAGERING,
  ...PLACING,
  ...LIMITS,
  ...DEALING,
  ...SETTLING,
  ...powers,
  ...irregularities,
];
