// What goes back when wagering closes: pairs without a qualifier, sums too small, Runs left alone.

import { SIDES, type Side } from '../rules/hand.ts';
import { isRunWager, WAGER_KINDS } from '../rules/wagers.ts';
import type { At } from './act.ts';
import { peopleAt } from './limits.ts';
import { asWager } from './riding.ts';
import { sayBet, sayMoney } from './say.ts';
import type { RidingRun, Seat } from './table.ts';
import type { Wager } from './wager.ts';

/** A wager that goes back, with the clause that sends it. */
export interface ReturnedWager {
  readonly seat: number;
  readonly wager: Wager;
  readonly clause: string;
  /** What the patron is told, where a clause of the close sends it back. */
  readonly because?: string;
}

/** The side that a patron's main wager nominates for this coup of a combination Run (6.5.7). */
export interface Nomination {
  readonly seat: number;
  readonly transfer: number;
  readonly side: Side;
}

export interface AtClose {
  readonly returned: readonly ReturnedWager[];
  readonly nominations: readonly Nomination[];
}

const NOTHING: AtClose = { returned: [], nominations: [] };

/** What the close does at one seat, person by person; before the close it is a warning. */
export function atClose(room: At, seat: Seat): AtClose {
  if (seat.wagers.length === 0 && seat.runs.length === 0) return NOTHING;
  const each = peopleAt(seat).map(({ id }) => atCloseFor(room, seat, id));
  return {
    returned: each.flatMap(({ returned }) => returned),
    nominations: each.flatMap(({ nominations }) => nominations),
  };
}

/** First pairs without a qualifier, then a sum under the aggregate, then Runs (R6, C7). */
export function atCloseFor(room: At, seat: Seat, patron: string): AtClose {
  const mine = seat.wagers.filter(wager => wager.patron === patron);
  const pairs = withoutQualifier(room, seat, mine);
  // Nearly always nothing goes back, and every wager asks.
  const kept = pairs.length === 0 ? mine : mine.filter(wager => !isAmong(pairs, wager));
  const under = underAggregate(room, seat, kept);
  const lying = under.length === 0 ? kept : [];
  const runs = combinationRuns(room, seat, patron, lying);
  if (pairs.length === 0 && under.length === 0) return runs;
  return { returned: [...pairs, ...under, ...runs.returned], nominations: runs.nominations };
}

const isAmong = (returned: readonly ReturnedWager[], wager: Wager): boolean =>
  returned.some(back => back.wager === wager);

function withoutQualifier({ book }: At, seat: Seat, mine: readonly Wager[]): ReturnedWager[] {
  const rule = book.placement.pairsNeedOneOf;
  if (rule === undefined || mine.some(({ on }) => rule.wagers.includes(on))) return [];
  return mine.filter(isPair).map(wager => {
    const because = `${sayBet(wager)} goes back: it needs a main wager beside it.`;
    return { seat: seat.number, wager, clause: rule.clause, because };
  });
}

const isPair = ({ on }: Wager): boolean => {
  const { family } = WAGER_KINDS[on];
  return family === 'pair' || family === 'perfect-pair';
};

function underAggregate({ book, table }: At, seat: Seat, mine: readonly Wager[]): ReturnedWager[] {
  const least = table.setup?.aggregateMin ?? 0;
  const sum = mine.reduce((total, { stake }) => total + stake, 0);
  const clause = book.placement.refusals['below-aggregate-minimum'];
  if (sum >= least || clause === undefined) return [];
  const because =
    `All wagers of a coup together are at least ${sayMoney(least)}: ` +
    `the ${sayMoney(sum)} goes back.`;
  return mine.map(wager => ({ seat: seat.number, wager, clause, because }));
}

/** A combination Run needs a main wager on one side, the declared one if it was declared (C7). */
function combinationRuns(room: At, seat: Seat, patron: string, lying: readonly Wager[]): AtClose {
  if (seat.runs.length === 0 && !lying.some(isCombination)) return NOTHING;
  const riding = seat.runs
    .filter(run => run.patron === patron && isCombination(run.wager))
    .map(run => ({ wager: asWager(run), wants: declaredSide(run) }));
  const fresh = lying.filter(isCombination).map(wager => ({ wager, wants: wager.pattern?.[0] }));
  const all = [...riding, ...fresh];
  if (all.length === 0) return NOTHING;
  const sides = SIDES.filter(side => lying.some(({ on }) => on === side));
  const [side] = sides;
  const clause = room.book.placement.refusals['needs-a-qualifying-wager'] ?? 'ruling C7';
  const returned: ReturnedWager[] = [];
  const nominations: Nomination[] = [];
  for (const { wager, wants } of all) {
    const follows = wants === undefined || wants === side;
    if (side !== undefined && sides.length === 1 && follows) {
      nominations.push({ seat: seat.number, transfer: wager.transfer, side });
    } else {
      const because = `${sayBet(wager)} goes back: ${whyVoid(sides, wants)}.`;
      returned.push({ seat: seat.number, wager, clause, because });
    }
  }
  return { returned, nominations };
}

const isCombination = ({ on }: Pick<Wager, 'on'>): boolean => on === 'combination-run';

function whyVoid(sides: readonly Side[], wants: Side | undefined): string {
  if (sides.length === 0) return 'no main wager nominates a side for this coup';
  if (sides.length === 2) return 'main wagers on both sides nominate neither';
  return `the main wager is not on ${wants === 'player' ? 'Player' : 'Banker'} as declared`;
}

/** The side declared in advance for this coup; undefined where the main wager nominates it. */
function declaredSide({ wager, count, nominates }: RidingRun): Side | undefined {
  return nominates === true || wager.on !== 'combination-run' ? undefined : wager.pattern[count];
}

/** A seat once the close has sent wagers back and sides are nominated. */
export function seatAtClose(seat: Seat, returned: ReadonlySet<number>, sides: Sides): Seat {
  const touched = (id: number) => returned.has(id) || sides.has(id);
  const laid = [...seat.wagers, ...seat.runs];
  if (!laid.some(({ transfer }) => touched(transfer))) return seat;
  return {
    ...seat,
    revision: seat.revision + 1,
    wagers: seat.wagers
      .filter(({ transfer }) => !returned.has(transfer))
      .map(wager => nominatedWager(wager, sides.get(wager.transfer))),
    runs: seat.runs
      .filter(({ transfer }) => !returned.has(transfer))
      .map(run => nominatedRun(run, sides.get(run.transfer))),
  };
}

type Sides = ReadonlyMap<number, Side>;

const nominatedWager = (wager: Wager, nominated: Side | undefined): Wager =>
  nominated === undefined || !isRunWager(wager.on) || wager.pattern !== undefined
    ? wager
    : { ...wager, nominated };

/** The pattern behind the coups already played is the side nominated now, until the next one. */
function nominatedRun(run: RidingRun, side: Side | undefined): RidingRun {
  const { wager, count, nominates } = run;
  if (side === undefined || nominates !== true || wager.on !== 'combination-run') return run;
  const pattern = wager.pattern.map((before, at) => (at < count ? before : side));
  return { ...run, wager: { ...wager, pattern } };
}
