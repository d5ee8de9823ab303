// Lies in a rewritten journal, as data: where each is told, what it changes, how it must be named.

import type { ObjectionCode } from '../../src/judge/index.ts';
import type { JournalName } from './journals.ts';
import {
  by,
  card,
  type Draft,
  type DraftEvent,
  find,
  move,
  pay,
  rowsOf,
  set,
  settled,
  stake,
  transferOf,
  win,
} from './drafts.ts';

export interface Lie {
  readonly name: string;
  readonly in: JournalName;
  readonly code: ObjectionCode;
  readonly tell: (events: DraftEvent[]) => void;
}

const CORRECTION = 'coup-restated';
const SIDE = 'side wagers';

/** The settlement: every kind of wager, outcome, commission and clause. */
const PAYMENTS: readonly Lie[] = [
  { name: 'a win at 50 to 1', in: SIDE, code: 'payment-wrong', tell: pay(0, 'player', 490_000) },
  { name: 'a cent too much', in: SIDE, code: 'payment-wrong', tell: pay(0, 'player', 1) },
  { name: 'a tie at 9 to 1', in: SIDE, code: 'payment-wrong', tell: pay(3, 'tie', 1_000) },
  {
    name: 'a pair at 12 to 1',
    in: SIDE,
    code: 'payment-wrong',
    tell: pay(2, 'banker-pair', 1_000),
  },
  {
    ...{ name: 'a perfect pair at the other option', in: SIDE, code: 'payment-wrong' },
    tell: pay(4, 'player-perfect-pair', 5_000),
  },
  {
    ...{ name: 'a Dragon Bonus paid twice its odds', in: SIDE, code: 'payment-wrong' },
    tell: pay(0, 'player-dragon-bonus', 1_000),
  },
  { name: 'a Run at 4 to 1', in: SIDE, code: 'payment-wrong', tell: pay(1, 'player-run', 1_000) },
  {
    ...{ name: 'a Dragon Tail of two as one of three', in: SIDE, code: 'payment-wrong' },
    tell: pay(2, 'player-dragon-tail', 2_000),
  },
  { name: 'a lost pair as won', in: SIDE, code: 'outcome-wrong', tell: win(0, 'player-pair') },
  { name: 'a lost Tie as won', in: SIDE, code: 'outcome-wrong', tell: win(0, 'tie') },
  { name: 'a lost Banker as won', in: SIDE, code: 'outcome-wrong', tell: win(0, 'banker') },
  { name: 'a broken Run as won', in: SIDE, code: 'outcome-wrong', tell: win(1, 'combination-run') },
  { name: 'a lost tie Run as won', in: SIDE, code: 'outcome-wrong', tell: win(2, 'tie-run') },
  {
    ...{ name: 'a lost perfect pair as won', in: SIDE, code: 'outcome-wrong' },
    tell: win(0, 'banker-perfect-pair'),
  },
  {
    name: 'lost Insurance as won',
    in: 'insured',
    code: 'outcome-wrong',
    tell: win(0, 'insurance'),
  },
  {
    ...{ name: 'a lost Super 6 as won', in: 'corrected', code: 'outcome-wrong' },
    tell: win(0, 'super-6'),
  },
  {
    ...{ name: 'half on six paid in full', in: 'insured', code: 'payment-wrong' },
    tell: pay(0, 'banker', 5_000),
  },
  {
    ...{ name: 'a tie at ten percent', in: 'tie baccarat', code: 'payment-wrong' },
    tell: pay(0, 'player', 500),
  },
  {
    ...{
      name: 'a six without commission paid in full',
      in: 'no commission',
      code: 'payment-wrong',
    },
    tell: pay(0, 'banker', 5_000),
  },
  {
    ...{ name: 'commission that nobody took', in: SIDE, code: 'commission-wrong' },
    tell: events => {
      const event = settled(events, 2);
      for (const row of rowsOf(event, 'banker'))
        Object.assign(row, { commission: 0, paid: 20_000 });
      const taken = transferOf(event, row => row.credit === 'commission');
      event.transfers.splice(event.transfers.indexOf(taken), 1);
    },
  },
  {
    ...{ name: 'commission on a marker nobody approved', in: SIDE, code: 'deferral-wrong' },
    tell: events => {
      for (const row of rowsOf(settled(events, 2), 'banker')) {
        Object.assign(row, { deferred: true, paid: 20_000 });
      }
    },
  },
  {
    ...{ name: 'a payment by another clause', in: SIDE, code: 'clause-wrong' },
    tell: events => {
      for (const row of rowsOf(settled(events), 'player')) row.clause = '13.4';
    },
  },
  {
    ...{ name: 'a wager left unsettled', in: SIDE, code: 'wager-not-settled' },
    tell: events => {
      for (const seat of settled(events).record.seats) {
        seat.paid = seat.paid.filter(({ on }: Draft) => on !== 'tie');
      }
    },
  },
  {
    ...{ name: 'a wager that nobody laid', in: SIDE, code: 'wager-unknown' },
    tell: events => {
      const [seat] = settled(events).record.seats;
      seat.paid.push({ ...seat.paid[0], transfer: 4_711 });
    },
  },
  {
    ...{ name: 'a stake told higher than it lay', in: SIDE, code: 'stake-unlike-record' },
    tell: events => {
      for (const row of rowsOf(settled(events), 'player')) row.stake = 20_000;
    },
  },
  {
    ...{ name: 'money beside the payments', in: SIDE, code: 'payment-unlike-transfers' },
    tell: events => {
      transferOf(settled(events), row => row.memo === 'payment').cents += 1;
    },
  },
];

