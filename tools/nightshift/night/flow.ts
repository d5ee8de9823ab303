// What moves a table on: the dealer's next step, with patrons who sit down and wager before it.

import type { Card } from '../../../src/rules/cards.ts';
import { commissionDue } from '../../../src/table/settlement/commission.ts';
import { lies } from '../../../src/table/coup/hands.ts';
import { handOfferedTo } from '../../../src/table/people/openers.ts';
import { peopleAt } from '../../../src/table/people/people-at.ts';
import type { StakeMode } from '../../../src/table/setup/setup.ts';
import type { TablePhase } from '../../../src/table/table.ts';
import { guideOf } from '../../../src/table/views/guide.ts';
import type { CommandName } from '../../../src/table/acts.ts';
import type { Chance } from '../../oracle/chance.ts';
import type { AuditedTable } from '../audited-table.ts';
import type { Fields } from '../commands/draw-command.ts';
import type { Column } from '../counts.ts';

/** What the flow asks of the night. */
export interface Mover {
  readonly table: AuditedTable;
  readonly chance: Chance;
  /** The phase that the night is after; null where it is after none. */
  readonly wants: Column | null;
  /** The gaming day now, by the house's calendar. */
  readonly today: string;
  /** Gives a line; true when something happened. */
  readonly try: (line: Fields) => boolean;
  /** Draws a command until one is taken. */
  readonly tryDrawn: (name: CommandName) => boolean;
}

/** One step on; false where the dealer does not know what to do. */
export function moveOn(mover: Mover): boolean {
  const { table, chance, wants } = mover;
  const { driven } = table;
  if (driven.table.frozen !== null && !chance.isOneIn(wants === 'frozen' ? 3 : 2)) {
    return (
      STEPS[driven.table.phase](mover) ||
      mover.try({ do: 'unfreeze-accounts', finding: 'as it should be' })
    );
  }
  if (driven.table.frozen !== null)
    return mover.try({ do: 'unfreeze-accounts', finding: 'as it should be' });
  turnDay(mover);
  if (wants === 'frozen' && chance.isOneIn(4) && mover.tryDrawn('freeze-accounts')) return true;
  if (wants === 'closed' && chance.isOneIn(4) && mover.tryDrawn('close-table')) return true;
  return STEPS[driven.table.phase](mover) || repair(mover);
}

/** As the house does when the hour has come; now and then a night goes on into the morning. */
function turnDay({ table: { driven }, chance, today, try: attempt }: Mover): void {
  const at = chance.isOneIn(120) ? { at: '+7h' } : {};
  const { phase, kept } = driven.table;
  if (phase === 'closed' || (kept.gamingDay === today && at.at === undefined)) return;
  attempt({ do: 'begin-gaming-day', day: today, by: 'system', ...at });
}

const STEPS: Readonly<Record<TablePhase, (mover: Mover) => boolean>> = {
  closed: open,
  preparing: prepare,
  'between-coups': beginCoup,
  wagering: takeWagers,
  'no-more-wagers': deal,
  dealing: deal,
  insurance: closeInsurance,
  'wagers-reopened': closeWindow,
  'wagers-changing': closeWindow,
  complete: mover => mover.try({ do: 'settle-coup' }) || fill(mover, 'fill'),
};

function open(mover: Mover): boolean {
  const { book } = mover.table.driven;
  signOn(mover);
  const another = mover.chance.isOneIn(3) && mover.tryDrawn('open-table');
  if (!another && !mover.try({ do: 'open-table' })) return false;
  if (book.procedure.powers['move-float'] !== undefined) fill(mover, 'opening');
  return true;
}

const fill = ({ try: attempt }: Mover, move: string): boolean =>
  attempt({ do: 'move-float', move, cents: 100_000_000, approvedBy: 'cashier' });

function signOn({ table: { driven }, try: attempt }: Mover): boolean {
  const { staff } = driven.table;
  const needs = driven.book.procedure.deal.needsInspector !== undefined;
  const dealer = staff.dealer === null && attempt({ do: 'sign-on', duty: 'dealer' });
  const inspector =
    needs && staff.tableInspector === null && attempt({ do: 'sign-on', duty: 'table-inspector' });
  return dealer || inspector;
}

function prepare({ table: { driven }, chance, try: attempt, tryDrawn }: Mover): boolean {
  const [step] = driven.table.shoe.toDo;
  if (step === undefined) return attempt({ do: 'bring-cards' });
  if (step === 'cut' && chance.isOneIn(3) && tryDrawn('decline-cut')) return true;
  return attempt({ do: 'prepare-shoe' });
}

