// Every item of the conditions: where the document says it, and how it reads to a patron.

import type { ConditionItem } from '../../rulebooks/tournament.ts';
import type { Conditions, Purchase, RoundPlan, Terms } from './document.ts';
import { type ConditionsFormat, sayPrize, sayRefunds, sayRound } from './say.ts';

/** What an item says; null where it is marked as not applying, undefined while it is blank. */
export type Said = string | null | undefined;

export interface Item {
  readonly read: (conditions: Conditions, manner: ConditionsFormat) => Said;
}

/** An item that is words alone: they stand as they were written. */
const words = (item: ConditionItem): readonly [ConditionItem, Item] => [
  item,
  {
    read: ({ texts }) => {
      const text = texts[item];
      return text === null || text === undefined || text.trim() !== '' ? text : undefined;
    },
  },
];

/** The document around a term, and how its readers write sums and times. */
interface Telling {
  readonly terms: Conditions['terms'];
  readonly manner: ConditionsFormat;
}

/** An item that the engine applies: told from the terms, so that the two never differ. */
function told<Name extends keyof Terms>(
  item: ConditionItem,
  term: Name,
  say: (value: Terms[Name], told: Telling) => string,
): readonly [ConditionItem, Item] {
  const read = ({ terms, texts }: Conditions, manner: ConditionsFormat): Said => {
    const value = terms[term];
    if (value === undefined) return undefined;
    const more = texts[item];
    const said = say(value, { terms, manner });
    return more === undefined || more === null || more === '' ? said : `${said} ${more}`;
  };
  return [item, { read }];
}

/** An item that needs both: a term the engine applies and words that explain it. */
function explained<Name extends keyof Terms>(
  item: ConditionItem,
  term: Name,
  say: (value: Terms[Name], told: Telling) => string,
): readonly [ConditionItem, Item] {
  const [, { read }] = told(item, term, say);
  const both = (conditions: Conditions, manner: ConditionsFormat): Said => {
    const { texts } = conditions;
    return texts[item] === undefined || texts[item] === '' ? undefined : read(conditions, manner);
  };
  return [item, { read: both }];
}

const minutes = (ms: number): number => Math.round(ms / 60_000);

const money = (cents: number, { terms: { currency = '' }, manner }: Telling): string =>
  manner.money(cents, currency);

const eachRound =
  (say: (round: RoundPlan, manner: ConditionsFormat) => string) =>
  (rounds: readonly RoundPlan[], { manner }: Telling) =>
    rounds.map(round => `${round.name}: ${say(round, manner)}.`).join(' ');

const sayPurchase = (what: string, purchase: Purchase | null, all: Telling) =>
  purchase === null
    ? `No ${what.toLowerCase()}.`
    : `${what} for ${money(purchase.cents, all)}, at most ${purchase.most} times, ` +
      `up to round ${purchase.untilRound + 1}.`;

/** What the operator adds to the pool, with its worth. */
const sayAdded = (all: Telling): string =>
  (all.terms.added ?? [])
    .map(({ what, cents }) => `; added: ${what} (${money(cents, all)})`)
    .join('');

const LATE = {
  forfeits: 'forfeits the place',
  'joins-late': 'joins at the next coup',
} as const;

const AT_END = {
  'no-value': 'Tournament chips have no value and go back when a session ends.',
  'paid-in-cash': 'Chips that a patron holds when a session ends are paid in cash.',
} as const;

const CHIPS = {
  'tournament-chips': 'Tournament chips, which are no cash chips and buy nothing.',
  'cash-value': 'Chips of cash value.',
} as const;