/** Cards, result and the order of the coup. */
const CARDS: readonly Lie[] = [
  { name: 'another card', in: SIDE, code: 'record-unlike-cards', tell: card(0, '8s') },
  { name: 'a joker', in: SIDE, code: 'card-unknown', tell: card(0, 'Xx') },
  {
    ...{ name: 'a flipped result', in: SIDE, code: 'result-wrong' },
    tell: events => {
      settled(events).record.result = 'banker';
    },
  },
  {
    ...{ name: 'a card to the wrong hand', in: SIDE, code: 'card-against-tableau' },
    tell: set('card-dealt', { to: 'player' }, 1),
  },
  {
    ...{ name: 'a third card on a natural', in: SIDE, code: 'card-against-tableau' },
    tell: events => {
      const fourth = find(events, 'card-dealt', 3);
      const third = { ...fourth, to: 'player', card: '2d' };
      events.splice(events.indexOf(fourth) + 1, 0, third);
    },
  },
  {
    ...{ name: 'one card nine times from eight decks', in: SIDE, code: 'card-copies-exceeded' },
    tell: events => {
      const dealt = events.filter(({ happened }) => happened === 'card-dealt');
      for (const event of dealt.slice(0, 9)) event['card'] = '9s';
    },
  },
  {
    ...{ name: 'a card before the close', in: SIDE, code: 'card-out-of-turn' },
    tell: events => move(events, find(events, 'card-dealt'), find(events, 'wagering-closed')),
  },
  {
    ...{ name: 'a card while Insurance is open', in: 'insured', code: 'card-out-of-turn' },
    tell: events => {
      events.splice(events.indexOf(find(events, 'insurance-closed')), 1);
    },
  },
  {
    ...{ name: 'a coup left out', in: SIDE, code: 'coup-out-of-sequence' },
    tell: set('wagering-opened', { coup: 3 }, 1),
  },
  {
    ...{ name: 'a live coup told as a dummy', in: SIDE, code: 'standing-wrong' },
    tell: events => {
      settled(events).record.standing = 'dummy';
    },
  },
];

/** Windows, limits and whose hand it was. */
const WAGERS: readonly Lie[] = [
  {
    ...{ name: 'a wager after "no more bets"', in: SIDE, code: 'wager-outside-window' },
    tell: events => {
      const last = find(events, 'wagers-changed', 8);
      move(events, find(events, 'wagering-closed'), last);
    },
  },
  {
    ...{ name: 'a wager after the time ran out', in: SIDE, code: 'wager-after-time' },
    tell: events =>
      set('wagering-opened', { closesAt: find(events, 'wagers-changed', 3).at })(events),
  },
  {
    name: 'a stake over the maximum',
    in: SIDE,
    code: 'stake-above-maximum',
    tell: stake(0, 900_000),
  },
  { name: 'a stake under the minimum', in: SIDE, code: 'stake-below-minimum', tell: stake(0, 100) },
  {
    ...{ name: 'a stake off the step', in: 'corrected', code: 'stake-off-step' },
    tell: events => {
      find(events, 'table-opened').setup.limits.player.step = 300;
    },
  },
  {
    ...{ name: 'a stake that cannot be paid', in: SIDE, code: 'stake-cannot-be-paid' },
    tell: events => {
      find(events, 'table-opened').setup.pay.chip = 700;
    },
  },
  {
    ...{ name: 'a limit lowered behind a wager', in: SIDE, code: 'stake-above-maximum' },
    tell: events => {
      find(events, 'table-opened').setup.limits.player.max = 5_000;
    },
  },
  {
    ...{ name: 'a wager that is not on the layout', in: SIDE, code: 'wager-not-offered' },
    tell: events => {
      find(events, 'wagers-changed', 1).changes[0].bet.on = 'lucky-6';
    },
  },
  {
    ...{ name: 'a wager by another patron’s hand', in: SIDE, code: 'wager-by-another' },
    tell: events => {
      find(events, 'wagers-changed').by.id = 'bob';
    },
  },
  {
    ...{ name: 'Insurance over the main wager', in: 'insured', code: 'insurance-over-main-wager' },
    tell: stake(2, 20_000),
  },
  {
    ...{ name: 'a tail on an area that is shut', in: SIDE, code: 'tail-area-shut' },
    tell: events => {
      find(events, 'wagers-changed', 5).changes[0].bet.area = 'late';
    },
  },
  {
    ...{ name: 'a Run of a length without odds', in: SIDE, code: 'run-length-wrong' },
    tell: events => {
      find(events, 'wagers-changed', 4).changes[0].bet.length = 9;
    },
  },
  {
    ...{ name: 'a stake that its transfer does not hold', in: SIDE, code: 'stake-unlike-transfer' },
    tell: events => {
      find(events, 'wagers-changed').changes[0].stake = 20_000;
    },
  },
  {
    ...{ name: 'a losing wager sent back at the close', in: SIDE, code: 'money-without-ground' },
    tell: events => {
      const laid = find(events, 'wagers-changed', 6);
      const [{ bet, stake: cents, transfer }] = laid.changes;
      const wager = { ...bet, stake: cents, transfer, patron: laid.patron };
      find(events, 'wagering-closed').returned.push({ seat: laid.seat, wager, clause: '7.1' });
    },
  },
];

