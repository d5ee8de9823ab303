// The shape of a rulebook as the game needs it: every number beside the clause that sets it.

import type { Fact } from './facts.ts';
import type { Tableau } from './tableau.ts';
import type { PlacementRefusal } from './placement/refusals.ts';
import type { RunWager, SingleCoupWager, TailWager, WagerName } from './wagers.ts';

/** Books under which games are licensed. */
export const REGULATED_BOOK_IDS = ['crown-rapid', 'mbs-rapid', 'tasmania', 'crown'] as const;
/** Books of a house's own: no regulator issued them. */
export const HOUSE_BOOK_IDS = ['demonstration'] as const;
export const RULEBOOK_IDS = [...REGULATED_BOOK_IDS, ...HOUSE_BOOK_IDS] as const;
export type RulebookId = (typeof RULEBOOK_IDS)[number];

export const VERSIONS = [
  'traditional',
  'crown',
  'no-commission',
  'federal',
  'two-to-one',
  'tie-baccarat',
  'lucky-6',
  'commission-free',
] as const;
export type Version = (typeof VERSIONS)[number];

/** Where a document is silent, the ruling that says how we read it. */
export type Ruling = `ruling ${'G' | 'R' | 'M' | 'C' | 'T'}${number}`;

/** Odds as the page prints them: 8 to 1 is [8, 1], one half is [1, 2]. Never a decimal. */
export type Odds = readonly [pays: number, to: number];

/** A rule with the clause that makes it one. Nothing is in a rulebook without a clause. */
export type Provision<Id extends string, Rule> = Readonly<Rule> & { readonly clause: Id };

/** 'tie-percent' is the share of the stake that the limit sign of Tie Baccarat states. */
export type Pays = Odds | 'push' | 'lose' | 'tie-percent';

/** Commission is not folded into the odds: it is another transfer. */
export type OddsLine<Id extends string> = Provision<
  Id,
  {
    when: Fact;
    pays: Pays;
    commission?: Odds;
    /** More commission on the part of a stake above the table differential. */
    beyondDifferential?: Provision<Id, { commission: Odds }>;
  }
>;

/** The first line whose fact the coup shows decides the wager; if none does, it loses. */
export type OddsTable<Id extends string> = readonly OddsLine<Id>[];

/** Which house setting chooses among the options of a wager's odds. */
export const ODDS_OPTIONS = ['dragonBonus', 'perfectPairs'] as const;
export type OddsOption = (typeof ODDS_OPTIONS)[number];

/** A wager decided by one coup: who permits it, its odds by option, where it is said to lose. */
export type Offer<Id extends string> = Provision<
  Id,
  {
    loses: Id;
    options: readonly OddsTable<Id>[];
    chosenBy?: OddsOption;
    decks?: Provision<Id, { least: number }>;
  }
>;

/** What a streak of this many coups pays. */
export type StreakOdds<Id extends string> = Readonly<Record<number, Provision<Id, { pays: Odds }>>>;

export type RunOffer<Id extends string> = Provision<
  Id,
  { odds: StreakOdds<Id>; broken: Id; onAnnouncedDummy: Id }
>;

export type TailOffer<Id extends string> = Provision<
  Id,
  {
    established: Id;
    broken: Id;
    early: StreakOdds<Id>;
    late: { readonly broken: Id; readonly six: Id; readonly endOfShoe: Id };
    misplaced: Id;
    onAnnouncedDummy: Id;
  }
>;

export type VersionRules<Id extends string> = Provision<
  Id,
  {
    name: string;
    /** The clause that wants a notice at the table, if one does. */
    notice?: Id;
    wagers: { readonly [on in SingleCoupWager]?: Offer<Id> };
    runs?: { readonly [on in RunWager]: RunOffer<Id> };
    tails?: { readonly [on in TailWager]: TailOffer<Id> };
  }
>;

/** When a shoe is over. */
export type ShoeEnd<Id extends string> =
  | Provision<Id, { rule: 'one-coup-after-the-cutting-card'; fromBack: readonly number[] }>
  | Provision<Id, { rule: 'no-coup-once-a-card-followed-the-marker'; fromBack: readonly number[] }>
  | (Readonly<{ rule: 'until-the-cards-do-not-suffice' }> & { readonly clause: Id | Ruling });

/** The opening burn: one card, or on request as many more as the first card says. */
export type OpeningBurn<Id extends string> = Provision<Id, { onRequest: Id }>;

/** Where the cut may fall, in cards from either end. */
export type CutBounds<Id extends string> = Provision<Id, { fromEitherEnd: number }>;

export type GameRules<Id extends string = string> = Readonly<{
  id: RulebookId;
  decks: Provision<Id, { least: number; most: number }>;
  tableau: Provision<Id, Tableau>;
  versions: { readonly [version in Version]?: VersionRules<Id> };
  shoe: {
    readonly end: ShoeEnd<Id>;
    readonly burn?: OpeningBurn<Id>;
    readonly cut?: CutBounds<Id>;
  };
  /** What happens to a payment that does not come out in whole chips. */
  fractions:
    | Provision<Id, { go: 'up-to-the-chip' }>
    | { readonly go: 'unpaid'; readonly clause: Ruling };
  /** Why stakes go back: a dummy coup, a void one, one that the cards did not suffice for. */
  goesBack: Readonly<Record<'dummy' | 'void' | 'too-few-cards', Id | Ruling>>;
  placement: {
    /** True where a stake off the limits falls to the next lower permitted one automatically. */
    readonly clamps: boolean;
    readonly pairsNeedOneOf?: Provision<Id, { wagers: readonly WagerName[] }>;
    /** The clause to cite for each refusal that this book can give. */
    readonly refusals: { readonly [refusal in PlacementRefusal]?: Id | Ruling };
    /** The clause by which a dummy coup takes no wagers, where the book has such coups. */
    readonly onDummy?: Id;
  };
}>;

/** The rules of one version; undefined where the book does not have it. */
export const versionOf = (book: GameRules, version: string): VersionRules<string> | undefined =>
  Object.hasOwn(book.versions, version) ? book.versions[version as Version] : undefined; // has it

/** Says whether the book is played with this many decks. */
export const permitsDecks = ({ decks }: Pick<GameRules, 'decks'>, number: number): boolean =>
  number >= decks.least && number <= decks.most;

/** The versions of a book, in the order the book names them. */
export const versionsOf = (book: GameRules): readonly Version[] =>
  VERSIONS.filter(version => book.versions[version] !== undefined);

/** All the wagers that a version may offer, single coup, Runs and tails. */
export function offeredBy(version: VersionRules<string>): readonly WagerName[] {
  return [
    ...Object.keys(version.wagers),
    ...Object.keys(version.runs ?? {}),
    ...Object.keys(version.tails ?? {}),
  ] as readonly WagerName[]; // the keys of closed records
}

const payingByPercent = new WeakMap<VersionRules<string>, boolean>();

/** True where a tie pays the percentage that the limit sign of the table states. */
export function paysTiePercent(version: VersionRules<string>): boolean {
  const known = payingByPercent.get(version);
  if (known !== undefined) return known;
  const lines = Object.values(version.wagers).flatMap(({ options }) => options.flat());
  const pays = lines.some(line => line.pays === 'tie-percent');
  payingByPercent.set(version, pays);
  return pays;
}