function beginCoup(mover: Mover): boolean {
  const { table, chance, try: attempt, tryDrawn } = mover;
  seatPeople(mover);
  const { next } = guideOf(table.driven);
  if (next === 'begin-dummy-coup') return attempt({ do: 'begin-dummy-coup' });
  if (chance.isOneIn(12)) tryDrawn(chance.pick(AGREED));
  return attempt({ do: 'open-wagering' });
}

/** What management agrees with people now and then, so that it is in force when things go wrong. */
const AGREED: readonly CommandName[] = [
  ...(['order-free-coups', 'approve-commission-deferral', 'arrange-above-differential'] as const),
  ...(['agree-limits', 'tag-partnership', 'set-face-down', 'inform-of-squeeze'] as const),
];

/** Some of the free seats fill up; at a live table somebody may stand behind. */
function seatPeople(mover: Mover): void {
  const { table, chance, tryDrawn } = mover;
  const { seats } = table.driven.table;
  const seated = seats.filter(({ patron }) => patron !== null).length;
  const most = Math.min(4, seats.length);
  for (let free = most - seated; free > 0 && !chance.isOneIn(4); free -= 1) tryDrawn('buy-in');
  if (seated > 0 && chance.isOneIn(12)) tryDrawn('stand-behind');
}

/** What patrons and dealers do with chips, by the way in which stakes reach the books. */
const TOUCHES: Readonly<Record<StakeMode, readonly CommandName[]>> = {
  'seat-terminals': [
    ...(['set-wager', 'set-wager', 'set-wager', 'set-wager', 'set-wager'] as const),
    ...(['repeat-wagers', 'double-wagers', 'move-wager', 'clear-wagers'] as const),
  ],
  recorded: ['record-wager', 'record-wager', 'record-wager', 'call-bet', 'refuse-wager'],
  'results-only': ['record-wager'],
  tournament: ['set-wager'],
};

const someTouch = ({ table, chance }: Mover): CommandName =>
  chance.pick(TOUCHES[table.driven.table.setup?.stakeMode ?? 'seat-terminals']);

/** Phases that a coup played in one go passes by. */
const IN_A_COUP: readonly Column[] = [
  ...(['no-more-wagers', 'dealing', 'insurance', 'complete'] as const),
  ...(['wagers-reopened', 'wagers-changing'] as const),
];

function takeWagers(mover: Mover): boolean {
  const { chance, tryDrawn, try: attempt } = mover;
  for (let touches = 1 + chance.below(6); touches > 0; touches -= 1) tryDrawn(someTouch(mover));
  if (chance.isOneIn(20)) tryDrawn('burn-card');
  // The rest of the coup in one go, so that a night has many of them.
  const isPassedBy = mover.wants !== null && IN_A_COUP.includes(mover.wants);
  if (!isPassedBy && chance.isOneIn(2)) return attempt({ play: '' });
  if (chance.isOneIn(5) && attempt({ do: 'close-wagering', by: 'system', at: '+31s' })) return true;
  return attempt({ do: 'close-wagering' });
}

/** Some insure: as much as lies on their main wager, less, or more than they may. */
function closeInsurance({ table: { driven }, chance, try: attempt }: Mover): boolean {
  const isRecorded = driven.table.setup?.stakeMode === 'recorded';
  for (const { number: seat, wagers } of driven.table.seats) {
    for (const { on, patron, stake } of wagers) {
      if ((on !== 'player' && on !== 'banker') || chance.isOneIn(2)) continue;
      const asked = chance.pick([stake, stake, 200, Math.ceil(stake / 200) * 100, stake + 200]);
      const line = { seat, patron, bet: { on: 'insurance' }, stake: asked };
      attempt({ do: isRecorded ? 'record-wager' : 'set-wager', ...line });
    }
  }
  return attempt({ do: 'close-insurance' });
}

function closeWindow(mover: Mover): boolean {
  const { chance, tryDrawn, try: attempt } = mover;
  if (chance.isOneIn(2)) tryDrawn(someTouch(mover));
  return attempt({ do: 'close-wager-window' });
}

function deal(mover: Mover): boolean {
  const { table, chance, tryDrawn, try: attempt } = mover;
  const { driven } = table;
  if (driven.table.phase === 'no-more-wagers') {
    confirmTerminals(mover);
    if (chance.isOneIn(6)) tryDrawn('reduce-pro-rata');
    if (chance.isOneIn(2)) passShoe(mover);
  }
  if (opensWindow(mover)) return true;
  const { next } = guideOf(driven);
  if (next === 'announce-counts') return attempt({ do: 'announce-counts' });
  if (next === 'deal-card') return dealCard(mover);
  return turnCard(mover);
}

