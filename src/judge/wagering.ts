// Whether a change of wagers may be: its window, who makes it, the limits, and what the close does.

import { rowOf } from './books.ts';
import { patronAccountId, betKeyOf, type JudgedFelt, isMain, type Laid, laidOf } from './felt.ts';
import { type EventFields, fieldsIn, figureIn, numberIn, rowsIn, stringIn } from './fields.ts';
import { type HouseRules, limitIn, type StakeLimit } from './house-rules.ts';
import { isPayableInChips } from './pay.ts';
import { isAreaOpen, isRun, isStreak, isTail, lengthOf, type JudgedRun } from './streaks.ts';
import type { Raise } from './verdict.ts';

/** One event that changes what lies at a seat. */
export function judgeWagersChanged(felt: JudgedFelt, event: EventFields, raise: Raise): void {
  const { rules } = felt;
  if (rules === null) return;
  const [seat, patron] = [numberIn(event, 'seat'), stringIn(event, 'patron')];
  judgeTouch(felt, rules, event, raise);
  const rows = rowsIn(event, 'transfers').map(rowOf);
  const changes = rowsIn(event, 'changes');
  for (const [at, change] of changes.entries()) {
    const bet = fieldsIn(change, 'bet');
    const before = felt.lying(seat, patron, bet);
    const laid = laidOf(seat, patron, bet, { ...fieldsIn(change, 'outside'), ...change });
    const row = rows[at];
    const cents = laid.stake === 0 ? before?.stake : laid.stake;
    const isHeld =
      row?.debit === patronAccountId(seat, patron) &&
      row.cents === cents &&
      (laid.stake === 0 ? row.act === 'void' : row.id === laid.transfer);
    if (!isHeld) {
      raise('stake-unlike-transfer', { stake: laid.stake, moved: row?.cents ?? 0 }, 'ruling G1');
    }
    judgeChange(felt, rules, laid, before, event, raise);
    if (before !== undefined) felt.wagers.delete(before.transfer);
    if (laid.stake > 0) felt.wagers.set(laid.transfer, laid);
  }
}

/** The window and the hand: no wager comes about in another period or by another person. */
function judgeTouch(felt: JudgedFelt, rules: HouseRules, event: EventFields, raise: Raise): void {
  const { coup, frozenSince } = felt;
  const at = numberIn(event, 'at');
  const { after, route } = rules.book.procedure.wagering;
  const closesAt = coup?.isInsuranceOpen === true ? coup.insuranceClosesAt : coup?.closesAt;
  if (coup === null || (isShut(felt) && !coup.isInsuranceOpen)) {
    raise('wager-outside-window', { phase: coup?.phase ?? 'between' }, after);
  } else if (frozenSince !== undefined || (closesAt !== undefined && at >= closesAt)) {
    raise('wager-after-time', { at, closesAt: closesAt ?? frozenSince ?? 0 }, after);
  }
  const by = fieldsIn(event, 'by');
  const [role, id, patron] = [stringIn(by, 'role'), stringIn(by, 'id'), stringIn(event, 'patron')];
  const isGivingWay = stringIn(event, 'gesture') === 'give-way';
  if (role !== 'patron' || isGivingWay) return;
  const isTheirs = id === patron || felt.termsOf(numberIn(event, 'seat'), patron).nominee === id;
  if (!isTheirs || rules.stakeMode !== 'seat-terminals') {
    raise('wager-by-another', { by: id, patron }, route);
  }
}

const isShut = ({ coup }: JudgedFelt): boolean =>
  coup === null || coup.phase === 'closed' || coup.phase === 'between';

function judgeChange(
  felt: JudgedFelt,
  rules: HouseRules,
  laid: Laid,
  before: Laid | undefined,
  event: EventFields,
  raise: Raise,
): void {
  const { coup } = felt;
  const { refusals } = rules.book.placement;
  const { on, stake } = laid;
  const isLower = stake <= (before?.stake ?? 0);
  if (coup?.phase === 'lower-only' && !isLower) {
    raise('wager-raised-in-lower-window', { on, stake, before: before?.stake ?? 0 }, 'ruling C17');
  }
  const isInsurance = on === 'insurance';
  const isItsWindow = coup?.isInsuranceOpen === true ? isInsurance : !isInsurance || isLower;
  if (!isItsWindow) {
    const clause = refusals['window-not-open'] ?? rules.book.procedure.wagering.after;
    raise('wager-outside-window', { on, stake }, clause);
  }
  if (stake === 0) return;
  const offer = rules.version.wagers[on];
  const inVersion = offer ?? rules.version.runs?.[on] ?? rules.version.tails?.[on];
  const isOffered = inVersion !== undefined && rules.offered.has(on);
  if (!isOffered || rules.decks < (offer?.decks?.least ?? 0)) {
    raise('wager-not-offered', { on, stake }, refusals['not-offered'] ?? 'ruling G1');
  }
  judgeStreakPlace(felt, rules, laid, raise);
  if (isInsurance) judgeInsurance(felt, laid, raise);
  const isRecorded = ['record', 'call'].includes(stringIn(event, 'gesture'));
  judgeLimits(felt, rules, laid, isRecorded, raise);
}

