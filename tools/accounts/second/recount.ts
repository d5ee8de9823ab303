// Reports added up a second time, from the journal's rows alone: another way of counting, in one
// go over everything, without a line of `src`. What it says otherwise is a fault of one of both.

import { type GameAgain, type OddsAgain, oddsAgain } from './odds-again.ts';

/** A row of the journal, as the database gives it. */
export interface JournalRow {
  readonly stream: string;
  readonly seq: number;
  readonly at: number;
  readonly day: string;
  readonly currency: string;
  readonly kind: string;
  readonly body: Body;
  readonly transfers: readonly (readonly [
    number,
    string,
    string,
    string,
    number,
    number | null,
    string,
  ])[];
}

interface Body {
  readonly by?: { readonly id: string };
  readonly record?: Coup;
  readonly setup?: {
    readonly rulebook: string;
    readonly version: string;
    readonly decks: number;
    readonly pay: { readonly tiePercent?: GameAgain['tiePercent'] };
  };
  readonly duty?: string;
  readonly person?: string;
  readonly cents?: number;
}

interface Paid {
  readonly on: string;
  readonly length?: number;
  readonly pattern?: readonly string[];
  readonly area?: string;
  readonly stake: number;
  readonly counts?: number;
  readonly outcome: string;
  readonly paid: number;
  readonly commission: number;
  readonly deferred?: boolean;
}

interface Coup {
  readonly shoe: number;
  readonly number: number;
  readonly standing: string;
  readonly seats: readonly { readonly seat: number; readonly paid: readonly Paid[] }[];
}

/** One row of a report, in the words of the report that it is held against. */
export interface RowAgain {
  coups: number;
  dummies: number;
  voids: number;
  drop: number;
  out: number;
  wagers: number;
  handle: number;
  paid: number;
  commission: number;
  deferred: number;
  void: number;
  corrections: number;
  corrected: number;
  rulings: number;
  win: number;
  /** Of wagers that one coup decides. */
  theoretical: number;
  variance: number;
  /** What was at risk on Runs and tails, which are sampled and not counted, */
  sampled: number;
  /** and nearly what they should have brought. */
  nearly: number;
}

const nothing = (): RowAgain => ({
  ...{ coups: 0, dummies: 0, voids: 0, drop: 0, out: 0, wagers: 0, handle: 0, paid: 0 },
  ...{ commission: 0, deferred: 0, void: 0, corrections: 0, corrected: 0, rulings: 0, win: 0 },
  ...{ theoretical: 0, variance: 0, sampled: 0, nearly: 0 },
});

export const CUTS_AGAIN = ['table', 'day', 'shift', 'dealer', 'wager', 'version'] as const;
type CutAgain = (typeof CUTS_AGAIN)[number];

/** The rows of each report by key and currency, and what the books moved by table and day. */
export interface Recounted {
  readonly reports: Readonly<Record<CutAgain, ReadonlyMap<string, RowAgain>>>;
  readonly ledger: ReadonlyMap<string, number>;
}

/** Where something happened, as far as reports tell it apart. */
interface Where {
  readonly table: string;
  readonly day: string;
  readonly shift: string;
  readonly dealer: string;
  readonly game: GameAgain | null;
  readonly currency: string;
}

type Risk = ReadonlyMap<string, number>;

const HOUSE = ['house', 'float', 'drop', 'commission', 'win', 'shortfall'];
const OF_COUPS = ['wager', 'payment', 'commission', 'correction', 'owed', 'owing', 'shortfall'];

export function recount(rows: readonly JournalRow[], zone: string, shifts: number): Recounted {
  const count = new Count(zone, shifts);
  for (const row of rows) count.read(row);
  return count.recounted();
}

interface KnownOdds {
  readonly mean: Map<string, number | null>;
  readonly both: Map<string, number>;
  readonly odds: OddsAgain;
}

/** Worked out once for each game. */
const ODDS = new Map<string, KnownOdds>();

