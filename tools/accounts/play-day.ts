// Plays a gaming day of many tables from one seed, with irregularities among its coups, and stores
// it as a house would: every event decided by the engine, every append in the journal.

import { gamingDays } from '../../src/server/ports/gaming-day.ts';
import type { Journal } from '../../src/server/storage/journal/journal.ts';
import { writeEvents } from '../../src/server/tables/mailbox/stored.ts';
import { accountId, accountOf, available } from '../../src/ledger/index.ts';
import { drawFrom } from '../../src/lab/shuffle/draw.ts';
import { seededBytes } from '../../src/lab/shuffle/sources.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { offeredBy, type RulebookId, type Version } from '../../src/rules/rulebook.ts';
import { isRunWager, isTailWager, WAGER_KINDS, type WagerName } from '../../src/rules/wagers.ts';
import type { LineFields, Stage } from '../../src/scenario/answer.ts';
import { isLineError } from '../../src/scenario/line-error.ts';
import { DrivenTable } from '../../src/scenario/table/driven-table.ts';
import { tableStage } from '../../src/scenario/table/stage.ts';
import type { Command, TableEvent } from '../../src/table/acts.ts';
import { isRefusal, type Refusal } from '../../src/table/refusal.ts';
import { type Chance, chanceFrom } from '../oracle/chance.ts';

export interface DayPlan {
  readonly seed: number;
  readonly tables: number;
  readonly coups: number;
}

/** The clock by which the gaming day turns. */
export const RULE = { startsAtHour: 6, zone: 'Australia/Melbourne' };
/** Noon in Melbourne, on a day without a change of its clocks. */
const BEGINS = Date.UTC(2026, 10, 16, 1);

/** What is played at the tables, one after another. */
const GAMES: readonly (readonly [RulebookId, Version])[] = [
  ['crown-rapid', 'traditional'],
  ['crown', 'traditional'],
  ['mbs-rapid', 'no-commission'],
  ['tasmania', 'traditional'],
  ['crown', 'crown'],
  ['crown-rapid', 'crown'],
  ['tasmania', 'federal'],
  ['crown', 'tie-baccarat'],
  ['crown', 'two-to-one'],
];

const PLAIN = ['crown', 'traditional'] as const;

const DEALERS = ['dora', 'dan', 'deng', 'dilip', 'dulce'];
const SUPERVISOR = { role: 'casino-supervisor', id: 'carl' };
const OPERATOR = { role: 'operator', id: 'olga' };
/** The table deals on while one dealer is on duty; then another comes. */
const COUPS_A_DEALER = 17;

type Hears = (events: readonly TableEvent[]) => Promise<void>;

/** Stores the whole day; answers with how many coups were settled and voided. */
export async function playDay(journal: Journal, plan: DayPlan): Promise<number> {
  const each = Math.ceil(plan.coups / plan.tables);
  // Side by side: appends of many tables share a commit.
  const settled = await Promise.all(
    Array.from({ length: plan.tables }, (_, number) => {
      const game = GAMES[number % GAMES.length] ?? PLAIN;
      const stream = `table:${game[0]}-${number + 1}`;
      return playTable(journal, stream, game, plan.seed * 1_000 + number, each);
    }),
  );
  return settled.reduce((sum, coups) => sum + coups, 0);
}

async function playTable(
  journal: Journal,
  stream: string,
  [rulebook, version]: readonly [RulebookId, Version],
  seed: number,
  coups: number,
): Promise<number> {
  const [taken] = await journal.take([stream]);
  if (taken === undefined || !('taken' in taken)) throw new Error(`${stream} is not free`);
  const { epoch } = taken.taken;
  const dayOf = gamingDays(RULE);
  let [seq, settled] = [0, 0];
  const waiting: TableEvent[][] = [];
  const night = new TableDay({ rulebook, version, seed }, events => waiting.push([...events]));
  const store: Hears = async events => {
    const [first] = events;
    if (first === undefined) return;
    const append = { stream, epoch, expectedSeq: seq, at: first.at, gamingDay: dayOf(first.at) };
    const currency = rulebook === 'mbs-rapid' ? 'SGD' : 'AUD';
    const answer = await journal.append({ ...append, currency, ...writeEvents(events) });
    if ('refused' in answer) throw new Error(`${answer.refused}: ${answer.says}`);
    seq += events.length;
    settled += events.filter(({ happened }) => ENDS.includes(happened)).length;
  };
  for (let coup = 0; coup < 3 * coups; coup += 1) {
    night.coup(coup);
    for (const events of waiting.splice(0)) await store(events);
    if (settled >= coups) return settled;
  }
  throw new Error(`${stream} comes to no ${coups} coups`);
}