/** Reports after which wagers may be touched again, where the night is after that. */
function opensWindow({ wants, chance, try: attempt }: Mover): boolean {
  if (wants !== 'wagers-reopened' && wants !== 'wagers-changing') return false;
  if (chance.isOneIn(2)) return false;
  const facts = { choice: 'reopen', orderIsCertain: false };
  const what = wants === 'wagers-reopened' ? 'cards-to-the-wrong-side' : 'wager-change-wanted';
  return attempt({ ...report(what), facts });
}

/** Four cards after which Insurance opens: Banker has six, and Player draws. */
const INSURED: readonly Card[] = ['2s', 'Kh', '3d', '6c'];

/** The face is named, so that the same night can be had without its shoe. */
function dealCard({ table: { driven }, wants, try: attempt }: Mover): boolean {
  const { coup, shoe } = driven.table;
  const [held] = shoe.held;
  const down = coup?.faceDown === true && held === undefined;
  const isInsured = driven.table.setup?.offered.includes('insurance') === true;
  // Few coups open the window of themselves.
  const isSteered = isInsured && (wants === 'insurance' || (coup?.number ?? 0) % 3 === 0);
  const steered = isSteered && shoe.held.length === 0 ? INSURED : [];
  const next = steered[coup?.cards.length ?? 0] ?? driven.shoe.next(driven.table) ?? null;
  const card = down ? null : (held ?? next);
  return attempt({ do: 'deal-card', card });
}

function turnCard({ table: { driven }, chance, tryDrawn, try: attempt }: Mover): boolean {
  const lying = driven.table.coup?.cards.find(lies);
  if (lying === undefined) return false;
  const { to: side } = lying;
  if (chance.isOneIn(3) && typeof handOfferedTo(driven, side) === 'number') {
    const taken = tryDrawn(chance.pick(['take-hand', 'take-hand', 'decline-hand']));
    if (taken && chance.isOneIn(3)) tryDrawn('delegate-hand');
  }
  // A scanner knows the face already.
  const face = lying.card === null ? driven.shoe.unreadOn(driven.table, side) : undefined;
  return attempt({ do: 'turn-card', side, ...(face === undefined ? {} : { card: face }) });
}

function passShoe({ table: { driven }, chance, tryDrawn }: Mover): void {
  if (driven.table.setup?.method !== 'shoe-to-a-wagerer') return;
  if (driven.table.shoeHolder === null) tryDrawn(chance.pick(['take-shoe', 'decline-shoe']));
  else if (chance.isOneIn(3)) tryDrawn('delegate-dealing');
}

/** Most terminals say what they showed; some are silent or show something else. */
function confirmTerminals({ table: { driven }, chance, try: attempt }: Mover): void {
  for (const { seat, patron, digest, reply } of driven.table.coup?.shown ?? []) {
    if (reply !== 'awaited' || chance.isOneIn(8)) continue;
    const said = chance.isOneIn(15) ? `${digest} tie=1` : digest;
    const by = { role: 'patron', id: patron, seat };
    attempt({ do: 'confirm-snapshot', seat, digest: said, signature: 'signed', by });
  }
}

/** What is usually missing when a step is refused; the first thing that helps. */
function repair(mover: Mover): boolean {
  const { table, chance, try: attempt, tryDrawn } = mover;
  const { driven } = table;
  if (signOn(mover)) return true;
  if (chance.isOneIn(4) && tryDrawn('order-dummy-coups')) return true;
  for (const seat of driven.table.seats) {
    for (const { id } of peopleAt(seat)) {
      if (commissionDue(driven.table, seat.number, id) === 0) continue;
      if (attempt({ do: 'settle-commission', seat: seat.number, patron: id })) return true;
    }
  }
  const ways: readonly (() => boolean)[] = [
    () => attempt({ do: 'carry-commission', note: 'known to management' }),
    () => attempt({ do: 'order-shuffle', reason: 'the shoe is at an end' }),
    () => attempt(report('nobody-wagered')),
    () => isShort(mover) && attempt(report('too-few-cards')),
    () => attempt(report('card-order-lost')),
    () => fill(mover, 'fill'),
    () => tryDrawn('settle-commission'),
  ];
  const from = chance.below(2);
  return [...ways.slice(from), ...ways.slice(0, from)].some(way => way());
}

const report = (what: string): Fields => ({
  ...{ do: 'report-irregularity', what, approvedBy: 'operator' },
});

/** True where the shoe has no card to go on with. */
const isShort = ({ table: { driven } }: Mover): boolean =>
  driven.shoe.next(driven.table) === undefined;
