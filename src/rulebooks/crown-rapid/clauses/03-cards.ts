// crown-rapid 3: decks, values, shuffle, cut, burn and cutting card.

import { clausesIn } from '../../clause.ts';

export const cards = clausesIn({
  '3.1': {
    says:
      'Shoe of 4, 5, 6, 7 or 8 standard 52-card decks, no jokers, matching backs (colour and ' +
      'design recorded), plus one cutting card; refuse any other count.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['operator'],
    note: 'mbs-rapid allows 4-10: deck range must be per rulebook.',
  },
  '3.1.1': {
    says:
      'If Perfect Pairs is enabled the shoe must hold exactly 8 decks (416 cards): block ' +
      'enabling it on another shoe and block loading another shoe while it is enabled.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['operator'],
    note: 'Not required for Baccarat Pairs.',
  },
  '3.2.1': {
    says: '2 through 9 count their pip number.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.2.2': {
    says: '10, J, Q and K count 0.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
    note: 'Different from 3.8.2 where they count 10 for burning.',
  },
  '3.2.3': {
    says: 'Ace counts 1.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.3.1': {
    says: 'A card sum of 0 to 9 is the point count itself.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.3.2': {
    says: 'A card sum of 10 or more keeps only its units digit.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
    note: 'Largest possible sum is 27.',
  },
  '3.4': {
    says:
      'Require a recorded card check (who, when, decks, result) before a table starts gaming and ' +
      'again when gaming ends; opening and closing stay blocked until it is logged.',
    kept: 'engine',
    where: 'table',
    area: 'cards',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note:
      'Role not stated; Dealer or above. Simulated shoe: verify each rank/suit appears once per ' +
      'deck.',
  },
  '3.5.1': {
    says:
      'No card may be dealt from a shoe that has not been recorded as shuffled; the simulated ' +
      'shuffle must be unbiased and logged.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.5.2': {
    says:
      'After the coup in which the cutting card came out, allow one more coup, then demand a ' +
      'shuffle before any further wagering period.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['R2'],
    note:
      'A dummy coup (or one later invalidated) is a coup and uses up the extra one; a coup ' +
      'voided under 11.4 with no card out does not. Coup counts as in progress from the close of ' +
      'its wagering period, so a cutting card met in place of the first card leaves one more ' +
      'coup after it.',
  },
  '3.5.3': {
    says:
      "Casino Supervisor can order an at-once shuffle with reason 'abnormal sequence'; no " +
      'further coup may start on the old order.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'authorise',
    roles: ['casino-supervisor'],
    rulings: ['R12'],
    note:
      'Mid-coup is not addressed: finish and settle the coup in hand, then shuffle, unless the ' +
      'supervisor also invalidates it under 13.3 (refund 13.4). No card dealt yet: return wagers ' +
      'and re-run the wagering period.',
  },
  '3.5.4': {
    says: 'Casino Supervisor can order a shuffle at any other time with a recorded reason.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'authorise',
    roles: ['casino-supervisor'],
    rulings: ['R12'],
  },
  '3.6': {
    says:
      'Support batches shuffled ahead of time: register batch id, deck count, who shuffled, ' +
      'secure storage place and release to a table; a released batch meets 3.5.1.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note: 'Cut and burn (3.7, 3.8) still apply when it is loaded.',
  },
  '3.7': {
    says:
      'After a shuffle the Dealer notifies; a Game Supervisor or above cuts, with at least about ' +
      '52 cards on each side of the cut; reject a simulated cut outside 52 .. total-52 and a cut ' +
      'by a plain Dealer.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'authorise',
    roles: ['game-supervisor', 'casino-supervisor'],
    note:
      "'Approximately': physical cuts are recorded, not measured. Patrons do not cut here, " +
      'unlike other rulebooks.',
  },
  '3.7.1': {
    says:
      'Cutting-card method A: move the packet ahead of the cut to the rear, then set the cutting ' +
      'card about 20 cards from the rear and load the shoe.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note:
      'Simulated shoe uses exactly 20. One method per table setup, chosen by the operator and ' +
      'logged per shoe.',
  },
  '3.7.2': {
    says:
      'Cutting-card method B: rotate the same way, count off 13 cards from the end, set the ' +
      'cutting card there and load the shoe.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['R3'],
    note:
      'Worst case after the cutting card is 6 + burn + 6 = 13, or 14 if an 8.3.2 burn comes ' +
      'first: with the cutting card out, allow the optional burn only if it leaves at least 12 ' +
      'cards before the coup in hand, or 6 before the final coup.',
  },
  '3.8.1': {
    says:
      'Default opening burn after each shuffle and cut: one card out to the discards unseen; if ' +
      'a patron asks, it is turned face-up and recorded before being discarded.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note:
      'Showing is compulsory on request: provide a request control on the terminal and a console ' +
      'prompt.',
  },
  '3.8.2': {
    says:
      "On a patron's request the Dealer may instead expose the first card and burn that many " +
      'further cards face-down (10, J, Q, K = 10; ace = 1); the exposed card also goes to the ' +
      'discards, so 2 to 11 cards leave the shoe.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note:
      "Discretionary ('may'). Uses burn values, not point values. That the exposed card is " +
      'discarded is inferred.',
  },
  '3.9.1': {
    says:
      'When the cutting card comes out, the Dealer takes it out and sets it aside; console has a ' +
      "'cutting card out' action (automatic for simulated shoes) stamped with the coup and card " +
      'position.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
  },
  '3.9.2': {
    says: 'Play any coup then in progress to its end and settle it normally.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['R2'],
  },
  '3.9.3': {
    says:
      'Announce on terminals, console and display, before its wagering period opens, that the ' +
      'coming coup is the final one of the shoe for wagers.',
    kept: 'screen',
    where: 'screens',
    area: 'shoe',
    kind: 'show',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note: 'See 3.5.2 for which coup that is.',
  },
  '3.9.4': {
    says:
      'When the final coup is complete, close the shoe and require a shuffle or the loading of a ' +
      'pre-shuffled batch before anything else.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['G11', 'R1'],
    note:
      "Cross-reference to 'rule 4' is wrong (rule 4 is wagers); read 3.5 to 3.8, 3.6 for " +
      'pre-shuffled cards.',
  },
  '3.10': {
    says:
      'Between the final coup and the shuffle, a Game Supervisor or above may withdraw the ' +
      'cards, have them checked and bring in new ones; record all three steps.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'authorise',
    roles: ['game-supervisor', 'casino-supervisor'],
  },
  '3.11': {
    says:
      'Casino Supervisor may order some or all cards replaced as unfit, with reason, but only ' +
      'while no hand is in progress; the action is disabled mid-coup.',
    kept: 'engine',
    where: 'table',
    area: 'cards',
    kind: 'authorise',
    roles: ['casino-supervisor'],
    note:
      'Partial replacement: the shuffle is not required by text; log each replaced card and ' +
      'prompt for a 3.5.4 shuffle.',
  },
  '3.11.1': {
    says:
      'If all cards are replaced, force shuffle, cut and opening burn (3.5, 3.7, 3.8) before the ' +
      'next coup.',
    kept: 'engine',
    where: 'table',
    area: 'cards',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
  },
});
