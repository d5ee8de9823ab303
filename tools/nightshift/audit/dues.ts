// What every coup brings every patron by the oracle, on the cards and the house rules that it was
// settled under; a correction states the coup anew, so that no chain of them can add up wrongly.

import { oracleSettles, type Question, windowOpens } from '../../oracle/settle.ts';
import type { Transfer } from '../../../src/ledger/index.ts';
import type { Setup } from '../../../src/table/setup/setup.ts';
import type { Forfeit } from '../../../src/table/matters/claims.ts';
import type { PatronAtSeat } from '../../../src/table/restatement/outstanding.ts';
import type { CoupRecord, PaidWager, Table } from '../../../src/table/table.ts';
import type { Violation } from '../violation.ts';
import type { PastCoup } from '../commands/drawing.ts';
import { personOf } from './books.ts';
import { asTheOracleDeals } from './oracle-cards.ts';

/** One wager of one coup as it lay when it was settled. */
interface Laid {
  readonly seat: number;
  readonly patron: string;
  readonly on: string;
  readonly stake: number;
  /** What plays of it. */
  readonly counts: number;
  readonly arranged: boolean;
  readonly transfer: number;
}

interface SettledCoup {
  /** Null for money that is no coup's. */
  readonly setup: Setup | null;
  readonly laid: readonly Laid[];
  /** Stakes that went back when the coup was settled: nothing brings them into it again. */
  readonly wentBack: ReadonlySet<number>;
  /** Whose each stake was: entries refer to stakes. */
  readonly whose: ReadonlyMap<number, string>;
  /** What the coup brings each patron at each seat as it stands. */
  readonly dues: Dues;
  /** What each patron's winning wagers won. */
  readonly won: Dues;
  /** What has been moved for it so far: on chips, and on commission that is owed. */
  readonly moved: Dues;
  /** What the house has let go of what was owing from it. */
  readonly writtenOff: Dues;
  /** Winnings of it that an investigation left with the house, by patron (13.2.3). */
  readonly forfeited: Dues;
}

/** Cents by '3/ann': what is outstanding is so by coup, seat and patron (G17). */
type Dues = Map<string, number>;

const placeOf = (seat: number, patron: string): string => `${seat}/${patron}`;

const add = (dues: Dues, key: string, cents: number): void =>
  void dues.set(key, (dues.get(key) ?? 0) + cents);

const isStreak = (on: string): boolean => on.endsWith('-run') || on.endsWith('-dragon-tail');

export class CoupDues {
  readonly #coups = new Map<string, SettledCoup>();
  /** Every coup that was settled live, on the cards of its first settlement. */
  readonly past: PastCoup[] = [];
  /** What all coups together have brought each patron. */
  readonly total: Dues = new Map();
  readonly violations: Violation[] = [];