function judgeStreakPlace(felt: JudgedFelt, rules: HouseRules, laid: Laid, raise: Raise): void {
  const { on, stake, area } = laid;
  const { refusals } = rules.book.placement;
  if (isRun(on)) {
    const isPaid = rules.version.runs?.[on]?.odds[lengthOf(laid)] !== undefined;
    const clause = refusals['wrong-length'] ?? 'ruling C7';
    if (!isPaid) raise('run-length-wrong', { on, length: lengthOf(laid), stake }, clause);
  }
  if (!isTail(on)) return;
  const side = on.startsWith('player') ? 'player' : 'banker';
  const { indicator } = felt.riding.tails[side];
  if (isAreaOpen(area, indicator, rules, felt.count.isLastCoup)) return;
  raise('tail-area-shut', { on, indicator, area: area ?? 'early' }, 'ruling C1');
}

/** Capped by the larger main wager as it plays (C9, C23). */
function judgeInsurance(felt: JudgedFelt, { seat, patron, stake }: Laid, raise: Raise): void {
  const mains = felt.wagersOf(seat, patron).filter(({ on }) => isMain(on));
  const most = Math.max(0, ...mains.map(laid => playsOf(felt, laid)));
  if (stake > most) raise('insurance-over-main-wager', { stake, main: most }, 'ruling C23');
}

/** What plays of a stake: nothing of a second one under the minimum (7.3.1). */
export const playsOf = (felt: JudgedFelt, laid: Laid): number =>
  goesBackAgain(felt, laid) ? 0 : laid.counts;

export const goesBackAgain = ({ rules, warned }: JudgedFelt, { under, patron }: Laid): boolean =>
  under !== undefined &&
  rules?.book.procedure.limits?.foundLate !== undefined &&
  warned.has(patron);

/** The limits of one person on one bet: the sign's, or what was agreed (7.2, 7.5, 7.6). */
export function judgedLimit(felt: JudgedFelt, laid: Laid): StakeLimit | undefined {
  const { limits, arrangement } = felt.termsOf(laid.seat, laid.patron);
  const own = limits === undefined ? undefined : limitIn(limits, laid.on);
  const limit = own ?? limitIn(felt.rules?.limits ?? {}, laid.on);
  if (arrangement === undefined || !isMain(laid.on)) return limit;
  const { min, max, step } = limit ?? { min: 1, max: 0, step: 1 };
  return { min, step, max: Math.max(max, arrangement) };
}

/** True for a main wager above the differential by arrangement (C12). */
export function isUnderArrangement(felt: JudgedFelt, { seat, patron, on, counts }: Laid): boolean {
  const limit = felt.rules?.differential;
  return (
    isMain(on) &&
    limit !== undefined &&
    counts > limit &&
    felt.termsOf(seat, patron).arrangement !== undefined
  );
}

function judgeLimits(
  felt: JudgedFelt,
  rules: HouseRules,
  laid: Laid,
  isRecorded: boolean,
  raise: Raise,
): void {
  const { on, stake, counts, under } = laid;
  const { refusals } = rules.book.placement;
  const limit = judgedLimit(felt, laid);
  if (limit !== undefined) {
    const { min, max, step } = limit;
    const isMarkedUnder = isRecorded && under === min;
    const isMarkedOver = isRecorded && counts === max;
    if (stake < min && !isMarkedUnder) {
      raise('stake-below-minimum', { on, stake, min }, refusals['below-minimum'] ?? 'ruling R5');
    } else if (stake > max && !isMarkedOver) {
      raise('stake-above-maximum', { on, stake, max }, refusals['above-maximum'] ?? 'ruling R5');
    } else if (!isRecorded && (stake - min) % step !== 0) {
      raise('stake-off-step', { on, stake, step }, refusals['off-step'] ?? 'ruling R5');
    }
  }
  const isRoundedUp = isRecorded && rules.book.fractions.go !== 'unpaid';
  if (
    isRoundedUp ||
    isStreak(on) ||
    isPayableInChips(rules, on, stake, isUnderArrangement(felt, laid))
  )
    return;
  raise('stake-cannot-be-paid', { on, stake, chip: rules.chip }, 'ruling G1');
}