/** Money, corrections and people. */
const MONEY_AND_PEOPLE: readonly Lie[] = [
  {
    ...{ name: 'a balance below zero', in: SIDE, code: 'account-below-zero' },
    tell: events => {
      const bought = find(events, 'bought-in');
      Object.assign(bought, { cents: 10_500 });
      bought.transfers[0].cents = 10_500;
    },
  },
  {
    ...{ name: 'a buy-in told lower than it was', in: SIDE, code: 'sum-unlike-transfers' },
    tell: set('bought-in', { cents: 1 }),
  },
  {
    ...{ name: 'chips from one patron to another', in: SIDE, code: 'between-patrons' },
    tell: events => {
      transferOf(settled(events), row => row.memo === 'payment').debit = 'patron:2/bob';
    },
  },
  {
    ...{ name: 'money with an announcement', in: SIDE, code: 'money-without-ground' },
    tell: events => {
      const paid = transferOf(settled(events), row => row.memo === 'payment');
      find(events, 'wagering-opened', 1).transfers = [{ ...paid }];
    },
  },
  {
    ...{ name: 'a transfer left out', in: SIDE, code: 'transfer-out-of-sequence' },
    tell: events => {
      settled(events).transfers.shift();
    },
  },
  {
    ...{ name: 'half a cent', in: SIDE, code: 'transfer-not-whole' },
    tell: events => {
      transferOf(settled(events), row => row.memo === 'payment').cents += 0.5;
    },
  },
  {
    ...{ name: 'a stake taken twice', in: SIDE, code: 'pending-unknown' },
    tell: events => {
      const { transfers } = settled(events);
      transfers[1].refersTo = transfers[0].refersTo;
    },
  },
  {
    ...{ name: 'a correction that pays twice', in: 'corrected' },
    code: 'correction-not-the-difference',
    tell: events => {
      const up = transferOf(find(events, CORRECTION), row => row.credit.startsWith('patron:'));
      up.cents *= 2;
    },
  },
  {
    ...{ name: 'a correction by other odds', in: 'corrected', code: 'payment-wrong' },
    tell: events => {
      for (const row of rowsOf(find(events, CORRECTION), 'banker')) row.paid += 500;
    },
  },
  {
    ...{ name: 'a correction to another result', in: 'corrected', code: 'result-wrong' },
    tell: events => {
      find(events, CORRECTION).record.result = 'tie';
    },
  },
  {
    ...{ name: 'a void that keeps a win', in: 'corrected', code: 'void-keeps-payment' },
    tell: events => {
      find(events, CORRECTION).record.standing = 'void';
    },
  },
  {
    ...{ name: 'an approval that is missing', in: 'corrected', code: 'approval-missing' },
    tell: set('irregularity-ruled', { approvedBy: null }),
  },
  {
    ...{ name: 'an approval of one’s own act', in: 'corrected', code: 'approval-by-self' },
    tell: events => {
      const ruled = find(events, 'irregularity-ruled');
      ruled.approvedBy.id = ruled.by.id;
    },
  },
  {
    ...{ name: 'an approval by a dealer', in: 'corrected', code: 'approval-by-rank' },
    tell: events => {
      find(events, 'irregularity-ruled').approvedBy.role = 'dealer';
    },
  },
  {
    ...{ name: 'a float moved on one signature', in: SIDE, code: 'approval-missing' },
    tell: set('float-moved', { countersignedBy: '' }),
  },
  {
    name: 'a coup settled by a cashier',
    in: SIDE,
    code: 'role-may-not',
    tell: by('coup-settled', 'cashier'),
  },
  {
    ...{ name: 'accounts thawed by the dealer', in: 'corrected', code: 'role-may-not' },
    tell: by('accounts-unfrozen', 'dealer'),
  },
  {
    ...{ name: 'a ruling that the book does not have', in: 'corrected', code: 'clause-wrong' },
    tell: set('irregularity-ruled', { clause: '99.9' }),
  },
  {
    ...{ name: 'time that goes back', in: SIDE, code: 'time-went-back' },
    tell: events => {
      settled(events).at -= 3_600_000;
    },
  },
  {
    ...{ name: 'an event of nobody’s', in: SIDE, code: 'event-unknown' },
    tell: set('wagering-opened', { happened: 'wagering-reopened' }, 1),
  },
];

export const LIES: readonly Lie[] = [...PAYMENTS, ...CARDS, ...WAGERS, ...MONEY_AND_PEOPLE];