const entries: readonly (readonly [ConditionItem, Item])[] = [
  explained('when', 'startsAt', (at, { manner }) => `Starts ${manner.time(at)}.`),
  told('place', 'place', place => place),
  words('start-may-move'),
  words('changes-told'),
  told('entry-fee', 'entryFee', (fee, all) => (fee === 0 ? 'None.' : `${money(fee, all)}.`)),
  told('buy-ins', 'buyIn', (cents, all) =>
    [
      cents === 0 ? 'No buy-in.' : `Buy-in ${money(cents, all)}.`,
      sayPurchase('Re-buy', all.terms.buyBack ?? null, all),
      sayPurchase('Add-on', all.terms.addOn ?? null, all),
    ].join(' '),
  ),
  explained('refunds', 'refundPercent', sayRefunds),
  explained(
    'prize-pool',
    'retainedPercent',
    (percent, all) =>
      `Entry fees less ${percent}% that the operator keeps, and all buy-ins${sayAdded(all)}.`,
  ),
  told('prizes', 'prizes', prizes => prizes.map(sayPrize).join(' ')),
  words('prize-allocation'),
  told('entrants', 'entrants', ({ least, most }) => `At least ${least}, at most ${most}.`),
  words('acceptance'),
  words('entitled-persons'),
  words('right-to-refuse'),
  words('selection-criteria'),
  words('staff-may-play'),
  words('abide-or-disqualified'),
  words('how-available'),
  words('signature'),
  explained('how-to-enter', 'entryChannels', ways => `At: ${ways.join(', ')}.`),
  words('application-form'),
  words('terms-of-entry'),
  explained('free-withdrawal', 'withdrawBy', (at, { manner }) => `Up to ${manner.time(at)}.`),
  told(
    'opening-bank',
    'rounds',
    eachRound(({ bank }, manner) => manner.chips(bank)),
  ),
  words('equal-banks'),
  told('rounds', 'rounds', (rounds, { manner }) =>
    rounds.map(round => sayRound(round, manner)).join(' '),
  ),
  told('session-length', 'rounds', eachRound(sayLength)),
  told(
    'tables',
    'rounds',
    eachRound(({ tables, seats }) => `${tables} tables of ${seats} places`),
  ),
  told(
    'progression',
    'rounds',
    eachRound(({ advance, kind }) =>
      kind === 'final'
        ? 'the prizes are decided here'
        : `the ${advance} with the most chips at each table`,
    ),
  ),
  told('buy-back', 'buyBack', (purchase, all) => sayPurchase('Buying back in', purchase, all)),
  told('second-chances', 'furtherRounds', (further, { terms: { rounds = [] } }) => {
    const planned = rounds.filter(({ kind }) => kind === 'repechage' || kind === 'secondary');
    const named = planned.map(({ name }) => name).join(', ');
    const more = further === 'none' ? 'No others.' : 'The director may determine others.';
    return `${named === '' ? 'None is planned.' : `${named}.`} ${more}`;
  }),
  told('chips-at-end', 'chipsAtEnd', what => AT_END[what]),
  told('chip-kind', 'chips', kind => CHIPS[kind]),
  told(
    'compulsory-wager',
    'rounds',
    eachRound(({ compulsory, limits }, manner) =>
      compulsory ? `at least ${manner.chips(limits.min)} on every coup` : 'none is compulsory',
    ),
  ),
  told(
    'secret-wagers',
    'rounds',
    eachRound(({ secretWagers }) => (secretWagers === 0 ? 'none' : `${secretWagers} a session`)),
  ),
  words('elimination'),
  words('winners'),
  words('early-finish'),
  words('early-finish-for-cash'),
  told('penalties', 'penalties', penalties =>
    penalties.length === 0
      ? 'None.'
      : penalties.map(({ name, grounds }) => `${name}: ${grounds}.`).join(' '),
  ),
  words('disqualification'),
  words('retirement'),
  explained('substitutes', 'substitutes', how =>
    how === 'none' ? 'Not permitted.' : 'With the director’s approval.',
  ),
  explained(
    'lateness',
    'late',
    ({ graceMs, follows }) =>
      `Whoever is not seated ${minutes(graceMs)} minutes after the start ${LATE[follows]}.`,
  ),
  words('absence'),
  words('telephones'),
  words('substitute-effect'),
  words('disqualification-effect'),
  words('retirement-effect'),
  words('rules-prevail'),
  words('deputies'),
  words('director-final'),
  words('no-liability'),
  words('privacy'),
  words('promotion'),
  words('complaints'),
];

function sayLength({ length }: RoundPlan): string {
  if ('coups' in length) return `${length.coups} coups`;
  if ('shoes' in length) return `${length.shoes} shoes`;
  return `${minutes(length.ms)} minutes`;
}

const ITEMS: ReadonlyMap<ConditionItem, Item> = new Map(entries);

/** The item of that name. */
export function itemOf(name: ConditionItem): Item {
  const item = ITEMS.get(name);
  if (item === undefined) throw new Error(`impossible: ${name} is no item of conditions`);
  return item;
}