const ENDS: readonly string[] = ['coup-settled', 'coup-voided'];

/** A table that says what follows from every command. */
class HeardTable extends DrivenTable {
  hears: (events: readonly TableEvent[]) => void = () => undefined;

  override give(command: Command): readonly TableEvent[] | Refusal {
    const decided = super.give(command);
    if (!isRefusal(decided)) this.hears(decided);
    return decided;
  }
}

interface Game {
  readonly rulebook: RulebookId;
  readonly version: Version;
  readonly seed: number;
}

class TableDay {
  readonly #stage: Stage;
  readonly #table: HeardTable;
  readonly #chance: Chance;
  readonly #offered: readonly WagerName[];

  constructor({ rulebook, version, seed }: Game, hears: (events: readonly TableEvent[]) => void) {
    const made: HeardTable[] = [];
    this.#chance = chanceFrom(seed);
    this.#stage = tableStage(
      of => drawFrom(seededBytes(`accounts/${of}`)),
      (setup, draw) => {
        const table = new HeardTable(setup, draw);
        made.push(table);
        return table;
      },
    );
    const rules = RULEBOOKS[rulebook].versions[version];
    this.#offered = rules === undefined ? [] : offeredBy(rules);
    const pay = { dragonBonus: 1, perfectPairs: 1, chip: 1, tiePercent: { player: 5, banker: 5 } };
    const setup = {
      ...(version === 'tie-baccarat' ? { pay } : {}),
      ...(rulebook === 'crown' && version === 'traditional' ? { deferredCommission: true } : {}),
    };
    this.#line({ table: { rulebook, version, setup }, seed });
    const [table] = made;
    if (table === undefined) throw new Error(`no table plays ${rulebook} ${version}`);
    this.#table = table;
    table.hears = hears;
    table.now = BEGINS + (seed % 60) * 1_000;
  }

  /** A line may be refused: an irregular day is not planned. */
  #line(fields: LineFields): boolean {
    const answer = this.#stage.answer(fields);
    if (isLineError(answer)) throw new Error(`${JSON.stringify(fields)}: ${answer.message}`);
    return !('refused' in answer);
  }

  coup(number: number): void {
    if (this.#table.table.phase === 'closed' || this.#table.table.phase === 'preparing') {
      this.#line({ ready: {} });
    }
    if (number % COUPS_A_DEALER === 0) this.#changeDealer();
    this.#seatEverybody();
    this.#table.now += 30_000 + this.#chance.below(60_000);
    const isDummy = this.#chance.isOneIn(40) && this.#line({ do: 'begin-dummy-coup' });
    if (!isDummy && this.#line({ do: 'open-wagering' })) this.#layUntilSomebody();
    this.#table.now += 20_000;
    if (this.#chance.isOneIn(30)) this.#breakOff();
    // What was broken off is over: by itself this line would begin another coup.
    if (this.#table.table.coup !== null) this.#line({ play: '' });
    if (this.#chance.isOneIn(25)) this.#correct();
    if (this.#chance.isOneIn(15)) this.#payOut();
  }

  #changeDealer(): void {
    const { dealer } = this.#table.table.staff;
    if (dealer !== null) {
      this.#line({ do: 'sign-off', duty: 'dealer', by: { role: 'dealer', id: dealer } });
    }
    const id = this.#chance.pick(DEALERS);
    this.#line({ do: 'sign-on', duty: 'dealer', by: { role: 'dealer', id } });
  }

  #seatEverybody(): void {
    for (const { number, patron } of this.#table.table.seats.slice(0, 5)) {
      if (patron !== null && !this.#chance.isOneIn(12)) continue;
      const id = patron?.id ?? `patron-${1 + this.#chance.below(60)}`;
      const cents = this.#chance.pick([50_000, 200_000, 950_000, 1_500_000]);
      this.#line({ sit: { seat: number, patron: id, cents } });
      if (this.#table.setup.deferredCommission && this.#chance.isOneIn(2)) {
        const by = { by: SUPERVISOR };
        this.#line({
          do: 'approve-commission-deferral',
          seat: number,
          patron: id,
          approved: true,
          ...by,
        });
      }
    }
  }

  #layWagers(): void {
    const { seats } = this.#table.table;
    for (const { patron } of seats) {
      if (patron === null) continue;
      const main: WagerName = this.#chance.pick(['player', 'banker', 'banker', 'player', 'tie']);
      this.#lay(patron.id, main);
      for (const on of this.#offered) {
        if (WAGER_KINDS[on].family !== 'main' && this.#chance.isOneIn(5)) this.#lay(patron.id, on);
      }
    }
  }

  /** A table at which nobody wagers deals nothing. */
  #layUntilSomebody(): void {
    this.#layWagers();
    for (const { number, patron } of this.#table.table.seats) {
      if (this.#table.table.seats.some(({ wagers }) => wagers.length > 0)) return;
      this.#line({
        sit: { seat: number, patron: patron?.id ?? `guest-${number}`, cents: 500_000 },
      });
      const { patron: seated } = this.#table.table.seats.find(each => each.number === number) ?? {};
      if (seated) this.#lay(seated.id, 'banker');
    }
  }

  #lay(patron: string, on: WagerName): void {
    const limit = this.#table.table.setup?.limits[on];
    const step = limit?.step ?? 500;
    const least = limit?.min ?? step;
    const stake = least + step * this.#chance.below(8);
    const length = isRunWager(on) ? { length: 2 + this.#chance.below(3) } : {};
    const area = isTailWager(on) ? { area: this.#chance.pick(['early', 'late']) } : {};
    this.#line({ do: 'set-wager', patron, bet: { on, ...length, ...area }, stake });
  }

  /** Something goes wrong while cards come. */
  #breakOff(): void {
    this.#line({ do: 'close-wagering' });
    this.#line({ play: '', until: 'complete' });
    const what = this.#chance.pick(['card-order-lost', 'game-disrupted', 'fraud']);
    const facts = { note: 'seen by the dealer' };
    this.#line({
      ...{ do: 'report-irregularity', what, facts: what === 'card-order-lost' ? {} : facts },
      ...{ by: SUPERVISOR, approvedBy: OPERATOR },
    });
  }

  /** A coup was entered wrongly: its true cards are others. */
  #correct(): void {
    const record = this.#chance.pick([...this.#table.table.records.slice(-6), null]);
    if (record === null || record.result === null) return;
    const cards = this.#chance.pick([
      ['2s', 'Kh', 'Kd', '9c'],
      ['9s', 'Kh', 'Kd', '2c'],
      ['8s', '8h', 'Kd', 'Kc'],
    ]);
    this.#line({ do: 'freeze-accounts', by: SUPERVISOR, why: 'a card was keyed wrongly' });
    this.#line({
      ...{ do: 'report-irregularity', what: 'wrong-result-entered', by: SUPERVISOR },
      facts: { shoe: record.shoe, coup: record.number, cards, note: 'seen on the video' },
      approvedBy: OPERATOR,
    });
    this.#line({ do: 'unfreeze-accounts', by: SUPERVISOR, finding: 'put right' });
  }

  #payOut(): void {
    const seat = this.#table.table.seats.find(({ patron }) => patron !== null);
    if (seat?.patron === null || seat === undefined) return;
    this.#line({ do: 'leave', seat: seat.number, patron: seat.patron.id, reason: 'own-accord' });
    const { id } = seat.patron;
    const account = accountOf(
      this.#table.table.ledger,
      accountId('patron', `${seat.number}/${id}`),
    );
    const cents = account === undefined ? 0 : available(account);
    const how = this.#table.book.procedure.seats.kind === 'seats' ? 'chips' : 'ticket';
    this.#line({ do: 'pay-out', seat: seat.number, patron: id, how, cents, reference: 'paper' });
  }
}