class Count {
  readonly #clock: Intl.DateTimeFormat;
  readonly #shifts: number;
  readonly #reports = Object.fromEntries(
    CUTS_AGAIN.map(cut => [cut, new Map<string, RowAgain>()]),
  ) as Record<CutAgain, Map<string, RowAgain>>; // one for each
  readonly #ledger = new Map<string, number>();
  readonly #dealers = new Map<string, string>();
  readonly #games = new Map<string, GameAgain>();
  readonly #coups = new Map<string, { readonly coup: Coup; readonly where: Where }>();

  constructor(zone: string, shifts: number) {
    this.#shifts = shifts;
    const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    this.#clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...parts });
  }

  recounted(): Recounted {
    return { reports: this.#reports, ledger: this.#ledger };
  }

  read(row: JournalRow): void {
    const { stream, kind, body } = row;
    this.#books(row);
    if (body.setup !== undefined && (kind === 'table-opened' || kind === 'setup-changed')) {
      const { rulebook: book, version, decks, pay } = body.setup;
      const tiePercent = pay.tiePercent ?? { player: 0, banker: 0 };
      this.#games.set(stream, { book, version, decks, tiePercent });
    }
    if (kind === 'signed-on' && body.duty === 'dealer')
      this.#dealers.set(stream, body.person ?? '');
    if (kind === 'signed-off' && body.duty === 'dealer') this.#dealers.delete(stream);
    const where = this.#where(row);
    if (kind === 'coup-settled' || kind === 'coup-voided') this.#settled(row, where);
    else if (kind === 'coup-restated') this.#restated(row, where);
    else if (kind === 'bought-in') this.#each(where, of => (of.drop += body.cents ?? 0));
    else if (kind === 'paid-out') this.#each(where, of => (of.out += body.cents ?? 0));
    else if (kind === 'irregularity-ruled') this.#each(where, of => (of.rulings += 1));
  }

  #where({ stream, at, day, currency, body, kind }: JournalRow): Where {
    const [hour = 0, minute = 0] = this.#clock.format(at).split(':').map(Number);
    const minutes = (hour * 60 + minute + 24 * 60 - 6 * 60) % (24 * 60);
    const shift = `${1 + Math.floor((minutes * this.#shifts) / (24 * 60))}`;
    const onDuty = this.#dealers.get(stream) ?? '';
    const dealer = onDuty === '' && kind.startsWith('coup-') ? (body.by?.id ?? '') : onDuty;
    const game = this.#games.get(stream) ?? null;
    return { table: stream.slice('table:'.length), day, shift, dealer, game, currency };
  }

  /** Every row of every report that something counts in; a wager's row only where it has one. */
  #each(where: Where, add: (row: RowAgain) => void, bet?: string): void {
    const { game, currency } = where;
    const keys: Readonly<Record<CutAgain, string | undefined>> = {
      ...{ table: where.table, day: where.day, shift: where.shift, dealer: where.dealer },
      ...{ wager: bet, version: game === null ? ' ' : `${game.book} ${game.version}` },
    };
    for (const cut of CUTS_AGAIN) {
      const key = keys[cut];
      if (key === undefined || (bet !== undefined && cut !== 'wager')) continue;
      const place = `${key}|${currency}`;
      const row = this.#reports[cut].get(place) ?? nothing();
      this.#reports[cut].set(place, row);
      add(row);
    }
  }

  #settled({ stream, body: { record } }: JournalRow, where: Where): void {
    if (record === undefined) return;
    this.#coups.set(`${stream} ${record.shoe} ${record.number}`, { coup: record, where });
    this.#each(where, row => {
      if (record.standing === 'void') row.voids += 1;
      else if (record.standing === 'dummy') row.dummies += 1;
      else row.coups += 1;
    });
    for (const { bet, wager, isVoid } of wagersOf(record)) {
      const add = (row: RowAgain): void => {
        if (isVoid) {
          row.void += wager.stake;
          return;
        }
        row.wagers += 1;
        row.handle += wager.stake;
        row.paid += wager.paid;
        row.commission += wager.commission;
        row.deferred += wager.deferred === true ? wager.commission : 0;
        row.win += winOf(wager);
      };
      this.#each(where, add);
      this.#each(where, add, bet);
    }
    this.#expect(where, new Map(), risksOf(record));
  }

  #restated(row: JournalRow, now: Where): void {
    const { record } = row.body;
    const key = `${row.stream} ${record?.shoe} ${record?.number}`;
    const before = this.#coups.get(key);
    if (record === undefined || before === undefined) return;
    // It counts on the day on which it is made, and under whoever dealt, and the coup's game.
    const where = { ...now, dealer: before.where.dealer, game: before.where.game };
    this.#coups.set(key, { coup: record, where: before.where });
    this.#each(where, of => (of.corrections += 1));
    for (const [coup, sign] of [
      [before.coup, -1],
      [record, 1],
    ] as const) {
      for (const { bet, wager, isVoid } of wagersOf(coup)) {
        const add = (of: RowAgain): void => {
          const win = isVoid ? 0 : sign * winOf(wager);
          of.corrected += win;
          of.win += win;
        };
        this.#each(where, add);
        this.#each(where, add, bet);
      }
    }
    this.#expect(where, risksOf(before.coup), risksOf(record));
  }

  #expect(where: Where, before: Risk, after: Risk): void {
    const { game } = where;
    if (game === null) return;
    for (const [risk, sign] of [
      [before, -1],
      [after, 1],
    ] as const) {
      const single = [...risk].filter(([bet]) => this.#mean(game, bet) !== null);
      let [expected, variance, sampled, nearly] = [0, 0, 0, 0];
      for (const [bet, cents] of risk) {
        const mean = this.#mean(game, bet);
        const near = mean === null ? -cents * (this.#known(game).odds.nearly(bet) ?? 0) : 0;
        nearly += near;
        if (mean === null) sampled += cents;
        else expected -= mean * cents;
        this.#each(
          where,
          row => {
            row.nearly += sign * near;
            if (mean === null) row.sampled += sign * cents;
            else row.theoretical -= sign * mean * cents;
            row.variance += mean === null ? 0 : sign * cents * cents * this.#both(game, bet, bet);
          },
          bet,
        );
      }
      for (const [bet, cents] of single) {
        for (const [other, more] of single) variance += cents * more * this.#both(game, bet, other);
      }
      this.#each(where, row => {
        row.theoretical += sign * expected;
        row.variance += sign * variance;
        row.sampled += sign * sampled;
        row.nearly += sign * nearly;
      });
    }
  }

  #known(game: GameAgain): KnownOdds {
    const key = JSON.stringify(game);
    const known = ODDS.get(key) ?? {
      mean: new Map(),
      both: new Map(),
      odds: oddsAgain(game),
    };
    ODDS.set(key, known);
    return known;
  }

  #mean(game: GameAgain, bet: string): number | null {
    const { mean, odds } = this.#known(game);
    if (!mean.has(bet)) mean.set(bet, odds.mean(bet));
    return mean.get(bet) ?? null;
  }

  #both(game: GameAgain, one: string, other: string): number {
    const { both, odds } = this.#known(game);
    const key = `${one} ${other}`;
    const known = both.get(key) ?? odds.covariance(one, other);
    both.set(key, known);
    return known;
  }

  #books({ stream, day, currency, transfers }: JournalRow): void {
    for (const [, act, debit, credit, cents, , memo] of transfers) {
      if ((act !== 'transfer' && act !== 'post') || !OF_COUPS.includes(memo)) continue;
      const isHouse = (account: string): boolean => HOUSE.includes(account.split(':')[0] ?? '');
      const key = `${stream.slice('table:'.length)}|${day}|${currency}`;
      const moved = (isHouse(credit) ? cents : 0) - (isHouse(debit) ? cents : 0);
      this.#ledger.set(key, (this.#ledger.get(key) ?? 0) + moved);
    }
  }
}

const winOf = ({ stake, paid, deferred, commission }: Paid): number =>
  stake - paid + (deferred === true ? commission : 0);

function wagersOf({ standing, seats }: Coup) {
  return seats.flatMap(({ paid }) =>
    paid.map(wager => ({
      ...{ bet: betOf(wager), wager },
      isVoid: standing === 'void' || wager.outcome === 'void',
    })),
  );
}

function betOf({ on, length, pattern, area }: Paid): string {
  if (area !== undefined) return `${on} ${area}`;
  if (length !== undefined) return `${on} ${length}`;
  return pattern === undefined ? on : `${on} ${pattern.map(side => side.charAt(0)).join('')}`;
}

function risksOf(coup: Coup): Risk {
  const risks = new Map<string, number>();
  for (const { bet, wager, isVoid } of wagersOf(coup)) {
    if (isVoid) continue;
    risks.set(bet, (risks.get(bet) ?? 0) + (wager.counts ?? wager.stake));
  }
  return risks;
}
