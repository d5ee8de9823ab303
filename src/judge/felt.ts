// What lies on the felt and who sits there, as far as payments and windows depend on it.

import { JudgedCardCount } from './card-count.ts';
import { type EventFields, fieldsIn, figureIn, numberIn, stringIn } from './fields.ts';
import { dueNext, handOf, type HandSide, type JudgedCard } from './hands.ts';
import { type BooksByName, type HouseRules, houseRulesOf } from './house-rules.ts';
import { JudgeBooks } from './books.ts';
import { NO_STREAKS_RIDING, type JudgedStreakCoup, type StreaksRiding } from './streaks.ts';

/** A wager as it lies: its bet, its stake and the transfer that holds it. */
export interface Laid {
  readonly seat: number;
  readonly patron: string;
  readonly on: string;
  readonly length: number | undefined;
  readonly pattern: readonly string[] | undefined;
  readonly area: string | undefined;
  readonly position: number | undefined;
  readonly stake: number;
  /** The part that plays, where the stake is over the maximum. */
  readonly counts: number;
  /** The minimum that it is under. */
  readonly under: number | undefined;
  readonly transfer: number;
}

/** What was agreed with one patron at one seat. */
export interface PatronTerms {
  limits?: EventFields;
  arrangement?: number | undefined;
  defersCommission?: boolean;
  nominee?: string;
}

export type FeltPhase = 'between' | 'wagering' | 'lower-only' | 'changing' | 'closed';

export interface CoupAtHand {
  readonly number: number;
  standing: string;
  phase: FeltPhase;
  closesAt: number | undefined;
  cards: JudgedCard[];
  /** Cards that lie over since a correction and are still to be reported (G16). */
  surplus: JudgedCard[];
  isInsuranceOver: boolean;
  /** When the Insurance window closes by itself. */
  insuranceClosesAt: number | undefined;
  isInsuranceOpen: boolean;
  /** True where cards of this coup may lie face down though their faces are on record. */
  isFaceDown: boolean;
  isBurnt: boolean;
}

/** Everything the judge remembers of a table between two events. */
export class JudgedFelt {
  readonly stream: string;
  readonly books = new JudgeBooks();
  readonly count = new JudgedCardCount();
  readonly wagers = new Map<number, Laid>();
  readonly terms = new Map<string, PatronTerms>();
  readonly seated = new Map<number, string>();
  readonly standing = new Set<string>();
  readonly warned = new Set<string>();
  rules: HouseRules | null = null;
  setup: EventFields = {};
  coup: CoupAtHand | null = null;
  riding: StreaksRiding = NO_STREAKS_RIDING;
  /** What rode into the coup that ended last; null where nothing did. */
  rodeIn: (JudgedStreakCoup & { readonly into: StreaksRiding }) | null = null;
  /** Sides nominated at the close for new combination Runs. */
  nominated: ReadonlyMap<number, string> = new Map();
  /** Who is told with the coup's end that the next wager under the minimum goes back. */
  readonly toWarn = new Set<string>();
  frozenSince: number | undefined;
  at = 0;

  readonly catalogue: BooksByName;

  constructor(stream: string, catalogue: BooksByName) {
    this.stream = stream;
    this.catalogue = catalogue;
  }

  /** True once no hand is due another card: the result is in sight. */
  get isComplete(): boolean {
    const { coup, rules } = this;
    if (coup === null || rules === null || coup.cards.length < 4) return false;
    const [player, banker] = [handOf(coup.cards, 'player'), handOf(coup.cards, 'banker')];
    return dueNext(rules.book.tableau, player, banker) === null;
  }

  /** What was agreed ends with the set-up, and with whoever leaves; nominees stay with the seat. */
  forgetTerms(): void {
    for (const [place, { nominee }] of this.terms) {
      this.terms.set(place, nominee === undefined ? {} : { nominee });
    }
  }

  takeSetup(setup: EventFields): void {
    this.setup = setup;
    this.rules = houseRulesOf(setup, this.catalogue);
    this.forgetTerms();
  }

  /** The set-up with some fields changed: it is another one from here on. */
  change(fields: EventFields): void {
    this.setup = { ...this.setup, ...fields };
    this.rules = houseRulesOf(this.setup, this.catalogue);
  }

  begin(event: EventFields, standing: string, phase: FeltPhase): void {
    const number = numberIn(event, 'coup');
    this.count.coups = number;
    this.coup = {
      ...{ number, standing, phase, closesAt: figureIn(event, 'closesAt') },
      ...{ cards: [], surplus: [] },
      ...{ isInsuranceOver: false, isInsuranceOpen: false, insuranceClosesAt: undefined },
      ...{ isFaceDown: this.setup['faceDown'] === true, isBurnt: false },
    };
  }

