// crown 4: shuffle, cut, cutting card, burn and replacement.

import { clausesIn } from '../../clause.ts';

export const shuffleCutBurn = clausesIn({
  '4.1.1': {
    says:
      'Every shuffle must be uniform and random over the whole stack; log the cause as one of ' +
      '(a) to (d).',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'enforce',
    roles: ['system'],
  },
  '4.1.1 (a)': {
    says: 'No card may be dealt from cards not shuffled since they were introduced.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'enforce',
    roles: ['system'],
  },
  '4.1.1 (b)': {
    says:
      'After the cutting card comes out in coup k, finish k, play one more live coup k+1, then ' +
      "require a shuffle; this moment is 'end of shoe'.",
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C15'],
    note:
      "8.3.4(d) allows dummy coups in between. Met in place of a coup's first card or at its " +
      "burn, the cutting card is that coup's; in a dummy it counts the same. The next coup is " +
      'the last, whatever it becomes.',
  },
  '4.1.1 (c)': {
    says:
      'Pit boss or above may order an immediate shuffle when the card sequence looks abnormal; ' +
      'record reason.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'authorise',
    roles: ['pit-boss'],
    rulings: ['C4'],
    note:
      'If a coup with live wagers is running, finish it first, then shuffle without a further ' +
      'coup. Open Runs/tails stay open.',
  },
  '4.1.1 (d)': {
    says:
      'Pit boss or above may order a shuffle at any other time for reasonable cause, including ' +
      'dropped or mishandled cards; record reason.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'authorise',
    roles: ['pit-boss'],
    rulings: ['C4'],
    note: 'Same handling of open Runs and tails as (c).',
  },
  '4.1.2': {
    says:
      'Keep a stock of pre-shuffled card sets with seal/secure status; one may be brought to the ' +
      'table instead of shuffling there.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'authorise',
    roles: ['dealer'],
    note: 'Still needs cut and burn. See 8.3.4(e).',
  },
  '4.2.1': {
    says:
      'After each shuffle offer the cut, backs away from the dealer, to the person chosen by (a) ' +
      'or (b); no play before a cut is recorded.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'authorise',
    roles: ['dealer'],
  },
  '4.2.1 (a)': {
    says: 'Default cutter: the seated patron with the highest seat number.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'enforce',
    roles: ['patron'],
  },
  '4.2.1 (b)': {
    says: 'Alternative: game supervisor or above names any person as cutter.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'authorise',
    roles: ['game-supervisor'],
  },
  '4.2.2': {
    says:
      'If the cutter refuses, offer clockwise from there to each seated patron in turn until one ' +
      'accepts; if nobody does, a game supervisor or above cuts. Record each refusal.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['G8'],
    note:
      'Seat numbers rise anti-clockwise, so clockwise means falling seat numbers (with wrap); ' +
      'consistent with starting at the highest seat and with 8.1.1(b)(i).',
  },
  '4.2.3': {
    says:
      'Cut position must be at least about one deck from either end: accept 52 <= position <= 52 ' +
      'x decks - 52.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['patron'],
    note: "'Approximately': virtual shoe uses exact 52; physical cut is a dealer confirmation.",
  },
  '4.2.4': {
    says:
      'After the cut the dealer re-stacks and inserts the cutting card by exactly one of methods ' +
      '(a), (b); the method is recorded with the shoe.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '4.2.4 (a)': {
    says:
      'Method 1: cards in front of the cut go to the back; put the cutting card about 20 cards ' +
      'from the back; load the shoe.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'Virtual: exactly 20. Table setting chooses method 1 or 2.',
  },
  '4.2.4 (b)': {
    says:
      'Method 2: cards in front of the cut go to the back; count 13 cards from the end, put the ' +
      'cutting card there; load the shoe.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer'],
    note: '13 can run short when per-coup burns are used (8.2.2(b)); then 11.10.',
  },
  '4.3.1': {
    says:
      'Before the first coup after each shuffle and cut, run the burn by (a) or (b), then (c) ' +
      'and (d).',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'Missing burn: 11.1.',
  },
  '4.3.1 (a)': {
    says:
      'Default burn: first card from the shoe face-down to the discard; if any patron asks to ' +
      'see it, show it face-up first and on the display, then discard.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer'],
    note: "Player terminal needs a 'show burn card' request.",
  },
  '4.3.1 (b)': {
    says:
      'Optional burn when a patron asks for it: first card turned up, then as many face-down ' +
      'cards burned as its face value: 10/J/Q/K = 10, ace = 1, others own number.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'authorise',
    roles: ['dealer'],
    note:
      'The face-up card also leaves play: 1 + value cards in total (2 to 11). Dealer ' +
      'may decline.',
  },
  '4.3.1 (c)': {
    says: 'Dealer calls for bets: opens the betting window and shows it everywhere.',
    kept: 'screen',
    where: 'screens',
    area: 'console',
    kind: 'show',
    roles: ['dealer'],
  },
  '4.3.1 (d)': {
    says:
      'Dealer announces no more bets (window closes atomically for all terminals) before the ' +
      'deal can start.',
    kept: 'engine',
    where: 'table',
    area: 'console',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '4.4.1': {
    says:
      'Game supervisor or above may, after the last coup and before the shuffle, have the cards ' +
      'removed, checked and replaced by new ones; record.',
    kept: 'engine',
    where: 'table',
    area: 'cards',
    kind: 'authorise',
    roles: ['game-supervisor'],
  },
  '4.4.2': {
    says:
      'Pit boss or above may direct replacement of any or all cards judged unfit, only while no ' +
      'hand is in progress; console blocks it during a coup.',
    kept: 'engine',
    where: 'table',
    area: 'cards',
    kind: 'authorise',
    roles: ['pit-boss'],
    rulings: ['C4'],
    note: 'Partial replacement: record which cards; composition must stay complete.',
  },
  '4.4.2 (a)': {
    says: 'After full replacement require shuffle, cut and burn of 4.1 to 4.3 before dealing.',
    kept: 'engine',
    where: 'table',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C4'],
    note: 'Open Runs and tails: see 1.1 Dragon Tail broken note.',
  },
  '4.4.3': {
    says:
      "Mark a shoe 'handled' once any patron touches cards (dealing methods 8.1.1, 8.1.3); all " +
      'its cards must then be replaced, not reshuffled, for the next shoe.',
    kept: 'engine',
    where: 'table',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
    note: 'Waives 3.4 count (3.4.1).',
  },
});
