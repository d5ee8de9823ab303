// What a clause of a rulebook is: a numbered duty in our own words, and who keeps it.

/** Who keeps a clause: the engine, a screen that must show it, or the people on the floor. */
export const KEEPERS = ['engine', 'screen', 'floor'] as const;
export type Keeper = (typeof KEEPERS)[number];

/** What the clause asks for: a rule to hold, a power to grant, a thing to show, a human act. */
export const CLAUSE_KINDS = ['enforce', 'authorise', 'show', 'human'] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

/** The part of the house where a clause is kept and proven. */
export const WORKS = ['rules', 'table', 'server', 'screens', 'tournament'] as const;
export type Work = (typeof WORKS)[number];

/** What a clause is about. */
export const CLAUSE_AREAS = [
  'definition',
  'roles',
  'cards',
  'shoe',
  'wager',
  'limits',
  'deal',
  'table-of-play',
  'settlement',
  'irregularity',
  'account',
  'conduct',
  'notice',
  'terminal',
  'console',
  'display',
  'tournament',
] as const;
export type ClauseArea = (typeof CLAUSE_AREAS)[number];

/**
 * Whom a clause binds or empowers, by the book's own rank; `system` is the machine alone.
 * The person who wagers is the patron, and Tasmania's inspector the table inspector (ruling G7).
 */
export const CLAUSE_ROLES = [
  'system',
  'patron',
  'dealer',
  'table-inspector',
  'game-supervisor',
  'casino-supervisor',
  'pit-boss',
  'management-representative',
  'operator',
  'tournament-director',
  'competition-director',
] as const;
export type ClauseRole = (typeof CLAUSE_ROLES)[number];

/** A reading of ours where the document is silent or unclear: G in all books, else by book. */
export type RulingId = `${'G' | 'R' | 'M' | 'C' | 'T'}${number}`;

/** One clause: what it says in our words, who keeps it, and what a reader must know beside it. */
export type Clause = {
  readonly says: string;
  readonly where: Work;
  readonly area: ClauseArea;
  readonly kind: ClauseKind;
  readonly roles: readonly ClauseRole[];
  readonly rulings?: readonly RulingId[];
  readonly note?: string;
  /** The clause rests on a picture that the text we read does not hold (ruling G13). */
  readonly figure?: 'missing';
} & (
  | { readonly kept: Exclude<Keeper, 'floor'> }
  | { readonly kept: 'floor'; readonly because: string }
);

/** A part of a document under its heading, with its clauses in the order of the page. */
export type Chapter = {
  readonly heading: string;
  readonly clauses: Readonly<Record<string, Clause>>;
};

/** What stands beside a clause, where a reader must know more. */
interface Beside {
  readonly rulings?: readonly RulingId[];
  readonly figure?: 'missing';
  readonly note?: string;
}

type Kept<By extends Keeper> = `${By} ${Work} ${ClauseArea} ${ClauseKind}`;
type Roles = ClauseRole | readonly ClauseRole[];

/** A clause as a row: who keeps it, where, area and kind; its roles; what it says; the rest. */
export type ClauseRow =
  | readonly [kept: Kept<Exclude<Keeper, 'floor'>>, roles: Roles, says: string, beside?: Beside]
  | readonly [
      kept: Kept<'floor'>,
      roles: Roles,
      says: string,
      beside: Beside & { readonly because: string },
    ];

function clauseOfRow([kept, roles, says, beside]: ClauseRow): Clause {
  const [keeper, where, area, kind] = kept.split(' ');
  const listed = typeof roles === 'string' ? [roles] : roles;
  // Kept says which words these are.
  return { says, kept: keeper, where, area, kind, roles: listed, ...beside } as Clause;
}

/**
 * Makes clauses of their rows, each checked. The type keeps the ids and nothing else, for it
 * travels in the library; as keys of a plain object ids like 13.9 would be declared as numbers.
 */
export const clauseRows = <Id extends string>(
  rows: Readonly<Record<Id, ClauseRow>>,
): Readonly<Record<Id, Clause>> =>
  Object.fromEntries(
    Object.entries<ClauseRow>(rows).map(([id, row]) => [id, clauseOfRow(row)]),
  ) as Record<Id, Clause>; // the same keys

/** The clauses of a book, from those of its chapters. */
export const clausesIn = <Id extends string>(
  clauses: Readonly<Record<Id, Clause>>,
): Readonly<Record<Id, Clause>> => clauses;