  /** A freeze takes nobody's time: what it took is added. */
  thaw(coup: CoupAtHand, at: number): void {
    const more = at - (this.frozenSince ?? at);
    if (coup.closesAt !== undefined) coup.closesAt += more;
    if (coup.insuranceClosesAt !== undefined) coup.insuranceClosesAt += more;
  }

  close(): void {
    this.coup = null;
    this.wagers.clear();
    this.riding = NO_STREAKS_RIDING;
    this.terms.clear();
    this.seated.clear();
    this.standing.clear();
  }

  /** Who sits and stands where, and what is agreed with them. */
  followPeople(event: EventFields): void {
    const [seat, patron] = [numberIn(event, 'seat'), stringIn(event, 'patron')];
    const place = `${seat}/${patron}`;
    switch (stringIn(event, 'happened')) {
      case 'bought-in':
        if (!this.standing.has(place) && !this.seated.has(seat)) this.seated.set(seat, patron);
        break;
      case 'stood-behind':
        this.standing.add(place);
        break;
      case 'paid-out':
        this.#leave(seat, patron);
        break;
      // Whom a stopped table owed has gone once nothing of theirs is left here.
      case 'stopped-payment-booked':
        if (this.#hasNothing(seat, patron)) this.#leave(seat, patron);
        break;
      case 'nominee-named':
        this.agree(seat, this.seated.get(seat) ?? '', { nominee: stringIn(event, 'nominee') });
        break;
      case 'limits-agreed':
        this.agree(seat, patron, { limits: fieldsIn(event, 'limits') });
        break;
      case 'wagers-arranged':
        this.agree(seat, patron, { arrangement: figureIn(event, 'max') });
        break;
      case 'deferral-approved':
        this.agree(seat, patron, { defersCommission: event['approved'] === true });
        break;
      case 'accounts-frozen':
        this.frozenSince ??= numberIn(event, 'at');
        break;
      case 'accounts-unfrozen':
        this.frozenSince = undefined;
        break;
      case 'gaming-day-begun':
        this.warned.clear();
        break;
      default:
    }
  }

  #leave(seat: number, patron: string): void {
    const place = `${seat}/${patron}`;
    this.terms.delete(place);
    this.standing.delete(place);
    if (this.seated.get(seat) === patron) this.seated.delete(seat);
  }

  /** No chips, of which open wagers are a part, and no commission that is owed. */
  #hasNothing(seat: number, patron: string): boolean {
    const accounts = [patronAccountId(seat, patron), `commission-due:${seat}/${patron}`];
    return accounts.every(account => this.books.balance(account) === 0);
  }

  termsOf(seat: number, patron: string): PatronTerms {
    return this.terms.get(`${seat}/${patron}`) ?? {};
  }

  agree(seat: number, patron: string, terms: PatronTerms): void {
    this.terms.set(`${seat}/${patron}`, { ...this.termsOf(seat, patron), ...terms });
  }

  /** The wager of a patron on a bet, if one lies there. */
  lying(seat: number, patron: string, bet: EventFields): Laid | undefined {
    const key = betKeyOf(bet);
    for (const laid of this.wagers.values()) {
      if (laid.seat === seat && laid.patron === patron && betKeyOf(laid) === key) return laid;
    }
    return undefined;
  }

  wagersOf(seat: number, patron: string): readonly Laid[] {
    return [...this.wagers.values()].filter(laid => laid.seat === seat && laid.patron === patron);
  }
}

export const patronAccountId = (seat: number, patron: string): string => `patron:${seat}/${patron}`;

interface BetLike {
  readonly on?: unknown;
  readonly length?: unknown;
  readonly pattern?: unknown;
  readonly area?: unknown;
  readonly position?: unknown;
}

/** One key for one bet. */
export const betKeyOf = ({ on, length, pattern, area, position }: BetLike): string =>
  [on, length, Array.isArray(pattern) ? pattern.join('') : undefined, area, position].join('|');

/** Reads a stake on a bet, with the marks of one outside the limits. */
export function laidOf(seat: number, patron: string, bet: EventFields, held: EventFields): Laid {
  const stake = numberIn(held, 'stake');
  const pattern = bet['pattern'];
  return {
    ...{ seat, patron, stake, on: stringIn(bet, 'on') },
    length: figureIn(bet, 'length'),
    pattern: Array.isArray(pattern) ? pattern.map(String) : undefined,
    area: stringIn(bet, 'area') || undefined,
    position: figureIn(bet, 'position'),
    counts: figureIn(held, 'counts') ?? stake,
    under: figureIn(held, 'under'),
    transfer: numberIn(held, 'transfer'),
  };
}

export const isMain = (on: string): on is HandSide => on === 'player' || on === 'banker';
