// Lies that one check alone can find: each says on which kind of event the objection stands.

import { by, type Draft, find, rowsOf, set, settled, stake } from './drafts.ts';
import type { Lie } from './lies.ts';

/** A lie with the kind of event to which the judge must object. */
export interface PlacedLie extends Lie {
  readonly on: string;
}

const SIDE = 'side wagers';
const CORRECTION = 'coup-restated';

export const PLACED_LIES: readonly PlacedLie[] = [
  {
    ...{ name: 'a float countersigned by its mover', in: SIDE, on: 'float-moved' },
    code: 'approval-by-self',
    tell: events => {
      const moved = find(events, 'float-moved');
      moved.countersignedBy = moved.by.id;
    },
  },
  {
    ...{ name: 'chips bought from a cashier', in: SIDE, on: 'bought-in', code: 'role-may-not' },
    tell: by('bought-in', 'cashier'),
  },
  {
    ...{ name: 'a buy-in into another account', in: SIDE, on: 'bought-in' },
    code: 'sum-unlike-transfers',
    tell: events => {
      find(events, 'bought-in').transfers[0].credit = 'patron:2/bob';
    },
  },
  {
    ...{ name: 'a ruling reported by a cashier', in: 'corrected', on: 'irregularity-ruled' },
    code: 'role-may-not',
    tell: by('irregularity-ruled', 'cashier'),
  },
  {
    ...{
      name: 'more taken than was staked',
      in: SIDE,
      on: 'coup-settled',
      code: 'pending-exceeded',
    },
    tell: events => {
      const post = settled(events).transfers.find(({ act }: Draft) => act === 'post');
      post.cents += 1;
    },
  },
  {
    ...{
      name: 'cards from a shoe without any',
      in: SIDE,
      on: 'card-dealt',
      code: 'shoe-exhausted',
    },
    tell: events => {
      find(events, 'table-opened').setup.decks = 0;
    },
  },
  {
    ...{ name: 'a card to the other hand', in: SIDE, on: 'card-dealt' },
    code: 'card-against-tableau',
    tell: set('card-dealt', { to: 'banker' }),
  },
  {
    ...{ name: 'a coup settled a card short', in: SIDE, on: 'coup-settled' },
    code: 'card-against-tableau',
    tell: events => {
      events.splice(events.indexOf(find(events, 'card-dealt', 3)), 1);
      settled(events).record.cards.pop();
    },
  },
  {
    ...{ name: 'a coup settled under another number', in: SIDE, on: 'coup-settled' },
    code: 'coup-out-of-sequence',
    tell: events => {
      settled(events).record.number = 9;
    },
  },
  {
    ...{ name: 'a coup settled twice', in: SIDE, on: 'coup-settled', code: 'coup-out-of-sequence' },
    tell: events => {
      events.splice(events.indexOf(settled(events)) + 1, 0, structuredClone(settled(events)));
    },
  },
  {
    ...{ name: 'a wager that a correction invents', in: 'corrected', on: CORRECTION },
    code: 'wager-unknown',
    tell: events => {
      const [seat] = find(events, CORRECTION).record.seats;
      seat.paid.push({ ...seat.paid[0], transfer: 4_711 });
    },
  },
  {
    ...{ name: 'a stake that a correction raises', in: 'corrected', on: CORRECTION },
    code: 'stake-unlike-record',
    tell: events => {
      for (const row of rowsOf(find(events, CORRECTION), 'banker')) row.stake += 1_000;
    },
  },
  {
    ...{ name: 'a correction that calls a loss a push', in: 'corrected', on: CORRECTION },
    code: 'outcome-wrong',
    tell: events => {
      for (const row of rowsOf(find(events, CORRECTION), 'player')) row.outcome = 'push';
    },
  },
  {
    ...{ name: 'a corrected card that never lay there', in: 'miskeyed', on: 'card-corrected' },
    ...{ code: 'correction-unlike-cards', tell: set('card-corrected', { was: '7s' }) },
  },
  {
    ...{ name: 'a correction that moves a card', in: 'miskeyed', on: 'card-corrected' },
    code: 'card-against-tableau',
    tell: events => {
      find(events, 'card-corrected').cards[1].to = 'player';
    },
  },
  {
    ...{
      name: 'a void coup told as live',
      in: 'voided',
      on: 'coup-voided',
      code: 'standing-wrong',
    },
    tell: events => {
      find(events, 'coup-voided').record.standing = 'live';
    },
  },
  {
    ...{ name: 'a void coup with another card', in: 'voided', on: 'coup-voided' },
    code: 'record-unlike-cards',
    tell: events => {
      find(events, 'coup-voided').record.cards[0].card = '2s';
    },
  },
  {
    ...{ name: 'a void coup that keeps a stake', in: 'voided', on: 'coup-voided' },
    code: 'payment-unlike-transfers',
    tell: events => {
      find(events, 'coup-voided').transfers[0].act = 'post';
    },
  },
  {
    ...{ name: 'a void on one person’s word', in: 'voided', on: 'irregularity-ruled' },
    ...{ code: 'approval-missing', tell: set('irregularity-ruled', { approvedBy: null }) },
  },
  {
    ...{ name: 'a coup begun within another', in: SIDE, on: 'wagering-opened' },
    code: 'coup-out-of-sequence',
    tell: set('wagering-opened', { coup: 7 }),
  },
  {
    ...{ name: 'Insurance before its window', in: 'insured', on: 'wagers-changed' },
    code: 'wager-outside-window',
    tell: events => {
      find(events, 'wagers-changed').changes[0].bet.on = 'insurance';
    },
  },
  {
    ...{ name: 'a wager while accounts are frozen', in: 'corrected', on: 'wagers-changed' },
    code: 'wager-after-time',
    tell: events => {
      events.splice(events.indexOf(find(events, 'accounts-unfrozen')), 1);
    },
  },
  {
    ...{ name: 'a pair without its main wager', in: 'corrected', on: 'wagering-closed' },
    code: 'pair-without-qualifier',
    tell: events => {
      const last = events.findLast(({ happened }) => happened === 'wagers-changed');
      if (last !== undefined) last['changes'][0].bet.on = 'player-pair';
    },
  },
  {
    ...{ name: 'stakes under the aggregate minimum', in: 'corrected', on: 'wagering-closed' },
    code: 'aggregate-below-minimum',
    tell: events => {
      find(events, 'table-opened').setup.aggregateMin = 90_000;
    },
  },
  {
    ...{ name: 'a side that nobody nominated', in: SIDE, on: 'wagering-closed' },
    code: 'nomination-wrong',
    tell: events => {
      find(events, 'wagering-closed', 1).nominations[0].side = 'player';
    },
  },
  {
    ...{ name: 'a stake raised in its transfer alone', in: 'insured', on: 'wagers-changed' },
    code: 'stake-unlike-transfer',
    tell: events => {
      const laid = find(events, 'wagers-changed').changes[0].stake;
      stake(0, laid * 2)(events);
      find(events, 'wagers-changed').changes[0].stake = laid;
    },
  },
];