/** No more wagers: what goes back by itself has gone back, and nothing else (R6, C7). */
export function judgeClose(felt: JudgedFelt, event: EventFields, raise: Raise): void {
  const { rules, coup } = felt;
  if (rules === null || coup === null) return;
  const back = new Map(
    rowsIn(event, 'returned').map(row => {
      const wager = fieldsIn(row, 'wager');
      return [numberIn(wager, 'transfer'), betKeyOf(wager)] as const;
    }),
  );
  const wasLowered = coup.phase === 'lower-only';
  const nominated = nominationsOf(event);
  const expected = new Set<number>();
  for (const place of placesIn(felt)) {
    for (const transfer of closesFor(felt, rules, place, nominated, wasLowered, raise)) {
      expected.add(transfer);
    }
  }
  for (const [transfer] of back) {
    if (expected.has(transfer)) continue;
    const laid = felt.wagers.get(transfer);
    const figures = { transfer, on: laid?.on ?? '', stake: laid?.stake ?? 0 };
    raise('money-without-ground', figures, rules.book.procedure.wagering.after);
  }
  for (const transfer of expected) {
    const laid = felt.wagers.get(transfer);
    if (back.has(transfer) || laid === undefined) continue;
    const code = /pair/u.test(laid.on) ? 'pair-without-qualifier' : 'aggregate-below-minimum';
    raise(
      isRun(laid.on) ? 'nomination-wrong' : code,
      { on: laid.on, stake: laid.stake },
      'ruling R6',
    );
  }
  if (!wasLowered)
    felt.riding = { ...felt.riding, runs: felt.riding.runs.map(each => withSide(each, nominated)) };
}

const withSide = (run: JudgedRun, nominated: ReadonlyMap<number, string>): JudgedRun => {
  const side = nominated.get(run.laid.transfer);
  if (!run.nominates || side === undefined) return run;
  return { ...run, sides: [...(run.sides ?? []).slice(0, run.count), side] };
};

export const nominationsOf = (event: EventFields): ReadonlyMap<number, string> =>
  new Map(
    rowsIn(event, 'nominations').map(row => [numberIn(row, 'transfer'), stringIn(row, 'side')]),
  );

interface Place {
  readonly seat: number;
  readonly patron: string;
}

function placesIn({ wagers, riding }: JudgedFelt): readonly Place[] {
  const places = new Map<string, Place>();
  const all = [...wagers.values(), ...riding.runs.map(({ laid }) => laid)];
  for (const { seat, patron } of all) places.set(`${seat}/${patron}`, { seat, patron });
  return [...places.values()];
}

/** The transfers of one person's wagers that go back at the close. */
function closesFor(
  felt: JudgedFelt,
  rules: HouseRules,
  { seat, patron }: Place,
  nominated: ReadonlyMap<number, string>,
  wasLowered: boolean,
  raise: Raise,
): readonly number[] {
  const mine = felt.wagersOf(seat, patron);
  const need: readonly string[] | undefined = rules.book.placement.pairsNeedOneOf?.wagers;
  const isQualified = need === undefined || mine.some(({ on }) => need.includes(on));
  const pairs = isQualified ? [] : mine.filter(({ on }) => on.endsWith('-pair'));
  const sides = (['player', 'banker'] as const).filter(side => mine.some(({ on }) => on === side));
  const side = sides.length === 1 ? sides[0] : undefined;
  const isWrong = (wants: string | undefined): boolean =>
    side === undefined || (wants ?? side) !== side;
  const fresh = wasLowered
    ? []
    : mine.filter(({ on, pattern }) => on === 'combination-run' && isWrong(pattern?.[0]));
  const left = mine.filter(each => !pairs.includes(each) && !fresh.includes(each));
  const sum = left.reduce((all, { stake }) => all + stake, 0);
  const under = sum < rules.aggregateMin ? left : [];
  const hasSide = under.length === 0 ? isWrong : () => true;
  const older = felt.riding.runs.filter(
    run =>
      run.laid.seat === seat && run.laid.patron === patron && run.laid.on === 'combination-run',
  );
  const rides = wasLowered
    ? []
    : older.filter(run => hasSide(run.nominates ? undefined : run.sides?.[run.count]));
  const goesBack = [...pairs, ...fresh, ...under, ...rides.map(({ laid }) => laid)];
  const stays = [...left, ...older.map(({ laid }) => laid)].filter(
    each => !goesBack.includes(each),
  );
  for (const { on, transfer } of wasLowered ? [] : stays) {
    const said = nominated.get(transfer);
    if (on !== 'combination-run' || said === side) continue;
    raise('nomination-wrong', { transfer, said: said ?? '', side: side ?? '' }, 'ruling C7');
  }
  return goesBack.map(({ transfer }) => transfer);
}

/** Wagers brought down together: each to its share, none raised (7.4, 7.3 (b)). */
export function judgeReduction(felt: JudgedFelt, event: EventFields, raise: Raise): void {
  for (const row of rowsIn(event, 'wagers')) {
    const [seat, patron] = [numberIn(row, 'seat'), stringIn(row, 'patron')];
    const bet = fieldsIn(row, 'bet');
    const [from, to] = [numberIn(row, 'from'), numberIn(row, 'to')];
    const before = felt.lying(seat, patron, bet);
    if (before === undefined || before.stake !== from || to >= from || !isMain(before.on)) {
      raise('reduction-wrong', { from, to, lies: before?.stake ?? 0 }, stringIn(event, 'clause'));
      continue;
    }
    felt.wagers.delete(before.transfer);
    const transfer = figureIn(row, 'transfer');
    if (transfer === undefined) continue;
    const counts = Math.min(to, before.counts);
    felt.wagers.set(transfer, { ...before, stake: to, counts, transfer });
  }
}
