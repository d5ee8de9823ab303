// What goes wrong in several steps: coups corrected again and again, people who go with money owed
// and come back, winnings held and let go. Chance alone would hardly ever do them in a row.

import { commissionDue, markersOf } from '../../../src/table/settlement/commission.ts';
import { isLocked } from '../../../src/table/acts/accounts/leave.ts';
import { availableOf, balanceOf, patronAccount } from '../../../src/table/accounts/money.ts';
import { peopleAt } from '../../../src/table/people/people-at.ts';
import type { CommandName } from '../../../src/table/acts.ts';
import { someCoupCards } from '../commands/reported-cards.ts';
import type { PastCoup } from '../commands/drawing.ts';
import type { Mover } from './flow.ts';

/** What a scene asks of the night beside what moves it on. */
export interface Stagehand extends Mover {
  readonly past: readonly PastCoup[];
  /** The same for a sanction or report of one kind. */
  readonly tryKind: (name: CommandName, kind: string) => boolean;
}

type Scene = (night: Stagehand) => boolean;

const SECOND = { approvedBy: { role: 'operator', id: 'operator-9' } };
const SUPERVISOR = { by: { role: 'casino-supervisor', id: 'carla' } };

/** A coup corrected up to four times, at times to what it first was; mostly frozen and released. */
const correctAgain: Scene = night => {
  const { chance, past, try: attempt, table } = night;
  const recent = past.slice(-4);
  const coup = past.length === 0 ? undefined : chance.pick(chance.isOneIn(4) ? past : recent);
  if (coup === undefined) return false;
  if (chance.isOneIn(2)) somebodyGoes(night);
  if (table.driven.table.frozen === null) night.tryDrawn('freeze-accounts');
  let isDone = false;
  for (let times = 1 + chance.below(4); times > 0; times -= 1) {
    const cards = chance.isOneIn(3) ? coup.cards : someCoupCards({ driven: table.driven, chance });
    const facts = { shoe: coup.shoe, coup: coup.coup, cards };
    const report = { do: 'report-irregularity', what: 'wrong-result-entered', facts };
    isDone = attempt({ ...report, ...SUPERVISOR, ...SECOND }) || isDone;
  }
  if (chance.isOneIn(2)) voidPast(night, coup);
  if (!chance.isOneIn(4)) attempt({ do: 'unfreeze-accounts', finding: 'put right' });
  return isDone;
};

/** A fault of the machines that a past coup was in, found late. */
function voidPast({ chance, try: attempt }: Stagehand, { shoe, coup }: PastCoup): boolean {
  const what = chance.pick(['system-malfunction', 'terminal-malfunction', 'equipment-malfunction']);
  const onset = chance.pick(['before-the-close', 'after-the-close']);
  const facts = {
    shoe,
    coup,
    onset,
    seat: 1 + chance.below(3),
    provenByRecords: chance.isOneIn(2),
  };
  return attempt({ do: 'report-irregularity', what, facts, ...SUPERVISOR, ...SECOND });
}

/** Somebody whose stakes are all decided is paid out. */
const somebodyGoes: Scene = ({ table, chance, try: attempt }) => {
  const { driven } = table;
  const { seats, ledger } = driven.table;
  const free = seats.flatMap(seat =>
    peopleAt(seat)
      .filter(({ id }) => !isLocked(driven.table, seat, id))
      .map(({ id }) => ({ seat: seat.number, patron: id })),
  );
  if (free.length === 0) return false;
  const { seat, patron } = chance.pick(free);
  if (commissionDue(driven.table, seat, patron) > 0) {
    attempt({ do: 'settle-commission', seat, patron });
  }
  const cents = balanceOf(ledger, patronAccount(seat, patron));
  const whose = { do: 'pay-out', seat, patron, cents };
  return (
    attempt({ ...whose, how: 'chips' }) || attempt({ ...whose, how: 'ticket', reference: 'no-1' })
  );
};

/** Winnings are held, once or twice; the person may be paid out before they are let go. */
const holdWinnings: Scene = night => {
  const { chance, tryKind, tryDrawn } = night;
  const isHeld = tryKind('sanction-patron', 'hold-winnings');
  if (isHeld && chance.isOneIn(2)) tryKind('sanction-patron', 'hold-winnings');
  if (isHeld && chance.isOneIn(2)) somebodyGoes(night);
  return isHeld && chance.isOneIn(2) ? tryDrawn('end-hold') : isHeld;
};

/** A patron is left without chips and goes owing commission (C25). */
const goesOwing: Scene = ({ table: { driven }, try: attempt }) => {
  const [marker] = markersOf(driven.table);
  if (marker === undefined) return false;
  const { seat, patron, due } = marker;
  const cents = availableOf(driven.table.ledger, patronAccount(seat, patron));
  const booked = { do: 'book-stopped-payment', seat, patron, cents, reference: 'no-1' };
  if (cents > 0) attempt({ ...booked, by: 'system' });
  const whose = { do: 'pay-out', seat, patron, cents: 0, how: 'chips', owing: due };
  return attempt({ ...whose, ...SUPERVISOR });
};

/** Everybody may owe commission from now on. */
const mayOwe: Scene = ({ table: { driven }, try: attempt }) =>
  driven.table.seats.some(({ number: seat, patron }) => {
    if (patron === null || patron.defersCommission === true) return false;
    const whose = { seat, patron: patron.id, approved: true };
    return attempt({ do: 'approve-commission-deferral', ...whose });
  });

const drawn =
  (name: CommandName): Scene =>
  ({ tryDrawn }) =>
    tryDrawn(name);

/** Scenes after which a command has something to be about. */
const BEFORE: { readonly [name in CommandName]?: readonly Scene[] } = {
  'pay-owed': [correctAgain],
  'collect-owing': [correctAgain],
  'write-off-owing': [correctAgain],
  'end-hold': [holdWinnings],
  'release-debt': [mayOwe, goesOwing],
  'settle-commission': [mayOwe],
  'carry-commission': [mayOwe],
  'return-terminal': [night => night.tryKind('report-irregularity', 'terminal-malfunction')],
  'lift-exclusion': [night => night.tryKind('sanction-patron', 'exclude')],
  'end-detention': [night => night.tryKind('sanction-patron', 'detained')],
  'show-burn-card': [drawn('ask-to-see-burn-card')],
  'consent-to-limits': [drawn('announce-limits')],
  'withdraw-limits': [drawn('announce-limits')],
  'close-claim': [drawn('open-claim')],
  'dispute-claim': [drawn('open-claim')],
  'advise-complainant': [drawn('open-claim')],
  'give-up-shoe': [drawn('take-shoe')],
  'delegate-dealing': [drawn('take-shoe')],
  'delegate-hand': [drawn('take-hand')],
  'choose-dealing-method': [drawn('decline-shoe')],
  'ask-to-wager': [drawn('order-dummy-coups')],
};

/** Brings about what a command needs; false where nothing is known that would. */
export const prepareFor = (night: Stagehand, name: CommandName): boolean =>
  (BEFORE[name] ?? []).some(scene => scene(night));

/** The shoe ends before its time, with whatever is open. */
const shoeEnds: Scene = ({ try: attempt }) =>
  attempt({ do: 'order-shuffle', reason: 'a spilled drink', ...SUPERVISOR });

const SCENES: readonly Scene[] = [
  ...[correctAgain, correctAgain, somebodyGoes, holdWinnings, mayOwe, goesOwing, shoeEnds],
];

export const someScene = (night: Stagehand): boolean => night.chance.pick(SCENES)(night);
