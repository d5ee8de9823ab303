// What the signs at a table say: game and version, limits, odds, the drawing table, the document.

import { assert } from '../../rules/assert.ts';
import type { Fact } from '../../rules/facts.ts';
import type { Limit } from '../../rules/placement/limits.ts';
import {
  type Odds,
  type OddsLine,
  type Pays,
  type VersionRules,
  versionOf,
} from '../../rules/rulebook.ts';
import type { PayRules } from '../../rules/settle.ts';
import type { Tableau } from '../../rules/tableau.ts';
import {
  isRunWager,
  isSingleCoupWager,
  isTailWager,
  WAGERS,
  type SingleCoupWager,
  type WagerName,
} from '../../rules/wagers.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import type { At } from '../act.ts';
import type { LimitsByWager } from '../matters/notices.ts';
import { type Layout, type Setup, type TerminalExtra, USUAL_EXTRAS } from '../setup/setup.ts';
import { asksTerminals } from '../wagers/close-snapshot.ts';

/** One line of the odds sign, in the order of the book: the first that holds decides. */
export interface OddsOnSign {
  readonly on: WagerName;
  /** What the coup must show; null for Runs and Dragon Tails, which go by their length. */
  readonly when: Fact | null;
  /** How many coups in a row, of Runs and Dragon Tails. */
  readonly length: number | null;
  /** [8, 1] is 8 to 1; five per cent of the stake stands as [10, 200]. */
  readonly pays: Odds | 'push' | 'lose';
  /** Taken off the winnings: [5, 100] is five per cent. */
  readonly commission: Odds | null;
  readonly clause: string;
}

/** New limits that stand announced, and when they may come into force (G10). */
export interface LimitsToCome {
  readonly limits: LimitsByWager;
  readonly aggregateMin: number;
  readonly notBefore: number;
}

export interface SignView {
  readonly game: string;
  readonly version: string;
  /** The clause that wants a notice of the version at the table. */
  readonly versionNotice: string | null;
  readonly decks: number;
  readonly currency: string;
  readonly limits: { readonly [on in WagerName]?: Limit };
  readonly aggregateMin: number;
  readonly differential: number | null;
  /** How the differential is measured; on the sign where there is one (C11). */
  readonly differentialBasis: 'net' | 'gross' | null;
  /** The greatest liability on one hand, while the notice shows it (tasmania 7.3.a). */
  readonly collectiveLiability: number | null;
  readonly offered: readonly WagerName[];
  readonly odds: readonly OddsOnSign[];
  /** Who draws and who stands, as the book prints it, for everybody to look up. */
  readonly tableau: Tableau & { readonly clause: string };
  /** Full, mini or midi: which of the book's layouts the felt follows. */
  readonly layout: Layout;
  /** What terminals show here beside the book's layout (2.1(b)). */
  readonly extras: readonly TerminalExtra[];
  /** Whether terminals say at the close what they show (crown-rapid 4.6, G9). */
  readonly confirms: boolean;
  /** The document that rules this table. */
  readonly document: {
    readonly title: string;
    readonly issuer: string;
    readonly edition: string;
    readonly effective: string | null;
  };
}

/** Signs change only with the set-up: each is worked out once. */
const drawn = new WeakMap<Setup, SignView>();

export function signView({ book, table: { setup } }: At): SignView | null {
  if (setup === null) return null;
  const known = drawn.get(setup);
  if (known !== undefined) return known;
  const sign = signOf(book, setup);
  drawn.set(setup, sign);
  return sign;
}

function signOf(book: Rulebook, setup: Setup): SignView {
  const version = versionOf(book, setup.version);
  assert(version !== undefined, 'a table is opened only with a version of its book');
  const offered = new Set<WagerName>(['player', 'banker', 'tie', ...setup.offered]);
  const { title, issuer, edition, effective = null } = book.document;
  return {
    game: book.name,
    version: version.name,
    versionNotice: version.notice ?? null,
    decks: setup.decks,
    currency: setup.currency,
    limits: setup.limits,
    aggregateMin: setup.aggregateMin,
    differential: setup.pay.differential ?? null,
    differentialBasis: setup.pay.differential === undefined ? null : setup.differentialBasis,
    collectiveLiability: setup.collectiveLiability,
    offered: [...offered],
    odds: WAGERS.filter(on => offered.has(on)).flatMap(on => oddsOn(version, setup, on)),
    tableau: book.tableau,
    layout: setup.layout,
    extras: setup.extras ?? USUAL_EXTRAS,
    confirms: asksTerminals(book, setup),
    document: { title, issuer, edition, effective },
  };
}

function oddsOn(version: VersionRules<string>, setup: Setup, on: WagerName): readonly OddsOnSign[] {
  if (isSingleCoupWager(on)) return oddsOfWager(version, setup.pay, on);
  const streak = isRunWager(on)
    ? version.runs?.[on].odds
    : isTailWager(on)
      ? version.tails?.[on].early
      : undefined;
  return Object.entries(streak ?? {}).map(([length, { pays, clause }]) => ({
    ...{ on, when: null, length: Number(length), pays, commission: null, clause },
  }));
}

/** What one coup decides, as the book's version prints it and the pay rules choose. */
export function oddsOfWager(
  { wagers }: VersionRules<string>,
  pay: PayRules,
  on: SingleCoupWager,
): readonly OddsOnSign[] {
  const offer = wagers[on];
  const chosen = offer?.chosenBy === undefined ? 0 : pay[offer.chosenBy] - 1;
  return (offer?.options[chosen] ?? []).map((line: OddsLine<string>): OddsOnSign => {
    const { when, pays, commission = null, clause } = line;
    return { on, when, length: null, pays: paysOnSign(pays, on, pay), commission, clause };
  });
}

/** A percentage may be whole or half: in two hundredths it is whole. */
function paysOnSign(pays: Pays, on: WagerName, { tiePercent }: PayRules): OddsOnSign['pays'] {
  if (pays !== 'tie-percent') return pays;
  return [(tiePercent?.[on === 'player' ? 'player' : 'banker'] ?? 0) * 2, 200];
}