  /** A coup is over, settled or void; `before` is the table it was settled at. */
  settles(record: CoupRecord, before: Table, rows: readonly Transfer[]): void {
    const key = keyOf(record);
    const { setup, kept } = before;
    if (setup === null) return;
    if (this.#coups.has(key)) this.#find('a coup settled twice', `coup ${key} was settled twice`);
    const wagers = rowsOf(record);
    const laid = before.seats.flatMap(({ number, wagers: lying }) =>
      lying
        .filter(({ on }) => !isStreak(on))
        .map(({ patron, on, stake, counts = stake, transfer }) => {
          const arranged = wagers.get(transfer)?.wager.arranged === true;
          return { seat: number, patron, on, stake, counts, arranged, transfer };
        }),
    );
    const back = [...wagers].filter(([, { wager }]) => wager.outcome === 'void');
    const coup: SettledCoup = {
      ...{ setup, laid, wentBack: new Set(back.map(([transfer]) => transfer)) },
      ...{ whose: whoseIn(record), ...nothingYet() },
    };
    this.#state(key, coup, record, kept.warned);
    this.#move(key, rows);
    if (record.standing === 'live') this.past.push(pastCoup(record));
    for (const { transfer, patron, on } of laid) {
      if (!wagers.has(transfer)) {
        this.#find('a wager not settled', `${patron}'s ${on} in coup ${key} was never settled`);
      }
    }
  }

  /** The coup as it stands now: on its true cards, void, or with some of its wagers void. */
  corrects(record: CoupRecord, rows: readonly Transfer[]): void {
    const key = keyOf(record);
    const coup = this.#coups.get(key);
    if (coup === undefined) return;
    const whose = new Map([...coup.whose, ...whoseIn(record)]);
    this.#state(key, { ...coup, whose }, record, null);
    this.#move(key, rows);
  }

  /** Winnings of a coup stay with the house. */
  forfeits({ patron, shoe, coup, cents }: Forfeit): void {
    const settled = this.#coups.get(keyOf({ shoe, number: coup }));
    if (settled !== undefined) add(settled.forfeited, patron, cents);
  }

  /** What the house owes a patron from coups, and what the patron owes: coup by coup (G17). */
  outstanding(patron: string): { readonly owed: number; readonly owing: number } {
    let [owed, owing] = [0, 0];
    for (const coup of this.#coups.values()) {
      for (const place of new Set([...coup.dues.keys(), ...coup.moved.keys()])) {
        if (personOf(place) !== patron) continue;
        const cents = openAt(coup, place);
        if (cents > 0) owed += cents;
        else owing -= cents;
      }
    }
    return { owed, owing };
  }

  /** What a patron has won by all wagers that won, whatever others lost. */
  wonBy(patron: string): number {
    let sum = 0;
    for (const { won } of this.#coups.values()) sum += won.get(patron) ?? 0;
    return sum;
  }

  /** Winnings that stay with the house; a coup that no longer pays them has given them back. */
  leftWithHouse(patron: string): number {
    let sum = 0;
    for (const { forfeited, won } of this.#coups.values()) {
      sum += Math.min(forfeited.get(patron) ?? 0, won.get(patron) ?? 0);
    }
    return sum;
  }

  /** What the house has let go of what a patron owed. */
  letGo(patron: string): number {
    let sum = 0;
    for (const coup of this.#coups.values()) {
      for (const place of coup.writtenOff.keys()) {
        if (personOf(place) === patron) sum += letGoAt(coup, place);
      }
    }
    return sum;
  }

  /** What the house owed was paid: all of it, from whatever coups. */
  paysOwed({ seat, patron }: PatronAtSeat): void {
    const place = placeOf(seat, patron);
    for (const coup of this.#coups.values()) {
      const open = openAt(coup, place);
      if (open > 0) add(coup.moved, place, open);
    }
  }

  /** What was owing was collected or let go: each row refers to a stake of the coup it is from. */
  settlesOwing(rows: readonly Transfer[], how: 'moved' | 'writtenOff'): void {
    for (const { cents, refersTo } of rows) {
      for (const coup of this.#coups.values()) {
        const place = coup.whose.get(refersTo ?? 0);
        if (place !== undefined) add(coup[how], place, how === 'moved' ? -cents : cents);
      }
    }
  }

  /** The house owes money that it has held: it is no coup's. */
  owesHeld({ seat, patron }: PatronAtSeat, cents: number): void {
    const nothing = { laid: [], wentBack: new Set<number>(), whose: new Map<number, string>() };
    const held = this.#coups.get(NO_COUP) ?? { ...nothing, ...nothingYet(), setup: null };
    this.#coups.set(NO_COUP, held);
    add(held.moved, placeOf(seat, patron), -cents);
  }

  #state(
    key: string,
    coup: SettledCoup,
    record: CoupRecord,
    warned: readonly string[] | null,
  ): void {
    const dues: Dues = new Map();
    const rows = rowsOf(record);
    if (coup.setup === null) return;
    const question = questionOf(coup.setup, record);
    for (const wager of coup.laid) {
      const row = rows.get(wager.transfer)?.wager;
      const mayGoBack =
        warned === null ? coup.wentBack.has(wager.transfer) : isWarned(warned, wager);
      const due = dueOf(question, wager, row, mayGoBack);
      add(dues, placeOf(wager.seat, wager.patron), due);
      this.#compare(wager, row, due, `coup ${key}`);
    }
    for (const { seat, wager } of allRows(record)) {
      if (wager.asShown === true) {
        const shown = { ...wager, seat, counts: wager.stake, arranged: false };
        const due = dueOf(question, shown, wager, false);
        add(dues, placeOf(seat, wager.patron), due);
        this.#compare(shown, wager, due, `coup ${key}`);
      } else if (isStreak(wager.on)) add(dues, placeOf(seat, wager.patron), netOf(wager));
    }
    const won = wonIn(record);
    // Winnings that the coup no longer pays were not the patron's to lose: they come back.
    for (const [patron, cents] of coup.forfeited) {
      const place = [...dues.keys()].find(each => personOf(each) === patron);
      if (place !== undefined) add(dues, place, Math.max(0, cents - (won.get(patron) ?? 0)));
    }
    this.#replace(key, { ...coup, dues, won });
  }

  /** Enters rows as they move chips, or commission that is owed beside them. */
  #move(key: string, rows: readonly Transfer[]): void {
    const coup = this.#coups.get(key);
    if (coup === undefined) return;
    for (const { act, debit, credit, cents, refersTo } of rows) {
      if (act !== 'transfer' && act !== 'post') continue;
      for (const [account, sum] of [[debit, -cents] as const, [credit, cents] as const]) {
        if (!/^(patron|commission-due):/.test(account)) continue;
        // A correction may take from a person's chips at another seat.
        const place = coup.whose.get(refersTo ?? 0) ?? account.slice(account.indexOf(':') + 1);
        add(coup.moved, place, sum);
      }
    }
  }

  #compare(wager: Laid, row: PaidWager | undefined, due: number, where: string): void {
    if (row === undefined || netOf(row) === due) return;
    const { patron, on, stake } = wager;
    const paid = row.paid - netOf(row) + due;
    this.violations.push({
      kind: `payment of ${on}: ${row.outcome}`,
      says:
        `${where}: ${patron}'s ${stake} on ${on} brought ${netOf(row)} as ${row.outcome}, ` +
        `the oracle says ${due}`,
      expectation: {
        show: { show: 'table' },
        expect: { previousCoup: { paid: ['...', { patron, on, paid }, '...'] } },
      },
    });
  }

  #replace(key: string, coup: SettledCoup): void {
    const enter = (dues: Dues, sign: number): void => {
      for (const [place, cents] of dues) add(this.total, personOf(place) ?? place, sign * cents);
    };
    enter(this.#coups.get(key)?.dues ?? new Map(), -1);
    enter(coup.dues, 1);
    this.#coups.set(key, coup);
  }

  #find(kind: string, says: string): void {
    const expectation = { show: { show: 'money' }, expect: {} };
    this.violations.push({ kind, says, expectation });
  }
}

type Sums = 'dues' | 'won' | 'moved' | 'writtenOff' | 'forfeited';

const nothingYet = (): Pick<SettledCoup, Sums> => ({
  ...{ dues: new Map(), won: new Map(), moved: new Map() },
  ...{ writtenOff: new Map(), forfeited: new Map() },
});

/** What is outstanding: the coup's present result less what was moved and let go. */
const openAt = (coup: SettledCoup, place: string): number =>
  letGoAt(coup, place) - tooMuchAt(coup, place);

/** What was moved beyond what the coup brings as it stands. */
const tooMuchAt = ({ dues, moved }: SettledCoup, place: string): number =>
  (moved.get(place) ?? 0) - (dues.get(place) ?? 0);

/** A debt that was let go stays so as far as the coup still comes to one. */
const letGoAt = (coup: SettledCoup, place: string): number =>
  Math.min(coup.writtenOff.get(place) ?? 0, Math.max(0, tooMuchAt(coup, place)));

const pastCoup = ({ shoe, number, cards }: CoupRecord): PastCoup => ({
  shoe,
  coup: number,
  cards: cards.flatMap(({ card }) => card ?? []),
});

const NO_COUP = '0/0';

const keyOf = ({ shoe, number }: Pick<CoupRecord, 'shoe' | 'number'>): string =>
  `${shoe}/${number}`;

const allRows = ({ seats }: CoupRecord) =>
  seats.flatMap(({ seat, paid }) => paid.map(wager => ({ seat, wager })));

/** By the transfer that held the stake; a wager that was shown and never stored has none. */
const rowsOf = (record: CoupRecord) =>
  new Map(
    allRows(record)
      .filter(({ wager }) => wager.asShown !== true)
      .map(row => [row.wager.transfer, row] as const),
  );

const whoseIn = (record: CoupRecord): ReadonlyMap<number, string> =>
  new Map(
    allRows(record).map(
      ({ seat, wager }) => [wager.transfer, placeOf(seat, wager.patron)] as const,
    ),
  );

function wonIn(record: CoupRecord): Dues {
  const won: Dues = new Map();
  for (const { wager } of allRows(record)) {
    add(won, wager.patron, Math.max(0, wager.paid - wager.stake));
  }
  return won;
}

/** What a row brought; commission on a marker is owed beside it. */
const netOf = ({ paid, stake, commission, deferred }: PaidWager): number =>
  paid - stake - (deferred === true ? commission : 0);

/** Told before about a wager under the minimum: the next one goes back (7.3.1, T7). */
const isWarned = (warned: readonly string[], { patron }: Laid): boolean => warned.includes(patron);

/**
 * What the oracle says of a wager as it was laid: what lies above the maximum goes back beside its
 * odds, the differential charges only those who have an arrangement. Insurance on a hand whose
 * window never opened goes back (C23), and so does what a ruling sends back.
 */
function dueOf(
  question: Question,
  { on, counts, arranged }: Laid,
  row: PaidWager | undefined,
  mayGoBack: boolean,
): number {
  if (row?.ruledVoid !== undefined) return 0;
  if (on === 'insurance' && !windowOpens(question.cards)) return 0;
  if (row?.outcome === 'void' && question.kind === 'live' && mayGoBack) return 0;
  const differential = arranged ? question.differential : null;
  const { paid } = oracleSettles({ ...question, differential }, on, counts);
  return paid === null ? Number.NaN : Number(paid) - counts;
}

function questionOf(setup: Setup, record: CoupRecord): Question {
  const { pay } = setup;
  const { standing } = record;
  return {
    book: setup.rulebook,
    version: setup.version,
    kind: standing === 'dummy' || standing === 'void' ? standing : 'live',
    cards: asTheOracleDeals(record),
    bonusOption: pay.dragonBonus === 2 ? 2 : pay.dragonBonus === 3 ? 3 : 1,
    pairsOption: pay.perfectPairs === 2 ? 2 : 1,
    tieHalfPercents: {
      player: (pay.tiePercent?.player ?? 1) * 2,
      banker: (pay.tiePercent?.banker ?? 1) * 2,
    },
    differential: pay.differential ?? null,
    chip: pay.chip,
  };
}
